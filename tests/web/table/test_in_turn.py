"""A window that asks many at once, led around a table: each is called in turn, and it is plain whom a question is for."""

from __future__ import annotations

from typing import Any

import pytest

from web.table.conftest import Master

ROLES = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "loup-garou", "Dan": "salvateur", "Eve": "corbeau"}
ROLES |= {"Fay": "sorciere"} | dict.fromkeys(["Gus", "Hal"], "simple-villageois")


@pytest.fixture
def night(table: Any) -> Any:
    """The first night of `rpg`."""
    master = Master(lambda **more: table(rules="rpg", **more), options={"capitaine": "aucun"}, **ROLES)
    master.to_question()
    return master


def test_each_is_called_by_name_of_the_card_and_goes_back_to_sleep(night: Any) -> None:
    heard = []
    while night.window == "nuit@1":
        heard.append(night.page.text)
        night.nothing()
    assert "Tout le monde ferme les yeux" in heard[0]
    assert not any("ferme les yeux et se tait" in page for page in heard[1:])
    for card, who in (("Voyante", "Ana"), ("Salvateur", "Dan"), ("Corbeau", "Eve")):
        (page,) = [page for page in heard if f"{card} : ouvre les yeux" in page]
        assert f"{who} {card}" in page
        (after,) = [page for page in [*heard, night.page.text] if f"{card} : referme les yeux" in page]
        assert f"{card} : ouvre les yeux" not in after
    (pack,) = [page for page in heard if "Les Loups-Garous ouvrent les yeux" in page]
    assert "Bob Loup-Garou" in pack and "Cleo Loup-Garou" in pack
    assert "Ana Voyante" not in pack.split("Les appels")[0]
    assert not any("envoie ses ordres" in page for page in heard)
    assert "Tout le monde a été appelé" in night.page.text
    night.to_question()
    assert "La Sorcière ouvre les yeux" in night.page.text


def test_an_answer_is_kept_call_by_call_and_can_be_looked_at_again(night: Any) -> None:
    while "Les Loups-Garous ouvrent les yeux" not in night.page.text:
        night.nothing()
    night.answer("Gus")
    kept = {one.power: one.reply for one in night.scene.view().prompts if one.answered}
    assert kept["devorer"] == ("Gus",)
    while night.page.form("ask").fields.count(("close", "1")) == 0:
        night.nothing()
    assert "Tout le monde a été appelé et a répondu" in night.page.text.replace("\xa0", " ")
    night.page = night.browser.get("?call=antre")
    night.answer("Hal")
    kept = {one.power: one.reply for one in night.scene.view().prompts if one.answered}
    assert kept["devorer"] == ("Hal",)
    assert night.window == "nuit@1"
    night.page = night.browser.send(night.page.form("ask"))
    assert night.window == "sorciere@1"


def test_a_card_whose_player_is_dead_is_called_all_the_same(night: Any) -> None:
    from loupiote.kernel.inputs import Decree
    from loupiote.web.games import door

    assert door.submit(night.scene.game.pk, night.scene.mj, Decree(what="kill", who="Ana")).ok
    night.page = night.browser.get()
    heard = ""
    for _ in range(30):
        heard += night.page.text
        if night.window != "nuit@1":
            break
        if night.page.has("read"):
            night.next()
        else:
            night.nothing()
    assert heard.count("Voyante : ouvre les yeux") == 1
    assert "Personne ne répond à cet appel" in heard


def test_questions_for_several_say_whom_they_are_for(table: Any) -> None:
    roles = {"Ana": "voyante", "Bob": "espion", "Cleo": "loup-garou"} | dict.fromkeys("DEFG", "simple-villageois")
    master = Master(lambda **more: table(rules="forum", **more), **roles)
    master.to("voyante@1")
    assert "Ana · sonder" in master.page.text and "Bob · espionner" in master.page.text
