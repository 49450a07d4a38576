"""A message that whoever leads carries: it waits for their reading and for the end of the night, and they are told so."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.inputs import Close, Decree
from loupiote.web.calendar import models as calendars
from loupiote.web.console.foresee import foresee
from loupiote.web.games import door, tables
from loupiote.web.games.models import Master
from loupiote.web.games.viewers import PROGRAM
from loupiote.web.notices.missing import owed
from loupiote.web.notices.models import Notice
from loupiote.web.ordering import letters
from loupiote.web.people.models import User
from loupiote.web.square import announce
from loupiote.web.square.models import Post, Prepared
from web.console.test_console import browser, console

CAST = {"Ana": "telepathe", "Bob": "loup-garou", "Cleo": "loup-garou", "Dan": "voyante", "Eve": "sorciere"}
CAST |= dict.fromkeys(["Flo", "Gil"], "simple-villageois")


@pytest.fixture
def rpg(table: type) -> Any:
    """A night of `rpg` by a calendar; its game master says when it ends."""
    scene = table(rules="rpg", mode="forum", begun=False, options={"capitaine": "aucun"}, **CAST)
    scene.game.plan["setup"] = {"camps": {"Ana": "village"}}
    scene.game.save()
    calendar = calendars.of(scene.game)
    calendar.release = True
    calendar.save()
    Master.objects.filter(game=scene.game, role="mj").update(user=User.objects.create(name="Zoe"))
    assert door.start(scene.game.pk, scene.mj).ok
    while not any(one.power == "ecrire" for one in scene.view("Ana").prompts):
        assert clock(scene).ok
    return scene


def clock(scene: Any) -> Any:
    """What is open closes as its time has come."""
    return door.submit(scene.game.pk, PROGRAM, Close(window=scene.view().window))


def told(scene: Any) -> list[str]:
    found = Notice.objects.filter(user__name="Zoe", read_at=None, kind__in=("message", "release")).order_by("pk")
    return list(found.values_list("kind", flat=True))


def read(scene: Any, who: str) -> str:
    return " ".join(str(one.event) for one in scene.view(who).told)


def test_it_goes_out_when_the_night_is_released_and_not_before(rpg: Any) -> None:
    assert rpg.reply("Ana", "ecrire", "Flo", "Je t’ai vu, Bob", by=rpg.player("Ana")).ok
    assert told(rpg) == ["message"]
    while not rpg.view().window.startswith("attente") or rpg.view().moment[0] != "nuit":
        assert "Je t’ai vu" not in read(rpg, "Flo")
        clock(rpg)
    while told(rpg)[-1] != "release":  # stretches end by the clock, the night does not
        clock(rpg)
    assert told(rpg) == ["message", "release"]
    assert "Je t’ai vu" not in read(rpg, "Flo")
    page = console(rpg)
    assert "Messages en route" in page.text and "Je t’ai vu, Bob" in page.text
    ahead = console(rpg, "ahead/").text
    assert "Je t’ai vu" in ahead and ahead.count("La fin du moment") == 1  # though two windows are called so
    browser(rpg).send(console(rpg, "ahead/").form(to="/close/"))
    assert "Je t’ai vu" in read(rpg, "Flo")
    assert told(rpg) == [], "the night is over, and so is what was told of it"
    assert "Messages en route" not in console(rpg).text


def test_one_that_is_held_back_while_it_is_on_its_way_is_not_read(rpg: Any) -> None:
    assert rpg.reply("Ana", "ecrire", "Flo", "Je suis le boulanger", by=rpg.player("Ana")).ok
    clock(rpg)
    link = next(one for one in console(rpg).links if "/past/" in one and one[-2].isdigit())
    address = link.partition("/table/")[2]
    forms = browser(rpg).get(address).forms
    sure = browser(rpg).send(next(form for form in forms if ("drop", "1") in form.buttons), press="drop")
    browser(rpg).send(sure.form(to=address))
    assert "Messages en route" not in console(rpg).text
    while rpg.view().moment[0] == "nuit":
        clock(rpg)
    assert "boulanger" not in read(rpg, "Flo")


def test_one_that_is_sent_back_is_asked_for_again(rpg: Any) -> None:
    assert rpg.reply("Ana", "ecrire", "Flo", "Je suis", by=rpg.player("Ana")).ok
    assert rpg.reply("Ana", "ecrire", "Flo", "Je suis le boulanger", by=rpg.player("Ana")).ok
    page = console(rpg)
    stale = page.form(to="/again/")
    browser(rpg).send(stale, [("why", "Pas de métier")])
    assert [one.power for one in owed(tables.current(rpg.game).table)["Ana"]] == ["ecrire"]
    said = " ".join(Post.objects.filter(game=rpg.game, owner__name="Ana").values_list("text", flat=True))
    assert "ne tient plus" in said and "Pas de métier" in said
    assert "Je suis le boulanger" not in console(rpg).text
    clock(rpg)
    assert browser(rpg).send(stale).status == 200, "a page that is out of date sends nothing back"


def test_its_form_and_its_receipt_say_whom_and_what(rpg: Any) -> None:
    page = rpg.client("Ana").get(f"/g/{rpg.game.key}/orders/").content.decode()
    assert "À qui" in page and "Ton message" in page
    assert rpg.reply("Ana", "ecrire", "Flo", "Bob, je te vois", by=rpg.player("Ana")).ok
    page = rpg.client("Ana").get(f"/g/{rpg.game.key}/orders/").content.decode()
    assert "Tu écris à Flo : « Bob, je te vois »" in page.replace("\xa0", " ").replace("\u202f", " ")


def test_who_leads_is_told_that_their_words_did_not_hold(rpg: Any) -> None:
    while rpg.view().moment[0] == "nuit":
        for meant in announce.foreseen(rpg.game, foresee(rpg.game, tables.current(rpg.game), whole=True).table):
            announce.prepare(rpg.game, meant, "Autrement.")
        Prepared.objects.filter(game=rpg.game).update(digest="x")
        clock(rpg)
    while rpg.view().moment[0] != "nuit":
        clock(rpg)
    found = Notice.objects.filter(user__name="Zoe", kind="words")
    assert found.count() >= 1
    before = found.count()
    clock(rpg)
    assert found.count() == before, "once for each"


def test_an_order_without_words_and_the_word_of_who_leads_wait_for_nobody(rpg: Any) -> None:
    assert rpg.reply("Dan", "sonder", "Bob", by=rpg.player("Dan")).ok
    assert rpg.reply("Ana", "ecrire", "Flo", "Bonsoir").ok
    assert told(rpg) == []


def test_where_the_clock_ends_the_night_nobody_is_asked_for_its_end(rpg: Any) -> None:
    calendar = calendars.of(rpg.game)
    calendar.release = False
    calendar.save()
    while rpg.view().moment[0] == "nuit":
        clock(rpg)
    assert "release" not in told(rpg)


def test_one_that_whoever_takes_the_seat_over_writes_anew_is_one_message(rpg: Any) -> None:
    night, window = rpg.view().moment, rpg.view().window
    assert rpg.reply("Ana", "ecrire", "Flo", "Bonsoir").ok
    assert door.submit(rpg.game.pk, rpg.mj, Decree(what="substitute", who="Ana", value="Zed")).ok
    assert rpg.reply("Zed", "ecrire", "Gil", "Bonne nuit").ok
    while rpg.view().window == window:
        clock(rpg)
    assert rpg.view().moment == night
    rpg.game.refresh_from_db()
    found = letters.on_their_way(rpg.game, tables.current(rpg.game))
    assert [(one.reply.player, one.text) for one in found] == [("Zed", "Bonne nuit")]
