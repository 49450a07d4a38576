"""A server that runs for years keeps games and lets go of the rest."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import time_machine
from axes.models import AccessAttempt
from django.contrib.sessions.models import Session
from django.test import Client
from django.utils import timezone

from loupiote.web import limits
from loupiote.web.games.models import Game
from loupiote.web.limits.models import Tally
from loupiote.web.sweeper import DEMO, sweep

VILLAGE = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "simple-villageois", "Dan": "simple-villageois"}


def test_what_nobody_needs_goes_and_games_stay(table: Any) -> None:
    played, tried, live = table(**VILLAGE), table(**VILLAGE), table(**VILLAGE)
    old = timezone.now() - DEMO - timedelta(hours=1)
    for scene in (tried, live):
        scene.game.demo = True
        scene.game.save()
        scene.game.entries.update(at=old)
    Game.objects.update(created_at=old)
    assert live.reply("Ana", "sonder", "Bob").ok
    Session.objects.create(session_key="old", session_data="", expire_date=old)
    with time_machine.travel(old):
        limits.allow("join", "1.1.1.1", most=1, seconds=60)
    sweep()
    assert set(Game.objects.values_list("pk", flat=True)) == {played.game.pk, live.game.pk}
    assert not Session.objects.exists()
    assert not Tally.objects.exists()
    with time_machine.travel(timezone.now() - timedelta(days=8)):
        Client().post("/people/sign-in/", {"username": "Nobody", "password": "wrong"})
    assert AccessAttempt.objects.exists()
    sweep()
    assert not AccessAttempt.objects.exists()


def test_demonstrations_have_a_limit() -> None:
    client = Client()
    with time_machine.travel(timezone.now(), tick=False):
        for _ in range(30):
            assert client.post("/demo/").headers["Location"].startswith("/g/")
        assert client.post("/demo/").headers["Location"] == "/"
    assert Game.objects.count() == 30
