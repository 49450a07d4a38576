"""The Petite Fille: she spies on the pack, by a coin, or with her eyes at a table."""

from __future__ import annotations

from typing import Any

import pytest

from forum.scenes import GIRL, forum
from loupiote.kernel.inputs import MJ, Reply
from scene import Scene, assert_dead, assert_not_told, rights


def girl(coin: str = "pile", options: dict[str, Any] | None = None, seed: str = "test", **script: Any) -> Scene:
    script = {GIRL: coin} | {f"{what}@nuit.petite-fille": value for what, value in script.items()}
    roles = {"Ana": "petite-fille", "Bob": "loup-garou", "Cleo": "chat", "Hal": "loup-garou"}
    return forum("Dan Eve Fay Gus", options=options, script=script, seed=seed, **roles)


def eyes(**roles: str) -> Scene:
    roles = {"Ana": "petite-fille", "Bob": "loup-garou"} | roles
    return forum("Cleo Dan Eve Fay", options={"petite-fille": "yeux"}, **roles).to("loups")


# ---- 2: caught at a table


@pytest.mark.rule("forum.petite-fille.2", "forum.tours-de-jeu.14")
@pytest.mark.parametrize("orders", [["devorer Cleo", "surprendre Ana"], ["surprendre Ana", "devorer Cleo"]])
def test_caught_she_dies_in_place_of_the_victim(orders: list[str]) -> None:
    scene = eyes()
    for order in orders:
        assert scene.say("Bob", order) is None
    assert_dead(scene.night(), "Ana")
    assert scene.because("died", who="Ana") >= {"forum.petite-fille.2", "forum.tours-de-jeu.14"}
    assert scene.told("public", "died") == [{"who": "Ana", "role": "petite-fille"}]


@pytest.mark.rule("forum.tours-de-jeu.14")
def test_caught_before_any_name_she_is_the_only_victim() -> None:
    scene = eyes()
    scene.say("Bob", "surprendre Ana")
    assert scene.window == "loups"
    assert_dead(scene.night(), "Ana")


@pytest.mark.rule("forum.petite-fille.2")
def test_it_is_the_game_master_who_notes_it() -> None:
    scene = eyes()
    refusal = scene.table.submit(Reply("Bob", 0.0, "Bob", "surprendre", ("Ana",)))
    assert refusal is not None and refusal.code == "not-mj"
    assert scene.asked("Ana") == []  # she has her eyes


@pytest.mark.rule("forum.petite-fille.2")
def test_it_counts_at_once() -> None:
    scene = eyes()
    scene.say("Bob", "surprendre Ana")
    assert scene.window == "loups" and "caught" in scene.marks("Ana", "mj")


def test_without_a_petite_fille_nobody_is_caught() -> None:
    scene = forum("Ana Cleo Dan", Bob="loup-garou", options={"petite-fille": "yeux"}).to("loups")
    refusal = scene.say("Bob", "surprendre Ana", by=MJ)
    assert refusal is not None and refusal.code == "not-asked"


@pytest.mark.rule("forum.petite-fille.2")
def test_online_nobody_is_caught() -> None:
    scene = girl().to("loups")
    refusal = scene.say("Bob", "surprendre Ana", by=MJ)
    assert refusal is not None and refusal.code == "not-asked"
    assert scene.asked("Ana") == ["espionner"]


# ---- 3, 4: to spy or not, and the coin


@pytest.mark.rule("forum.petite-fille.3")
@pytest.mark.parametrize("answer", ["espionner non", "espionner rien", None])
def test_she_need_not_spy(answer: str | None) -> None:
    scene = girl("face").night(**({"Ana": answer} if answer else {}))
    assert not scene.game.drawn
    for kind in ("message", "hint", "saw"):
        assert_not_told(scene, "mj", kind)


@pytest.mark.rule("forum.petite-fille.3")
def test_she_is_asked_anew_each_night() -> None:
    scene = girl().night(Ana="espionner").to_moment("nuit").to("loups")
    assert scene.asked("Ana") == ["espionner"] and scene.legal("Ana", "espionner") == ["oui", "non"]


@pytest.mark.rule("forum.petite-fille.4")
@pytest.mark.parametrize("coin", ["pile", "face"])
def test_one_coin_is_tossed_and_noted_for_the_game_master(coin: str) -> None:
    scene = girl(coin).night(Ana="espionner")
    assert scene.game.drawn["piece@nuit-1.petite-fille"] == coin
    assert scene.told("mj", "message", text=f"piece-{coin}") == [{"text": f"piece-{coin}", "from": "Ana"}]
    assert scene.because("message", text=f"piece-{coin}") == {"forum.petite-fille.4"}
    for other in ("Ana", "Bob", "Cleo", "public"):
        assert_not_told(scene, other, "message", text=f"piece-{coin}")


# ---- 5, 8: pile


