"""Who wins: the village without wolves, the wolves at parity, nobody when nobody is left."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from loupiote.kernel.start import Plan, faults
from loupiote.rules import rule_set
from scene import Scene, assert_dead, assert_told, assert_won, village

Orders = dict[str, Any]


@pytest.mark.rule("meneur.victoire.1")
def test_the_village_wins_when_all_wolves_are_eliminated() -> None:
    scene = village("Bob Cleo Dan", Ana="loup-garou").night(Ana="devorer Dan").lynch("Ana")
    assert_won(scene, "village", "Bob", "Cleo", "Dan")  # the dead of a camp win with it
    assert scene.because("won") == {"meneur.victoire.1"}
    assert_told(scene, "public", "won", winners=["Bob", "Cleo", "Dan"], camps=["village"])


@pytest.mark.rule("meneur.victoire.1")
def test_the_village_does_not_win_while_one_wolf_lives() -> None:
    scene = village("Cleo Dan Eve", Ana="loup-garou", Bob="loup-garou").night().lynch("Ana")
    assert not scene.game.over


@pytest.mark.rule("meneur.victoire.1")
@pytest.mark.parametrize(("solitary", "blocks"), [("loup-garou-blanc", True), ("joueur-de-flute", False)])
def test_of_the_solitaries_only_a_wolf_keeps_the_village_from_winning(solitary: str, blocks: bool) -> None:
    scene = village("Cleo Dan Eve Fay", Ana="loup-garou", Bob=solitary).night().lynch("Ana")
    assert scene.game.over is not blocks
    if not blocks:
        assert_won(scene, "village", "Cleo", "Dan", "Eve", "Fay")


@pytest.mark.rule("meneur.victoire.1")
@pytest.mark.parametrize(("infected", "over"), [("infecter", False), ("infecter non", True)])
def test_who_was_infected_this_night_is_a_wolf_to_eliminate(infected: str, over: bool) -> None:
    scene = village("Cleo Dan Eve Fay", Ana="infect-pere-des-loups")
    scene.night(Ana=["devorer Cleo", infected]).lynch("Ana")
    assert scene.game.over is over


@pytest.mark.rule("meneur.victoire.2")
def test_the_wolves_win_as_soon_as_they_are_as_many_as_the_others() -> None:
    scene = village("Cleo Dan Eve", Ana="loup-garou", Bob="loup-garou").night(Ana="devorer Cleo")
    assert_won(scene, "loups", "Ana", "Bob")
    assert scene.because("won") == {"meneur.victoire.2", "meneur.loup-garou.5"}
    assert scene.game.moment == "aube"


@pytest.mark.rule("meneur.victoire.2")
@pytest.mark.parametrize("dealt", [True, False])
@pytest.mark.parametrize(("wolves", "others", "legal"), [(2, 3, True), (2, 2, False), (3, 2, False), (1, 2, True)])
def test_no_game_begins_that_the_wolves_have_won(wolves: int, others: int, legal: bool, dealt: bool) -> None:
    cards = ["loup-garou"] * wolves + ["simple-villageois"] * others
    names = ["Ana", "Bob", "Cleo", "Dan", "Eve"][: len(cards)]
    cast: Orders = {"roles": dict(zip(names, cards, strict=True))} if dealt else {"cards": Counter(cards)}
    found = [(fault.code, fault.what, fault.clause) for fault in faults(Plan(rule_set("meneur"), names, **cast))]
    assert found == ([] if legal else [("parity-at-start", [str(wolves), str(others)], "meneur.victoire.2")])


@pytest.mark.rule("meneur.victoire.2")
def test_only_the_cards_that_were_dealt_count_at_the_start() -> None:
    assert village("Cleo Dan", Ana="voleur", Bob="loup-garou", spares=["loup-garou"] * 2).window == "voleur"


@pytest.mark.rule("meneur.victoire.2")
def test_the_infected_count_as_wolves() -> None:
    scene = village("Cleo Dan Eve Fay Gus", Ana="infect-pere-des-loups", Bob="loup-garou")
    scene.night(Bob="devorer Cleo", Ana="infecter").to_moment("nuit")
    assert not scene.game.over
    assert_won(scene.night(Ana="devorer Dan"), "loups", "Ana", "Bob", "Cleo")


@pytest.mark.rule("meneur.victoire.2")
def test_a_turned_enfant_sauvage_counts_as_a_wolf_at_once() -> None:
    scene = village("Cleo Dan Eve", Ana="enfant-sauvage", Bob="loup-garou")
    assert_won(scene.night(Ana="modele Cleo", Bob="devorer Cleo"), "loups", "Ana", "Bob")


@pytest.mark.rule("meneur.victoire.2")
@pytest.mark.parametrize(
    ("roles", "orders"),
    [
        ({"Ana": "loup-garou-blanc", "Bob": "loup-garou"}, {"Bob": "devorer Cleo"}),  # 1 wolf, 2 others
        ({"Ana": "joueur-de-flute", "Bob": "loup-garou"}, {"Bob": "devorer Cleo"}),
    ],
)
def test_the_solitaries_count_among_the_others(roles: dict[str, str], orders: Orders) -> None:
    scene = village("Cleo Dan", **roles).night(**orders)
    assert not scene.game.over
    assert_won(scene.to_moment("nuit").night(Bob="devorer Dan"), "loups", "Bob")  # now 1 and 1


@pytest.mark.rule("meneur.victoire.2")
def test_both_lovers_of_a_mixed_couple_count_among_the_others() -> None:
    scene = village("Dan Eve", Ana="cupidon", Bob="loup-garou", Cleo="loup-garou")
    scene.night(Ana="unir Bob Dan", Bob="devorer Eve", Cleo="devorer Eve")
    assert not scene.game.over  # Cleo alone stands against Ana, Bob and Dan


@pytest.mark.rule("meneur.victoire.2")
def test_a_wolf_of_a_mixed_couple_does_not_win_with_the_pack() -> None:
    scene = village("Dan Eve Fay", Ana="cupidon", Bob="loup-garou", Cleo="loup-garou", Gus="loup-garou")
    scene.night(Ana="unir Bob Dan", Bob="devorer Ana", Cleo="devorer Ana", Gus="devorer Ana").to_moment("nuit")
    assert not scene.game.over  # 2 wolves, 4 others
    scene.night(Cleo="devorer Eve", Gus="devorer Eve").lynch("Fay")
    assert_won(scene, "loups", "Cleo", "Gus")


@pytest.mark.rule("meneur.victoire.2")
@pytest.mark.parametrize(("shot", "over"), [("Bob", False), ("Dan", True)])
def test_the_shot_comes_before_the_comparison(shot: str, over: bool) -> None:
    scene = village("Cleo Dan", Ana="chasseur", Bob="loup-garou", Gus="loup-garou")
    scene.night(Bob="devorer Ana", Ana=f"tirer {shot}")  # 2 and 2 before the shot
    assert scene.game.over is over


@pytest.mark.rule("meneur.victoire.2")
def test_grief_comes_before_the_comparison() -> None:
    scene = village("Dan Eve Fay", Ana="cupidon", Bob="loup-garou", Cleo="loup-garou")
    scene.night(Ana="unir Bob Dan", Cleo="devorer Dan", Bob="devorer Dan")
    assert_dead(scene, "Bob", "Dan")
    assert not scene.game.over


@pytest.mark.rule("meneur.victoire.2")
def test_nobody_wins_if_nobody_is_left() -> None:
    scene = village(Ana="chasseur", Bob="loup-garou", Cleo="sorciere")
    scene.night(Bob="devorer Ana", Cleo="empoisonner Bob", Ana="tirer Cleo")
    assert_dead(scene, "Ana", "Bob", "Cleo")
    assert_won(scene, "personne")
    assert scene.game.winners == []


def after_each_loss(option: str) -> list[bool]:
    """Whether the wolves have won at 2 against 2, 2 against 1, 2 against nobody."""
    scene = village("Cleo Dan Eve", Ana="loup-garou", Bob="loup-garou", options={"victoire-loups": option})
    found = [scene.night(Ana="devorer Cleo").game.over]
    found.append(scene.game.over or scene.lynch("Dan").game.over)
    found.append(scene.game.over or scene.night(Ana="devorer Eve").game.over)
    assert_won(scene, "loups", "Ana", "Bob")
    return found


@pytest.mark.parametrize(
    ("option", "won"),
    [
        ("parite", [True, True, True]),
        ("dernier-villageois", [False, True, True]),
        ("elimination", [False, False, True]),
    ],
)
def test_when_the_wolves_win_by_option(option: str, won: list[bool]) -> None:
    assert after_each_loss(option) == won


def test_a_solitary_wolf_left_alone_is_not_the_wolves_and_their_last_villager() -> None:
    options = {"victoire-loups": "dernier-villageois"}
    scene = village("Cleo Dan Eve", Ana="loup-garou-blanc", Bob="loup-garou", options=options)
    scene.night(Ana="devorer Eve", Bob="devorer Eve").lynch("Bob").night(Ana="devorer Cleo").to_moment("nuit")
    assert_won(scene.night(Ana="devorer Dan"), "loup-garou-blanc", "Ana")


def test_when_all_are_dead_there_is_nothing_to_share() -> None:
    scene = village(Ana="chasseur", Bob="loup-garou", Cleo="sorciere", options={"victoires-simultanees": "partagees"})
    assert_won(scene.night(Bob="devorer Ana", Cleo="empoisonner Bob", Ana="tirer Cleo"), "personne")


def charmed_and_clean(option: str) -> Scene:
    """The last wolf is lynched when all who will be left are charmed."""
    scene = village("Cleo Dan", Ana="joueur-de-flute", Bob="loup-garou", options={"victoires-simultanees": option})
    return scene.night(Ana="charmer Cleo Dan").lynch("Bob")


def test_of_two_victories_at_once_the_first_in_the_order_counts() -> None:
    assert_won(charmed_and_clean("priorite"), "joueur-de-flute", "Ana")


def test_two_victories_at_once_are_shared_by_option() -> None:
    scene = charmed_and_clean("partagees")
    assert scene.game.camps == ["joueur-de-flute", "village"]
    assert scene.game.winners == ["Ana", "Cleo", "Dan"]
    assert scene.because("won") == {"meneur.joueur-de-flute.7", "meneur.victoire.1"}
