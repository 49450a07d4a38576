"""The words of a game master for one game: who changes them, where they are read, what they cannot do."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.utils.html import escape

CARDS = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "sorciere"}
CARDS |= dict.fromkeys(["Dan", "Eve", "Flo", "Gil", "Hal"], "simple-villageois")
DIED = "told-died-role = Plouf ! La fin de { $who } : { $role_shown }.\n"
VIGIE = "role-voyante = Vigie\n    .le = la\n    .shown = le\n"
ATTACKS = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg/onload=alert(1)>',
    "[clic](javascript:alert(1))",
    "![x](javascript:alert(1))",
    "<a href=javascript:alert(1)>a</a>",
    "[url=javascript:alert(1)]a[/url]",
    "[img]javascript:alert(1)[/img]",
    '[color="red;background:url(javascript:alert(1))"]a[/color]',
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "<iframe srcdoc='<script>alert(1)</script>'>",
    "<h3>a</h3>",
    "`<b onclick=alert(1)>`",
    "</p></div><form action=//evil><input>",
]


class Harm(HTMLParser):
    """What a browser would act upon that is none of ours."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        wrong = (
            tag == "iframe"
            or (tag == "img" and not given["src"].startswith("/static/"))
            or (tag == "script" and "src" not in given)
            or "//evil" in given.get("action", "")
        )
        wrong = wrong or any(name.startswith("on") for name in given) or "style" in given
        if wrong or any(value.strip().lower().startswith("javascript:") for value in given.values()):
            self.found.append(f"{tag} {given}")


def harm(shown: str) -> list[str]:
    parser = Harm()
    parser.feed(shown)
    return parser.found


@pytest.fixture
def forum(table: type) -> Any:
    return table(rules="forum", mode="forum", watch=True, **CARDS)


def keep(scene: Any, text: str) -> None:
    from loupiote.web.tone import keeping

    keeping.keep(scene.game, text)
    scene.game.refresh_from_db()


def kill(scene: Any, who: str = "Ana") -> None:
    from loupiote.kernel.inputs import Decree
    from loupiote.web.games import door

    assert door.submit(scene.game.pk, scene.mj, Decree(what="kill", who=who)).ok


def page(scene: Any, who: str, address: str, lang: str = "fr") -> str:
    client = scene.client(who)
    answer = client.get(f"/g/{scene.game.key}/{address}", headers={"accept-language": lang}, follow=True)
    assert answer.status_code == 200
    return (
        answer.content.decode().replace("\u00a0", " ").replace("&nbsp;", " ").replace("’", "'").replace("&#x27;", "'")
    )


# ------------------------------------------------------------------------------------------------------------ where it is read
def test_announcements_the_state_and_orders_are_in_the_tone_of_the_game(forum: Any) -> None:
    keep(forum, DIED + VIGIE)
    kill(forum)
    for who in ("mj", "Dan", "stranger"):
        square = page(forum, who, "square/b/place/")
        assert "Plouf ! La fin d'" in square and "Vigie" in square
    assert "Plouf" in page(forum, "Dan", "announcements/")
    assert "Vigie" in page(forum, "Dan", "square/rules/")


def test_who_reads_another_language_reads_the_standard_words(forum: Any) -> None:
    keep(forum, DIED + VIGIE)
    kill(forum)
    assert "Vigie" not in page(forum, "Dan", "square/rules/", lang="en")
    assert "Fortune Teller" in page(forum, "Dan", "square/rules/", lang="en") or "Seer" in page(
        forum, "Dan", "square/rules/", lang="en"
    )
    forum.game.lang = "en"
    forum.game.save()
    assert "Vigie" not in page(forum, "Dan", "square/rules/")


def test_the_script_at_a_table_and_a_phone_are_in_the_tone_of_the_game(table: type) -> None:
    scene = table(**CARDS)
    keep(scene, "call-voyante = La vigie grimpe au mât.\n" + VIGIE)
    assert "Vigie" in page(scene, "Ana", "seat/") and "Vigie" not in page(scene, "Ana", "seat/", lang="en")
    assert "La vigie grimpe" in page(scene, "mj", "table/") + page(scene, "mj", "table/ahead/")


def test_a_change_during_the_game_is_read_at_once(forum: Any) -> None:
    kill(forum)
    before = page(forum, "Dan", "square/b/place/")
    keep(forum, VIGIE)
    assert "Vigie" not in before and "Vigie" in page(forum, "Dan", "square/b/place/")
    keep(forum, "")
    assert "Vigie" not in page(forum, "Dan", "square/b/place/") and "tone" not in forum.game.plan


