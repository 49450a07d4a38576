"""Télépathe: a message that the game master carries at the end of the night, without its author's name."""

from __future__ import annotations

import pytest

from loupiote.kernel.inputs import MJ, Reply
from loupiote.kernel.view import view
from rpg_scene import orders, rpg
from scene import Scene, assert_not_told, assert_refused, assert_told


def write(scene: Scene, to: str, words: str, *, by: str = "Ana") -> None:
    """Ana's message, several words long; or the game master's version of it."""
    assert scene.table.submit(Reply(by, 0.0, "Ana", "ecrire", (to, words))) is None


@pytest.mark.rule("rpg.telepathe.1", "rpg.couleurs.9")
def test_the_side_of_the_card_is_chosen() -> None:
    scene = rpg("Cleo", Ana="telepathe", Bob="telepathe", Dan="loup-garou", wolves="Bob")
    assert [scene.game.camp(player) for player in ("Ana", "Bob")] == ["village", "loups"]


@pytest.mark.rule("rpg.telepathe.2")
def test_one_message_a_night_to_one_living_player_or_none() -> None:
    scene = rpg("Bob Cleo Eve Fay", Ana="telepathe", Dan="loup-garou")
    write(scene, "Bob", "Méfie-toi")
    write(scene, "Cleo", "Non, toi")  # one message: the last one counts
    scene.night(Dan="devorer Fay")
    assert_not_told(scene, "Bob", "text")
    assert_told(scene, "Cleo", "text", text="Non, toi")
    scene.day()
    assert_refused(scene, "Ana", "ecrire Fay Adieu", code="dead")
    assert scene.say("Ana", "ecrire rien") is None
    scene.close()
    assert len(scene.told("mj", "text")) == 1


@pytest.mark.rule("rpg.telepathe.2")
def test_stopped_by_a_cover_it_is_not_delivered_and_its_author_hears_of_a_failure() -> None:
    scene = rpg("Bob", Ana="telepathe", Cleo="protecteur", Dan="loup-garou")
    scene.night(Ana="ecrire Bob Attention", Cleo="proteger Bob")
    assert_not_told(scene, "Bob", "text")
    assert scene.told("Ana", "failed") == [{}]


@pytest.mark.rule("rpg.telepathe.2")
def test_redirected_it_reaches_the_new_recipient_and_names_nobody() -> None:
    scene = rpg("Bob Eve", Ana="telepathe", Cleo="redirecteur", Dan="loup-garou")
    scene.night(Ana="ecrire Bob Attention", Cleo="rediriger Bob Eve")
    assert_not_told(scene, "Bob", "text")
    assert scene.told("Eve", "text") == [{"text": "Attention"}]
    assert scene.told("Ana", "redirected") == [{"who": "Ana"}]


@pytest.mark.rule("rpg.telepathe.2", "rpg.nuit.11")
def test_the_message_of_a_telepathe_who_dies_that_night_is_delivered() -> None:
    scene = rpg("Bob", Ana="telepathe", Dan="loup-garou")
    scene.night(Ana="ecrire Bob Attention", Dan="devorer Ana")
    assert scene.told("Bob", "text") == [{"text": "Attention"}]


@pytest.mark.rule("rpg.telepathe.3")
def test_five_hundred_words_are_delivered_whole() -> None:
    words = " ".join(f"mot{n}" for n in range(500))
    scene = rpg("Bob", Ana="telepathe", Dan="loup-garou")
    write(scene, "Bob", words)
    scene.night()
    assert scene.told("Bob", "text") == [{"text": words}]


@pytest.mark.rule("rpg.telepathe.4")
def test_the_game_master_may_have_it_written_again_or_hold_it_back() -> None:
    scene = rpg("Bob Cleo", Ana="telepathe", Dan="loup-garou")
    write(scene, "Bob", "Je suis le boulanger de la rue haute")
    write(scene, "Bob", "Je suis quelqu'un que Cleo connaît", by=MJ)  # players' names are not forbidden here
    scene.night()
    assert scene.told("Bob", "text") == [{"text": "Je suis quelqu'un que Cleo connaît"}]
    scene.day()
    write(scene, "Bob", "Je suis le boulanger")
    assert scene.table.submit(Reply(MJ, 0.0, "Ana", "ecrire", None)) is None
    scene.night()
    assert len(scene.told("Bob", "text")) == 1


@pytest.mark.rule("rpg.telepathe.5", "rpg.telepathe.6")
def test_its_reader_alone_gets_it_and_nothing_says_from_whom() -> None:
    scene = rpg("Bob Cleo", Ana="telepathe", Dan="loup-garou")
    scene.night(Ana="ecrire Bob Attention")
    told = next(t for t in view(scene.table, "Bob").told if type(t.event).__name__ == "Text")
    assert scene.told("Bob", "text") == [{"text": "Attention"}]
    assert told.because == ()
    for other in ("Cleo", "Dan", "public"):
        assert_not_told(scene, other, "text")
    assert scene.because("text") == {"rpg.telepathe.5", "rpg.telepathe.6", "rpg.telepathe.7"}


@pytest.mark.rule("rpg.telepathe.7")
def test_it_comes_at_the_end_of_the_night() -> None:
    scene = rpg("Bob", Ana="telepathe", Cleo="sorciere", Dan="loup-garou")
    orders(scene, Ana="ecrire Bob Attention").to("sorciere")
    assert_not_told(scene, "Bob", "text")
    scene.close()
    told = next(t for t in view(scene.table, "Bob").told if type(t.event).__name__ == "Text")
    assert told.moment == "nuit"


@pytest.mark.rule("rpg.telepathe.4", "rpg.telepathe.7")
def test_nobody_reads_it_while_the_night_goes_on_though_it_is_settled() -> None:
    """So that whoever leads may hold it back until then."""
    scene = rpg("Bob Eve Fay", Ana="telepathe", Cleo="chasseur", Dan="loup-garou")
    orders(scene, Ana="ecrire Bob Attention", Dan="devorer Cleo").to("chasseur")
    assert_not_told(scene, "Bob", "text")
    scene.close()
    told = next(t for t in view(scene.table, "Bob").told if type(t.event).__name__ == "Text")
    assert told.moment == "nuit"
