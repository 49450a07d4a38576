"""The running count of a vote: who has how many voices, from whom, and where that can be read again."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from loupiote.kernel.ask import NOBODY, Value, is_ballot
from loupiote.kernel.events import VoteAdded
from loupiote.kernel.inputs import MJ
from loupiote.kernel.substitute import names_now
from loupiote.kernel.view import View
from loupiote.kernel.window import OpenWindow
from loupiote.narration import Narrator
from loupiote.web.ballots.evidence import Cast, changes
from loupiote.web.ballots.models import Poll
from loupiote.web.games import tables
from loupiote.web.games.models import Game


class Voter(Struct):
    """Somebody who has voted.

    Attributes:
        voice: what their voice is worth, where that is not one vote and the reader may know it; cast: their ballot.
        before: what they had voted before.
    """

    name: str
    voice: str = ""
    cast: Cast | None = None
    before: list[Cast] = field(default_factory=list)


class Row(Struct):
    """Somebody for whom there are votes.

    Attributes:
        nobody: these are votes for nobody; added: those that no ballot gives, "" for none; why: where they come from, in words.
    """

    name: str
    votes: str
    voters: list[Voter]
    nobody: bool = False
    leads: bool = False
    added: str = ""
    why: list[str] = field(default_factory=list)


class Count(Struct):
    """The count of the vote that is open, as one viewer sees it.

    Attributes:
        window: its name; rows: the most votes first; without: voters whose ballot names nobody any more.
        hidden: those who have voted, where it is a secret for whom; missing: those who live and have not, where it shows who has.
        most: how long a bar can be.
    """

    window: str
    rows: list[Row]
    without: list[Voter]
    hidden: list[str]
    missing: list[str]
    most: float


def count(game: Game, view: View, cast: dict[str, dict[str, list[Cast]]], said: Narrator) -> Count | None:
    """The running count; None where no vote is open, or nothing of it is to be seen. `said` puts it into words."""
    opened, ballots, totals = tables.current(game).table.open, _ballots(view), view.totals
    if opened is None or not (ballots or totals or _in_the_open(opened)):
        return None
    here = cast.get(opened.name, {})
    seen = view.all or Poll.objects.filter(game=game, window=opened.name, open=True).exists()
    voices = view.voices
    by_name: dict[str, list[Voter]] = {}
    without, hidden = [], []
    for who, value in ballots.items():
        if value is None and not seen:
            hidden.append(who)
            continue
        made = here.get(who, [])
        worth = voices.get(who, 1)
        voter = Voter(
            who, "" if worth == 1 else f"{worth:g}", made[-1] if made else None, changes(made) if seen else []
        )
        if value:
            by_name.setdefault(value[0], []).append(voter)
        else:
            without.append(voter)
    names = dict.fromkeys([*totals, *by_name])
    worth_of = {name: totals.get(name, _worth(by_name.get(name, []))) for name in names}
    best = max((n for name, n in worth_of.items() if name != NOBODY), default=0)
    rows = [
        Row(name, f"{n:g}", by_name.get(name, []), name == NOBODY, 0 < n == best and name != NOBODY)
        for name, n in sorted(worth_of.items(), key=lambda pair: (pair[0] == NOBODY, -pair[1]))
    ]
    now = names_now(tables.current(game).table.game)
    for row in rows:
        if row.name in view.standing:
            row.added, row.why = f"{view.standing[row.name]:g}", _why(view, row.name, now, said)
    missing = [seat.name for seat in view.seats if seat.alive and seat.name not in ballots] if ballots else []
    return Count(opened.name, rows, without, hidden, missing, max([sum(worth_of.values()), 1.0]))


def _in_the_open(opened: OpenWindow) -> bool:
    """Whether everybody knows that there is a vote: they will see who votes, or for whom."""
    return any(prompt.shows and is_ballot(prompt) for prompt in opened.prompts.values())


def _why(view: View, name: str, now: Mapping[str, str], said: Narrator) -> list[str]:
    """What this viewer was told of the votes that no ballot gives, since the moment began; `now`: names then -> names now."""
    there = (one for one in view.told if (one.moment, one.number) == view.moment)
    return [said.tell(one) for one in there if isinstance(one.event, VoteAdded) and now.get(one.event.who) == name]


def _ballots(view: View) -> dict[str, Value | None]:
    """The ballots that this viewer may see: of a secret vote, none but for who leads."""
    if view.viewer != MJ:
        return view.ballots
    return {one.prompt.player: one.reply for one in view.prompts if one.answered and is_ballot(one.prompt)}


def _worth(voters: list[Voter]) -> float:
    return sum(float(voter.voice or 1) for voter in voters)
