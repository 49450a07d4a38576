"""The rule sets, one package each. They know `cast` and the kernel, never one another."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from loupiote.kernel.ruleset import RuleSet

BUILT = ("meneur", "forum", "rpg")  # those that can be played
COMPLETE = ("meneur", "forum")  # those of which every clause is shown by a test


def rule_set(name: str) -> RuleSet:
    """The rule set of this name.

    Raises:
        KeyError: there is none, or it cannot be played yet.
    """
    if name not in BUILT:
        raise KeyError(name)
    rules: RuleSet = import_module(f"loupiote.rules.{name}").RULES
    return rules
