"""Taps given twice, too late, or by two people at once; what is kept, what is said; and who hears that the desk has moved."""

from __future__ import annotations

import json
from typing import Any

from loupiote.web.games import turns
from loupiote.web.games.models import Game
from table_pages import Browser

SMALL = {"Ana": "voyante", "Bob": "loup-garou"} | dict.fromkeys(["Cleo", "Dan", "Eve", "Fay"], "simple-villageois")
HTMX = {"HX-Request": "true"}


def raw(form: Any, *given: tuple[str, str]) -> dict[str, Any]:
    names = {name for name, _ in given}
    return dict([field for field in form.fields if field[0] not in names] + list(given))


def test_the_same_tap_twice_acts_once(lead: Any) -> None:
    master = lead(**SMALL)
    form = master.next().form("ask")
    data = raw(form, ("v0", "Bob"))
    client = master.browser.client
    first = client.post(form.action, data, headers=HTMX)
    again = client.post(form.action, data, headers=HTMX)
    assert first.status_code == again.status_code == 204
    assert "said" not in json.loads(again.headers["HX-Trigger"])
    assert master.window == "loups@1"


def test_a_tap_on_an_old_screen_is_said(lead: Any) -> None:
    master = lead(**SMALL)
    form = master.next().form("ask")
    other = Browser(master.scene.client("co-mj"), master.scene.game.key)
    other.send(other.get().form("ask"), [("v0", "Cleo")])
    answer = master.browser.client.post(form.action, raw(form, ("v0", "Bob")), headers=HTMX)
    assert "avancé" in json.loads(answer.headers["HX-Trigger"])["said"]["text"]
    assert master.window == "loups@1"
    assert "Ana veut sonder Cleo" in master.browser.get("past/").text


def test_a_screen_that_did_not_show_a_player_s_own_answer_does_not_take_it_away(lead: Any) -> None:
    """The player answers on the phone in the second in which the game master taps on."""
    master = lead(**SMALL)
    scene = master.scene
    form = master.next().form("ask")
    Game.objects.filter(pk=scene.game.pk).update(phones="all")
    assert scene.reply("Ana", "sonder", "Bob", by=scene.player("Ana")).ok
    answer = master.browser.client.post(form.action, raw(form), headers=HTMX)
    assert "avancé" in json.loads(answer.headers["HX-Trigger"])["said"]["text"]
    assert master.window == "voyante@1"
    master.page = master.browser.get()
    master.browser.send(
        master.page.form("ask"), press="v0=Bob" if ("v0", "Bob") in master.page.form("ask").buttons else ""
    )
    assert "Ana veut sonder Bob" in master.browser.get("past/").text


def test_a_ballot_given_on_the_phone_is_not_replaced_by_an_old_screen(lead: Any) -> None:
    master = lead(**SMALL)
    scene = master.scene
    page = master.to("vote@1")
    form = next(f for f in page.forms if ("player0", "Ana") in f.fields)
    Game.objects.filter(pk=scene.game.pk).update(phones="vote")
    assert scene.reply("Ana", "voter", "Dan", by=scene.player("Ana")).ok
    answer = master.browser.client.post(form.action, raw(form, ("v0", "Eve")), headers=HTMX)
    assert "avancé" in json.loads(answer.headers["HX-Trigger"])["said"]["text"]
    assert next(one.reply for one in scene.view().prompts if one.prompt.player == "Ana") == ("Dan",)


PACK = {"Ana": "loup-garou", "Bob": "loup-garou", "Hal": "loup-garou", "Eve": "voyante"} | dict.fromkeys(
    ["Cleo", "Dan", "Fay", "Gus", "Ida"], "simple-villageois"
)


def disagreeing(lead: Any) -> Any:
    """Three wolves have said on their phones what they want: one Cleo, two Dan."""
    master = lead(**PACK)
    master.to("loups@1")
    Game.objects.filter(pk=master.scene.game.pk).update(phones="all")
    for wolf, prey in (("Ana", "Cleo"), ("Bob", "Dan"), ("Hal", "Dan")):
        assert master.scene.reply(wolf, "devorer", prey, by=master.scene.player(wolf)).ok
    master.page = master.browser.get()
    return master


