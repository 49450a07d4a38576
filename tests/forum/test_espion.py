"""The Espion: on the wolves' side, none of the pack, he reads over the Voyante's shoulder by a coin."""

from __future__ import annotations

from typing import Any

import pytest

from forum.scenes import COIN, forum
from loupiote.kernel.inputs import Reply
from loupiote.kernel.view import view
from scene import Scene, assert_dead, assert_not_told, assert_refused, assert_told, assert_won


def spying(coin: str = "pile", options: dict[str, Any] | None = None, **script: Any) -> Scene:
    script = {COIN: coin} | {f"{what}@nuit.espion": value for what, value in script.items()}
    roles = {"Ana": "espion", "Bob": "loup-garou", "Cleo": "voyante", "Dan": "chasseur"}
    return forum("Eve Fay Gus", options=options, script=script, **roles)


def pieces(scene: Scene) -> list[dict[str, Any]]:
    """The coins that the game master was told of."""
    return [fact for fact in scene.told("mj", "message") if fact["text"].startswith("piece-")]


# ---- 1: whose side


@pytest.mark.rule("forum.espion.1")
def test_he_wins_with_the_wolves() -> None:
    scene = forum("Cleo Dan", Ana="espion", Bob="loup-garou").night(Bob="devorer Cleo")
    assert_won(scene, "loups", "Ana", "Bob")


@pytest.mark.rule("forum.espion.1")
def test_neither_he_nor_the_pack_knows_the_other() -> None:
    scene = spying()
    assert scene.told("Ana", "dealt") == [{"role": "espion", "camp": "loups"}]
    scene.to("loups")
    assert_not_told(scene, "Ana", "pack")
    assert scene.told("Bob", "pack") == [{"members": ["Bob"]}]
    assert scene.asked("Ana") == []
    assert_dead(scene.night(Bob="devorer Ana"), "Ana")


# ---- 2: to spy or not


@pytest.mark.rule("forum.espion.2")
@pytest.mark.parametrize("answer", ["espionner non", "espionner rien", None])
def test_he_need_not_spy(answer: str | None) -> None:
    orders = {"Ana": answer} if answer else {}
    scene = spying("face").night(Cleo="sonder Bob", **orders)
    assert not scene.game.drawn
    for kind in ("message", "hint"):
        assert_not_told(scene, "mj", kind)
    assert_not_told(scene, "Ana", "saw")


@pytest.mark.rule("forum.espion.2")
def test_he_is_asked_anew_each_night() -> None:
    scene = spying("pile").night(Ana="espionner", Cleo="sonder Dan").to_moment("nuit").to("voyante")
    assert scene.asked("Ana") == ["espionner"]
    assert scene.legal("Ana", "espionner") == ["oui", "non"]
    scene.night(Ana="espionner", Cleo="sonder Bob")
    assert [saw["who"] for saw in scene.told("Ana", "saw")] == ["Dan", "Bob"]


# ---- 3: the coin


@pytest.mark.rule("forum.espion.3")
@pytest.mark.parametrize("coin", ["pile", "face"])
def test_one_coin_is_tossed_and_noted_for_the_game_master(coin: str) -> None:
    scene = spying(coin).night(Ana="espionner", Cleo="sonder Bob")
    assert scene.game.drawn["piece@nuit-1.espion"] == coin
    assert pieces(scene) == [{"text": f"piece-{coin}", "from": "Ana"}]
    assert scene.because("message", text=f"piece-{coin}") == {"forum.espion.3"}
    for other in ("Ana", "Cleo", "public"):
        assert_not_told(scene, other, "message", text=f"piece-{coin}")


@pytest.mark.rule("forum.espion.3")
def test_the_coin_is_fair() -> None:
    seeds = [forum("Eve Fay", Ana="espion", Bob="loup-garou", Cleo="voyante", seed=str(n)) for n in range(60)]
    fell = [scene.night(Ana="espionner", Cleo="sonder Bob").game.drawn["piece@nuit-1.espion"] for scene in seeds]
    assert 15 < fell.count("pile") < 45


# ---- 4: pile


@pytest.mark.rule("forum.espion.4")
def test_pile_he_reads_what_the_voyante_reads() -> None:
    scene = spying("pile").night(Ana="espionner", Cleo="sonder Dan")
    assert scene.told("Ana", "saw") == scene.told("Cleo", "saw") == [{"who": "Dan", "role": "chasseur"}]
    assert "forum.espion.4" in scene.because("saw")
    assert_not_told(scene, "Cleo", "hint")
    assert_not_told(scene, "Ana", "message")


@pytest.mark.rule("forum.espion.4")
def test_pile_the_order_in_which_the_two_answer_changes_nothing() -> None:
    scene = spying("pile").to("voyante")
    for player, order in (("Ana", "espionner"), ("Cleo", "sonder Bob"), ("Cleo", "sonder Dan")):
        assert scene.say(player, order) is None
    scene.night()
    assert scene.told("Ana", "saw") == [{"who": "Dan", "role": "chasseur"}]


@pytest.mark.rule("forum.espion.4")
def test_he_reads_the_camp_alone_where_the_voyante_does() -> None:
    scene = spying("pile", {"voyante-voit": "camp"}).night(Ana="espionner", Cleo="sonder Dan")
    assert scene.told("Ana", "saw") == [{"who": "Dan", "camp": "village"}]


