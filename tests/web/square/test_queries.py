"""Pages ask the database as often however many players, posts, drafts and boards there are."""

from __future__ import annotations

from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from web.square.conftest import to_day

PAGES = (
    "",
    "square/b/place/",
    "square/b/place/?page=2",
    "square/search/?q=message",
    "square/by/4/",
    "square/mentions/",
)
PAGES += ("square/notebook/", "square/rules/")


def asked(scene: Any, who: str, paths: tuple[str, ...]) -> dict[str, int]:
    client = scene.client(who)
    found = {}
    for path in paths:
        client.get(f"/g/{scene.game.key}/{path}")  # what is kept in memory is there now
        with CaptureQueriesContext(connection) as queries:
            assert client.get(f"/g/{scene.game.key}/{path}").status_code == 200
        found[path] = len(queries)
    return found


def village(table: type, players: int) -> Any:
    cards = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "loup-garou"}
    cards |= {f"V{number}": "simple-villageois" for number in range(players - 3)}
    return table(rules="forum", mode="forum", **cards)


def fill(scene: Any, posts: int) -> None:
    from loupiote.web.square import sources
    from loupiote.web.square.models import Mention, Post

    seats = list(scene.game.seats.all())
    for number in range(posts):
        author = seats[number % len(seats)]
        post = Post(
            game=scene.game, board="place", author=author, name=author.name, tick=3, text=f"message {number} @Ana"
        )
        sources.read(post, seats)
        post.save()
        Mention.objects.create(post=post, seat=seats[0])
    for seat in seats:
        Post.objects.create(
            game=scene.game,
            board="mp",
            owner=seat,
            author=seat,
            name=seat.name,
            tick=3,
            text="message",
            html="x",
            folded="x",
        )


@pytest.mark.parametrize("who", ["Ana", "Bob", "mj"])
def test_queries_do_not_grow(table: type, who: str) -> None:
    small, large = village(table, 6), village(table, 24)
    fill(small, 25)
    fill(large, 120)
    for scene in (small, large):
        to_day(scene)
    few, many = asked(small, who, PAGES), asked(large, who, PAGES)
    assert many == few
    assert max(many.values()) <= 24, many


def test_a_post_costs_the_same_among_many(table: type, write: Any) -> None:
    small, large = village(table, 6), village(table, 24)
    fill(large, 120)
    counts = []
    for scene in (small, large):
        to_day(scene)
        write(scene, "Ana", "place", "le premier fait plus")
        with CaptureQueriesContext(connection) as queries:
            write(scene, "Ana", "place", "bonjour @Bob")
        counts.append(len(queries))
    assert counts[0] == counts[1], counts
