"""`u`: taking back what a person answered last, and all that came after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loupiote.cli.play.reading import YES
from loupiote.kernel.inputs import Reply
from loupiote.kernel.table import Table

if TYPE_CHECKING:
    from loupiote.cli.play.session import Session
    from loupiote.kernel.state import InputFamily


def inputs(session: Session) -> list[InputFamily]:
    """All inputs that count, in order."""
    return [given for chapter in session.table.standing() for given in chapter.inputs]


def last_answer(session: Session, seat: str, *, alone: bool) -> tuple[int, Reply] | None:
    """The place and the last answer that may be taken back from this seat.

    Where several persons share the terminal, one takes back only their own answer, and only while nobody has answered
    after them: what others did is not shown to them. Nor once they were told something: they know it, and would choose
    again with it.
    """
    given = inputs(session)
    for place in range(len(given) - 1, -1, -1):
        one = given[place]
        if isinstance(one, Reply) and one.player in session.people:
            return (place, one) if alone or (one.player == seat and not told_since(session, seat, place)) else None
    return None


def told_since(session: Session, seat: str, place: int) -> bool:
    """Whether a seat was told anything since this input."""
    before = 0
    for chapter in session.table.standing():
        before += len(chapter.inputs)
        if before > place and any(told.to is None or seat in told.to for told in chapter.told):
            return True
    return False


def undo(session: Session, seat: str, *, alone: bool) -> bool:
    """Say what will be taken back, ask, and do it; whether it was done."""
    desk, screen = session.desk, session.desk.screen
    found = last_answer(session, seat, alone=alone)
    if found is None:
        screen.say(desk.t("nothing-to-undo"), style="yellow")
        return False
    place, reply = found
    window, _, number = reply.window.partition("@")
    what = session.plain.receipt(reply.power, reply.value, window=window)
    screen.say(
        desk.t("undo-what", what=what, window=session.plain.window(window), number=int(number or 1)), style="yellow"
    )
    if screen.ask(desk.t("undo-sure")).casefold() not in YES:
        screen.say(desk.t("undo-not"))
        return False
    take_back(session, place)
    screen.say(desk.t("undo-done"), style="green")
    return True


def take_back(session: Session, place: int) -> None:
    """Take back all inputs from this place on. What was superseded is not kept: no table waits for it here."""
    session.table.undo(len(inputs(session)) - place)
    standing = session.table.standing()
    for number, chapter in enumerate(standing):
        chapter.number = number
    session.table = Table.wake(session.table.rules, standing)
    for viewer in (*session.people, *session.seen):
        facts = len(session.facts(viewer))
        session.seen[viewer] = min(session.seen.get(viewer, 0), facts)
