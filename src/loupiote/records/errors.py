"""What is wrong with a record, as data; `text(lang)` puts it into French or English with file and line."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from msgspec import Struct, field

from loupiote.kernel.ask import Refusal
from loupiote.narration import Lang, Narrator
from loupiote.narration.catalogue import Catalogue
from loupiote.narration.grammar import typeset

TEXTS = Path(__file__).parent / "texts"
SHOWN = 24  # of a list, so that a message stays readable
RAW = ("n", "kind", "known", "near_known")  # arguments that only select among variants or are numbers


class RecordError(Struct):
    """One thing that is wrong with a record.

    Attributes:
        file, line: where; line 0 is the file as a whole.
        code: key of the sentence; args: what it speaks of.
        refusal: where the rules refuse something (code "refused"), the refusal, which has a sentence of its own.
        rules, genres: for that sentence.
    """

    file: str
    line: int
    code: str
    args: dict[str, Any] = field(default_factory=dict)
    refusal: Refusal | None = None
    rules: str = "meneur"
    genres: dict[str, str] = field(default_factory=dict)

    @property
    def place(self) -> str:
        """`game.yaml:12`."""
        return f"{self.file}:{self.line}" if self.line else self.file

    def message(self, lang: Lang = "fr") -> str:
        """The sentence alone."""
        if self.refusal is None:
            return say(lang, self.code, self.args)
        r = self.refusal
        narrator = Narrator(lang, rules=self.rules, genres=self.genres)
        sentence = narrator.refusal(r.code, r.who, r.power, r.values, r.legal, r.clause)
        if self.args.get("quoted"):
            sentence += say(lang, "name-in-quotes", self.args)
        if self.args.get("near"):
            sentence += say(lang, "did-you-mean", self.args)
        return sentence + say(lang, "not-now", self.args) if "window" in self.args else sentence

    def text(self, lang: Lang = "fr") -> str:
        """`game.yaml:12: ` and the sentence. Any language but "fr" is English."""
        return f"{self.place}: {self.message('fr' if lang == 'fr' else 'en')}"

    def __str__(self) -> str:
        return self.text("en")


class RecordProblem(ValueError):
    """A record cannot be read or played; `errors` says why."""

    def __init__(self, errors: list[RecordError]) -> None:
        super().__init__("\n".join(map(str, errors)))
        self.errors = errors


@cache
def catalogue(lang: str) -> Catalogue:
    """The texts of one language."""
    return Catalogue(lang, [FluentParser().parse((TEXTS / f"{lang}.ftl").read_text(encoding="utf-8"))])


def say(lang: str, code: str, args: Mapping[str, Any]) -> str:
    """The sentence of a code. What stands in a file is set in as it is: typography is for our own words only."""
    slots: list[str] = []
    given: dict[str, Any] = {"near_known": "yes" if args.get("near") else "no", "known": "yes" if args.get("legal") else "no"}
    for name, value in args.items():
        if name in RAW:
            given[name] = value
        elif f"{name}_{lang}" not in args:
            given[name.removesuffix(f"_{lang}")] = chr(0xE000 + len(slots))
            slots.append(listed(value))
    text = catalogue(lang).format(code, "", given)
    if text is None:
        return f"{code}: {', '.join(slots)}"
    return "".join(slots[ord(c) - 0xE000] if 0 <= ord(c) - 0xE000 < len(slots) else c for c in typeset(text, lang))


def listed(value: Any) -> str:
    """A value in a sentence: a list with commas, cut short when it is long."""
    if isinstance(value, list | tuple):
        more = ["…"] if len(value) > SHOWN else []
        return ", ".join([*map(str, value[:SHOWN]), *more])
    return str(value)
