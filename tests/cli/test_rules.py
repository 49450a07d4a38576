"""`loupiote rules`."""

from __future__ import annotations

import json

import pytest

from cli.conftest import Cli
from loupiote.narration.clauses import clause_text
from loupiote.rulebook import book, rule_sets
from loupiote.rules import BUILT
from loupiote.rules.meneur import orders


def test_all_seven_sets_are_listed(cli: Cli) -> None:
    ended = cli("rules")
    assert ended.status == 0
    assert all(name in ended.out for name in rule_sets())
    page = json.loads(cli("rules", "--json").out)
    assert [one["id"] for one in page["sets"]] == list(rule_sets())
    assert [one["id"] for one in page["sets"] if one["playable"]] == [id for id in rule_sets() if id in BUILT]


@pytest.mark.parametrize("rules", rule_sets())
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_set_can_be_shown(cli: Cli, rules: str, lang: str) -> None:
    ended = cli("rules", rules, "--lang", lang)
    assert (ended.status, ended.err) == (0, "")
    page = json.loads(cli("rules", rules, "--json").out)
    assert page["id"] == rules
    assert page["bearers"]
    assert page["windows"]
    assert page["events"]


def test_the_orders_are_the_literal_tuples(cli: Cli) -> None:
    page = json.loads(cli("rules", "meneur", "--json").out)["orders"]
    assert page["NIGHT"] == list(orders.NIGHT)
    assert page["ROUND"] == list(orders.ROUND)
    assert page["GUARDS"] == ["spared-by-decree", "protected", "healed", "seconde-vie", "grace-de-l-idiot"]
    assert page["ASKED"]["sorciere"] == ["sauver", "empoisonner"]
    shown = cli("rules", "meneur").out
    lines = shown[shown.index("\nUne nuit") + 1 :].splitlines()[1 : 1 + len(orders.NIGHT)]
    assert [line.split("(")[-1].strip(" )") for line in lines] == list(orders.NIGHT)


@pytest.mark.parametrize("name", ["voyante", "Voyante", "VOYANTE", "voyânte", "Seer"])
def test_a_role_is_found_by_any_of_its_names(cli: Cli, name: str) -> None:
    ended = cli("rules", "meneur", name)
    assert ended.status == 0
    assert "Village, Chaque nuit" in ended.out
    assert all(clause.fr in ended.out for clause in book("meneur").sections["voyante"].clauses)


def test_a_role_in_english(cli: Cli) -> None:
    ended = cli("--lang", "en", "rules", "meneur", "petite fille")
    assert "Little Girl" in ended.out
    said = clause_text("en", "meneur.petite-fille.2")  # cards have their English names in English
    assert "Werewolves" in said and "Little Girl" in said
    assert said in ended.out


@pytest.mark.parametrize("rules", rule_sets())
def test_every_section_can_be_shown(cli: Cli, rules: str) -> None:
    for section in book(rules).sections:
        ended = cli("rules", rules, section, "--json")
        assert ended.status == 0
        page = json.loads(ended.out)
        assert [clause["id"] for clause in page["clauses"]] == [c.id for c in book(rules).sections[section].clauses]


def test_a_slip_is_answered_with_near_names(cli: Cli) -> None:
    ended = cli("rules", "meneur", "sorcier")
    assert ended.status == 2
    assert "« sorcier »" in ended.err
    assert "Sorcière" in ended.err
    ended = cli("rules", "meneurs")
    assert ended.status == 2
    assert "Voulais-tu dire meneur" in ended.err


def test_a_role_in_place_of_a_set_is_led_to_its_page(cli: Cli) -> None:
    assert "loupiote rules meneur voyante" in cli("rules", "voyante").err


def test_nothing_is_like_it(cli: Cli) -> None:
    ended = cli("rules", "meneur", "zzzzqq")
    assert ended.status == 2
    assert "Voulais-tu" not in ended.err
