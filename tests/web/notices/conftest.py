"""A game by forum whose players have accounts, or not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

CAST = {
    "Ana": "voyante",
    "Bob": "loup-garou",
    "Cleo": "simple-villageois",
    "Dan": "simple-villageois",
    "Eve": "sorciere",
}


@pytest.fixture(autouse=True)
def _calm(settings: Any) -> Iterator[None]:
    """The clock of one test looks again in the next; what is put into the queue is done at once."""
    from loupiote.web.notices import beat

    settings.TASKS = {"default": {"BACKEND": "django_tasks.backends.immediate.ImmediateBackend"}}
    beat._last = 0.0
    yield


@pytest.fixture
def forum(table: Any) -> Any:
    """Makes a game by forum that has begun: `forum()`, or of other players; Dan and those in `without` have no account."""

    def make(*, begin: bool = True, led: bool = True, without: tuple[str, ...] = ("Dan",), **roles: str) -> Any:
        from django.utils.translation import override

        from loupiote.web.games import door
        from loupiote.web.games.models import Game
        from loupiote.web.people.models import User

        scene = table(begun=False, **(roles or CAST))
        scene.game.mode, scene.game.led = Game.Mode.FORUM, led
        scene.game.save()
        scene.users = {}
        for holder in [*scene.game.seats.all(), scene.game.masters.get(role="mj")]:
            name = holder.name
            if name in without:
                continue
            user, _ = User.objects.get_or_create(
                name="Zoe" if name == "mj" else name, defaults={"email": f"{name}@example.org".lower()}
            )
            holder.user = user
            holder.save()
            scene.users[name] = user
        with override("fr"):
            if begin:
                door.start(scene.game.pk, scene.mj)
                scene.game.refresh_from_db()
        return scene

    return make


@pytest.fixture
def told() -> Any:
    """What an account has been told: kinds, oldest first."""

    def kinds(scene: Any, name: str) -> list[str]:
        from loupiote.web.notices.models import Notice

        user, seat = scene.users.get(name), scene.game.seats.filter(name=name).first()
        found = Notice.objects.filter(user=user) if user else Notice.objects.filter(seat=seat)
        return list(found.order_by("pk").values_list("kind", flat=True))

    return kinds


@pytest.fixture
def post() -> Any:
    """Runs the clock once, and what it put into the queue; gives the letters that were sent since."""

    def run() -> list[Any]:
        from django.core import mail

        from loupiote.web.notices import beat

        before = len(getattr(mail, "outbox", []))
        beat._last = 0.0
        beat.beat()
        return list(mail.outbox[before:])

    return run
