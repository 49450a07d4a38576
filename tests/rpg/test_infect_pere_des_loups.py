"""Infect Père des Loups: an infection in place of the pack's attack; what stops it, and what becomes of the infected."""

from __future__ import annotations

import pytest

from loupiote.kernel.data import encode
from loupiote.kernel.view import view
from rpg_scene import deprived, orders, rpg
from scene import Scene, assert_alive, assert_dead, assert_not_told, assert_refused, assert_told, assert_won, rights


def is_infected(scene: Scene, player: str) -> bool:
    """Whether a player is a wolf by infection, in every way that it shows."""
    signs = {
        scene.game.camp(player) == "loups",
        "infected" in scene.marks(player),
        rights(scene, player, "clairiere") == "rw",
        bool(scene.told(player, "infected", who=player)),
    }
    assert len(signs) == 1, signs
    return signs.pop()


def failures(scene: Scene, player: str = "Ana") -> list[bytes]:
    """The neutral sentences told to a player, as they go out."""
    told = view(scene.table, player).told
    return [encode(t) for t in told if type(t.event).__name__ == "Failed" and t.to == [player]]


@pytest.mark.rule("rpg.infect-pere-des-loups.1")
def test_he_is_of_the_pack() -> None:
    scene = rpg("Bob Cleo", Ana="infect-pere-des-loups")
    assert scene.game.camp("Ana") == "loups"
    assert rights(scene, "Ana", "clairiere") == "rw"


@pytest.mark.rule("rpg.infect-pere-des-loups.3", "rpg.infect-pere-des-loups.6", "rpg.infect-pere-des-loups.9")
def test_the_victim_of_the_pack_is_infected_and_nobody_devoured() -> None:
    scene = rpg("Bob Cleo Dan", Ana="infect-pere-des-loups", Eve="loup-garou")
    scene.night(Eve="devorer Bob", Ana="infecter")
    assert_dead(scene)
    assert is_infected(scene, "Bob")
    assert not is_infected(scene, "Cleo")
    assert_not_told(scene, "public", "infected")


@pytest.mark.rule("rpg.infect-pere-des-loups.3")
def test_it_bears_on_the_victim_given_in_the_den_and_on_nobody_without_one() -> None:
    scene = rpg("Bob Cleo Dan", Ana="infect-pere-des-loups", Eve="loup-garou")
    assert_refused(scene, "Ana", "infecter Cleo")
    scene.night(Ana="infecter")
    assert not any(is_infected(scene, player) for player in ("Bob", "Cleo", "Dan"))
    assert failures(scene) == []  # nothing was attempted
    scene.day()
    scene.night(Ana="infecter", Eve="devorer Bob")
    assert is_infected(scene, "Bob")


@pytest.mark.rule("rpg.infect-pere-des-loups.4")
def test_once_in_the_game_and_a_no_is_no_attempt() -> None:
    scene = rpg("Bob Cleo Dan", Ana="infect-pere-des-loups")
    scene.night(Ana=["infecter non", "devorer Dan"])
    assert_dead(scene, "Dan")
    scene.day()
    scene.night(Ana=["infecter", "devorer Bob"]).day()
    assert "infecter" not in scene.asked("Ana")
    assert_refused(scene, "Ana", "infecter", clause="rpg.infect-pere-des-loups.4", code="spent")
    scene.night(Ana="devorer Cleo")
    assert_dead(scene, "Dan", "Cleo")


@pytest.mark.rule("rpg.loup-garou.3", "rpg.infect-pere-des-loups.3")
@pytest.mark.parametrize("way", ["sans-attaque", "sans-mort"])
def test_by_option_there_is_nothing_to_infect_on_the_first_night(way: str) -> None:
    scene = rpg("Bob Cleo", Ana="infect-pere-des-loups", options={"premiere-nuit": way})
    assert_refused(scene, "Ana", "infecter", code="first-night")
    scene.night().day()
    assert "infecter" in scene.asked("Ana")


