"""The turn, step by step: who is called, in which order, and what is told to whom."""

from __future__ import annotations

from typing import Any

import pytest

from forum.scenes import forum
from loupiote.kernel.view import view
from loupiote.narration import Narrator
from scene import Scene, assert_dead, assert_not_told, assert_refused, assert_told, rights

FULL = {
    "Ana": "cupidon",
    "Bob": "voyante",
    "Cleo": "loup-garou",
    "Dan": "espion",
    "Eve": "petite-fille",
    "Fay": "chat",
    "Gus": "sorciere",
    "Hal": "chasseur",
}


def full(**more: Any) -> Scene:
    return forum("Ian Jo Kim", **more, **FULL)


# ---- 1, 2: the deal and nightfall


@pytest.mark.rule("forum.tours-de-jeu.1")
def test_one_character_each_seen_by_him_alone() -> None:
    scene = full()
    for player, role in FULL.items():
        assert [fact["role"] for fact in scene.told(player, "dealt")] == [role]
    assert_not_told(scene, "public", "dealt")
    assert scene.because("dealt") == {"forum.tours-de-jeu.1"}
    assert scene.told("public", "composed")[0]["roles"]["simple-villageois"] == 3


@pytest.mark.rule("forum.tours-de-jeu.1")
def test_the_vote_card_is_one_vote_a_day() -> None:
    scene = full()
    asked = [window for window in scene.calls("nuit") if window == "vote"]
    assert asked == ["vote"]
    scene.to("vote")
    assert all(scene.asked(player) == ["voter"] for player in scene.game.living)
    scene.say("Ian", "voter Jo")
    scene.say("Ian", "voter Kim")
    scene.close()
    assert_told(scene, "public", "counted", votes={"Kim": 1.0})


@pytest.mark.rule("forum.tours-de-jeu.2")
def test_the_first_moment_is_a_night_and_the_square_is_closed() -> None:
    scene = full()
    assert (scene.game.moment, scene.game.number) == ("nuit", 1)
    assert [rights(scene, player, "place") for player in ("Ian", "Cleo")] == ["r", "r"]
    assert_told(scene, "public", "opened", moment="nuit", number=1)


@pytest.mark.parametrize(("first", "windows"), [("nuit", []), ("jour", ["election", "debat", "vote"])])
def test_the_game_opens_by_option_with_a_day(first: str, windows: list[str]) -> None:
    scene = full(options={"premiere-phase": first}).to("cupidon")
    assert scene.closed == windows
    assert ("election" in scene.calls("jour")) is (first == "nuit")  # one election, on the first day


# ---- 3 to 15: the calls


@pytest.mark.rule("forum.tours-de-jeu.3", "forum.tours-de-jeu.6", "forum.tours-de-jeu.15", "forum.tours-de-jeu.34")
def test_the_calls_of_the_nights() -> None:
    scene = full()
    assert scene.calls("aube") == ["cupidon", "voyante", "loups", "sorciere"]
    for _ in range(2):
        scene.to_moment("nuit")
        assert scene.calls("aube") == ["voyante", "loups", "sorciere"]


@pytest.mark.rule("forum.tours-de-jeu.5")
def test_the_amoureux_recognise_each_other_right_after_cupidon() -> None:
    scene = full()
    scene.say("Ana", "unir Ian Jo")
    scene.close()
    assert scene.window == "voyante"
    assert scene.told("Ian", "bound") == [{"who": "Jo", "as": "lover"}]
    assert scene.told("Jo", "bound") == [{"who": "Ian", "as": "lover"}]
    assert "forum.tours-de-jeu.5" in scene.because("bound")
    scene.night().to_moment("nuit").night()
    assert len(scene.told("Ian", "bound")) == 1  # the first turn only


@pytest.mark.rule("forum.tours-de-jeu.6")
def test_voyante_and_espion_are_called_together() -> None:
    scene = full().to("voyante")
    assert {player for player in scene.game.seats if scene.asked(player)} == {"Bob", "Dan"}


@pytest.mark.rule("forum.tours-de-jeu.7")
def test_the_voyante_designates_one_player_a_night() -> None:
    scene = full().to("voyante")
    scene.say("Bob", "sonder Cleo")
    assert scene.say("Bob", "sonder Fay") is None  # the last word counts
    assert_refused(scene, "Bob", "sonder Cleo Fay", code="too-many")
    scene.to("loups")
    assert [fact["who"] for fact in scene.told("Bob", "saw")] == ["Fay"]
    assert_refused(scene, "Bob", "sonder Cleo", code="not-asked")


