"""A record that is taken in can be led on as if it had been tapped here; and it cannot be so long that nobody can undo it."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest
from django.test import Client

from loupiote.web.games import tables
from loupiote.web.games.models import Entry, Game

HEAD = (
    "loupiote: 1\nrules: meneur\noptions: {capitaine: aucun}\n"
    "players: {Ana: voyante, Bob: loup-garou, Cleo: simple-villageois, Dan: simple-villageois, Eve: simple-villageois}\n"
    "play:\n"
)
NIGHT = """
  - window: nuit
    Ana: sonder Bob
    Bob: devorer Cleo
  - window: vote
    Ana: voter Bob
    Dan: voter Ana
"""


class Member:
    """Somebody with an account, who takes in records."""

    def __init__(self) -> None:
        from loupiote.web.people.models import User

        self.client = Client()
        self.client.force_login(User.objects.create_user(name="Hal", password="x"))

    def take_in(self, play: str, head: str = HEAD) -> Game:
        """The game of a record."""
        answer = self.client.post("/import/", {"text": head + play})
        assert answer.status_code == 302, re.findall(r'field-fault">(.*?)</li>', unescape(answer.content.decode()))
        return Game.objects.get()

    def text(self, game: Game, page: str) -> str:
        """A page of the table, without its tags."""
        answer = self.client.get(f"/g/{game.key}/table/{page}")
        assert answer.status_code == 200
        return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", unescape(answer.content.decode())))

    def undo(self, game: Game) -> str:
        """Look at what an undo would take back, and do it."""
        page = self.client.get(f"/g/{game.key}/table/undo/").content.decode()
        fields = dict(re.findall(r'name="(key|turn)" value="([^"]+)"', page))
        assert self.client.post(f"/g/{game.key}/table/undo/", fields).status_code == 302
        return unescape(re.sub(r"<[^>]+>", "", page))


def test_undo_takes_back_the_last_choice_of_what_was_taken_in(table: Any) -> None:
    hal = Member()
    game = hal.take_in(NIGHT)
    page = hal.undo(game)
    assert page.count("Annulé") == 1 and "Dan vote" in page
    page = hal.undo(game)
    assert page.count("Annulé") >= 1 and "Ana vote" in page and "dévorer" not in page
    page = hal.undo(game)
    assert "Bob veut dévorer Cleo" in page and "sonder" not in page
    game.refresh_from_db()
    table = tables.current(game).table
    assert table.open is not None and table.open.name == "loups@1"
    assert "Ana veut sonder Bob" in hal.undo(game)
    assert "Rien" in hal.text(game, "undo/") or "rien" in hal.text(game, "undo/")


def test_the_course_says_who_did_what_in_the_record(table: Any) -> None:
    hal = Member()
    game = hal.take_in(NIGHT)
    entries = list(Entry.objects.filter(game=game).order_by("seq"))
    assert [(one.seq, one.kind, one.actor, one.who) for one in entries] == [
        (1, "import", "mj", "Hal"),
        (2, "input", "Ana", "Ana"),
        (3, "input", "Bob", "Bob"),
        (4, "input", "Ana", "Ana"),
        (5, "input", "Dan", "Dan"),
    ]
    game.refresh_from_db()
    assert game.seq == 5
    brought = tables.current(game).brought
    assert sorted(set(brought.values())) == [2, 3, 4, 5]
    before = dict(brought)
    tables.forget()
    assert tables.current(game).brought == before
    page = hal.client.get(f"/g/{game.key}/table/past/").content.decode()
    assert '<p class="story-time">Dan · ' in page
    assert hal.client.get(f"/g/{game.key}/trace/").status_code in (200, 404)


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("Meneur de jeu", "ne peut pas être le nom"),
        ("www.evil.com", "ne peut pas être le nom"),
        ("Loups-garous", "ne peut pas être le nom"),
        ("Воb", "ressemble à « Bob »"),  # a Cyrillic В
    ],
)
def test_a_name_that_nobody_may_bear_is_refused_with_its_line(name: str, fault: str) -> None:
    record = HEAD.replace("Eve:", f"{name}:") + NIGHT
    answer = Member().client.post("/import/", {"text": record})
    assert answer.status_code == 422
    (said,) = re.findall(r'field-fault">(.*?)</li>', unescape(answer.content.decode()))
    assert "record:4" in said and name in said and fault in said
    assert not Game.objects.exists()


def test_a_name_that_came_with_a_substitution_is_looked_at_too() -> None:
    taken = "  - mj: substitute Cleo Modérateur\n"
    answer = Member().client.post("/import/", {"text": HEAD + taken})
    assert answer.status_code == 422 and "Modérateur" in answer.content.decode()


def test_whoever_has_deleted_an_account_is_no_fault_of_a_record() -> None:
    game = Member().take_in(NIGHT.replace("Dan", "Anonyme 2"), HEAD.replace("Dan", "Anonyme 2"))
    assert "Anonyme 2" in [seat.name for seat in game.seats.all()]


def test_a_game_that_is_over_opens_at_its_story() -> None:
    member = Member()
    end = "  - window: nuit\n    mj: end-game Ana\n"
    answer = member.client.post("/import/", {"text": HEAD + end})
    game = Game.objects.get()
    assert game.status == Game.Status.FINISHED
    story = f"/g/{game.key}/after/story/"
    assert answer.headers["Location"] == story
    assert f'href="{story}">Lire le récit' in member.client.get("/people/games/").content.decode()
    assert member.client.get(story).status_code == 200
