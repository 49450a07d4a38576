"""Capitaine: the election day, the four forms of his power, his heir."""

from __future__ import annotations

import pytest

from loupiote.bots import RandomBot
from loupiote.cast.check import unset_options
from loupiote.kernel.inputs import CLOCK, Close
from loupiote.kernel.start import CompositionError, Plan
from loupiote.kernel.view import view
from loupiote.rulebook.options import OptionError, options
from loupiote.rules import rule_set
from rpg_scene import elect, orders, rpg
from scene import Scene, assert_alive, assert_dead, assert_not_told, assert_refused, assert_told, village

FORMS = ["double-voix", "tranchage", "double-voix-et-tranchage", "1-5-voix"]
EIGHT = "Bob Cleo Dan Eve Fay Gus"


def held(form: str, plain: str = EIGHT, **options_: object) -> Scene:
    """A village whose Capitaine is Ana, on its first day."""
    scene = rpg(plain, Ana="simple-villageois", Zoe="loup-garou", captain="Ana", form=form, options=dict(options_))
    return scene.to("vote")


def election(plain: str = "Bob Cleo Dan", **roles: str) -> Scene:
    """A village on its election day."""
    return rpg(plain, Zoe="loup-garou", options={"capitaine": "tranchage"}, **roles)


def captain(scene: Scene) -> list[str]:
    return [seat.name for seat in view(scene.table, "public").seats if "capitaine" in seat.titles]


@pytest.mark.rule("rpg.capitaine.1")
def test_the_title_stands_beside_the_role() -> None:
    scene = rpg("Bob", Ana="sorciere", Zoe="loup-garou", captain="Ana", form="tranchage")
    assert scene.game.role("Ana") == "sorciere"
    orders(scene, Zoe="devorer Bob").to("sorciere")
    assert scene.asked("Ana") == ["sauver", "empoisonner"]
    assert captain(scene) == ["Ana"]


@pytest.mark.rule("rpg.capitaine.2")
def test_the_title_is_public_and_says_nothing_of_the_role() -> None:
    scene = rpg("Bob Cleo", Ana="loup-garou", captain="Ana")
    seat = next(seat for seat in view(scene.table, "Bob").seats if seat.name == "Ana")
    assert (seat.titles, seat.role, seat.camp) == (["capitaine"], None, None)
    assert_told(scene, "public", "elected", who="Ana", office="capitaine", how="vote")


@pytest.mark.rule("rpg.capitaine.3")
def test_the_game_opens_with_the_election_day_unless_there_is_no_capitaine() -> None:
    scene = election()
    assert (scene.window, scene.game.moment, scene.game.round) == ("election", "election", 0)
    scene.to("nuit")
    assert scene.game.round == 1
    assert rpg("Bob Cleo", Zoe="loup-garou").window == "nuit"
    assert rule_set("rpg").opening.index("election") == len(rule_set("rpg").opening) - 1


@pytest.mark.rule("rpg.capitaine.4", "rpg.simple-villageois.3")
def test_everybody_may_stand_in_public() -> None:
    scene = orders(election(), Bob="candidat", Zoe="candidat")
    assert [fact["who"] for fact in scene.told("public", "candidate")] == ["Bob", "Zoe"]
    assert scene.legal("Cleo", "voter") == ["Zoe", "Bob", "personne"]


@pytest.mark.rule("rpg.capitaine.5", "rpg.simple-villageois.4")
def test_the_place_is_open_on_the_election_day() -> None:
    scene = election()
    place = next(board for board in view(scene.table, "Bob").boards if board.board == "place")
    assert place.write
    assert any(board.board == "place" and board.read for board in view(scene.table, "public").boards)


@pytest.mark.rule("rpg.capitaine.6", "rpg.vote.32")
def test_the_candidate_with_most_votes_is_elected_one_voice_each_until_the_close() -> None:
    scene = orders(election("Bob Cleo Dan Eve Fay"), Bob="candidat", Cleo="candidat")
    orders(scene, Dan=["voter Bob", "voter Cleo"], Eve="voter Cleo", Fay="voter Bob").close()
    assert captain(scene) == ["Cleo"]
    assert view(scene.table, "public").winners is None
    assert_told(scene, "public", "counted", votes={"Cleo": 2.0, "Bob": 1.0}, first="Cleo")


@pytest.mark.rule("rpg.vote.32")
def test_the_votes_of_the_election_are_public_at_once() -> None:
    scene = orders(election(), Bob="candidat", Cleo="voter Bob")
    assert view(scene.table, "public").ballots == {"Cleo": ("Bob",)}