@pytest.mark.rule("forum.tours-de-jeu.8")
def test_she_is_shown_the_card_at_once() -> None:
    scene = full().to("voyante")
    scene.say("Bob", "sonder Cleo")
    scene.to("loups")
    assert scene.told("Bob", "saw") == [{"who": "Cleo", "role": "loup-garou"}]
    assert "forum.tours-de-jeu.8" in scene.because("saw")


@pytest.mark.rule("forum.tours-de-jeu.10")
def test_the_chat_is_called_with_the_wolves() -> None:
    scene = full().to("loups")
    assert scene.asked("Cleo") == scene.asked("Fay") == ["devorer"]
    assert scene.told("Fay", "pack") == scene.told("Cleo", "pack") == [{"members": ["Cleo", "Fay"]}]
    assert "forum.tours-de-jeu.10" in scene.because("pack")


@pytest.mark.rule("forum.tours-de-jeu.11")
def test_they_alone_are_awake_and_see_what_is_proposed() -> None:
    scene = full().to("loups")
    scene.say("Cleo", "devorer Ian")
    (asked,) = view(scene.table, "Fay").prompts
    assert asked.proposals == {"Cleo": ("Ian",)}
    for other in ("Ana", "Bob", "Dan", "Gus", "Ian"):
        assert view(scene.table, other).prompts == [] and view(scene.table, other).window is None
    (hers,) = view(scene.table, "Eve").prompts  # the Petite Fille spies by a coin, she is shown nothing
    assert hers.power == "espionner" and hers.proposals == {}


@pytest.mark.rule("forum.tours-de-jeu.12")
@pytest.mark.parametrize("named", ["Fay", "Cleo"])
def test_they_may_name_one_of_those_awake_with_them(named: str) -> None:
    scene = forum("Ana Bob Dan", Cleo="loup-garou", Eve="loup-garou", Fay="chat").to("loups")
    for wolf in ("Cleo", "Eve"):
        assert scene.say(wolf, f"devorer {named}") is None
    assert_dead(scene.night(), named)


# ---- 16 to 20: the Sorcière


@pytest.mark.rule("forum.tours-de-jeu.16")
@pytest.mark.parametrize("spent", [[], ["sauver Ian"], ["empoisonner Jo"]])
def test_the_game_master_says_the_same_words_whatever_potions_are_left(spent: list[str]) -> None:
    scene = full().night(Ana="unir Ana Kim", Cleo="devorer Ian", Gus=spent).to_moment("nuit").to("loups")
    scene.say("Cleo", "devorer Dan")
    scene.to("sorciere")
    said = Narrator("fr", rules="forum").call(scene.window).wake.replace("\u00a0", " ").replace("’", "'")
    assert said == (
        "La Sorcière se réveille, je lui montre la victime des Loups-Garous."
        " Va-t-elle user de sa potion de guérison, ou d'empoisonnement ?"
    )
    assert Narrator("en", rules="forum").call("sorciere").wake.startswith("The Witch wakes up")


@pytest.mark.rule("forum.tours-de-jeu.18")
def test_no_turn_is_imposed_on_her() -> None:
    scene = full().night(Cleo="devorer Ian", Gus=["sauver rien", "empoisonner rien"])
    scene.to_moment("nuit").to("loups").say("Cleo", "devorer Jo")
    assert scene.to("sorciere").asked("Gus") == ["sauver", "empoisonner"]


@pytest.mark.rule("forum.tours-de-jeu.20")
def test_what_her_potions_did_is_told_in_the_morning_without_a_cause() -> None:
    scene = full().to("sorciere")
    scene.say("Gus", "empoisonner Ian")
    before = len(view(scene.table, "Ian").told)
    scene.close()
    told = view(scene.table, "Ian").told[before:]
    assert [type(one.event).__name__ for one in told] == ["Opened", "Died", "Opened"]
    assert told[0].moment == "aube" == told[1].moment
    assert scene.told("public", "died") == [{"who": "Ian", "role": "simple-villageois"}]


# ---- 21 to 25: the morning


