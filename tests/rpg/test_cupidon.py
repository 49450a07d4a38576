"""Cupidon: asked at the deal, once; which couples come to nothing, and that nobody is told of it."""

from __future__ import annotations

import pytest

from loupiote.kernel.ruleset import BearerKind
from loupiote.rules.rpg import RULES
from loupiote.rules.rpg.cards import ROLES
from rpg_scene import orders, rpg
from scene import Scene, assert_card, assert_dead, assert_not_told, assert_refused, assert_told, windows_of

ALONE = ("avocat", "maitre-vampire", "fantome", "abominable-sectaire")


@pytest.fixture(autouse=True)
def stand_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards without powers for the Indépendants that are not there yet."""
    for role in ALONE:
        if role not in ROLES:
            monkeypatch.setitem(ROLES, role, BearerKind(role, camp="independant"))  # type: ignore[arg-type]
    for made in ("kinds", "powers", "reasons", "serves"):
        monkeypatch.delitem(RULES.__dict__, made, raising=False)


def couple(named: str = "Bob Cleo", **roles: str) -> Scene:
    """Ana has named these two; the first night is open."""
    cast = {"Bob": "simple-villageois", "Cleo": "simple-villageois"} | roles
    scene = rpg("Eve Fay", Ana="cupidon", Dan="loup-garou", **cast)
    return orders(scene, Ana=f"unir {named}").to("nuit")


def in_love(scene: Scene) -> list[str]:
    return sorted(player for player in scene.game.seats if "in-love" in scene.marks(player))


@pytest.mark.rule("rpg.cupidon.1")
def test_he_is_asked_at_the_deal_and_never_again() -> None:
    assert_card("cupidon", camp="village", call="distribution", line="Village, À la distribution", rules="rpg")
    assert windows_of("cupidon", "rpg") == ["distribution"]
    scene = rpg("Bob Cleo", Ana="cupidon", Dan="loup-garou")
    assert scene.window == "distribution"
    assert scene.game.moment == "distribution"
    orders(scene, Ana="unir Bob Cleo").close()
    assert scene.window == "nuit"
    assert scene.asked("Ana") == []


@pytest.mark.rule("rpg.cupidon.1")
def test_he_chooses_before_the_election() -> None:
    scene = rpg("Bob Cleo", Ana="cupidon", Dan="loup-garou", options={"capitaine": "tranchage"})
    assert scene.window == "distribution"
    scene.close()
    assert scene.window == "election"


@pytest.mark.rule("rpg.cupidon.2")
def test_he_must_choose_and_the_night_waits_for_him_or_for_the_draw() -> None:
    scene = rpg("Bob Cleo", Ana="cupidon", Dan="loup-garou", script={"couple@distribution.cupidon": ["Bob", "Dan"]})
    assert scene.window == "distribution"
    assert_refused(scene, "Ana", "unir rien", code="must-answer")
    scene.close()
    assert scene.window == "nuit"
    assert in_love(scene) == ["Bob", "Dan"]


@pytest.mark.rule("rpg.cupidon.3")
def test_the_two_whom_he_names_are_in_love() -> None:
    scene = rpg("Bob Cleo Eve", Ana="cupidon", Dan="loup-garou")
    assert_refused(scene, "Ana", "unir Bob Bob", code="same-twice")
    assert_refused(scene, "Ana", "unir Bob", code="too-few")
    orders(scene, Ana="unir Bob Cleo").close()
    assert in_love(scene) == ["Bob", "Cleo"]
    assert scene.told("Bob", "bound") == [{"who": "Cleo", "as": "lover"}]
    assert scene.told("Cleo", "bound") == [{"who": "Bob", "as": "lover"}]
    assert_not_told(scene, "Ana", "bound")


@pytest.mark.rule("rpg.cupidon.4", "rpg.cupidon.5", "rpg.cupidon.6")
def test_a_couple_with_the_avocat_fails_and_nobody_is_told() -> None:
    scene, other = couple(Bob="avocat"), couple()
    assert in_love(scene) == []
    assert len(in_love(other)) == 2
    for player in ("Bob", "Cleo"):
        assert_not_told(scene, player, "bound")
    assert scene.told("Ana", "message") == []
    assert len(scene.table.told) < len(other.table.told)
    assert [t.event for t in scene.table.told if t.to == ["Ana"]] == [
        t.event for t in other.table.told if t.to == ["Ana"]
    ]
    assert_told(scene, "mj", "message", text="couple-impossible")
    assert scene.because("message", text="couple-impossible") == {"rpg.cupidon.4", "rpg.cupidon.5"}
    scene.night(Dan="devorer Cleo").to("vote")
    assert_dead(scene, "Cleo")
    assert scene.asked("Ana") == ["voter"]
    scene.day()
    assert scene.asked("Ana") == []


@pytest.mark.rule("rpg.cupidon.7")
def test_a_couple_with_the_maitre_vampire_fails() -> None:
    assert in_love(couple(Bob="maitre-vampire")) == []


@pytest.mark.rule("rpg.cupidon.8", "rpg.cupidon.9", "rpg.cupidon.10")
@pytest.mark.parametrize(
    ("bob", "cleo"),
    [
        ("abominable-sectaire", "joueur-de-flute"),
        ("joueur-de-flute", "loup-garou-blanc"),
        ("fantome", "joueur-de-flute"),
        ("abominable-sectaire", "fantome"),
    ],
)
def test_two_independents_are_no_couple(bob: str, cleo: str) -> None:
    assert in_love(couple(Bob=bob, Cleo=cleo)) == []


@pytest.mark.rule("rpg.cupidon.8", "rpg.cupidon.9", "rpg.cupidon.10")
@pytest.mark.parametrize("bob", ["abominable-sectaire", "joueur-de-flute", "loup-garou-blanc", "fantome"])
@pytest.mark.parametrize("other", ["Eve", "Dan"])
def test_one_independent_with_a_villager_or_a_wolf_is_one(bob: str, other: str) -> None:
    assert in_love(couple(f"Bob {other}", Bob=bob)) == ["Bob", other]


@pytest.mark.rule("rpg.cupidon.11")
def test_he_may_name_himself() -> None:
    assert in_love(couple("Ana Bob")) == ["Ana", "Bob"]


@pytest.mark.rule("rpg.cupidon.12")
def test_afterwards_he_is_a_villager_with_another_name() -> None:
    scene = rpg("Bob Cleo Eve", Ana="cupidon", Dan="loup-garou", Fay="voyante", Gus="pretre", Hal="princesse")
    orders(scene, Ana="unir Bob Cleo").to("nuit")
    assert scene.asked("Ana") == []
    scene.night(Fay="sonder Ana", Gus="interroger Ana", Hal="favoriser Ana")
    assert_told(scene, "Fay", "saw", who="Ana", role="cupidon")
    assert_told(scene, "Gus", "message", text="pas-simple-villageois")
    assert scene.asked("Ana") == ["voter"]
    scene.day({"Ana": "Eve"})
    assert_told(scene, "public", "voted", who="Ana", weight=1.0)
