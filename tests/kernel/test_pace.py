"""A game that is played by a calendar: moments last, whatever is asked in them, and no hour tells who is asked."""

from __future__ import annotations

import pytest

from loupiote.bots import RandomBot, play_out
from loupiote.kernel.inputs import CLOCK, Close, Decree
from loupiote.kernel.pace import WAIT
from loupiote.kernel.start import Plan, start
from loupiote.kernel.table import Table
from loupiote.kernel.view import view
from loupiote.records import export, import_text
from loupiote.rules import rule_set

FORUM = {"Ana": "loup-garou", "Bob": "voyante", "Cleo": "sorciere", "Dan": "chasseur", "Eve": "simple-villageois"}
RPG = {"Ana": "loup-garou", "Bob": "voyante", "Cleo": "salvateur", "Dan": "simple-villageois", "Eve": "princesse"}


def paced(rules: str, roles: dict[str, str], **options: str) -> Table:
    table = Table(start(Plan(rule_set(rules), list(roles), roles=roles, options=options, seed="pace", paced=True)))
    table.run()
    return table


def close(table: Table) -> str:
    """Close the window that is open; gives its id."""
    assert table.open is not None
    name = table.open.name
    assert table.submit(Close(CLOCK, 0.0, name)) is None
    return name.partition("@")[0]


def night(table: Table) -> list[str]:
    found = []
    while table.game.moment in ("distribution", "nuit"):
        found.append(close(table))
    return found


def test_a_night_has_the_same_windows_whoever_is_dead() -> None:
    alive, dead = paced("forum", FORUM), paced("forum", FORUM)
    for name in ("Bob", "Cleo"):
        assert dead.submit(Decree(what="kill", who=name)) is None
    assert night(alive) == night(dead) == ["voyante", "loups", "sorciere", WAIT]


def test_where_the_deck_is_secret_a_night_has_the_same_windows_whoever_plays() -> None:
    whole = {
        "Ana": "loup-garou-manipulateur",
        "Bob": "voyante",
        "Cleo": "sorciere",
        "Dan": "chasseur",
        "Eve": "princesse",
    }
    first, second = paced("rpg", RPG, capitaine="aucun"), paced("rpg", whole, capitaine="aucun")
    found = night(first)
    assert found == night(second)
    assert found == ["distribution", "nuit", "sorciere", "manipulation", "servante", WAIT, WAIT]


def test_what_waits_is_seen_by_nobody_and_takes_no_reply() -> None:
    table = paced("forum", FORUM)
    while table.open is not None and table.open.id != WAIT:
        close(table)
    assert table.open is not None and table.game.moment == "nuit"
    for name in table.game.seats:
        seen = view(table, name)
        assert (seen.window, seen.prompts) == (None, [])


def test_a_decree_while_the_game_waits_waits_with_it() -> None:
    table = paced("forum", FORUM)
    while table.open is not None and table.open.id != WAIT:
        close(table)
    assert table.submit(Decree(what="kill", who="Eve")) is None
    assert table.open is not None and table.open.id == WAIT and table.game.moment == "nuit"
    assert close(table) == WAIT
    assert table.game.moment == "aube"


def test_it_sleeps_and_is_taken_back_while_it_waits() -> None:
    table = paced("forum", FORUM)
    while table.open is not None and table.open.id != WAIT:
        close(table)
    again = Table.wake(table.rules, table.sleep())
    assert again.open is not None and table.open is not None and again.open.name == table.open.name
    assert again.undo() is None
    assert again.open is not None and again.open.id == "sorciere"
    close(again)
    assert again.open is not None and again.open.id == WAIT


def test_without_a_calendar_nothing_waits() -> None:
    table = Table(start(Plan(rule_set("forum"), list(FORUM), roles=FORUM, seed="pace")))
    table.run()
    while table.open is not None:
        assert table.open.window.prompts or table.open.id in ("debat", "election", "vote")
        if table.game.round > 3:
            break
        close(table)


@pytest.mark.parametrize("rules", ["meneur", "forum", "rpg"])
def test_games_with_every_card_come_to_their_end_and_are_written_as_records(rules: str) -> None:
    own = {"rpg": {"capitaine": "double-voix", "camps-multiclassables": "tirage-par-carte"}}
    made = rule_set(rules)
    among = [role for role in made.roles if role != "voleur"]
    cards = dict.fromkeys(among[:12], 1) | {"loup-garou": 2}
    for seed in range(2):
        names = [f"P{n}" for n in range(sum(cards.values()))]
        plan = Plan(made, names, cards=cards, options=own.get(rules, {}), seed=str(seed), paced=True)
        table = Table(start(plan))
        assert play_out(table, RandomBot(seed)).ended
    text = export(table)
    assert "\npaced: true" in text
    assert import_text(text).errors == []


@pytest.mark.parametrize("name", ["meneur", "forum", "rpg"])
def test_a_rule_set_speaks_of_every_window_in_its_hours(name: str) -> None:
    rules = rule_set(name)
    stretches = [stretch for found in rules.hours.values() for stretch in found]
    spoken = {window for stretch in stretches for window in stretch.windows} | {*rules.delays, *rules.brief}
    assert {*rules.asked} <= spoken <= {*rules.asked, *rules.steps}
    assert {*rules.hours} <= {*rules.moments}
    assert {stretch.before for stretch in stretches} - {""} <= {*rules.round}
    assert {*rules.early} <= {*rules.asked}
    assert {*rules.unled} <= {*rules.options}
    for found in rules.hours.values():  # whatever is asked, the moment ends at its time, or one of its windows is always open
        assert found[-1].before or len(found) == 1
