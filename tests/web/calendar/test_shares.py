"""How a night is divided is seen and set by those who lead, before the game and while it runs; what all may know stands on the
calendar and on the page of the sign-ups."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from loupiote.kernel.inputs import Decree
from loupiote.kernel.pace import deck_of
from loupiote.rules import rule_set
from loupiote.web.calendar import clock, models
from loupiote.web.calendar.forms import CalendarForm
from loupiote.web.games import door, tables
from loupiote.web.games.models import Deadline
from web_calendar import BEGIN, given

HOUR = timedelta(hours=1)


def form_of(scene: Any, begun: bool = False, **changes: str) -> CalendarForm:
    scene.game.refresh_from_db()
    calendar, rules = models.of(scene.game), rule_set(scene.game.rules)
    state = tables.current(scene.game).table.game if begun else None
    form = CalendarForm(calendar, rules, True, begun=begun, state=state)
    return CalendarForm(calendar, rules, True, given(form, **changes), begun=begun, state=state)


@pytest.fixture
def before(table: Any) -> Any:
    return table(rules="forum", mode="forum", begun=False, Ana="voyante", Bob="loup-garou", Cleo="simple-villageois")


def test_as_it_comes_the_shares_are_those_of_the_rule_set(before: Any) -> None:
    form = form_of(before)
    shares = {name: int(form[name].value()) for name in form.fields if "-share-" in name}
    assert shares == {
        "nuit-share-cupidon": 20,
        "nuit-share-voyante": 30,
        "nuit-share-loups": 40,
        "nuit-share-sorciere": 20,
        "nuit-share-indice": 10,
    }
    assert form.is_valid() and form.save().shares == {}


def test_a_share_is_kept_and_taken_back(before: Any) -> None:
    form = form_of(before, **{"nuit-share-loups": "80"})
    assert form.is_valid() and form.save().shares == {"nuit": {"loups": 80}}
    assert models.of(before.game).shares == {"nuit": {"loups": 80}}
    form = form_of(before, **{"nuit-share-loups": ""})
    assert form.is_valid() and form.save().shares == {}


@pytest.mark.parametrize("value", ["0", "-1", "1001", "a lot", "1.5"])
def test_what_is_no_share_is_refused(before: Any, value: str) -> None:
    form = form_of(before, **{"nuit-share-loups": value})
    assert not form.is_valid() and list(form.errors) == ["nuit-share-loups"]


def test_a_night_is_divided_as_was_set(forum: Any, passes: Any) -> None:
    scene = forum(shares={"nuit": {"voyante": 10, "loups": 70}})
    found = Deadline.objects.get(game=scene.game, fired_at=None)
    assert (found.at - BEGIN) / HOUR == pytest.approx(24 * 10 / 110, abs=0.01)
    ends = [(end["at"] - BEGIN.timestamp()) / 3600 for end in models.of(scene.game).clock["ends"]]
    assert ends == [pytest.approx(24 * n / 110, abs=0.01) for n in (10, 80, 100, 110)]


def test_those_who_lead_see_and_change_it_while_it_runs(forum: Any) -> None:
    scene = forum()
    client = scene.client("mj")
    page = client.get(f"/g/{scene.game.key}/calendar/").content.decode()
    assert "7 h 12" in page and "9 h 36" in page
    form = form_of(scene, True, **{"nuit-share-voyante": "60"})
    assert "nuit-share-cupidon" not in form.fields  # nobody has this card
    url = f"/g/{scene.game.key}/calendar/edit/"
    assert client.post(url, form.data).status_code == 302
    at = Deadline.objects.get(game=scene.game, window="voyante@1").at
    assert (at - BEGIN) / HOUR == pytest.approx(24 * 60 / 130, abs=0.01)
    assert "11 h 05" in client.get(f"/g/{scene.game.key}/calendar/").content.decode()
    assert 'value="60"' in client.get(url).content.decode()


def test_the_log_says_whose_share_was_changed(forum: Any) -> None:
    scene = forum()
    form = form_of(scene, True, **{"nuit-share-voyante": "60"})
    client = scene.client("mj")
    assert client.post(f"/g/{scene.game.key}/calendar/edit/", form.data).status_code == 302
    page = client.get(f"/g/{scene.game.key}/trace/").content.decode()
    assert "part du moment : La Voyante" in page.replace("\xa0", " ")


def test_players_do_not_read_when_each_call_ends(forum: Any) -> None:
    scene = forum()
    for who in ("Bob", "Eve"):
        page = scene.client(who).get(f"/g/{scene.game.key}/calendar/").content.decode()
        assert "7 h 12" not in page and "9 h 36" not in page


def test_everybody_reads_the_least_of_a_night_that_ends_at_an_hour(forum: Any) -> None:
    scene = forum("evening")
    page = scene.client("Eve").get(f"/g/{scene.game.key}/calendar/").content.decode()
    assert "moins de 7 h" in page.replace("\xa0", " ")
    assert "moins de" not in scene.client("Eve").get(f"/g/{forum().game.key}/calendar/").content.decode()
    page = scene.client("mj").get(f"/g/{scene.game.key}/calendar/edit/").content.decode()
    assert "au moins 7 h" in page.replace("\xa0", " ")


def test_a_card_that_comes_in_by_decree_moves_nothing_and_is_not_told(forum: Any) -> None:
    scene = forum("evening")
    read = [scene.client("Eve").get(f"/g/{scene.game.key}/calendar/").content.decode().count("moins de 7")]
    clock.extend(models.of(scene.game), scene.game, "voyante@1", 3600)
    before = models.of(scene.game).clock
    assert door.submit(scene.game.pk, scene.mj, Decree(what="give-role", who="Eve", value="cupidon")).ok
    scene.game.refresh_from_db()
    table = tables.current(scene.game).table
    assert "cupidon" in deck_of(table.game)
    clock.change(models.of(scene.game), scene.game, table)
    assert models.of(scene.game).clock == before
    read.append(scene.client("Flo").get(f"/g/{scene.game.key}/calendar/").content.decode().count("moins de 7"))
    assert read == [1, 1]
