"""Before play: what a game is planned to be, the faults of a plan, and the first state."""

from __future__ import annotations

import unicodedata
from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from msgspec import Struct

from loupiote.kernel import already, bearers, chance
from loupiote.kernel.already import Already
from loupiote.kernel.game import Game
from loupiote.kernel.ruleset import RuleSet
from loupiote.kernel.state import Player

NAME_LENGTH = 30

# Letters and signs that a page shows as nothing, though Python can print them: Unicode's default-ignorable code points
# (fillers of Hangul, Mongolian, Khmer, Khitan) and the blanks of Braille, of music, of hieroglyphs, of an object that is missing.
BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U00016fe4\U0001d159"
)
# They choose the drawing of the sign before them (a coloured heart): allowed, and nothing that tells two names apart.
SELECTORS = frozenset(map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))


@dataclass
class Plan:
    """What a person decides before play.

    Attributes:
        players: names in seat order.
        roles: player -> role, where the cards are fixed; else `cards`: role -> how many, dealt by chance.
        options: option -> value; setup: what the rule set asks before play (spare cards...).
        seed: fixes all chance; script: draws fixed by name, "what@moment.of" or the full name.
        genres: player -> f, m or x, for the grammar of texts.
        already: what has happened, where the game was begun elsewhere; then the roles are those of now.
        paced: moments last their time (`kernel.pace`).
    """

    rules: RuleSet
    players: list[str]
    roles: dict[str, str] | None = None
    cards: dict[str, int] | None = None
    options: dict[str, Any] = field(default_factory=dict)
    setup: dict[str, Any] = field(default_factory=dict)
    seed: str = ""
    script: dict[str, Any] = field(default_factory=dict)
    genres: dict[str, str] = field(default_factory=dict)
    already: Already | None = None
    paced: bool = False

    def deck(self) -> Counter[str]:
        """Every card in the game: those dealt and those set aside in `setup["cartes-restantes"]`."""
        if self.roles is None:
            return +Counter(self.cards or {})
        return Counter(self.roles.values()) + Counter(self.spares())

    def spares(self) -> list[str]:
        """The cards set aside."""
        return list(self.setup.get("cartes-restantes", ()))


class Fault(Struct):
    """One thing that is wrong with a plan: a code for the texts, what it is about, what is legal, and the clause."""

    code: str
    what: list[str] = []
    legal: list[str] = []
    clause: str | None = None


class CompositionError(ValueError):
    """A plan that cannot be played. `faults` says why, all of it."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("; ".join(f"{fault.code}: {', '.join(fault.what)}" for fault in faults))
        self.faults = faults


@lru_cache(4096)
def look(name: str) -> str:
    """What a name looks like: case, accents and widths folded, so that two seats cannot be confused."""
    folded = unicodedata.normalize("NFKD", name).casefold()
    seen = (c for c in folded if not unicodedata.combining(c) and not c.isspace())
    return "".join(c for c in seen if c not in BLANK and c not in SELECTORS)


def is_name(text: str) -> bool:
    """Whether a player can be called so: 1 to 30 characters, each of which can be seen, and no word that inputs use."""
    seen = all(c.isprintable() and c not in BLANK for c in text)
    return seen and 1 <= len(text) <= NAME_LENGTH and text == text.strip() and look(text) not in RESERVED


def faults(plan: Plan) -> list[Fault]:
    """Everything that is wrong with a plan, by the rules common to all sets and by the rule set's own."""
    found: list[Fault] = []
    low, high = plan.rules.players
    if len(plan.players) < low:
        found.append(Fault("too-few-players", [str(len(plan.players))], [str(low)]))
    if len(plan.players) > high:
        found.append(Fault("too-many-players", [str(len(plan.players))], [str(high)]))
    found += [Fault("bad-name", [name]) for name in plan.players if not is_name(name)]
    looks = Counter(look(name) for name in plan.players)
    last = {look(name): name for name in plan.players}  # told once, by the name that came last
    found += [Fault("duplicate-name", [last[seen]]) for seen, n in looks.items() if n > 1]
    known = list(plan.rules.roles)
    found += [Fault("unknown-role", [role], known) for role in plan.deck() if role not in plan.rules.roles]
    found += [
        Fault("unknown-option", [o], list(plan.rules.options)) for o in plan.options if o not in plan.rules.options
    ]
    if plan.roles is not None:
        found += [Fault("unknown-player", [name], plan.players) for name in plan.roles if name not in plan.players]
        found += [Fault("no-card", [name]) for name in plan.players if name not in plan.roles]
    if found:
        return found  # what follows would only repeat these in other words
    if plan.already is not None:
        found += [Fault(*one) for one in already.wrong(plan, plan.already)]
    else:  # later in a game somebody may have taken over the role of another
        deck = plan.deck().items()
        found += [Fault("single-card", [role]) for role, n in deck if n > 1 and plan.rules.roles[role].single]
    if plan.rules.check:
        found += plan.rules.check(plan)
    return found


RESERVED = {"", "mj", "clock", "public", "personne", "rien", "expect", "window", "at", "draws", "deadline", "posts"}


def start(plan: Plan, *, checked: bool = False) -> Game:
    """The first state of a game: seats, bearers, cards; its opening comes next.

    Args:
        checked: the plan was looked at before, as when thousands of games are played by one plan.

    Raises:
        CompositionError: with everything that is wrong with the plan.
    """
    wrong = [] if checked else faults(plan)
    if wrong:
        raise CompositionError(wrong)
    rules = plan.rules
    game = Game(
        rules=rules.id,
        edition=rules.edition,
        seed=plan.seed or chance.fresh_seed(),
        players=[Player(name, genre=plan.genres.get(name)) for name in plan.players],
        options={**rules.options, **plan.options},
        setup=dict(plan.setup),
        script=dict(plan.script),
        moment=rules.moments[0],
        place=-len(rules.opening),
        paced=plan.paced,
    ).bind(rules)
    for kind in rules.others.values():
        bearer = bearers.make(game, kind, card=False)
        if kind.kind == "everyone":
            bearer.holders = list(plan.players)
    roles, spare = _deal(game, plan)
    game.setup["cartes-restantes"] = spare
    for name, role in zip(plan.players, roles, strict=True):
        bearers.give_card(game, name, role)
    if plan.already is not None:
        already.set_going(game, plan.already)
    return game


def _deal(game: Game, plan: Plan) -> tuple[list[str], list[str]]:
    """The role of each seat in order, and the cards that are left."""
    if plan.roles is not None:
        return [plan.roles[name] for name in plan.players], plan.spares()
    cards = plan.cards or {}
    deck = [role for role in plan.rules.roles for _ in range(cards.get(role, 0))]  # whatever order they were given in
    dealt = game.draw_several("roles", "joueur", list(range(len(deck))), len(deck))
    order = [deck[i] for i in dealt]
    return order[: len(plan.players)], order[len(plan.players) :]