def test_what_each_of_the_pack_says_is_shown_and_stands_if_nothing_else_is_chosen(lead: Any) -> None:
    master = disagreeing(lead)
    for said in ("Ana : Cleo", "Bob : Dan", "Hal : Dan"):
        assert said in master.page.text
    master.browser.send(master.page.form("ask"))
    master.to("debat@1")
    assert master.dead == ["Dan"]


def test_what_the_game_master_says_for_the_pack_is_the_word_of_all(lead: Any) -> None:
    master = disagreeing(lead)
    master.browser.send(master.page.form("ask"), [("v0", "Eve")])
    master.to("debat@1")
    assert master.dead == ["Eve"]


def test_while_a_game_is_paused_nobody_is_asked(lead: Any) -> None:
    master = lead(**SMALL)
    master.next()
    scene = master.scene
    Game.objects.filter(pk=scene.game.pk).update(phones="all")
    turn = turns.of(scene.game, scene.player("Ana"))
    master.browser.send(master.browser.get("more/").form(to="/pause/"), press="do=pause")
    assert turns.of(scene.game, scene.player("Ana")) > turn
    page = scene.client("Ana").get(f"/g/{scene.game.key}/").content.decode()
    assert "La partie est en pause" in page
    assert 'value="sonder"' not in page
    assert not scene.reply("Ana", "sonder", "Bob", by=scene.player("Ana")).ok
    master.browser.send(master.browser.get().form("resume"))
    assert 'value="sonder"' in scene.client("Ana").get(f"/g/{scene.game.key}/").content.decode()
    assert scene.reply("Ana", "sonder", "Bob", by=scene.player("Ana")).ok


def test_no_name_stands_for_a_token(lead: Any) -> None:
    """Whatever somebody is called, a form takes the name."""
    master = lead(
        **{"Ana": "voyante", "@token@": "loup-garou"} | dict.fromkeys(["Cleo", "Dan", "Eve"], "simple-villageois")
    )
    page = master.next()
    assert "@token@" in page.text
    assert "@token@" in page.form("ask").legal["v0"]


def test_two_screens_read_the_script_together(lead: Any) -> None:
    master = lead(**SMALL)
    other = Browser(master.scene.client("co-mj"), master.scene.game.key)
    page = other.get()
    assert page.has("read")
    master.next()
    assert other.get().has("ask")
    assert other.send(page.form("read")).has("ask")  # reading on from a cue that is past moves nothing
    assert master.browser.get().has("ask")


def test_a_cue_is_read_once_however_often_it_is_tapped(lead: Any) -> None:
    master = lead(**SMALL)
    master.next()
    master.answer("Bob")
    page = master.page
    assert page.has("read")
    for _ in range(3):
        master.browser.send(page.form("read"))
    assert master.browser.get().has("ask")
    assert master.window == "loups@1"


def test_a_desk_that_moves_is_heard_by_those_who_lead_alone(lead: Any) -> None:
    master = lead(**SMALL)
    scene = master.scene
    viewers = {"mj": scene.mj, "Ana": scene.player("Ana"), "public": scene.spectator}
    before = {name: turns.of(scene.game, viewer) for name, viewer in viewers.items()}
    master.next()
    after = {name: turns.of(scene.game, viewer) for name, viewer in viewers.items()}
    assert after["mj"] == before["mj"] + 1
    assert {after["Ana"], after["public"]} == {before["Ana"], before["public"]}


def test_a_pause_shows_nothing_and_the_time_stands(lead: Any) -> None:
    master = lead(**SMALL)
    master.to("debat@1")
    start = master.page.form(to="/timer/")
    master.browser.send(start, press="do=start")
    page = master.browser.send(master.browser.get("more/").form(to="/pause/"), press="do=pause")
    assert "en pause" in page.text
    assert not page.has("close")
    assert "data-ends" not in page.html
    page = master.browser.send(page.form("resume"))
    assert page.has("close")


