"""Options of a game as people write them on the command line: `capitaine=aucun`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from loupiote.cli.desk import Desk
from loupiote.cli.faults import Fault, Told
from loupiote.cli.near import find
from loupiote.rulebook.options import Option, OptionError, options


def missing(rules: str, given: Iterable[str]) -> list[Option]:
    """The options that must be chosen before a game, and are not."""
    chosen = set(given)
    return [option for option in options(rules).values() if option.required and option.id not in chosen]


def read_options(desk: Desk, rules: str, given: Iterable[str]) -> dict[str, Any]:
    """Options by id, each with a legal value.

    Raises:
        Fault: no `=`, or no such option; Told: a value that the option does not take.
    """
    known, found = options(rules), dict[str, Any]()
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Fault("option-form", value=text)
        names = {option.id: option.id for option in known.values()}
        names |= {option.label(lang): option.id for option in known.values() for lang in ("fr", "en")}
        meant = find(name.strip(), names, guess=False)
        if meant.value is None:
            raise Fault("unknown-game-option", value=name.strip(), rules=rules, near=meant.near)
        try:
            found[meant.value] = known[meant.value].check(value.strip())
        except OptionError as error:
            raise Told(f"{error.text(desk.lang)}.") from error
    return found
