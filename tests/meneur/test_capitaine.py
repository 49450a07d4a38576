"""The Capitaine: elected on the first day, counts double, settles ties, names an heir."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.start import CompositionError
from loupiote.kernel.view import view
from loupiote.rules.meneur.cards import ROLES
from scene import Scene, assert_dead, assert_not_told, assert_refused, assert_told, village

ALL = ["double-voix-et-voix-decisive", "double-voix", "tranchage", "double-voix-et-tranchage", "aucun"]
DOUBLE = [form for form in ALL if "double-voix" in form]
TIED = {"Bob": "Dan", "Cleo": "Dan", "Dan": "Bob", "Eve": "Bob"}


def small(script: dict[str, Any] | None = None, **options: Any) -> Scene:
    return village("Ana Cleo Dan Eve Fay", Bob="loup-garou", options=options, script=script)


def with_captain(**options: Any) -> Scene:
    """Ana is Captain, the vote of day 1 is open."""
    return small(**options).elect("Ana").to("vote")


# ---- 1: the election


@pytest.mark.rule("meneur.capitaine.1")
def test_the_election_is_on_the_first_day_only() -> None:
    scene = small().night(Bob="devorer Fay")
    assert scene.calls("nuit") == ["debat", "vote"]
    assert scene.closed == ["loups", "election", "debat", "vote"]
    scene.night()
    assert "election" not in scene.calls("nuit")


@pytest.mark.rule("meneur.capitaine.1")
def test_the_election_comes_right_after_the_dead_of_the_night() -> None:
    scene = small().play("election", {"Bob": "devorer Fay"})
    assert_dead(scene, "Fay")
    assert scene.window == "election" and scene.game.moments.get("jour") is None
    assert "meneur.capitaine.1" in scene.because("opened", moment="election")
    assert_refused(scene, "Fay", "voter Ana", code="not-asked")


@pytest.mark.rule("meneur.capitaine.1")
def test_most_hands_win_for_all_to_see() -> None:
    scene = small().to("election")
    for voter, named in {"Ana": "Cleo", "Bob": "Cleo", "Dan": "Eve", "Eve": "Ana", "Fay": "Cleo"}.items():
        assert scene.say(voter, f"voter {named}") is None
    scene.close()
    assert_told(scene, "public", "elected", who="Cleo", office="capitaine", how="vote")
    assert scene.because("elected") == {"meneur.capitaine.1"}
    assert_told(scene, "public", "voted", who="Dan", **{"for": "Eve"}, weight=1.0)
    assert_told(scene, "public", "counted", votes={"Cleo": 3.0, "Eve": 1.0, "Ana": 1.0})
    assert {s.name: s.titles for s in view(scene.table, "public").seats}["Cleo"] == ["capitaine"]


@pytest.mark.rule("meneur.capitaine.1")
def test_nobody_raises_a_hand_for_oneself_and_nobody_must() -> None:
    scene = small(abstention="interdite").to("election")
    assert_refused(scene, "Ana", "voter Ana", code="oneself", clause="meneur.capitaine.1")
    assert "personne" in scene.legal("Ana", "voter")
    assert scene.say("Ana", "voter rien") is None


def tied_election(**more: Any) -> Scene:
    """Cleo and Dan have two hands each."""
    scene = small(**more).to("election")
    for voter, named in {"Ana": "Cleo", "Bob": "Cleo", "Eve": "Dan", "Fay": "Dan", "Dan": "Ana"}.items():
        scene.say(voter, f"voter {named}")
    scene.close()
    return scene


@pytest.mark.rule("meneur.capitaine.1")
@pytest.mark.parametrize("drawn", ["Cleo", "Dan"])
def test_a_tied_election_is_drawn_by_lot(drawn: str) -> None:
    scene = tied_election(script={"egalite@election.capitaine": drawn})
    assert scene.game.held("capitaine") == [drawn]
    assert_told(scene, "public", "elected", who=drawn, how="drawn")


@pytest.mark.parametrize("settled", [True, False])
def test_a_tied_election_has_a_second_vote_by_option(settled: bool) -> None:
    option = {"election-egalite": "second-vote-puis-tirage"}
    scene = tied_election(script={"egalite@election.capitaine": "Dan"}, **option)
    assert scene.window == "election" and scene.game.held("capitaine") == []
    assert scene.legal("Ana", "voter") == ["Cleo", "Dan", "personne"]
    scene.say("Ana", "voter Cleo")
    if not settled:
        scene.say("Bob", "voter Dan")
    scene.close()
    assert scene.window == "debat"
    assert_told(scene, "public", "elected", who="Cleo" if settled else "Dan", how="vote" if settled else "drawn")
    assert scene.to("vote").legal("Ana", "voter") == ["Bob", "Cleo", "Dan", "Eve", "Fay", "personne"]


@pytest.mark.parametrize("option", ["tirage", "second-vote-puis-tirage", "pas-de-capitaine"])
def test_an_election_without_tie_is_the_same_by_every_option(option: str) -> None:
    scene = small(**{"election-egalite": option}).elect("Ana")
    assert scene.window == "debat" and scene.game.held("capitaine") == ["Ana"]
    assert not scene.game.drawn


def test_a_tied_election_elects_nobody_by_option() -> None:
    scene = tied_election(**{"election-egalite": "pas-de-capitaine"})
    assert scene.window == "debat" and scene.game.held("capitaine") == []
    assert_not_told(scene, "public", "elected")


def test_without_a_hand_there_is_no_captain() -> None:
    scene = small().to("debat")
    assert scene.game.held("capitaine") == []
    assert not scene.game.drawn


# ---- 2: the voice


@pytest.mark.rule("meneur.capitaine.2")
def test_the_captains_voice_counts_double() -> None:
    scene = with_captain().day({"Ana": "Bob", "Cleo": "Dan"})
    assert_dead(scene, "Bob")
    assert_told(scene, "public", "counted", votes={"Bob": 2.0, "Dan": 1.0}, first="Bob")
    assert_told(scene, "public", "voted", who="Ana", weight=2.0)
    assert_told(scene, "public", "voted", who="Cleo", weight=1.0)
    assert "meneur.capitaine.2" in scene.because("voted", who="Ana", weight=2.0)
    assert "meneur.capitaine.2" not in scene.because("voted", who="Cleo")


@pytest.mark.rule("meneur.capitaine.2")
def test_it_counts_double_in_the_second_vote_of_the_juge_too() -> None:
    scene = village("Ana Dan Eve Fay Gus", Bob="loup-garou", Cleo="juge-begue").elect("Ana").to("debat")
    scene.say("Cleo", "faire-le-signe")
    scene.to("vote").close()
    assert scene.window == "vote"
    scene.play("nuit", {"Ana": "voter Dan", "Cleo": "voter Eve"})
    assert_dead(scene, "Dan")


@pytest.mark.parametrize("form", ALL)
def test_whether_the_voice_counts_double_by_option(form: str) -> None:
    scene = small(capitaine=form)
    if form == "aucun":
        assert "election" not in scene.calls("vote")
        assert scene.game.held("capitaine") == []
        return
    scene.elect("Ana").to("vote").day({"Ana": "Dan"})
    assert_told(scene, "public", "counted", votes={"Dan": 2.0 if form in DOUBLE else 1.0})


# ---- 3: ties


def tied_vote(**options: Any) -> Scene:
    """Bob and Dan have two votes each; Ana, the Captain, has not voted."""
    scene = with_captain(**options)
    for voter, named in TIED.items():
        assert scene.say(voter, f"voter {named}") is None
    scene.close()
    return scene


@pytest.mark.rule("meneur.capitaine.3")
@pytest.mark.parametrize("chosen", ["Bob", "Dan"])
def test_the_captain_decides_a_tie(chosen: str) -> None:
    scene = tied_vote()
    assert_told(scene, "public", "counted", tied=["Bob", "Dan"])
    assert scene.window == "tranchage" and scene.asked("Ana") == ["trancher"]
    scene.play("nuit", {"Ana": f"trancher {chosen}"})
    assert_dead(scene, chosen)
    assert "meneur.capitaine.3" in scene.because("died", who=chosen)
    assert_told(scene, "public", "acted", who="Ana", power="trancher", target=[chosen])
    assert scene.because("acted") == {"meneur.capitaine.3"}


@pytest.mark.rule("meneur.capitaine.3")
def test_the_captain_must_choose_one_of_the_tied() -> None:
    scene = tied_vote()
    assert scene.legal("Ana", "trancher") == ["Bob", "Dan"]
    assert_refused(scene, "Ana", "trancher Cleo", code="not-tied", clause="meneur.capitaine.3")
    assert_refused(scene, "Ana", "trancher rien", code="must-answer", clause="meneur.capitaine.3")
    assert_refused(scene, "Cleo", "trancher Bob", code="not-asked")


def test_a_silent_captain_executes_nobody() -> None:
    scene = tied_vote().to_moment("nuit")
    assert_dead(scene)
    assert_told(scene, "public", "acted", who="Ana", power="trancher", acted=False)


@pytest.mark.rule("meneur.capitaine.3")
def test_a_captain_who_is_tied_decides_all_the_same() -> None:
    scene = with_captain().day({"Bob": "Ana", "Cleo": "Ana", "Dan": "Eve", "Fay": "Eve"}, Ana="trancher Eve")
    assert_dead(scene, "Eve")


@pytest.mark.rule("meneur.capitaine.3")
def test_the_bouc_emissaire_comes_before_the_captain() -> None:
    scene = village("Ana Cleo Dan Eve", Bob="loup-garou", Fay="bouc-emissaire").elect("Ana").to("vote").day(TIED)
    assert_dead(scene, "Fay")
    assert "tranchage" not in scene.closed


@pytest.mark.rule("meneur.capitaine.3")
@pytest.mark.parametrize("how", ["dead", "powerless"])
def test_the_captain_decides_when_no_bouc_emissaire_can(how: str) -> None:
    roles = {"Bob": "loup-garou", "Fay": "bouc-emissaire", "Gus": "ancien"}
    scene = village("Ana Cleo Dan Eve Hal", **roles).elect("Ana").lynch("Fay" if how == "dead" else "Gus").night()
    scene.to("vote").day(TIED, Ana="trancher Dan")
    assert_dead(scene, "Dan", "Fay" if how == "dead" else "Gus")


@pytest.mark.rule("meneur.capitaine.3")
def test_without_captain_a_tie_executes_nobody() -> None:
    scene = small().to("vote").day(TIED)
    assert_dead(scene)
    assert "tranchage" not in scene.closed


@pytest.mark.parametrize(
    ("form", "asked"),
    [("double-voix", False), ("tranchage", True), ("double-voix-et-tranchage", True)],
)
def test_whether_the_captain_decides_by_option(form: str, asked: bool) -> None:
    scene = tied_vote(capitaine=form)
    assert (scene.window == "tranchage") is asked
    if not asked:
        assert_dead(scene.to_moment("nuit"))


def test_there_is_no_captain_to_decide_by_option() -> None:
    scene = small(capitaine="aucun").to("vote").day(TIED)
    assert_dead(scene)
    assert scene.closed == ["loups", "debat", "vote"]


def decisive(**votes: str) -> Scene:
    """The vote is over; at a tie the Captain's own ballot decides."""
    scene = village("Ana Cleo Dan Eve Fay Gus", Bob="loup-garou", options={"capitaine": "double-voix-et-voix-decisive"})
    scene.elect("Ana").to("vote")
    for voter, named in votes.items():
        assert scene.say(voter, f"voter {named}") is None
    scene.close()
    return scene


