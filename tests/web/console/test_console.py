"""What whoever leads a game by forum sees ahead, decides, and hands over; and that nobody else has any of it."""

from __future__ import annotations

from typing import Any

import pytest
from django.urls import reverse

from loupiote.kernel.inputs import Decree
from loupiote.web.console import certain, foresee
from loupiote.web.console.models import Ruling
from loupiote.web.games import door, tables
from loupiote.web.square.models import Post, Prepared
from table_pages import Browser, Page
from web.console.conftest import CARDS

PAGES = ("", "ahead/", "boards/", "rulings/", "seats/", "seats/1/")


def browser(scene: Any) -> Browser:
    """The one browser of whoever leads."""
    if not hasattr(scene, "browser"):
        scene.browser = Browser(scene.client("mj"), scene.game.key)
    return scene.browser


def console(scene: Any, page: str = "") -> Page:
    """A page of the console."""
    return Page(browser(scene).client.get(f"/g/{scene.game.key}/console/{page}"))


def night(scene: Any) -> None:
    """The pack names Dan, the Seer looks at Bob."""
    while scene.view().window.partition("@")[0] != "loups":
        scene.close()
    for wolf in ("Bob", "Cleo"):
        assert scene.reply(wolf, "devorer", "Dan").ok


@pytest.mark.parametrize("who", ["Ana", "Dan", "spectator", "stranger"])
@pytest.mark.parametrize("where", PAGES)
def test_nobody_but_those_who_lead_has_it(forum: Any, who: str, where: str) -> None:
    assert forum.client(who).get(f"/g/{forum.game.key}/console/{where}").status_code == 404


def test_where_the_program_leads_nobody_has_it(forum: Any) -> None:
    type(forum.game).objects.filter(pk=forum.game.pk).update(led=False)
    for page in PAGES:
        assert forum.client("mj").get(f"/g/{forum.game.key}/console/{page}").status_code == 404


def test_it_says_who_is_asked_what_and_what_they_say(forum: Any) -> None:
    night(forum)
    page = console(forum)
    assert "dévorer Dan" in page.text
    assert "rien pour l’instant" in page.text or "Réponses" in page.text


def test_the_night_as_it_would_end_now_happens_only_when_it_is_ended(forum: Any) -> None:
    night(forum)
    page = console(forum, "ahead/")
    assert "Dan" in page.text
    assert forum.view().window.startswith("loups")
    assert not Post.objects.filter(game=forum.game, title__contains="Aube").exists()
    closes = [value for name, value in page.form(to="/close/").fields if name == "close"]
    assert closes[0].startswith("loups")
    browser(forum).send(page.form(to="/close/"))
    dead = [seat.name for seat in forum.view().seats if not seat.alive]
    assert dead == ["Dan"]


def test_an_end_that_is_not_any_more_what_was_shown_is_not_taken(forum: Any) -> None:
    night(forum)
    form = console(forum, "ahead/").form(to="/close/")
    assert forum.reply("Cleo", "devorer", "Eve").ok
    page = browser(forum).send(form)
    assert "avancé" in page.text
    assert forum.view().window.startswith("loups")


def test_other_words_are_announced_if_it_ends_so(forum: Any) -> None:
    night(forum)
    page = console(forum, "ahead/")
    form = next(f for f in page.forms if f.action.endswith("/words/"))
    browser(forum).send(form, [("text", "Le soleil se lève sur **un drame**.")])
    browser(forum).send(console(forum, "ahead/").form(to="/close/"))
    texts = [post.text for post in Post.objects.filter(game=forum.game)]
    assert "Le soleil se lève sur **un drame**." in texts
    assert not Prepared.objects.filter(game=forum.game).exists()


def test_words_for_what_does_not_happen_are_not_announced(forum: Any) -> None:
    night(forum)
    form = next(f for f in console(forum, "ahead/").forms if f.action.endswith("/words/") and "Dan" in str(f.fields))
    browser(forum).send(form, [("text", "Pauvre Dan.")])
    for wolf in ("Bob", "Cleo"):
        assert forum.reply(wolf, "devorer", "Eve").ok
    browser(forum).send(console(forum, "ahead/").form(to="/close/"))
    assert "Pauvre Dan." not in [post.text for post in Post.objects.filter(game=forum.game)]


