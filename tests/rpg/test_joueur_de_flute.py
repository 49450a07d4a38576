"""Joueur de Flûte: whom he may charm, what a charm does, and when he wins."""

from __future__ import annotations

import pytest

from loupiote.kernel.data import encode
from loupiote.kernel.view import view
from rpg_scene import deprived, orders, rpg
from scene import Scene, assert_dead, assert_not_told, assert_refused, assert_told, assert_won, rights


def charmed(scene: Scene) -> list[str]:
    """The living members of the group."""
    members: list[str] = scene.game.held("charmes")
    assert members == [player for player in scene.game.living if "charmed" in scene.marks(player)]
    return members


@pytest.mark.rule("rpg.joueur-de-flute.1")
def test_he_wins_neither_with_the_village_nor_with_the_wolves() -> None:
    scene = rpg("Cleo Dan", Ana="joueur-de-flute", Bob="loup-garou")
    assert scene.game.camp("Ana") == "independant"
    scene.night().lynch("Bob")
    assert not scene.game.over  # he is an enemy of the village as long as he lives
    scene.night().lynch("Ana")
    assert_won(scene, "village", "Cleo", "Dan")

    scene = rpg("Cleo", Ana="joueur-de-flute", Bob="loup-garou")
    scene.night(Bob="devorer Cleo")
    assert not scene.game.over
    scene.day()
    scene.night(Bob="devorer Ana")
    assert_won(scene, "loups", "Bob")


@pytest.mark.rule("rpg.joueur-de-flute.2", "rpg.joueur-de-flute.11")
def test_a_hideout_of_his_own_and_no_board_for_the_charmed() -> None:
    scene = rpg("Bob Cleo Eve", Ana="joueur-de-flute", Dan="loup-garou")
    before = {player: [a.board for a in view(scene.table, player).boards] for player in ("Bob", "Cleo")}
    scene.night(Ana="charmer Bob Cleo").day()
    assert rights(scene, "Ana", "cachette-de-musique") == "rw"
    assert rights(scene, "Bob", "cachette-de-musique") == ""
    assert {player: [a.board for a in view(scene.table, player).boards] for player in ("Bob", "Cleo")} == before


@pytest.mark.rule("rpg.joueur-de-flute.4", "rpg.joueur-de-flute.5")
def test_nobody_one_or_two_but_never_himself() -> None:
    scene = rpg("Bob Cleo Dan Fay", Ana="joueur-de-flute", Eve="loup-garou")
    assert_refused(scene, "Ana", "charmer Bob Cleo Dan", clause="rpg.joueur-de-flute.4", code="too-many")
    assert_refused(scene, "Ana", "charmer Ana", clause="rpg.joueur-de-flute.5", code="oneself")
    assert_refused(scene, "Ana", "charmer Bob Ana", clause="rpg.joueur-de-flute.5", code="oneself")
    scene.night(Ana="charmer rien", Eve="devorer Fay").day()
    assert charmed(scene) == []
    assert_refused(scene, "Ana", "charmer Fay", code="dead")
    scene.night(Ana="charmer Bob").day()
    assert charmed(scene) == ["Bob"]
    scene.night(Ana="charmer Dan Cleo")
    assert charmed(scene) == ["Bob", "Cleo", "Dan"]


@pytest.mark.rule("rpg.joueur-de-flute.4")
def test_one_who_is_charmed_already_may_be_named_to_no_effect() -> None:
    scene = rpg("Bob Cleo Dan", Ana="joueur-de-flute", Eve="loup-garou")
    scene.night(Ana="charmer Bob").day()
    assert scene.night(Ana="charmer Bob")
    assert charmed(scene) == ["Bob"]
    assert len(scene.told("Bob", "charmed")) == 1