@pytest.mark.rule("forum.tours-de-jeu.21")
def test_the_morning_names_the_victim() -> None:
    scene = full().play("aube", {"Cleo": "devorer Ian"})
    assert_told(scene, "public", "opened", moment="aube", number=1)
    assert_told(scene, "public", "died", who="Ian")
    assert "forum.tours-de-jeu.21" in scene.because("opened", moment="aube")


@pytest.mark.rule("forum.tours-de-jeu.22")
def test_everybody_learns_the_card_of_the_victim() -> None:
    scene = full().night(Cleo="devorer Bob")
    assert scene.told("public", "died") == [{"who": "Bob", "role": "voyante"}]
    assert "forum.tours-de-jeu.22" in scene.because("died")
    assert next(seat.role for seat in view(scene.table, "public").seats if seat.name == "Bob") == "voyante"


@pytest.mark.rule("forum.tours-de-jeu.23")
@pytest.mark.parametrize("dead", ["Cleo", "Ian", "Fay"])
def test_the_dead_write_nowhere(dead: str) -> None:
    scene = full(options={"amoureux-salon": True}, script={"couple@nuit.cupidon": ["Jo", "Kim"]})
    scene = scene if dead != "Cleo" else forum("Ian Jo Kim", Cleo="loup-garou", Dan="loup-garou", Fay="chat")
    scene.night().lynch(dead)
    for _ in range(5):
        assert not any("w" in rights(scene, dead, board.id) for board in scene.game.ruleset.boards)
        scene.close()


@pytest.mark.rule("forum.tours-de-jeu.24")
def test_a_chasseur_dead_at_dawn_shoots_before_the_debate() -> None:
    scene = full().to("loups")
    scene.say("Cleo", "devorer Hal")
    scene.to("chasseur")
    assert scene.game.moment == "aube"
    scene.say("Hal", "tirer Ian")
    scene.close()
    assert scene.window == "election"
    assert_dead(scene, "Hal", "Ian")
    assert "forum.tours-de-jeu.24" in scene.because("died", who="Ian")


@pytest.mark.rule("forum.tours-de-jeu.25")
def test_the_grief_of_the_other_comes_before_the_debate() -> None:
    scene = full().play("election", {"Ana": "unir Ian Jo", "Cleo": "devorer Ian"})
    assert_dead(scene, "Ian", "Jo")
    assert "forum.tours-de-jeu.25" in scene.because("died", who="Jo")


# ---- 26, 32, 33: the day, and the next night


@pytest.mark.rule("forum.tours-de-jeu.26")
def test_debate_then_vote() -> None:
    scene = full().night()
    assert scene.window == "debat" and rights(scene, "Ian", "place") == "rw"
    assert scene.calls("nuit") == ["debat", "vote"]
    moments = [fact["moment"] for fact in scene.told("public", "opened")]
    assert moments == ["nuit", "aube", "election", "jour", "vote", "execution", "nuit"]


@pytest.mark.rule("forum.tours-de-jeu.32")
def test_night_falls_again_after_the_vote() -> None:
    scene = full().night().lynch("Ian")
    assert (scene.game.moment, scene.game.number) == ("nuit", 2)
    assert "forum.tours-de-jeu.32" in scene.because("opened", moment="nuit", number=2)


@pytest.mark.rule("forum.tours-de-jeu.33")
@pytest.mark.parametrize("option", [False, True])
def test_the_dead_watch_by_option_and_keep_silent(option: bool) -> None:
    scene = full(options={"morts-voient": option}).night(Cleo="devorer Ian").to_moment("nuit")
    followed = []
    while scene.game.moment == "nuit":
        followed.append(view(scene.table, "Ian").window)
        assert view(scene.table, "Jo").window is None
        assert rights(scene, "Ian", "clairiere") == "r" * option
        assert rights(scene, "Jo", "clairiere") == ""
        assert view(scene.table, "Ian").prompts == []
        scene.close()
    assert followed == (["voyante@2", "loups@2", "sorciere@2"] if option else [None] * 3)


@pytest.mark.rule("forum.tours-de-jeu.34")
def test_steps_one_to_four_belong_to_the_first_turn() -> None:
    scene = full().night().to_moment("nuit")
    assert scene.window == "voyante"
    assert_refused(scene, "Ana", "unir Ian Jo", code="not-asked")
