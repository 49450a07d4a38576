"""Loup-Garou Manipulateur: a visit, what he is told of it, and an action that ends elsewhere."""

from __future__ import annotations

import pytest

from loupiote.kernel.data import encode
from loupiote.kernel.view import view
from rpg_scene import deprived, orders, rpg
from scene import Scene, assert_alive, assert_dead, assert_not_told, assert_refused, assert_told

DRAW = "action@nuit.loup-garou-manipulateur"


def hears(scene: Scene, player: str = "Ana") -> list[tuple[str, str]]:
    """What a player alone was told this far: kind of fact and moment."""
    return [(type(t.event).__name__, t.moment) for t in view(scene.table, player).told if t.to == [player]]


def said(scene: Scene, player: str = "Ana") -> list[str]:
    """The same facts, as they go out."""
    return [encode(t).decode() for t in view(scene.table, player).told if t.to == [player]]


@pytest.mark.rule("rpg.loup-garou-manipulateur.1", "rpg.nuit.27")
def test_he_visits_one_other_living_player_or_nobody() -> None:
    scene = rpg("Bob Cleo Dan", Ana="loup-garou-manipulateur")
    assert scene.legal("Ana", "visiter") == ["Bob", "Cleo", "Dan"]
    assert_refused(scene, "Ana", "visiter Ana", clause="rpg.loup-garou-manipulateur.1", code="oneself")
    scene.night(Ana=["visiter Bob", "devorer Dan"]).day()
    assert_refused(scene, "Ana", "visiter Dan", code="dead")
    scene.night(Ana="visiter Bob").day()  # the same player again
    assert scene.say("Ana", "visiter rien") is None
    scene.night()
    assert len(scene.told("Ana", "acted")) == 2


@pytest.mark.rule("rpg.loup-garou-manipulateur.2", "rpg.loup-garou-manipulateur.3", "rpg.loup-garou-manipulateur.6")
def test_he_is_told_that_the_player_acts_not_what_nor_on_whom() -> None:
    told = []
    for role, order in (
        ("voyante", "sonder Cleo"),
        ("salvateur", "proteger Dan"),
        ("telepathe", "ecrire Cleo Attention"),
    ):
        scene = rpg("Cleo Dan", Ana="loup-garou-manipulateur", Bob=role)
        orders(scene, Ana="visiter Bob", Bob=order).to("manipulation")
        assert scene.told("Ana", "acted") == [{"who": "Bob", "acted": True}]
        assert scene.legal("Ana", "manipuler") == ["Ana", "Cleo", "Dan"]
        told.append(said(scene)[-1:])
    assert told[0] == told[1] == told[2]


@pytest.mark.rule("rpg.loup-garou-manipulateur.2")
def test_of_a_player_who_does_not_act_he_is_told_so_and_asked_nothing() -> None:
    scene = rpg("Cleo", Ana="loup-garou-manipulateur", Bob="voyante")
    orders(scene, Ana="visiter Bob").to("vote")
    assert scene.told("Ana", "acted") == [{"who": "Bob", "acted": False}]
    assert "manipulation" not in scene.closed


@pytest.mark.rule("rpg.loup-garou-manipulateur.2")
@pytest.mark.parametrize("way", ["idle", "knocked out", "powerless"])
def test_who_was_prevented_has_not_acted(way: str) -> None:
    scene = rpg("Cleo", Ana="loup-garou-manipulateur", Bob="voyante", Dan="assommeur")
    if way == "powerless":
        scene = deprived(scene, "Bob")
    given = {"Ana": "visiter Bob"} | ({} if way == "idle" else {"Bob": "sonder Cleo"})
    scene.night(**given, **({"Dan": "assommer Bob"} if way == "knocked out" else {}))
    assert scene.told("Ana", "acted") == [{"who": "Bob", "acted": False}]


@pytest.mark.rule("rpg.loup-garou-manipulateur.4", "rpg.nuit.22")
def test_he_is_told_once_all_orders_are_in_and_names_his_host_before() -> None:
    scene = rpg("Cleo", Ana="loup-garou-manipulateur", Bob="voyante", Dan="sorciere")
    orders(scene, Bob="sonder Cleo", Ana="visiter Bob").to("sorciere")
    assert_not_told(scene, "Ana", "acted")
    scene.to("manipulation")
    assert hears(scene)[-1] == ("Acted", "nuit")
    assert_not_told(scene, "Bob", "saw")

    scene = rpg("Cleo", Ana="loup-garou-manipulateur", Bob="voyante", Dan="sorciere")
    orders(scene, Bob="sonder Cleo").to("sorciere")
    assert_refused(scene, "Ana", "visiter Bob", code="not-asked")
    scene.to("vote")
    assert "manipulation" not in scene.closed
    assert_not_told(scene, "Ana", "acted")