@pytest.mark.rule("rpg.joueur-de-flute.6", "rpg.joueur-de-flute.7", "rpg.nuit.8")
def test_redirected_onto_himself_the_charm_works_and_he_joins_the_group() -> None:
    scene = rpg("Cleo Dan", Ana="joueur-de-flute", Bob="redirecteur", Eve="loup-garou")
    scene.night(Ana="charmer Cleo", Bob="rediriger Cleo Ana").day()
    assert charmed(scene) == ["Ana"]
    assert scene.told("Ana", "redirected") == [{"who": "Ana"}]
    scene.night(Ana="charmer Cleo")
    assert scene.told("Cleo", "charmed") == [{"members": ["Ana", "Cleo"]}]  # one member among others


@pytest.mark.rule("rpg.joueur-de-flute.8")
def test_who_is_charmed_keeps_his_power() -> None:
    scene = rpg("Dan", Ana="joueur-de-flute", Bob="voyante", Cleo="salvateur", Eve="loup-garou")
    scene.night(Ana="charmer Bob").day()
    scene.night(Bob="sonder Cleo")
    assert_told(scene, "Bob", "saw", who="Cleo", role="salvateur")


@pytest.mark.rule("rpg.joueur-de-flute.9", "rpg.joueur-de-flute.10")
def test_the_charmed_see_the_whole_group_and_nobody_else_does() -> None:
    scene = rpg("Bob Cleo Dan Fay", Ana="joueur-de-flute", Eve="loup-garou")
    scene.night(Ana="charmer Bob Cleo").day()
    for player in ("Bob", "Cleo"):
        assert scene.told(player, "charmed") == [{"members": ["Bob", "Cleo"]}]  # told once, though the charms are two
    for player in ("Ana", "Dan", "Eve", "public"):
        assert_not_told(scene, player, "charmed")
    scene.night(Ana="charmer Dan")
    assert scene.told("Bob", "charmed")[-1] == {"members": ["Bob", "Cleo", "Dan"]}
    assert scene.told("Dan", "charmed") == [{"members": ["Bob", "Cleo", "Dan"]}]


@pytest.mark.rule("rpg.nuit.19", "rpg.joueur-de-flute.9")
def test_they_join_at_the_end_of_the_night() -> None:
    scene = rpg("Bob Cleo", Ana="joueur-de-flute", Dan="sorciere", Eve="loup-garou")
    orders(scene, Ana="charmer Bob Cleo").to("sorciere")
    assert charmed(scene) == []
    scene.close()
    told = next(t for t in view(scene.table, "Bob").told if type(t.event).__name__ == "Charmed")
    assert (told.moment, charmed(scene)) == ("nuit", ["Bob", "Cleo"])


@pytest.mark.rule("rpg.joueur-de-flute.12", "rpg.victoire.1")
def test_he_wins_when_the_last_one_without_charm_is_burnt_or_devoured() -> None:
    scene = rpg("Bob Cleo Dan", Ana="joueur-de-flute", Eve="loup-garou")
    scene.night(Ana="charmer Bob Cleo", Eve="devorer Dan")
    assert not scene.game.over  # the wolf is not charmed
    scene.lynch("Eve")
    assert_won(scene, "joueur-de-flute", "Ana")

    scene = rpg("Bob Cleo Dan", Ana="joueur-de-flute", Eve="loup-garou")
    scene.night(Ana="charmer Bob Eve").day()
    orders(scene, Ana="charmer Cleo", Eve="devorer Dan")
    assert not scene.game.over
    scene.close()
    assert_won(scene, "joueur-de-flute", "Ana")
    assert scene.because("won") == {"rpg.victoire.1", "rpg.joueur-de-flute.12"}


@pytest.mark.rule("rpg.joueur-de-flute.12")
def test_dead_he_does_not_win() -> None:
    scene = rpg("Bob Cleo", Ana="joueur-de-flute", Eve="loup-garou")
    scene.night(Ana="charmer Bob Cleo").day()
    scene.night(Ana="charmer Eve", Eve="devorer Ana")
    assert_dead(scene, "Ana")
    assert not scene.game.over


