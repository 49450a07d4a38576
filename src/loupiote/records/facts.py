"""Facts as records write them: `{saw: {who: Ana, role: loup-garou}}`, `{answer: oui}`, `{lover: Bob}`, `{infected: true}`.

A pattern is of one kind, or, when it is a facet, of any kind. It matches a fact that has the fields given.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from loupiote.kernel.data import tag_of
from loupiote.kernel.events import Fact, fields
from loupiote.records.nodes import Entries, Node, Text
from loupiote.records.reading import Reading, plain
from loupiote.records.vocabulary import Vocabulary, event_fields
from loupiote.rulebook.names import common

AUTHORS = ("author", "by", "from", "who")  # fields in which a fact names who acted
ALONE = object()  # `true` for a facet: whatever its value
# facts whose main field is itself yes or no: there `true` is its value
BOOLEAN = {"growl": ("growl",), "attack": ("attacked",)}


@dataclass
class Pattern:
    """What a fact must be. `kind` None: any kind; `facet`: the word that names who acted."""

    kind: str | None
    fields: dict[str, Any] = field(default_factory=dict)
    facet: str | None = None

    def matches(self, event: Fact, alias: Callable[[str], str] = str) -> bool:
        """Whether a fact is like this."""
        kind = tag_of(type(event))  # type: ignore[arg-type]
        if self.kind is not None and kind != self.kind:
            return False
        said = fields(event)
        if self.facet is not None:
            wanted = self.fields[self.facet]
            return any(like(wanted, said[key], alias) for key in (self.facet, *AUTHORS) if key in said)
        return all(like(wanted, said.get(key), alias) for key, wanted in self.fields.items())

    def __str__(self) -> str:
        said = ", ".join(f"{key}: {shown(value)}" for key, value in self.fields.items())
        return f"{self.kind} {{{said}}}" if self.kind else f"{{{said}}}"


def like(wanted: Any, found: Any, alias: Callable[[str], str] = str) -> bool:
    """Whether a value of a fact is what a record wrote: text for a number or for yes and no, lists in any order."""
    if wanted is ALONE:
        return found is not None
    if wanted is None or found is None:
        return wanted is None and found is None
    if isinstance(wanted, list):
        left = list(found) if isinstance(found, list) else [found]
        for one in wanted:
            match = next((i for i, other in enumerate(left) if like(one, other, alias)), None)
            if match is None:
                return False
            del left[match]
        return not left
    if isinstance(wanted, dict):
        return isinstance(found, dict) and all(like(value, found.get(key), alias) for key, value in wanted.items())
    if isinstance(found, list):
        return len(found) == 1 and like(wanted, found[0], alias)
    if isinstance(found, bool):
        return str(wanted).casefold() in (("true", "oui", "yes") if found else ("false", "non", "no"))
    if isinstance(found, int | float):
        try:
            return float(str(wanted).replace(",", ".")) == found
        except ValueError:
            return False
    return bool(wanted == found or alias(str(wanted)) == found)


def shown(value: Any) -> str:
    """A value as a record writes it."""
    if value is ALONE:
        return "true"
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(map(shown, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {shown(one)}" for key, one in value.items()) + "}"
    return f"{value:g}" if isinstance(value, float) else str(value)


def show_fact(event: Fact) -> str:
    """A fact as a record would write it."""
    return f"{tag_of(type(event))} {shown(fields(event))}"  # type: ignore[arg-type]


def read_pattern(r: Reading, words: Vocabulary, node: Node) -> Pattern | None:
    """One pattern: a mapping whose first key is the kind, a short or a facet, or the kind alone."""
    if isinstance(node, Text):
        name = r.text(node, "fact")
        pairs: list[tuple[Text, Node]] = [(node, Text(node.line, "true"))] if name is not None else []
    else:
        pairs = r.entries(node, "fact")
    if not pairs:
        if isinstance(node, Entries):
            r.fail(node.line, "fact-empty")
        return None
    (key, value), *more = pairs
    known, facets = event_fields(), common().facets
    word = key.value.replace("-", "_")
    short = common().shorts.get(word)
    if word in known:
        pattern, main = Pattern(word), (known[word] or ("",))[0]
    elif short is not None:
        fixed = {name: "true" if v is True else "false" if v is False else v for name, v in short.fixed.items()}
        pattern, main = Pattern(short.kind, fixed), short.main or ""
    elif key.value in words.objects:
        pattern, main = Pattern("object_state", {"object": key.value}), "state"
    elif word in facets:
        pattern, main = Pattern(None, facet=word if word.endswith("_by") else None), word
    else:
        r.unknown(key.line, "unknown-event", key.value, [*known, *common().shorts, *facets])
        return None
    _main(r, pattern, main, value)
    for other, given in more:
        _add(r, pattern, other, given)
    return pattern


def _main(r: Reading, pattern: Pattern, main: str, value: Node) -> None:
    if isinstance(value, Entries):
        for name, given in value.pairs:
            _add(r, pattern, name, given)
    elif isinstance(value, Text) and value.plain and value.value == "true":
        if pattern.kind is None:
            pattern.fields[main] = ALONE
        elif main in BOOLEAN.get(pattern.kind, ()):
            pattern.fields[main] = "true"
    elif main:
        pattern.fields[main] = plain(value)
    else:
        r.fail(value.line, "fact-without-value", found=pattern.kind)


def _add(r: Reading, pattern: Pattern, key: Text, value: Node) -> None:
    if pattern.kind is not None and key.value not in event_fields()[pattern.kind]:
        r.unknown(key.line, "unknown-field", key.value, event_fields()[pattern.kind])
    pattern.fields[key.value] = plain(value)