@pytest.mark.rule("rpg.loup-garou-manipulateur.4", "rpg.loup-garou-manipulateur.5")
def test_no_answer_in_time_leaves_the_action_as_it_was() -> None:
    scene = rpg("Cleo Dan", Ana="loup-garou-manipulateur", Bob="voyante")
    scene.night(Ana="visiter Bob", Bob="sonder Cleo")
    assert_told(scene, "Bob", "saw", who="Cleo")
    assert_not_told(scene, "Bob", "manipulated")
    assert scene.game.ruleset.delays["manipulation"] == "delai-reponses"


@pytest.mark.rule("rpg.loup-garou-manipulateur.5")
def test_he_moves_a_protection_away_from_the_victim() -> None:
    scene = rpg("Cleo Eve", Ana="loup-garou-manipulateur", Bob="salvateur", Dan="loup-garou")
    scene.night(Bob="proteger Cleo", Dan="devorer Cleo", Ana=["visiter Bob", "manipuler Eve"])
    assert_dead(scene, "Cleo")


@pytest.mark.rule("rpg.loup-garou-manipulateur.5", "rpg.nuit.8")
def test_the_new_recipient_need_not_be_one_whom_the_author_could_name() -> None:
    scene = rpg("Cleo Eve", Ana="loup-garou-manipulateur", Bob="salvateur", Dan="loup-garou")
    scene.night(Bob="proteger Cleo").day()
    scene.night(Bob="proteger Eve", Dan="devorer Cleo", Ana=["visiter Bob", "manipuler Cleo"])  # Cleo twice running
    assert_dead(scene)
    scene.day()
    assert_refused(scene, "Bob", "proteger Eve", code="twice-running")  # the limit looks at whom he named


@pytest.mark.rule("rpg.loup-garou-manipulateur.5", "rpg.nuit.2")
def test_a_knock_out_cannot_be_moved_though_its_author_acts() -> None:
    scene = rpg("Dan", Ana="loup-garou-manipulateur", Bob="assommeur", Cleo="voyante")
    scene.night(Ana=["visiter Bob", "manipuler Dan"], Bob="assommer Cleo", Cleo="sonder Dan")
    assert scene.told("Ana", "acted") == [{"who": "Bob", "acted": True}]
    assert_told(scene, "Cleo", "knocked_out")
    assert_not_told(scene, "Bob", "manipulated")


@pytest.mark.rule("rpg.nuit.2")
def test_a_knock_out_is_not_redirected_either() -> None:
    scene = rpg("Eve", Ana="assommeur", Bob="redirecteur", Cleo="voyante", Dan="pretre", Fay="loup-garou")
    scene.night(Ana="assommer Cleo", Bob="rediriger Cleo Dan", Cleo="sonder Eve", Dan="interroger Eve")
    assert_not_told(scene, "Cleo", "saw")
    assert_not_told(scene, "Dan", "knocked_out")


@pytest.mark.rule("rpg.loup-garou-manipulateur.7")
def test_the_action_cannot_come_back_to_its_author() -> None:
    scene = rpg("Cleo Dan", Ana="loup-garou-manipulateur", Bob="sorciere")
    orders(scene, Ana="visiter Bob", Bob="empoisonner Cleo").to("manipulation")
    assert_refused(scene, "Ana", "manipuler Bob", clause="rpg.loup-garou-manipulateur.7", code="own-action")
    scene.close()
    assert_dead(scene, "Cleo")


@pytest.mark.rule("rpg.loup-garou-manipulateur.8", "rpg.loup-garou-manipulateur.9")
def test_the_manipulated_player_hears_of_it_at_the_end_of_the_night_and_not_of_whom() -> None:
    scene = rpg("Cleo Dan", Ana="loup-garou-manipulateur", Bob="voyante")
    orders(scene, Ana="visiter Bob", Bob="sonder Cleo").to("manipulation")
    orders(scene, Ana="manipuler Dan")
    assert ("Manipulated", "nuit") not in hears(scene, "Bob")
    scene.close()
    assert ("Manipulated", "nuit") in hears(scene, "Bob")
    assert not any("Ana" in fact for fact in said(scene, "Bob") if "manipulated" in fact)