@pytest.mark.rule("rpg.infect-pere-des-loups.5")
def test_he_has_a_board_with_the_game_master_that_the_pack_does_not_see() -> None:
    scene = rpg("Bob Cleo", Ana="infect-pere-des-loups", Eve="loup-garou")
    assert rights(scene, "Ana", "fiche") == "rw"
    scene.say("Ana", "infecter")
    assert "infecter" not in [power for prompt in view(scene.table, "Eve").prompts for power in [prompt.power]]
    scene.night(Eve="devorer Bob")
    assert is_infected(scene, "Bob")


@pytest.mark.rule("rpg.infect-pere-des-loups.7", "rpg.infect-pere-des-loups.8")
def test_a_covered_victim_is_neither_infected_nor_devoured_and_the_attempt_is_lost() -> None:
    scene = rpg("Bob Cleo", Ana="infect-pere-des-loups", Dan="protecteur")
    scene.night(Ana=["devorer Bob", "infecter"], Dan="proteger Bob")
    assert_dead(scene)
    assert not is_infected(scene, "Bob")
    assert len(failures(scene)) == 1
    scene.day()
    assert_refused(scene, "Ana", "infecter", clause="rpg.infect-pere-des-loups.4")
    scene.night()
    assert len(failures(scene)) == 1  # told that night, not every night


@pytest.mark.rule("rpg.infect-pere-des-loups.8", "rpg.nuit.7", "rpg.nuit.6")
def test_prevented_himself_he_has_lost_the_attempt_and_the_pack_its_attack() -> None:
    scene = rpg("Cleo Dan", Ana="loup-garou", Bob="infect-pere-des-loups", Eve="assommeur")
    scene.night(Ana="devorer Dan", Bob="infecter", Eve="assommer Bob")
    assert_dead(scene)
    assert not is_infected(scene, "Dan")
    assert failures(scene, "Bob") == []  # he was told of the knock
    scene.day()
    assert_refused(scene, "Bob", "infecter", code="spent")


@pytest.mark.rule("rpg.infect-pere-des-loups.8", "rpg.nuit.7", "rpg.nuit.16")
def test_without_his_power_and_without_knowing_he_has_lost_the_attempt_all_the_same() -> None:
    scene = deprived(rpg("Cleo Dan", Ana="infect-pere-des-loups", Bob="loup-garou"), "Ana")
    scene.night(Bob="devorer Dan", Ana="infecter")
    assert_dead(scene)
    assert not is_infected(scene, "Dan")
    assert len(failures(scene)) == 1


@pytest.mark.rule("rpg.infect-pere-des-loups.8")
def test_the_wolf_who_acts_knocked_out_the_attempt_is_lost() -> None:
    scene = rpg("Cleo Dan", Ana="infect-pere-des-loups", Bob="loup-garou", Eve="assommeur")
    scene.night(Bob="devorer Dan", Ana="infecter", Eve="assommer Bob")
    assert_dead(scene)
    assert not is_infected(scene, "Dan")
    assert len(failures(scene)) == 1
    scene.day()
    assert_refused(scene, "Ana", "infecter", code="spent")


@pytest.mark.rule("rpg.infect-pere-des-loups.10")
def test_the_infected_win_with_the_wolves_and_no_more_with_the_village() -> None:
    scene = rpg("Bob Cleo", Ana="infect-pere-des-loups")
    scene.night(Ana=["devorer Bob", "infecter"]).lynch("Ana")
    assert not scene.game.over  # an infected player lives
    scene.night(Bob="devorer Cleo")
    assert_won(scene, "loups", "Ana", "Bob")

    scene = rpg("Bob Cleo Dan", Ana="infect-pere-des-loups")
    scene.night(Ana=["devorer Bob", "infecter"]).lynch("Ana")
    scene.night().lynch("Bob")
    assert_won(scene, "village", "Cleo", "Dan")


