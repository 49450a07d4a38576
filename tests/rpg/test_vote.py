"""The bûcher: who votes against whom, with what weight, what is seen of it, and what the close comes to."""

from __future__ import annotations

import pytest

from loupiote.kernel.bearers import suppress
from loupiote.kernel.boards import access
from loupiote.kernel.inputs import Close
from loupiote.kernel.state import Suppression
from loupiote.kernel.view import view
from loupiote.rules import rule_set
from rpg_scene import orders, rpg
from scene import Scene, assert_alive, assert_dead, assert_refused, assert_told

SIX = "Bob Cleo Dan Eve Fay"


def day(plain: str = SIX, **more: object) -> Scene:
    """The first day of a village with the wolf Zoe, at its bûcher."""
    return rpg(plain, Ana="simple-villageois", Zoe="loup-garou", **more).to("vote")  # type: ignore[arg-type]


@pytest.mark.rule("rpg.vote.1")
def test_the_dead_neither_vote_nor_are_voted_against() -> None:
    scene = rpg(SIX, Ana="simple-villageois", Zoe="loup-garou").night(Zoe="devorer Ana")
    assert [player for player in scene.game.seats if "voter" in scene.asked(player)] == ["Zoe", *SIX.split()]
    assert_refused(scene, "Ana", "voter Bob", code="not-asked")
    assert_refused(scene, "Cleo", "voter Ana", code="dead", clause="rpg.vote.1")


@pytest.mark.rule("rpg.vote.2")
def test_a_vote_against_oneself_is_legal() -> None:
    scene = day().day({"Ana": "Ana", "Bob": "Ana", "Cleo": "Dan"})
    assert_told(scene, "public", "counted", votes={"Ana": 2.0, "Dan": 1.0})
    assert_dead(scene, "Ana")


@pytest.mark.rule("rpg.vote.3", "rpg.vote.10")
def test_abstaining_is_free_and_one_vote_burns() -> None:
    scene = day().day({"Ana": "Bob"})
    assert_dead(scene, "Bob")


@pytest.mark.rule("rpg.vote.4")
def test_a_vote_may_be_changed_and_withdrawn_until_the_close() -> None:
    scene = orders(day(), Ana=["voter Bob", "voter Cleo", "voter personne"], Dan="voter Eve").day()
    assert_told(scene, "public", "counted", votes={"Eve": 1.0})
    assert_dead(scene, "Eve")


@pytest.mark.rule("rpg.vote.5")
def test_a_vote_that_is_refused_leaves_the_earlier_one_in_force() -> None:
    scene = rpg(SIX, Ana="simple-villageois", Zoe="loup-garou").night(Zoe="devorer Cleo")
    orders(scene, Ana="voter Bob")
    assert_refused(scene, "Ana", "voter Cleo")
    scene.day()
    assert_dead(scene, "Bob", "Cleo")


@pytest.mark.rule("rpg.vote.6")
def test_votes_are_public_at_once() -> None:
    scene = orders(day(), Ana="voter Bob")
    assert view(scene.table, "Cleo").ballots == {"Ana": ("Bob",)}
    orders(scene, Ana="voter Dan")
    assert view(scene.table, "Cleo").ballots == {"Ana": ("Dan",)}


@pytest.mark.parametrize(("option", "seen", "totals", "told"), [
    ("qui-a-vote", {"Ana": None}, {}, 1), ("cloture", {}, {}, 1), ("secret", {}, {}, 0),
])  # fmt: skip
def test_by_option_less_is_seen(option: str, seen: dict[str, None], totals: dict[str, float], told: int) -> None:
    scene = orders(day(options={"vote-visible": option}), Ana="voter Bob")
    assert view(scene.table, "Cleo").ballots == seen
    assert view(scene.table, "Cleo").totals == totals
    scene.day()
    assert len(scene.told("public", "voted", who="Ana")) == told
    assert_told(scene, "public", "counted", votes={"Bob": 1.0})


@pytest.mark.rule("rpg.vote.7")
def test_the_running_count_gives_each_vote_its_public_weight() -> None:
    scene = rpg(SIX, Ana="simple-villageois", Zoe="loup-garou", captain="Ana", form="1-5-voix").to("vote")
    orders(scene, Ana="voter Bob", Cleo="voter Dan")
    assert view(scene.table, "public").totals == {"Bob": 1.5, "Dan": 1.0}


@pytest.mark.rule("rpg.vote.8")
def test_debate_and_votes_open_together_right_after_daybreak() -> None:
    scene = rpg(SIX, Ana="simple-villageois", Zoe="loup-garou").night(Zoe="devorer Bob")
    assert (scene.game.moment, scene.window) == ("jour", "vote")
    assert access(scene.game, rule_set("rpg").boards[0], "Ana").write
    orders(scene, Ana="voter Zoe")


