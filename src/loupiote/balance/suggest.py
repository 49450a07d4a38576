"""Cards that suit a number of players: what a village is given first, and how many wolves."""

from __future__ import annotations

from collections.abc import Collection

from loupiote.kernel.ruleset import RuleSet

PLAIN = "simple-villageois"
WOLF = "loup-garou"

# what a village is given first, in the order in which it grows
GROWING = (
    "voyante",
    "sorciere",
    "chasseur",
    "cupidon",
    "salvateur",
    "ancien",
    "montreur-d-ours",
    "idiot-du-village",
    "corbeau",
    "renard",
    "enfant-sauvage",
    "bouc-emissaire",
    "princesse",
    "petite-fille",
    "chat",
    "servante-devouee",
    "pretre",
)
# in large games a wolf with a power takes the place of a plain one: from how many players on
POWERFUL = {"infect-pere-des-loups": 15, "grand-mechant-loup": 20}


def wolves(players: int) -> int:
    """How many wolves suit this number of players: about one to five."""
    return 1 if players < 8 else 2 if players < 12 else 1 + players // 6


def suggest(rules: RuleSet, players: int, boxes: Collection[str] | None = None) -> dict[str, int]:
    """Cards that suit this number of players: wolves, the powers that a village is given first, plain villagers.

    Args:
        boxes: those that somebody owns, where the cards of the rule set come in boxes; None: all of them.
    """

    def there(role: str) -> bool:
        kind = rules.roles.get(role)
        return kind is not None and (boxes is None or not kind.box or kind.box in boxes)

    count = wolves(players)
    special = [role for role, least in POWERFUL.items() if players >= least and there(role)]
    powers = [role for role in GROWING if there(role)][: max(players // 2 - 1, 1 if players > 2 else 0)]
    deck = {WOLF: count - len(special)} | dict.fromkeys(special, 1) | dict.fromkeys(powers, 1)
    plain = players - sum(deck.values())
    return {PLAIN: plain, **deck} if plain > 0 else deck
