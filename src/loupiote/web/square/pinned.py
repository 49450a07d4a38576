"""The two posts that stay on top of the public board and are never out of date, because they are made when they are read: the
state of the game, and its rules.

    pinned.provide(calendar.lines)       # in `AppConfig.ready`: more lines for the state, say of the calendar
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from functools import cached_property
from typing import Any

from django.http import HttpRequest
from django.utils.translation import gettext as _
from msgspec import Struct

from loupiote.kernel.events import Composed
from loupiote.kernel.start import CompositionError, start
from loupiote.kernel.table import Table
from loupiote.kernel.view import PUBLIC, View, view
from loupiote.narration import Narrator
from loupiote.rules import rule_set
from loupiote.web import language
from loupiote.web.games import tables
from loupiote.web.games.models import Game, Seat
from loupiote.web.prepare import begin
from loupiote.web.prepare.draft import Draft
from loupiote.web.tone import packs
from loupiote.web.tone.narrators import narrator

EVERYBODY = "joueur"  # a bearer that all hold, which says nothing of anybody


class Line(Struct):
    """A line of the state: what it is about, and words or a time."""

    label: str
    text: str = ""
    at: datetime | None = None


class Row(Struct):
    """A player in the roster, as everybody knows them."""

    name: str
    alias: str
    place: int
    alive: bool
    role: str | None = None
    role_name: str = ""
    chips: list[dict[str, str]] = []


Provider = Callable[[Game, View], Iterable[Line]]

_providers: list[Provider] = []


def provide(provider: Provider) -> None:
    """Have the lines of `provider(game, view)` in the state of every game; `view` is that of the public. Twice is once."""
    if provider not in _providers:
        _providers.append(provider)


class State:
    """The state of a running game, as everybody may know it.

    Attributes:
        lines: what other apps say; key: another one whenever something of it is.
    """

    def __init__(self, game: Game, words: Narrator, seats: list[Seat]) -> None:
        self._seen, self._words = view(tables.current(game).table, PUBLIC), words
        self._aliases = {seat.name: seat.alias for seat in seats}
        self.lines = [] if game.led else [Line(_("Who leads"), _("the program; there is no game master"))]
        self.lines += [line for provider in _providers for line in provider(game, self._seen)]
        said = tuple((line.label, line.text, line.at) for line in self.lines)
        self.key = ("state", game.pk, game.stamp, packs.mark(game), tuple(self._aliases.items()), said)

    @cached_property
    def _rows(self) -> list[Row]:
        found, words = [], self._words
        for place, seat in enumerate(self._seen.seats, 1):
            row = Row(seat.name, self._aliases.get(seat.name, ""), place, seat.alive, seat.role, chips=[])
            row.role_name = words.role(seat.role) if seat.role else ""
            row.chips = [{"label": words.role(title), "role": title} for title in seat.titles if title != EVERYBODY]
            row.chips += [{"label": words.mark(mark)} for mark in seat.marks]
            found.append(row)
        return found

    @property
    def living(self) -> list[Row]:
        """Who is alive."""
        return [row for row in self._rows if row.alive]

    @property
    def dead(self) -> list[Row]:
        """Who is dead."""
        return [row for row in self._rows if not row.alive]


def state(game: Game, words: Narrator, seats: list[Seat]) -> State:
    """The state of a running game; `game` is up to date (`door.screen_of`)."""
    return State(game, words, seats)


def rules(request: HttpRequest, game: Game) -> dict[str, Any]:
    """The rules of a game as far as they are public: cards in play, options. Before it begins, what will be told then.

    `settled` is false as long as the game could not begin as it stands: then the cards are not known.
    """
    words = narrator(game, language.of(request))
    told = _composed(game)
    options = dict(rule_set(game.rules).options) | dict(game.options)
    if told is not None and told.options is not None:
        options = told.options
    roles = (told.roles or {}) if told is not None else {}
    cards = [{"role": role, "name": words.role(role), "count": count} for role, count in roles.items()]
    return {
        "settled": told is not None,
        "led": game.led,
        "cards": cards,
        "wolves": told.wolves if told is not None else None,
        "players": list(game.seats.values_list("name", "alias")),
        "options": [
            {"label": words.option(name), "value": words.option(name, value), "help": words.option_help(name)}
            for name, value in options.items()
        ],
    }


def _composed(game: Game) -> Composed | None:
    """What everybody is told of the composition, or will be when the game begins as it stands; None if it cannot yet."""
    if game.status == Game.Status.PREPARING:
        draft = Draft(game)
        plan = begin.plan(draft)
        plan.players += [f"?{n}" for n in range(draft.players - len(plan.players))]  # who is still awaited
        try:
            table = Table(start(plan))
            table.run()
        except CompositionError:
            return None
    else:
        table = tables.current(game).table
    told = (told.event for told in view(table, PUBLIC).heard if isinstance(told.event, Composed))
    return next(told, None)