@pytest.mark.rule("meneur.capitaine.3")
def test_the_captains_own_vote_decides_a_tie_by_option() -> None:
    scene = decisive(Ana="Eve", Bob="Dan", Cleo="Dan")
    assert_told(scene, "public", "counted", votes={"Eve": 2.0, "Dan": 2.0}, tied=["Dan", "Eve"])
    assert_dead(scene.to_moment("nuit"), "Eve")
    assert "tranchage" not in scene.closed
    assert "meneur.capitaine.3" in scene.because("died", who="Eve")


@pytest.mark.parametrize(("form", "dead"), [("double-voix-et-tranchage", ["Dan"]), ("double-voix", [])])
def test_the_captains_own_vote_decides_nothing_without_this_option(form: str, dead: list[str]) -> None:
    scene = with_captain(capitaine=form)
    for voter, named in {"Ana": "Eve", "Bob": "Dan", "Cleo": "Dan"}.items():
        assert scene.say(voter, f"voter {named}") is None
    scene.close()
    scene.play("nuit", {"Ana": "trancher Dan"} if dead else {})
    assert_dead(scene, *dead)


@pytest.mark.parametrize("votes", [{}, {"Ana": "personne"}])
def test_a_captain_who_voted_for_none_of_the_tied_is_asked(votes: dict[str, str]) -> None:
    scene = decisive(Bob="Dan", Cleo="Eve", **votes)
    assert scene.legal("Ana", "trancher") == ["Dan", "Eve"]
    assert_dead(scene.play("nuit", {"Ana": "trancher Eve"}), "Eve")