def test_words_that_did_not_hold_are_kept_beside_what_was_announced(forum: Any) -> None:
    night(forum)
    form = next(f for f in console(forum, "ahead/").forms if f.action.endswith("/words/") and "Dan" in str(f.fields))
    browser(forum).send(form, [("text", "Pauvre Dan.")])
    for wolf in ("Bob", "Cleo"):
        assert forum.reply(wolf, "devorer", "Eve").ok
    assert "n’ont pas tenu" not in console(forum).text
    browser(forum).send(console(forum, "ahead/").form(to="/close/"))
    while "n’ont pas tenu" not in console(forum).text:
        assert forum.close().ok
    link = next(one for one in console(forum).links if "?mine" in one)
    page = Page(browser(forum).client.get(link))
    form = page.form(to="/edit/")
    assert dict(form.fields)["text"] == "Pauvre Dan."
    browser(forum).send(form, [("do", "send")])
    post = Post.objects.get(game=forum.game, text="Pauvre Dan.")
    assert post.edited_at is not None and "Eve" in post.first
    assert "n’ont pas tenu" not in console(forum).text
    assert not Prepared.objects.filter(game=forum.game).exists()


def test_words_that_are_too_long_are_not_cut_in_silence(forum: Any) -> None:
    night(forum)
    form = next(f for f in console(forum, "ahead/").forms if f.action.endswith("/words/"))
    page = browser(forum).send(form, [("text", "a" * 20_001)])
    assert "20001 caractères" in page.text
    assert not Prepared.objects.filter(game=forum.game).exists()


def test_foreseeing_leaves_the_game_as_it_is(forum: Any) -> None:
    night(forum)
    before = tables.current(forum.game)
    found = foresee.foresee(forum.game, before, whole=True)
    assert found.closes
    assert found.table.game.moment != before.table.game.moment
    assert tables.current(forum.game).table.open.name == found.closes[0]


def test_a_ruling_is_kept_and_taken_back(forum: Any) -> None:
    from loupiote.rulebook import book

    clause = next(one.id for one in book("forum").clauses.values() if one.open)
    client, address = forum.client("mj"), f"/g/{forum.game.key}/console/rulings/"
    assert client.post(address, {"clause": clause, "other": "1"}).status_code == 302
    assert not Ruling.objects.exists()  # what else was decided has to be said
    client.post(address, {"clause": clause, "other": "1", "text": "Le Chat meurt."})
    assert [(one.follows, one.text) for one in Ruling.objects.all()] == [(False, "Le Chat meurt.")]
    assert "Le Chat meurt." in client.get(address).content.decode()
    client.post(address, {"clause": clause, "forget": "1"})
    assert not Ruling.objects.exists()
    assert client.post(address, {"clause": "forum.nowhere.1"}).status_code == 400


def test_what_an_option_decides_in_its_own_way_is_no_doubt_any_more(table: type) -> None:
    from loupiote.kernel.events import Text, Told
    from loupiote.web.console.doubts import doubts

    told = [Told(Text(""), None, ("forum.cupidon.8", "forum.vote.1", "forum.voyante.3"), "nuit", 1)]
    silent = table(rules="forum", mode="forum", **CARDS)
    assert [one.clause for one in doubts(silent.game, told, "en")] == ["forum.cupidon.8", "forum.vote.1"]
    parlour = table(rules="forum", mode="forum", options={"amoureux-salon": True}, **CARDS)
    assert [one.clause for one in doubts(parlour.game, told, "en")] == ["forum.vote.1"]


