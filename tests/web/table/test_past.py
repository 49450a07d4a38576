"""Undo, going back, amending: each shows what it changes before it is done, and what must be corrected aloud afterwards."""

from __future__ import annotations

import re
from typing import Any

import pytest

from loupiote.kernel.inputs import Close
from loupiote.web.games import door, tables
from loupiote.web.games.viewers import PROGRAM

SMALL = {"Ana": "voyante", "Bob": "loup-garou"} | dict.fromkeys(["Cleo", "Dan", "Eve", "Fay"], "simple-villageois")


def places(master: Any) -> dict[str, str]:
    """Where the taps of the past can be put right: power and player -> address."""
    master.scene.game.refresh_from_db()
    journal = tables.current(master.scene.game)
    found = {}
    for chapter, place in sorted(journal.brought):
        given = journal.table.chapters[chapter].inputs[place]
        name = getattr(given, "power", "") or getattr(given, "what", "")
        if name:
            found[f"{name} {getattr(given, 'player', '')}".strip()] = f"past/{chapter}.{place}/"
    return found


def dawn(lead: Any) -> Any:
    """A first night: Ana has seen Bob, the pack has taken Cleo, it is day."""
    master = lead(**SMALL)
    master.next()
    master.answer("Bob")
    master.next()
    master.answer("Cleo")
    return master


def test_undo_shows_first_what_it_changes_and_changes_nothing(lead: Any) -> None:
    master = dawn(lead)
    page = master.browser.get("undo/")
    assert "Bob veut dévorer Cleo" in page.text
    assert "On avait dit à tous : Cleo perd la vie" in page.text
    assert "On en sera à : La meute" in page.text
    assert master.dead == ["Cleo"]
    master.page = master.browser.send(page.form(to="/undo/"))
    assert master.dead == []
    assert master.window == "loups@1"
    assert "Les Loups-Garous ouvrent les yeux" in master.page.text  # at the question, not at what was read before it


def test_what_was_said_is_said_again_after_another_answer(lead: Any) -> None:
    master = dawn(lead)
    master.next()
    page = master.browser.send(master.browser.get("undo/").form(to="/undo/"))
    master.page = page
    master.answer("Dan")
    assert "Dan perd la vie" in master.page.text


def test_a_night_is_undone_tap_by_tap(lead: Any) -> None:
    master = dawn(lead)
    for window in ("loups@1", "voyante@1"):
        master.page = master.browser.send(master.browser.get("undo/").form(to="/undo/"))
        assert master.window == window
    page = master.browser.get("undo/")
    assert not page.has(to="/undo/")
    assert "rien" in page.text.casefold()


def test_an_undo_of_a_screen_that_is_out_of_date_is_not_done(lead: Any) -> None:
    master = dawn(lead)
    page = master.browser.get("undo/")
    assert door.undo(master.scene.game.pk, master.scene.co_mj).ok  # somebody was faster
    after = master.browser.send(page.form(to="/undo/"))
    assert "La partie a avancé" in after.text
    assert master.window == "loups@1"


def test_back_to_an_earlier_tap_takes_all_that_followed(lead: Any) -> None:
    master = dawn(lead)
    page = master.browser.get("past/")
    assert "Ana veut sonder Bob" in page.text
    earliest = [link for link in page.links if "since=" in link][-1]
    preview = master.browser.get(earliest.partition("/table/")[2])
    assert "Ana veut sonder Bob" in preview.text
    assert "Bob veut dévorer Cleo" in preview.text
    master.page = master.browser.send(preview.form(to="/undo/"))
    assert master.window == "voyante@1"
    assert master.dead == []


def test_back_to_a_tap_that_is_not_there_does_nothing(lead: Any) -> None:
    master = dawn(lead)
    assert not master.browser.get("undo/?since=999999").has(to="/undo/")
    assert master.browser.get("undo/?since=x").has(to="/undo/")


def test_an_earlier_tap_is_put_right(lead: Any) -> None:
    master = dawn(lead)
    master.next()
    address = places(master)["devorer Bob"]
    page = master.browser.get(address)
    assert "Bob veut dévorer Cleo" in page.text
    form = page.form("amend")
    assert ("v0", "Cleo") in form.fields  # as it was
    sure = master.browser.send(form, [("v0", "Dan")])
    assert "Cleo perd la vie" in sure.text
    assert "Dan perd la vie" in sure.text
    assert master.dead == ["Cleo"]  # not yet
    master.page = master.browser.send(sure.form(to=address))
    assert master.dead == ["Dan"]
    assert "À corriger à voix haute" in master.page.text
    assert "Dan perd la vie" in master.page.text
    said = next(f for f in master.page.forms if ("corrected", "1") in f.buttons)
    assert "À corriger à voix haute" not in master.browser.send(said, press="corrected").text


def test_what_would_lapse_is_said(lead: Any) -> None:
    roles = SMALL | {"Cleo": "sorciere"}
    master = lead(**roles)
    master.next()
    master.answer("Bob")
    master.next()
    master.answer("Dan")
    master.answer("Dan")  # the Sorcière heals whom the pack chose
    page = master.browser.get(places(master)["devorer Bob"])
    sure = master.browser.send(page.form("amend"), [("v0", "Eve")])
    assert "Ne convient plus et tombe :" in sure.text
    assert "verse sa potion de vie à Dan" in sure.text


def test_an_answer_can_be_taken_out(lead: Any) -> None:
    master = dawn(lead)
    address = places(master)["devorer Bob"]
    drop = next(f for f in master.browser.get(address).forms if ("drop", "1") in f.buttons)
    sure = master.browser.send(drop, press="drop")
    master.browser.send(sure.form(to=address))
    assert master.dead == []


