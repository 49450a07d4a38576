"""Several people at the same moment: no seat is given twice, nobody stands on a list twice, a game begins once."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from django.db import connections

from loupiote.web.games.models import Entry
from loupiote.web.signup import moves
from loupiote.web.signup.models import SignUp
from web_calling import account

NAMES = ("Ana", "Bob", "Cleo", "Dan", "Eve")


def at_once(acts: list[Callable[[], Any]]) -> list[Any]:
    """Do all of this in threads that begin together; gives what came of it, in no order."""
    ready, results = threading.Barrier(len(acts)), list[Any]()

    def do(act: Callable[[], Any]) -> None:
        ready.wait()
        try:
            results.append(act())
        finally:
            connections.close_all()

    threads = [threading.Thread(target=do, args=[act]) for act in acts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("starts", ["hand", "full"])
def test_the_last_seats(starts: str, calling: Any) -> None:
    made = calling(players=3, starts=starts)
    game, users = made.game, [account(name) for name in NAMES]
    found = at_once([lambda user=user: moves.sign_up(game, moves.Wish(user.name), user) for user in users * 2])
    assert len(found) == 10
    codes = Counter(one.code for one in found if isinstance(one, moves.Refusal))
    states = Counter(SignUp.objects.values_list("state", flat=True))
    assert made.game.seats.count() == 3 and sorted(seat.place for seat in made.game.seats.all()) == [0, 1, 2]
    if starts == "hand":
        assert states == {"seated": 3, "waiting": 2} and codes == {"already": 5}
    else:
        assert states == {"seated": 3} and set(codes) <= {"already", "begun"}
        assert made.game.status == "running" and Entry.objects.filter(game=game, kind="start").count() == 1


@pytest.mark.django_db(transaction=True)
def test_leaving_and_moving_up(calling: Any) -> None:
    made = calling(players=3)
    for name in NAMES:
        made.come(name)
    entries = [made.entry(name) for name in ("Ana", "Bob")]
    at_once([lambda entry=entry: moves.leave(entry) for entry in entries * 2])
    assert made.names == ["Cleo", "Dan", "Eve"] and made.waiting == []
