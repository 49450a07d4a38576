"""Votes: ballots with weights, votes from elsewhere, ties. Weights are whole numbers of half-votes, so 1.5 votes is 3.

At a table hands are counted faster than they are written down. The game master's decree `count` says what was seen: how many
hands against whom, added to the ballots that were given by name; or the outcome alone, whatever the ballots. It waits in the
state (`CALLED`) until the step of the vote takes it (`take_called`) and counts with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field

from loupiote.kernel.ask import NOBODY
from loupiote.kernel.powers import WeightMark

if TYPE_CHECKING:
    from loupiote.kernel.acts import Answer
    from loupiote.kernel.game import Game

VOICE = 2  # half-votes of a plain voice
CALLED = "called"  # in the memory of the game: hands by name, or the outcome as a list of names


class Count(Struct):
    """A vote as counted.

    Attributes:
        ballots: voter -> whom they named; weights: voter -> half-votes; totals: named -> half-votes.
        first: who leads alone; tied: who leads together; both are empty when nobody got a vote.
    """

    ballots: dict[str, str] = field(default_factory=dict)
    weights: dict[str, int] = field(default_factory=dict)
    totals: dict[str, int] = field(default_factory=dict)
    first: str | None = None
    tied: list[str] = field(default_factory=list)

    def votes(self) -> dict[str, float]:
        """The totals in votes, most first, seats in the order in which they were named."""
        return {who: n / 2 for who, n in sorted(self.totals.items(), key=lambda item: -item[1])}


def voice(game: Game, voter: str, *, known: bool = False) -> int:
    """What this voter's voice is worth, in half-votes: a plain voice, then what `WEIGHTS` make of it, one after the other.

    Args:
        known: only what everybody may know weighs: public offices, and marks that all may see.
    """
    worth = VOICE
    for kind in game.ruleset.weights:
        if issubclass(kind, WeightMark):
            if known and kind.known != "all":
                continue
            for mark in game.seats[voter].marks:
                if type(mark) is kind and mark.round <= game.round:
                    worth = mark.weight(game, voter, worth)
        else:
            for me in game.force(kind):
                if me.player == voter and not (known and not game.ruleset.kinds[game.bearers[me.bearer].of].public):
                    worth = me.power.weight(game, me, worth)  # type: ignore[attr-defined]
    return max(worth, 0)


def peek_called(game: Game) -> dict[str, int] | list[str] | None:
    """What the game master counted of the vote that is open; who has died since is not in it any more."""
    said: Any = game.memory.get(CALLED)
    if said is None:
        return None
    there = [name for name in said if name == NOBODY or game.alive(name)]
    return {name: said[name] for name in there} if isinstance(said, dict) else there


def take_called(game: Game) -> dict[str, int] | list[str] | None:
    """The same, for the step that counts the vote: it is used up."""
    said = peek_called(game)
    game.memory.pop(CALLED, None)
    return said


def _weighed(game: Game) -> set[str]:
    """Whose voice may be worth something else than one vote."""
    weighed = {me.player for kind in game.ruleset.weights for me in game.force(kind)}
    for kind in game.ruleset.weights:
        if issubclass(kind, WeightMark):
            weighed.update(game.marked(kind))
    return weighed


def count(
    game: Game,
    answers: list[Answer],
    *,
    added: Mapping[str, int] | None = None,
    times: Mapping[str, int] | None = None,
    blank: bool = False,
    plain: bool = False,
    known: bool = False,
    called: dict[str, int] | list[str] | None = None,
) -> Count:
    """Count ballots.

    Args:
        added: half-votes that are there before anybody votes; times: what the votes against a player are multiplied by.
        blank: "personne" counts as a name; else it is an abstention.
        plain: every voice is worth one vote (an election without an office yet).
        known: each voice weighs what everybody knows of it, as in a running count.
        called: hands that were counted besides, by name, each worth one vote; or a list: the outcome, without totals.
    """
    result = Count(totals=dict(added or {}))
    ballots, weights, totals = result.ballots, result.weights, result.totals
    weighed = set() if plain else _weighed(game)
    for answer in answers:
        value = answer.value
        if value is None or (value[0] == NOBODY and not blank):
            continue
        voter, named = answer.prompt.player, value[0]
        worth = voice(game, voter, known=known) if voter in weighed else VOICE
        ballots[voter], weights[voter] = named, worth
        if worth:
            totals[named] = totals.get(named, 0) + worth
    for named, hands in (called if isinstance(called, dict) else {}).items():
        if hands and (blank or named != NOBODY):
            totals[named] = totals.get(named, 0) + hands * VOICE
    for who, factor in (times or {}).items():
        if who in totals:
            totals[who] *= factor
    best = max(totals.values(), default=0)
    leaders = [who for who, n in totals.items() if n == best > 0]
    if isinstance(called, list):
        leaders = called
        totals.clear()
    if len(leaders) == 1:
        result.first = leaders[0]
    elif leaders:  # in seat order, whoever was named first
        order = [player.id for player in game.players]
        result.tied = sorted(leaders, key=lambda who: order.index(who) if who in order else len(order))
    return result
