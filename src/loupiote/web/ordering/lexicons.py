"""What the words of an order may name: players by any of their names, cards and options in both languages, powers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from loupiote.kernel.ask import NOBODY, Branch, Choice, One, Parts, Places, Several, YesNo
from loupiote.kernel.view import Asked
from loupiote.narration import Narrator, value_name
from loupiote.web.games import tables
from loupiote.web.games.models import Game, Seat
from loupiote.web.ordering.readings import Lexicon
from loupiote.web.people import answers
from loupiote.web.tone.narrators import narrator, tone_for


class Speakers:
    """The words of a game in both languages."""

    def __init__(self, game: Game, seats: Sequence[Seat]) -> None:
        self.game = game
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
        if number:
            yield power, power
        else:
            yield f"{base}#1", power


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
