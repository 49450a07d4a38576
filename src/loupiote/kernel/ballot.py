"""Votes: ballots with weights, votes from elsewhere, ties. Weights are whole numbers of half-votes, so 1.5 votes is 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct, field

from loupiote.kernel.ask import NOBODY
from loupiote.kernel.powers import WeightMark

if TYPE_CHECKING:
    from loupiote.kernel.acts import Answer
    from loupiote.kernel.game import Game

VOICE = 2  # half-votes of a plain voice


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
) -> Count:
    """Count ballots.

    Args:
        added: half-votes that are there before anybody votes; times: what the votes against a player are multiplied by.
        blank: "personne" counts as a name; else it is an abstention.
        plain: every voice is worth one vote (an election without an office yet).
        known: each voice weighs what everybody knows of it, as in a running count.
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
    for who, factor in (times or {}).items():
        if who in totals:
            totals[who] *= factor
    best = max(totals.values(), default=0)
    if best > 0:
        leaders = [who for who, n in totals.items() if n == best]
        if len(leaders) == 1:
            result.first = leaders[0]
        else:  # in seat order, whoever was named first
            order = [player.id for player in game.players]
            result.tied = sorted(leaders, key=lambda who: order.index(who) if who in order else len(order))
    return result
