"""Juge Bègue: once in the game a discreet sign in the debate brings a second vote on the same day."""

from __future__ import annotations

from typing import Any

import pytest

from scene import (
    Scene,
    assert_card,
    assert_dead,
    assert_not_told,
    assert_refused,
    assert_told,
    assert_won,
    village,
    windows_of,
)


def judge(plain: str = "Dan Eve Fay Gus Hal Ian Jo", **more: Any) -> Scene:
    return village(plain, **{"Ana": "juge-begue", "Bob": "loup-garou", "Cleo": "loup-garou", **more})


def ballots(scene: Scene, who: str) -> Scene:
    """The vote opens; everybody else names this player, and it closes."""
    scene.to("vote")
    for player, _ in list(scene.table.open.prompts):
        assert player == who or scene.say(player, f"voter {who}") is None
    scene.close()
    return scene


@pytest.mark.rule("meneur.juge-begue.1")
def test_the_card() -> None:
    assert_card("juge-begue", camp="village", call="pendant-le-jour", line="Village, Pendant le jour")
    assert windows_of("juge-begue") == ["signe", "debat"]


@pytest.mark.rule("meneur.juge-begue.2")
def test_he_agrees_on_a_sign_before_the_first_night() -> None:
    scene = judge()
    assert (scene.window, scene.game.moment, scene.asked("Ana")) == ("signe", "distribution", ["convenir-du-signe"])
    assert scene.say("Ana", "convenir-du-signe gratter le nez") is None
    scene.close()
    for viewer in ("mj", "Ana"):
        assert_told(scene, viewer, "text", text="gratter le nez", signed="Ana")
    for viewer in ("Bob", "Dan", "public"):
        assert_not_told(scene, viewer, "text")
    assert scene.because("text") == {"meneur.juge-begue.2"}


@pytest.mark.rule("meneur.juge-begue.2")
def test_the_sign_is_a_few_words_or_none() -> None:
    scene = judge()
    assert_refused(scene, "Ana", "convenir-du-signe " + "a" * 101, code="too-long")
    assert scene.say("Ana", "convenir-du-signe rien") is None
    scene.night()
    assert_not_told(scene, "mj", "text")
    assert scene.asked("Ana") == ["faire-le-signe"]  # elsewhere the sign is a button


@pytest.mark.rule("meneur.juge-begue.2")
def test_a_voleur_who_takes_the_card_agrees_on_a_sign_as_well() -> None:
    scene = village("Cleo Dan Eve Fay", Ana="voleur", Bob="loup-garou", spares=["juge-begue", "simple-villageois"])
    assert scene.to("voleur").say("Ana", "prendre-carte juge-begue") is None
    scene.close()
    assert scene.window == "loups"  # no window of its own, which would tell of it
    assert scene.asked("Ana") == ["convenir-du-signe"]
    for other in ("Bob", "Cleo"):
        assert "convenir-du-signe" not in scene.asked(other)
    assert scene.say("Ana", "convenir-du-signe tousser") is None
    assert_told(scene, "Ana", "text", text="tousser", signed="Ana")
    for viewer in ("Bob", "Cleo", "public"):
        assert_not_told(scene, viewer, "text")
    assert scene.asked("Ana") == []


@pytest.mark.rule("meneur.juge-begue.2")
def test_a_voleur_who_takes_another_card_is_asked_for_no_sign() -> None:
    scene = village("Cleo Dan Eve Fay", Ana="voleur", Bob="loup-garou", spares=["juge-begue", "simple-villageois"])
    scene.to("voleur").say("Ana", "prendre-carte simple-villageois")
    scene.close()
    assert scene.asked("Ana") == []


@pytest.mark.rule("meneur.juge-begue.2")
def test_a_servante_who_takes_the_card_agrees_on_a_sign_as_well() -> None:
    scene = judge(Dan="servante-devouee", plain="Eve Fay Gus Hal Ian Jo")
    ballots(scene, "Ana").to("servante").say("Dan", "prendre-role Ana")
    scene.close()
    assert "convenir-du-signe" in scene.asked("Dan")


@pytest.mark.rule("meneur.juge-begue.3")
def test_the_sign_works_once_in_the_game() -> None:
    scene = judge().night()
    assert scene.say("Ana", "faire-le-signe") is None
    assert scene.asked("Ana") == []
    assert_refused(scene, "Ana", "faire-le-signe", code="spent", clause="meneur.juge-begue.3")
    scene.to_moment("nuit").night()
    assert_refused(scene, "Ana", "faire-le-signe", code="spent", clause="meneur.juge-begue.3")
    assert scene.calls("nuit") == ["debat", "vote"]