@pytest.mark.rule("rpg.capitaine.7")
def test_nobody_is_burnt_on_the_election_day() -> None:
    scene = orders(election(), Bob="candidat")
    assert_refused(scene, "Cleo", "voter Dan", clause="rpg.vote.33")
    scene.to("nuit")
    assert_dead(scene)


@pytest.mark.rule("rpg.capitaine.10")
def test_the_power_takes_one_of_four_forms() -> None:
    option = options("rpg")["capitaine"]
    assert [value for value in option.values if value != "aucun"] == FORMS
    assert option.check("1-5-voix") == "1-5-voix"
    with pytest.raises(OptionError):
        option.check(["tranchage", "double-voix"])
    with pytest.raises(CompositionError):
        rpg("Bob Cleo", Zoe="loup-garou", options={"capitaine": "triple-voix"})


@pytest.mark.rule("rpg.capitaine.11")
def test_the_form_must_be_chosen_before_the_game_and_is_told_to_all() -> None:
    roles = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "simple-villageois"}
    plan = Plan(rule_set("rpg"), list(roles), roles=roles)
    assert [(fault.what, fault.clause) for fault in unset_options(plan)] == [(["capitaine"], "rpg.capitaine.11")]
    plan.options = {"capitaine": "tranchage"}
    assert unset_options(plan) == []
    assert scene_options(election())["capitaine"] == "tranchage"


def scene_options(scene: Scene) -> dict[str, object]:
    found: dict[str, object] = scene.told("public", "composed")[0]["options"]
    return found


@pytest.mark.rule("rpg.capitaine.12", "rpg.vote.13")
def test_double_voix_counts_two() -> None:
    scene = held("double-voix").day({"Ana": "Bob", "Cleo": "Dan"})
    assert_told(scene, "public", "counted", votes={"Bob": 2.0, "Dan": 1.0}, first="Bob")
    assert_dead(scene, "Bob")


@pytest.mark.rule("rpg.capitaine.13")
def test_double_voix_breaks_no_tie() -> None:
    votes = {"Bob": "Dan", "Cleo": "Dan", "Eve": "Dan", "Dan": "Bob", "Fay": "Bob", "Gus": "Bob", "Ana": "Cleo"}
    scene = held("double-voix").day(votes)
    assert "tranchage" not in scene.closed
    assert_dead(scene)


@pytest.mark.rule("rpg.capitaine.14", "rpg.vote.13")
def test_with_tranchage_the_vote_counts_one() -> None:
    scene = held("tranchage").day({"Ana": "Bob", "Bob": "Dan", "Cleo": "Dan"})
    assert_told(scene, "public", "counted", votes={"Dan": 2.0, "Bob": 1.0})
    assert_dead(scene, "Dan")


@pytest.mark.rule("rpg.capitaine.15", "rpg.vote.16", "rpg.vote.19")
def test_tranchage_decides_among_the_tied_and_at_once() -> None:
    scene = orders(held("tranchage"), Bob="voter Dan", Cleo="voter Dan", Dan="voter Bob", Eve="voter Bob", Ana="voter Eve")
    scene.to("tranchage")
    assert_told(scene, "public", "counted", tied=["Bob", "Dan"], votes={"Dan": 2.0, "Bob": 2.0, "Eve": 1.0})
    assert scene.legal("Ana", "trancher") == ["Bob", "Dan"]
    assert_refused(scene, "Ana", "trancher rien", code="must-answer")
    scene.day(Ana="trancher Dan")
    assert_dead(scene, "Dan")
    assert_told(scene, "public", "acted", who="Ana", power="trancher", target=["Dan"])


@pytest.mark.rule("rpg.capitaine.15", "rpg.vote.19")
def test_without_a_decision_nobody_is_burnt() -> None:
    scene = held("tranchage").day({"Bob": "Cleo", "Dan": "Eve"})
    assert "tranchage" in scene.closed
    assert_dead(scene)


@pytest.mark.rule("rpg.capitaine.16")
def test_he_may_choose_against_his_own_vote_but_only_among_the_tied() -> None:
    scene = orders(held("tranchage"), Ana="voter Bob", Dan="voter Bob", Bob="voter Dan", Cleo="voter Dan").to("tranchage")
    assert_refused(scene, "Ana", "trancher Cleo", code="not-tied", clause="rpg.vote.16")
    scene.day(Ana="trancher Dan")
    assert_dead(scene, "Dan")


@pytest.mark.rule("rpg.vote.20")
@pytest.mark.parametrize("named", ["Ana", "Dan"])
def test_tied_himself_he_decides_all_the_same(named: str) -> None:
    scene = held("tranchage").day({"Bob": "Ana", "Cleo": "Dan"}, Ana=f"trancher {named}")
    assert_dead(scene, named)


