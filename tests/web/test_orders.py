"""Orders as forms: what a browser sends, and what it is answered with and without a script."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import Client

from loupiote.web.games import door

VILLAGE = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "simple-villageois", "Dan": "simple-villageois"}
JSON = {"Accept": "application/json"}


def fields(scene: Any, who: str = "mj", **more: Any) -> dict[str, Any]:
    """A form that a page of this viewer would send."""
    viewer = scene.mj if who == "mj" else scene.player(who)
    view, turn = door.screen_of(scene.game, viewer)
    return {"key": f"key-{id(more)}-{turn}", "turn": turn, "window": view.window or "", **more}


def send(client: Client, scene: Any, form: dict[str, Any], **headers: str) -> Any:
    return client.post(f"/g/{scene.game.key}/order/", form, headers=headers)


def test_a_reply_and_a_close_in_one_tap(table: Any) -> None:
    scene = table(**VILLAGE)
    form = fields(scene, do="reply", player="Ana", power="sonder", value=["Bob"], close="1")
    answer = send(scene.client("mj"), scene, form, **JSON).json()
    assert answer == {"result": "done", "turn": door.screen_of(scene.game, scene.mj).turn, "again": False, "text": ""}
    assert scene.view().window == "loups@1"
    assert send(scene.client("mj"), scene, form, **JSON).json()["again"] is True
    undone = send(scene.client("mj"), scene, fields(scene, do="undo"), **JSON).json()
    assert undone["result"] == "done"
    assert scene.view().window == "voyante@1"


def test_a_player_answers_for_themselves_whatever_the_form_says(table: Any) -> None:
    scene = table(**VILLAGE)
    form = fields(scene, "Ana", do="reply", player="Bob", power="sonder", value=["Bob"], close="1")
    assert send(scene.client("Ana"), scene, form, **JSON).json()["result"] == "done"
    assert scene.view().window == "voyante@1"  # closing is not hers
    assert scene.view("Ana").prompts[0].reply == ("Bob",)
    form = fields(scene, "Bob", do="reply", player="Ana", power="sonder", value=["Cleo"], window="voyante@1")
    refused = send(scene.client("Bob"), scene, form, **JSON).json()
    assert refused["result"] == "refused"
    assert refused["text"].endswith(".")
    assert send(scene.client("Bob"), scene, fields(scene, "Bob", do="undo")).status_code == 403


def test_nothing_is_an_answer_too(table: Any) -> None:
    scene = table(**VILLAGE)
    form = fields(scene, do="reply", player="Ana", power="sonder", nothing="1")
    assert send(scene.client("mj"), scene, form, **JSON).json()["result"] in ("done", "refused")


def test_an_old_screen_is_told_in_words(table: Any) -> None:
    scene = table(**VILLAGE)
    late = fields(scene, do="reply", player="Ana", power="sonder", value=["Dan"])
    assert scene.reply("Ana", "sonder", "Bob").ok
    assert scene.close().ok
    answer = send(scene.client("mj"), scene, late, **JSON, **{"Accept-Language": "en"}).json()
    assert answer["result"] == "stale"
    assert "moved on" in answer["text"]


def test_htmx_is_answered_by_events(table: Any) -> None:
    scene = table(**VILLAGE)
    form = fields(scene, do="reply", player="Ana", power="sonder", value=["Bob"])
    answer = send(scene.client("mj"), scene, form, **{"HX-Request": "true"})
    assert answer.status_code == 204
    assert json.loads(answer.headers["HX-Trigger"]) == {"turn": {"turn": door.screen_of(scene.game, scene.mj).turn}}
    form = fields(scene, do="reply", player="Ana", power="sonder", value=["Zoé"])
    answer = send(scene.client("mj"), scene, form, **{"HX-Request": "true"})
    assert "Zoé" in json.loads(answer.headers["HX-Trigger"])["said"]["text"]
    assert answer.headers["HX-Trigger"].isascii()


def test_without_a_script_one_is_back_in_the_room(table: Any) -> None:
    scene = table(**VILLAGE)
    form = fields(scene, do="reply", player="Ana", power="sonder", value=["Zoé"])
    client = scene.client("mj")
    answer = client.post(f"/g/{scene.game.key}/order/", form, follow=True)
    assert answer.redirect_chain == [(f"/g/{scene.game.key}/", 302)]
    assert "Zoé" in answer.content.decode()


def test_before_the_beginning_it_is_said_so(table: Any) -> None:
    scene = table(begun=False, **VILLAGE)
    form = {"key": "key-00000", "turn": 0, "do": "close", "window": "voyante@1"}
    answer = send(scene.client("mj"), scene, form, **JSON).json()
    assert (answer["result"], answer["text"]) == ("refused", "La partie n’a pas commencé.")


@pytest.mark.parametrize(
    "wrong",
    [{"key": ""}, {"key": "short"}, {"turn": "x"}, {"turn": "-1"}, {"turn": "１"}, {"do": "kill"}, {"window": ""}],
)
def test_what_no_page_of_ours_sends(wrong: dict[str, str], table: Any) -> None:
    scene = table(**VILLAGE)
    form = fields(scene, do="close") | wrong
    assert send(scene.client("mj"), scene, form).status_code == 400
    assert scene.view().window == "voyante@1"


def test_a_form_from_elsewhere_is_refused(table: Any) -> None:
    scene = table(**VILLAGE)
    client = scene.client("mj")
    client.handler.enforce_csrf_checks = True
    assert send(client, scene, fields(scene, do="close")).status_code == 403


def test_a_phone_answers_what_the_game_master_lets_it(table: Any) -> None:
    """Who is not asked hears the same as who may not answer here."""
    for phones, sonder in (("card", "refused"), ("vote", "refused"), ("all", "done")):
        scene = table(phones=phones, **VILLAGE)
        form = fields(scene, "Ana", do="reply", power="sonder", value=["Bob"])
        answer = send(scene.client("Ana"), scene, form, **JSON).json()
        assert answer["result"] == sonder
        form = fields(scene, "Dan", do="reply", power="sonder", value=["Bob"], window="voyante@1")
        if phones != "all":
            assert send(scene.client("Dan"), scene, form, **JSON).json()["text"] == answer["text"]


def test_a_vote_by_phone(table: Any) -> None:
    for phones, vote in (("card", "refused"), ("vote", "done")):
        scene = table(phones=phones, options={"capitaine": "aucun"}, **VILLAGE)
        while not scene.view().window.startswith("vote"):
            assert scene.close().ok
        form = fields(scene, "Ana", do="reply", power="voter", value=["Dan"])
        assert send(scene.client("Ana"), scene, form, **JSON).json()["result"] == vote


def test_whoever_opens_an_address_to_send_to_comes_to_the_room(table: Any) -> None:
    """From the history, by a reload, by another language; what asks for no page is told that this is none."""
    scene = table(**VILLAGE)
    client, page = scene.client("mj"), {"Accept": "text/html,*/*;q=0.8"}
    for path in ("order/", "table/decree/", "table/read/", "after/again/"):
        answer = client.get(f"/g/{scene.game.key}/{path}", headers=page)
        assert (answer.status_code, answer["Location"]) == (302, f"/g/{scene.game.key}/"), path
        assert client.get(f"/g/{scene.game.key}/{path}").status_code == 405
    for path in ("/demo/", "/people/sign-out/"):
        assert client.get(path, headers=page)["Location"] == "/", path


def test_another_language_leads_back_to_the_same_page(table: Any) -> None:
    scene = table(**VILLAGE)
    client = scene.client("mj")
    here = f"/g/{scene.game.key}/after/story/?as=Ana"
    sent_to = client.get(here).content.decode().partition('name="next" value="')[2].partition('"')[0]
    answer = client.post("/i18n/setlang/", {"next": sent_to, "language": "en"})
    assert answer["Location"] == here
    form = {"key": "key-decree", "turn": door.screen_of(scene.game, scene.mj).turn, "what": "kill", "who": "Dan"}
    shown = client.post(f"/g/{scene.game.key}/table/decree/", form)
    assert shown.status_code == 200  # what it would change: a page that only a form brings
    sent_to = shown.content.decode().partition('name="next" value="')[2].partition('"')[0]
    answer = client.post("/i18n/setlang/", {"next": sent_to, "language": "fr"}, headers={"Accept": "text/html"})
    answer = client.get(answer["Location"], headers={"Accept": "text/html"}, follow=True)
    assert answer.status_code == 200
