"""The manners of a terminal: one person with bots, several persons who pass it on, or somebody who only watches."""

from __future__ import annotations

from typing import Protocol

from loupiote.cli.near import find
from loupiote.cli.play.reading import COMMANDS
from loupiote.cli.play.session import Leave, Session
from loupiote.cli.play.turn import Turn
from loupiote.kernel.inputs import MJ
from loupiote.kernel.view import PUBLIC


class Manner(Protocol):
    """How persons get to answer in an open window."""

    def people(self, session: Session) -> bool:
        """Let every person answer who is asked; whether the open window may close now."""


class Alone:
    """One person, the others are bots. Nothing tells them when somebody else is asked."""

    def __init__(self) -> None:
        self.turn: Turn | None = None

    def people(self, session: Session) -> bool:
        """The person answers; in the moments that all share they are told the news in any case."""
        seat = session.people[0]
        if self.turn is None:
            self.turn = Turn(session, seat, alone=True)
        opened = session.table.open
        if session.waiting(seat):
            self.turn.answer()
        elif opened is not None and opened.hold and session.show_news(seat):
            self.turn.pause()
        return True


class Watching:
    """Nobody plays: everything is told, as a game master sees it."""

    def people(self, session: Session) -> bool:
        """Tell the news."""
        opened = session.table.open
        if opened is not None and opened.hold and session.show_news(MJ):
            screen = session.desk.screen
            if screen.live and COMMANDS.get(screen.ask(session.desk.t("pause-watching")).casefold()) == "quit":
                raise Leave
        return True


class Together:
    """Several persons pass the terminal round. Whenever somebody is asked it goes to everybody who was alive shortly
    before, in the order of the seats, so that nobody can tell who was."""

    def __init__(self) -> None:
        self.turns: dict[str, Turn] = {}
        self.moment: tuple[str, int] | None = None
        self.living: list[str] = []
        self.around: list[str] = []

    def people(self, session: Session) -> bool:
        """One round of the terminal, if somebody is asked; in a debate it lies open on the table."""
        moment, living = session.view(PUBLIC).moment, session.table.game.living
        if moment != self.moment:
            before = living if self.moment is None else self.living
            self.around = [seat for seat in session.people if seat in living or seat in before]
            self.moment, self.living = moment, list(living)
        if lies_open(session):
            self._open_table(session)
            return True
        if not session.anybody_waits():
            return True
        for seat in self.around:
            self._hand_over(session, seat)
        return False

    def _go_on(self, session: Session) -> None:
        """Once everybody has answered, windows follow in which the rest of the round may be asked."""
        moment = session.view(PUBLIC).moment
        while not session.table.game.over and session.view(PUBLIC).moment == moment:
            if session.anybody_waits() or lies_open(session):
                return
            session.advance()

    def _open_table(self, session: Session) -> None:
        """The debate: the news for all to read; whoever wants to act in secret asks for the terminal."""
        screen, t = session.desk.screen, session.desk.t
        while True:
            session.show_news(PUBLIC)
            text = screen.ask(t("open-table"))
            if not text:
                return
            if COMMANDS.get(text.casefold()) == "quit":
                raise Leave
            found = find(text, session.people)
            if found.value is None:
                screen.say(t("doubt-unknown", word=text), style="yellow")
                continue
            self._hand_over(session, found.value)

    def _hand_over(self, session: Session, seat: str) -> None:
        screen, t = session.desk.screen, session.desk.t
        session.wipe()
        screen.ask(t("pass-to", who=seat))
        session.wipe()
        turn = self.turns.setdefault(seat, Turn(session, seat, alone=False))
        turn.shown = None
        turn.look()
        moment = session.view(seat).moment
        if session.waiting(seat):
            turn.answer()
            self._go_on(session)
            session.show_news(seat, moment)  # what the answer brought, and nothing of what came after
        turn.pause("pass-back", always=True)
        session.wipe()


def lies_open(session: Session) -> bool:
    """Whether the open window is a debate: it takes its time, and asks only for what may be done at any moment of it."""
    opened = session.table.open
    return opened is not None and opened.hold and all(prompt.instant for prompt in opened.window.prompts)