@pytest.mark.rule("rpg.loup-garou-manipulateur.10")
def test_the_action_counts_on_the_new_recipient_and_is_used_up() -> None:
    scene = rpg("Cleo Dan Eve", Ana="loup-garou-manipulateur", Bob="sorciere")
    scene.night(Ana=["visiter Bob", "manipuler Dan"], Bob="empoisonner Cleo")
    assert_dead(scene, "Dan")
    scene.day()
    assert_refused(scene, "Bob", "empoisonner Cleo", code="spent")


@pytest.mark.rule("rpg.loup-garou-manipulateur.11")
def test_an_answer_is_about_the_new_recipient_and_only_who_gets_one_learns_the_name() -> None:
    scene = rpg("Cleo", Ana="loup-garou-manipulateur", Bob="voyante", Dan="sorciere")
    scene.night(Ana=["visiter Bob", "manipuler Dan"], Bob="sonder Cleo")
    assert scene.told("Bob", "saw") == [{"who": "Dan", "role": "sorciere"}]
    assert scene.told("Bob", "manipulated") == [{"who": "Bob", "to": "Dan"}]

    scene = rpg("Cleo Dan", Ana="loup-garou-manipulateur", Bob="salvateur")
    scene.night(Ana=["visiter Bob", "manipuler Dan"], Bob="proteger Cleo")
    assert scene.told("Bob", "manipulated") == [{"who": "Bob"}]


@pytest.mark.rule("rpg.loup-garou-manipulateur.12", "rpg.loup-garou-manipulateur.13")
@pytest.mark.parametrize(("drawn", "dead"), [("sauver", ["Cleo", "Eve"]), ("empoisonner", ["Dan"])])
def test_of_several_actions_one_is_drawn_and_he_does_not_know(drawn: str, dead: list[str]) -> None:
    scene = rpg("Cleo Dan Eve", Ana="loup-garou-manipulateur", Bob="sorciere", Fay="loup-garou", script={DRAW: drawn})
    orders(scene, Fay="devorer Cleo", Ana="visiter Bob").to("sorciere")
    orders(scene, Bob=["sauver Cleo", "empoisonner Eve"]).to("manipulation")
    both = said(scene), scene.legal("Ana", "manipuler")
    scene.night(Ana="manipuler Dan")
    assert_dead(scene, *dead)

    single = rpg("Cleo Dan Eve", Ana="loup-garou-manipulateur", Bob="sorciere", Fay="loup-garou")
    orders(single, Fay="devorer Cleo", Ana="visiter Bob").to("sorciere")
    orders(single, Bob="empoisonner Eve").to("manipulation")
    assert (said(single), single.legal("Ana", "manipuler")) == both


@pytest.mark.rule("rpg.loup-garou-manipulateur.12")
def test_the_draw_is_open_to_chance_among_all_of_them() -> None:
    drawn = set()
    for seed in "abcdefgh":
        scene = rpg("Cleo Dan", Ana="loup-garou-manipulateur", Bob="sorciere", Fay="loup-garou", seed=seed)
        orders(scene, Fay="devorer Cleo", Ana="visiter Bob").to("sorciere")
        scene.night(Bob=["sauver Cleo", "empoisonner Dan"])
        drawn |= {value for name, value in scene.game.drawn.items() if name.startswith("action@nuit-1")}
    assert drawn == {"sauver", "empoisonner"}


@pytest.mark.rule("rpg.loup-garou-manipulateur.14")
def test_he_may_carry_out_the_kill_the_same_night() -> None:
    scene = rpg("Cleo Dan", Ana="loup-garou-manipulateur", Bob="voyante", Eve="salvateur")
    scene.night(Ana=["devorer Cleo", "visiter Bob", "manipuler Eve"], Bob="sonder Dan")
    assert_dead(scene, "Cleo")
    assert_told(scene, "Bob", "saw", who="Eve", role="salvateur")


@pytest.mark.rule("rpg.nuit.5")
def test_the_kill_of_the_pack_is_moved_and_the_potion_stays_where_it_was_poured() -> None:
    scene = rpg("Bob Eve Fay", Ana="loup-garou", Cleo="sorciere", Dan="loup-garou-manipulateur")
    scene.night(Ana="devorer Bob", Cleo="sauver Bob", Dan=["visiter Ana", "manipuler Eve"])
    assert_dead(scene, "Eve")
    assert_told(scene, "Ana", "manipulated")
    scene.day()
    scene.night(Ana="devorer Fay")
    assert_refused(scene, "Cleo", "sauver Fay", code="spent")
    assert_dead(scene, "Eve", "Fay")


