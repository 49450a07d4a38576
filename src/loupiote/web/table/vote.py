"""A vote by a show of hands: taken voter by voter, as hands counted, or as the outcome alone."""

from __future__ import annotations

import json
from math import ceil

from django.http import QueryDict
from django.utils.translation import gettext as _
from msgspec import Struct, field

from loupiote.kernel.ask import NOBODY, One, is_ballot
from loupiote.kernel.inputs import Close, Decree, Input, Reply
from loupiote.kernel.view import Asked, View
from loupiote.web.table.fields import Node
from loupiote.web.table.models import Desk
from loupiote.web.table.questions import question_of
from loupiote.web.table.words import Speaker

MOST = 200


class Voter(Struct):
    """Somebody who votes.

    Attributes:
        named: for whom, in words, "" while they have not voted; voice: what it is worth, where that is not one vote.
        was: the ballot that stands, as `Question.was`; chosen: whom it names, "" for nobody; barred: whom they may not name,
            and why, as JSON. With these a page goes on from voter to voter without the network (`js/ballots.js`).
    """

    name: str
    seat: int
    answered: bool
    named: str = ""
    voice: str = ""
    current: bool = False
    was: str = ""
    chosen: str = ""
    barred: str = "{}"


class Target(Struct):
    """Somebody for whom votes are counted.

    Attributes:
        votes: what the ballots that stand give them, with the voices that are known; hands: what was counted besides.
        leads: whether nobody has more.
    """

    value: str
    label: str
    votes: float = 0
    hands: int = 0
    leads: bool = False
    seat: int | None = None

    @property
    def written(self) -> str:
        """3 votes, or 2.5."""
        return f"{self.votes:g}"

    @property
    def number(self) -> int:
        """For the grammar of a language: one, or more."""
        return ceil(self.votes)


class Vote(Struct):
    """A vote that is open.

    Attributes:
        way: how it is taken, of `Desk.Way`; voters; targets: for whom votes are counted.
        current: whose turn it is, with the fields of that ballot; heavy: those whose voice is not one vote, with theirs.
        was: the ballot that stands of whose turn it is, as `Question.was`.
        left: how many have not voted; others: hands are counted beside ballots that are given by name.
        power, window: as replies name them.
    """

    way: str
    window: str
    power: str
    voters: list[Voter]
    targets: list[Target]
    current: str = ""
    node: Node | None = None
    optional: bool = True
    heavy: list[tuple[Voter, Node]] = field(default_factory=list)
    was: str = ""
    left: int = 0
    others: bool = False


def vote(view: View, speaker: Speaker, desk: Desk, voter: str = "") -> Vote:
    """The vote that is open, for a view in which there is one (`questions.is_vote`).

    Args:
        voter: whose ballot is wanted; by default the first that is missing.
    """
    ballots = [asked for asked in view.prompts if not asked.pending and is_ballot(asked.prompt)]
    seats = [seat.name for seat in view.seats]
    voices = view.voices
    totals: dict[str, float] = {}
    voters = []
    for asked in ballots:
        name, reply = asked.prompt.player, asked.reply
        worth = voices.get(name, 1)
        named = speaker.value(reply[0]) if reply else _("abstains") if asked.answered else ""
        voters.append(Voter(name, seats.index(name) + 1, asked.answered, named, "" if worth == 1 else f"×{worth:g}"))
        if reply:
            voters[-1].chosen = reply[0]
            totals[reply[0]] = totals.get(reply[0], 0) + worth
    made = Vote(desk.way, ballots[0].window, ballots[0].power, voters, [])
    legal = list(dict.fromkeys(name for asked in ballots for name in asked.prompt.choice.legal()))
    legal.sort(key=lambda name: seats.index(name) if name in seats else len(seats))
    counts = any(isinstance(asked.prompt.choice, One) and asked.prompt.choice.blank for asked in ballots)
    for name in legal:
        if name != NOBODY or counts:
            seat = seats.index(name) + 1 if name in seats else None
            made.targets.append(Target(name, speaker.value(name), totals.get(name, 0), seat=seat))
    most = max(totals.values(), default=0)
    for target in made.targets:
        target.leads = 0 < target.votes == most
    made.left = sum(not one.answered for one in voters)
    made.others = any(one.answered or one.voice for one in voters)
    asks = [question_of(asked, view, speaker) for asked in ballots] if desk.way == Desk.Way.VOTERS else []
    for one, ask in zip(voters, asks, strict=False):
        one.was = ask.was
        one.barred = json.dumps({option.value: option.why for option in ask.node.options if option.why})
    chosen = _turn(ballots, voter)
    if chosen is not None:
        turn = asks[ballots.index(chosen)] if asks else question_of(chosen, view, speaker)
        made.current, made.node, made.optional, made.was = turn.player, turn.node, not turn.must, turn.was
        if turn.node.blank:  # who has not voted yet has not abstained
            turn.node.blank.checked &= turn.answered
        next(one for one in voters if one.name == made.current).current = True
    made.heavy = [
        (one, question_of(asked, view, speaker).node) for one, asked in zip(voters, ballots, strict=True) if one.voice
    ]
    for i, (_one, node) in enumerate(made.heavy):
        node.key = f"heavy{i}"
    return made


def _turn(ballots: list[Asked], voter: str) -> Asked | None:
    """Whose ballot is taken now."""
    named = next((asked for asked in ballots if asked.prompt.player == voter), None)
    return named or next((asked for asked in ballots if not asked.answered), None)


def ways(form: QueryDict) -> list[Input]:
    """The inputs of a vote that was counted as hands, or as its outcome: with the ballots that weigh, and the close."""
    window, power = form.get("window", ""), form.get("power", "")
    found: list[Input] = []
    for i in range(MOST):
        voter = form.get(f"heavy{i}.who")
        if voter is None:
            break
        if named := form.get(f"heavy{i}"):
            found.append(Reply(player=voter, power=power, value=(named,), window=window))
    return [*found, Decree(what="count", value=recount(form)), Close(window=window)]


def recount(form: QueryDict) -> dict[str, int] | list[str]:
    """A vote as a form counts it: hands by name, or the outcome. What is no number is kept as one that is refused."""
    if form.get("way") != Desk.Way.HANDS:
        return form.getlist("outcome")
    hands = {}
    for i in range(MOST):
        name, number = form.get(f"name{i}"), form.get(f"hands{i}", "").strip() or "0"
        if name is None:
            break
        hands[name] = int(number) if number.isascii() and number.isdecimal() and len(number) < 4 else -1
    return {name: n for name, n in hands.items() if n}


def count_of(view: View, speaker: Speaker, counted: dict[str, int] | list[str]) -> Vote:
    """A vote that was counted, as it was counted: to be amended. The view is of the table as it stood then."""
    way = Desk.Way.HANDS if isinstance(counted, dict) else Desk.Way.OUTCOME
    made = vote(view, speaker, Desk(way=way))
    for target in made.targets:
        target.hands = counted.get(target.value, 0) if isinstance(counted, dict) else 0
        target.leads = target.value in counted
    made.heavy = []  # ballots are amended one by one
    return made
