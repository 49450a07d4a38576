"""Deaths, and lives kept."""

from __future__ import annotations

from loupiote.kernel.events import Died, LostLife, Resurrected, Saved, Survived
from loupiote.narration.runs import Emphasis, Line
from loupiote.narration.tellers import Ear, tells
from loupiote.narration.tellers.course import spaced
from loupiote.narration.writer import Card, People, Writer, words


@tells(Died)
def died(w: Writer, e: Died, ear: Ear) -> Line:
    """A death, with what is announced; the game master also reads the cause and whose hand it was.

    The side stands beside the card where it is announced; for the game master, who knows all cards, where it is another one.
    """
    who = People([e.who])
    if e.role is not None:
        line = w.line("told-died-role", who=who, role=Card(e.role))
        if e.camp is not None and not (ear.mj and e.camp == w.camp(e.role)):
            line = spaced([line, w.line("told-died-side", camp=Card(e.camp, "camp"))])
    elif e.camp is not None:
        line = w.line("told-died-camp", who=who, camp=Card(e.camp, "camp"))
    else:
        line = w.line("told-died", who=who)
    if e.status:
        line = spaced([line, _statuses(w, who, e.status)])
    return spaced([line, _cause(w, e)]) if ear.mj and e.cause else line


def _statuses(w: Writer, who: People, statuses: list[str]) -> Line:
    """What else is announced of the dead: as a word for them, or by its name."""
    known = all(w.known(status, "status") for status in statuses)
    found = w.lines(w.line(f"{'status' if known else 'mark'}-{status}", who=who) for status in statuses)
    return w.line("told-died-was" if known else "told-died-status", who=who, status=found)


def _cause(w: Writer, e: Died) -> Line:
    cause = w.line(f"cause-{e.cause}") if w.known(e.cause or "", "cause") else words(e.cause)
    if e.author and e.author != e.who and not w.known(e.author):
        return (Emphasis(w.line("told-died-cause-author", cause=cause, author=People([e.author]))),)
    return (Emphasis(w.line("told-died-cause", cause=cause)),)


@tells(Survived)
def survived(w: Writer, e: Survived, ear: Ear) -> Line:
    """Somebody lives who should not; the rules may hide who."""
    cause = e.cause or "none"
    if e.who is None:
        return w.line("told-survived", cause=cause)
    return w.line("told-survived-who", who=People([e.who]), cause=cause)


@tells(Saved)
def saved(w: Writer, e: Saved, ear: Ear) -> Line:
    """A named player is pardoned or given back."""
    who = People([e.who])
    if e.role is not None:
        return w.line("told-saved-role", who=who, role=Card(e.role))
    if e.by is not None and not w.known(e.by):
        return w.line("told-saved-by", who=who, by=People([e.by]))
    return w.line("told-saved", who=who)


@tells(Resurrected)
def resurrected(w: Writer, e: Resurrected, ear: Ear) -> Line:
    """A dead player lives again."""
    return w.line("told-resurrected", who=People([e.who]))


@tells(LostLife)
def lost_life(w: Writer, e: LostLife, ear: Ear) -> Line:
    """A second life is spent."""
    return w.line("told-lost-life", who=People([e.who]))