@pytest.mark.rule("rpg.nuit.4")
def test_the_sorciere_is_shown_the_victim_before_any_manipulation() -> None:
    scene = rpg("Dan Eve Gus", Ana="loup-garou", Bob="redirecteur", Cleo="sorciere", Fay="loup-garou-manipulateur")
    scene.night(Ana="devorer Dan", Bob="rediriger Dan Eve", Fay=["visiter Ana", "manipuler Gus"])
    assert scene.told("Cleo", "victim") == [{"who": "Eve"}]
    assert_dead(scene, "Gus")


@pytest.mark.rule("rpg.nuit.9")
def test_redirected_first_then_manipulated_he_has_the_last_word() -> None:
    cast = {
        "Ana": "voyante",
        "Bob": "redirecteur",
        "Eve": "loup-garou-manipulateur",
        "Fay": "salvateur",
        "Dan": "sorciere",
    }
    scene = rpg("Cleo", **cast)
    scene.night(Ana="sonder Cleo", Bob="rediriger Cleo Dan", Eve=["visiter Ana", "manipuler Fay"])
    assert scene.told("Ana", "saw") == [{"who": "Fay", "role": "salvateur"}]
    assert scene.told("Ana", "redirected") == [{"who": "Ana", "to": "Fay"}]
    assert scene.told("Ana", "manipulated") == [{"who": "Ana", "to": "Fay"}]


@pytest.mark.rule("rpg.nuit.9")
def test_the_last_word_may_be_the_first_one() -> None:
    scene = rpg("Cleo", Ana="voyante", Bob="redirecteur", Dan="sorciere", Eve="loup-garou-manipulateur")
    scene.night(Ana="sonder Cleo", Bob="rediriger Cleo Dan", Eve=["visiter Ana", "manipuler Cleo"])
    assert scene.told("Ana", "saw") == [{"who": "Cleo", "role": "simple-villageois"}]


@pytest.mark.rule("rpg.nuit.25")
def test_the_visit_meets_the_covers_as_they_stand_before_his_change() -> None:
    scene = rpg("Cleo", Ana="loup-garou-manipulateur", Bob="protecteur", Dan="loup-garou")
    orders(scene, Bob="proteger Bob", Ana="visiter Bob", Dan="devorer Bob").to("vote")
    assert scene.told("Ana", "failed") == [{}]
    assert_not_told(scene, "Ana", "acted")
    assert "manipulation" not in scene.closed
    assert_dead(scene)


@pytest.mark.rule("rpg.nuit.25")
def test_a_visit_that_was_let_in_is_not_stopped_by_what_it_changed() -> None:
    """He visits whom a redirection sends him to, and moves that very redirection onto a covered player."""
    scene = rpg("Cleo Dan", Ana="loup-garou-manipulateur", Bob="redirecteur", Eve="protecteur")
    scene.night(Ana=["visiter Cleo", "manipuler Dan"], Bob="rediriger Cleo Bob", Eve="proteger Dan")
    assert scene.told("Ana", "acted") == [{"who": "Bob", "acted": True}]
    assert_not_told(scene, "Ana", "failed")
    assert scene.told("Ana", "redirected") == [{"who": "Ana", "to": "Bob"}]
    assert_told(scene, "Bob", "manipulated")


@pytest.mark.rule("rpg.nuit.25", "rpg.nuit.16")
def test_a_visit_that_was_prevented_tells_nothing_of_the_host() -> None:
    for way in ("knocked out", "powerless"):
        scene = rpg("Cleo", Ana="loup-garou-manipulateur", Bob="voyante", Dan="assommeur")
        scene = deprived(scene, "Ana") if way == "powerless" else scene
        orders(scene, Ana="visiter Bob", Bob="sonder Cleo", **({"Dan": "assommer Ana"} if way == "knocked out" else {}))
        scene.to("vote")
        assert "manipulation" not in scene.closed
        assert_not_told(scene, "Ana", "acted")
        assert len(scene.told("Ana", "failed")) == (way == "powerless")


@pytest.mark.rule("rpg.nuit.26")
def test_an_action_without_a_living_recipient_counts_and_cannot_be_moved() -> None:
    scene = rpg("Cleo Dan", Ana="loup-garou-manipulateur", Bob="infect-pere-des-loups")
    scene.night(Ana=["devorer Cleo", "visiter Bob", "manipuler Dan"], Bob="infecter")
    assert scene.told("Ana", "acted") == [{"who": "Bob", "acted": True}]
    assert "infected" in scene.marks("Cleo")
    assert_not_told(scene, "Bob", "manipulated")