@pytest.mark.rule("rpg.capitaine.17", "rpg.vote.13")
def test_double_voix_et_tranchage_is_both() -> None:
    scene = held("double-voix-et-tranchage").day({"Ana": "Bob", "Bob": "Dan", "Cleo": "Dan", "Dan": "Cleo"}, Ana="trancher Bob")
    assert_told(scene, "public", "counted", votes={"Bob": 2.0, "Dan": 2.0, "Cleo": 1.0})
    assert_dead(scene, "Bob")


@pytest.mark.rule("rpg.capitaine.19", "rpg.vote.13", "rpg.vote.15")
def test_one_and_a_half_votes_are_exact_and_a_half_decides() -> None:
    scene = held("1-5-voix").day({"Ana": "Bob", "Dan": "Bob", "Bob": "Dan", "Cleo": "Dan"})
    assert_told(scene, "public", "counted", votes={"Bob": 2.5, "Dan": 2.0}, first="Bob")
    assert_dead(scene, "Bob")


@pytest.mark.rule("rpg.vote.15")
def test_at_equal_numbers_the_one_against_whom_he_votes_is_first() -> None:
    scene = held("1-5-voix").day({"Bob": "Cleo", "Dan": "Cleo", "Ana": "Eve", "Fay": "Eve"})
    assert_told(scene, "public", "counted", votes={"Eve": 2.5, "Cleo": 2.0}, first="Eve")
    assert_dead(scene, "Eve")


@pytest.mark.rule("rpg.capitaine.20")
def test_one_and_a_half_votes_break_no_tie_of_others() -> None:
    votes = {"Bob": "Dan", "Cleo": "Dan", "Eve": "Dan", "Dan": "Bob", "Fay": "Bob", "Gus": "Bob", "Ana": "Cleo"}
    scene = held("1-5-voix").day(votes)
    assert_told(scene, "public", "counted", votes={"Dan": 3.0, "Bob": 3.0, "Cleo": 1.5}, tied=["Bob", "Dan"])
    assert_dead(scene)


@pytest.mark.rule("rpg.capitaine.21")
def test_the_delay_is_an_hour_unless_set_and_binds_him() -> None:
    option = options("rpg")["delai-reponses"]
    assert option.default == 3600
    assert rule_set("rpg").delays["successeur"] == "delai-reponses"
    scene = held("tranchage").lynch("Ana")
    assert scene.asked("Ana") == ["nommer-successeur"]
    assert scene.table.submit(Close(CLOCK, 3600.0, "successeur@1")) is None
    assert_refused(scene, "Ana", "nommer-successeur Bob")
    assert len(captain(scene)) == 1


@pytest.mark.rule("rpg.capitaine.22", "rpg.vote.29")
def test_his_heir_has_the_title_as_soon_as_he_is_named_and_nothing_waits_for_it() -> None:
    scene = held("double-voix").lynch("Ana")
    assert scene.window == "nuit"
    assert captain(scene) == ["Ana"]
    assert_refused(scene, "Ana", "nommer-successeur Ana", code="dead")
    assert scene.say("Ana", "nommer-successeur Bob") is None
    assert (captain(scene), scene.window) == (["Bob"], "nuit")
    assert_told(scene, "public", "elected", who="Bob", how="named", after="Ana")
    scene.night().day({"Bob": "Cleo", "Dan": "Eve"})
    assert_dead(scene, "Ana", "Cleo")  # with the same form of power


@pytest.mark.rule("rpg.capitaine.22", "rpg.vote.18")
def test_a_tie_within_the_delay_burns_nobody() -> None:
    scene = rpg("Bob Cleo Dan Eve", Ana="simple-villageois", Zoe="loup-garou", captain="Ana", form="tranchage")
    scene.night(Zoe="devorer Ana").day({"Bob": "Cleo", "Dan": "Eve"})
    assert "tranchage" not in scene.closed
    assert_dead(scene, "Ana")


@pytest.mark.rule("rpg.vote.22")
def test_a_vote_weighs_what_its_author_is_at_the_close() -> None:
    scene = rpg("Bob Cleo Dan Eve", Ana="simple-villageois", Zoe="loup-garou", captain="Ana", form="double-voix")
    orders(scene.night(Zoe="devorer Ana"), Bob="voter Cleo", Dan="voter Eve", Ana="nommer-successeur Bob")
    assert view(scene.table, "public").totals == {"Cleo": 2.0, "Eve": 1.0}
    scene.day()
    assert_dead(scene, "Ana", "Cleo")


