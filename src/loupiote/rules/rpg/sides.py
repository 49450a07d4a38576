"""The side of the cards that may belong to either camp, which a person decides card by card, or an option for all.

A side belongs to the card: whoever takes the card later takes the side with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from loupiote.cast.antre import ANTRE
from loupiote.kernel import bearers

if TYPE_CHECKING:
    from loupiote.kernel.game import Game
    from loupiote.kernel.ruleset import RuleSet
    from loupiote.kernel.start import Plan
    from loupiote.kernel.state import Bearer

VARIABLE = "variable"  # the camp written on such a card
SIDES = ("village", "loups")
SETUP = "camps"  # in the setup: player -> side, or role -> one side or the sides of its cards in the order of dealing
DECIDED = "sides"  # in the memory of the game: card -> side

_ALL = {"tous-villageois": "village", "tous-loups": "loups"}


def variable(rules: RuleSet, role: str) -> bool:
    """Whether cards of this role may belong to either camp."""
    return rules.roles[role].camp == VARIABLE


def take_sides(game: Game) -> None:
    """Let everybody who has come by such a card play for its side, and run with the pack if it is a wolf.

    Who was of the pack by such a card, and has another one now, is of it no more. A card that was given to somebody who has
    been turned since has its side too: it is the colour that a death shows.
    """
    for player in list(game.bearers[ANTRE].holders):
        if game.camp(player) not in ("loups", VARIABLE) and ANTRE not in game.kind(player).holds:
            bearers.drop(game, ANTRE, player)
    decided: dict[str, str] = game.memory.get(DECIDED, {})
    cards = {
        player.card: player
        for player in game.players
        if player.camp == VARIABLE or (player.card not in decided and game.kind(player.id).camp == VARIABLE)
    }
    if not cards:
        return
    decided = game.memory.setdefault(DECIDED, decided)
    for card, bearer in game.bearers.items():  # cards, not seats: what is drawn for one has nothing to do with seats
        seat = cards.get(card)
        if seat is not None:
            if card not in decided:
                decided[card] = _side(game, bearer, seat.id)
            if seat.camp != VARIABLE:
                continue
            seat.camp = decided[card]
            if seat.camp == "loups":
                bearers.hold(game, ANTRE, seat.id)


def _side(game: Game, card: Bearer, player: str) -> str:
    way = game.options["camps-multiclassables"]
    if way in _ALL:
        return _ALL[way]
    chosen = game.setup.get(SETUP, {})
    given = chosen.get(player, chosen.get(card.of)) if way == "choix-par-carte" else None
    if isinstance(given, list):
        number = int(card.id.rpartition("-")[2])
        given = given[number - 1] if number <= len(given) else None
    return str(given or game.draw("camps", "joueur", SIDES))


def undecided(plan: Plan, way: str) -> list[str]:
    """Players, or roles where the cards are dealt by chance, whose card has no side though the option asks for one."""
    chosen: dict[str, Any] = plan.setup.get(SETUP, {})
    if way != "choix-par-carte":
        return []
    if plan.roles is not None:
        mine = {player: role for player, role in plan.roles.items() if variable(plan.rules, role)}
        return [player for player, role in mine.items() if player not in chosen and role not in chosen]
    counts = {role: n for role, n in plan.deck().items() if variable(plan.rules, role)}
    return [role for role, n in counts.items() if role not in chosen or _short(chosen[role], n)]


def _short(given: object, cards: int) -> bool:
    return isinstance(given, list) and len(given) < cards


def wrong(plan: Plan) -> list[str]:
    """What stands in the setup that is no side."""
    values = [
        v for given in plan.setup.get(SETUP, {}).values() for v in (given if isinstance(given, list) else [given])
    ]
    return [str(value) for value in values if value not in SIDES]
