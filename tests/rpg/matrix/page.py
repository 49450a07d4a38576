"""The matrix as a page: `docs/rpg-matrix.md`, written from the rules, which the tests hold against the nights played.

    make golden        writes it anew, with the golden games
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from loupiote.rulebook import book
from rpg.matrix.cells import HEARS, MOVED, WHY_NOT, WORDS, Cell, Impossible
from rpg.matrix.outcomes import Rule
from rpg.matrix.powers import ROWS, Row
from rpg.matrix.rules import expected
from rpg.matrix.stage import ANA
from rpg.matrix.things import AUTHOR, GROUPS, NAMED, THINGS, WHO, Thing

PAGE = Path(__file__).parents[3] / "docs" / "rpg-matrix.md"
SIGNS = {
    "done": "✓",
    "deviated": "➔",
    "vain": "∅",
    "spared": "♥",
    "stopped": "■",
    "prevented": "✗",
    "refused": "!",
    "idle": "–",
    "lightning": "↯",
}
WHOM = {AUTHOR: "its author ", NAMED: "the player named ", WHO: "the player named is "}  # before the text of a thing
A_NUMBER = re.compile(r"^(A\d+)\.")

INTRODUCTION = """\
# Who meets whom in a night of `rpg`

<!-- Written by `make golden`; a changed line is a decision. -->

In `rpg` everybody writes orders, which meet one another before any of them takes effect. Here is every nocturnal power of the
cards that are built, against everything that it can meet: {pairs} pairs. Each is a test (`pytest tests/rpg/test_matrix.py -k
sonder-cible-couverte`): a night is played, and what came of the power is compared with what the clauses say. This page is printed
from the clauses' side (`tests/rpg/matrix`: `rules.py`, `exceptions.py`, `traits.py`); it is no record of what the program does.