@pytest.mark.rule("meneur.juge-begue.4")
def test_a_second_vote_follows_at_once_without_a_debate() -> None:
    scene = judge().night()
    scene.say("Ana", "faire-le-signe")
    before = len(scene.closed)
    ballots(ballots(scene, "Dan"), "Bob").to_moment("nuit")
    assert scene.closed[before : before + 3] == ["debat", "vote", "vote"]
    assert_dead(scene, "Bob", "Dan")
    assert [fact["moment"] for fact in scene.told("public", "opened", number=1)][-4:] == ["vote", "execution"] * 2


@pytest.mark.rule("meneur.juge-begue.4")
def test_without_a_sign_there_is_one_vote() -> None:
    assert judge().night().calls("nuit") == ["debat", "vote"]


@pytest.mark.rule("meneur.juge-begue.4")
def test_the_second_vote_is_announced_without_the_juge() -> None:
    scene = judge().night()
    scene.say("Ana", "faire-le-signe")
    for viewer in ("Bob", "Dan", "public"):
        assert_not_told(scene, viewer, "acted")
    assert_told(scene, "mj", "acted", who="Ana", power="faire-le-signe")
    assert scene.because("acted") == {"meneur.juge-begue.4"}
    ballots(scene, "Dan")
    assert scene.told("public", "message") == [{"text": "second-vote"}]
    assert scene.because("message") == {"meneur.juge-begue.4"}


@pytest.mark.rule("meneur.juge-begue.4")
def test_the_sign_is_for_the_debate() -> None:
    scene = judge().to("loups")
    assert_refused(scene, "Ana", "faire-le-signe", code="not-asked")
    assert_refused(scene.to("vote"), "Ana", "faire-le-signe", code="not-asked")


@pytest.mark.rule("meneur.juge-begue.4")
@pytest.mark.parametrize("first", ["tie", "nobody", "idiot", "juge", "ancien"])
def test_it_is_held_whatever_the_first_result(first: str) -> None:
    """A tie, no vote at all, an Idiot spared, his own death, the curse of the Ancien."""
    scene = judge(Kim="idiot-du-village", Lou="ancien").night()
    scene.say("Ana", "faire-le-signe")
    scene.to("vote")
    if first == "tie":
        scene.say("Dan", "voter Eve")
        scene.say("Eve", "voter Dan")
    if first in ("tie", "nobody"):
        scene.close()
    else:
        ballots(scene, {"idiot": "Kim", "juge": "Ana", "ancien": "Lou"}[first])
    assert scene.window == "vote"
    ballots(scene, "Dan").to_moment("nuit")
    assert "Dan" in scene.game.dead


@pytest.mark.rule("meneur.juge-begue.4")
def test_not_when_the_first_vote_ended_the_game() -> None:
    scene = village("Cleo Dan Eve", Ana="juge-begue", Bob="loup-garou").night()
    scene.say("Ana", "faire-le-signe")
    ballots(scene, "Bob")
    assert_won(scene, "village", "Ana", "Cleo", "Dan", "Eve")


@pytest.mark.rule("meneur.juge-begue.4", "meneur.capitaine.2", "meneur.capitaine.4")
def test_the_heir_of_a_captain_executed_first_has_the_double_voice_in_the_second_vote() -> None:
    scene = judge().elect("Dan").to("debat")
    scene.say("Ana", "faire-le-signe")
    ballots(scene, "Dan").to("successeur")
    scene.say("Dan", "nommer-successeur Eve")
    scene.to("vote")
    scene.say("Eve", "voter Bob")
    scene.say("Fay", "voter Gus")
    scene.to_moment("nuit")
    assert_dead(scene, "Bob", "Dan")


@pytest.mark.rule("meneur.juge-begue.4", "meneur.chasseur.3")
def test_what_follows_the_first_death_comes_before_the_second_vote() -> None:
    scene = judge(Kim="chasseur").night()
    scene.say("Ana", "faire-le-signe")
    ballots(scene, "Kim")
    assert scene.window == "chasseur"
    scene.say("Kim", "tirer Dan")
    scene.to("vote")
    assert "Dan" not in [player for player, _ in scene.table.open.prompts]


@pytest.mark.rule("meneur.juge-begue.4", "meneur.tour-de-jeu.1")
def test_a_day_before_the_first_night_knows_the_sign_too() -> None:
    scene = judge(options={"premiere-phase": "jour"}).to("debat")
    scene.say("Ana", "faire-le-signe")
    ballots(scene, "Dan")
    assert scene.window == "vote"