@pytest.mark.rule("forum.espion.4")
def test_without_a_name_from_the_voyante_there_is_no_coin() -> None:
    scene = spying("pile").night(Ana="espionner")
    assert not scene.game.drawn
    assert_not_told(scene, "Ana", "saw")


@pytest.mark.rule("forum.espion.4")
def test_what_she_saw_on_an_earlier_night_is_no_longer_there() -> None:
    scene = spying("pile").night(Cleo="sonder Dan").to_moment("nuit").night(Ana="espionner")
    assert not scene.game.drawn
    assert_not_told(scene, "Ana", "saw")


@pytest.mark.rule("forum.espion.4")
def test_without_a_living_voyante_there_is_no_coin() -> None:
    scene = spying("pile").night(Cleo="sonder Dan", Bob="devorer Cleo").to_moment("nuit").night(Ana="espionner")
    assert not scene.game.drawn
    assert_not_told(scene, "Ana", "saw")


# ---- 5, 6: face


@pytest.mark.rule("forum.espion.5")
def test_face_he_is_told_only_that_he_saw_nothing() -> None:
    scene = spying("face").night(Ana="espionner", Cleo="sonder Dan")
    assert scene.told("Ana", "message") == [{"text": "rien-vu"}]
    assert "forum.espion.5" in scene.because("message", text="rien-vu")
    for kind in ("saw", "hint"):
        assert_not_told(scene, "Ana", kind)
    assert_told(scene, "Cleo", "saw", who="Dan", role="chasseur")


@pytest.mark.rule("forum.espion.6")
def test_face_the_voyante_gets_a_hint_in_the_words_of_the_game_master() -> None:
    scene = spying("face").to("voyante")
    scene.say("Ana", "espionner")
    scene.say("Cleo", "sonder Dan")
    scene.to("indice")
    assert scene.asked("Ana") == [] and scene.asked("mj") == ["donner-un-indice"]
    assert scene.say("Ana", "donner-un-indice Son nom est court") is None
    scene.to_moment("aube")
    assert scene.told("Cleo", "hint") == [{"text": "Son nom est court"}]
    assert scene.because("hint") == {"forum.espion.6"}
    assert "indice@nuit-1.espion" not in scene.game.drawn
    for other in ("Ana", "Bob", "Dan", "public"):
        assert_not_told(scene, other, "hint")


@pytest.mark.rule("forum.espion.6")
@pytest.mark.parametrize("form", ["texte-du-meneur", "trois-noms"])
def test_without_words_three_names_are_drawn_of_which_one_is_his(form: str) -> None:
    scene = spying("face", {"indice": form}, indice=["Gus", "Ana", "Dan"]).night(Ana="espionner", Cleo="sonder Dan")
    assert ("indice" in scene.closed) is (form == "texte-du-meneur")
    assert scene.told("Cleo", "hint") == [{"names": ["Ana", "Dan", "Gus"]}]
    assert_not_told(scene, "Ana", "hint")


@pytest.mark.rule("forum.espion.6")
def test_a_drawn_hint_names_him_and_two_other_living_players_but_never_its_reader() -> None:
    others = set()
    for n in range(30):
        roles = {"Ana": "espion", "Bob": "loup-garou", "Cleo": "voyante"}
        scene = forum("Dan Eve Fay", script={COIN: "face"}, seed=str(n), **roles)
        (hint,) = scene.night(Ana="espionner", Cleo="sonder Dan", Bob="devorer Fay").told("Cleo", "hint")
        assert len(hint["names"]) == 3 and "Ana" in hint["names"]
        others |= {*hint["names"]}
    assert others == {"Ana", "Bob", "Dan", "Eve", "Fay"}


@pytest.mark.rule("forum.espion.6")
def test_where_fewer_are_left_the_hint_is_shorter() -> None:
    roles = {"Ana": "espion", "Bob": "loup-garou", "Cleo": "voyante"}
    scene = forum(script={COIN: "face"}, options={"victoire-loups": "elimination"}, **roles)
    scene.night(Ana="espionner", Cleo="sonder Bob")
    assert scene.told("Cleo", "hint") == [{"names": ["Ana", "Bob"]}]


def test_a_hint_about_somebody_whom_a_decree_took_is_not_given() -> None:
    scene = spying("face").to("voyante")
    scene.say("Ana", "espionner")
    scene.say("Cleo", "sonder Dan")
    scene.to("loups").decree("kill", "Ana")
    scene.to_moment("aube")
    assert "indice" not in scene.closed
    assert_not_told(scene, "Cleo", "hint")


def test_only_the_game_master_writes_a_hint() -> None:
    scene = spying("face").to("voyante")
    scene.say("Ana", "espionner")
    scene.say("Cleo", "sonder Dan")
    scene.to("indice")
    for author in ("Ana", "Cleo"):
        refusal = scene.table.submit(Reply(author, 0.0, "Ana", "donner-un-indice", ("Bob",)))
        assert refusal is not None and refusal.code == "not-mj"
    assert view(scene.table, "Ana").window is None
    assert_refused(scene, "Ana", "donner-un-indice " + "x" * 301, code="too-long")
