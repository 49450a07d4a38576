"""The colour code, and the sides of multi-class cards."""

from __future__ import annotations

import pytest

from loupiote.kernel.ruleset import BearerKind
from loupiote.kernel.start import CompositionError, Plan, start
from loupiote.rules import rule_set
from loupiote.rules.rpg import colours
from rpg_scene import rpg
from scene import assert_told, assert_won

RULES = rule_set("rpg")


def colour(role: str) -> str:
    return colours.of_card(RULES.roles[role])


@pytest.mark.rule("rpg.couleurs.2")
def test_there_are_six_colours() -> None:
    assert sorted(colours.COLOURS.values()) == ["bleu", "orange", "rose", "rouge", "vert", "violet"]
    assert {colour(role) for role in RULES.roles} <= set(colours.COLOURS.values())


@pytest.mark.rule("rpg.couleurs.3")
def test_villagers_are_blue() -> None:
    assert [colour(role) for role in ("voyante", "simple-villageois")] == ["bleu", "bleu"]


@pytest.mark.rule("rpg.couleurs.4")
def test_wolves_are_red() -> None:
    assert [colour(role) for role in ("loup-garou", "grand-mechant-loup")] == ["rouge", "rouge"]


@pytest.mark.rule("rpg.couleurs.5")
def test_wolves_who_begin_outside_the_den_are_orange() -> None:
    assert colours.of_card(BearerKind("loup-egare", camp="loups")) == "orange"
    wolves = [kind for kind in RULES.roles.values() if kind.camp == "loups"]
    assert {colours.of_card(kind) for kind in wolves if "antre" in kind.holds} == {"rouge"}
    assert {colours.of_card(kind) for kind in wolves if "antre" not in kind.holds} <= {"orange"}


@pytest.mark.rule("rpg.couleurs.7")
def test_independents_are_green() -> None:
    assert [colour(role) for role in ("joueur-de-flute", "loup-garou-blanc")] == ["vert", "vert"]


@pytest.mark.rule("rpg.couleurs.8")
def test_multi_class_roles_are_violet_until_a_death_shows_their_side() -> None:
    violet = ("assommeur", "protecteur", "redirecteur", "telepathe")
    assert [colour(role) for role in violet] == ["violet"] * 4
    for wolves, camp, shown in (("Bob", "loups", "rouge"), ("", "village", "bleu")):
        scene = rpg("Cleo Dan", Ana="loup-garou", Bob="assommeur", wolves=wolves).to("vote").lynch("Bob")
        assert_told(scene, "public", "died", who="Bob", role="assommeur", camp=camp)
        assert colours.of_player(scene.game, "Bob") == shown


@pytest.mark.rule("rpg.couleurs.9", "rpg.protecteur.1", "rpg.redirecteur.1", "rpg.assommeur.1")
@pytest.mark.parametrize("role", ["assommeur", "protecteur", "redirecteur"])
def test_a_composition_without_a_side_for_each_such_card_is_refused(role: str) -> None:
    def plan(camps: dict[str, object], **dealt: object) -> Plan:
        return Plan(RULES, ["Ana", "Bob", "Cleo"], setup={"camps": camps}, seed="x", **dealt)  # type: ignore[arg-type]

    fixed = {"roles": {"Ana": role, "Bob": "loup-garou", "Cleo": "simple-villageois"}}
    cards = {"cards": {role: 2, "loup-garou": 1}}
    for wrong, dealt in (({}, fixed), ({"Ana": "vampires"}, fixed), ({}, cards), ({role: ["loups"]}, cards)):
        with pytest.raises(CompositionError) as refused:
            start(plan(wrong, **dealt))
        assert [fault.clause for fault in refused.value.faults] == ["rpg.couleurs.9"]
    start(plan({"Ana": "loups"}, **fixed))
    start(plan({role: ["loups", "village"]}, **cards))


@pytest.mark.rule("rpg.couleurs.9")
def test_each_card_has_the_side_that_was_chosen_for_it() -> None:
    scene = rpg("Dan", Ana="assommeur", Bob="assommeur", Cleo="loup-garou", wolves="Bob")
    assert scene.told("Ana", "dealt") == [{"role": "assommeur", "camp": "village"}]
    assert scene.told("Bob", "dealt") == [{"role": "assommeur", "camp": "loups"}]
    scene.to("vote").lynch("Cleo").to("vote").lynch("Bob")
    assert_won(scene, "village", "Ana", "Dan")


def test_by_option_all_are_on_one_side_or_each_is_drawn() -> None:
    cast = {"Ana": "assommeur", "Bob": "protecteur", "Cleo": "loup-garou", "Dan": "simple-villageois"}
    for way, sides in (("tous-villageois", ["village"] * 2), ("tous-loups", ["loups"] * 2)):
        scene = rpg("", options={"camps-multiclassables": way}, **cast)
        assert [scene.game.camp(player) for player in ("Ana", "Bob")] == sides
    script = {"camps@distribution-0.joueur": "loups", "camps@distribution-0.joueur.2": "village"}
    scene = rpg("", options={"camps-multiclassables": "tirage-par-carte"}, script=script, **cast)
    assert [scene.game.camp(player) for player in ("Ana", "Bob")] == ["loups", "village"]
    assert "Ana" in scene.game.held("antre")


def test_a_card_given_by_decree_has_a_side_by_the_next_night() -> None:
    scene = rpg("Dan Eve", Ana="loup-garou", Bob="voyante")
    scene.decree("give-role", "Dan", "assommeur")
    scene.night().day()
    assert scene.game.camp("Dan") in ("village", "loups")


@pytest.mark.rule("rpg.couleurs.8")
def test_a_card_given_by_decree_has_a_side_when_its_player_dies_that_day() -> None:
    scene = rpg("Dan Eve", Ana="loup-garou", Bob="voyante", options={"camps-multiclassables": "tous-villageois"})
    scene.night()
    scene.decree("give-role", "Dan", "assommeur")
    scene.lynch("Dan")
    assert_told(scene, "public", "died", who="Dan", role="assommeur", camp="village")


@pytest.mark.rule("rpg.couleurs.9")
def test_who_gives_up_the_card_of_a_wolf_leaves_the_den_with_it() -> None:
    scene = rpg("Bob Cleo Dan", Ana="telepathe", Eve="loup-garou", wolves="Ana")
    scene.night()
    assert scene.game.held("antre") == ["Ana", "Eve"]
    assert scene.decree("give-role", "Ana", "voyante") is None
    scene.day()
    assert (scene.game.camp("Ana"), scene.game.held("antre")) == ("village", ["Eve"])


def test_a_card_given_to_somebody_who_is_turned_before_it_has_a_side_has_one_when_they_die() -> None:
    scene = rpg("Bob Cleo Dan Eve", Ana="infect-pere-des-loups", Fay="loup-garou")
    scene.to("nuit")
    scene.decree("give-role", "Bob", "telepathe")
    scene.decree("mark", "Bob", "infected")
    scene.decree("kill", "Bob")
    assert scene.told("public", "died")[-1]["camp"] in ("village", "loups")
