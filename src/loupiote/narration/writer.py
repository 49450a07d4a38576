"""The writer: makes lines out of catalogue texts and facts.

What stands in a text is of two kinds. Plain values (`genre`, `n`, a cause) only select among variants. Names, cards and
free words become runs: in the text Fluent sees one private character for each, so nothing that a player typed ever goes
through a catalogue, and what a text looks like can be kept for the next time.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from loupiote.narration.catalogue import Texts
from loupiote.narration.grammar import agree, article, genre_of, listed, typeset
from loupiote.narration.runs import Emphasis, Label, Line, Player, Run, Text, Words

NOBODY = "personne"
FIRST, LAST = 0xE000, 0xF8FF  # the private characters that stand for runs
_SPLIT = re.compile(f"([{chr(FIRST)}-{chr(LAST)}])")
EMPHASIS = re.compile(r"\*(?!\s)([^*\n]+?)(?<!\s)\*")


class People(NamedTuple):
    """Players in a text: `$who`, and `$who_genre` and `$who_n` to select on. `word` joins them: and, or, or nothing."""

    names: Sequence[str]
    word: str = "and"


class Card(NamedTuple):
    """A card or camp in a text, by its id.

    A text writes `$role` (Voyante), `$role_le` (la Voyante), `$role_un` (une Voyante), `$role_shown` (what is said when
    the card is turned: la Voyante, un Loup-Garou), and selects on `$role_genre` and `$role_id`.
    """

    id: str
    family: str = "role"


Arg = str | int | float | People | Card | Line


def words(text: object) -> Line:
    """Free text as a line."""
    return (Words(str(text)),)


class Writer:
    """Lines in one language."""

    def __init__(self, lang: str, texts: Texts, genres: Mapping[str, str | None]) -> None:
        self.lang, self.texts, self.genres = lang, texts, genres

    def line(self, key: str, attribute: str = "", /, **args: Arg) -> Line:
        """The text of a key as a line, its people, cards and words in place."""
        plain: dict[str, str | int | float] = {}
        runs: list[Line] = []
        for name, value in args.items():
            for variable, part in self._spread(name, value):
                if isinstance(part, tuple):
                    plain[variable] = chr(FIRST + len(runs))
                    runs.append(part)
                else:
                    plain[variable] = part
        return agree(self._fill(typeset(self.texts.format(key, attribute, plain), self.lang), runs), self.lang)

    def say(self, key: str, attribute: str = "", /) -> str:
        """The text of a key that takes no variables."""
        return typeset(self.texts.format(key, attribute, {}), self.lang)

    def people(self, names: Sequence[str], word: str = "and") -> Line:
        """Players' names, joined."""
        return self.lines([self.person(name) for name in names], word)

    def person(self, name: str) -> Line:
        """A player's name; the ballot for nobody is a word of the language."""
        return (Text(self.say("nobody")),) if name == NOBODY else (Player(name),)

    def power(self, id: str | None) -> Line:
        """The name of a power; of a second one of the same kind (`tuer#2`) too."""
        return self.line(f"power-{id.partition('#')[0]}") if id else self.line("some-power")

    def lines(self, items: Iterable[Line], word: str = "and") -> Line:
        """Any lines, joined like names."""
        return listed(list(items), self.say(f"list-{word}") if word else "")

    def known(self, id: str, family: str = "role") -> bool:
        """Whether a card or camp of this id has texts."""
        return self.texts.has(f"{family}-{id}")

    def card(self, id: str, family: str = "role", form: str = "") -> Line:
        """The name of a card or camp: bare, or with an article (`le`, `un`, `shown`), or as a `plural`."""
        key = f"{family}-{id}"
        if not self.texts.has(key):
            return words(id)
        camp = id if family == "camp" else self._attribute(key, "camp")
        camp = self._attribute(f"camp-{camp}", "colour") or camp  # where a rule set has a colour code of its own
        if form == "plural":
            return (Label(self.say(key, "plural"), camp),)
        name = self.say(key)
        form = self._attribute(key, "shown") if form == "shown" else form
        return (*(article(self._attribute(key, form), name, self.lang) if form else ()), Label(name, camp))

    def camp(self, role: str) -> str:
        """The id of the camp written on a card."""
        return self._attribute(f"role-{role}", "camp")

    def cards(self, counts: Mapping[str, int]) -> Line:
        """Cards with their number: `2 Loups-Garous, Voyante`."""
        items: list[Line] = []
        for id, count in counts.items():
            number: Line = (Text(f"{count} "),) if count > 1 else ()
            items.append(number + self.card(id, form="plural" if count > 1 else ""))
        return self.lines(items)

    def genre(self, names: Iterable[str]) -> str:
        """How these players agree: f, m or x."""
        return genre_of(names, self.genres)

    def _attribute(self, key: str, attribute: str) -> str:
        return self.say(key, attribute).strip() if self.texts.has(key, attribute) else ""

    def _spread(self, name: str, value: Arg) -> Iterable[tuple[str, Any]]:
        if isinstance(value, People):
            names = value.names
            yield name, self.people(names, value.word)
            yield f"{name}_genre", self.genre(names)
            yield f"{name}_n", len(names)
        elif isinstance(value, Card):
            yield name, self.card(*value)
            for form in ("le", "un", "shown"):
                yield f"{name}_{form}", self.card(*value, form=form)
            yield f"{name}_genre", self._attribute(f"{value.family}-{value.id}", "genre") or "x"
            yield f"{name}_id", value.id
        else:
            yield name, value

    def _fill(self, text: str, runs: list[Line]) -> Line:
        found: list[Run] = []
        for i, stressed in enumerate(EMPHASIS.split(text)):
            inner = self._runs(stressed, runs)
            if i % 2:
                found.append(Emphasis(agree(inner, self.lang)))
            else:
                found.extend(inner)
        return tuple(found)

    def _runs(self, text: str, runs: list[Line]) -> Line:
        found: list[Run] = []
        for piece in _SPLIT.split(text):
            place = ord(piece) - FIRST if len(piece) == 1 else -1
            if 0 <= place < len(runs):
                found.extend(runs[place])
            elif piece:
                found.append(Text(piece))
        return tuple(found)
