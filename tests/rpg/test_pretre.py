"""Prêtre: one of two fixed sentences at the end of the night."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.data import encode
from loupiote.kernel.view import view
from loupiote.narration import Narrator
from rpg_scene import orders, rpg
from scene import Scene, assert_card, assert_not_told, assert_refused, assert_told, windows_of

IS, IS_NOT = "simple-villageois", "pas-simple-villageois"


def priest(plain: str = "Cleo Dan Eve", **more: Any) -> Scene:
    return rpg(plain, **({"Ana": "pretre", "Bob": "simple-villageois", "Fay": "loup-garou"} | more))


def answer(scene: Scene) -> list[str]:
    return [fact["text"] for fact in scene.told("Ana", "message") if "simple" in fact["text"]]


@pytest.mark.rule("rpg.pretre.1")
def test_every_night_he_may_name_one_living_player() -> None:
    assert_card("pretre", camp="village", call="chaque-nuit", line="Village, Chaque nuit", rules="rpg")
    assert windows_of("pretre", "rpg") == ["nuit"]
    scene = priest()
    assert scene.say("Ana", "interroger rien") is None
    assert_refused(scene, "Ana", "interroger Bob Cleo", code="too-many")
    scene.night(Fay="devorer Eve").day()
    assert_refused(scene, "Ana", "interroger Eve", code="dead")
    scene.night(Ana="interroger Bob").day().night(Ana="interroger Bob")
    assert answer(scene) == [IS, IS]


@pytest.mark.rule("rpg.pretre.2", "rpg.pretre.3", "rpg.pretre.4", "rpg.pretre.5", "rpg.pretre.6")
@pytest.mark.parametrize(
    ("role", "text"),
    [
        ("simple-villageois", IS),
        ("loup-garou", IS_NOT),
        ("infect-pere-des-loups", IS_NOT),
        ("voyante", IS_NOT),
        ("cupidon", IS_NOT),
        ("assommeur", IS_NOT),
        ("joueur-de-flute", IS_NOT),
        ("loup-garou-blanc", IS_NOT),
    ],
)
def test_the_role_decides(role: str, text: str) -> None:
    scene = priest(Bob=role).night(Ana="interroger Bob")
    assert answer(scene) == [text]
    assert scene.because("message", text=text) == {"rpg.pretre.2" if text == IS else "rpg.pretre.3"}


@pytest.mark.rule("rpg.pretre.2", "rpg.pretre.3")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        (IS, "Le joueur désigné est Simple Villageois"),
        (IS_NOT, "Le joueur désigné n\N{RIGHT SINGLE QUOTATION MARK}est pas Simple Villageois"),
    ],
)
def test_the_words_are_those_of_the_rules(text: str, said: str) -> None:
    scene = priest(Bob="simple-villageois" if text == IS else "voyante").night(Ana="interroger Bob")
    told = next(t for t in view(scene.table, "Ana").told if getattr(t.event, "text", "") == text)
    assert Narrator("fr", rules="rpg").tell(told, "Ana") == said


@pytest.mark.rule("rpg.pretre.3")
def test_all_negative_answers_are_the_same_bytes() -> None:
    said = set()
    for role in ("loup-garou", "voyante", "joueur-de-flute"):
        scene = priest(Bob=role).night(Ana="interroger Bob")
        said |= {encode(t.event) for t in view(scene.table, "Ana").told if getattr(t.event, "text", "") == IS_NOT}
    assert len(said) == 1


@pytest.mark.rule("rpg.pretre.2")
def test_a_status_changes_nothing() -> None:
    scene = priest(Gus="infect-pere-des-loups", Hal="cupidon")
    orders(scene, Hal="unir Bob Cleo").to("nuit")
    scene.night(Fay="devorer Bob", Gus="infecter").day().night(Ana="interroger Bob")
    assert answer(scene) == [IS]


@pytest.mark.rule("rpg.nuit.17")
def test_he_is_answered_at_the_end_of_the_night() -> None:
    scene = priest(Gus="sorciere")
    orders(scene, Ana="interroger Bob").to("sorciere")
    assert answer(scene) == []
    scene.to("vote")
    assert answer(scene) == [IS]
    assert [t.moment for t in view(scene.table, "Ana").told if getattr(t.event, "text", "") == IS] == ["nuit"]


@pytest.mark.rule("rpg.nuit.17", "rpg.nuit.11")
def test_dying_he_is_answered_all_the_same() -> None:
    assert answer(priest().night(Ana="interroger Bob", Fay="devorer Ana")) == [IS]


@pytest.mark.rule("rpg.nuit.2", "rpg.nuit.14")
def test_redirected_he_learns_about_whom_and_a_knock_is_not_moved_onto_him() -> None:
    scene = rpg("Eve Fay", Ana="assommeur", Bob="redirecteur", Cleo="voyante", Dan="pretre", Gus="loup-garou")
    scene.night(Ana="assommer Cleo", Bob="rediriger Cleo Dan", Cleo="sonder Eve", Dan="interroger Eve")
    assert_not_told(scene, "Cleo", "saw")
    assert_told(scene, "Dan", "message", text=IS)
    scene = priest(Gus="redirecteur", Hal="voyante").night(Ana="interroger Bob", Gus="rediriger Bob Hal")
    assert answer(scene) == [IS_NOT]
    assert scene.told("Ana", "redirected") == [{"who": "Ana", "to": "Hal"}]


@pytest.mark.rule("rpg.nuit.15")
def test_covered_his_question_fails() -> None:
    scene = priest(Gus="protecteur").night(Ana="interroger Bob", Gus="proteger Bob")
    assert answer(scene) == []
    assert_told(scene, "Ana", "failed")
