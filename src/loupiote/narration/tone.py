"""A tone: a Fluent file of the game master that replaces texts by key, and what is wrong with it.

Nothing in a tone file can stop a game. What it says badly is reported (`Problem`) and the standard text is used.
"""

from __future__ import annotations

import errno
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from rapidfuzz import process

from loupiote.narration.catalogue import LANGUAGES, dotted, name_of, parts, standard, variables
from loupiote.narration.troubles import trouble

MOST = 2_000_000  # bytes of a tone file


class Problem(NamedTuple):
    """A fault of a tone file.

    Attributes:
        path, line: where; line 0: the file as a whole.
        code: unreadable, syntax, unknown-key, unknown-variable or key-twice.
        found: what stands there; near: the nearest that is known, or "".
    """

    path: Path
    line: int
    code: str
    found: str
    near: str = ""


def nearest(word: str, known: list[str]) -> str:
    """The known word that looks most like this one."""
    found = process.extractOne(word, known)
    return str(found[0]) if found else ""


def _line(text: str, offset: int) -> int:
    return text.count("\n", 0, offset) + 1


def _start(node: ast.SyntaxNode) -> int:
    return node.span.start if node.span else 0


def known_texts(rules: str) -> dict[str, set[str]]:
    """Every key, with the variables that its text may use in either language."""
    known: dict[str, set[str]] = {}
    for lang in LANGUAGES:
        for key, names in standard(lang, rules).texts.items():
            known[key] = known.get(key, set()) | names
    return known


def read_tone(path: Path, rules: str, lang: str = "fr") -> tuple[ast.Resource | None, tuple[Problem, ...]]:
    """Read a tone file: its texts (None if it cannot be read at all) and all its faults, in the order of lines."""
    try:
        with path.open("rb") as opened:
            data = opened.read(MOST + 1)
        if len(data) > MOST:
            raise OSError(errno.EFBIG, "File too large")
        text = data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except (OSError, UnicodeDecodeError) as fault:
        return None, (Problem(path, 0, "unreadable", trouble(lang, fault)),)
    resource = FluentParser().parse(text)
    known, seen, problems = known_texts(rules), set[str](), list[Problem]()
    own = {name_of(entry) for entry in resource.body if isinstance(entry, ast.Term)}
    for entry in resource.body:
        line = _line(text, _start(entry))
        if isinstance(entry, ast.Junk):
            said = entry.annotations[0] if entry.annotations else None
            end = _line(text, len(text[: entry.span.end].rstrip())) if entry.span else line
            at = min(_line(text, said.span.start), end) if said and said.span else line
            problems.append(Problem(path, at, "syntax", (said.message if said else None) or "?"))
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        key = name_of(entry)
        if key in seen:
            problems.append(Problem(path, line, "key-twice", key))
        seen.add(key)
        for attribute, pattern in parts(entry):
            whole, at = dotted(key, attribute), _line(text, _start(pattern))
            if whole not in known and key not in own:
                problems.append(Problem(path, at, "unknown-key", whole, nearest(whole, list(known))))
                continue
            for name in sorted(variables(pattern) - known.get(whole, set())):
                near = nearest(name, sorted(known.get(whole, ())))
                problems.append(Problem(path, at, "unknown-variable", f"${name}", near and f"${near}"))
    return resource, tuple(sorted(problems, key=lambda problem: problem.line))
