"""The Meneur de Jeu: holds no seat, and is the only one who leads."""

from __future__ import annotations

import pytest

from loupiote.kernel.inputs import MJ, Close, Decree, Reply
from loupiote.kernel.start import CompositionError
from loupiote.kernel.table import Table
from loupiote.kernel.view import view
from scene import Scene, assert_alive, assert_dead, assert_refused, village


def game() -> Scene:
    return village("Cleo Dan Eve Fay", Ana="voyante", Bob="loup-garou")


@pytest.mark.rule("meneur.meneur-de-jeu.1")
def test_the_meneur_has_no_card_and_no_seat() -> None:
    scene = game()
    assert view(scene.table, MJ).me is None
    assert view(scene.table, MJ).powers == []
    with pytest.raises(CompositionError) as error:
        village("Cleo Dan Eve Fay mj", Ana="voyante", Bob="loup-garou")
    assert error.value.faults[0].code == "bad-name"


@pytest.mark.rule("meneur.meneur-de-jeu.1")
def test_the_meneur_cannot_vote_nor_be_a_target() -> None:
    scene = game()
    assert_refused(scene, "Ana", f"sonder {MJ}", code="unknown-player")
    scene.to("vote")
    assert scene.table.submit(Reply(MJ, 0.0, MJ, "voter", ("Ana",))) is not None
    assert_refused(scene, "Ana", f"voter {MJ}", code="unknown-player")


@pytest.mark.rule("meneur.meneur-de-jeu.2")
@pytest.mark.parametrize("until", ["voyante", "debat", "vote"])
def test_only_the_meneur_closes_a_call_the_debate_or_the_vote(until: str) -> None:
    scene = game().to(until)
    refusal = scene.close(by="Ana")
    assert refusal is not None and refusal.code == "not-mj" and refusal.clause == "meneur.meneur-de-jeu.2"
    assert scene.window == until
    assert scene.close() is None
    assert scene.window != until


@pytest.mark.rule("meneur.meneur-de-jeu.2")
def test_only_the_meneur_records_a_death() -> None:
    scene = game()
    refusal = scene.table.submit(Decree("Ana", 0.0, "kill", "Bob"))
    assert refusal is not None and refusal.code == "not-mj" and refusal.clause == "meneur.meneur-de-jeu.2"
    assert_alive(scene, "Bob")
    assert scene.decree("kill", "Eve") is None
    assert_dead(scene, "Eve")


@pytest.mark.rule("meneur.meneur-de-jeu.2")
def test_nobody_answers_for_another_but_the_meneur() -> None:
    scene = game()
    refusal = scene.say("Ana", "sonder Bob", by="Cleo")
    assert refusal is not None and refusal.code == "not-mj" and refusal.clause == "meneur.meneur-de-jeu.2"
    assert scene.say("Ana", "sonder Bob", by=MJ) is None


def test_answering_for_another_does_not_tell_what_they_hold() -> None:
    scene = village("Dan Eve Fay", Ana="chasseur", Bob="loup-garou")
    refusals = [scene.say(player, "tirer Fay", by="Eve") for player in ("Ana", "Bob", "Dan")]
    assert [refusal.code for refusal in refusals if refusal] == ["not-mj"] * 3


@pytest.mark.rule("meneur.meneur-de-jeu.2")
def test_the_meneur_deals_the_cards() -> None:
    scene = game()
    assert scene.told("Ana", "dealt") == [{"role": "voyante", "camp": "village"}]
    assert scene.told("public", "dealt") == []
    assert "meneur.meneur-de-jeu.2" in scene.because("dealt")
    assert len(scene.told(MJ, "dealt")) == 6


@pytest.mark.rule("meneur.meneur-de-jeu.2")
def test_the_list_of_the_cards_and_the_options_are_told_to_all() -> None:
    roles = {"Ana": "voleur", "Bob": "loup-garou"}
    scene = village("Cleo Dan Eve", spares=["sorciere", "loup-garou"], options={"deux-potions": True}, **roles)
    [composed] = scene.told("public", "composed")
    assert composed["roles"] == {"simple-villageois": 3, "loup-garou": 2, "voleur": 1, "sorciere": 1}
    assert composed["players"] == ["Ana", "Bob", "Cleo", "Dan", "Eve"]
    assert composed["options"]["deux-potions"] is True and composed["options"]["petite-fille"] == "yeux"
    assert "meneur.meneur-de-jeu.2" in scene.because("composed")


@pytest.mark.rule("meneur.meneur-de-jeu.3")
def test_who_creates_the_game_is_its_meneur() -> None:
    """A new game waits for its Meneur: none of its players can lead it or see its secrets, its creator can do both."""
    scene = game()
    assert isinstance(scene.table, Table)
    assert all(scene.table.submit(Close(player)) is not None for player in scene.game.seats)
    assert [seat.role for seat in view(scene.table, MJ).seats][:2] == ["voyante", "loup-garou"]
    assert all(sum(s.role is not None for s in view(scene.table, p).seats) == 1 for p in scene.game.seats)
    assert scene.table.submit(Close(MJ)) is None