@pytest.mark.rule("rpg.joueur-de-flute.12", "rpg.victoire.1")
def test_at_the_same_moment_as_another_camp_he_wins_alone_or_by_option_shares() -> None:
    for way, camps, winners in (
        ("priorite", ["joueur-de-flute"], ["Ana"]),
        ("partagees", ["joueur-de-flute", "loups"], ["Ana", "Eve"]),
    ):
        options = {"victoires-simultanees": way, "victoire-loups": "parite"}
        scene = rpg("Cleo", Ana="joueur-de-flute", Eve="loup-garou", options=options)
        scene.night(Ana="charmer Eve", Eve="devorer Cleo")
        assert (scene.game.camps, scene.game.winners) == (camps, winners)


@pytest.mark.rule("rpg.joueur-de-flute.13", "rpg.joueur-de-flute.14", "rpg.victoire.2")
def test_with_his_amoureux_he_wins_together_and_need_not_charm_them() -> None:
    scene = rpg("Cleo Dan", Ana="joueur-de-flute", Bob="loup-garou", Fay="cupidon")
    scene.to("distribution")
    scene.play("nuit", {"Fay": "unir Ana Bob"})
    scene.night(Ana="charmer Cleo Dan").lynch("Fay")
    assert_won(scene, "joueur-de-flute", "Ana", "Bob")
    assert scene.because("won") >= {"rpg.joueur-de-flute.13", "rpg.joueur-de-flute.14"}


@pytest.mark.rule("rpg.joueur-de-flute.15")
def test_he_may_charm_his_amoureux_all_the_same() -> None:
    scene = rpg("Cleo Dan", Ana="joueur-de-flute", Bob="loup-garou", Fay="cupidon")
    scene.to("distribution")
    scene.play("nuit", {"Fay": "unir Ana Bob"})
    scene.night(Ana="charmer Bob")
    assert charmed(scene) == ["Bob"]


@pytest.mark.rule("rpg.nuit.34", "rpg.nuit.15")
def test_each_charm_is_stopped_or_moved_by_itself_and_a_cover_is_not_told() -> None:
    scene = rpg("Bob Cleo Dan", Ana="joueur-de-flute", Eve="loup-garou", Fay="protecteur", Gus="redirecteur")
    scene.night(Ana="charmer Bob Cleo", Fay="proteger Bob", Gus="rediriger Cleo Dan")
    assert charmed(scene) == ["Dan"]
    assert_not_told(scene, "Ana", "failed")
    assert scene.told("Ana", "redirected") == [{"who": "Ana"}]


@pytest.mark.rule("rpg.nuit.34")
@pytest.mark.parametrize(("drawn", "members"), [("charmer Bob", ["Cleo", "Eve"]), ("charmer Cleo", ["Bob", "Eve"])])
def test_the_manipulateur_is_offered_one_of_the_charms(drawn: str, members: list[str]) -> None:
    scene = rpg(
        "Bob Cleo Eve",
        Ana="joueur-de-flute",
        Dan="loup-garou-manipulateur",
        script={"action@nuit.loup-garou-manipulateur": drawn},
    )
    scene.night(Ana="charmer Bob Cleo", Dan=["visiter Ana", "manipuler Eve"])
    assert charmed(scene) == members
    assert scene.told("Ana", "manipulated") == [{"who": "Ana"}]


def test_a_flute_without_power_fails_in_one_sentence() -> None:
    told = []
    for names in ("Bob", "Bob Cleo"):
        scene = rpg("Bob Cleo", Ana="joueur-de-flute", Eve="loup-garou")
        scene = deprived(scene, "Ana")
        scene.night(Ana=f"charmer {names}")
        assert charmed(scene) == []
        told.append([encode(t.event) for t in view(scene.table, "Ana").told if t.to == ["Ana"]])
    assert told[0] == told[1]