def test_the_story_at_the_end_and_its_copy(table: type) -> None:
    from loupiote.kernel.inputs import Decree
    from loupiote.web.games import door

    scene = table(**CARDS)
    keep(scene, DIED)
    kill(scene)
    assert door.submit(scene.game.pk, scene.mj, Decree(what="end-game", value=["Ana"])).ok
    assert "Plouf" in page(scene, "Dan", "after/texts/?as=public")
    assert "Plouf" in page(scene, "Dan", "after/story/") and "Plouf" not in page(scene, "Dan", "after/story/", "en")


def test_the_words_of_the_game_are_understood_in_orders(forum: Any) -> None:
    from loupiote.web.ordering.lexicons import Speakers

    keep(forum, "power-sonder = percer à jour\n")
    assert ("percer à jour", "sonder") in set(Speakers(forum.game, forum.game.cast).called("sonder"))


def test_a_pack_is_read_once(forum: Any, django_assert_num_queries: Any) -> None:
    from loupiote.web.tone import packs
    from loupiote.web.tone.narrators import narrator

    with django_assert_num_queries(0):
        narrator(forum.game, "fr")
    keep(forum, DIED)
    first = packs.catalogue(forum.game)
    with django_assert_num_queries(0):
        assert packs.catalogue(forum.game) is first and narrator(forum.game, "en")
    keep(forum, VIGIE)
    assert packs.catalogue(forum.game) is not first


# ------------------------------------------------------------------------------------------------------------------- its pages
def test_a_text_is_found_written_tried_and_taken_back(forum: Any) -> None:
    mj, here = forum.client("mj"), f"/g/{forum.game.key}/tone/"
    assert "told-died-role" in mj.get(here, {"q": "c'était", "kind": "deaths"}).content.decode()
    assert "told-won" not in mj.get(here, {"kind": "deaths"}).content.decode()
    tried = mj.post(f"{here}told-died/preview/", {"text": "Adieu, *{ $who }* !"}).content.decode()
    assert "<em><b>Élise</b></em>" in tried and "Hugo" in tried and "field-fault" not in tried
    assert mj.get(f"{here}pack.ftl").content.decode() == ""
    assert mj.post(f"{here}told-died/", {"text": "Adieu, { $who } !"}).status_code == 302
    assert "told-died" in mj.get(here, {"own": "1"}).content.decode()
    assert "Adieu, { $who } !" in mj.get(f"{here}told-died/").content.decode()
    assert mj.get(f"{here}pack.ftl").content.decode() == "told-died = Adieu, { $who } !\n"
    from loupiote.web.tone.shelf import Shelf

    standard = Shelf(forum.game).text("told-died").standard.replace("\n", "\r\n")
    assert mj.post(f"{here}told-died/", {"text": standard}).status_code == 302
    assert mj.get(f"{here}pack.ftl").content.decode() == ""
    mj.post(f"{here}told-died/", {"text": "Adieu, { $who } !"})
    assert mj.post(f"{here}told-died/", {"text": "Adieu", "reset": "1"}).status_code == 302
    assert mj.get(f"{here}pack.ftl").content.decode() == ""
    assert mj.get(f"{here}told-nothing/").status_code == 404 and mj.get(f"{here}set-meneur/").status_code == 404


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{ $role }", "ne connaît pas $role"),
        ("{ told-died-role }", "ne connaît pas $role_shown"),
        ("\ue000 \ue001", "U+E000"),
        ("*{ $who }", "étoile"),
        ("{ $who", "accolade"),
        ("{ $who_genre ->\n [f] a\n *[m] b\n}", "il manque la forme [x]"),
        ("{ $who_genre ->\n [f] a\n}", "forme"),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_kept(forum: Any, text: str, said: str) -> None:
    mj, here = forum.client("mj"), f"/g/{forum.game.key}/tone/told-died/"
    for answer in (mj.post(here, {"text": text}), mj.post(f"{here}preview/", {"text": text})):
        assert escape(said) in answer.content.decode().replace("\u00a0", " ")
    assert mj.post(here, {"text": text}).status_code == 422
    forum.game.refresh_from_db()
    assert "tone" not in forum.game.plan


