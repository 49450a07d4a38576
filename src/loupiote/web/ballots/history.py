"""Every vote of a game so far, as one viewer was told of it; changes of mind where the vote was held in the open."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct, field

from loupiote.kernel.ask import NOBODY
from loupiote.kernel.events import Counted, Voted
from loupiote.kernel.substitute import names_now
from loupiote.kernel.view import View
from loupiote.web.after.views import gathered
from loupiote.web.ballots.evidence import Cast, changes
from loupiote.web.ballots.models import Poll
from loupiote.web.games import tables
from loupiote.web.games.models import Game
from loupiote.web.ordering.words import speaker


class Cell(Struct):
    """What one voter did in one vote: whom they named at the end ("" and `blank` for nobody), with which voice, whom before."""

    named: str = ""
    blank: bool = False
    voice: str = ""
    before: list[Cast] = field(default_factory=list)
    cast: Cast | None = None


class Vote(Struct):
    """A vote that is over.

    Attributes:
        title: the moment in which it was held, with its round if there were several; cells: by voter.
        totals: names and votes, the most first; chosen: who had the most, or nobody.
    """

    title: str
    cells: dict[str, Cell]
    totals: list[tuple[str, str]]
    chosen: str = ""
    tied: list[str] = field(default_factory=list)
    cancelled: bool = False


def votes(game: Game, view: View, lang: str, cast: dict[str, dict[str, list[Cast]]]) -> list[Vote]:
    """All votes that are over, the first one first."""
    said = speaker(game, lang)
    told = gathered(view.told, names_now(tables.current(game).table.game))
    polls = _polls(game, [(one["moment"], one["number"]) for one in told])
    seen: Counter[tuple[str, int]] = Counter()
    found = []
    for one, poll in zip(told, polls, strict=True):
        moment = (one["moment"], one["number"])
        seen[moment] += 1
        title = said.moment(*moment)
        if seen[moment] > 1:
            title += f" ({seen[moment]})"
        count: Counted | None = one["count"]
        shown = poll is not None and (poll.open or view.all)
        made = cast.get(poll.window, {}) if poll is not None and shown else {}
        cells = {who: _cell(ballot, made.get(who, [])) for who, ballot in one["ballots"].items()}
        for who, ballots in made.items():  # who took their ballot back in the open has none at the end
            if who in cells:
                continue
            if poll is not None and not poll.open:  # of a secret vote the ballots were told to nobody
                named = ballots[-1].named
                cells[who] = Cell(named, named in ("", NOBODY), "", changes(ballots), ballots[-1])
            elif len(ballots) > 1:
                cells[who] = Cell(blank=True, before=changes(ballots))
        vote = Vote(title, cells, [])
        if count is not None:
            vote.totals = [(name, f"{n:g}") for name, n in sorted(count.votes.items(), key=lambda pair: -pair[1])]
            vote.chosen, vote.tied, vote.cancelled = count.first or "", count.tied or [], bool(count.cancelled)
        found.append(vote)
    return found


def _cell(ballot: Voted, made: list[Cast]) -> Cell:
    voice = f"{ballot.weight:g}" if ballot.weight is not None and ballot.weight != 1 else ""
    return Cell(ballot.choice or "", ballot.choice in (None, NOBODY), voice, changes(made), made[-1] if made else None)


def _polls(game: Game, moments: list[tuple[str, int]]) -> list[Poll | None]:
    """The windows of these votes.

    A moment in which there were more or fewer windows than votes that were told says nothing certain, and so shows nothing.
    The window that is open has told nothing yet.
    """
    opened = tables.current(game).table.open
    over = Poll.objects.filter(game=game).exclude(window=opened.name if opened is not None else "")
    rows: dict[tuple[str, int], list[Poll]] = {}
    for row in over.order_by("pk"):
        rows.setdefault((row.moment, row.number), []).append(row)
    held = Counter(moments)
    seen: Counter[tuple[str, int]] = Counter()
    found = []
    for moment in moments:
        there = rows.get(moment, [])
        found.append(there[seen[moment]] if len(there) == held[moment] else None)
        seen[moment] += 1
    return found
