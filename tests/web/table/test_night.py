"""The script of a meneur game from the deal to the second night, read from the pages as a browser without scripts sees them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from table_pages import Browser


@pytest.fixture
def night(lead: Any) -> Any:
    return lead()


def test_the_deal_is_said_and_the_cards_go_round(night: Any) -> None:
    assert "Cartes en jeu" in night.page.text
    assert any(link.endswith("/table/cards/") for link in night.page.links)
    assert "reçoit la carte" not in night.page.text


def test_a_whole_night_is_led_in_the_order_of_the_rules(night: Any) -> None:
    seen = night.next().text
    assert "La nuit tombe" in seen
    assert "Cupidon ouvre les yeux" in seen
    assert "Dan Cupidon" in seen  # who answers
    seen = night.answer("Eve", "Fay").text
    assert "Cupidon se rendort" in seen
    assert "les Amoureux ouvrent les yeux" in seen
    assert "Montre à Eve" in seen
    seen = night.next().text
    assert "La Voyante ouvre les yeux" in seen
    seen = night.answer("Bob").text
    assert "Montre à Ana" in seen
    assert "La Voyante se rendort" in seen
    seen = night.next().text
    assert "Les Loups-Garous ouvrent les yeux" in seen
    assert "La Voyante se rendort" not in seen
    assert "Bob Loup-Garou" in seen
    assert "Ian Loup-Garou" in seen
    seen = night.answer("Ana").text
    assert "Les Loups-Garous se rendorment" in seen
    assert "La Sorcière ouvre les yeux" in seen
    assert "la proie de la meute est Ana" in seen
    seen = night.answer(v1="Gus").text
    assert "La Sorcière se rendort" in seen
    assert "Le Joueur de Flûte ouvre les yeux" in seen
    seen = night.answer("Bob", "Cleo").text
    assert "les charmés" in seen.casefold()
    assert "Montre à Bob, Cleo" in seen
    seen = night.next().text
    assert "Le jour se lève" in seen
    assert "Ana perd la vie" in seen
    assert "Gus perd la vie" in seen
    seen = night.next().text
    assert "Capitaine" in seen
    assert night.window == "election@1"


def test_nobody_died_is_said(night: Any) -> None:
    night.next()
    night.answer("Eve", "Fay")
    night.next()
    night.answer("")  # the Voyante looks at nobody
    assert night.window == "loups@1"
    night.answer("Ana")
    night.answer("Ana", v1="")  # healed
    night.answer("Bob", "Cleo")
    seen = night.next().text
    assert "Une proie des loups a survécu" in seen


@pytest.mark.parametrize(("calls", "said"), [("all", True), ("asked", False)])
def test_dead_roles_are_called_where_the_desk_wants_it(lead: Any, calls: str, said: bool) -> None:
    master = lead()
    page = master.browser.get("more/")
    kept = master.browser.send(page.form(to="/settings/"), [("calls", calls), ("minutes", "7")])
    assert ("minutes", "7") in kept.form(to="/settings/").fields
    master.page = master.browser.get()
    master.next()
    master.answer("Dan", "Fay")
    master.next()
    master.answer("")
    master.answer("Ana")
    master.answer(v1="Hal")
    master.answer("Bob", "Cleo")
    master.to_question()
    while master.window != "debat@1":
        master.close()
        master.to_question()
    master.close()
    master.close()
    page = master.to_question() if not said else master.page
    heard = page.text
    for _ in range(8):
        if not master.page.has("read"):
            break
        heard += master.next().text
    assert ("La Voyante ouvre les yeux" in heard) is said
    assert "Cupidon ouvre les yeux" not in heard  # the first night alone
    assert master.window == "loups@2"
    assert master.scene.view().moment == ("nuit", 2)


def test_the_end_of_the_night_calls_the_dead_too(lead: Any) -> None:
    master = lead()
    master.next()
    master.answer("Dan", "Fay")
    master.next()
    master.answer("")
    master.answer("Eve")
    master.answer(v1="Hal")
    assert master.window == "joueur-de-flute@1"  # nobody is dead before dawn
    master.answer("Bob", "Cleo")
    master.to_question()
    assert master.window == "chasseur@1"
    master.answer("Gus")
    while master.window != "loups@2":
        master.to_question()
        if master.page.has("close"):
            master.close()
        else:
            master.answer("")
    master.to_question()
    master.answer("Ana")
    assert "La Sorcière ouvre les yeux" in master.page.text
    seen = master.nothing().text
    assert "Le Joueur de Flûte ouvre les yeux" in seen
    assert "Personne ne répond à cet appel" in seen
    assert "Les charmés se rendorment" in seen


def test_a_question_in_the_middle_comes_up_by_itself(lead: Any) -> None:
    master = lead(Ana="chasseur", Bob="loup-garou", Cleo="loup-garou", **dict.fromkeys("DEFGH", "simple-villageois"))
    master.next()
    master.answer("Ana")
    page = master.page
    assert "Ana perd la vie" in page.text
    page = master.next()
    assert "Sur qui tire-t-il" in page.text
    assert "Ana Chasseur" in page.text
    page = master.answer("Bob")
    assert "Ana tire sur Bob" in page.text
    assert "Bob perd la vie" in page.text


def test_what_must_have_an_answer_is_drawn_where_there_is_none(night: Any) -> None:
    night.next()
    page = night.browser.send(night.page.form("ask"))
    assert "Dan doit répondre" in page.text
    assert night.window == "cupidon@1"
    night.page = night.browser.send(page.form("ask"), press="silent")
    assert night.window == "voyante@1"


def test_two_potions_are_refused_with_the_rule(night: Any) -> None:
    night.next()
    night.answer("Eve", "Fay")
    night.next()
    night.answer("")
    night.answer("Ana")
    page = night.answer("Ana", v1="Gus")
    assert "meneur.sorciere.6" in page.text
    assert "possibles" not in page.text  # nobody can be poisoned beside it
    assert night.window == "sorciere@1"


def test_back_to_the_cue_before(night: Any) -> None:
    page = night.next()
    assert "Cupidon ouvre les yeux" in page.text
    back = next(form for form in page.forms if ("back", "1") in form.buttons)
    page = night.browser.send(back, press="back")
    assert "Cartes en jeu" in page.text


def test_the_end_says_who_has_won(lead: Any) -> None:
    master = lead(Ana="voyante", Bob="loup-garou", Cleo="simple-villageois", Dan="simple-villageois")
    master.next()
    master.answer("")
    master.answer("Cleo")
    master.to_question()
    while master.window != "vote@1":
        master.close()
        master.to_question()
    for voter in ("Ana", "Dan"):
        form = next(f for f in master.page.forms if f.action.endswith("/answer/") and ("player0", voter) in f.fields)
        master.page = master.browser.send(form, [("v0", "Bob")])
        if voter == "Ana":
            skip = next(
                f for f in master.page.forms if f.action.endswith("/answer/") and ("player0", "Bob") in f.fields
            )
            master.page = master.browser.send(
                skip, press="nothing" if any(b[0] == "nothing" for b in skip.buttons) else "v0=personne"
            )
    master.close()
    master.to_question()
    assert "La partie est finie" in master.page.text
    assert "Ana, Cleo, Dan" in master.page.text


def test_no_answer_is_none_whatever_was_ticked(night: Any) -> None:
    night.next()
    form = night.page.form("ask")
    night.page = night.browser.send(form, [("v0", "Ana")], press="silent")
    assert night.window == "voyante@1"


def test_the_screens_ahead_are_those_that_come(lead: Any) -> None:
    master = lead()

    def cue(html: str) -> str:
        return html.partition('data-cue="')[2].partition('"')[0]

    screens = json.loads(master.browser.client.get(master.browser.base + "ahead/").content)["screens"]
    assert screens[0]["after"] == cue(master.page.html)
    for screen in screens:
        assert master.page.has("read")
        master.next()
        assert cue(screen["html"]) == cue(master.page.html)
        assert 'id="bar" hx-swap-oob="true"' in screen["html"]
    assert master.page.has("ask")
    assert json.loads(master.browser.client.get(master.browser.base + "ahead/").content) == {"screens": []}


INFECTED = {"Ana": "infect-pere-des-loups", "Bob": "sorciere"} | dict.fromkeys(
    ["Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"], "simple-villageois"
)


@pytest.mark.parametrize("calls", ["all", "asked"])
def test_what_somebody_is_shown_who_is_asked_nothing_is_shown_at_their_call(lead: Any, calls: str) -> None:
    """The Sorcière has used a potion and there is no victim: she is not woken while another has the eyes open."""
    master = lead(**INFECTED)
    master.browser.send(master.browser.get("more/").form(to="/settings/"), [("calls", calls)])
    master.page = master.browser.get()
    master.to("loups@1")
    master.answer("Cleo")
    master.answer("non")
    master.to_question()
    master.answer("", v1="Dan")  # Dan is poisoned
    master.to("loups@2")
    master.to_question()
    master.answer("Eve")
    master.answer("oui")
    assert "Montre à Eve" in master.page.text and "Montre à Bob" not in master.page.text
    seen = master.next().text
    assert "Montre à Bob" in seen and "pas de victime" in seen
    assert seen.index("La Sorcière ouvre les yeux") < seen.index("Montre à Bob") < seen.index("La Sorcière se rendort")
    assert "Personne ne répond" not in seen
    assert "Le jour se lève" in master.next().text


@pytest.mark.parametrize("rules", ["meneur", "forum"])
def test_both_lovers_see_it_at_once_whoever_of_them_is_called_next(table: Any, rules: str) -> None:
    roles = {"Ana": "cupidon", "Bob": "voyante", "Cleo": "loup-garou"} | dict.fromkeys(
        ["Dan", "Eve", "Fay", "Gus"], "simple-villageois"
    )
    scene = table(rules=rules, **roles)
    browser = Browser(scene.client("mj"), scene.game.key)
    page = browser.send(browser.get().form("read"))
    page = browser.send(page.form("ask"), [("v0", "Bob"), ("v0", "Dan")])
    assert "Montre à Bob" in page.text and "Montre à Dan" in page.text
    page = browser.send(page.form("read"))
    assert scene.view().window == "voyante@1"
    assert "Montre à" not in page.text