def test_a_whole_pack_is_pasted_or_sent_as_a_file(forum: Any) -> None:
    mj, here = forum.client("mj"), f"/g/{forum.game.key}/tone/pack/"
    answer = mj.post(here, {"do": "take", "text": DIED + "told-dide = Mort\n"})
    assert answer.status_code == 422 and "told-died" in answer.content.decode()
    assert mj.post(here, {"do": "take", "part": "1", "text": DIED + "told-dide = Mort\n"}).status_code == 302
    assert mj.get(f"/g/{forum.game.key}/tone/pack.ftl").content.decode() == DIED
    sent = SimpleUploadedFile("ton.ftl", b"\xef\xbb\xbf" + VIGIE.encode().replace(b"\n", b"\r\n"))
    assert mj.post(here, {"do": "take", "file": sent}).status_code == 302
    assert "Vigie" in page(forum, "Dan", "square/rules/")
    large = mj.post(here, {"do": "take", "text": "#" * 200_001})
    assert large.status_code == 422 and "200" in large.content.decode()
    assert mj.post(here, {"do": "take", "file": SimpleUploadedFile("x", b"\xff\xfe\x00")}).status_code == 422
    assert mj.post(here, {"do": "reset"}).status_code == 302
    assert "Vigie" not in page(forum, "Dan", "square/rules/")


def test_the_pack_of_another_game_of_mine(table: type) -> None:
    from loupiote.web.games.models import Master
    from loupiote.web.people.models import User

    user = User.objects.create_user("Zoé-des-tons", "a long pass word")
    mine, other, foreign = (table(rules=rules, begun=False, **CARDS) for rules in ("forum", "rpg", "forum"))
    for scene in (mine, other):
        Master.objects.filter(game=scene.game, role="mj").update(user=user)
    keep(other, DIED + "board-barque = La barque\n")
    keep(foreign, VIGIE)
    from django.test import Client

    client, here = Client(), f"/g/{mine.game.key}/tone/pack/"
    client.force_login(user)
    shown = client.get(here).content.decode()
    assert other.game.key in shown and foreign.game.key not in shown
    assert client.post(here, {"do": "other", "game": foreign.game.key}).status_code == 400
    assert client.post(here, {"do": "other", "game": other.game.key}).status_code == 302
    assert client.get(f"/g/{mine.game.key}/tone/pack.ftl").content.decode() == DIED


def test_the_same_players_play_in_the_same_tone(table: type) -> None:
    from loupiote.kernel.inputs import Decree
    from loupiote.web.after.models import Sequel
    from loupiote.web.games import door
    from loupiote.web.tone import packs

    scene = table(**CARDS)
    keep(scene, DIED)
    assert door.submit(scene.game.pk, scene.mj, Decree(what="end-game", value=["Ana"])).ok
    assert scene.client("mj").post(f"/g/{scene.game.key}/after/again/").status_code == 302
    assert packs.text_of(Sequel.objects.get(before=scene.game).game) == DIED


def test_other_rules_keep_what_fits(table: type) -> None:
    scene = table(begun=False, **CARDS)
    keep(scene, DIED)
    scene.client("mj").post(f"/g/{scene.game.key}/prepare/rules/", {"rules": "forum", "title": "x"})
    scene.game.refresh_from_db()
    from loupiote.web.tone import packs

    assert scene.game.rules == "forum" and packs.text_of(scene.game) == DIED


def test_where_the_program_leads_nobody_changes_its_words_once_it_has_begun(forum: Any) -> None:
    forum.game.led = False
    forum.game.save()
    assert forum.client("mj").get(f"/g/{forum.game.key}/tone/").status_code == 404


# ------------------------------------------------------------------------------------------------------------------- no harm
@pytest.mark.parametrize("attack", ATTACKS)
def test_a_wording_is_words_and_nothing_else(forum: Any, attack: str) -> None:
    mj, here = forum.client("mj"), f"/g/{forum.game.key}/tone/"
    text = f"{attack} {{ $who }} {{ $role_shown }}"
    tried = mj.post(f"{here}told-died-role/preview/", {"text": text}).content.decode()
    keep(forum, f"told-died-role = {attack} {{ $who }} {{ $role_shown }}\nrole-voyante = {attack}\n")
    kill(forum)
    pages = [page(forum, who, where) for who in ("mj", "Dan") for where in ("square/b/place/", "square/rules/")]
    pages += [page(forum, "mj", where) for where in ("console/", "console/ahead/", "tone/", "tone/role-voyante/")]
    for shown in (tried, *pages, page(forum, "mj", "tone/pack/"), page(forum, "Dan", "announcements/?format=html")):
        assert harm(shown) == []


def test_what_is_stored_but_may_not_be_said_is_not_said(forum: Any) -> None:
    """Whatever is in the database: a text that reaches for more than the standard one is not in force."""
    keep(forum, "told-died-role = \ue000 \ue001 \ue002 { $author } Plouf\n")
    kill(forum)
    assert "Plouf" not in page(forum, "Dan", "square/b/place/")