@pytest.mark.rule("rpg.vote.9")
def test_it_closes_at_its_hour_though_everybody_has_voted() -> None:
    scene = orders(day("Bob Cleo"), Ana="voter Bob", Bob="voter Ana", Cleo="voter Ana", Zoe="voter Bob")
    assert scene.window == "vote"
    assert scene.table.open is not None
    assert scene.table.open.hold
    orders(scene, Ana="voter Cleo")
    name = scene.table.open.name
    assert scene.table.submit(Close("clock", 21.0, name)) is None
    assert_refused(scene, "Ana", "voter Bob")
    assert_dead(scene, "Ana")


@pytest.mark.rule("rpg.vote.10")
def test_the_highest_total_designates_whatever_its_share() -> None:
    scene = day().day({"Ana": "Bob", "Cleo": "Bob", "Dan": "Eve", "Fay": "Zoe"})
    assert_dead(scene, "Bob")


@pytest.mark.rule("rpg.vote.11")
def test_without_a_vote_nobody_is_burnt_and_it_is_no_tie() -> None:
    scene = rpg(SIX, Ana="simple-villageois", Zoe="loup-garou", captain="Ana").night().day()
    assert "tranchage" not in scene.closed
    assert scene.told("public", "counted")[-1] == {"votes": {}}
    assert_dead(scene)


@pytest.mark.rule("rpg.vote.18")
def test_a_capitaine_who_cannot_break_a_tie_lets_it_burn_nobody() -> None:
    for form in ("double-voix", "1-5-voix"):
        scene = rpg(SIX, Ana="simple-villageois", Zoe="loup-garou", captain="Ana", form=form)
        scene.night().day({"Bob": "Cleo", "Dan": "Eve"})
        assert "tranchage" not in scene.closed
        assert_dead(scene)


@pytest.mark.rule("rpg.vote.23")
def test_votes_by_and_against_one_who_dies_before_the_close_fall() -> None:
    scene = orders(day(), Ana="voter Cleo", Cleo="voter Bob")
    scene.decree("kill", "Cleo")
    assert view(scene.table, "public").ballots == {}
    assert_told(scene, "Ana", "lapsed", power="voter")
    assert not scene.game.over
    orders(scene, Ana="voter Dan").day()
    assert_dead(scene, "Cleo", "Dan")


@pytest.mark.rule("rpg.vote.27")
def test_the_count_is_published_before_the_death_and_the_role() -> None:
    scene = day().day({"Ana": "Bob", "Cleo": "Bob", "Dan": "Eve"})
    told = [t.event for t in view(scene.table, "public").told if t.moment in ("jour", "soir") and t.number == 1]
    kinds = [type(event).__name__ for event in told]
    assert kinds == ["Opened", "Voted", "Voted", "Voted", "Counted", "Opened", "Died"]
    assert scene.told("public", "voted") == [
        {"who": "Ana", "for": "Bob", "weight": 1.0},
        {"who": "Cleo", "for": "Bob", "weight": 1.0},
        {"who": "Dan", "for": "Eve", "weight": 1.0},
    ]
    assert scene.told("public", "died") == [{"who": "Bob", "role": "simple-villageois", "camp": "village"}]


@pytest.mark.rule("rpg.vote.31")
def test_the_place_is_written_by_the_living_by_day_and_only_read_at_night() -> None:
    place = rule_set("rpg").boards[0]
    scene = rpg(SIX, Ana="simple-villageois", Zoe="loup-garou")
    rights = [(access(scene.game, place, viewer).read, access(scene.game, place, viewer).write) for viewer in ("Bob", "mj")]
    assert rights == [(True, False), (True, True)]
    scene.night(Zoe="devorer Bob")
    rights = [(access(scene.game, place, viewer).read, access(scene.game, place, viewer).write) for viewer in ("Cleo", "Bob")]
    assert rights == [(True, True), (True, False)]


def test_by_option_a_blank_vote_counts_as_a_name_or_everybody_must_vote() -> None:
    scene = day(options={"abstention": "vote-blanc"}).day({"Ana": "personne", "Bob": "personne", "Cleo": "Dan"})
    assert_dead(scene)
    scene = day(options={"abstention": "interdite"})
    assert_refused(scene, "Ana", "voter personne")
    assert_refused(scene, "Ana", "voter rien", code="must-answer")


