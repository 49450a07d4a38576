"""The Voleur: on the first night he may take one of two cards that were not dealt."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.start import CompositionError, Plan, start
from loupiote.kernel.view import view
from loupiote.rules import rule_set
from scene import (
    Scene,
    assert_card,
    assert_not_told,
    assert_refused,
    assert_told,
    assert_won,
    village,
    windows_of,
)

TWO_WOLVES = ["loup-garou", "loup-garou"]


def thief(*spares: str, **more: Any) -> Scene:
    return village("Cleo Dan Eve Fay Gus", Ana="voleur", Bob="loup-garou", spares=list(spares), **more)


@pytest.mark.rule("meneur.voleur.1")
def test_the_card() -> None:
    assert_card("voleur", camp="village", call="premiere-nuit", line="Village, Première nuit seulement")


@pytest.mark.rule("meneur.voleur.1")
def test_he_is_called_on_the_first_night_only() -> None:
    scene = thief("sorciere", "simple-villageois")
    assert windows_of("voleur") == ["voleur"]
    assert scene.calls("aube") == ["voleur", "loups"]
    assert scene.to_moment("nuit").calls("aube") == ["loups"]
    assert_not_told(scene, "Ana", "became")
    assert len(scene.told("Ana", "cards")) == 1


@pytest.mark.rule("meneur.voleur.2")
def test_he_alone_is_shown_the_two_cards_that_were_not_dealt() -> None:
    scene = thief("sorciere", "simple-villageois")
    assert scene.window == "voleur"
    assert scene.told("Ana", "cards") == [{"cards": ["sorciere", "simple-villageois"]}]
    assert scene.because("cards") == {"meneur.voleur.2"}
    for other in ("Bob", "Cleo", "public"):
        assert_not_told(scene, other, "cards")


@pytest.mark.rule("meneur.voleur.3")
@pytest.mark.parametrize("order", ["prendre-carte garder", "prendre-carte rien", None])
def test_he_may_keep_his_card(order: str | None) -> None:
    scene = thief("sorciere", "simple-villageois")
    assert scene.legal("Ana", "prendre-carte") == ["sorciere", "simple-villageois", "garder"]
    assert order is None or scene.say("Ana", order) is None
    scene.close()
    assert (scene.game.role("Ana"), scene.game.camp("Ana")) == ("voleur", "village")
    assert_not_told(scene, "Ana", "became")
    assert "sorciere" not in scene.calls("aube")


@pytest.mark.rule("meneur.voleur.3")
def test_he_takes_one_of_these_two_and_no_other() -> None:
    scene = thief("sorciere", "simple-villageois")
    assert_refused(scene, "Ana", "prendre-carte voyante", clause="meneur.voleur.3")
    assert_refused(scene, "Ana", "prendre-carte Bob", clause="meneur.voleur.3")
    assert scene.say("Ana", "prendre-carte simple-villageois") is None


@pytest.mark.rule("meneur.voleur.4")
def test_he_acts_as_his_new_role_on_the_same_night() -> None:
    scene = thief("sorciere", "simple-villageois").to("voleur")
    scene.say("Ana", "prendre-carte sorciere")
    scene.close()
    assert_told(scene, "Ana", "became", who="Ana", role="sorciere", camp="village")
    assert scene.because("became") == {"meneur.voleur.4"}
    assert_not_told(scene, "Bob", "became")
    assert scene.game.setup["cartes-restantes"] == ["simple-villageois", "voleur"]
    assert scene.calls("aube", Bob="devorer Cleo", Ana="sauver Cleo") == ["loups", "sorciere"]
    assert scene.game.dead == []


@pytest.mark.rule("meneur.voleur.4")
def test_he_plays_his_new_role_for_the_whole_game() -> None:
    scene = thief("sorciere", "simple-villageois").night(Ana="prendre-carte sorciere")
    scene.to_moment("nuit").night(Bob="devorer Cleo", Ana="sauver Cleo").lynch("Ana")
    assert_told(scene, "public", "died", who="Ana", role="sorciere")


@pytest.mark.rule("meneur.voleur.4")
@pytest.mark.parametrize("card", ["cupidon", "voyante", "joueur-de-flute"])
def test_all_other_calls_come_after_his(card: str) -> None:
    scene = thief(card, "simple-villageois")
    scene.say("Ana", f"prendre-carte {card}")
    scene.close()
    assert card in scene.calls("aube")


@pytest.mark.rule("meneur.voleur.5")
def test_with_two_wolf_cards_he_must_take_one() -> None:
    scene = thief(*TWO_WOLVES)
    assert_refused(scene, "Ana", "prendre-carte garder", code="wolf-cards", clause="meneur.voleur.5")
    assert_refused(scene, "Ana", "prendre-carte rien", code="must-answer", clause="meneur.voleur.5")
    assert scene.say("Ana", "prendre-carte loup-garou") is None
    scene.close()
    assert scene.game.camp("Ana") == "loups"
    assert scene.told("Ana", "pack") == scene.told("Bob", "pack") == [{"members": ["Ana", "Bob"]}]
    assert scene.window == "loups" and scene.asked("Ana") == ["devorer"]


@pytest.mark.rule("meneur.voleur.5")
@pytest.mark.parametrize(
    ("cards", "forced"),
    [
        (["grand-mechant-loup", "infect-pere-des-loups"], True),
        (["loup-garou", "loup-garou-blanc"], True),
        (["loup-garou", "simple-villageois"], False),
        (["loup-garou-blanc", "enfant-sauvage"], False),
    ],
)
def test_every_card_that_wakes_with_the_pack_counts(cards: list[str], forced: bool) -> None:
    scene = thief(*cards)
    assert ("garder" not in scene.legal("Ana", "prendre-carte")) is forced
    assert (scene.say("Ana", "prendre-carte garder") is not None) is forced


@pytest.mark.rule("meneur.voleur.5")
@pytest.mark.parametrize("drawn", ["grand-mechant-loup", "loup-garou"])
def test_one_of_two_wolf_cards_is_drawn_if_he_is_silent(drawn: str) -> None:
    scene = thief("loup-garou", "grand-mechant-loup", script={"carte@nuit.voleur": drawn})
    scene.close()
    assert scene.game.role("Ana") == drawn


@pytest.mark.rule("meneur.voleur.5")
def test_a_thief_who_became_a_wolf_wins_with_the_wolves() -> None:
    scene = thief(*TWO_WOLVES).night(Ana=["prendre-carte loup-garou", "devorer Cleo"])
    scene.lynch("Dan").night(Ana="devorer Eve")  # 2 and 2
    assert_won(scene, "loups", "Ana", "Bob")


PLAYERS = ["Ana", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"]


@pytest.mark.rule("meneur.voleur.6")
@pytest.mark.parametrize(("cards", "accepted"), [(8, False), (9, False), (10, True), (11, False)])
def test_the_thief_needs_two_surplus_cards(cards: int, accepted: bool) -> None:
    deck = {"voleur": 1, "loup-garou": 2, "simple-villageois": cards - 3}
    plan = Plan(rule_set("meneur"), PLAYERS, cards=deck, seed="test")
    if accepted:
        game = start(plan)
        assert len(game.setup["cartes-restantes"]) == 2
        return
    with pytest.raises(CompositionError) as error:
        start(plan)
    [fault] = error.value.faults
    assert (fault.code, fault.clause) == ("thief-needs-spares", "meneur.voleur.6")


@pytest.mark.rule("meneur.voleur.6")
@pytest.mark.parametrize("spares", [[], ["sorciere"], ["sorciere", "voyante", "salvateur"]])
def test_the_surplus_of_a_fixed_deal_is_two_cards_too(spares: list[str]) -> None:
    with pytest.raises(CompositionError) as error:
        thief(*spares)
    assert error.value.faults[0].clause == "meneur.voleur.6"


@pytest.mark.rule("meneur.voleur.6")
def test_without_a_thief_there_is_no_surplus() -> None:
    with pytest.raises(CompositionError) as error:
        village("Cleo Dan Eve", Ana="voyante", Bob="loup-garou", spares=["sorciere", "simple-villageois"])
    assert error.value.faults[0].code == "cards-count"


@pytest.mark.rule("meneur.voleur.6")
def test_nobody_notices_that_the_thief_is_himself_a_spare_card() -> None:
    roles = {"Bob": "loup-garou", "Cleo": "sorciere"}
    dealt = village("Dan Eve Fay", Ana="voleur", spares=["simple-villageois"] * 2, **roles)
    spare = village("Dan Eve Fay", Ana="simple-villageois", spares=["voleur", "simple-villageois"], **roles)
    assert dealt.window == "voleur" and spare.window == "loups"
    for viewer in ("public", "Bob", "Dan"):
        before, after = (view(scene.table, viewer).plain() for scene in (dealt, spare))
        if viewer != "Bob":  # he is asked already
            assert before == after
    assert "voleur" not in spare.calls("aube")
