"""A tone: a Fluent text of the game master that replaces texts by key, and what is wrong with it.

Nothing in a tone can stop a game. What it says badly is reported (`Problem`) and the standard text is used.
"""

from __future__ import annotations

import errno
import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from rapidfuzz import process

from loupiote.narration.catalogue import LANGUAGES, dotted, entries, name_of, parts, resources
from loupiote.narration.tone_checks import (
    GENRES,
    Fault,
    Known,
    allowed,
    chosen_on,
    form_of,
    reached,
    shape_faults,
    uses,
)
from loupiote.narration.troubles import trouble

MOST = 2_000_000  # bytes of a tone file
HELPED = 50  # faults of which it is said what was perhaps meant
NOTHING = Known(frozenset(), {})


class Problem(NamedTuple):
    """A fault of a tone.

    Attributes:
        path, line: where; no path: a text that is no file; line 0: the whole.
        code: unreadable, syntax, key-twice, unknown-key, unknown-variable, unknown-text, circle, unknown-form, form-missing,
            no-forms, open-star, bad-character, function, genre or too-long; for syntax, `near` is the code of the parser.
        found: what stands there; near: the nearest that is known, or what is wanted, or "".
        key: the text that it is a fault of, "" if it is none's.
    """

    path: Path | None
    line: int
    code: str
    found: str
    near: str = ""
    key: str = ""


class _Near:
    """The known word that looks most like another: for the first faults, since looking takes time."""

    def __init__(self) -> None:
        self.left = HELPED

    def to(self, word: str, known: Iterable[str]) -> str:
        self.left -= 1
        found = process.extractOne(word, list(known)) if self.left >= 0 else None
        return str(found[0]) if found else ""


class _Lines:
    """The lines of a text by offset."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._ends = [found.start() for found in re.finditer("\n", text)]

    def at(self, offset: int) -> int:
        """The number of the line, from 1."""
        return bisect_left(self._ends, offset) + 1


def _start(node: ast.SyntaxNode) -> int:
    return node.span.start if node.span else 0


@lru_cache(maxsize=16)
def known_texts(rules: str) -> Mapping[str, Known]:
    """Every key, with the placeholders that its text may use, and their forms: those of the standard text of any language."""
    variables, forms = dict[str, set[str]](), dict[str, dict[str, set[str]]]()
    for lang in LANGUAGES:
        for key, pattern in patterns_of(resources(lang, rules)).items():
            used, there = uses(pattern), forms.setdefault(key, {})
            variables.setdefault(key, set()).update(used.variables)
            for choice in used.choices:
                there.setdefault(chosen_on(choice), set()).update(map(form_of, choice.variants))
    return {
        key: Known(frozenset(allowed(names)), {name: frozenset(found) for name, found in forms[key].items()})
        for key, names in variables.items()
    }


def patterns_of(found: tuple[ast.Resource, ...] | list[ast.Resource]) -> dict[str, ast.Pattern]:
    """The texts of some files by key, the later ones in place of the earlier."""
    return {
        dotted(name_of(entry), attribute): pattern
        for resource in found
        for entry in entries(resource)
        for attribute, pattern in parts(entry)
    }


def read_tone(path: Path, rules: str, lang: str = "fr") -> tuple[ast.Resource | None, tuple[Problem, ...]]:
    """Read a tone file: its texts (None if it cannot be read at all) and all its faults, in the order of lines."""
    try:
        with path.open("rb") as opened:
            data = opened.read(MOST + 1)
        if len(data) > MOST:
            raise OSError(errno.EFBIG, "File too large")
        text = data.decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as fault:
        return None, (Problem(path, 0, "unreadable", trouble(lang, fault)),)
    return parse_tone(text, rules, lang, path)


def parse_tone(
    text: str, rules: str, lang: str = "fr", path: Path | None = None, beside: ast.Resource | None = None
) -> tuple[ast.Resource, tuple[Problem, ...]]:
    """The texts of a tone and all its faults, in the order of lines. `beside`: others to which it may refer."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    try:
        resource = FluentParser().parse(text)
    except RecursionError:
        return ast.Resource(), (Problem(path, 0, "syntax", "{ { { …"),)
    known, seen, problems = known_texts(rules), set[str](), list[Problem]()
    patterns = patterns_of([*resources(lang, rules), *([beside] if beside else []), resource])
    lines, near = _Lines(text), _Near()
    for entry in resource.body:
        line = lines.at(_start(entry))
        if isinstance(entry, ast.Junk):
            problems.append(_junk(entry, lines, path))
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        key = name_of(entry)
        if key in seen:
            problems.append(Problem(path, line, "key-twice", key))
        seen.add(key)
        for attribute, pattern in parts(entry):
            whole, at = dotted(key, attribute), lines.at(_start(pattern))
            if whole not in known and not whole.startswith("-"):
                problems.append(Problem(path, at, "unknown-key", whole, near.to(whole, known), whole))
                continue
            faults = _faults(whole, pattern, known.get(whole, NOTHING), patterns, near)
            problems += (Problem(path, at, *fault, whole) for fault in faults)
    return resource, tuple(sorted(problems, key=lambda problem: problem.line))


def _junk(entry: ast.Junk, lines: _Lines, path: Path | None) -> Problem:
    """What could not be read as a text."""
    said = entry.annotations[0] if entry.annotations else None
    start = _start(entry)
    end = lines.at(start + len(lines.text[start : entry.span.end].rstrip())) if entry.span else lines.at(start)
    at = min(lines.at(said.span.start), end) if said and said.span else lines.at(start)
    if said is None:
        return Problem(path, at, "syntax", "?")
    sign = said.arguments[0] if said.arguments else None
    return Problem(path, at, "syntax", str(sign or said.message or "?"), said.code or "")


def _faults(
    key: str, pattern: ast.Pattern, known: Known, patterns: Mapping[str, ast.Pattern], nearest: _Near
) -> Iterator[Fault]:
    used, missing = reached(key, patterns)
    for name in sorted(used - known.variables):
        near = nearest.to(name, sorted(known.variables))
        yield "unknown-variable", f"${name}", near and f"${near}"
    if key in missing:
        yield "circle", key, ""
    for name in sorted(missing - {key}):
        yield "unknown-text", name, nearest.to(name, patterns)
    yield from shape_faults(pattern, known)
    said = "".join(uses(pattern).words).strip()
    if key.endswith(".genre") and (said not in GENRES or len(pattern.elements) != 1):
        yield "genre", said, ", ".join(GENRES)


def sound(resource: ast.Resource, problems: tuple[Problem, ...]) -> ast.Resource:
    """A tone without the texts that have a fault."""
    wrong, body = {problem.key for problem in problems}, list[ast.EntryType]()
    for entry in entries(resource):
        name = name_of(entry)
        attributes = [one for one in entry.attributes if dotted(name, one.id.name) not in wrong]
        value = entry.value if name not in wrong else None
        if isinstance(entry, ast.Message) and (value or attributes):
            body.append(ast.Message(entry.id, value, attributes, entry.comment))
        elif isinstance(entry, ast.Term) and value is not None:
            body.append(ast.Term(entry.id, value, attributes, entry.comment))
    return ast.Resource(body)