@pytest.mark.rule("rpg.infect-pere-des-loups.11", "rpg.infect-pere-des-loups.12", "rpg.infect-pere-des-loups.13")
def test_all_of_it_happens_at_daybreak_and_the_power_stays() -> None:
    scene = rpg("Fay", Ana="infect-pere-des-loups", Bob="voyante", Cleo="salvateur", Dan="sorciere")
    orders(scene, Ana=["devorer Bob", "infecter"], Bob="sonder Cleo").to("sorciere")
    assert not is_infected(scene, "Bob")
    scene.close()
    told = [(type(t.event).__name__, t.moment) for t in view(scene.table, "Bob").told if t.to is not None]
    assert [t for t in told if t[0] in ("Saw", "Infected", "Pack")] == [
        ("Saw", "nuit"),
        ("Infected", "aube"),
        ("Pack", "aube"),
    ]
    assert scene.told("Ana", "pack")[-1] == {"members": ["Ana", "Bob"]}
    scene.day()
    scene.night(Bob=["sonder Dan", "devorer Fay"])
    assert_told(scene, "Bob", "saw", who="Dan", role="sorciere")
    assert_dead(scene, "Fay")


@pytest.mark.rule("rpg.infect-pere-des-loups.13")
def test_the_curse_of_the_ancien_takes_nothing_from_the_infected() -> None:
    scene = rpg("Eve Fay", Ana="infect-pere-des-loups", Bob="voyante", Cleo="ancien", Dan="salvateur")
    scene.night(Ana=["devorer Bob", "infecter"]).lynch("Cleo")
    assert "sonder" in scene.asked("Bob")
    assert "proteger" not in scene.asked("Dan")
    scene.night(Bob="sonder Dan")
    assert_told(scene, "Bob", "saw", who="Dan", role="salvateur")


@pytest.mark.rule("rpg.infect-pere-des-loups.14")
def test_dead_that_very_night_the_victim_is_announced_without_it() -> None:
    scene = rpg("Dan Eve", Ana="infect-pere-des-loups", Bob="voyante", Cleo="sorciere")
    scene.night(Ana=["devorer Bob", "infecter"], Cleo="empoisonner Bob")
    assert scene.told("public", "died") == [{"who": "Bob", "role": "voyante", "camp": "village"}]
    assert_not_told(scene, "Bob", "infected")
    assert len(failures(scene)) == 1
    assert scene.game.camp("Bob") == "village"


@pytest.mark.rule("rpg.infect-pere-des-loups.15")
def test_dead_later_the_status_is_announced_with_the_first_role() -> None:
    scene = rpg("Dan Eve", Ana="infect-pere-des-loups", Bob="voyante")
    scene.night(Ana=["devorer Bob", "infecter"]).lynch("Bob")
    assert scene.told("public", "died", who="Bob", role="voyante", status=["infected"])


def lovers(scene: Scene, pair: str) -> Scene:
    """Cupidon, who is Cleo, unites these two."""
    orders(scene.to("distribution"), Cleo=f"unir {pair}").to("nuit")
    return scene


@pytest.mark.rule("rpg.infect-pere-des-loups.19")
def test_an_infected_amoureux_dies_of_grief_all_the_same() -> None:
    scene = lovers(rpg("Bob Dan Eve", Ana="infect-pere-des-loups", Cleo="cupidon"), "Bob Dan")
    scene.night(Ana=["devorer Bob", "infecter"]).lynch("Dan")
    assert_dead(scene, "Dan", "Bob")


@pytest.mark.rule("rpg.infect-pere-des-loups.20")
def test_the_couple_of_two_villagers_becomes_one_of_traitors() -> None:
    scene = lovers(rpg("Bob Dan Eve", Ana="infect-pere-des-loups", Cleo="cupidon"), "Bob Dan")
    scene.night(Ana=["devorer Bob", "infecter"])
    for lover in ("Bob", "Dan"):
        assert scene.told(lover, "message", text="couple-amoureux")
    assert_not_told(scene, "Ana", "message", text="couple-amoureux")
    assert_not_told(scene, "Dan", "infected")  # not why
    scene.lynch("Ana")
    scene.night(Bob="devorer Eve")
    assert not scene.game.over
    scene.lynch("Cleo")
    assert_won(scene, "amoureux", "Bob", "Dan")


@pytest.mark.rule("rpg.infect-pere-des-loups.20")
def test_a_wolf_may_infect_his_own_amoureux_and_both_win_with_the_wolves() -> None:
    scene = lovers(rpg("Bob Eve", Ana="infect-pere-des-loups", Cleo="cupidon"), "Ana Bob")
    scene.night(Ana=["devorer Bob", "infecter"])
    assert_dead(scene)  # an infection is no murder
    assert is_infected(scene, "Bob")
    assert scene.told("Ana", "message", text="couple-loups")
    scene.lynch("Cleo")
    scene.night(Ana="devorer Eve")
    assert_won(scene, "loups", "Ana", "Bob")