@pytest.mark.rule("forum.petite-fille.5")
@pytest.mark.parametrize("wolf", ["Bob", "Hal"])
def test_pile_she_learns_a_wolf(wolf: str) -> None:
    scene = girl("pile", loup=wolf).night(Ana="espionner")
    assert scene.told("Ana", "saw") == [{"who": wolf, "wolf": True}]
    assert "forum.petite-fille.5" in scene.because("saw")
    for other in ("Bob", "Cleo", "Dan", "public"):
        assert_not_told(scene, other, "saw")
        assert_not_told(scene, other, "hint")


@pytest.mark.rule("forum.petite-fille.5")
def test_she_is_told_no_name_again_while_there_are_others() -> None:
    for seed in ("a", "b", "c", "d"):
        scene = girl("pile", seed=seed)
        for _ in range(5):
            scene.night(Ana="espionner").to_moment("nuit")
        named = [saw["who"] for saw in scene.told("Ana", "saw")]
        assert sorted(named[:3]) == ["Bob", "Cleo", "Hal"] and len(named) == 5


@pytest.mark.rule("forum.petite-fille.5")
def test_only_the_living_members_are_told() -> None:
    scene = girl("pile").night().lynch("Hal")
    for _ in range(4):
        scene.night(Ana="espionner").to_moment("nuit")
    assert {saw["who"] for saw in scene.told("Ana", "saw")} == {"Bob", "Cleo"}


@pytest.mark.rule("forum.petite-fille.8")
def test_the_chat_is_told_in_the_same_words_as_a_wolf() -> None:
    said = [girl("pile", loup=name).night(Ana="espionner").told("Ana", "saw") for name in ("Cleo", "Bob")]
    assert said == [[{"who": "Cleo", "wolf": True}], [{"who": "Bob", "wolf": True}]]


# ---- 6, 7: face


@pytest.mark.rule("forum.petite-fille.6")
def test_face_she_is_told_only_that_she_saw_nothing() -> None:
    scene = girl("face").night(Ana="espionner")
    assert scene.told("Ana", "message") == [{"text": "rien-vu"}]
    assert "forum.petite-fille.6" in scene.because("message", text="rien-vu")
    for kind in ("saw", "hint"):
        assert_not_told(scene, "Ana", kind)


@pytest.mark.rule("forum.petite-fille.7")
def test_face_the_pack_gets_a_hint_in_the_words_of_the_game_master() -> None:
    scene = girl("face").to("loups")
    scene.say("Ana", "espionner")
    scene.to("indice")
    assert scene.say("Ana", "donner-un-indice Elle est curieuse") is None
    scene.to_moment("aube")
    for member in ("Bob", "Cleo", "Hal"):
        assert scene.told(member, "hint") == [{"text": "Elle est curieuse"}]
        assert rights(scene, member, "clairiere") == "r"
    for other in ("Ana", "Dan", "public"):
        assert_not_told(scene, other, "hint")
    assert scene.because("hint") == {"forum.petite-fille.7"}
    assert_dead(scene)


@pytest.mark.rule("forum.petite-fille.7")
def test_the_hint_comes_at_the_end_of_the_night() -> None:
    scene = girl("face").to("loups")
    scene.say("Ana", "espionner")
    scene.close()
    assert scene.window == "indice"
    assert_not_told(scene, "Bob", "hint")
    scene.close()
    assert len(scene.told("Bob", "hint")) == 1 and scene.game.moment != "nuit"


@pytest.mark.rule("forum.petite-fille.7")
@pytest.mark.parametrize("form", ["texte-du-meneur", "trois-noms"])
def test_without_words_three_names_are_drawn(form: str) -> None:
    scene = girl("face", {"indice": form}, indice=["Gus", "Ana", "Dan"]).night(Ana="espionner")
    assert ("indice" in scene.closed) is (form == "texte-du-meneur")
    assert scene.told("Bob", "hint") == scene.told("Cleo", "hint") == [{"names": ["Ana", "Dan", "Gus"]}]


@pytest.mark.rule("forum.petite-fille.7")
def test_no_member_of_the_pack_is_among_the_names() -> None:
    others = set()
    for n in range(30):
        roles = {"Ana": "petite-fille", "Bob": "loup-garou", "Cleo": "chat"}
        scene = forum("Dan Eve Fay", script={GIRL: "face"}, seed=str(n), **roles).night(Ana="espionner")
        (hint,) = scene.told("Bob", "hint")
        assert "Ana" in hint["names"] and len(hint["names"]) == 3
        others |= {*hint["names"]}
    assert others == {"Ana", "Dan", "Eve", "Fay"}


def test_two_spies_in_one_night_are_two_coins_and_two_hints() -> None:
    roles = {"Ana": "petite-fille", "Bob": "loup-garou", "Cleo": "espion", "Dan": "voyante"}
    scene = forum("Eve Fay Gus", script={GIRL: "face", "piece@nuit.espion": "face"}, **roles)
    scene.play("aube", {"Cleo": "espionner", "Dan": "sonder Bob", "Ana": "espionner"})
    assert scene.closed == ["voyante", "loups", "indice", "indice"]
    assert ["Cleo" in hint["names"] for hint in scene.told("Dan", "hint")] == [True]
    assert ["Ana" in hint["names"] for hint in scene.told("Bob", "hint")] == [True]
