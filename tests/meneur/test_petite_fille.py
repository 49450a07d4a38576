"""The Petite Fille: she peeps at the pack, and dies if she is caught; without a table a coin decides."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.inputs import MJ, Reply
from loupiote.kernel.view import view
from scene import Scene, assert_card, assert_dead, assert_not_told, assert_refused, village, windows_of


def girl(plain: str = "Cleo Dan Eve Fay", **roles: str) -> Scene:
    return village(plain, Ana="petite-fille", Bob="loup-garou", **roles)


def not_caught(scene: Scene) -> bool:
    """Whether the Meneur cannot note now that Bob caught Ana."""
    refusal = scene.say("Bob", "surprendre Ana", by=MJ)
    return refusal is not None and refusal.code == "not-asked"


@pytest.mark.rule("meneur.petite-fille.1")
def test_the_card() -> None:
    assert_card("petite-fille", camp="village", call="chaque-nuit", line="Village, Chaque nuit")


@pytest.mark.rule("meneur.petite-fille.1")
def test_she_has_no_call_of_her_own() -> None:
    scene = girl()
    assert windows_of("petite-fille") == ["loups"]
    assert scene.window == "loups" and scene.asked("Ana") == []  # she peeps with her eyes
    assert scene.calls("aube") == ["loups"]


# ---- 3: caught


@pytest.mark.rule("meneur.petite-fille.3")
@pytest.mark.parametrize(
    "orders", [["devorer Cleo", "surprendre Ana"], ["surprendre Ana", "devorer Cleo"], ["surprendre Ana"]]
)
def test_caught_she_is_devoured_in_place_of_the_victim(orders: list[str]) -> None:
    scene = girl()
    for order in orders:
        assert scene.say("Bob", order) is None
    assert_dead(scene.night(), "Ana")
    assert "meneur.petite-fille.3" in scene.because("died", who="Ana")


@pytest.mark.rule("meneur.petite-fille.3")
def test_it_is_the_meneur_who_records_it() -> None:
    scene = girl()
    for author in ("Bob", "Cleo"):
        refusal = scene.table.submit(Reply(author, 0.0, "Bob", "surprendre", ("Ana",)))
        assert refusal is not None and refusal.code == "not-mj"
    assert scene.asked("Bob") == ["devorer"]
    assert_refused(scene, "Bob", "surprendre Cleo")
    assert scene.say("Bob", "surprendre Ana") is None
    assert [seat.name for seat in view(scene.table, MJ).seats if "caught" in seat.marks] == ["Ana"]  # at once
    assert not any(seat.marks for player in ("Ana", "Bob", "public") for seat in view(scene.table, player).seats)


@pytest.mark.rule("meneur.petite-fille.3")
@pytest.mark.parametrize("wolf", ["Bob", "Gus"])
def test_any_wolf_may_catch_her(wolf: str) -> None:
    scene = girl(Gus="loup-garou").to("loups")
    assert scene.say(wolf, "surprendre Ana") is None
    assert_dead(scene.night(Bob="devorer Cleo", Gus="devorer Cleo"), "Ana")


@pytest.mark.rule("meneur.petite-fille.3")
def test_nobody_else_learns_that_she_was_caught() -> None:
    scene = girl()
    scene.say("Bob", "surprendre Ana")
    scene.night()
    assert scene.told("public", "died") == [{"who": "Ana", "role": "petite-fille"}]


@pytest.mark.rule("meneur.petite-fille.3")
def test_the_salvateur_does_not_help_her() -> None:
    scene = girl(Gus="salvateur").to("salvateur")
    scene.say("Gus", "proteger Ana")
    scene.to("loups").say("Bob", "surprendre Ana")
    assert_dead(scene.night(), "Ana")


@pytest.mark.rule("meneur.petite-fille.3")
def test_the_sorciere_is_shown_her_and_helps() -> None:
    scene = girl(Gus="sorciere")
    scene.say("Bob", "devorer Cleo")
    scene.say("Bob", "surprendre Ana")
    scene.to("sorciere")
    assert scene.told("Gus", "victim") == [{"who": "Ana"}]
    assert_dead(scene.night(Gus="sauver Ana"))
    assert scene.told("public", "survived") == [{}]
    assert_dead(scene.to_moment("nuit").night(Bob="devorer Cleo"), "Cleo")  # the next night is another one


def test_she_is_not_infected_when_she_is_caught() -> None:
    scene = girl(Gus="infect-pere-des-loups")
    scene.say("Bob", "surprendre Ana")
    assert "infect-pere-des-loups" not in scene.calls("aube")


def test_who_joined_the_pack_is_not_caught_by_it() -> None:
    scene = girl(Gus="infect-pere-des-loups").night(Bob="devorer Ana", Gus="infecter").to_moment("nuit").to("loups")
    assert not_caught(scene)


def test_without_a_petite_fille_nobody_is_caught() -> None:
    scene = village("Ana Cleo Dan Eve", Bob="loup-garou")
    assert not_caught(scene)


def test_a_wolf_does_not_learn_by_a_refusal_that_there_is_a_petite_fille() -> None:
    orders = [Reply("Bob", 0.0, "Bob", "surprendre", ("Ana",)) for _ in range(2)]
    scenes = (girl(), village("Ana Cleo Dan Eve Fay", Bob="loup-garou"))
    refusals = [scene.table.submit(order) for scene, order in zip(scenes, orders, strict=True)]
    assert refusals[0] is not None and refusals[0] == refusals[1]


def test_nobody_is_caught_on_a_first_night_without_attack() -> None:
    roles = {"Ana": "petite-fille", "Bob": "loup-garou", "Gus": "voyante"}
    scene = village("Cleo Dan Eve Fay", options={"premiere-nuit": "sans-attaque"}, **roles)
    assert scene.calls("aube") == ["voyante"]  # the pack is not even called
    assert scene.to_moment("nuit").to("loups").say("Bob", "surprendre Ana") is None


# ---- the coin


def spying(*, piece: str, **script: Any) -> Scene:
    roles = {"Ana": "petite-fille", "Bob": "loup-garou", "Gus": "loup-garou"}
    script = {"piece@nuit.petite-fille": piece} | {f"{what}@nuit.petite-fille": value for what, value in script.items()}
    return village("Cleo Dan Eve Fay Hal", options={"petite-fille": "pile-ou-face"}, script=script, **roles)


@pytest.mark.parametrize("wolf", ["Bob", "Gus"])
def test_heads_she_learns_a_member_of_the_pack(wolf: str) -> None:
    scene = spying(piece="pile", loup=wolf)
    assert scene.asked("Ana") == ["espionner"]
    scene.night(Ana="espionner")
    assert scene.told("Ana", "saw") == [{"who": wolf, "wolf": True}]
    assert scene.because("saw") == {"meneur.petite-fille.3"}
    for other in ("Bob", "Cleo", "public"):
        assert_not_told(scene, other, "saw")
    assert_not_told(scene, "Bob", "hint")


def test_heads_she_is_not_told_the_same_wolf_twice_while_there_is_another() -> None:
    """As in `forum`, whose coin this is: every night on which she peeps has an answer."""
    scene = spying(piece="pile")
    for _ in range(2):
        scene.night(Ana="espionner").to_moment("nuit")
    assert sorted(saw["who"] for saw in scene.told("Ana", "saw")) == ["Bob", "Gus"]
    scene.night(Ana="espionner")
    assert len(scene.told("Ana", "saw")) == 3


@pytest.mark.parametrize(("piece", "answers"), [("pile", []), ("face", [{"text": "rien-vu"}])])
def test_the_coin_is_the_meneurs_and_the_answer_hers(piece: str, answers: list[dict[str, str]]) -> None:
    scene = spying(piece=piece).night(Ana="espionner")
    assert {"text": f"piece-{piece}", "from": "Ana"} in scene.told("mj", "message")
    assert scene.told("Ana", "message") == answers
    for other in ("Bob", "Gus", "Cleo", "public"):
        assert scene.told(other, "message") == []


def test_tails_the_pack_gets_a_hint_about_her() -> None:
    scene = spying(piece="face", indice=["Hal", "Ana", "Dan"]).night(Ana="espionner")
    for wolf in ("Bob", "Gus"):
        assert scene.told(wolf, "hint") == [{"names": ["Ana", "Dan", "Hal"]}]
    for other in ("Ana", "Cleo", "public"):
        assert_not_told(scene, other, "hint")
    assert_not_told(scene, "Ana", "saw")
    assert_dead(scene)


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e"])
def test_the_hint_names_her_and_two_others_outside_the_pack(seed: str) -> None:
    roles = {"Ana": "petite-fille", "Bob": "loup-garou", "Gus": "loup-garou"}
    scene = village(
        "Cleo Dan",
        options={"petite-fille": "pile-ou-face"},
        script={"piece@nuit.petite-fille": "face"},
        seed=seed,
        **roles,
    )
    assert scene.night(Ana="espionner").told("Bob", "hint") == [{"names": ["Ana", "Cleo", "Dan"]}]


def test_she_need_not_spy() -> None:
    scene = spying(piece="face").night()
    assert_not_told(scene, "mj", "hint")
    assert not scene.game.drawn


def test_the_coin_takes_the_place_of_the_eyes() -> None:
    assert not_caught(spying(piece="face"))


def test_she_does_not_spy_on_a_pack_that_she_joined() -> None:
    roles = {"Ana": "petite-fille", "Bob": "loup-garou", "Gus": "infect-pere-des-loups"}
    scene = village("Cleo Dan Eve Fay Hal", options={"petite-fille": "pile-ou-face"}, **roles)
    scene.night(Bob="devorer Ana", Gus="infecter").to_moment("nuit")
    assert scene.asked("Ana") == ["devorer"]
