"""Bouc Émissaire: executed in every tie; dying so, he says who votes on the next day."""

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
    village,
    windows_of,
)

TIE = {"Cleo": "Dan", "Dan": "Cleo"}


def tied(plain: str = "Cleo Dan Eve Fay Gus", named: str | None = None, **more: Any) -> Scene:
    """A tie on day 1 has killed the Bouc Ana, who named these voters; night 2 begins."""
    scene = village(plain, Ana="bouc-emissaire", Bob="loup-garou", **more).night()
    return scene.day(TIE, **({"Ana": f"designer-votants {named}"} if named else {}))


@pytest.mark.rule("meneur.bouc-emissaire.1")
def test_the_card() -> None:
    assert_card("bouc-emissaire", camp="village", call="pendant-le-jour", line="Village, Pendant le jour")
    assert windows_of("bouc-emissaire") == ["votants"]


# ------------------------------------------------------------------------------------------------------------ ties


@pytest.mark.rule("meneur.bouc-emissaire.2", "meneur.capitaine.3")
def test_he_is_executed_in_place_of_the_tied_before_any_captain() -> None:
    scene = village("Cleo Dan Eve Gus", Ana="bouc-emissaire", Bob="loup-garou", Fay="simple-villageois")
    scene.elect("Fay").to("debat").day({"Ana": "Cleo", "Bob": "Cleo", "Cleo": "Eve", "Dan": "Eve"})
    assert_dead(scene, "Ana")
    assert "tranchage" not in scene.closed
    assert "meneur.bouc-emissaire.2" in scene.because("died", who="Ana")
    assert_told(scene, "public", "died", who="Ana", role="bouc-emissaire")


@pytest.mark.rule("meneur.bouc-emissaire.2")
def test_one_of_the_tied_himself_he_pays_too() -> None:
    scene = village("Cleo Dan Eve", Ana="bouc-emissaire", Bob="loup-garou").night().day({"Cleo": "Ana", "Ana": "Cleo"})
    assert_dead(scene, "Ana")
    assert "votants" in scene.closed


@pytest.mark.rule("meneur.bouc-emissaire.2")
@pytest.mark.parametrize("votes", [{}, {"Cleo": "Dan"}])
def test_no_vote_at_all_is_no_tie_nor_is_a_plain_majority(votes: dict[str, str]) -> None:
    scene = village("Cleo Dan Eve Fay", Ana="bouc-emissaire", Bob="loup-garou").night().day(votes)
    assert_dead(scene, *votes.values())


@pytest.mark.rule("meneur.bouc-emissaire.2")
def test_dead_he_pays_no_more() -> None:
    scene = tied(named="Cleo Dan").night().day(TIE)
    assert_dead(scene, "Ana")


@pytest.mark.rule("meneur.bouc-emissaire.2", "meneur.capitaine.1")
def test_a_tie_in_the_election_is_not_his_affair() -> None:
    scene = village("Cleo Dan Eve Fay", Ana="bouc-emissaire", Bob="loup-garou").to("election")
    scene.say("Cleo", "voter Dan")
    scene.say("Dan", "voter Cleo")
    assert_dead(scene.to("debat"))


@pytest.mark.rule("meneur.bouc-emissaire.2", "meneur.juge-begue.4")
def test_he_pays_for_a_tie_in_the_second_vote() -> None:
    scene = village("Cleo Dan Eve Fay", Ana="bouc-emissaire", Bob="loup-garou", Gus="juge-begue").night()
    scene.say("Gus", "faire-le-signe")
    scene.to("vote")
    for voter in ("Ana", "Bob", "Cleo"):
        scene.say(voter, "voter Dan")
    scene.close()
    scene.day({"Cleo": "Eve", "Eve": "Cleo"})
    assert_dead(scene, "Ana", "Dan")


# ---------------------------------------------------------------------------------------------------------- voters


@pytest.mark.rule("meneur.bouc-emissaire.3")
def test_only_those_he_named_vote_on_the_next_day_and_everyone_on_the_one_after() -> None:
    scene = tied(named="Cleo Dan")
    assert_told(scene, "public", "may_vote", who=["Cleo", "Dan"], may=True)
    assert scene.because("may_vote", may=True) == {"meneur.bouc-emissaire.3"}
    scene.night().to("vote")
    assert [player for player, _ in scene.table.open.prompts] == ["Cleo", "Dan"]
    assert_refused(scene, "Eve", "voter Bob", code="no-vote", clause="meneur.bouc-emissaire.3")
    assert_told(scene, "public", "may_vote", who=["Bob", "Eve", "Fay", "Gus"], may=False)
    scene.to_moment("nuit").night().to("vote")
    assert [player for player, _ in scene.table.open.prompts] == ["Bob", "Cleo", "Dan", "Eve", "Fay", "Gus"]
    assert scene.marks("Eve") == []


@pytest.mark.rule("meneur.bouc-emissaire.3", "meneur.juge-begue.4")
def test_the_second_vote_of_that_day_is_theirs_too() -> None:
    scene = tied("Cleo Dan Eve Fay Gus Hal", named="Cleo Dan", Ian="juge-begue").night()
    scene.say("Ian", "faire-le-signe")
    scene.to("vote")
    scene.say("Cleo", "voter Hal")
    scene.close()
    assert scene.window == "vote"
    assert [player for player, _ in scene.table.open.prompts] == ["Cleo", "Dan"]


