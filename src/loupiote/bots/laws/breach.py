"""What a broken law says: which law, in which game, what was found, and how to play that game again."""

from __future__ import annotations

from loupiote.kernel.data import plain
from loupiote.kernel.inputs import Input
from loupiote.kernel.start import Plan


class LawBroken(AssertionError):
    """A game broke a law.

    Attributes:
        law, rules, seed: play it again with `LAWS[law](rule_set(rules), seed)`; found: what was wrong.
        plan, inputs: the game so far.
    """

    def __init__(self, law: str, plan: Plan, seed: str, found: str, inputs: list[Input] | None = None) -> None:
        self.law, self.rules, self.seed, self.found = law, plan.rules.id, seed, found
        self.plan, self.inputs = plan, list(inputs or ())
        super().__init__(self.describe())

    def describe(self) -> str:
        """All of it in a few lines of text."""
        plan = self.plan
        lines = [f"{self.found}", f"  again: law {self.law!r}, rules {self.rules!r}, game {self.seed!r}"]
        lines.append(f"  players: {plan.roles if plan.roles is not None else plan.players}")
        if plan.cards is not None:
            lines.append(f"  cards: {plan.cards}")
        lines += [
            f"  options: {plan.options}",
            f"  setup: {plan.setup}",
            f"  after {len(self.inputs)} inputs, the last:",
        ]
        for given in self.inputs[-3:]:
            said = plain(given)
            lines.append("    " + ", ".join(f"{key} {value}" for key, value in said.items() if value not in (None, "")))
        return "\n".join(lines)