def test_who_takes_a_seat_over_has_it_and_who_had_it_has_not(forum: Any) -> None:
    before = forum.client("Ana")
    assert before.get(f"/g/{forum.game.key}/seat/card/").status_code == 200
    page = console(forum, "seats/1/")
    passed = browser(forum).send(page.form(to="/seats/1/"), [("name", "Zoe")])
    link = next(value for form in [passed.html] for value in form.split('"') if "/s/s" in value)
    assert before.get(f"/g/{forum.game.key}/seat/card/").status_code == 404
    new = forum.client("stranger")
    assert new.get(link[link.index("/s/") :]).status_code == 302
    story = new.get(f"/g/{forum.game.key}/seat/card/").content.decode()
    assert "Voyante" in story
    assert forum.game.seats.get(place=0).name == "Zoe"
    assert "Zoe" in forum.view().seats[0].name


def test_a_seat_handed_over_by_a_form_that_is_sent_twice_has_one_link(forum: Any) -> None:
    form = console(forum, "seats/1/").form(to="/seats/1/")
    links = [browser(forum).send(form, [("name", "Zoe")]).html.split("/s/s")[1].split("/")[0] for _ in range(2)]
    assert links[0] == links[1]
    assert forum.client("stranger").get(f"/s/s{links[0]}/").status_code == 302


def test_a_seat_is_not_handed_over_under_a_name_like_another(forum: Any) -> None:
    page = browser(forum).send(console(forum, "seats/1/").form(to="/seats/1/"), [("name", "bob")])
    assert "Le nom bob est pris" in page.text
    assert forum.game.seats.get(place=0).name == "Ana"


def test_a_game_is_certain_when_nothing_changes_its_end(table: type) -> None:
    scene = table(
        rules="forum", mode="forum", Ana="loup-garou", Bob="loup-garou", Cleo="simple-villageois", Dan="voyante"
    )
    found = certain.prospect(tables.current(scene.game))
    assert found.games >= 3
    assert sum(found.wins.values()) == found.games
    page = console(scene, "certain/")
    assert "au hasard" in page.text


def test_everybody_reads_that_a_seat_has_passed_on_and_no_more(forum: Any) -> None:
    night(forum)
    browser(forum).send(console(forum, "seats/1/").form(to="/seats/1/"), [("name", "Nina")])
    said = Post.objects.filter(game=forum.game, kind=Post.Kind.ANNOUNCEMENT).latest("pk")
    assert said.board == "place" and said.text == "**Nina** prend la place d’**Ana**."
    square = forum.client("Gil").get(f"/g/{forum.game.key}/square/b/place/").content.decode()
    assert "prend la place d’" in square and "oyante" not in said.text


def test_who_leads_opens_and_closes_a_board(forum: Any) -> None:
    from web.square.conftest import to_day

    def write(who: str) -> Any:
        from loupiote.web.square import writing

        return writing.write(forum.game, forum.player(who), "place", None, "Bonsoir")

    def turn_over(board: str) -> None:
        form = next(one for one in console(forum, "boards/").forms if ("value", board) in one.fields)
        sure = browser(forum).send(form).form("", to="/table/decree/")
        browser(forum).send(sure)

    to_day(forum)
    assert "La place du village" in console(forum, "boards/").text
    turn_over("place")
    refused = write("Dan")
    assert type(refused).__name__ == "Refused"
    assert "ta décision" in console(forum, "boards/").text
    turn_over("place")
    assert type(write("Dan")).__name__ != "Refused"


def test_when_it_is_over_nothing_is_left_to_lead(forum: Any) -> None:
    decrees = [reverse(name, args=[forum.game.key]) for name in ("table:seats", "console:places", "calendar:calendar")]
    assert set(decrees) <= set(console(forum).links)
    assert door.submit(forum.game.pk, forum.mj, Decree(what="end-game", value=["Ana"])).ok
    forum.game.refresh_from_db()
    over = console(forum).links
    assert not set(decrees) & set(over)
    assert f"/g/{forum.game.key}/trace/" in over


def test_it_says_when_the_moment_ends(forum: Any) -> None:
    assert "Fin de ce moment" in console(forum).text
    browser(forum).client.post(f"/g/{forum.game.key}/calendar/act/", {"do": "pause"})
    paused = console(forum).text
    assert "Fin de ce moment" not in paused and "L’horloge est arrêtée" in paused
