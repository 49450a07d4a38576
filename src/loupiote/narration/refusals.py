"""Refusals as sentences: what was found, which rule says so, what would have been taken."""

from __future__ import annotations

from collections.abc import Sequence

from loupiote.kernel.ask import NOBODY
from loupiote.narration.runs import Line, Player, Text
from loupiote.narration.writer import Arg, People, Writer, words

UNSAID: Line = (Text("…"),)  # a value that the refusal does not name


def refusal_line(
    w: Writer,
    code: str,
    who: str | None,
    power: str | None,
    values: Sequence[object],
    legal: Sequence[object] | None,
    clause: str | None,
    reader: str | None,
) -> Line:
    """The sentence of a code; a code without a text gets the neutral one.

    The text of a code may use `$value` (the first of the values), `$second`, `$values`, `$n` (how many), `$count` (the
    first value as a number), `$who` with `$author` (you, other, none), `$power`, `$role`, `$limit` (the first legal
    value), `$known` (whether there is one). A text that shows `$limit` is not followed by the list of legal values.
    """
    key = f"refusal-{code}"
    if not w.texts.has(key):
        key = "refusal-unknown"
    shown = [str(value) for value in values if str(value)]
    limits = [str(value) for value in legal or ()]
    first = shown[0] if shown else ""
    limit: Line = words(limits[0]) if limits else ()
    args: dict[str, Arg] = {
        "value": People([first]) if first else UNSAID,
        "value_genre": w.genre([first]),
        "second": words(shown[1]) if len(shown) > 1 else (),
        "second_known": "yes" if len(shown) > 1 else "no",
        "values": w.lines([(Player(name),) for name in shown]),
        "n": len(shown),
        "count": int(first) if first.isdecimal() else 0,
        "who": People([who] if who else []),
        "author": "none" if who is None else "you" if who == reader else "other",
        "power": w.power(power),
        "role": w.card(first) if first else UNSAID,
        "limit": limit,
        "known": "yes" if limits else "no",
    }
    line = w.line(key, **args)
    if clause:
        line = w.line("refusal-with-clause", text=line, clause=words(clause))
    if limits and not any(run is limit[0] for run in line):
        named = [_named(w, name) for name in limits]
        if any(", " in name for name in limits):  # else nobody sees where one ends and the next begins
            named = [w.line("refusal-quoted", text=name) for name in named]
        line = w.line("refusal-with-legal", text=line, legal=w.lines(named, ""))
    return line


def _named(w: Writer, value: str) -> Line:
    """What a legal value is called: nobody, yes and no are words of the language, all others are written as they are."""
    if value == NOBODY:
        return w.person(value)
    return w.line(f"value-{value}") if w.known(value, "value") else words(value)
