"""The form of a calendar: what it takes, what it refuses, what it leaves out."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.rules import rule_set
from loupiote.web.calendar import models, presets, words
from loupiote.web.calendar.forms import CalendarForm
from loupiote.web.calendar.spans import read
from web_calendar import given


def form_of(scene: Any, rules: str = "forum", led: bool = True, **changes: str) -> CalendarForm:
    calendar = models.of(scene.game)
    return CalendarForm(calendar, rule_set(rules), led, given(CalendarForm(calendar, rule_set(rules), led), **changes))


@pytest.mark.parametrize("rules", ["meneur", "forum", "rpg"])
@pytest.mark.parametrize("name", list(presets.PRESETS))
def test_every_preset_is_a_form_that_can_be_sent_back(table: Any, rules: str, name: str) -> None:
    scene = table(rules=rules, mode="forum", begun=False, Ana="voyante", Bob="loup-garou", Cleo="simple-villageois")
    calendar = models.of(scene.game)
    calendar.ends = presets.spans(rule_set(rules), name)
    calendar.save()
    form = form_of(scene, rules)
    assert form.is_valid(), form.errors
    assert form.save().ends == presets.spans(rule_set(rules), name)
    assert presets.name_of(rule_set(rules), calendar.ends) == name


@pytest.fixture
def scene(table: Any) -> Any:
    return table(rules="forum", mode="forum", begun=False, Ana="voyante", Bob="loup-garou", Cleo="simple-villageois")


@pytest.mark.parametrize(
    ("changes", "kept"),
    [
        ({"nuit-number": "36"}, "36h"),
        ({"nuit-unit": "d", "nuit-number": "2"}, "2d"),
        ({"nuit-unit": "@0", "nuit-hour": "21:30"}, "@21:30"),
        ({"nuit-unit": "@1", "nuit-hour": "08:00", "nuit-number": "5"}, "@08:00+1"),
    ],
)
def test_a_moment_is_kept_as_it_was_given(scene: Any, changes: dict[str, str], kept: str) -> None:
    form = form_of(scene, **changes)
    assert form.is_valid(), form.errors
    assert form.save().ends["nuit"] == kept


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"nuit-number": "0"}, "nuit-number"),
        ({"nuit-number": ""}, "nuit-number"),
        ({"nuit-number": "9999"}, "nuit-number"),
        ({"nuit-number": "-3"}, "nuit-number"),
        ({"nuit-unit": "@0"}, "nuit-hour"),
        ({"nuit-unit": "w"}, "nuit-unit"),
        ({"zone": "Mars/Olympus"}, "zone"),
        ({"off": "Noël"}, "off"),
        ({"off": "2027-01-02 to 2026-12-24"}, "off"),
        ({"off": "\n".join(f"2027-01-{n:02}" for n in range(1, 31)) + "\n2027-02-01" * 12}, "off"),
    ],
)
def test_what_makes_no_sense_is_refused(scene: Any, changes: dict[str, str], field: str) -> None:
    form = form_of(scene, **changes)
    assert not form.is_valid()
    assert list(form.errors) == [field]


def test_a_moment_of_answers_may_last_as_long_as_they_do(scene: Any) -> None:
    form = form_of(scene, **{"aube-number": "0"})
    assert form.is_valid(), form.errors
    assert form.save().ends["aube"] == "0h"


def test_days_of_rest_are_read_as_people_write_them(scene: Any) -> None:
    form = form_of(scene, off="24/12/2026 au 2/1/2027\n2027-05-01; 2027-05-08/2027-05-09")
    assert form.is_valid(), form.errors
    kept = ["2026-12-24/2027-01-02", "2027-05-01", "2027-05-08/2027-05-09"]
    assert form.save().off == kept
    again = form_of(scene)
    assert again.is_valid() and again.save().off == kept


def test_that_a_vote_may_end_early_is_said_before_the_game(scene: Any) -> None:
    calendar, rules = models.of(scene.game), rule_set("forum")
    form = CalendarForm(calendar, rules, True, given(CalendarForm(calendar, rules, True), early="on"), begun=True)
    assert form.is_valid() and not form.save().early
    calendar.early = True
    assert form.is_valid() and form.save().early


def test_what_needs_a_game_master_is_not_offered_without_one(scene: Any) -> None:
    assert {"release"} == {*form_of(scene).fields} - {*form_of(scene, led=False).fields}
    assert {"skip"} == {*form_of(scene, led=False).fields} - {*form_of(scene).fields}


@pytest.mark.parametrize(
    ("text", "said"),
    [("90m", "90 minutes"), ("24h", "24 heures"), ("1d", "1 jour"), ("@20:00", "jusqu’à 20:00")],
)
def test_spans_in_words(text: str, said: str) -> None:
    from django.utils.translation import override

    with override("fr"):
        assert words.span(read(text)) == said