def test_the_time_of_a_debate(lead: Any) -> None:
    master = lead(**SMALL)
    page = master.to("debat@1")
    assert 'data-seconds="300"' in page.html
    page = master.browser.send(page.form(to="/timer/"), press="do=add")
    assert 'data-seconds="360"' in page.html
    page = master.browser.send(page.form(to="/timer/"), press="do=start")
    assert "data-ends=" in page.html
    page = master.browser.send(page.form(to="/timer/"), press="do=stop")
    assert "data-ends=" not in page.html
    page = master.browser.send(page.form(to="/timer/"), press="do=reset")
    assert 'data-seconds="300"' in page.html
    master.browser.send(page.form(to="/timer/"), press="do=start")
    master.page = master.browser.get()
    master.close()
    page = master.to("debat@2")
    assert "data-ends=" not in page.html
    assert 'data-seconds="300"' in page.html


def test_a_debate_says_the_same_whether_somebody_has_a_power_in_it_or_not(lead: Any) -> None:
    without = lead(**SMALL).to("debat@1")
    with_judge = lead(**(SMALL | {"Cleo": "juge-begue"})).to("debat@1")
    covers = [page.html.count('class="secret-cover"') for page in (without, with_judge)]
    assert covers[0] == covers[1]


def test_forms_wait_for_the_network(lead: Any) -> None:
    page = lead(**SMALL).next()
    assert "data-queue" in page.form("ask").attributes
    assert page.form("ask").attributes["hx-post"] == page.form("ask").action


def test_orders_without_key_or_turn_are_no_orders(lead: Any) -> None:
    master = lead(**SMALL)
    form = master.next().form("ask")
    for missing in ("key", "turn"):
        data = {name: value for name, value in raw(form, ("v0", "Bob")).items() if name != missing}
        assert master.browser.client.post(form.action, data).status_code == 400
    assert master.window == "voyante@1"


def test_a_form_keeps_what_was_ticked_while_the_question_is_the_same(lead: Any) -> None:
    master = lead(**SMALL)
    master.next()
    first = master.browser.get("desk/")
    master.browser.send(master.browser.get("more/").form(to="/note/"), [("text", "rien de neuf")])
    again = master.browser.get("desk/")
    kept = [id for id in first.ids if id.startswith("private-")]
    assert kept == [id for id in again.ids if id.startswith("private-")]
    master.page = master.browser.get()
    master.answer("Bob")
    master.to_question()
    assert kept != [id for id in master.page.ids if id.startswith("private-")]


def test_before_the_game_begins_there_is_a_way_on(table: Any) -> None:
    scene = table(begun=False, **SMALL)
    browser = Browser(scene.client("mj"), scene.game.key)
    page = browser.get()
    assert any("/prepare/" in link for link in page.links)
    assert browser.client.get(f"{browser.base}past/").status_code == 404


def test_the_room_of_a_game_is_this_screen(lead: Any) -> None:
    master = lead(**SMALL)
    assert "Cartes en jeu" in master.browser.client.get(f"/g/{master.scene.game.key}/").content.decode()


def test_a_call_that_nobody_has_answered_is_not_closed_by_the_main_button(lead: Any) -> None:
    """Whoever taps twice, or in a hurry, has not said that nobody is named."""
    master = lead(**SMALL)
    form = master.next().form("ask")
    assert all(name != "v0" for name, _ in form.fields)  # nobody is named before somebody says so
    answer = master.browser.client.post(form.action, raw(form), headers=HTMX)
    assert "Rien n’est encore choisi" in json.loads(answer.headers["HX-Trigger"])["said"]["text"]
    assert master.window == "voyante@1"
    master.answer("")
    assert master.window == "loups@1"


def test_where_several_things_are_asked_one_button_says_that_nothing_is_wanted(lead: Any) -> None:
    master = lead(**SMALL, Gus="sorciere")
    master.to("loups@1")
    master.answer("Dan")
    form = master.to_question().form("ask")
    assert master.window == "sorciere@1"
    master.browser.client.post(form.action, raw(form))
    assert master.window == "sorciere@1"
    master.page = master.browser.send(form, press="nothing")
    master.to("debat@1")
    assert master.dead == ["Dan"]


def test_one_of_two_answers_is_enough(lead: Any) -> None:
    master = lead(**SMALL, Gus="sorciere")
    master.to("loups@1")
    master.answer("Dan")
    master.to_question()
    master.answer("Dan")
    master.to("debat@1")
    assert master.dead == []