@pytest.mark.parametrize(("option", "dead"), [("tirage", 1), ("second-vote-puis-personne", 0), ("second-vote-puis-tirage", 1)])
def test_by_option_a_tie_that_nothing_settles_is_drawn_or_voted_on_again(option: str, dead: int) -> None:
    scene = orders(day(options={"egalite": option}), Ana="voter Bob", Bob="voter Ana")
    scene.close()
    if option.startswith("second"):
        assert (scene.window, scene.game.moment) == ("vote", "jour")
        assert scene.legal("Cleo", "voter") == ["Ana", "Bob", "personne"]
        orders(scene, Ana="voter Bob", Bob="voter Ana")
        scene.close()
    assert (scene.window, scene.game.moment) == ("nuit", "nuit")
    assert len(scene.game.dead) == dead


def test_the_evening_comes_every_day_and_the_mj_may_close_without_a_vote() -> None:
    scene = day().day()
    assert scene.game.moments["soir"] == 1
    assert_alive(scene, "Ana", "Zoe")


@pytest.mark.rule("rpg.vote.7")
def test_a_bonus_that_nobody_was_told_of_appears_in_the_count_at_the_close() -> None:
    scene = rpg("Bob Cleo Dan", Ana="princesse", Zoe="loup-garou").night(Ana="favoriser Bob")
    orders(scene, Bob="voter Cleo")
    for viewer in ("public", "Bob", "Ana"):
        assert view(scene.table, viewer).totals == {"Cleo": 1.0}
    scene.day()
    assert_told(scene, "public", "counted", votes={"Cleo": 2.0})


@pytest.mark.rule("rpg.vote.7", "rpg.vote.12")
def test_the_placard_is_counted_like_a_vote_and_designates_by_itself() -> None:
    scene = rpg("Bob Cleo Dan", Ana="corbeau", Zoe="loup-garou").night(Ana="designer Bob")
    assert view(scene.table, "public").totals == {"Bob": 1.0}
    orders(scene, Cleo="voter Dan")
    assert view(scene.table, "public").totals == {"Bob": 1.0, "Dan": 1.0}
    scene.day()
    assert_dead(scene)  # a tie
    scene = rpg("Bob Cleo Dan", Ana="corbeau", Zoe="loup-garou").night(Ana="designer Bob").day()
    assert_told(scene, "public", "counted", votes={"Bob": 1.0}, first="Bob")
    assert_dead(scene, "Bob")


@pytest.mark.rule("rpg.vote.14")
@pytest.mark.parametrize(("form", "votes"), [("double-voix", 3.0), ("1-5-voix", 2.5), ("tranchage", 2.0)])
def test_the_weight_of_the_capitaine_and_the_bonus_add_up(form: str, votes: float) -> None:
    scene = rpg("Cleo Dan Eve Fay", Ana="princesse", Bob="simple-villageois", Zoe="loup-garou", captain="Bob", form=form)
    scene.night(Ana="favoriser Bob").day({"Bob": "Cleo", "Dan": "Eve"})
    assert_told(scene, "public", "counted", votes={"Cleo": votes, "Eve": 1.0})
    assert_dead(scene, "Cleo")


@pytest.mark.rule("rpg.vote.17")
def test_a_bouc_emissaire_without_his_power_does_not_die_in_a_tie() -> None:
    for known in (False, True):
        scene = rpg("Dan Eve Fay", Bob="bouc-emissaire", Zoe="loup-garou", prepare=lambda game, known=known: suppress(
            game, Suppression(game.seats["Bob"].card, by="rules.powerless", known=known)))
        scene.night().day({"Dan": "Eve", "Fay": "Zoe"})
        assert_dead(scene)


@pytest.mark.rule("rpg.vote.16")
def test_the_bouc_emissaire_comes_before_the_capitaine() -> None:
    scene = rpg("Bob Cleo Dan Eve", Ana="simple-villageois", Fay="bouc-emissaire", Zoe="loup-garou", captain="Ana")
    scene.night().day({"Bob": "Cleo", "Dan": "Eve"})
    assert "tranchage" not in scene.closed
    assert_dead(scene, "Fay")


@pytest.mark.rule("rpg.vote.21")
def test_a_capitaine_who_may_not_vote_breaks_the_tie_all_the_same() -> None:
    scene = rpg("Cleo Dan Eve Fay", Ana="simple-villageois", Bob="bouc-emissaire", Zoe="loup-garou", captain="Ana")
    scene.night().day({"Cleo": "Eve", "Dan": "Fay"}, Bob="designer-votants Cleo Dan")
    scene.to("vote")
    assert_refused(scene, "Ana", "voter Eve")
    scene.day({"Cleo": "Eve", "Dan": "Fay"}, Ana="trancher Fay")
    assert_dead(scene, "Bob", "Fay")
