"""Whoever thinks of coming reads how long everything will last."""

from __future__ import annotations

from typing import Any

from django.test import Client

from loupiote.web.calendar import models


def test_how_long_everything_lasts_is_read_before_coming(calling: Any) -> None:
    made = calling(players=5, password="sésame")
    assert 'id="lengths"' not in made.page(Client())
    calendar = models.of(made.game)
    calendar.ends |= {"nuit": "36h", "jour": "@21:00"}
    calendar.zone, calendar.weekends = "America/New_York", True
    calendar.save()
    page = made.page(made.maker).replace("\xa0", " ")
    assert "36 heures" in page and "jusqu’à 21:00" in page
    assert "America/New_York" in page and "Les samedis et dimanches" in page
