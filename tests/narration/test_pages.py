"""The rule books as pages: complete, in both languages, from the literal lists."""

import json

import pytest

from loupiote.narration.pages import (
    Names,
    clause_page,
    name_page,
    order_page,
    orders,
    search,
    set_page,
    sets_page,
    sheet,
)
from loupiote.rulebook import book, rule_sets
from loupiote.rulebook.names import words
from loupiote.rulebook.option import OptionError
from loupiote.rules import BUILT, rule_set

LANGS = ("fr", "en")


@pytest.mark.parametrize("rules", rule_sets())
@pytest.mark.parametrize("lang", LANGS)
def test_a_page_is_plain_data_with_names(lang, rules):
    names = Names(lang, rules)
    page = set_page(names)
    assert json.loads(json.dumps(page)) == page
    assert [one["id"] for one in page["bearers"]] == list(words(rules).bearers)
    listed = {one["id"] for one in (*page["bearers"], *page["chapters"])}
    assert set(book(rules).sections) <= listed
    assert all(one["name"] for one in (*page["bearers"], *page["chapters"]))


@pytest.mark.parametrize("rules", rule_sets())
def test_chapters_and_boards_are_said_in_english_too(rules):
    """What stands in the closed lists in words has words in both languages; ids do not come through."""
    pages = [set_page(Names(lang, rules)) for lang in LANGS]
    for chapter in pages[1]["chapters"]:
        general = chapter["what"] in ("general", "phase", "setup", "victory", "voting")
        assert not general or Names("en", rules).has(f"chapter-{chapter['id']}")
    names = Names("fr", rules)
    for board in words(rules).boards.values():
        said = names.people(board.writes if board.reads == "the same" else board.reads)
        assert said != board.reads and not {"the", "and", "living"} & set(said.split()), said
        assert names.times(board.open) != "always"
        assert not {"the", "until", "with"} & set(names.times(board.open).split()), names.times(board.open)


@pytest.mark.parametrize("rules", BUILT)
@pytest.mark.parametrize("lang", LANGS)
def test_every_step_and_every_kind_of_an_order_has_words(lang, rules):
    names, known = Names(lang, rules), rule_set(rules)
    steps = [step for step in (*known.opening, *known.round) if names.step(step) == step]
    assert steps == []
    families = ("kind", "power", "mark", "step", "window")
    listed = {item["id"] for order in order_page(names) for item in order["items"]}
    assert {id for id in listed if not any(names.has(f"{family}-{id}") for family in families)} == set()


@pytest.mark.parametrize("rules", BUILT)
def test_what_is_read_are_the_literal_tuples(rules):
    names, found = Names("fr", rules), orders(rules)
    shown = {order["id"]: [item["id"] for item in order["items"]] for order in order_page(names)}
    assert shown and all(found[key] == ids for key, ids in shown.items())
    known = rule_set(rules)
    day = shown.get("DAY") or [*shown["DEBATE"], *shown["VOTE"]]
    assert (*shown["NIGHT"], *shown["DAWN"], *day) == known.round
    assert tuple(shown["OPENING"]) == known.opening
    for order in order_page(names):
        for item in order["items"]:
            if item["id"] in known.asked and "powers" in item:
                assert [power["id"] for power in item["powers"]] == [power.id for power in known.asked[item["id"]]]


def test_a_set_that_cannot_be_played_has_no_orders():
    assert order_page(Names("fr", "citadelles")) is None or "citadelles" in BUILT
    assert [one["id"] for one in sets_page("fr")["sets"]] == list(rule_sets())


def test_a_role_has_its_card_its_powers_and_its_clauses():
    page = name_page(Names("fr", "meneur"), "sorciere")
    assert (page["name"], page["card"], page["camp"]) == ("Sorcière", "Village, Chaque nuit", "village")
    assert [power["id"] for power in page["powers"]] == ["sauver", "empoisonner"]
    assert [clause["number"] for clause in page["clauses"]] == [str(n) for n in range(1, len(page["clauses"]) + 1)]
    assert any(clause["open"] for clause in page["clauses"])
    with pytest.raises(KeyError):
        name_page(Names("fr", "meneur"), "licorne")


def test_a_clause_knows_its_neighbours():
    page = clause_page(Names("en", "meneur"), "meneur.principe.1")
    assert (page["before"], page["after"], page["section"]["name"]) == (None, "meneur.principe.2", "The principle")
    assert clause_page(Names("en", "meneur"), "meneur.principe.2")["after"] is None
    with pytest.raises(KeyError):
        clause_page(Names("en", "meneur"), "meneur.principe.9")


