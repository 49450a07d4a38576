"""The rule book in the application."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest
from django.test import Client

from loupiote.narration.grammar import typeset
from loupiote.narration.pages import Names, order_page
from loupiote.rulebook import book, rule_sets
from loupiote.rulebook.names import words
from loupiote.rules import BUILT, rule_set

pytestmark = pytest.mark.once
TABS = ("", "ordre/", "options/", "lieux/")
PAPER = ("imprimer/", "feuille/", "cartes/")


def read(address: str, lang: str = "fr") -> str:
    answer = Client().get(address, headers={"Accept-Language": lang})
    assert answer.status_code == 200, address
    return unescape(answer.content.decode())


def said(page: str) -> str:
    """What a page says, without its marks."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page)).split())


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_rule_set_is_on_the_first_page(lang: str) -> None:
    page = read("/regles/", lang)
    assert f'lang="{lang}"' in page
    assert all(f'href="/regles/{rules}/"' in page for rules in rule_sets())


@pytest.mark.parametrize("rules", rule_sets())
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_page_of_a_rule_set(rules: str, lang: str) -> None:
    for tab in TABS:
        read(f"/regles/{rules}/{tab}", lang)
    for tab in PAPER:
        assert Client().get(f"/regles/{rules}/{tab}").status_code == (200 if rules in BUILT else 404)
    page = read(f"/regles/{rules}/", lang)
    listed = {*words(rules).bearers, *book(rules).sections}
    assert {id for id in listed if f'href="/regles/{rules}/{id}/"' not in page} == set()


@pytest.mark.parametrize("rules", rule_sets())
def test_every_role_and_chapter_shows_all_its_clauses(rules: str) -> None:
    client = Client()
    for id in {*words(rules).bearers, *book(rules).sections}:
        page = client.get(f"/regles/{rules}/{id}/").content.decode()
        for clause in book(rules).sections[id].clauses if id in book(rules).sections else ():
            assert f'id="{clause.id}"' in page
            assert typeset(clause.fr, "fr") in unescape(page)
            assert not clause.open or typeset(clause.open, "fr") in unescape(page)


def test_a_role_says_what_it_is_in_both_languages() -> None:
    french, english = read("/regles/meneur/sorciere/"), read("/regles/meneur/sorciere/", "en")
    names = Names("fr", "meneur")
    assert names.help("sorciere") in french
    assert "Witch" in english
    assert "sauver" in french and "meneur.sorciere.3" in french


def test_a_clause_has_a_page_and_a_place() -> None:
    page = read("/regles/meneur/meneur.voyante.2")
    clause = book("meneur").clauses["meneur.voyante.2"]
    assert clause.fr in page
    assert clause.example and clause.example in page
    assert 'href="/regles/meneur/voyante/#meneur.voyante.2"' in page
    assert 'href="/regles/meneur/meneur.voyante.1"' in page
    answer = Client().get("/regles/meneur/voyante")
    assert (answer.status_code, answer.headers["Location"]) == (301, "/regles/meneur/voyante/")


@pytest.mark.parametrize(
    "address",
    ["/regles/licorne/", "/regles/meneur/licorne/", "/regles/meneur/meneur.voyante.99", "/regles/meneur/rpg.voyante.1",
     "/regles/licorne/ordre/", "/regles/meneur/licorne", "/regles/licorne/a.b.1"],
)  # fmt: skip
def test_what_is_not_there(address: str) -> None:
    assert Client().get(address).status_code == 404


@pytest.mark.parametrize("rules", rule_sets())
def test_no_role_is_called_like_a_page(rules: str) -> None:
    ids = {*words(rules).bearers, *book(rules).sections}
    assert ids & {"ordre", "options", "lieux", "imprimer", "feuille", "cartes", "chercher"} == set()
    assert all(re.fullmatch(r"[a-z0-9-]+", id) for id in ids)


@pytest.mark.parametrize("rules", BUILT)
def test_the_order_is_that_of_the_program(rules: str) -> None:
    page = said(read(f"/regles/{rules}/ordre/"))
    place = 0
    for order in order_page(Names("fr", rules)) or []:
        place = page.index(said(order["title"]), place)
        for item in order["items"]:
            place = page.index(said(item["name"]), place)


def test_the_search_folds_accents_and_keeps_to_its_set() -> None:
    page = read("/regles/chercher/?q=SORCIERE&jeu=meneur")
    assert 'href="/regles/meneur/sorciere/"' in page
    assert 'href="/regles/rpg/sorciere/"' not in page
    assert 'href="/regles/rpg/sorciere/"' in read("/regles/chercher/?q=sorci%C3%A8re")
    assert "licorne" in read("/regles/chercher/?q=licorne")


