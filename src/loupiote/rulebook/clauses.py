"""The clauses of the seven rule books: numbered rules in French and English, the reason behind every fact of a game."""

from functools import cache
from typing import Any, Literal, get_args

import msgspec
import yaml
from unidecode import unidecode

from loupiote.rulebook.reader import Reader, data_text

# Which files make up a rule book, in the order in which a reader meets their sections.
FILES: dict[str, tuple[str, ...]] = {
    "meneur": ("meneur.yaml",),
    "classique": ("classique.yaml",),
    "forum": ("forum.yaml",),
    "rpg": ("rpg-0.yaml", "rpg-1.yaml", "rpg-2.yaml", "rpg-3.yaml", "evenements.yaml"),
    "trinite": ("trinite.yaml",),
    "meuporg": ("meuporg.yaml",),
    "citadelles": ("citadelles.yaml",),
}
# Companion pages: in which order a night and a day go.
ORDER_PAGES: dict[str, tuple[str, ...]] = {
    "meneur": ("table-night.md",),
    "classique": ("table-night.md",),
    "forum": ("table-night.md",),
    "rpg": ("rpg-night.md", "rpg-day.md"),
    "trinite": ("trinite-night.md",),
    "meuporg": ("trinite-night.md",),
    "citadelles": ("citadelles-night.md",),
}

Kind = Literal[
    "action", "advice", "announce", "captain", "channel", "death", "definition", "effect", "info", "interaction",
    "limit", "secrecy", "setup", "timing", "vote", "win",
]  # fmt: skip
Check = Literal["test", "text"]
What = Literal[
    "event", "general", "object", "phase", "power", "project", "role", "setup", "title", "victory", "voting", "wall"
]
Camp = Literal["village", "loups", "independant", "variable"]

_CLAUSE_REQUIRED = ("id", "kind", "check", "en", "fr")
_CLAUSE_KEYS = (*_CLAUSE_REQUIRED, "example", "open", "needs")
_SECTION_REQUIRED = ("id", "name", "what", "clauses")
_SECTION_KEYS = (*_SECTION_REQUIRED, "aka", "camp")
_FILE_KEYS = ("ruleset", "source", "sections")


class Clause(msgspec.Struct, frozen=True, gc=False):
    """One numbered rule, such as `rpg.salvateur.4`.

    `check` is `test` when a test must show it. `example` is a small case, `open` a doubt of the source with the
    reading chosen, `needs` the extension without which the clause cannot come up.
    """

    id: str
    kind: Kind
    check: Check
    en: str
    fr: str
    example: str | None = None
    open: str | None = None
    needs: str | None = None

    def text(self, lang: str) -> str:
        """The clause in French for `fr`, in English for any other language."""
        return self.fr if lang == "fr" else self.en


class Section(msgspec.Struct, frozen=True):
    """The clauses of one role, object, phase...

    `aka` lists the other names it goes by, `camp` the side it starts on.
    """

    id: str
    name: str
    what: What
    clauses: tuple[Clause, ...]
    aka: tuple[str, ...] = ()
    camp: Camp | None = None


class RuleBook(msgspec.Struct, frozen=True):
    """The rules of one rule set: sections by their id, and every clause by its full id, both in reading order."""

    rule_set: str
    sections: dict[str, Section]
    clauses: dict[str, Clause]

    def find(self, name: str) -> Section | None:
        """The section of that id, name or other name, None if there is none.

        Accents, case, spaces and hyphens do not count.
        """
        wanted = _fold(name)
        for section in self.sections.values():
            if wanted in (section.id, _fold(section.name)):
                return section
        return next((s for s in self.sections.values() if wanted in map(_fold, s.aka)), None)


def _fold(name: str) -> str:
    letters = "".join(c if c.isalnum() else " " for c in unidecode(name).lower())
    return "-".join(letters.split())


def rule_sets() -> tuple[str, ...]:
    """The ids of all rule sets, the simplest first."""
    return tuple(FILES)


@cache
def book(rule_set: str) -> RuleBook:
    """The rule book of a rule set, read at the first call. Raises KeyError for a rule set that does not exist."""
    return read_book(rule_set, {name: data_text(name) for name in FILES[rule_set]})


def clause(clause_id: str) -> Clause:
    """The clause of that id, such as `meneur.salvateur.5`. Raises KeyError when no rule book has it."""
    return book(clause_id.partition(".")[0]).clauses[clause_id]


def order_pages(rule_set: str) -> dict[str, str]:
    """The pages, in Markdown, on the order of a night and a day: text by file name.

    Raises KeyError for a rule set that does not exist.
    """
    return {name: data_text(name) for name in ORDER_PAGES[rule_set]}


def read_book(rule_set: str, texts: dict[str, str]) -> RuleBook:
    """Make a rule book of the texts of its files, given by file name.

    Raises BookError for broken YAML, an unknown, missing or double key, an unknown kind, a section or clause id given
    twice, and an id that does not belong to its section or rule set.
    """
    sections: dict[str, Section] = {}
    clauses: dict[str, Clause] = {}
    for file, text in texts.items():
        reader = Reader(file)
        top = reader.mapping(reader.compose(text), _FILE_KEYS, ("ruleset", "sections"))
        if (found := reader.text(top["ruleset"])) != rule_set:
            reader.fail(top["ruleset"], f"the file is of rule set `{found}`, not of `{rule_set}`")
        for node in reader.items(top["sections"]):
            section = _section(reader, node, rule_set, clauses)
            if section.id in sections:
                reader.fail(node, f"section `{section.id}` is given twice")
            sections[section.id] = section
    return RuleBook(rule_set, sections, clauses)


def _section(reader: Reader, node: yaml.Node, rule_set: str, clauses: dict[str, Clause]) -> Section:
    entries = reader.mapping(node, _SECTION_KEYS, _SECTION_REQUIRED)
    section_id = reader.text(entries["id"])
    prefix = f"{rule_set}.{section_id}."
    return Section(
        section_id,
        reader.text(entries["name"]),
        _word(reader, entries["what"], What),
        tuple(_clause(reader, item, prefix, clauses) for item in reader.items(entries["clauses"])),
        reader.texts(entries["aka"]) if "aka" in entries else (),
        _word(reader, entries["camp"], Camp) if "camp" in entries else None,
    )


def _clause(reader: Reader, node: yaml.Node, prefix: str, clauses: dict[str, Clause]) -> Clause:
    entries = reader.mapping(node, _CLAUSE_KEYS, _CLAUSE_REQUIRED)
    clause_id = reader.text(entries["id"])
    if clause_id in clauses:
        reader.fail(entries["id"], f"clause `{clause_id}` is given twice")
    number = clause_id.removeprefix(prefix)
    if not clause_id.startswith(prefix) or not number.isdecimal():
        reader.fail(entries["id"], f"clause `{clause_id}` does not belong here; ids here are `{prefix}1`, 2, 3...")
    optional = {key: reader.text(entries[key]) for key in ("example", "open", "needs") if key in entries}
    made = Clause(
        clause_id,
        _word(reader, entries["kind"], Kind),
        _word(reader, entries["check"], Check),
        reader.text(entries["en"]),
        reader.text(entries["fr"]),
        **optional,
    )
    clauses[clause_id] = made
    return made


def _word(reader: Reader, node: yaml.Node, literal: object) -> Any:
    return reader.word(node, get_args(literal))
