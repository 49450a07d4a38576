"""The principle: the pack devours by night, the village lynches by day."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.start import CompositionError
from loupiote.rules.meneur.orders import DAY
from scene import Scene, assert_alive, assert_dead, assert_refused, assert_told, village


def two_wolves(**options: Any) -> Scene:
    return village("Cleo Dan Eve Fay Gus", Ana="loup-garou", Bob="loup-garou", options=options)


def three_wolves(**more: Any) -> Scene:
    wolves = {"Ana": "loup-garou", "Bob": "loup-garou", "Cleo": "loup-garou"}
    return village("Dan Eve Fay Gus Hal Ian", **wolves, **more)


@pytest.mark.rule("meneur.principe.1")
def test_the_pack_devours_one_inhabitant_a_night() -> None:
    scene = two_wolves().night(Ana="devorer Cleo", Bob="devorer Cleo")
    assert_dead(scene, "Cleo")
    assert "meneur.principe.1" in scene.because("died", who="Cleo")


@pytest.mark.rule("meneur.principe.1")
@pytest.mark.parametrize("named", ["Ana", "Bob"])
def test_the_pack_names_nobody_of_its_own(named: str) -> None:
    scene = two_wolves().to("loups")
    assert_refused(scene, "Ana", f"devorer {named}", code="pack-member", clause="meneur.principe.1")
    assert scene.legal("Ana", "devorer") == ["Cleo", "Dan", "Eve", "Fay", "Gus"]


def test_the_pack_may_attack_its_own_by_option() -> None:
    scene = two_wolves(**{"loups-entre-eux": True}).night(Ana="devorer Bob", Bob="devorer Bob")
    assert_dead(scene, "Bob")


@pytest.mark.rule("meneur.principe.1")
@pytest.mark.parametrize(
    ("names", "dead"),
    [
        (("Dan", "Dan", "Eve"), ["Dan"]),  # most members
        (("Dan", "rien", "rien"), ["Dan"]),  # the silent support nobody
        (("Dan", "Eve", "rien"), []),  # a tie
        (("Dan", "Eve", "Fay"), []),
        (("rien", "rien", "rien"), []),  # no name at all
    ],
)
def test_the_victim_is_the_name_that_most_members_support(names: tuple[str, ...], dead: list[str]) -> None:
    orders = {wolf: f"devorer {name}" for wolf, name in zip(("Ana", "Bob", "Cleo"), names, strict=True)}
    assert_dead(three_wolves().night(**orders), *dead)


@pytest.mark.rule("meneur.principe.1")
def test_what_counts_are_the_names_when_the_time_of_the_pack_ends() -> None:
    scene = two_wolves().to("loups")
    for wolf, order in (("Ana", "devorer Cleo"), ("Bob", "devorer Dan"), ("Ana", "devorer Dan")):
        assert scene.say(wolf, order) is None
    assert_dead(scene.night(), "Dan")


@pytest.mark.parametrize("drawn", ["Dan", "Eve"])
def test_a_disagreement_is_drawn_by_option(drawn: str) -> None:
    scene = three_wolves(options={"loups-desaccord": "tirage"}, script={"cible@nuit.antre": drawn})
    assert_dead(scene.night(Ana="devorer Dan", Bob="devorer Eve"), drawn)


def test_nothing_is_drawn_where_nobody_was_named() -> None:
    scene = three_wolves(options={"loups-desaccord": "tirage"}).night()
    assert_dead(scene)
    assert not scene.game.drawn


@pytest.mark.parametrize("option", ["sans-attaque", "sans-mort"])
def test_no_attack_on_the_first_night_by_option(option: str) -> None:
    scene = village("Cleo Dan Eve", Ana="loup-garou", Bob="voyante", options={"premiere-nuit": option})
    assert_refused(scene, "Ana", "devorer Cleo", code="first-night", clause="meneur.loup-garou.3")
    assert scene.calls("aube") == ["voyante"]
    assert scene.to_moment("nuit").calls("aube", Ana="devorer Cleo") == ["voyante", "loups"]
    assert_dead(scene, "Cleo")


@pytest.mark.rule("meneur.principe.1")
def test_there_is_no_village_without_a_wolf() -> None:
    with pytest.raises(CompositionError) as error:
        village("Bob Cleo Dan", Ana="voyante")
    assert [(fault.code, fault.clause) for fault in error.value.faults] == [("no-wolf", "meneur.principe.1")]
    assert village("Bob Cleo Dan", Ana="loup-garou-blanc").window == "loups"  # he is one
    assert village("Bob Cleo Dan", Ana="voleur", spares=["loup-garou", "voyante"]).window == "voleur"


@pytest.mark.rule("meneur.principe.2")
def test_a_day_holds_one_debate_and_one_vote() -> None:
    scene = two_wolves().night().to_moment("nuit").night()
    assert scene.calls("nuit") == ["debat", "vote"]
    assert [step for step in DAY if step in ("debat", "vote")] == ["debat", "vote"]


@pytest.mark.rule("meneur.principe.2")
def test_the_village_lynches_one_suspect_a_day() -> None:
    scene = two_wolves().night().to("vote").day({"Cleo": "Ana", "Dan": "Ana", "Eve": "Bob"})
    assert_dead(scene, "Ana")
    assert_alive(scene, "Bob")
    assert_told(scene, "public", "died", who="Ana")