@pytest.mark.rule("rpg.infect-pere-des-loups.3", "rpg.nuit.8")
def test_an_infection_goes_with_the_attack_that_he_moves() -> None:
    scene = rpg("Cleo Dan", Ana="loup-garou-manipulateur", Bob="infect-pere-des-loups", Eve="loup-garou")
    scene.night(Eve="devorer Cleo", Bob="infecter", Ana=["visiter Eve", "manipuler Dan"])
    assert "infected" in scene.marks("Dan")
    assert "infected" not in scene.marks("Cleo")
    assert_alive(scene, "Cleo", "Dan")


@pytest.mark.rule("rpg.nuit.26")
def test_who_answered_no_has_not_acted() -> None:
    scene = rpg("Cleo Dan", Ana="loup-garou-manipulateur", Bob="infect-pere-des-loups")
    scene.night(Ana=["devorer Cleo", "visiter Bob"], Bob="infecter non")
    assert scene.told("Ana", "acted") == [{"who": "Bob", "acted": False}]
    assert_dead(scene, "Cleo")


@pytest.mark.rule("rpg.nuit.28")
def test_of_a_redirecteur_he_changes_where_he_redirects_to() -> None:
    cast = {"Ana": "loup-garou-manipulateur", "Bob": "redirecteur", "Eve": "voyante", "Fay": "salvateur"}
    scene = rpg("Cleo Dan", **cast)
    scene.night(Bob="rediriger Cleo Dan", Eve="sonder Cleo", Ana=["visiter Bob", "manipuler Fay"])
    assert scene.told("Eve", "saw") == [{"who": "Fay", "role": "salvateur"}]
    assert scene.told("Bob", "manipulated") == [{"who": "Bob"}]


@pytest.mark.rule("rpg.loup-garou-manipulateur.5", "rpg.loup-garou-manipulateur.10")
def test_a_protection_is_moved_and_covers_the_new_recipient_only() -> None:
    scene = rpg("Cleo Eve", Ana="loup-garou-manipulateur", Bob="protecteur", Dan="loup-garou", Fay="voyante")
    scene.night(Bob="proteger Cleo", Ana=["visiter Bob", "manipuler Eve"], Dan="devorer Cleo", Fay="sonder Eve")
    assert_dead(scene, "Cleo")
    assert scene.told("Fay", "failed") == [{}]


@pytest.mark.rule("rpg.nuit.25")
def test_an_action_that_a_cover_stops_may_be_moved_and_one_that_is_moved_stopped() -> None:
    scene = rpg("Cleo Eve", Ana="loup-garou-manipulateur", Bob="voyante", Dan="protecteur")
    scene.night(Bob="sonder Cleo", Dan="proteger Cleo", Ana=["visiter Bob", "manipuler Eve"])
    assert scene.told("Bob", "saw") == [{"who": "Eve", "role": "simple-villageois"}]
    scene.day()
    scene.night(Bob="sonder Cleo", Dan="proteger Eve", Ana=["visiter Bob", "manipuler Eve"])
    assert scene.told("Bob", "failed") == [{}]
    assert scene.told("Bob", "manipulated")[-1] == {"who": "Bob"}


@pytest.mark.rule("rpg.nuit.51")
def test_the_shot_of_the_chasseur_is_out_of_his_reach() -> None:
    scene = rpg("Cleo Dan Eve", Ana="chasseur", Bob="loup-garou-manipulateur")
    orders(scene, Bob=["devorer Ana", "visiter Ana"]).to("chasseur")
    assert scene.told("Bob", "acted") == [{"who": "Ana", "acted": False}]
    assert "manipulation" not in scene.closed
    scene.night(Ana="tirer Cleo")
    assert_dead(scene, "Ana", "Cleo")


@pytest.mark.rule("rpg.nuit.8")
def test_a_visit_redirected_to_himself_is_of_his_own_action() -> None:
    scene = rpg("Cleo Dan", Ana="loup-garou-manipulateur", Bob="redirecteur")
    orders(scene, Ana=["devorer Dan", "visiter Cleo"], Bob="rediriger Cleo Ana").to("manipulation")
    assert scene.told("Ana", "acted") == [{"who": "Ana", "acted": True}]
    assert_refused(scene, "Ana", "manipuler Ana", clause="rpg.loup-garou-manipulateur.7")
    orders(scene, Ana="manipuler Cleo").to("vote")
    assert_dead(scene, "Cleo")
