"""The game master's word: on a seat, on all; first it is shown what it changes. And the table as its master sees it."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.web.games import door

SMALL = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "sorciere"} | dict.fromkeys(
    ["Dan", "Eve", "Fay", "Gus"], "simple-villageois"
)


def offer(page: Any, what: str) -> Any:
    """The form of a decree on the page of a seat."""
    return next(form for form in page.forms if ("what", what) in form.fields)


def decree(master: Any, place: int, what: str, **fields: str) -> tuple[Any, Any]:
    """Give a decree on a seat: the page that shows what it changes, then the screen."""
    form = offer(master.browser.get(f"seats/{place}/"), what)
    shown = master.browser.send(form, list(fields.items()))
    master.page = master.browser.send(shown.form(to="/decree/"))
    return shown, master.page


@pytest.fixture
def game(lead: Any) -> Any:
    master = lead(**SMALL)
    master.to("debat@1")
    return master


def test_the_table_shows_cards_marks_and_spent_powers(lead: Any) -> None:
    master = lead(**SMALL)
    master.next()
    master.answer("Bob")
    master.next()
    master.answer("Dan")
    page = master.browser.get("seats/")
    assert "Dan Villageois · Village · attaque en cours" in page.text
    master.answer("Dan")
    page = master.browser.get("seats/3/")
    assert "sauver (utilisé)" in page.text
    assert "empoisonner" in page.text
    assert "Voisins Bob, Dan" in page.text


def test_to_kill_shows_first_who_would_die(game: Any) -> None:
    form = offer(game.browser.get("seats/4/"), "kill")
    shown = game.browser.send(form)
    assert "On dit à tous : Dan perd la vie" in shown.text
    assert game.dead == []
    game.page = game.browser.send(shown.form(to="/decree/"))
    assert game.dead == ["Dan"]
    assert "Dan perd la vie" in game.page.text  # to be said aloud
    assert game.window == "debat@1"
    assert "Les langues se délient" not in game.page.text


def test_a_decree_that_is_sent_twice_is_given_once_and_refused_to_nobody(game: Any) -> None:
    form = game.browser.send(offer(game.browser.get("seats/4/"), "kill")).form(to="/decree/")
    for _tap in range(2):
        assert game.browser.send(form).has("read")
    assert game.dead == ["Dan"]


def test_to_revive(game: Any) -> None:
    decree(game, 4, "kill")
    page = game.browser.get("seats/4/")
    assert not any(("what", "kill") in form.fields for form in page.forms)
    decree(game, 4, "revive")
    assert game.dead == []


def test_to_spare(lead: Any) -> None:
    master = lead(**SMALL)
    master.next()
    master.answer("Bob")
    master.next()
    master.answer("Dan")
    decree(master, 4, "spare")
    master.to("debat@1")
    assert master.dead == []


def test_to_change_a_card_and_to_give_the_captaincy(game: Any) -> None:
    decree(game, 5, "give-role", value="chasseur")
    decree(game, 5, "give-title", value="capitaine")
    page = game.browser.get("seats/5/")
    assert "Chasseur" in page.text
    assert "Capitaine" in page.text
    assert game.scene.view("Eve").me.role == "chasseur"


def test_what_was_changed_is_shown_to_the_player_concerned(game: Any) -> None:
    shown, page = decree(game, 5, "give-role", value="voyante")
    assert "On dit à Eve" in shown.text
    assert "Montre à Eve" in page.text


def test_marks_come_and_go(game: Any) -> None:
    decree(game, 4, "mark", value="no-vote")
    page = game.browser.get("seats/4/")
    assert "vote interdit" in page.text
    assert "no-vote" not in offer(page, "mark").legal["value"]
    decree(game, 4, "unmark", value="no-vote")
    assert not any(("what", "unmark") in form.fields for form in game.browser.get("seats/4/").forms)


def test_words_to_one_and_to_all(game: Any) -> None:
    decree(game, 4, "announce", value="Tu as froid.")
    form = offer(game.browser.get("more/"), "announce")
    game.browser.send(game.browser.send(form, [("value", "Un orage <b>gronde</b>.")]).form(to="/decree/"))
    heard = {name: [getattr(event, "text", "") for event in game.scene.view(name).events] for name in ("Dan", "Eve")}
    assert "Tu as froid." in heard["Dan"]
    assert "Tu as froid." not in heard["Eve"]
    assert "Un orage <b>gronde</b>." in heard["Eve"]
    assert "<b>gronde" not in game.browser.get("past/").html


def test_somebody_takes_a_seat(game: Any) -> None:
    decree(game, 4, "substitute", value="Zoé")
    page = game.browser.get("seats/4/")
    assert "Zoé" in page.text
    refused = game.browser.send(offer(page, "substitute"), [("value", "Ana")])
    assert "Ana" in refused.text
    assert ("value", "Ana") in offer(refused, "substitute").fields, "what was typed is there to be corrected"
    assert [seat.name for seat in game.scene.view().seats][3] == "Zoé"


@pytest.mark.parametrize("name", ["Cleօ", "Bоb", "⠀", "Eveㅤ", "Meneur"])
def test_nobody_takes_a_seat_under_a_name_that_looks_like_another_or_like_nothing(game: Any, name: str) -> None:
    form = offer(game.browser.get("seats/4/"), "substitute")
    game.browser.send(form, [("value", name)])
    game.browser.send(form, [("value", name), ("sure", "")])
    assert [seat.name for seat in game.scene.view().seats][3] == "Dan"


def test_the_game_is_ended(game: Any) -> None:
    form = offer(game.browser.get("more/"), "end-game")
    shown = game.browser.send(form, [("value", "Ana"), ("value", "Dan")])
    game.page = game.browser.send(shown.form(to="/decree/"))
    game.to_question()
    assert "La partie est finie" in game.page.text
    assert game.scene.view().winners == ["Ana", "Dan"]
    assert any(link.endswith("/after/") for link in game.page.links)


def test_a_game_that_has_ended_can_be_undone(game: Any) -> None:
    form = offer(game.browser.get("more/"), "end-game")
    game.browser.send(game.browser.send(form).form(to="/decree/"))
    game.browser.send(game.browser.get("undo/").form(to="/undo/"))
    assert game.window == "debat@1"


def test_a_decree_of_an_old_screen_is_not_done(game: Any) -> None:
    shown = game.browser.send(offer(game.browser.get("seats/4/"), "kill"))
    assert door.undo(game.scene.game.pk, game.scene.co_mj).ok
    after = game.browser.send(shown.form(to="/decree/"), [("reason", "Tricherie")])
    assert "La partie a avancé" in after.text and 'value="Tricherie"' in after.html
    assert game.dead == []


@pytest.mark.parametrize("what", ["count", "no-such-decree", ""])
def test_what_the_screen_does_not_offer_is_no_order(game: Any, what: str) -> None:
    form = offer(game.browser.get("seats/4/"), "kill")
    assert game.browser.send(form, [("what", what), ("sure", "1")]).status == 400


def test_a_decree_that_cannot_be_is_refused_with_its_reason(game: Any) -> None:
    form = offer(game.browser.get("seats/4/"), "give-role")
    page = game.browser.send(form, [("value", "dragon")])
    assert "dragon" in page.text
    assert game.scene.view("Dan").me.role == "simple-villageois"


def test_a_refused_word_to_all_is_there_to_be_corrected(game: Any) -> None:
    ticked = [("value", "Personne"), ("value", "Ana")]
    page = game.browser.send(offer(game.browser.get("more/"), "end-game"), ticked)
    assert "Personne" in page.text and ("value", "Ana") in offer(page, "end-game").fields
    page = game.browser.send(offer(page, "announce"), [("value", " ")])
    assert 'data-kind="warn"' in page.html and page.has(to="/decree/")


def test_the_phone_goes_round(game: Any) -> None:
    page = game.browser.get("cards/")
    assert "Voyante" not in page.text
    page = game.browser.get("cards/1/")
    assert "Ana" in page.text
    assert "data-secret" in page.html
    assert page.text.index("Maintenir" if "Maintenir" in page.text else "Toucher") < page.text.index("Voyante")
    assert any(link.endswith("/cards/2/") for link in page.links)
    assert not any("/table/more" in link for link in page.links)  # whoever holds it sees nothing else
    assert any(link.endswith("/table/") for link in game.browser.get("cards/7/").links)
    assert game.browser.client.get(f"{game.browser.base}cards/8/").status_code == 404
