"""Who wins, and what a composition must be so that nobody has won from the start."""

from __future__ import annotations

from typing import Any

import pytest

from forum.scenes import forum
from loupiote.kernel.start import CompositionError, Plan, faults
from loupiote.rules import rule_set
from scene import assert_dead, assert_won


@pytest.mark.rule("forum.victoire.1")
def test_the_village_wins_although_the_espion_lives() -> None:
    scene = forum("Cleo Dan Eve", Ana="loup-garou", Bob="espion").night().lynch("Ana")
    assert_won(scene, "village", "Cleo", "Dan", "Eve")
    assert "forum.victoire.1" in scene.because("won")


@pytest.mark.rule("forum.victoire.1")
def test_the_village_wins_as_soon_as_the_last_wolf_dies_by_night_too() -> None:
    scene = forum("Cleo Dan Eve", Ana="loup-garou", Bob="sorciere").night(Bob="empoisonner Ana")
    assert_won(scene, "village")
    assert scene.game.moment == "aube"


@pytest.mark.rule("forum.victoire.1")
def test_the_last_wolf_and_the_last_but_one_villager_dead_together_make_the_village_win() -> None:
    roles = {"Ana": "loup-garou", "Bob": "cupidon", "Cleo": "sorciere"}
    scene = forum(**roles).night(Bob="unir Bob Cleo", Ana="devorer Bob", Cleo=["sauver rien", "empoisonner Ana"])
    assert scene.game.over and scene.game.camps == ["personne"]  # all three
    scene = forum("Dan", **roles).night(Bob="unir Bob Cleo", Ana="devorer Bob", Cleo=["sauver rien", "empoisonner Ana"])
    assert_dead(scene, "Ana", "Bob", "Cleo")
    assert_won(scene, "village", "Bob", "Cleo", "Dan")


@pytest.mark.rule("forum.victoire.2")
def test_the_wolves_win_when_a_single_villager_is_left() -> None:
    scene = forum("Cleo", Ana="loup-garou", Bob="chat").night(Ana="devorer Cleo", Bob="devorer Cleo")
    assert_won(scene, "loups", "Ana")
    assert "forum.victoire.2" in scene.because("won")


@pytest.mark.rule("forum.victoire.2")
def test_the_espion_is_no_villager() -> None:
    scene = forum("Cleo Dan", Ana="loup-garou", Bob="espion").night(Ana="devorer Cleo")
    assert_won(scene, "loups", "Ana", "Bob")


@pytest.mark.rule("forum.victoire.2")
def test_many_wolves_are_not_enough() -> None:
    scene = forum("Cleo Dan", Ana="loup-garou", Bob="loup-garou", Eve="loup-garou").night()
    assert not scene.game.over  # two villagers are left


@pytest.mark.rule("forum.victoire.2")
def test_when_nobody_is_left_alive_nobody_wins() -> None:
    scene = forum(Ana="loup-garou", Bob="cupidon", Cleo="chasseur")
    scene.night(Bob="unir Ana Bob", Ana="devorer Cleo", Cleo="tirer Ana")
    assert_dead(scene, "Ana", "Bob", "Cleo")
    assert_won(scene, "personne")
    assert scene.game.winners == []


@pytest.mark.parametrize(
    ("option", "over"),
    [
        ("parite", [True, True, True]),
        ("dernier-villageois", [False, True, True]),
        ("elimination", [False, False, True]),
    ],
)
def test_when_the_wolves_win_by_option(option: str, over: list[bool]) -> None:
    scene = forum("Cleo Dan Eve", Ana="loup-garou", Bob="loup-garou", options={"victoire-loups": option})
    for victim, ended in zip(("Cleo", "Dan", "Eve"), over, strict=True):
        if not scene.game.over:
            scene.night(Ana=f"devorer {victim}", Bob=f"devorer {victim}")
        assert scene.game.over is ended
        if not ended:
            scene.to_moment("nuit")
    assert_won(scene, "loups", "Ana", "Bob")


# ---- compositions


def wrong(plain: str = "", options: dict[str, Any] | None = None, **roles: str) -> list[tuple[str, str | None]]:
    cast = roles | dict.fromkeys(plain.split(), "simple-villageois")
    plan = Plan(rule_set("forum"), list(cast), roles=cast, options=options or {})
    return [(fault.code, fault.clause) for fault in faults(plan)]


@pytest.mark.rule("forum.victoire.1", "forum.victoire.2")
@pytest.mark.parametrize(
    ("roles", "found"),
    [
        ({"Ana": "loup-garou", "Bob": "espion"}, [("parity-at-start", "forum.victoire.2")]),
        ({"Ana": "espion", "Bob": "chat"}, [("no-wolf", "forum.but-du-jeu.1")]),
        ({"Ana": "loup-garou", "Bob": "chat"}, []),
        ({"Ana": "chat", "Bob": "chat"}, [("single-card", None), ("no-wolf", "forum.but-du-jeu.1")]),
    ],
)
def test_nobody_may_have_won_from_the_start(roles: dict[str, str], found: list[tuple[str, str | None]]) -> None:
    assert wrong("Cleo", **roles) == found


@pytest.mark.parametrize(("option", "legal"), [("parite", False), ("dernier-villageois", True), ("elimination", True)])
def test_what_is_too_many_wolves_depends_on_the_option(option: str, legal: bool) -> None:
    roles = {"Ana": "loup-garou", "Bob": "loup-garou"}
    assert (wrong("Cleo Dan", {"victoire-loups": option}, **roles) == []) is legal


def test_cards_without_a_player_and_other_slips_are_refused() -> None:
    rules = rule_set("forum")
    cards = {"loup-garou": 1, "simple-villageois": 4}
    assert [f.code for f in faults(Plan(rules, ["Ana", "Bob", "Cleo", "Dan"], cards=cards))] == ["cards-count"]
    assert ("unknown-role", None) in wrong("Cleo Dan", Ana="loup-garou", Bob="salvateur")
    assert ("bad-option", None) in wrong("Bob Cleo Dan", {"victoire-loups": "jamais"}, Ana="loup-garou")
    with pytest.raises(CompositionError):
        forum("Bob", Ana="loup-garou")