@pytest.mark.parametrize(
    "query", ["<script>alert(1)</script>", '"onfocus="x', "%00", "a" * 5000, "&jeu=zzz", "é" * 300]
)
def test_a_search_is_text(query: str) -> None:
    answer = Client().get("/regles/chercher/", {"q": query, "jeu": query})
    assert answer.status_code == 200
    page = answer.content.decode()
    assert "<script>alert" not in page and '"onfocus=' not in page


def test_a_browser_that_has_a_page_is_not_sent_it_again() -> None:
    client = Client()
    first = client.get("/regles/meneur/")
    again = client.get("/regles/meneur/", headers={"If-None-Match": first.headers["ETag"]})
    if again.status_code == 200:  # the first answer brought the cookie of forms, which the second page has in it
        again = client.get("/regles/meneur/", headers={"If-None-Match": again.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert first.headers["Cache-Control"] == "private, no-cache"
    tag = again.headers["ETag"]
    english = client.get("/regles/meneur/", headers={"If-None-Match": tag, "Accept-Language": "en"})
    assert english.status_code == 200
    assert client.get("/regles/rpg/", headers={"If-None-Match": tag}).status_code == 200
    assert {"Cookie", "Accept-Language"} <= {part.strip() for part in english.headers["Vary"].split(",")}


def test_whoever_signs_in_gets_another_page(django_user_model: Any) -> None:
    client = Client()
    client.get("/regles/meneur/")
    tag = client.get("/regles/meneur/").headers["ETag"]
    client.force_login(django_user_model.objects.create_user(name="Hal", password="x"))
    assert client.get("/regles/meneur/", headers={"If-None-Match": tag}).status_code == 200


def test_the_sheet_of_a_composition() -> None:
    page = said(read("/regles/meneur/feuille/?voyante=1&loup-garou=2&simple-villageois=4&capitaine=aucun"))
    names = Names("fr", "meneur")
    voyante, loups, salvateur = (said(names.narrator.call(id).wake) for id in ("voyante", "loups", "salvateur"))
    assert page.index(voyante) < page.index(loups)
    assert salvateur not in page
    assert "Loup-Garou × 2" in page
    assert "La décision du Capitaine" not in page


@pytest.mark.parametrize(
    "query", ["", "?voyante=0", "?voyante=-1", "?voyante=x", "?voyante=1&capitaine=peut-etre", "?licorne=3"]
)
def test_a_sheet_of_nothing_asks_for_cards(query: str) -> None:
    page = read(f"/regles/meneur/feuille/{query}")
    assert 'name="voyante"' in page
    assert ("peut-etre" in page) == ("peut-etre" in query)


def test_the_form_keeps_what_was_chosen() -> None:
    page = read("/regles/meneur/imprimer/?voyante=1&loup-garou=3&deux-potions=oui")
    assert re.search(r'id="n-loup-garou"[^>]*value="3"', page)
    assert re.search(r'<option value="oui" selected>', page)


def test_cards_to_cut_out() -> None:
    page = read("/regles/meneur/cartes/?voyante=1&loup-garou=3")
    assert page.count('class="role-card"') == 4
    assert read("/regles/meneur/cartes/").count('class="role-card"') == len(rule_set("meneur").roles)
    assert read("/regles/meneur/cartes/?voyante=99999999").count('class="role-card"') == 99


def test_addresses_of_paper() -> None:
    from loupiote.web.library.printing import address

    made = address("sheet", "meneur", {"voyante": 1, "ancien": 0}, {"deux-potions": True, "capitaine": "aucun"})
    assert made == "/regles/meneur/feuille/?voyante=1&deux-potions=oui&capitaine=aucun"
    assert "aucun" in read(made)


def test_a_note_that_is_in_english_alone_says_so_in_the_language_of_the_page() -> None:
    assert "Le livre de règles n’a cette note qu’en anglais." in read("/regles/meneur/meneur.voyante.2")
    assert "in English alone" not in read("/regles/meneur/meneur.voyante.2", "en")


def test_clauses_in_english_have_the_names_of_the_english_screen() -> None:
    assert "Every night the Seer designates one player." in read("/regles/meneur/meneur.voyante.2", "en")
    page = read("/regles/meneur/voyante/", "en")
    assert "the Seer designates" in page and "the Voyante" not in page
