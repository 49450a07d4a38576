"""The screen is drawn once for a state and kept: the same for all who lead, but never older than the game or its desk."""

from __future__ import annotations

import re
from typing import Any

import pytest

from loupiote.web.table import drawn
from loupiote.web.table.models import Desk

SMALL = {"Ana": "voyante", "Bob": "loup-garou"} | dict.fromkeys(["Cleo", "Dan", "Eve", "Fay"], "simple-villageois")
TOKEN = re.compile(r'name="csrfmiddlewaretoken" value="(\w{64})"|X-CSRFToken": "(\w{64})"')
KEY = re.compile(r'name="key" value="([^"]+)"')


@pytest.fixture
def draws(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows with every screen that is drawn."""
    found: list[int] = []
    made = drawn._draw
    monkeypatch.setattr(drawn, "_draw", lambda shown: (found.append(shown["turn"]), made(shown))[1])
    return found


def test_a_screen_that_was_drawn_is_not_drawn_again(
    lead: Any, draws: list[int], django_assert_max_num_queries: Any
) -> None:
    master = lead(**SMALL)
    first = master.browser.get().html
    count = len(draws)
    with django_assert_max_num_queries(4):  # the game, who asks, the turn, the desk
        again = master.browser.get().html
    assert len(draws) == count
    assert KEY.sub("", TOKEN.sub("", first)) == KEY.sub("", TOKEN.sub("", again))


def test_every_page_has_keys_and_a_token_of_its_own(lead: Any) -> None:
    master = lead(**SMALL)
    master.to_question()
    pages = [master.browser.get().html for _ in range(2)]
    keys = [KEY.findall(page) for page in pages]
    assert keys[0] and not set(keys[0]) & set(keys[1])
    tokens = [{token for pair in TOKEN.findall(page) for token in pair if token} for page in pages]
    assert len(tokens[0]) == len(tokens[1]) == 1
    assert tokens[0] != tokens[1]
    assert drawn.TOKEN not in pages[0]


def test_whatever_changes_on_the_desk_is_drawn(lead: Any, draws: list[int]) -> None:
    master = lead(**SMALL)
    master.to("debat@1")
    master.browser.get()
    count = len(draws)
    Desk.objects.filter(game=master.scene.game).update(length=120)  # although nobody says so
    assert 'data-seconds="120"' in master.browser.get().html
    assert len(draws) == count + 1


def test_time_that_runs_is_shown_as_it_is(lead: Any, draws: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    master = lead(**SMALL)
    page = master.to("debat@1")
    master.browser.send(page.form(to="/timer/"), press="do=start")
    left = 200
    monkeypatch.setattr(Desk, "seconds", property(lambda _desk: left))
    assert 'data-seconds="200"' in master.browser.get().html
    count = len(draws)
    assert 'data-seconds="200"' in master.browser.get().html
    assert len(draws) == count
    left = 199
    assert 'data-seconds="199"' in master.browser.get().html
    assert len(draws) == count + 1