@pytest.mark.rule("rpg.capitaine.24")
def test_a_name_given_ahead_holds_in_silence_and_is_secret_until_then() -> None:
    scene = rpg("Bob Cleo Dan", Ana="simple-villageois", Zoe="loup-garou", captain="Ana", form="tranchage")
    scene.night(Ana="nommer-successeur Bob", Zoe="devorer Ana")
    assert_not_told(scene, "Bob", "elected", who="Bob")
    scene.table.submit(Close(CLOCK, 0.0, "successeur@1"))
    assert captain(scene) == ["Bob"]
    assert scene.game.drawn == {}
    assert_told(scene, "public", "elected", who="Bob", how="named")


@pytest.mark.rule("rpg.capitaine.24")
def test_a_choice_in_the_delay_prevails_and_a_dead_heir_is_none() -> None:
    scene = rpg("Bob Cleo Dan", Ana="simple-villageois", Zoe="loup-garou", captain="Ana", form="tranchage")
    scene.night(Ana="nommer-successeur Bob", Zoe="devorer Ana")
    assert scene.say("Ana", "nommer-successeur Cleo") is None
    assert captain(scene) == ["Cleo"]
    scene = rpg("Bob Cleo Dan", Ana="simple-villageois", Zoe="loup-garou", captain="Ana", form="tranchage")
    scene.night(Ana="nommer-successeur Bob", Zoe="devorer Bob").lynch("Ana")
    scene.table.submit(Close(CLOCK, 0.0, "successeur@1"))
    assert_told(scene, "public", "elected", how="drawn", after="Ana")


@pytest.mark.rule("rpg.nuit.54")
def test_to_name_an_heir_is_no_order_of_the_night() -> None:
    scene = rpg("Bob", Ana="simple-villageois", Cleo="assommeur", Zoe="loup-garou", captain="Ana", form="double-voix")
    scene.night(Ana="nommer-successeur Bob", Cleo="assommer Ana", Zoe="devorer Bob").day({"Ana": "Cleo", "Zoe": "Ana"})
    assert_dead(scene, "Bob", "Cleo")  # and his voice weighs two


@pytest.mark.rule("rpg.capitaine.25")
def test_in_silence_the_heir_is_drawn_among_the_living() -> None:
    heirs = set()
    for i in range(20):
        scene = rpg("Bob Cleo Dan", Ana="simple-villageois", Zoe="loup-garou", captain="Ana", form="tranchage", seed=f"{i}")
        scene.night(Zoe="devorer Dan").lynch("Ana")
        scene.table.submit(Close(CLOCK, 0.0, "successeur@1"))
        heirs.update(captain(scene))
    assert heirs == {"Bob", "Cleo", "Zoe"}


@pytest.mark.rule("rpg.capitaine.26", "rpg.capitaine.27", "rpg.vote.18")
def test_a_tied_election_leaves_the_game_without_a_capitaine_and_ties_kill_nobody() -> None:
    scene = orders(election(), Bob="candidat", Cleo="candidat")
    orders(scene, Bob="voter Bob", Cleo="voter Cleo").to("nuit")
    assert captain(scene) == []
    scene.night().day({"Bob": "Dan", "Cleo": "Dan", "Dan": "Bob", "Zoe": "Bob"})
    assert_dead(scene)
    scene.to("vote")
    assert captain(scene) == []
    assert "tranchage" not in scene.closed


@pytest.mark.rule("rpg.vote.33")
def test_votes_go_to_declared_candidates_oneself_too() -> None:
    scene = orders(election(), Bob="candidat")
    assert_refused(scene, "Cleo", "voter Dan", clause="rpg.vote.33", code="not-candidate")
    orders(scene, Bob="voter Bob").close()
    assert captain(scene) == ["Bob"]


@pytest.mark.rule("rpg.vote.33")
def test_a_candidate_may_withdraw_and_the_votes_for_him_fall() -> None:
    scene = orders(election(), Bob="candidat", Cleo="candidat")
    orders(scene, Dan="voter Bob", Zoe="voter Bob", Cleo="voter Cleo", Bob="se-retirer")
    assert_told(scene, "public", "withdrew", who="Bob", office="capitaine")
    assert view(scene.table, "public").totals == {"Cleo": 1.0}
    for voter in ("Dan", "Zoe"):  # they are told, and can vote again
        assert_told(scene, voter, "lapsed", power="voter", reason="not-candidate")
    assert_not_told(scene, "Cleo", "lapsed")
    orders(scene, Dan="voter Cleo").close()
    assert captain(scene) == ["Cleo"]