@pytest.mark.rule("meneur.bouc-emissaire.3")
def test_a_run_off_of_that_day_is_theirs_too() -> None:
    scene = tied("Cleo Dan Eve Fay Gus", named="Cleo Dan", options={"egalite": "second-vote-puis-personne"}).night()
    scene.to("vote")
    scene.say("Cleo", "voter Eve")
    scene.say("Dan", "voter Fay")
    scene.close()
    assert [player for player, _ in scene.table.open.prompts] == ["Cleo", "Dan"]
    assert scene.legal("Cleo", "voter") == ["Eve", "Fay", "personne"]


@pytest.mark.rule("meneur.bouc-emissaire.3")
def test_he_names_at_least_one_of_the_living() -> None:
    scene = village("Cleo Dan Eve Fay", Ana="bouc-emissaire", Bob="loup-garou").night(Bob="devorer Fay").to("vote")
    scene.say("Cleo", "voter Dan")
    scene.say("Dan", "voter Cleo")
    scene.to("votants")
    assert scene.legal("Ana", "designer-votants") == ["Bob", "Cleo", "Dan", "Eve"]
    assert_refused(scene, "Ana", "designer-votants", code="too-few")
    assert_refused(scene, "Ana", "designer-votants Ana", code="dead")
    assert_refused(scene, "Ana", "designer-votants Fay", code="dead")
    assert scene.say("Ana", "designer-votants Bob") is None


@pytest.mark.rule("meneur.bouc-emissaire.3")
@pytest.mark.parametrize("named", [None, "rien", "Bob Cleo Dan Eve Fay Gus"])
def test_without_a_name_or_with_all_names_everyone_votes(named: str | None) -> None:
    scene = tied(named=named).night().to("vote")
    assert len(scene.table.open.prompts) == 6


@pytest.mark.rule("meneur.bouc-emissaire.3")
def test_if_all_whom_he_named_die_there_is_no_execution() -> None:
    scene = tied(named="Cleo").night(Bob="devorer Cleo")
    calls = scene.calls("nuit")
    assert calls == ["debat"]
    assert_dead(scene, "Ana", "Cleo")
    assert scene.night().to("vote").asked("Eve") == ["voter"]


@pytest.mark.rule("meneur.bouc-emissaire.3", "meneur.idiot-du-village.4")
def test_he_cannot_give_an_idiot_his_vote_back() -> None:
    scene = village("Cleo Dan Eve Fay Gus", Ana="bouc-emissaire", Bob="loup-garou", Hal="idiot-du-village").night()
    scene.lynch("Hal").night().to("vote")
    scene.say("Cleo", "voter Dan")
    scene.say("Dan", "voter Cleo")
    scene.to("votants")
    assert_refused(scene, "Ana", "designer-votants Hal Cleo", code="no-vote", clause="meneur.idiot-du-village.4")


@pytest.mark.rule("meneur.bouc-emissaire.3")
@pytest.mark.parametrize("death", ["wolves", "vote"])
def test_only_a_tie_lets_him_name_voters(death: str) -> None:
    scene = village("Cleo Dan Eve Fay", Ana="bouc-emissaire", Bob="loup-garou")
    if death == "wolves":
        scene.night(Bob="devorer Ana")
    else:
        scene.night().lynch("Ana")
    assert_dead(scene, "Ana")
    assert "votants" not in scene.closed
    assert_not_told(scene, "public", "may_vote")


@pytest.mark.rule("meneur.bouc-emissaire.2", "meneur.infect-pere-des-loups.5")
def test_infected_he_pays_as_before() -> None:
    scene = village("Cleo Dan Eve Fay Gus", Ana="bouc-emissaire", Bob="infect-pere-des-loups")
    scene.night(Bob=["devorer Ana", "infecter"]).day(TIE, Ana="designer-votants Bob")
    assert_dead(scene, "Ana")
    assert_told(scene, "public", "may_vote", who=["Bob"], may=True)


@pytest.mark.rule("meneur.bouc-emissaire.3")
def test_alive_he_names_nobody() -> None:
    scene = village("Cleo Dan Eve", Ana="bouc-emissaire", Bob="loup-garou").to("vote")
    assert_refused(scene, "Ana", "designer-votants Bob", code="alive", clause="meneur.bouc-emissaire.3")


@pytest.mark.rule("meneur.bouc-emissaire.3")
def test_who_is_barred_today_only_may_be_named_for_tomorrow() -> None:
    """A second Bouc Émissaire, made so by decree, dies in a tie on the day after the first one."""
    scene = tied(named="Cleo Eve").night()
    scene.decree("give-role", "Dan", "bouc-emissaire")
    scene.day({"Cleo": "Eve", "Eve": "Cleo"}, Dan="designer-votants Fay")
    scene.night().to("vote")
    assert [player for player, _ in scene.table.open.prompts] == ["Fay"]
