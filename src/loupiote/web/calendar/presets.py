"""Calendars to begin with: how long each moment lasts. A moment that is in none of them lasts as `jour` does."""

from __future__ import annotations

from collections.abc import Iterable

from loupiote.kernel.ruleset import RuleSet

SHORT = ("aube", "execution", "soir")  # what is told and answered between the great moments

PRESETS: dict[str, dict[str, str]] = {
    "fast": {"distribution": "1m", "nuit": "3m", "election": "2m", "jour": "2m", "vote": "1m"}
    | dict.fromkeys(SHORT, "1m"),
    "day": {"distribution": "12h", "nuit": "12h", "election": "12h", "jour": "12h", "vote": "12h"}
    | dict.fromkeys(SHORT, "2h"),
    "evening": dict.fromkeys(("distribution", "nuit", "election", "jour", "vote"), "@20:00")
    | dict.fromkeys(SHORT, "2h"),
    "slow": {"distribution": "24h", "nuit": "24h", "election": "48h", "jour": "24h", "vote": "24h"}
    | dict.fromkeys(SHORT, "4h"),
}
USUAL = "slow"


def moments(rules: RuleSet) -> list[str]:
    """The moments that a calendar of this rule set speaks of, in their order."""
    return [moment for moment in rules.moments if moment in rules.hours]


def spans(rules: RuleSet, name: str) -> dict[str, str]:
    """A preset for a rule set: moment -> span. Where one moment is debate and vote in one, it has the time of both."""
    found, both = PRESETS[name], "vote" not in rules.moments
    made = {moment: found.get(moment, found["jour"]) for moment in moments(rules)}
    if both and name == "slow":
        made["jour"] = "48h"
    return made


def name_of(rules: RuleSet, ends: dict[str, str]) -> str:
    """The preset that these spans are, "" for none."""
    return next((name for name in names() if spans(rules, name) == ends), "")


def names() -> Iterable[str]:
    """Their names, the fastest first."""
    return PRESETS
