"""A game in preparation: what its pages read and write in `Game.plan`, and what is still wrong with it.

In the plan, beside what the kernel takes: `players`, how many seats there shall be; `deal`, how the cards come to the players;
`said`, seat -> role, where the cards are real ones; `spares`, the cards that lie beside them; `middle`, what has happened in a
game that was begun elsewhere. Seats are named there by their number, so that a name may change; the kernel gets names when the
game begins.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Literal

from django.db import transaction

from loupiote.cast.check import unset_options
from loupiote.kernel.ruleset import RuleSet
from loupiote.kernel.start import Fault, Plan, faults
from loupiote.rules import rule_set
from loupiote.web.games import alone
from loupiote.web.games.models import Game, Seat

Deal = Literal["chance", "hand", "phones"]
DEALS: tuple[Deal, ...] = ("chance", "hand", "phones")
# what concerns the cards and the number of players, and not this or that option
ABOUT_CARDS = frozenset(
    {
        "cards-count",
        "thief-needs-spares",
        "single-card",
        "no-wolf",
        "parity-at-start",
        "too-few-players",
        "too-many-players",
    }
)
ABOUT_OPTIONS = frozenset({"bad-option", "option-required", "no-side", "bad-side", "unknown-option"})


class Draft:
    """One game in preparation."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules: RuleSet = rule_set(game.rules)
        self.seats: list[Seat] = list(game.seats.all())

    # -------------------------------------------------------------------------------------------------------- what is there
    @property
    def players(self) -> int:
        """How many seats the game shall have."""
        return max(int(self.game.plan.get("players", 0)), len(self.seats))

    @property
    def cards(self) -> dict[str, int]:
        """Role -> how many, in the order of the rule book."""
        kept = self.game.plan.get("cards", {})
        return {role: kept[role] for role in self.rules.roles if kept.get(role)}

    @property
    def deal(self) -> Deal:
        """By chance, typed in by the MJ, or said by the players on their phones."""
        kept = self.game.plan.get("deal")
        return kept if kept in DEALS else "chance"

    @property
    def said(self) -> dict[int, str]:
        """Seat -> the role of its card, as far as it is known, where the cards are real ones."""
        kept, known = self.game.plan.get("said", {}), {str(seat.pk): seat.pk for seat in self.seats}
        return {known[pk]: role for pk, role in kept.items() if pk in known and role in self.rules.roles}

    @property
    def middle(self) -> dict[str, Any] | None:
        """What has happened before, where the game was begun elsewhere."""
        kept: dict[str, Any] | None = self.game.plan.get("middle")
        return kept

    # ------------------------------------------------------------------------------------------------------------- changes
    def keep(self, **changes: Any) -> None:
        """Change parts of the plan; None takes one away. What others change at the same moment (a card said on a phone) stays."""
        with transaction.atomic():
            kept = Game.locked(self.game.pk).plan
            plan = {key: value for key, value in {**kept, **changes}.items() if value is not None}
            self.game.plan = plan
            self.game.save(update_fields=["plan"])

    def set_cards(self, cards: dict[str, int]) -> None:
        """Change the cards."""
        self.keep(cards={role: cards[role] for role in self.rules.roles if cards.get(role)})

    # ---------------------------------------------------------------------------------------------------------- what is wrong
    def names(self) -> list[str]:
        """The names at the table; a seat without one yet bears a number, so that as many play as will."""
        return [seat.name for seat in self.seats] + [f"#{n}" for n in range(len(self.seats) + 1, self.players + 1)]

    def plan(self, cards: dict[str, int] | None = None) -> Plan:
        """As the game would be, dealt by chance."""
        setup = dict(self.game.plan.get("setup", {}))
        return Plan(
            self.rules, self.names(), cards=cards or self.cards, options=alone.options_of(self.game), setup=setup
        )

    def faults(self, cards: dict[str, int] | None = None) -> list[Fault]:
        """All that is wrong with the seats, the cards and the options."""
        plan = self.plan(cards)
        return [fault for fault in faults(plan) if fault.code != "unknown-role"] + unset_options(plan)

    def wanted(self, cards: dict[str, int] | None = None) -> int:
        """How many cards the rules ask for: as many as players, or more where a card of them wants others beside it."""
        for fault in self.faults(cards):
            if fault.code == "cards-count":
                return int(fault.legal[0])
            if fault.code == "thief-needs-spares":
                return self.players + int(fault.legal[0])
        return sum((cards or self.cards).values()) or self.players

    @property
    def spares(self) -> int:
        """How many cards lie beside those of the players."""
        return max(sum(self.cards.values()) - self.players, 0)

    def missing(self) -> Counter[str]:
        """Where the cards are real ones: those of the composition that nobody has said and that do not lie beside."""
        known = Counter(self.said.values()) + Counter(self.game.plan.get("spares", []))
        return Counter(self.cards) - known

    def next_step(self) -> str:
        """The page on which something is still to be done: players, cards, options, or the deal; by forum the list of players,
        where the game begins, is the last."""
        wrong = {fault.code for fault in self.faults()}
        if self.game.mode == Game.Mode.FORUM:
            return "cards" if wrong & ABOUT_CARDS else "options" if wrong & ABOUT_OPTIONS else "list"
        if len(self.seats) < self.players or wrong & {
            "bad-name",
            "duplicate-name",
            "too-few-players",
            "too-many-players",
        }:
            return "players"
        if wrong & ABOUT_CARDS:
            return "cards"
        return "options" if wrong else "deal"


def may_prepare(game: Game) -> bool:
    """Whether the game has not begun."""
    return game.status == Game.Status.PREPARING
