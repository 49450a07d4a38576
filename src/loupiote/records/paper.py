"""Writes a record's YAML: short things on one line, quotes exactly where the reader needs them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

import yaml

WIDTH = 120
_MARK = "tag:yaml.org,2002:"
# what may stand bare anywhere in a line: no sign that begins something else, no word that some YAML takes for null or yes
_BARE = re.compile(r"(?!(?:null|true|false|yes|no|on|off|y|n)$)[^\W\d_](?:[\w.@'’-]| (?=\w))*", re.I)
_NUMBER = re.compile(r"(?:\d+(?:\.\d+)?|\d+[dhms](?:\d+[hms])*)")

_RATHER_SINGLE = re.compile("[\"\\\\\U00010000-\U0010ffff]")  # what double quotes would show as an escape


class _Dumper(yaml.SafeDumper):
    """Without resolvers: every plain value is text, as the reader sees it, so only form decides about quotes."""

    yaml_implicit_resolvers: dict[Any, Any] = {}

    def ignore_aliases(self, data: Any) -> bool:
        return True


def text(value: Any) -> yaml.Node:
    """A single value; None is `null`."""
    if value is None:
        return yaml.ScalarNode(f"{_MARK}str", "null", style=None)
    said = f"{value:g}" if isinstance(value, float) else str(value)
    bare = _BARE.fullmatch(said) or _NUMBER.fullmatch(said)
    return yaml.ScalarNode(f"{_MARK}str", said, style=None if bare else "'" if _RATHER_SINGLE.search(said) else '"')


def many(items: Iterable[Any], *, block: bool = False) -> yaml.Node:
    """A list, on one line unless `block`."""
    return yaml.SequenceNode(f"{_MARK}seq", [node(item) for item in items], flow_style=not block)


def pairs(entries: Mapping[str, Any], *, block: bool = False) -> yaml.Node:
    """A mapping, on one line unless `block`."""
    made = [(text(key), node(value)) for key, value in entries.items()]
    return yaml.MappingNode(f"{_MARK}map", made, flow_style=not block)


def node(value: Any) -> yaml.Node:
    """Plain data as a node; a node stays what it is."""
    if isinstance(value, yaml.Node):
        return value
    if isinstance(value, bool):
        return yaml.ScalarNode(f"{_MARK}str", "true" if value else "false")
    if isinstance(value, Mapping):
        return pairs(value)
    return many(value) if isinstance(value, list | tuple) else text(value)


def paper(entries: Mapping[str, Any]) -> str:
    """The text of a whole file."""
    written = yaml.serialize(pairs(entries, block=True), Dumper=_Dumper, allow_unicode=True, width=WIDTH)
    return str(written)
