"""From a draft to a game: the plan as the kernel takes it, what is wrong with it, and the start."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from django.db import transaction

from loupiote.cast.check import unset_options
from loupiote.kernel.already import Already
from loupiote.kernel.start import CompositionError, Fault, Plan, faults, start
from loupiote.kernel.table import Table
from loupiote.web.games import alone, codes, door
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer
from loupiote.web.prepare.draft import Draft
from loupiote.web.prepare.middle import already

SPARES = "cartes-restantes"


def decided(draft: Draft) -> dict[str, Any]:
    """The parts of the plan that the kernel takes, under its own names."""
    made: dict[str, Any] = {"setup": dict(draft.game.plan.get("setup", {}))}
    told = already(draft)
    if draft.deal == "chance" and told is None:
        made["cards"] = draft.cards
        return made
    said = draft.said
    made["roles"] = {seat.name: said[seat.pk] for seat in draft.seats if seat.pk in said}
    spares = draft.game.plan.get("spares", [])
    if spares and told is None:
        made["setup"][SPARES] = spares
    if told is not None:
        made["already"] = told
    return made


def plan(draft: Draft) -> Plan:
    """The plan as the game would begin with it now."""
    genres = {seat.name: seat.genre for seat in draft.seats if seat.genre}
    names = [seat.name for seat in draft.seats]
    seed = draft.game.seed
    return Plan(draft.rules, names, options=alone.options_of(draft.game), seed=seed, genres=genres, **decided(draft))


def wrong(draft: Draft) -> list[Fault]:
    """Everything that keeps the game from beginning."""
    if len(draft.seats) < draft.players:
        return [Fault("seats-missing", [str(draft.players - len(draft.seats))])]
    made = plan(draft)
    found = faults(made) + unset_options(made)
    if not found and draft.deal == "phones" and made.already is None:
        found = _differs(draft, made)
    if not found and made.already is not None and _over(made):
        found = [Fault("already-won")]
    return found


def _differs(draft: Draft, made: Plan) -> list[Fault]:
    """Cards that players have said more often than there are any: somebody looked wrongly."""
    over = Counter((made.roles or {}).values()) - Counter(draft.cards)
    return [Fault("cards-differ", list(over))] if over else []


def _over(made: Plan) -> bool:
    """Whether somebody has won when such a game goes on: its first window never opens."""
    table = Table(start(made, checked=True))
    table.run()
    game, step = table.game, table.rules.victories
    return game.over or any(condition(game) is not None for condition in step)


def begin(draft: Draft, viewer: Viewer) -> list[Fault]:
    """Begin the game; gives what keeps it from that, and then nothing has happened. Nobody joins by the code of before."""
    found = wrong(draft)
    if found:
        return found
    made = decided(draft)
    told: Already | None = made.get("already")
    try:
        with transaction.atomic():
            game = Game.locked(draft.game.pk)
            if game.status == Game.Status.PREPARING:
                kept = {key: value for key, value in game.plan.items() if key not in ("roles", "already")}
                game.plan = kept | made | ({"already": msgspec.to_builtins(told)} if told is not None else {})
                game.save(update_fields=["plan"])
                codes.close_door(game)
            door.start(game.pk, viewer)
    except CompositionError as error:
        return error.faults
    return []
