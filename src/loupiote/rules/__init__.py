"""The rule sets, one package each. They know `cast` and the kernel, never one another."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from loupiote.rulebook.options import Option, options

if TYPE_CHECKING:
    from loupiote.kernel.ruleset import RuleSet

BUILT = ("meneur", "forum", "rpg")  # those that can be played
COMPLETE = ("meneur", "forum")  # those of which every clause is shown by a test
# options about cards, events and boxes that a set does not play yet: nothing reads them, so nobody is offered them
UNPLAYED = {
    "rpg": frozenset(
        {
            "avocat-doit-survivre",
            "evenements",
            "evenements-retires",
            "extensions",
            "grande-mefiance-amis",
            "renard-flaire-passager",
        }
    )
}


def rule_set(name: str) -> RuleSet:
    """The rule set of this name.

    Raises:
        KeyError: there is none, or it cannot be played yet.
    """
    if name not in BUILT:
        raise KeyError(name)
    rules: RuleSet = import_module(f"loupiote.rules.{name}").RULES
    return rules


def offered(name: str) -> list[Option]:
    """The options of a rule set that change how it is played now, in the order of the file; all, where it is not built.

    Raises:
        KeyError: there is no such rule set.
    """
    return [option for id, option in options(name).items() if id not in UNPLAYED.get(name, ())]
