"""Votes, the right to vote, offices, boards."""

from __future__ import annotations

from loupiote.cast.events import Candidate, Withdrew
from loupiote.kernel.events import BoardChanged, Counted, Elected, MayVote, VoteAdded, Voted
from loupiote.narration.runs import Line, Text
from loupiote.narration.tellers import Ear, tells
from loupiote.narration.tellers.course import spaced
from loupiote.narration.writer import NOBODY, Card, People, Writer


def number(value: float) -> int | float:
    """3.0 is 3."""
    return int(value) if value == int(value) else value


@tells(Voted)
def voted(w: Writer, e: Voted, ear: Ear) -> Line:
    """One ballot."""
    who, weight = People([e.who]), number(1 if e.weight is None else e.weight)
    if e.choice is None or e.choice == NOBODY:
        return w.line("told-voted-none", who=who)
    line = w.line("told-voted", who=who, choice=People([e.choice]), moment=ear.moment or "none")
    return line if weight == 1 else spaced([line, w.line("votes-note", n=weight)])


@tells(Counted)
def counted(w: Writer, e: Counted, ear: Ear) -> Line:
    """The totals and the result."""
    totals = w.lines((w.line("count-short", who=People([name]), n=number(n)) for name, n in ranking(e)), "")
    return spaced([w.line("told-counted", totals=totals) if totals else (), result(w, e)])


def ranking(e: Counted) -> list[tuple[str, float]]:
    """The totals, the highest first."""
    return sorted(e.votes.items(), key=lambda item: -item[1])


def result(w: Writer, e: Counted) -> Line:
    """What a count comes to."""
    if e.cancelled:
        return w.line("told-counted-cancelled")
    if e.tied:
        tie = w.line("told-counted-tied", who=People(e.tied))
        return spaced([tie, w.line("told-counted-first", who=People([e.first]))]) if e.first else tie
    if e.first and e.first != NOBODY:
        return w.line("told-counted-first", who=People([e.first]))
    return w.line("told-counted-nobody")


def count_line(w: Writer, name: str, total: float, voters: list[Voted]) -> Line:
    """One line of a count: `Bob : 3 voix (Ana, Cleo et Dan)`; a voice that weighs more than one says so."""
    if not voters:
        return w.line("count-line", who=People([name]), n=number(total))
    shown = w.lines(_voter(w, voter) for voter in voters)
    return w.line("count-line-voters", who=People([name]), n=number(total), voters=shown)


def _voter(w: Writer, e: Voted) -> Line:
    weight = number(1 if e.weight is None else e.weight)
    name = w.people([e.who])
    return name if weight == 1 else (*name, Text(" "), *w.line("weight-note", n=weight))


@tells(VoteAdded)
def vote_added(w: Writer, e: VoteAdded, ear: Ear) -> Line:
    """Votes that are there before anybody votes, and of which role they are the work."""
    who, n = People([e.who]), number(e.votes)
    if e.source is None:
        return w.line("told-vote-added", who=who, n=n)
    return w.line("told-vote-added-source", who=who, n=n, source=Card(e.source))


@tells(MayVote)
def may_vote(w: Writer, e: MayVote, ear: Ear) -> Line:
    """Who alone may vote next, or who may not now."""
    return w.line("told-may-vote" if e.may else "told-may-not-vote", who=People(e.who))


@tells(Candidate)
def candidate(w: Writer, e: Candidate, ear: Ear) -> Line:
    """Somebody stands for an office."""
    return w.line("told-candidate", who=People([e.who]), office=Card(e.office or ""))


@tells(Withdrew)
def withdrew(w: Writer, e: Withdrew, ear: Ear) -> Line:
    """Somebody stands for an office no more."""
    return w.line("told-withdrew", who=People([e.who]), office=Card(e.office or ""))


@tells(Elected)
def elected(w: Writer, e: Elected, ear: Ear) -> Line:
    """An office changes hands, or ends."""
    if e.who is None:
        return w.line("told-elected-nobody", office=Card(e.office))
    if e.after is not None:
        after = People([e.after])
        return w.line("told-elected-after", who=People([e.who]), after=after, how=e.how, office=Card(e.office))
    return w.line("told-elected", who=People([e.who]), how=e.how, office=Card(e.office))


@tells(BoardChanged)
def board(w: Writer, e: BoardChanged, ear: Ear) -> Line:
    """A place to talk opens to some, or closes."""
    name = w.line(f"board-{e.board}")
    if e.closed:
        return w.line("told-board-closed", board=name)
    if e.members:
        return w.line("told-board-members", board=name, who=People(e.members))
    return w.line("told-board-open", board=name)