A power that ends in `-emprunte` is one that the Métronome plays for a night. `charmer-second` is the second charm of a night;
`infecter-en-chasse` is an infection by the wolf who also acts for the pack.
"""


@cache
def pairs() -> dict[tuple[str, str], Rule]:
    """Every pair that can meet, by power and thing, with its rule."""
    return {(row.id, thing.id): expected(row, thing.id) for row, thing in _all() if why_not(row, thing) is None}


@cache
def impossible() -> dict[tuple[str, str], str]:
    """Every pair that cannot meet, with the reason."""
    found = {(row.id, thing.id): why_not(row, thing) for row, thing in _all()}
    return {pair: why for pair, why in found.items() if why is not None}


def _all() -> Iterator[tuple[Row, Thing]]:
    return ((row, thing) for row in ROWS.values() for thing in THINGS.values())


def why_not(row: Row, thing: Thing) -> str | None:
    """Why a power cannot meet a thing, or None if it can."""
    try:
        thing.meet(row)
    except Impossible as why:
        return str(why)
    return None


# ---- in words


def sign(cell: Cell) -> str:
    """A word of the vocabulary as one sign, or two."""
    moved = cell.word.startswith(MOVED)
    return ("➔" if moved else "") + SIGNS[cell.word.removeprefix(MOVED)]


def said(rule: Rule) -> str:
    """A cell in words: what it comes to, whether it is used up, what its author hears."""
    cell = rule.cell
    words = [cell.word + (", onto the author" if cell.on == ANA and cell.word != "done" else "")]
    if cell.used is not None:
        words.append("used up" if cell.used else "not used up")
    if cell.hears:
        words.append("the author hears " + " and ".join(HEARS[word] for word in cell.hears))
    return "; ".join(words)


def why(rule: Rule) -> str:
    """The clauses that decide, or that it is open."""
    if rule.reading:
        return "open"
    return ", ".join(f"`{clause.removeprefix('rpg.')}`" for clause in sorted(rule.by, key=_number))


def _number(clause: str) -> tuple[str, int]:
    section, _, number = clause.rpartition(".")
    return section, int(number)


# ---- the parts of the page


def _legend() -> Iterator[str]:
    yield "## How to read it"
    yield ""
    yield "| | word | |"
    yield "|---|---|---|"
    for word, text in WORDS.items():
        yield f"| {SIGNS[word]} | {word} | {text} |"
    yield "| ➔ before another sign | moved and ... | that comes of it on another player than the one named |"
    yield "| | (blank) | the two cannot meet: see the last section |"
    yield ""
    yield "Clauses stand without the `rpg.` before them. Where none stands, the power does what its own section says. What can be"
    yield "used once is used up or not; for the Salvateur that means whether he may name the same player again the next night."
    yield ""


def _overview(group: str) -> Iterator[str]:
    things = [thing for thing in THINGS.values() if thing.group == group]
    yield f"### {group}"
    yield ""
    yield "| power | " + " | ".join(_short(thing.id) for thing in things) + " |"
    yield "|---|" + ":-:|" * len(things)
    for power in ROWS:
        cells = [pairs().get((power, thing.id)) for thing in things]
        yield f"| `{power}` | " + " | ".join(sign(rule.cell) if rule else "" for rule in cells) + " |"
    yield ""


def _short(thing: str) -> str:
    return re.sub(r"^(auteur|cible)-", "", thing).replace("-", " ")


def _details(group: str) -> Iterator[str]:
    yield f"## {group}"
    yield ""
    for thing in sorted((thing for thing in THINGS.values() if thing.group == group), key=lambda thing: thing.id):
        yield f"### `{thing.id}`: {WHOM.get(group, '')}{thing.text}"
        yield ""
        lines: dict[tuple[str, str], list[str]] = {}
        for power in ROWS:
            rule = pairs().get((power, thing.id))
            if rule:
                lines.setdefault((said(rule), why(rule)), []).append(f"`{power}`")
        for (words, clauses), powers in sorted(lines.items()):
            yield f"- {words}{f' ({clauses})' if clauses else ''}: {', '.join(powers)}"
        yield ""


def _open() -> Iterator[str]:
    yield "## Open: no clause decides"
    yield ""
    for (power, thing), rule in sorted(pairs().items()):
        if rule.reading:
            yield f"- `{power}` and `{thing}`: {rule.cell.word}. Reading taken: {rule.reading}."
    yield ""


def _readings() -> Iterator[str]:
    """The clauses that settle a doubt of the source, and how many pairs rest on each."""
    clauses = book("rpg").clauses
    counts = Counter(clause for rule in pairs().values() for clause in rule.by)
    rests: dict[str, list[str]] = {}
    for clause, count in counts.items():
        number = A_NUMBER.match(clauses[clause].open or "")
        if number:
            rests.setdefault(number[1], []).append(f"`{clause.removeprefix('rpg.')}` ({count})")
    yield "## Decided by a reading"
    yield ""
    yield "These clauses settle a silence of the source, numbered as in `src/loupiote/rulebook/data/rpg-night.md`. In brackets:"
    yield "how many pairs rest on each."
    yield ""
    for number in sorted(rests, key=lambda number: int(number[1:])):
        yield f"- {number}: {', '.join(sorted(rests[number]))}"
    yield ""


def _blank() -> Iterator[str]:
    yield "## Pairs that cannot meet"
    yield ""
    for reason, text in WHY_NOT.items():
        powers: dict[str, list[str]] = {}
        for (power, thing), found in sorted(impossible().items()):
            if found == reason:
                powers.setdefault(thing, []).append(f"`{power}`")
        things: dict[str, list[str]] = {}
        for thing, met in powers.items():
            things.setdefault(", ".join(met), []).append(f"`{thing}`")
        yield f"- {text}:"
        yield from (f"  - {met} and {', '.join(found)}" for met, found in sorted(things.items()))
    yield ""


def page() -> str:
    """The whole page."""
    parts = [
        [INTRODUCTION.format(pairs=len(pairs()))],
        _legend(),
        ["## The matrix", ""],
        *(_overview(group) for group in GROUPS),
        *(_details(group) for group in GROUPS),
        _open(),
        _readings(),
        _blank(),
    ]
    return "\n".join(line for part in parts for line in part)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