def test_search_folds_accents_and_wants_every_word():
    found = search("fr", "sorciere")
    assert {hit.rules for hit in found.names} >= {"meneur", "forum", "rpg"}
    assert search("fr", "SORCIÈRE", "meneur").names == search("fr", "sorciere", "meneur").names
    assert [hit.section for hit in search("fr", "Seer", "meneur").names] == ["voyante"]
    both = search("fr", "potion loups", "meneur").clauses
    assert all("potion" in hit.text.lower() or "potion" in hit.clause for hit in both)
    assert [hit.clause for hit in search("en", "meneur.voyante.3", "meneur").clauses] == ["meneur.voyante.3"]


@pytest.mark.parametrize("query", ["", "   ", "'", "\x00", "é" * 5000, "zzzzqq"])
def test_a_search_for_nothing_finds_nothing(query):
    found = search("fr", query)
    assert (found.names, found.clauses, found.more) == ([], [], False)


def test_a_search_gives_no_more_than_asked():
    found = search("fr", "le", most=3)
    assert (len(found.names), len(found.clauses), found.more) == (3, 3, True)


CARDS = {"simple-villageois": 4, "loup-garou": 2, "cupidon": 1, "petite-fille": 1, "juge-begue": 1}


@pytest.mark.parametrize("lang", LANGS)
def test_the_sheet_of_the_game_master_calls_in_order_those_who_are_in_the_deck(lang):
    page = sheet(Names(lang, "meneur"), CARDS, {})
    assert page["players"] == 9
    assert [window["id"] for window in page["night"]] == ["signe", "cupidon", "loups"]
    assert all(window["wake"] and window["sleep"] for window in page["night"])
    assert page["night"][1]["then"]["wake"] and page["night"][1]["when"]
    assert [power["id"] for power in page["night"][2]["powers"]] == [
        "espionner",
        "devorer",
    ]  # what is caught is no call
    assert [clause["id"] for clause in page["cards"][-1]["limits"]] == ["meneur.juge-begue.3"]
    day = [window["id"] for window in page["day"]]
    assert day == ["election", "debat", "vote", "tranchage", "successeur"]


def test_the_sheet_knows_the_options():
    page = sheet(Names("fr", "meneur"), CARDS, {"capitaine": "aucun"})
    assert [window["id"] for window in page["day"]] == ["debat", "vote"]
    assert [option["id"] for option in page["options"] if option["changed"]] == ["capitaine"]
    with pytest.raises(OptionError):
        sheet(Names("fr", "meneur"), CARDS, {"capitaine": "peut-être"})


@pytest.mark.parametrize("rules", BUILT)
def test_a_sheet_of_every_card(rules):
    """Every window that a card may open stands on the sheet, and says when in words."""
    for lang in LANGS:
        names = Names(lang, rules)
        page = sheet(names, dict.fromkeys(rule_set(rules).roles, 1), {})
        shown = {window["id"] for window in (*page["night"], *page["day"])}
        silent = {id for id, powers in rule_set(rules).asked.items() if all(power.refereed for power in powers)}
        assert shown == set(rule_set(rules).asked) - silent
        for window in (*page["night"], *page["day"]):
            when = names.words.windows[window["id"]].when
            assert when is None or lang == "en" or window["when"] != when


@pytest.mark.parametrize("rules", BUILT)
@pytest.mark.parametrize("lang", LANGS)
def test_what_is_not_built_yet_has_a_name_as_well(lang, rules):
    """No id stands for a power or a window: an id has no accents, and is French."""
    names, listed = Names(lang, rules), words(rules)
    for bearer in listed.bearers.values():
        for power in (*bearer.powers, *bearer.passive):
            assert names.has(f"power-{power}"), power
    for window in listed.windows:
        bearers = {window, f"evenement-{window}"} & set(listed.bearers)
        assert names.has(f"window-{window}") or names.window(window) in map(names.bearer, bearers), window


def test_a_window_without_words_of_its_own_is_called_as_whoever_is_asked():
    assert Names("fr", "rpg").window("garde-champetre") == "Garde Champêtre"
    assert Names("fr", "rpg").power("deplacer") == "déplacer quelqu’un"
    assert Names("en", "rpg").power("renifler") == "sniff"
    objects = Names("fr", "meuporg")
    assert objects.power("potion-de-verite") == objects.bearer("potion-de-verite") != "potion de verite"