@pytest.mark.rule("rpg.vote.33")
def test_only_a_candidate_withdraws() -> None:
    scene = orders(election(), Bob="candidat")
    assert [name for name in ("Bob", "Cleo", "Dan", "Zoe") if "se-retirer" in scene.asked(name)] == ["Bob"]
    assert_refused(scene, "Dan", "se-retirer", code="not-asked")
    assert "se-retirer" not in orders(scene, Bob="se-retirer").asked("Bob")


@pytest.mark.rule("rpg.vote.33")
def test_who_dies_during_the_election_is_no_candidate_any_more() -> None:
    scene = orders(election(), Bob="candidat", Cleo="candidat")
    orders(scene, Dan="voter Bob", Zoe="voter Bob", Cleo="voter Cleo")
    assert scene.decree("kill", "Bob") is None
    assert_told(scene, "Dan", "lapsed", power="voter", reason="not-candidate")
    assert_refused(scene, "Dan", "voter Bob", code="not-candidate")
    scene.close()
    assert captain(scene) == ["Cleo"]


@pytest.mark.rule("rpg.vote.33")
def test_who_stands_is_not_asked_again_and_withdraws_by_no_slip() -> None:
    scene = orders(election(), Bob="candidat rien", Cleo="candidat")
    assert scene.say("Cleo", "candidat rien") is not None  # as from a page that was open before
    assert view(scene.table, "public").seats[2].marks == ["candidate"]
    orders(scene, Bob="candidat")
    assert_not_told(scene, "Bob", "lapsed")  # that Bob would not stand was his own earlier word
    assert [asked.power for asked in view(scene.table, "Bob").prompts if asked.awaited] == ["voter"]


def test_a_candidate_who_has_voted_keeps_nobody_waiting_and_no_bot_withdraws() -> None:
    scene = orders(election(), **dict.fromkeys(["Bob", "Cleo", "Dan", "Zoe"], "candidat"))
    orders(scene, **dict.fromkeys(["Bob", "Cleo", "Dan", "Zoe"], "voter Bob"))
    assert scene.table.open is not None
    assert scene.table.open.answered()
    assert RandomBot(1, passes=0).reply(view(scene.table, "Bob")) is None


@pytest.mark.rule("rpg.vote.34")
def test_without_a_candidate_or_a_vote_there_is_no_capitaine() -> None:
    for given in ({}, {"Bob": "candidat"}):
        scene = orders(election(), **given).to("nuit")
        assert captain(scene) == []
        scene.night().day({"Bob": "Cleo", "Cleo": "Dan"})
        assert_dead(scene)


def test_in_a_game_whose_form_was_left_out_the_title_is_an_honour() -> None:
    scene = village("Ana Bob Cleo Dan", rules="rpg", Zoe="loup-garou")
    elect(scene, "Ana").to("vote")
    scene.day({"Ana": "Bob", "Bob": "Cleo"})
    assert_alive(scene, "Bob", "Cleo")


@pytest.mark.rule("rpg.capitaine.24")
def test_he_may_name_his_heir_by_day_too_and_never_himself() -> None:
    scene = held("tranchage")
    assert "Ana" not in scene.legal("Ana", "nommer-successeur")
    assert scene.say("Ana", "nommer-successeur Bob") is None
    scene.lynch("Ana")
    scene.table.submit(Close(CLOCK, 0.0, "successeur@1"))
    assert captain(scene) == ["Bob"]


@pytest.mark.rule("rpg.capitaine.22")
def test_dead_he_cannot_say_nobody_and_alive_he_need_say_nothing() -> None:
    scene = held("tranchage").day().night().to("vote")
    assert scene.say("Ana", "nommer-successeur rien") is None
    assert scene.game.drawn == {}
    scene.lynch("Ana")
    assert_refused(scene, "Ana", "nommer-successeur rien", code="must-answer")


@pytest.mark.rule("rpg.nuit.54")
@pytest.mark.parametrize(("role", "order"), [("protecteur", "proteger Bob"), ("redirecteur", "rediriger Bob Dan")])
def test_what_meets_the_orders_of_a_night_does_not_meet_the_name_of_an_heir(role: str, order: str) -> None:
    scene = rpg("Bob Dan", Ana="simple-villageois", Cleo=role, Zoe="loup-garou", captain="Ana", form="tranchage")
    scene.night(Ana="nommer-successeur Bob", Cleo=order, Zoe="devorer Ana")
    assert_not_told(scene, "Ana", "failed")
    scene.table.submit(Close(CLOCK, 0.0, "successeur@1"))
    assert captain(scene) == ["Bob"]