@pytest.mark.rule("rpg.infect-pere-des-loups.20", "rpg.joueur-de-flute.13")
def test_a_couple_that_wins_by_the_flute_still_does_and_is_told_nothing() -> None:
    scene = lovers(rpg("Dan Eve", Ana="infect-pere-des-loups", Bob="joueur-de-flute", Cleo="cupidon"), "Bob Dan")
    scene.night(Ana=["devorer Dan", "infecter"], Bob="charmer Ana Eve")
    assert is_infected(scene, "Dan")
    assert_not_told(scene, "Bob", "message", text="couple-amoureux")
    scene.lynch("Cleo")
    assert_won(scene, "joueur-de-flute", "Bob", "Dan")


@pytest.mark.rule("rpg.infect-pere-des-loups.21", "rpg.infect-pere-des-loups.22", "rpg.infect-pere-des-loups.7")
def test_the_ancien_loses_his_second_life_to_it_and_is_not_infected() -> None:
    scene = rpg("Cleo Dan", Ana="infect-pere-des-loups", Bob="ancien")
    scene.night(Ana=["devorer Bob", "infecter"])
    assert_alive(scene, "Bob")
    assert not is_infected(scene, "Bob")
    assert len(failures(scene)) == 1
    scene.day()
    scene.night(Ana="devorer Bob")
    assert_dead(scene, "Bob")


@pytest.mark.rule("rpg.infect-pere-des-loups.23")
def test_the_ancien_who_has_lost_his_second_life_is_infected() -> None:
    scene = rpg("Cleo Dan", Ana="infect-pere-des-loups", Bob="ancien")
    scene.night(Ana="devorer Bob").day()
    scene.night(Ana=["devorer Bob", "infecter"])
    assert is_infected(scene, "Bob")


@pytest.mark.rule("rpg.infect-pere-des-loups.23")
@pytest.mark.parametrize(("way", "taken"), [("jamais", False), ("premiere-attaque", True)])
def test_by_option_the_ancien_is_never_infected_or_at_once(way: str, taken: bool) -> None:
    scene = rpg("Cleo Dan", Ana="infect-pere-des-loups", Bob="ancien", options={"ancien-infection": way})
    if way == "jamais":
        scene.night(Ana="devorer Bob").day()
    scene.night(Ana=["devorer Bob", "infecter"])
    assert is_infected(scene, "Bob") is taken


@pytest.mark.rule("rpg.infect-pere-des-loups.21")
def test_a_cover_keeps_the_second_life_of_the_ancien_from_an_infection_too() -> None:
    scene = rpg("Cleo Dan", Ana="infect-pere-des-loups", Bob="ancien", Eve="protecteur")
    scene.night(Ana=["devorer Bob", "infecter"], Eve="proteger Bob").day()
    scene.night(Ana="devorer Bob")
    assert_alive(scene, "Bob")


@pytest.mark.rule("rpg.infect-pere-des-loups.24", "rpg.infect-pere-des-loups.25")
def test_the_sorciere_is_told_of_no_victim_and_heals_nobody() -> None:
    scene = rpg("Bob Dan", Ana="infect-pere-des-loups", Cleo="sorciere")
    orders(scene, Ana=["devorer Bob", "infecter"]).to("sorciere")
    assert scene.told("Cleo", "victim") == [{}]
    assert_refused(scene, "Cleo", "sauver Bob")
    scene.night()
    assert is_infected(scene, "Bob")


@pytest.mark.rule("rpg.infect-pere-des-loups.24")
def test_a_potion_poured_blindly_does_not_help_either() -> None:
    scene = rpg("Bob Dan", Ana="infect-pere-des-loups", Cleo="sorciere", options={"victime-montree": "jamais"})
    scene.night(Ana=["devorer Bob", "infecter"], Cleo="sauver Bob")
    assert is_infected(scene, "Bob")


