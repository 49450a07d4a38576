"""`loupiote simulate`."""

from __future__ import annotations

import json

import pytest

from cli.conftest import Cli

CARDS = ["--cards", "simple-villageois:8,voyante:1,loup-garou:2"]


def test_one_json_object(cli: Cli) -> None:
    ended = cli("simulate", "--rules", "meneur", *CARDS, "-n", "50", "--seed", "1", "--json")
    found = json.loads(ended.out)
    assert ended.err == ""
    assert found["games"] == 50
    assert found["seconds"] > 0
    assert sum(wins["games"] for wins in found["wins"].values()) == 50
    again = json.loads(cli("simulate", *CARDS, "-n", "50", "--seed", "1", "--json").out)
    assert again["wins"] == found["wins"]


@pytest.mark.parametrize(("lang", "says"), [("fr", "Intervalle à 95 %"), ("en", "95 % interval")])
def test_a_table(cli: Cli, lang: str, says: str) -> None:
    ended = cli("simulate", *CARDS, "-n", "20", "--lang", lang)
    assert ended.status == 0
    assert says in ended.out


def test_options_and_spare_cards(cli: Cli) -> None:
    cards = "simple-villageois:6,voleur,loup-garou:2,voyante"
    ended = cli("simulate", "--cards", cards, "-n", "20", "--option", "capitaine=aucun", "--json")
    assert json.loads(ended.out)["games"] == 20


def test_two_workers(cli: Cli) -> None:
    one = json.loads(cli("simulate", *CARDS, "-n", "400", "--json").out)
    two = json.loads(cli("simulate", *CARDS, "-n", "400", "--workers", "2", "--json").out)
    assert one["wins"] == two["wins"]


@pytest.mark.parametrize(("games", "says"), [(1, "1 partie en"), (2, "2 parties en")])
def test_one_game_is_one_game(cli: Cli, games: int, says: str) -> None:
    assert says in cli("simulate", "--cards", "simple-villageois:7,loup-garou:2", "-n", games).out
