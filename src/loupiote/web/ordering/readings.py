"""What somebody may have meant: names and words of a line, for a kind of choice.

Accents, capitals and blanks do not count; all else is as it is written. Everything that can be read in more than one way gives
more than one reading, and it is asked which was meant. What is only near to a name (`Lexicon.loose`) is offered, and never taken;
a word that answers an order, such as "nobody", is near to no name at all.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from rapidfuzz.distance import OSA

from loupiote.kernel.ask import Branch, Choice, Nothing, One, Parts, Several, Value, Words, YesNo
from loupiote.web.people import answers
from loupiote.web.square.markup import fold

LONGEST = 6  # words of one name
WORDS = 80  # of a list of names: twenty players, none with a short name; whatever is longer names nobody
_WORD = re.compile(r"[^\s,;:&+]+")
MOST = 12  # readings that are looked at
FILLERS = frozenset(
    ("et", "and", "sur", "contre", "on", "against", "le", "la", "les", "the", "a", "to", "vers", "pour", "for")
)


def plain(text: str) -> str:
    """A name as it is compared: letters and digits alone."""
    return "".join(c for c in fold(text) if c.isalnum())


_RESERVED = frozenset(map(plain, answers.RESERVED))


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

    def find(self, text: str) -> list[str]:
        """What this text names, nothing if it names nothing; several where it is not certain."""
        exactly = self._written.get(text.strip(), [])
        return exactly if len(exactly) == 1 else self._by_name.get(plain(text), [])

    def loose(self) -> Lexicon:
        """The same names, each found by what is written nearly so too: what comes of it is asked back."""
        return _Loose(self)

    def near(self, text: str) -> list[str]:
        """What comes nearest to a text that means nothing, to be offered."""
        key = plain(text)
        if key in _RESERVED:
            return []
        rated = sorted((OSA.distance(key, name), name) for name in self._by_name if name)
        best = [name for distance, name in rated if distance <= max(1, len(name) // 2)][:4]
        return list(dict.fromkeys(value for name in best for value in self._by_name[name]))


class _Loose(Lexicon):
    def __init__(self, exact: Lexicon) -> None:
        self._by_name, self._written = exact._by_name, exact._written

    def find(self, text: str) -> list[str]:
        return super().find(text) or self._slips(plain(text))

    def _slips(self, key: str) -> list[str]:
        """Names that are this one but for a slip; if a second name is nearly as near, both."""
        allowed = 0 if len(key) < 4 else 1 if len(key) < 8 else 2
        rated = sorted((OSA.distance(key, name, score_cutoff=allowed + 1), name) for name in self._by_name if name)
        if not rated or rated[0][0] > allowed or key in _RESERVED:
            return []
        close = [name for distance, name in rated if distance <= rated[0][0] + 1 and distance <= allowed + 1]
        return list(dict.fromkeys(value for name in close for value in self._by_name[name]))


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
        found = list(islice((found for found in _WORD.finditer(self.text) if plain(found[0])), WORDS + 1))
        self._ends = [one.end() for one in found]
        self.words = [one[0] for one in found]

    @property
    def endless(self) -> bool:
        """Whether it has more words than any list of names: then it is none, and to look for names in it would take long."""
        return len(self.words) > WORDS

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
    """What the first words may name, with what is left."""
    for passed, word in enumerate(said.words):
        found = list(_at(said.words, passed, lexicon))
        yield from ((value, said.after(passed + read)) for value, read in found)
        if found or word.casefold() not in FILLERS:
            return


def _at(words: Sequence[str], start: int, lexicon: Lexicon) -> Iterator[tuple[str, int]]:
    """What the words from here on may name, the longest name first, and how many words that takes."""
    for n in range(min(len(words) - start, LONGEST), 0, -1):
        yield from ((value, n) for value in lexicon.find(" ".join(words[start : start + n])))


def _all(said: Spoken, lexicon: Lexicon, dead: set[int] | None = None) -> Iterator[Value]:
    """All words as names, one behind the other. `dead`: lengths of what is left from which no way leads on."""
    dead = set() if dead is None else dead
    if not said.words:
        yield ()
        return
    if said.endless or len(said.text) in dead:
        return
    leads = False
    for value, rest in _first(said, lexicon):
        for more in _all(rest, lexicon, dead):
            leads = True
            yield (value, *more)
    if not leads:
        dead.add(len(said.text))


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
        found = None if spoken.endless else next(_first(spoken, lexicon), None)
        if found is None:
            at = next((i for i, word in enumerate(spoken.words) if word.casefold() not in FILLERS), 0)
            return Lost(known, spoken.words[at], spoken.after(at + 1).text)
        known.append(found[0])
        spoken = found[1]
    return None


def mentioned(said: str, lexicon: Lexicon) -> list[str]:
    """All names in a text, whatever stands between them."""
    spoken, found, at = Spoken(said), dict[str, None](), 0
    while at < len(spoken.words) and not spoken.endless:
        value, read = next(_at(spoken.words, at, lexicon), ("", 1))
        found |= {value: None} if value else {}
        at += read
    return list(found)


def shaped(choice: Choice, found: Sequence[Value]) -> list[Value]:
    """Of several readings those that the choice takes; if it takes none, the one of the fewest names, so that it says why."""
    if len(found) < 2:
        return list(found)
    legal = [value for value in found if choice.why_not(value) is None]
    least = min(len(value) for value in found)
    return legal or [value for value in found if len(value) == least]


def mended(choice: Choice, lost: Lost, lexicon: Lexicon) -> list[Value]:
    """What may have been meant where the reading went astray: with what comes near in the place of what was not understood, if
    the choice takes the whole.
    """
    found: dict[Value, None] = {}
    for near in lexicon.near(lost.word):
        read = values(choice, ", ".join([*lost.known, near, *([lost.rest] if lost.rest else [])]), lexicon.loose())
        found |= {value: None for value in read if choice.why_not(value) is None}
    return list(found)