@pytest.mark.parametrize("form", ["double-voix-et-tranchage", "double-voix-et-voix-decisive"])
def test_a_blank_vote_that_is_tied_may_be_chosen_too(form: str) -> None:
    scene = with_captain(capitaine=form, abstention="vote-blanc")
    for voter, named in {"Bob": "personne", "Cleo": "personne", "Dan": "Eve", "Fay": "Eve"}.items():
        scene.say(voter, f"voter {named}")
    scene.close()
    assert scene.legal("Ana", "trancher") == ["Eve", "personne"]
    scene.play("nuit", {"Ana": "trancher personne"})
    assert_dead(scene)


def test_the_captains_own_blank_vote_decides_too() -> None:
    scene = with_captain(capitaine="double-voix-et-voix-decisive", abstention="vote-blanc")
    assert_dead(scene.day({"Ana": "personne", "Cleo": "Eve", "Dan": "Eve"}))
    assert "tranchage" not in scene.closed


# ---- 3: ties that nothing settles


def unsettled(egalite: str, again: dict[str, str] | None = None, **more: Any) -> Scene:
    scene = small(egalite=egalite, capitaine="aucun", **more).to("vote")
    for voter, named in TIED.items():
        scene.say(voter, f"voter {named}")
    scene.close()
    if again is not None:
        assert scene.window == "vote"
        assert scene.legal("Ana", "voter") == ["Bob", "Dan", "personne"]
        assert_refused(scene, "Ana", "voter Cleo", clause="meneur.tour-de-jeu.7")
        scene.day(again)
    if scene.game.moment != "nuit":
        scene.to_moment("nuit")
    return scene