@pytest.mark.rule("rpg.infect-pere-des-loups.25")
def test_without_a_potion_of_life_the_sorciere_is_told_nothing() -> None:
    scene = rpg("Bob Dan", Ana="infect-pere-des-loups", Cleo="sorciere")
    scene.night(Ana="devorer Dan", Cleo="sauver Dan").day()
    scene.night(Ana=["devorer Bob", "infecter"])
    assert len(scene.told("Cleo", "victim")) == 1


@pytest.mark.rule("rpg.infect-pere-des-loups.26")
def test_the_salvateur_does_not_keep_it_off() -> None:
    scene = rpg("Bob Cleo", Ana="infect-pere-des-loups", Dan="salvateur")
    scene.night(Ana=["devorer Bob", "infecter"], Dan="proteger Bob")
    assert is_infected(scene, "Bob")


@pytest.mark.rule("rpg.infect-pere-des-loups.27", "rpg.infect-pere-des-loups.28", "rpg.infect-pere-des-loups.29")
def test_an_infected_joueur_de_flute_charms_on_but_no_longer_wins_by_it() -> None:
    scene = rpg("Cleo Dan", Ana="infect-pere-des-loups", Bob="joueur-de-flute")
    scene.night(Ana=["devorer Bob", "infecter"], Bob="charmer Ana")
    assert is_infected(scene, "Bob")
    scene.day()
    scene.night(Bob="charmer Cleo Dan")
    assert scene.told("Dan", "charmed") == [{"members": ["Ana", "Cleo", "Dan"]}]
    assert not scene.game.over
    scene.lynch("Cleo")
    scene.night(Ana="devorer Dan")
    assert_won(scene, "loups", "Ana", "Bob")


@pytest.mark.rule("rpg.nuit.44", "rpg.infect-pere-des-loups.7")
def test_moved_onto_a_wolf_of_the_den_it_has_no_effect_and_is_used_up() -> None:
    scene = rpg("Bob Cleo", Ana="infect-pere-des-loups", Dan="loup-garou", Eve="redirecteur")
    scene.night(Dan="devorer Bob", Ana="infecter", Eve="rediriger Bob Dan")
    assert_dead(scene)
    assert "infected" not in scene.marks("Dan")
    assert len(failures(scene)) == 1
    scene.day()
    assert_refused(scene, "Ana", "infecter", code="spent")


@pytest.mark.rule("rpg.infect-pere-des-loups.3", "rpg.nuit.8")
def test_it_goes_where_the_attack_goes() -> None:
    scene = rpg("Bob Cleo", Ana="infect-pere-des-loups", Dan="loup-garou", Eve="redirecteur")
    scene.night(Dan="devorer Bob", Ana="infecter", Eve="rediriger Bob Cleo")
    assert is_infected(scene, "Cleo")
    assert not is_infected(scene, "Bob")
    assert scene.told("Dan", "redirected") == [{"who": "Dan"}]
    assert_not_told(scene, "Ana", "redirected")


@pytest.mark.rule("rpg.nuit.55", "rpg.infect-pere-des-loups.7")
def test_whatever_made_it_fail_he_is_told_the_same_words_at_the_end_of_the_night() -> None:
    told = {}
    for cause, roles, more in (
        ("covered", {"Dan": "protecteur"}, {"Dan": "proteger Bob"}),
        ("ancien", {"Bob": "ancien"}, {}),
        ("poisoned", {"Dan": "sorciere"}, {"Dan": "empoisonner Bob"}),
        ("shot", {"Dan": "chasseur", "Eve": "grand-mechant-loup"}, {"Eve": "tuer Dan", "Dan": "tirer Bob"}),
        ("prevented", {"Dan": "assommeur", "Eve": "loup-garou"}, {"Dan": "assommer Eve", "Eve": "devorer Bob"}),
    ):
        plain = " ".join(name for name in ("Bob", "Cleo", "Dan", "Eve") if name not in roles)
        scene = rpg(plain, Ana="infect-pere-des-loups", **roles)
        scene.night(**{"Ana": ["infecter"] if "devorer Bob" in more.values() else ["devorer Bob", "infecter"], **more})
        told[cause] = failures(scene)
        assert len(told[cause]) == 1, cause
    assert len({said[0] for said in told.values()}) == 1
