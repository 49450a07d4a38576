"""What somebody may have meant: names and words of a line, for a kind of choice.

Accents, capitals and blanks do not count. A slip of a letter or two is understood where nothing else is near. Everything that can
be read in more than one way gives more than one reading, and it is asked which was meant: nothing is ever guessed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from msgspec import Struct
from rapidfuzz.distance import OSA

from loupiote.kernel.ask import Branch, Choice, Nothing, One, Parts, Several, Value, Words, YesNo
from loupiote.web.square.markup import fold

LONGEST = 6  # words of one name
_WORD = re.compile(r"[^\s,;:&+]+")
MOST = 12  # readings that are looked at
FILLERS = frozenset(
    ("et", "and", "sur", "contre", "on", "against", "le", "la", "les", "the", "a", "to", "vers", "pour", "for")
)


def plain(text: str) -> str:
    """A name as it is compared: letters and digits alone."""
    return "".join(c for c in fold(text) if c.isalnum())


class Meant(Struct, frozen=True):
    """One thing that a piece of text may mean. `exact`: it is written so, but for accents and capitals."""

    value: str
    exact: bool = True


class Lexicon:
    """What can be named: what each is called -> what it is.

    Args:
        names: pairs of a name and its value; a value may have several names, and a name several values.
    """

    def __init__(self, names: Iterable[tuple[str, str]]) -> None:
        self._by_name: dict[str, list[str]] = {}
        self._written: dict[str, list[str]] = {}
        for name, value in names:
            for known, key in ((self._by_name, plain(name)), (self._written, name.strip())):
                values = known.setdefault(key, [])
                if key and value not in values:
                    values.append(value)

    def find(self, text: str) -> list[Meant]:
        """What this text may mean, nothing if it means nothing; several where it is not certain."""
        exactly = self._written.get(text.strip(), [])
        if len(exactly) == 1:
            return [Meant(exactly[0])]
        key = plain(text)
        if key in self._by_name:
            return [Meant(value) for value in self._by_name[key]]
        return self._slips(key)

    def near(self, text: str) -> list[str]:
        """What comes nearest to a text that means nothing, to be offered."""
        key = plain(text)
        rated = sorted((OSA.distance(key, name), name) for name in self._by_name if name)
        best = [name for distance, name in rated if distance <= max(1, len(name) // 2)][:4]
        return list(dict.fromkeys(value for name in best for value in self._by_name[name]))

    def _slips(self, key: str) -> list[Meant]:
        """Names that are this one but for a slip; if a second name is nearly as near, both."""
        allowed = 0 if len(key) < 4 else 1 if len(key) < 8 else 2
        rated = sorted((OSA.distance(key, name, score_cutoff=allowed + 1), name) for name in self._by_name if name)
        if not rated or rated[0][0] > allowed:
            return []
        close = [name for distance, name in rated if distance <= rated[0][0] + 1 and distance <= allowed + 1]
        return [Meant(value, False) for value in dict.fromkeys(v for name in close for v in self._by_name[name])]


# ------------------------------------------------------------------------------------------------------------- values
def values(choice: Choice, said: str, lexicon: Lexicon) -> list[Value]:
    """The values of a choice that a text may mean, without the same twice. Whether they are legal is not looked at."""
    found = dict.fromkeys(islice(_read(choice, Spoken(said), lexicon), MOST))
    return list(found)


class Spoken:
    """What is still to be read of a text.

    Attributes:
        text: it, as it is written, without what parts it from what was read; words: those of it, which may name something.
    """

    def __init__(self, text: str) -> None:
        self.text = text.lstrip(" \t,;:").rstrip()
        self._ends = [found.end() for found in _WORD.finditer(self.text) if plain(found[0])]
        self.words = [found[0] for found in _WORD.finditer(self.text) if plain(found[0])]

    def after(self, count: int) -> Spoken:
        """What is left behind so many words."""
        return Spoken(self.text[self._ends[count - 1] :])


def _read(choice: Choice, said: Spoken, lexicon: Lexicon) -> Iterator[Value]:
    match choice:
        case Words():
            if said.text:
                yield (said.text,)
        case Nothing():
            yield from [] if said.words else [()]
        case YesNo() if not said.words:
            yield ("oui",)  # the power alone
        case Parts():
            yield from _parts(choice.parts, said, lexicon)
        case Branch():
            for option, rest in _first(said, lexicon):
                if option in choice.branches:
                    for more in _read(choice.branches[option], rest, lexicon):
                        yield (option, *more)
        case Several() if not said.words:
            yield ()
        case _:
            yield from _all(said, lexicon)


def _parts(parts: Sequence[Choice], said: Spoken, lexicon: Lexicon) -> Iterator[Value]:
    if len(parts) == 1:
        yield from _read(parts[0], said, lexicon)
        return
    for value, rest in _first(said, lexicon):
        for more in _parts(parts[1:], rest, lexicon):
            yield (value, *more)


def _first(said: Spoken, lexicon: Lexicon) -> Iterator[tuple[str, Spoken]]:
    """What the first words may name, with what is left; what is written exactly before what is not."""
    spans: list[tuple[Meant, int]] = []
    words, passed = said.words, 0
    while passed < len(words) and not spans:
        for n in range(min(len(words) - passed, LONGEST), 0, -1):
            spans += [(meant, passed + n) for meant in lexicon.find(" ".join(words[passed : passed + n]))]
        if not spans and words[passed].casefold() not in FILLERS:
            return
        passed += 1
    certain = [one for one in spans if one[0].exact] or spans
    yield from ((meant.value, said.after(read)) for meant, read in certain)


def _all(said: Spoken, lexicon: Lexicon) -> Iterator[Value]:
    """All words as names, one behind the other."""
    if not said.words:
        yield ()
        return
    for value, rest in _first(said, lexicon):
        for more in _all(rest, lexicon):
            yield (value, *more)


class Lost(NamedTuple):
    """Where the reading of names went astray: what was understood before, the words that were not, what is behind them."""

    known: list[str]
    word: str
    rest: str


def astray(choice: Choice, said: str, lexicon: Lexicon) -> Lost | None:
    """Which words of a text are no names that are known; None if it has none."""
    spoken, known = Spoken(said), list[str]()
    if isinstance(choice, One):
        return Lost(known, spoken.text, "") if spoken.words else None
    while spoken.words:
        found = next(_first(spoken, lexicon), None)
        if found is None:
            at = next((i for i, word in enumerate(spoken.words) if word.casefold() not in FILLERS), 0)
            return Lost(known, spoken.words[at], spoken.after(at + 1).text)
        known.append(found[0])
        spoken = found[1]
    return None


def shaped(choice: Choice, found: Sequence[Value]) -> list[Value]:
    """Of several readings those that the choice takes; if it takes none, the one of the fewest names, so that it says why."""
    if len(found) < 2:
        return list(found)
    legal = [value for value in found if choice.why_not(value) is None]
    least = min(len(value) for value in found)
    return legal or [value for value in found if len(value) == least]


def mended(choice: Choice, lost: Lost, lexicon: Lexicon) -> list[str]:
    """What may have been meant where the reading went astray, as it would be written: with what comes near in the place of what
    was not understood, if the choice takes the whole.
    """
    found: dict[str, None] = {}
    for near in lexicon.near(lost.word):
        read = values(choice, ", ".join([*lost.known, near, *([lost.rest] if lost.rest else [])]), lexicon)
        found |= {", ".join(value): None for value in read if choice.why_not(value) is None}
    return list(found)


def offered(choice: Choice, near: Sequence[str]) -> list[str]:
    """Of the names that come near, those that the choice takes; what it refuses is not worth writing."""
    legal = choice.legal()
    return [name for name in near if name in legal] if legal else list(near)


def written(value: Value, names: Mapping[str, str]) -> str:
    """A value as it would be written in an order."""
    return ", ".join(names.get(one, one) for one in value)
