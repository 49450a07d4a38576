"""A text of a tone as it will read, with names and cards for its placeholders, in each of its forms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice, product
from typing import NamedTuple

from fluent.syntax import ast

from loupiote.narration.catalogue import Catalogue, Texts
from loupiote.narration.formats import FORMATS
from loupiote.narration.grammar import capital
from loupiote.narration.tone import NOTHING, known_texts
from loupiote.narration.tone_checks import Known, chosen_on, uses
from loupiote.narration.writer import Arg, Card, People, Writer, words

MOST = 12  # examples of one text
NAMES = {"f": "Élise", "m": "Hugo", "x": "Camille"}
OTHERS = {"target": "Marius", "after": "Rose", "rest": "Rose", "choice": "Marius", "voters": "Rose"}
OTHERS |= {"by": "Marius", "author": "Marius", "signed": "Rose"}
CARDS = {"role": "voyante", "office": "capitaine", "title": "capitaine", "source": "corbeau", "cause": "sorciere"}
CARDS |= {"cards": "voyante"}
COUNTS = {"0": 0, "one": 1, "1": 1, "2": 2, "other": 2}


class Example(NamedTuple):
    """One reading of a text: of which forms (`f`, `one`...), and the sentence."""

    forms: tuple[str, ...]
    text: str


def examples(
    key: str, lang: str, rules: str, tone: Catalogue | None = None, pattern: ast.Pattern | None = None
) -> list[Example]:
    """How the text of a key reads, as HTML.

    Args:
        tone, pattern: the tone that says it (`toned`), and its text there; without them, it is the standard text.
    """
    known, found = known_texts(rules).get(key, NOTHING), list[Example]()
    choices = uses(pattern).choices if pattern is not None else None
    chosen = set(known.forms) if choices is None else set(map(chosen_on, choices))
    name, _, attribute = key.partition(".")
    for forms in islice(_cases(known, chosen), MOST):
        writer = Writer(lang, Texts(lang, rules, tone), {who: genre for genre, who in NAMES.items()})
        line = writer.line(name, attribute, **_filled(known, forms, writer))
        text = FORMATS["html"].line(capital(line)).replace("….", "…")  # what stands for words ends a sentence by itself
        example = Example(tuple(forms[one] for one in chosen if one in forms), text)
        if all(example.text != other.text for other in found):
            found.append(example)
    return found


def _cases(known: Known, chosen: set[str]) -> Iterator[dict[str, str]]:
    """Every combination of forms: of what the text chooses on, and of a woman's and a man's name in any case."""
    axes: dict[str, list[str]] = {}
    for name in sorted(chosen | ({"who_genre"} & known.variables)):
        if name.endswith("_genre"):
            axes[name] = ["f", "m", "x"] if name in chosen else ["f", "m"]
        elif name == "n" or name.endswith("_n"):
            axes[name] = sorted(known.forms.get(name, ())) or ["one", "other"]
        elif name in known.forms:
            axes[name] = sorted(known.forms[name])
    for forms in product(*axes.values()):
        yield dict(zip(axes, forms, strict=True))


def _filled(known: Known, forms: Mapping[str, str], writer: Writer) -> dict[str, Arg]:
    """Something for every placeholder that the text of a key may use."""
    args: dict[str, Arg] = {}
    for name in sorted(known.variables):
        base, _, form = name.rpartition("_")
        if form in ("genre", "n", "le", "un", "shown", "id") and base:
            args[base] = _thing(base, forms, writer)
        elif name not in args:
            args[name] = forms[name] if name in forms and name != "n" else _thing(name, forms, writer)
    return args


def _thing(name: str, forms: Mapping[str, str], writer: Writer) -> Arg:
    if name in ("n", "count", "number"):
        return COUNTS.get(forms.get(name, "other"), 2)
    if name in ("camp", "camps"):
        id = forms.get("camp_id", "other")
        return Card("village" if id == "other" else id, "camp")
    if name in CARDS:
        return Card(CARDS[name])
    if name in ("power", "powers"):
        return writer.power("voter")
    if name == "board":
        return writer.line("board-place")
    if name == "moment":
        return writer.line("moment-nuit")
    if name in ("who", "first", *OTHERS):
        return _people(name, forms)
    return words("…")


def _people(name: str, forms: Mapping[str, str]) -> People:
    one = OTHERS.get(name) or NAMES[forms.get(f"{name}_genre", "f")]
    count = COUNTS.get(forms.get(f"{name}_n", "one"), 1)
    return People([one, "Marius" if one != "Marius" else "Rose"][:count])
