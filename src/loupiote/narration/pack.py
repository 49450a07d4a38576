"""A tone as a text that is edited: what it says of each key, one text put into it or taken out, the whole written again."""

from __future__ import annotations

from textwrap import dedent

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.serializer import serialize_pattern

from loupiote.narration.catalogue import entries, name_of, resources
from loupiote.narration.tone import patterns_of


def parsed(text: str) -> ast.Resource:
    """A tone that was checked (`tone.parse_tone`) or written here, as its entries."""
    return FluentParser().parse(text)


def written(resource: ast.Resource) -> str:
    """The entries as text: comments are kept, what is no text is not."""
    return FluentSerializer().serialize(resource) if resource.body else ""


def source(pattern: ast.Pattern) -> str:
    """A text as somebody edits it, without its key and indentation."""
    found = serialize_pattern(pattern)
    return dedent(found).strip("\n") if found.startswith("\n") else found.strip(" ")


def sources(resource: ast.Resource) -> dict[str, str]:
    """All texts by key, in their order."""
    return {key: source(pattern) for key, pattern in patterns_of([resource]).items()}


def standard_sources(lang: str, rules: str) -> dict[str, str]:
    """The standard texts by key, as somebody edits them."""
    return {key: source(pattern) for key, pattern in patterns_of(resources(lang, rules)).items()}


def alone(key: str, text: str) -> str:
    """One text as a tone of its own, to be checked."""
    name, _, attribute = key.partition(".")
    lines = text.strip().splitlines() or [""]
    if "->" not in text:  # a text is one line, however it was typed
        lines = [" ".join(line.strip() for line in lines)]
    body = "\n        ".join(lines)
    return f"{name} =\n    .{attribute} = {body}\n" if attribute else f"{name} = {body}\n"


def put(resource: ast.Resource, key: str, one: ast.Resource) -> ast.Resource:
    """The entries with the text of `one` (`alone`, checked) under its key, at the end if it was not there."""
    name, _, attribute = key.partition(".")
    new = next(entry for entry in entries(one) if name_of(entry) == name)
    body, done = list(resource.body), False
    for i, entry in enumerate(body):
        if isinstance(entry, ast.Message) and entry.id.name == name:
            body[i] = _with(entry, attribute, new)
            done = True
    return ast.Resource(body if done else [*body, new])


def take(resource: ast.Resource, key: str) -> ast.Resource:
    """The entries without the text of this key."""
    name, _, attribute = key.partition(".")
    body = []
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.id.name == name:
            attributes = [one for one in entry.attributes if one.id.name != attribute]
            value = entry.value if attribute else None
            if value is None and not attributes:
                continue
            entry = ast.Message(entry.id, value, attributes, entry.comment)
        body.append(entry)
    return ast.Resource(body)


def _with(entry: ast.Message, attribute: str, new: ast.Message | ast.Term) -> ast.Message:
    if not attribute:
        return ast.Message(entry.id, new.value, entry.attributes, entry.comment)
    kept = [one for one in entry.attributes if one.id.name != attribute]
    return ast.Message(entry.id, entry.value, [*kept, *new.attributes], entry.comment)


def is_alone(one: ast.Resource, key: str) -> bool:
    """Whether a checked `alone` is this one text and nothing besides."""
    return list(patterns_of([one])) == [key] and len(one.body) == 1
