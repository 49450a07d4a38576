"""Players' phones: their own card and no other, what they know, what they may answer."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

from loupiote.kernel.inputs import Decree
from loupiote.narration.pages import Names
from loupiote.web.games import door

VILLAGE = {
    "Ana": "voyante", "Bob": "loup-garou", "Cleo": "simple-villageois", "Dan": "simple-villageois", "Eve": "sorciere",
    "Flo": "loup-garou", "Gus": "simple-villageois",
}  # fmt: skip
PAGES = ("", "seat/", "seat/state/", "seat/story/", "seat/card/")


def read(scene: Any, who: str, page: str = "seat/") -> str:
    answer = scene.client(who).get(f"/g/{scene.game.key}/{page}")
    assert answer.status_code == 200, (who, page)
    return unescape(answer.content.decode())


def until(scene: Any, window: str) -> None:
    while not scene.view().window.startswith(window):
        assert scene.close().ok


def test_ones_own_card_and_no_other(table: Any) -> None:
    scene = table(**VILLAGE)
    for who, name in (("Ana", "Voyante"), ("Bob", "Loup-Garou"), ("Eve", "Sorcière")):
        page = read(scene, who)
        assert f'<span class="role-card-name">{name}</span>' in page
        assert page.count('class="role-card"') == 1
        assert page.index('data-secret id="mine"') < page.index("role-card-name")
        assert not re.search(r"<details[^>]* open", page)
        assert "meneur." in read(scene, who, "seat/card/")


def test_everything_of_the_card_lies_under_a_cover(table: Any) -> None:
    scene = table(**VILLAGE)
    for page in PAGES:
        text = read(scene, "Ana", page)
        shown = re.sub(r"(?s)<details.*?</details>", "", text)
        names = Names("fr", "meneur")  # the cards that are in the game are public; which of them is hers is not
        assert names.help("voyante") not in shown and "role-card" not in shown and "meneur.voyante" not in shown, page


def test_every_answer_has_one_size(table: Any) -> None:
    scene = table(**VILLAGE)
    for page in PAGES:
        assert {len(scene.client(who).get(f"/g/{scene.game.key}/{page}").content) for who in VILLAGE} == {32 * 1024}
    until(scene, "loups")
    assert {len(scene.client(who).get(f"/g/{scene.game.key}/").content) for who in VILLAGE} == {32 * 1024}


def test_by_night_all_phones_look_alike(table: Any) -> None:
    scene = table(**VILLAGE)
    pages = {who: read(scene, who, "seat/state/") for who in VILLAGE}
    bare = {re.sub(r"(?s)<details.*?</details>|<small>.*?</small>|toi", "", page) for page in pages.values()}
    assert all('id="answer"' in page for page in pages.values())
    assert 'name="power" value="sonder"' in pages["Ana"]
    assert not any('name="power"' in page for who, page in pages.items() if who != "Ana")
    assert all('name="decoy"' in page for who, page in pages.items() if who != "Ana")
    assert len({re.sub(r"(?s)<li.*|<div class=\"tile.*|<!--.*", "", page)[:1500] for page in bare}) == 1


@pytest.mark.parametrize(
    ("phones", "covered", "ballot"), [("card", False, False), ("vote", False, True), ("all", True, True)]
)
def test_the_phone_asks_what_the_game_master_lets_it(phones: str, covered: bool, ballot: bool, table: Any) -> None:
    scene = table(phones=phones, options={"capitaine": "aucun"}, **VILLAGE)
    assert ('id="answer"' in read(scene, "Ana")) is covered
    assert ('value="sonder"' in read(scene, "Ana")) is covered
    until(scene, "vote")
    assert ('name="power" value="voter"' in read(scene, "Ana")) is ballot


def fields(form: str) -> dict[str, str]:
    return dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', form))


def test_an_answer_from_the_page(table: Any) -> None:
    scene = table(**VILLAGE)
    page = read(scene, "Ana")
    form = re.search(r'(?s)<section class="stack-tight" id="ask-.*?</section>', page)
    assert form
    client = scene.client("Ana")
    given = fields(form[0]) | {"value": "Bob"}
    answer = client.post(f"/g/{scene.game.key}/order/", given, headers={"HX-Request": "true"})
    assert answer.status_code == 204
    assert scene.view("Ana").prompts[0].reply == ("Bob",)
    assert scene.close().ok
    assert "Bob" in re.search(r'(?s)id="known".*?</details>', read(scene, "Ana"))[0]
    assert "Loup-Garou" not in re.search(r'(?s)id="known".*?</details>', read(scene, "Dan"))[0]


def test_the_pack_sees_what_the_others_propose(table: Any) -> None:
    scene = table(**VILLAGE)
    until(scene, "loups")
    assert scene.reply("Bob", "devorer", "Dan", by=scene.player("Bob")).ok
    assert "Bob propose : Dan" in read(scene, "Flo").replace("\xa0", " ")
    assert "propose" not in read(scene, "Ana")


def test_an_open_vote_is_counted_on_every_phone(table: Any) -> None:
    scene = table(options={"capitaine": "aucun", "vote-visible": "ouvert"}, watch=True, **VILLAGE)
    until(scene, "vote")
    assert scene.reply("Ana", "voter", "Bob", by=scene.player("Ana")).ok
    for who in ("Ana", "Dan", "stranger"):
        page = read(scene, who)
        assert 'class="tally-count">1<' in page and 'class="tally-who">Ana<' in page
    secret = table(options={"capitaine": "aucun", "vote-visible": "secret"}, **VILLAGE)
    until(secret, "vote")
    assert secret.reply("Ana", "voter", "Bob", by=secret.player("Ana")).ok
    assert "tally-count" not in read(secret, "Dan")


def test_the_dead_are_dead_for_all_and_asked_nothing(table: Any) -> None:
    scene = table(**VILLAGE)
    assert door.submit(scene.game.pk, scene.mj, Decree(what="kill", who="Ana")).ok
    page = read(scene, "Dan")
    assert re.search(r'(?s)class="tile is-dead"((?!tile-name).)*tile-name">Ana<', page)
    assert 'value="sonder"' not in read(scene, "Ana")
    assert "6 en vie sur 7" in page


def test_a_spectator_sees_what_everybody_sees(table: Any) -> None:
    scene = table(watch=True, **VILLAGE)
    page = read(scene, "stranger")
    assert "data-secret" not in page and "data-private" not in page
    assert "Cleo" in page
    assert scene.client("stranger").get(f"/g/{scene.game.key}/seat/card/").status_code == 404


@pytest.mark.parametrize("mode", ["table", "forum"])
def test_who_leads_is_led_to_what_they_have_instead(table: Any, mode: str) -> None:
    scene, preparing = table(mode=mode, **VILLAGE), table(mode=mode, begun=False, **VILLAGE)
    for over in (False, True):
        if over:
            assert door.submit(scene.game.pk, scene.mj, Decree(what="end-game", value=["Ana"])).ok
        for who in ("mj", "co-mj"):
            for page, there in (("card", "table/seats"), ("story", "after/story")):
                answer = scene.client(who).get(f"/g/{scene.game.key}/seat/{page}/")
                assert answer.url == f"/g/{scene.game.key}/{there}/"
                assert scene.client(who).get(answer.url).status_code == 200
                answer = preparing.client(who).get(f"/g/{preparing.game.key}/seat/{page}/", follow=True)
                assert answer.status_code == 200 and "/prepare/" in answer.redirect_chain[-1][0]


def test_before_the_beginning_there_is_nothing_but_patience(table: Any) -> None:
    scene = table(begun=False, **VILLAGE)
    page = read(scene, "Ana")
    assert "n’a pas commencé" in page
    assert "oyante" not in page


def test_names_are_text(table: Any) -> None:
    evil = "<img src=x onerror=alert(1)>"[:30]
    scene = table(**(VILLAGE | {evil: "simple-villageois"}), watch=True)
    for who in ("Ana", evil, "stranger"):
        for page in PAGES[: 4 if who == "stranger" else 5]:
            raw = scene.client(who).get(f"/g/{scene.game.key}/{page}").content.decode()
            assert "<img src=x" not in raw


def test_english(table: Any) -> None:
    scene = table(**VILLAGE)
    page = scene.client("Ana").get(f"/g/{scene.game.key}/", headers={"Accept-Language": "en"}).content.decode()
    assert "Seer" in page and "What I know" in page


def test_by_forum_the_way_leads_back_to_the_room(table: Any) -> None:
    """No table to sit at: nobody is offered a tap that is sent nowhere, and from one's card the boards are one tap away."""
    scene = table(mode="forum", watch=True, **VILLAGE)
    here = f"/g/{scene.game.key}/"
    for who in ("Ana", "stranger"):
        answer = scene.client(who).get(f"{here}seat/")
        assert (answer.status_code, answer["Location"]) == (302, here)
    for page in ("seat/card/", "seat/story/"):
        bar = scene.client("Ana").get(here + page).content.decode().partition("thumbbar")[2]
        assert f'href="{here}"' in bar and f'{here}seat/"' not in bar
    story = scene.client("Ana").get(here + "seat/story/").content.decode()
    alone, _, everybody = story.partition("Ce que tout le monde sait")  # the same moments stand in both
    assert "Ce que personne d" in alone and alone.count("Distribution") == everybody.count("Distribution") == 1
