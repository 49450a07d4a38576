"""Reads `options.yaml`: what a game master may set before play, per rule set."""

from collections.abc import Mapping
from functools import cache
from typing import Any, get_args

import msgspec
import yaml

from loupiote.rulebook.clauses import rule_sets
from loupiote.rulebook.durations import parse_duration
from loupiote.rulebook.option import Option, OptionError, OptionType, OptionValue
from loupiote.rulebook.reader import BookError, Reader, blocks, data_text

__all__ = ["Option", "OptionError", "OptionType", "OptionValue", "options", "read_options", "settle"]

FILE = "options.yaml"

_REQUIRED = ("id", "type", "default", "clauses", "fr", "en", "help_fr", "help_en")
_KEYS = (*_REQUIRED, "values", "min", "max", "required")


@cache
def options(rule_set: str) -> dict[str, Option]:
    """The options of a rule set by their id, in the order of the file. Raises KeyError for an unknown rule set."""
    return read_options(rule_set, data_text(FILE))


def settle(rule_set: str, given: Mapping[str, object], *, demand: bool = True) -> dict[str, OptionValue]:
    """Every option of a rule set with its value: the one given, or the default.

    With `demand=False` a required option may be left out and is None, as in a record that knows its players already.
    Raises OptionError for an option that the rule set does not have and for a value that is not legal.
    """
    known = options(rule_set)
    for name in given:
        if name not in known:
            listed = ", ".join(known)
            raise OptionError(
                name,
                f"« {name} » n'est pas une option de {rule_set} ; possible : {listed}",
                f"'{name}' is no option of {rule_set}; legal: {listed}",
            )
    return {
        name: option.check(given.get(name, option.default))
        if name in given or (option.required and demand)
        else option.default
        for name, option in known.items()
    }


def read_options(rule_set: str, text: str) -> dict[str, Option]:
    """Make the options of a rule set of the text of `options.yaml`.

    Raises KeyError when the text has no such rule set, BookError for a fault in the form, an option given twice, and a
    default that is not legal.
    """
    cut = blocks(FILE, text)
    for key, (line, _) in cut.items():
        if key not in rule_sets():
            raise BookError(FILE, line + 1, f"`{key}` is no rule set")
    lines_before, block = cut[rule_set]
    reader = Reader(FILE, lines_before)
    made: dict[str, Option] = {}
    for node in reader.items(reader.mapping(reader.compose(block), (rule_set,))[rule_set]):
        option = _option(reader, node)
        if option.id in made:
            reader.fail(node, f"option `{option.id}` is given twice")
        made[option.id] = option
    return made


def _option(reader: Reader, node: yaml.Node) -> Option:
    entries = reader.mapping(node, _KEYS, _REQUIRED)
    kind: OptionType = reader.word(entries["type"], get_args(OptionType))  # type: ignore[assignment]
    made: dict[str, Any] = {key: reader.text(entries[key]) for key in ("id", "fr", "en", "help_fr", "help_en")}
    made |= {key: _limit(reader, entries[key], kind) for key in ("min", "max") if key in entries}
    values = tuple(map(reader.scalar, reader.items(entries["values"]))) if "values" in entries else ()
    if (
        None in values
        or (kind in ("integer", "duration")) != ("min" in made and "max" in made)
        or (kind in ("choice", "set")) > bool(values)
    ):
        reader.fail(
            node, f"option `{made['id']}`: a choice or a set has `values`, a number or a duration `min` and `max`"
        )
    option = Option(
        type=kind,
        default=None,
        clauses=reader.texts(entries["clauses"]),
        values=tuple(value for value in values if value is not None),
        required="required" in entries and reader.flag(entries["required"]),
        **made,
    )
    default = reader.plain(entries["default"])
    if default is None:
        return option
    try:
        return msgspec.structs.replace(option, default=option.check(default))
    except OptionError as error:
        reader.fail(entries["default"], error.en)


def _limit(reader: Reader, node: yaml.Node, kind: OptionType) -> int:
    if kind != "duration":
        return reader.number(node)
    try:
        return parse_duration(reader.text(node))
    except ValueError as error:
        reader.fail(node, str(error))
