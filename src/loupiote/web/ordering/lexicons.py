"""What the words of an order may name: players by any of their names, cards and options in both languages, powers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from loupiote.kernel.ask import NOBODY, Branch, Choice, One, Parts, Places, Several, YesNo
from loupiote.kernel.view import Asked
from loupiote.narration import Narrator, value_name
from loupiote.rulebook.names import words
from loupiote.web.games import tables
from loupiote.web.games.models import Game, Seat
from loupiote.web.ordering.readings import Lexicon
from loupiote.web.people import answers
from loupiote.web.tone.narrators import narrator, tone_for

_ENGLISH = {"annuler": "cancel", "rien": "nothing", "oui": "yes", "non": "no", NOBODY: "nobody"}


class Speakers:
    """The words of a game in both languages.

    Args:
        lang: of the lines that are offered; by default that in which the game is told.
    """

    def __init__(self, game: Game, seats: Sequence[Seat], lang: str = "") -> None:
        self.game = game
        self.lang = lang or game.lang
        self.both = [Narrator("fr", "text", game.rules), Narrator("en", "text", game.rules)]
        if tone_for(game, game.lang) is not None:  # the words that are read in this game are understood too
            self.both.append(narrator(game, game.lang))
        self.seats = seats
        self._names = [seat.name for seat in seats]

    def people(self) -> Iterator[tuple[str, str]]:
        """All players, whether they may be named or not: a name is never taken for another one that would be legal."""
        for seat in self.seats:
            yield seat.name, seat.name
            if seat.alias:
                yield seat.alias, seat.name
        for player in tables.current(self.game).table.game.players:
            for name in player.former:  # of whoever sat there before, as it still stands in what was written
                yield name, player.id

    def values(self, choice: Choice) -> Lexicon:
        """All that an answer to this choice may name."""
        names = [*self.people(), *_spare(choice)]
        for value in dict.fromkeys(_listed(choice)):
            if value not in self._names:
                names += [(value, value), *((value_name(said, value, self._names), value) for said in self.both)]
        return Lexicon(names)

    def powers(self, asked: Iterable[Asked]) -> Lexicon:
        """The names of what is asked; the value is the power, `sonder#2` for a second one of the same name."""
        return Lexicon([pair for one in asked for pair in self.called(one.power)])

    def called(self, power: str) -> Iterator[tuple[str, str]]:
        """What a power is called: by its id, and in both languages; with a number behind it, it alone."""
        base, _, number = power.partition("#")
        yield base, power
        for said in self.both:
            yield said.power(base), power
        for name in (base, *(said.power(base) for said in self.both)):
            yield f"{name}#{number or 1}", power

    def worded(self, line: str) -> str:
        """A line that is offered, in the words of `lang`: the ids of powers and answers are French."""
        if self.lang != "en":
            return line
        call, space, rest = line.removeprefix("!").partition(" ")
        rest = self._in_english(rest) if call in _ENGLISH else _ENGLISH.get(rest, rest)
        return f"!{_ENGLISH.get(call) or self._in_english(call)}{space}{rest}"

    def _in_english(self, power: str) -> str:
        """The English name of a power, its id where another one is called the same; anything else as it is."""
        base, mark, number = power.partition("#")
        called = self._powers
        name = called.get(base, "")
        return f"{name}{mark}{number}" if list(called.values()).count(name) == 1 else power

    @cached_property
    def _powers(self) -> dict[str, str]:
        """The English names of all powers of the rules."""
        bearers = words(self.game.rules).bearers.values()
        return {one.id: self.both[1].power(one.id) for bearer in bearers for one in bearer.powers.values()}


def _listed(choice: Choice) -> Iterator[str]:
    match choice:
        case One() | Several():
            yield from choice.among
            yield from choice.but
            if isinstance(choice, One) and choice.blank:
                yield NOBODY
        case YesNo():
            yield from ("oui", "non")
        case Places():
            yield from choice.places
        case Parts():
            for part in choice.parts:
                yield from _listed(part)
        case Branch():
            for option, inner in choice.branches.items():
                yield option
                yield from _listed(inner)


def _spare(choice: Choice) -> Iterator[tuple[str, str]]:
    """Other words for what many choices know: yes, no, nobody."""
    listed = set(_listed(choice))
    if NOBODY in listed:
        yield from ((name, NOBODY) for name in answers.NOBODY)
    if listed >= {"oui", "non"}:
        yield from ((name, "oui") for name in answers.YES)
        yield from ((name, "non") for name in answers.NO)
