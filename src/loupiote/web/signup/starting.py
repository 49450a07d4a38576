"""From a list to a game: bots in the empty seats or fewer cards, seats drawn, and the preparation's own start."""

from __future__ import annotations

import secrets

from django.db import transaction
from django.utils import timezone

from loupiote.kernel.start import Fault
from loupiote.web.games.models import Game, Seat
from loupiote.web.games.viewers import Viewer
from loupiote.web.prepare import begin
from loupiote.web.prepare.draft import Draft
from loupiote.web.signup import bots, calls, fit
from loupiote.web.signup.models import Call

BY_HAND = ("said", "spares", "middle", "roles", "already")  # what somebody who has seen cards puts into a plan


class _Faulty(Exception):
    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("faulty")
        self.faults = faults


def start(game: Game, viewer: Viewer) -> list[Fault]:
    """Begin a game by forum with those who have a seat; gives what keeps it from that, and then nothing has happened.

    Args:
        viewer: who begins it: somebody who leads, or the program.
    """
    try:
        with transaction.atomic():
            locked = Game.locked(game.pk)
            if locked.status == Game.Status.PREPARING:
                _start(locked, viewer)
    except _Faulty as error:
        return error.faults
    return []


def _start(game: Game, viewer: Viewer) -> None:
    draft, call = Draft(game), calls.of(game)
    if not game.led:  # nobody has seen a card, so nobody says one
        draft.keep(**dict.fromkeys(BY_HAND), deal="chance")
    if draft.players > len(draft.seats):
        _fill(draft, call)
    _place(game, call)
    faults = begin.begin(Draft(game), viewer)
    if faults:
        raise _Faulty(faults)
    if not game.led:  # who prepared it sees from now on what their seat sees, if they have one
        game.masters.all().delete()


def _fill(draft: Draft, call: Call) -> None:
    """Nobody sits at some of the seats: the program does, or they go."""
    game, room = draft.game, draft.players - len(draft.seats)
    if call.empty == Call.Empty.FEWER:
        players = len(draft.seats)
        draft.keep(players=players, cards=fit.cards(draft, players))
        return
    taken = [name for seat in draft.seats for name in (seat.name, seat.alias) if name]
    waiting = [name for pair in game.signups.values_list("name", "alias") for name in pair if name]
    places = [place for place in range(draft.players) if place not in {seat.place for seat in draft.seats}]
    Seat.objects.bulk_create(
        Seat(game=game, place=place, name=name, genre=genre, bot=True, joined_at=timezone.now())
        for place, (name, genre) in zip(places, bots.pick(room, [*taken, *waiting]), strict=False)
    )


def _place(game: Game, call: Call) -> None:
    """Seats without gaps, in the order that was chosen, or in one that is drawn now."""
    seats = list(game.seats.all())
    if call.places == Call.Places.RANDOM and Draft(game).deal == "chance":
        secrets.SystemRandom().shuffle(seats)
    for place, seat in enumerate(seats):
        seat.place = place
    Seat.objects.bulk_update(seats, ["place"])