SETTLED = {"Ana": "Dan", "Bob": "Dan", "Dan": "Bob"}
LEVEL = {"Ana": "Dan", "Dan": "Bob"}


@pytest.mark.parametrize(
    ("option", "again", "dead"),
    [
        ("personne", None, []),
        ("tirage", None, ["Dan"]),
        ("second-vote-puis-personne", SETTLED, ["Dan"]),
        ("second-vote-puis-personne", LEVEL, []),
        ("second-vote-puis-tirage", {"Ana": "Bob"}, ["Bob"]),
        ("second-vote-puis-tirage", LEVEL, ["Dan"]),
        ("second-vote-puis-tirage", {}, []),  # nobody votes: that is no tie
    ],
)
def test_a_tie_that_nothing_settles_by_option(option: str, again: dict[str, str] | None, dead: list[str]) -> None:
    scene = unsettled(option, again, script={"egalite@vote.joueur": "Dan"})
    assert_dead(scene, *dead)
    assert scene.closed.count("vote") == (1 if again is None else 2)
    if dead == ["Dan"] and option != "second-vote-puis-personne":
        assert "meneur.capitaine.3" in scene.because("died", who="Dan")


def test_every_days_tie_has_a_second_vote_of_its_own() -> None:
    scene = unsettled("second-vote-puis-personne", LEVEL)
    assert scene.night().to("vote").legal("Ana", "voter") == ["Bob", "Cleo", "Dan", "Eve", "Fay", "personne"]
    scene.say("Ana", "voter Eve")
    scene.say("Bob", "voter Fay")
    scene.close()
    assert scene.window == "vote" and scene.legal("Ana", "voter") == ["Eve", "Fay", "personne"]


def test_a_settled_tie_is_not_settled_again_where_no_vote_is_held() -> None:
    scene = village("Ana Cleo Dan Eve", Bob="loup-garou", Fay="bouc-emissaire").elect("Ana").to("vote")
    scene.day(TIED, Fay="designer-votants Dan").night(Bob="devorer Dan").to_moment("nuit")
    assert_dead(scene, "Dan", "Fay")
    assert "tranchage" not in scene.closed


# ---- 4: the heir


@pytest.mark.rule("meneur.capitaine.4")
def test_a_dying_captain_names_the_heir() -> None:
    scene = small().elect("Ana").to_moment("nuit").night(Bob="devorer Ana", Ana="nommer-successeur Cleo")
    assert scene.game.held("capitaine") == ["Cleo"]
    assert_told(scene, "public", "elected", who="Cleo", how="named", after="Ana")
    assert scene.because("elected", who="Cleo") == {"meneur.capitaine.4"}
    scene.day({"Cleo": "Dan", "Dan": "Eve"})
    assert_dead(scene, "Ana", "Dan")


