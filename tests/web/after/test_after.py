"""After a game: everything, for everybody who was there; before its end nothing, but to its game master."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest
from django.test import Client

from loupiote.kernel.inputs import Decree
from loupiote.records import check
from loupiote.web.games import door

VILLAGE = {
    "Ana": "voyante",
    "Bob": "loup-garou",
    "Cleo": "simple-villageois",
    "Dan": "simple-villageois",
    "Eve": "chasseur",
}
PAGES = ("", "story/", "votes/", "texts/", "record.yaml")


def played(table: Any, **more: Any) -> Any:
    """A game in which the wolf is found out on the first day."""
    scene = table(options={"capitaine": "aucun"}, **(VILLAGE | more))
    assert scene.reply("Ana", "sonder", "Bob").ok
    assert scene.close().ok
    assert scene.reply("Bob", "devorer", "Cleo").ok
    assert scene.close().ok
    while not scene.view().window.startswith("vote"):
        assert scene.close().ok
    for who in ("Ana", "Dan", "Eve"):
        assert scene.reply(who, "voter", "Bob").ok
    assert scene.reply("Bob", "voter", "Ana").ok
    assert scene.close().ok
    assert scene.view().over
    return scene


def read(scene: Any, who: str, page: str = "") -> str:
    answer = scene.client(who).get(f"/g/{scene.game.key}/after/{page}")
    assert answer.status_code == 200, (who, page)
    return unescape(answer.content.decode())


def test_before_the_end_it_is_the_game_masters_alone(table: Any) -> None:
    scene = table(watch=True, **VILLAGE)
    for page in PAGES:
        assert scene.client("mj").get(f"/g/{scene.game.key}/after/{page}").status_code == 200
        for who in ("Ana", "Bob", "stranger"):
            assert scene.client(who).get(f"/g/{scene.game.key}/after/{page}").status_code == 404
    assert scene.client("mj").post(f"/g/{scene.game.key}/after/again/").status_code == 404


def test_all_cards_and_who_has_won(table: Any) -> None:
    scene = played(table)
    for who in ("mj", "Bob", "Cleo"):
        page = read(scene, who)
        assert "Voyante" in page and "Chasseur" in page and "Loup-Garou" in page
        assert len(re.findall(r'<li class="role-row( is-out)?">', page)) == len(VILLAGE)
        assert page.count("a gagné") >= 4


def test_the_story_from_any_seat_with_its_reasons(table: Any) -> None:
    scene = played(table)
    whole, ana, dan = (read(scene, "Dan", f"story/?as={who}") for who in ("mj", "Ana", "Dan"))
    assert "Pourquoi" in whole and 'href="/regles/meneur/meneur.' in whole
    saw = "meneur.voyante."
    assert saw in ana and saw not in dan
    assert scene.client("Dan").get(f"/g/{scene.game.key}/after/story/?as=Zoe").status_code == 404


def test_the_table_of_votes(table: Any) -> None:
    page = read(played(table), "Eve", "votes/")
    row = re.search(r'(?s)<th scope="row">Ana</th>(.*?)</tr>', page)
    assert row and "Bob" in row[1]
    assert "Bob 3" in page


def test_a_record_that_checks_and_a_story_to_paste(table: Any) -> None:
    scene = played(table)
    answer = scene.client("Ana").get(f"/g/{scene.game.key}/after/record.yaml")
    assert "attachment" in answer.headers["Content-Disposition"]
    assert check(answer.content.decode()).ok
    page = read(scene, "Ana", "texts/")
    assert "[b]" in page and "loupiote: 1" in page
    assert "## " in read(scene, "Ana", "texts/?format=markdown&as=public")
    assert scene.client("Ana").get(f"/g/{scene.game.key}/after/texts/?format=exe").status_code == 404


def test_names_are_text_everywhere(table: Any) -> None:
    evil = "</textarea><script>x</script>"
    scene = played(table, **{evil: "simple-villageois"})
    for page in PAGES[:-1]:
        raw = scene.client("Ana").get(f"/g/{scene.game.key}/after/{page}").content.decode()
        assert "<script>x" not in raw


def member(name: str = "Hal") -> Client:
    from loupiote.web.people.models import User

    client = Client()
    client.force_login(User.objects.create_user(name=name, password="x"))
    return client


def test_a_record_comes_back_as_a_game(table: Any) -> None:
    from loupiote.web.games.models import Game

    scene = played(table)
    record = scene.client("Ana").get(f"/g/{scene.game.key}/after/record.yaml").content.decode()
    client = member()
    answer = client.post("/import/", {"text": record.replace("\n", "\r\n")})
    assert answer.status_code == 302
    game = Game.objects.exclude(pk=scene.game.pk).get()
    assert (game.status, game.title, game.seats.count()) == (Game.Status.FINISHED, "Thiercelieux", len(VILLAGE))
    again = client.get(f"/g/{game.key}/after/record.yaml").content.decode()
    assert again == record
    assert scene.client("Ana").get(f"/g/{game.key}/").status_code == 404


def test_a_game_in_the_middle_goes_on(table: Any) -> None:
    from loupiote.web.games.access import as_viewer
    from loupiote.web.games.models import Game

    scene = table(**VILLAGE)
    assert scene.reply("Ana", "sonder", "Bob").ok
    assert scene.close().ok
    record = scene.client("mj").get(f"/g/{scene.game.key}/after/record.yaml").content.decode()
    assert member().post("/import/", {"text": record}).status_code == 302
    game = Game.objects.exclude(pk=scene.game.pk).get()
    assert game.status == Game.Status.RUNNING
    master = as_viewer(game.masters.get())
    assert door.view_of(game, master).window == scene.view().window
    assert door.submit(game.pk, master, Decree(what="kill", who="Bob")).ok


@pytest.mark.parametrize(
    ("change", "line", "found"),
    [
        (("voyante", "licorne"), ":6:", "licorne"),
        (("sonder Bob", "sonder Zoe"), ":", "Zoe"),
        (("loupiote: 1", "loupiote: 99"), ":1:", "99"),
        (("players:", "players: ["), ":", ""),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_kept(change: tuple[str, str], line: str, found: str, table: Any) -> None:
    from loupiote.web.games.models import Game

    scene = played(table)
    record = scene.client("Ana").get(f"/g/{scene.game.key}/after/record.yaml").content.decode()
    before = Game.objects.count()
    answer = member().post("/import/", {"text": record.replace(*change, 1)})
    assert answer.status_code == 422
    faults = re.findall(r'field-fault">(.*?)</li>', unescape(answer.content.decode()))
    assert faults and line in faults[0] and any(found in fault for fault in faults)
    assert Game.objects.count() == before


@pytest.mark.parametrize(
    "text", ["", "x", "a: &b c", "<script>alert(1)</script>", "loupiote: 1\n" + "# \n" * 90_000, "\x00"]
)
def test_what_is_no_record(text: str) -> None:
    answer = member().post("/import/", {"text": text})
    assert answer.status_code == 422
    assert "<script>alert" not in answer.content.decode()


def test_whoever_has_no_account_takes_nothing_in() -> None:
    assert Client().get("/import/").status_code == 302
    assert Client().post("/import/", {"text": "x"}).status_code == 302


def test_the_same_players_a_new_game(table: Any) -> None:
    from loupiote.web.games.models import Game

    scene = played(table)
    ana, mj = scene.client("Ana"), scene.client("mj")
    assert ana.post(f"/g/{scene.game.key}/after/next/").status_code == 404
    where = mj.post(f"/g/{scene.game.key}/after/again/").headers["Location"]
    assert mj.post(f"/g/{scene.game.key}/after/again/").headers["Location"] == where
    game = Game.objects.exclude(pk=scene.game.pk).get()
    assert where == f"/g/{game.key}/"
    assert [seat.name for seat in game.seats.all()] == list(VILLAGE)
    assert game.plan["cards"]["voyante"] == 1 and game.options == scene.game.options
    assert game.seed != scene.game.seed
    assert "Ma place" in ana.get(f"/g/{scene.game.key}/after/").content.decode()
    assert ana.post(f"/g/{scene.game.key}/after/next/").headers["Location"] == where
    assert game.seats.get(name="Ana").token_hash
    assert ana.post(f"/g/{scene.game.key}/after/next/").headers["Location"] == where
    assert scene.client("Ana").post(f"/g/{scene.game.key}/after/next/").headers["Location"] == "/"  # another browser
    assert scene.client("stranger").post(f"/g/{scene.game.key}/after/next/").status_code == 404


def test_everybody_who_leads_has_a_place_of_their_own_in_the_next_game(table: Any) -> None:
    """Without accounts: the first to ask makes the game, and is not thrown out by the others."""
    from loupiote.web.games import tokens
    from loupiote.web.games.models import Game, Master

    scene = played(table)
    leads = {"mj": scene.client("mj")}
    for name in ("Gabriel", "Inès"):
        made = Master.objects.create(game=scene.game, role="co-mj", name=name)
        leads[name] = Client()
        leads[name].get(f"/s/{tokens.renew(made)}/")
    for name in ("Gabriel", "Inès", "mj", "Gabriel", "Inès", "mj"):
        where = leads[name].post(f"/g/{scene.game.key}/after/again/").headers["Location"]
    assert [one.get(f"{where}invite/").status_code for one in leads.values()] == [200] * 3
    game = Game.objects.exclude(pk=scene.game.pk).get()
    assert sorted(game.masters.values_list("name", "role")) == [("Gabriel", "co-mj"), ("Inès", "co-mj"), ("mj", "mj")]


@pytest.mark.parametrize("who", ["mj", "Ana"])
def test_whose_way_to_the_next_game_was_lost_finds_it_again(who: str, table: Any) -> None:
    scene = played(table)
    mj = scene.client("mj")
    mine = mj if who == "mj" else scene.client(who)
    if who != "mj":
        mj.post(f"/g/{scene.game.key}/after/again/")
    path = f"/g/{scene.game.key}/after/{'again' if who == 'mj' else 'next'}/"
    for _ in range(2):
        kept = dict(mine.cookies)
        where = mine.post(path).headers["Location"]
        mine.cookies.clear()  # the answer did not arrive
        mine.cookies.update(kept)
        assert mine.get(f"{where}device/").status_code == 404
    mine.post(path)
    assert mine.get(f"{where}device/").status_code == 200
