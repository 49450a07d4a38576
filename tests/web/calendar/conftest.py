"""Games by forum whose time passes at once: `passes(scene)` goes from one thing that is due to the next, as the ticker does."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
import time_machine

from web_calendar import BEGIN, CAST


@pytest.fixture
def clock() -> Any:
    """Time stands at `BEGIN` until it is moved."""
    with time_machine.travel(BEGIN, tick=False) as traveller:
        yield traveller


@pytest.fixture
def forum(table: Any, clock: Any) -> Callable[..., Any]:
    """Makes a game by forum with a calendar: `forum("fast")`, `forum(ends={...}, weekends=True)`; with bots in some seats."""

    def make(
        preset: str = "slow",
        *,
        rules: str = "forum",
        led: bool = True,
        bots: tuple[str, ...] = (),
        cast: dict[str, str] | None = None,
        options: dict[str, Any] | None = None,
        seed: str = "test",
        **changes: Any,
    ) -> Any:
        from loupiote.rules import rule_set
        from loupiote.web.calendar import presets
        from loupiote.web.calendar.models import Calendar
        from loupiote.web.games import door
        from loupiote.web.games.viewers import PROGRAM

        scene = table(rules=rules, mode="forum", begun=False, options=options or {}, **(cast or CAST))
        scene.game.led, scene.game.seed = led, seed
        scene.game.save()
        scene.game.seats.filter(name__in=bots).update(bot=True)
        ends = presets.spans(rule_set(rules), preset)
        ends |= changes.pop("ends", {})
        Calendar.objects.create(game=scene.game, ends=ends, **{"zone": "Europe/Paris"} | changes)
        door.start(scene.game.pk, scene.mj if led else PROGRAM)
        scene.game.refresh_from_db()
        return scene

    return make


@pytest.fixture
def passes(clock: Any) -> Callable[..., int]:
    """Let time pass, from one thing that is due to the next, for so long or until the game is over; gives how many there were."""
    from django.utils import timezone

    from loupiote.web.calendar import bots
    from loupiote.web.games import deadlines
    from loupiote.web.games.models import Game

    def do(scene: Any, *, most: int = 2000, **length: float) -> int:
        until = timezone.now() + timedelta(**length) if length else None
        for n in range(most):
            scene.game.refresh_from_db()
            if scene.game.status == Game.Status.FINISHED:
                return n
            coming = [at for at in (deadlines.next_at(), bots.next_at()) if at is not None]
            if not coming or (until is not None and min(coming) > until):
                if until is not None:
                    clock.move_to(until)
                return n
            clock.move_to(max(min(coming), timezone.now()))
            for deadline in deadlines.due():
                deadlines.fire(deadline)
            for errand in bots.due():
                bots.act(errand)
        raise AssertionError(f"the game does not end: {scene.view().window}")

    return do