@pytest.mark.rule("meneur.capitaine.4")
def test_the_heir_is_alive_and_named_by_the_dying_captain_only() -> None:
    scene = with_captain()
    assert_refused(scene, "Ana", "trancher Bob", code="not-asked")  # nor is there a tie
    assert_refused(scene, "Ana", "nommer-successeur Cleo", code="alive", clause="meneur.capitaine.4")
    scene.to_moment("nuit").play("aube", {"Bob": "devorer Ana"})
    assert scene.window == "successeur" and scene.game.moment == "aube"
    assert scene.legal("Ana", "nommer-successeur") == ["Bob", "Cleo", "Dan", "Eve", "Fay"]
    assert_refused(scene, "Ana", "nommer-successeur rien", code="must-answer", clause="meneur.capitaine.4")
    assert_refused(scene, "Ana", "nommer-successeur Ana", code="dead", clause="meneur.capitaine.4")
    assert_refused(scene, "Cleo", "nommer-successeur Cleo", code="not-asked")


@pytest.mark.rule("meneur.capitaine.4")
@pytest.mark.parametrize("by_day", [False, True])
def test_an_heir_whom_nobody_named_is_drawn_by_lot(by_day: bool) -> None:
    draw = "heritier@execution.capitaine" if by_day else "heritier@aube.capitaine"
    scene = small(script={draw: "Fay"}).elect("Ana")
    scene = scene.lynch("Ana") if by_day else scene.to_moment("nuit").night(Bob="devorer Ana")
    assert scene.game.held("capitaine") == ["Fay"]
    assert_told(scene, "public", "elected", who="Fay", how="drawn", after="Ana")


@pytest.mark.rule("meneur.capitaine.4")
def test_the_heir_is_named_when_grief_and_shots_are_settled() -> None:
    roles = {"Ana": "chasseur", "Bob": "loup-garou", "Cleo": "cupidon"}
    scene = village("Dan Eve Fay", **roles).night(Cleo="unir Dan Eve").to_moment("nuit")
    scene.decree("give-title", "Ana", "capitaine")
    scene.play("aube", {"Bob": "devorer Ana"})
    assert scene.window == "chasseur"
    scene.say("Ana", "tirer Dan")
    scene.close()
    assert_dead(scene, "Ana", "Dan", "Eve")
    assert scene.window == "successeur" and scene.legal("Ana", "nommer-successeur") == ["Bob", "Cleo", "Fay"]


@pytest.mark.rule("meneur.capitaine.4")
def test_the_office_ends_when_nobody_is_left() -> None:
    scene = village(Ana="chasseur", Bob="loup-garou", Cleo="sorciere")
    scene.decree("give-title", "Ana", "capitaine")
    scene.night(Bob="devorer Ana", Cleo="empoisonner Bob", Ana="tirer Cleo")
    assert_dead(scene, "Ana", "Bob", "Cleo")
    assert scene.told("public", "elected")[-1] == {"office": "capitaine", "how": "abolished", "after": "Ana"}


# ---- 5, 6: a title, no role and no card


@pytest.mark.rule("meneur.capitaine.5")
def test_a_wolf_can_be_captain() -> None:
    scene = small().elect("Bob")
    assert scene.game.held("capitaine") == ["Bob"] and scene.game.role("Bob") == "loup-garou"
    assert scene.game.camp("Bob") == "loups"
    scene.to_moment("nuit")
    assert scene.asked("Bob") == ["devorer"]


@pytest.mark.rule("meneur.capitaine.6")
def test_there_is_no_card_of_the_captain() -> None:
    assert "capitaine" not in ROLES
    with pytest.raises(CompositionError) as error:
        village("Cleo Dan Eve", Ana="capitaine", Bob="loup-garou")
    assert [(fault.code, fault.what) for fault in error.value.faults] == [("unknown-role", ["capitaine"])]
    assert_not_told(small(), "mj", "dealt", role="capitaine")


@pytest.mark.rule("meneur.capitaine.6")
def test_the_meneur_notes_who_was_elected_aloud() -> None:
    scene = small().to("debat")
    assert scene.decree("give-title", "Cleo", "capitaine") is None
    assert scene.game.held("capitaine") == ["Cleo"] and scene.game.role("Cleo") == "simple-villageois"
    assert_told(scene, "public", "elected", who="Cleo", office="capitaine")
    scene.day({"Cleo": "Dan", "Dan": "Eve"})
    assert_dead(scene, "Dan")
