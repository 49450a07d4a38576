"""What somebody may have meant: names and words of a line, for a kind of choice.

Accents, capitals and blanks do not count, nor signs unless a name is nothing else; all else is as it is written. Everything that
can be read in more than one way gives more than one reading, and it is asked which was meant. What is only near to a name
(`Lexicon.loose`) is offered, and never taken; a word that answers an order, such as "nobody", is near to no name at all.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from itertools import islice
from typing import NamedTuple

from rapidfuzz.distance import OSA

from loupiote.kernel.ask import Branch, Choice, Nothing, One, Parts, Value, Words, YesNo
from loupiote.web.people import answers
from loupiote.web.square.markup import fold, spoken

LONGEST = 6  # words that one name may be written in, if no name has more
_PARTS = r"\s,;:&+"  # what parts words
_PIECE = re.compile(r"[^\W_]+")  # what may be written as a word of its own: Jean-Paul, Jean Paul
MOST = 12  # readings that are looked at
FILLERS = frozenset(
    ("et", "and", "sur", "contre", "on", "against", "le", "la", "les", "the", "a", "to", "vers", "pour", "for")
)


def plain(text: str) -> str:
    """A name as it is compared: letters and digits alone."""
    return "".join(c for c in fold(text) if c.isalnum())


def _shown(name: str) -> str:
    """A name as it comes out of a post: signs may be markup."""
    return spoken(f"a {name}")[0].text[1:].strip()


def _word(signs: Iterable[str]) -> re.Pattern[str]:
    """What is a word: letters between what parts them, or one of these names with nothing around it but the end of a sentence."""
    names = "|".join(re.escape(name) for name in sorted(signs, key=len, reverse=True))
    whole = rf"(?<![^{_PARTS}])(?:{names})(?=[.!?…]*(?:[{_PARTS}]|\Z))|" if names else ""
    return re.compile(rf"{whole}[^{_PARTS}]+")


_RESERVED = frozenset(map(plain, answers.RESERVED))


class Lexicon:
    """What can be named: what each is called -> what it is.

    Args:
        names: pairs of a name and its value; a value may have several names, and a name several values.

    Attributes:
        longest: words that one name may be written in; signs: names without letters and digits, each a word as it stands.
        word: what is a word where these names are.
    """

    def __init__(self, names: Iterable[tuple[str, str]]) -> None:
        named = list(names)
        self._by_name: dict[str, list[str]] = {}
        self._written: dict[str, list[str]] = {}
        for name, value in [*named, *((_shown(name), value) for name, value in named if not plain(name))]:
            for known, key in ((self._by_name, plain(name)), (self._written, name.strip())):
                values = known.setdefault(key, [])
                if key and value not in values:
                    values.append(value)
        self.signs = {name for name in self._written if name and not plain(name)}
        self.word = _word(self.signs)
        self.longest = max([LONGEST, *(len(_PIECE.findall(name)) for name in self._written)])

    @property
    def most(self) -> int:
        """Words of the longest list there can be: everything by all of its names, and a word between each two."""
        return len(self._written) * (self.longest + 1)

    def find(self, text: str) -> list[str]:
        """What this text names, nothing if it names nothing; several where it is not certain."""
        exactly = self._written.get(text.strip(), [])
        key = plain(text)
        return exactly if len(exactly) == 1 or not key else self._by_name.get(key, [])

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
        vars(self).update(vars(exact))

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
    found = dict.fromkeys(islice(_read(choice, Spoken(said, lexicon), lexicon), MOST))
    return list(found)


class Spoken:
    """What is still to be read of a text, whose words are looked for once.

    Attributes:
        words: all of the text, which may name something; at: the first of them that is still to be read.
    """

    def __init__(self, text: str, lexicon: Lexicon) -> None:
        found = [found for found in lexicon.word.finditer(text) if found[0] in lexicon.signs or plain(found[0])]
        self.words = [one[0] for one in found]
        self._text, self._ends, self.at = text, [0, *(one.end() for one in found)], 0

    @property
    def text(self) -> str:
        """It, as it is written, without what parts it from what was read."""
        return self._text[self._ends[self.at] :].lstrip(" \t,;:").rstrip()

    @property
    def left(self) -> int:
        """How many words are to be read."""
        return len(self.words) - self.at

    def to(self, at: int) -> Spoken:
        """What is left from this word on."""
        rest = copy(self)
        rest.at = at
        return rest


def _read(choice: Choice, said: Spoken, lexicon: Lexicon) -> Iterator[Value]:
    match choice:
        case Words():
            if said.text:
                yield (said.text,)
        case Nothing():
            yield from [] if said.left else [()]
        case YesNo() if not said.left:
            yield ("oui",)  # the power alone
        case Parts():
            yield from _parts(choice.parts, said, lexicon)
        case Branch():
            for option, rest in _first(said, lexicon):
                if option in choice.branches:
                    for more in _read(choice.branches[option], rest, lexicon):
                        yield (option, *more)
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
    for at in range(said.at, len(said.words)):
        found = list(_at(said.words, at, lexicon))
        yield from ((value, said.to(behind)) for value, behind in found)
        if found or said.words[at].casefold() not in FILLERS:
            return


def _at(words: Sequence[str], start: int, lexicon: Lexicon) -> Iterator[tuple[str, int]]:
    """What the words from here on may name, the longest name first, and where it ends."""
    for end in range(min(len(words), start + lexicon.longest), start, -1):
        if end == start + 1 or lexicon.signs.isdisjoint(words[start:end]):
            yield from ((value, end) for value in lexicon.find(" ".join(words[start:end])))


def _all(said: Spoken, lexicon: Lexicon) -> Iterator[Value]:
    """All words as names, one behind the other; it is read from the end, so no way is begun that leads nowhere."""
    if said.left > lexicon.most:
        return
    words, end = said.words, len(said.words)
    # word from which one comes to the end -> the names there, and where they end
    ways: dict[int, list[tuple[str, int]]] = {end: []}
    for at in range(end - 1, said.at - 1, -1):
        found = list(_at(words, at, lexicon))
        leads = [(value, behind) for value, behind in found if behind in ways]
        if not found and words[at].casefold() in FILLERS:
            leads = ways.get(at + 1, [])
        if leads:
            ways[at] = leads
    started: list[tuple[Value, int]] = [((), said.at)] if said.at in ways else []
    while started:
        value, at = started.pop()
        if at == end:
            yield value
        started += [((*value, name), behind) for name, behind in reversed(ways[at])]


class Lost(NamedTuple):
    """Where the reading of names went astray: what was understood before, the words that were not, what is behind them."""

    known: list[str]
    word: str
    rest: str


def astray(choice: Choice, said: str, lexicon: Lexicon) -> Lost | None:
    """Which words of a text are no names that are known; None if it has none."""
    rest, known = Spoken(said, lexicon), list[str]()
    if isinstance(choice, One):
        return Lost(known, rest.text, "") if rest.left else None
    while rest.left:
        found = next(_first(rest, lexicon), None)
        if found is None:
            left = range(rest.at, len(rest.words))
            at = next((i for i in left if rest.words[i].casefold() not in FILLERS), rest.at)
            return Lost(known, rest.words[at], rest.to(at + 1).text)
        known.append(found[0])
        rest = found[1]
    return None


def mentioned(said: str, lexicon: Lexicon) -> list[str]:
    """All names in a text, whatever stands between them."""
    words, found, at = Spoken(said, lexicon).words, dict[str, None](), 0
    while at < len(words):
        value, at = next(_at(words, at, lexicon), ("", at + 1))
        found |= {value: None} if value else {}
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