def test_a_refused_amendment_says_why(lead: Any) -> None:
    master = dawn(lead)
    address = places(master)["devorer Bob"]
    page = master.browser.send(master.browser.get(address).form("amend"), [("v0", "Bob")])
    assert "meneur.principe.1" in page.text
    assert page.has("amend")


def test_nothing_that_was_answered_can_become_something(lead: Any) -> None:
    master = lead(**SMALL)
    master.next()
    master.answer("")
    master.answer("")
    assert master.dead == []
    address = places(master)["devorer Bob"]
    sure = master.browser.send(master.browser.get(address).form("amend"), [("v0", "Eve")])
    master.browser.send(sure.form(to=address))
    assert master.dead == ["Eve"]


@pytest.mark.parametrize("way", ["hands", "outcome"])
def test_a_vote_that_was_counted_is_put_right(lead: Any, way: str) -> None:
    master = lead(**SMALL)
    master.to("vote@1")
    page = master.browser.send(master.page.form(to="/way/"), press=f"way={way}")
    given = [("hands4", "3")] if way == "hands" else [("outcome", "Eve")]
    master.page = master.browser.send(page.form("close"), given)
    assert master.dead == ["Eve"]
    address = places(master)["count"]
    form = master.browser.get(address).form("amend")
    assert (("hands4", "3") if way == "hands" else ("outcome", "Eve")) in form.fields
    again = [("hands4", "0"), ("hands3", "2")] if way == "hands" else [("outcome", "Dan")]
    sure = master.browser.send(form, again)
    assert "Dan perd la vie" in sure.text
    master.browser.send(sure.form(to=address))
    assert master.dead == ["Dan"]


def test_a_place_that_is_no_tap_is_not_there(lead: Any) -> None:
    master = dawn(lead)
    for place in ("99.0", "0.99", "x", "1", "-1.0", "1.0.0", "99999999999999.0"):
        assert master.browser.client.get(f"{master.browser.base}past/{place}/").status_code == 404


def test_the_past_says_who_and_why(lead: Any) -> None:
    master = dawn(lead)
    page = master.browser.get("past/")
    assert "meneur.loup-garou.3" in page.text
    assert "mj ·" in page.text
    note = master.browser.get("more/").form(to="/note/")
    page = master.browser.send(note, [("text", "Dan <b>rit</b> beaucoup")])
    assert "Dan <b>rit</b> beaucoup" in page.text
    assert "&lt;b&gt;rit" in page.html
    assert master.scene.view("Ana").told == master.scene.view("Ana").heard


def test_notes_stay_where_they_were_written(lead: Any) -> None:
    master = lead(**SMALL)
    master.browser.send(master.browser.get("more/").form(to="/note/"), [("text", "au début")])
    master.next()
    master.answer("Bob")
    page = master.browser.get("past/")
    assert page.text.index("Ana veut sonder Bob") < page.text.index("au début")  # the latest first
    empty = master.browser.send(master.browser.get("more/").form(to="/note/"), [("text", "  ")])
    assert "Une note vide" in empty.text


def test_an_amendment_leaves_read_what_it_leaves_as_it_was(lead: Any) -> None:
    master = dawn(lead)
    master.next()
    assert master.window == "election@1"
    address = places(master)["sonder Ana"]
    sure = master.browser.send(master.browser.get(address).form("amend"), [("v0", "Dan")])
    page = master.browser.send(sure.form(to=address))
    assert not page.has("read")  # the dead of the night are still those
    address = places(master)["devorer Bob"]
    sure = master.browser.send(master.browser.get(address).form("amend"), [("v0", "Dan")])
    page = master.browser.send(sure.form(to=address))
    assert page.has("read")
    assert "Dan perd la vie" in page.text


def test_the_past_of_a_long_game_comes_page_by_page(lead: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("loupiote.web.table.past_views.TAPS", 2)
    master = dawn(lead)
    first = master.browser.get("past/")
    assert "Cleo perd la vie" in first.text and "reçoit la carte" not in first.text
    seen, page = [first], first
    while any("page=" in link for link in page.links) and len(seen) < 20:
        following = [link for link in page.links if link.endswith(f"page={len(seen) + 1}")]
        if not following:
            break
        page = master.browser.get(f"past/?page={len(seen) + 1}")
        seen.append(page)
    assert len(seen) > 2
    whole = " ".join(page.text for page in seen)
    assert whole.count("Ana veut sonder Bob") == whole.count("Bob veut dévorer Cleo") == 1
    assert "Ana reçoit la carte" in seen[-1].text
    assert master.browser.get("past/?page=x").text == first.text  # what is no page is the first


def test_a_change_of_thousands_of_lines_is_told_in_short(lead: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("loupiote.web.table.pages.SHOWN", 1)
    master = dawn(lead)
    page = master.browser.get("undo/?since=2")
    assert "Ana veut sonder Bob" in page.text
    assert "Bob veut dévorer Cleo" not in page.text
    assert "lignes de plus" in page.text


def test_what_the_clock_did_is_said_to_be_of_the_program(lead: Any) -> None:
    master = dawn(lead)
    assert "le programme" not in master.browser.get("past/").text
    door.submit(master.scene.game.pk, PROGRAM, Close(window=master.scene.view().window))
    past = master.browser.get("past/").text
    assert "le programme" in past and "loupiote" not in past


def test_by_forum_a_tap_says_its_day_too(table: Any) -> None:
    for mode, shown in (("forum", r">\d+(er)? \w+\.?, \d\d:\d\d<"), ("table", r">\d\d:\d\d<")):
        scene = table(mode=mode, Ana="voyante", Bob="loup-garou", Cleo="simple-villageois", Dan="simple-villageois")
        assert scene.close().ok
        page = scene.client("mj").get(f"/g/{scene.game.key}/table/past/").content.decode()
        assert re.search(shown, page), mode
