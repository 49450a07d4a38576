"""Options of a game as people write them on the command line: `capitaine=aucun`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from loupiote.cli.desk import Desk
from loupiote.cli.faults import Fault, Told
from loupiote.cli.near import find
from loupiote.kernel.start import Fault as CompositionFault
from loupiote.kernel.start import Plan, faults
from loupiote.narration.grammar import typeset
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
            raise Told(f"{typeset(error.text(desk.lang), desk.lang)}.") from error
    return found


def helping(plan: Plan, fault: CompositionFault) -> tuple[Option, list[str | int | bool]] | None:
    """The option that mends a fault of this plan, and with which of its values: one that rests on the same clause."""
    known = options(plan.rules.id)
    if fault.code == "option-required":
        return known[fault.what[0]], list(known[fault.what[0]].values)
    for option in known.values():
        if fault.clause in option.clauses:
            cures = [value for value in option.values if not _has(plan, option, value, fault.code)]
            if cures:
                return option, cures
    return None


def _has(plan: Plan, option: Option, value: str | int | bool, code: str) -> bool:
    return any(one.code == code for one in faults(replace(plan, options={**plan.options, option.id: value})))


def composition(desk: Desk, plan: Plan, wrong: Sequence[CompositionFault]) -> Told:
    """All that is wrong with a plan, a line each, with the flag that mends it."""
    lines = []
    for fault in wrong:
        help = helping(plan, fault)
        if help is None:
            lines.append(desk.refusal(plan.rules.id, fault))
            continue
        if fault.code == "option-required":  # its values follow as they are written
            fault = CompositionFault(fault.code, fault.what, [], fault.clause)
        values = desk.t.any_of([str(value) for value in help[1]])
        helps = desk.t("option-helps", option=help[0].id, values=values)
        lines.append(f"{desk.refusal(plan.rules.id, fault)} {helps}")
    return Told(*lines)
