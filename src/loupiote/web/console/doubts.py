"""Where the rule book leaves a doubt that a night turns on: the program takes the book's reading, and whoever leads may rule.

What was decided before the game is no doubt any more: an option of the clause that was set otherwise than the reading has it.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from loupiote.kernel.events import Told
from loupiote.narration import Lang
from loupiote.narration.clauses import clause_text
from loupiote.rulebook import book, clause
from loupiote.rulebook.options import options
from loupiote.web.console.models import Ruling
from loupiote.web.games.alone import options_of
from loupiote.web.games.models import Game


class Doubt(Struct):
    """A clause with a doubt.

    Attributes:
        text: the clause; doubt: what is open, and the reading that the program takes; ruling: what was decided, if it was.
    """

    clause: str
    text: str
    doubt: str
    ruling: Ruling | None = None


def doubts(game: Game, told: Iterable[Told], lang: Lang) -> list[Doubt]:
    """The doubts among the clauses that these facts come from, each once, undecided ones first."""
    ruled = {ruling.clause: ruling for ruling in Ruling.objects.filter(game=game)}
    decided = settled(game)
    ids = dict.fromkeys(id for one in told for id in one.because if id not in decided)
    found = [made for id in ids if (made := _doubt(id, lang, ruled.get(id))) is not None]
    return sorted(found, key=lambda one: one.ruling is not None)


def settled(game: Game) -> set[str]:
    """The clauses on which an option of the game decides, in its own way and not in that of the reading."""
    chosen = options_of(game)
    set_so = (one for one in options(game.rules).values() if chosen.get(one.id, one.default) != one.default)
    return {clause for option in set_so for clause in option.clauses}


def ruled(game: Game, lang: Lang) -> list[Doubt]:
    """What was decided in a game so far, the last first."""
    rulings = Ruling.objects.filter(game=game).order_by("-at")
    return [made for ruling in rulings if (made := _doubt(ruling.clause, lang, ruling)) is not None]


def known(game: Game, id: str) -> bool:
    """Whether this rule set has such a clause, with a doubt."""
    found = book(game.rules).clauses.get(id)
    return found is not None and bool(found.open)


def _doubt(id: str, lang: Lang, ruling: Ruling | None) -> Doubt | None:
    try:
        found = clause(id)
    except KeyError:
        return None
    return Doubt(id, clause_text(lang, id), found.open, ruling) if found.open else None
