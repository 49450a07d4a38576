"""A turn: night with its calls, dawn with its dead, debate, vote, and night again."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.inputs import MJ
from loupiote.kernel.view import view
from loupiote.rules.meneur.orders import ASKED, NIGHT
from scene import Scene, assert_alive, assert_dead, assert_not_told, assert_refused, assert_told, village


def small(**options: Any) -> Scene:
    return village("Bob Cleo Dan Eve Fay", Ana="loup-garou", options=options)


def moments(scene: Scene) -> list[tuple[str, int]]:
    return [(opened["moment"], opened["number"]) for opened in scene.told("public", "opened")]


def may_write(scene: Scene, player: str) -> bool:
    return any(board.board == "place" and board.write for board in view(scene.table, player).boards)


# ---- 1, 2, 3: the night


@pytest.mark.rule("meneur.tour-de-jeu.1")
def test_a_game_begins_with_its_first_night() -> None:
    scene = small()
    assert moments(scene) == [("nuit", 1)]
    assert "meneur.tour-de-jeu.1" in scene.because("opened", moment="nuit", number=1)


@pytest.mark.rule("meneur.tour-de-jeu.1")
def test_by_night_the_square_is_closed() -> None:
    scene = small()
    assert not may_write(scene, "Bob")
    assert may_write(scene.to("debat"), "Bob")


def test_a_debate_and_a_vote_come_before_the_first_night_by_option() -> None:
    scene = small(**{"premiere-phase": "jour"})
    assert scene.calls("nuit") == ["election", "debat", "vote"]
    assert moments(scene) == [("election", 0), ("jour", 0), ("vote", 0), ("execution", 0), ("nuit", 1)]
    scene.night()
    assert scene.closed[3:] == ["loups"]  # the election was held


def test_the_vote_before_the_first_night_kills() -> None:
    assert_dead(small(**{"premiere-phase": "jour"}).lynch("Bob"), "Bob")


@pytest.mark.rule("meneur.tour-de-jeu.2")
def test_the_roles_are_called_one_after_the_other() -> None:
    roles = {"Ana": "voyante", "Bob": "salvateur", "Cleo": "loup-garou", "Dan": "sorciere", "Eve": "joueur-de-flute"}
    scene = village("Fay Gus Hal", **roles).night(Eve="charmer Fay Gus").to_moment("nuit")
    calls = scene.calls("aube", Eve="charmer Ana Bob")
    assert calls == ["voyante", "salvateur", "loups", "sorciere", "joueur-de-flute"]
    told = [t for t in view(scene.table, MJ).told if (t.moment, t.number) == ("nuit", 2)]
    assert told[-1].event.members == ["Ana", "Bob", "Fay", "Gus"]  # type: ignore[attr-defined]  # the charmed, last


@pytest.mark.rule("meneur.tour-de-jeu.2", "meneur.tour-de-jeu.3")
def test_the_full_order_of_the_calls() -> None:
    first = ["voleur", "cupidon", "enfant-sauvage"]
    every = ["voyante", "renard", "salvateur", "loups", "infect-pere-des-loups", "grand-mechant-loup"]
    scene = village(
        "Hal Ian Joe Kim Lea", spares=["simple-villageois"] * 2,
        Ana="joueur-de-flute", Bob="sorciere", Cleo="loup-garou-blanc", Dan="grand-mechant-loup", Eve="loup-garou",
        Fay="infect-pere-des-loups", Gus="salvateur", Max="renard", Ned="voyante", Oda="enfant-sauvage", Pam="cupidon",
        Quy="voleur", Rex="petite-fille",
    )  # fmt: skip
    assert scene.calls("aube", Eve="devorer Hal") == [*first, *every, "sorciere", "joueur-de-flute"]
    scene.to_moment("nuit")
    assert scene.calls("aube", Eve="devorer Ian") == [*every, "loup-garou-blanc", "sorciere", "joueur-de-flute"]
    order = [*first, *every, "loup-garou-blanc", "sorciere", "joueur-de-flute"]
    assert [step for step in NIGHT if step in ASKED] == order


@pytest.mark.rule("meneur.tour-de-jeu.3")
def test_the_first_night_has_calls_of_its_own() -> None:
    roles = {"Ana": "voleur", "Bob": "cupidon", "Cleo": "enfant-sauvage", "Dan": "loup-garou"}
    scene = village("Eve Fay Gus", spares=["simple-villageois", "voyante"], **roles)
    assert scene.calls("aube", Bob="unir Eve Fay") == ["voleur", "cupidon", "enfant-sauvage", "loups"]
    told = [t.event for t in view(scene.table, MJ).told if t.number == 1]
    lovers, model = [i for i, event in enumerate(told) if getattr(event, "bond", "") in ("lover", "model")][1:]
    assert lovers < model  # the lovers are called before the Enfant Sauvage
    assert scene.to_moment("nuit").calls("aube") == ["loups"]


# ---- 4, 5: dawn


@pytest.mark.rule("meneur.tour-de-jeu.4")
def test_the_dead_of_the_night_are_announced_at_dawn() -> None:
    scene = small().to("loups")
    scene.say("Ana", "devorer Bob")
    assert_dead(scene)
    scene.close()
    assert_dead(scene, "Bob")
    [died] = [t for t in view(scene.table, "public").told if type(t.event).__name__ == "Died"]
    assert (died.moment, died.number) == ("aube", 1)
    assert "meneur.tour-de-jeu.4" in scene.because("opened", moment="aube")


@pytest.mark.rule("meneur.tour-de-jeu.4")
def test_all_deaths_of_a_night_are_told_together_without_cause() -> None:
    scene = village("Cleo Dan Eve Fay", Ana="loup-garou", Bob="sorciere")
    scene.night(Ana="devorer Eve", Bob="empoisonner Dan")
    assert scene.told("public", "died") == [
        {"who": "Dan", "role": "simple-villageois"}, {"who": "Eve", "role": "simple-villageois"},
    ]  # fmt: skip
    assert_told(scene, "mj", "died", who="Eve", cause="loups")
    assert_told(scene, "mj", "died", who="Dan", cause="poison", author="Bob")


@pytest.mark.rule("meneur.tour-de-jeu.5")
def test_the_card_of_a_victim_of_the_night_is_revealed() -> None:
    scene = village("Cleo Dan Eve", Ana="loup-garou", Bob="voyante").night(Ana="devorer Bob")
    assert_told(scene, "public", "died", who="Bob", role="voyante")
    assert "meneur.tour-de-jeu.5" in scene.because("died", who="Bob")
    assert {seat.name: seat.role for seat in view(scene.table, "public").seats}["Bob"] == "voyante"


SHOWN = [
    ("role", {"who": "Bob", "role": "voyante"}),
    ("camp", {"who": "Bob", "camp": "village"}),
    ("rien", {"who": "Bob"}),
]


@pytest.mark.parametrize(("option", "fact"), SHOWN)
@pytest.mark.parametrize("by_day", [False, True])
def test_what_is_revealed_of_the_dead_by_option(option: str, fact: dict[str, str], by_day: bool) -> None:
    scene = village("Cleo Dan Eve", Ana="loup-garou", Bob="voyante", options={"annonce-des-morts": option})
    scene = scene.night().lynch("Bob") if by_day else scene.night(Ana="devorer Bob")
    assert scene.told("Cleo", "died") == [fact]
    seen = {seat.name: seat.role for seat in view(scene.table, "Cleo").seats}["Bob"]
    assert seen == fact.get("role")


def test_the_camp_revealed_is_the_one_of_the_card() -> None:
    roles = {"Ana": "infect-pere-des-loups", "Bob": "loup-garou"}
    scene = village("Cleo Dan Eve Fay Gus Hal", options={"annonce-des-morts": "camp"}, **roles)
    scene.night(Bob="devorer Cleo", Ana="infecter").lynch("Cleo")
    assert scene.told("public", "died") == [{"who": "Cleo", "camp": "village"}]


# ---- 6, 7, 8, 9: debate, vote, execution, night again


@pytest.mark.rule("meneur.tour-de-jeu.6")
def test_the_debate_comes_before_the_vote() -> None:
    scene = small().night(Ana="devorer Bob")
    assert scene.window == "debat" and scene.game.moment == "jour"
    assert "meneur.tour-de-jeu.6" in scene.because("opened", moment="jour")
    speaking = [player for player in scene.game.seats if may_write(scene, player)]
    assert speaking == ["Ana", "Cleo", "Dan", "Eve", "Fay"]  # the living; the dead are silent
    assert scene.calls("nuit") == ["debat", "vote"]


@pytest.mark.rule("meneur.tour-de-jeu.7")
def test_who_gets_the_most_votes_is_executed() -> None:
    scene = small().night().to("vote").day({"Bob": "Ana", "Cleo": "Ana", "Dan": "Bob", "Ana": "Cleo"})
    assert_dead(scene, "Ana")
    assert_told(scene, "public", "counted", votes={"Ana": 2.0, "Bob": 1.0, "Cleo": 1.0}, first="Ana")
    assert "meneur.tour-de-jeu.7" in scene.because("died", who="Ana") & scene.because("counted")


@pytest.mark.rule("meneur.tour-de-jeu.7")
def test_one_votes_neither_for_oneself_nor_for_the_dead() -> None:
    scene = small().night(Ana="devorer Bob").to("vote")
    assert_refused(scene, "Cleo", "voter Cleo", code="oneself", clause="meneur.tour-de-jeu.7")
    assert_refused(scene, "Cleo", "voter Bob", code="dead", clause="meneur.tour-de-jeu.7")
    assert_refused(scene, "Bob", "voter Cleo", code="not-asked")  # nor do the dead vote
    assert scene.legal("Cleo", "voter") == ["Ana", "Dan", "Eve", "Fay", "personne"]


@pytest.mark.rule("meneur.tour-de-jeu.7")
@pytest.mark.parametrize("silence", ["voter rien", "voter personne", None])
def test_abstentions_do_not_count(silence: str | None) -> None:
    scene = small(abstention="permise").night().to("vote")
    for voter in ("Ana", "Cleo", "Dan"):
        assert silence is None or scene.say(voter, silence) is None
    assert_dead(scene.day({"Bob": "Eve"}), "Eve")
    assert scene.told("public", "voted", who="Ana") == ([] if silence is None else [{"who": "Ana"}])


@pytest.mark.rule("meneur.tour-de-jeu.7")
def test_without_a_vote_nobody_is_executed() -> None:
    assert_dead(small().night().to_moment("nuit"))


@pytest.mark.rule("meneur.tour-de-jeu.7")
def test_yesterdays_vote_executes_nobody_today() -> None:
    scene = village("Cleo Dan Eve Fay", Ana="idiot-du-village", Bob="loup-garou").night().lynch("Ana")
    assert_dead(scene.night().to_moment("nuit"))  # spared once, and nobody votes


@pytest.mark.parametrize(
    ("ballots", "dead"),
    [
        ({"Ana": "personne", "Bob": "personne", "Cleo": "Eve"}, []),  # "personne" leads
        ({"Ana": "personne", "Bob": "Eve", "Cleo": "Eve"}, ["Eve"]),
        ({"Ana": "personne", "Bob": "Eve"}, []),  # a tie with "personne"
    ],
)
def test_a_blank_vote_counts_as_a_name_by_option(ballots: dict[str, str], dead: list[str]) -> None:
    assert_dead(small(abstention="vote-blanc").night().to("vote").day(ballots), *dead)


def test_everybody_must_vote_by_option() -> None:
    scene = small(abstention="interdite").night().to("vote")
    assert_refused(scene, "Bob", "voter rien", code="must-answer", clause="meneur.tour-de-jeu.7")
    assert_refused(scene, "Bob", "voter personne")
    assert "personne" not in scene.legal("Bob", "voter")
    for voter in ("Ana", "Cleo", "Dan", "Eve", "Fay"):
        assert scene.say(voter, "voter Bob") is None
    assert not scene.table.open.answered()  # type: ignore[union-attr]  # the vote waits for everybody
    assert scene.close() is None  # unless it is closed by force
    assert_dead(scene, "Bob")


@pytest.mark.parametrize(
    ("option", "meanwhile", "names_told"),
    [
        ("ouvert", {"Bob": ("Ana",), "Dan": ("personne",)}, True),
        ("qui-a-vote", {"Bob": None, "Dan": None}, True),
        ("cloture", {}, True),
        ("secret", {}, False),
    ],
)
def test_what_is_seen_of_a_vote_by_option(option: str, meanwhile: dict[str, Any], names_told: bool) -> None:
    scene = small(**{"vote-visible": option}).night().to("vote")
    scene.say("Bob", "voter Ana")
    scene.say("Dan", "voter personne")
    for viewer in ("public", "Cleo"):
        assert view(scene.table, viewer).ballots == meanwhile
    assert view(scene.table, "Bob").prompts[0].reply == ("Ana",)  # one's own, always
    scene.to_moment("execution")
    assert_told(scene, "public", "counted", votes={"Ana": 1.0})
    if names_told:
        assert_told(scene, "public", "voted", who="Bob", **{"for": "Ana"})
    else:
        assert_not_told(scene, "public", "voted")


@pytest.mark.rule("meneur.tour-de-jeu.8")
def test_the_card_of_the_executed_is_turned_over() -> None:
    scene = village("Cleo Dan Eve Fay Gus", Ana="loup-garou", Bob="loup-garou").night().lynch("Ana")
    assert scene.told("public", "died") == [{"who": "Ana", "role": "loup-garou"}]
    assert "meneur.tour-de-jeu.8" in scene.because("died", who="Ana")
    assert {seat.name: seat.role for seat in view(scene.table, "public").seats}["Ana"] == "loup-garou"


@pytest.mark.rule("meneur.tour-de-jeu.9")
def test_night_falls_again_until_a_camp_wins() -> None:
    scene = village("Cleo Dan Eve Fay Gus", Ana="loup-garou", Bob="loup-garou").night().lynch("Cleo")
    assert moments(scene)[-1] == ("nuit", 2)
    assert "meneur.tour-de-jeu.9" in scene.because("opened", moment="nuit", number=2)
    scene.night().lynch("Ana").night().lynch("Bob")
    assert scene.game.over and scene.window is None
    assert moments(scene)[-1] == ("execution", 3)
    assert_alive(scene, "Dan", "Eve", "Fay", "Gus")
