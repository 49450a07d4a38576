"""What one player alone is told stands on their own board, and is struck there when it is taken back."""

from __future__ import annotations

from typing import Any

from web.ordering.conftest import posts


def board(scene: Any, who: str, owner: str) -> str:
    """The own board of somebody, as somebody reads it."""
    place = scene.game.seats.get(name=owner).place + 1
    answer = scene.client(who).get(f"/g/{scene.game.key}/square/b/mp/{place}/")
    return str(answer.content.decode()) if answer.status_code == 200 else ""


def told(scene: Any, who: str) -> list[Any]:
    from loupiote.web.square.models import Post

    return list(Post.objects.filter(game=scene.game, owner__name=who, facts_upto__gt=0).order_by("pk"))


def test_the_card_and_what_was_seen(forum: Any) -> None:
    [card] = told(forum, "Ana")
    assert "Voyante" in card.text and "Distribution" in card.text
    forum.reply("Ana", "sonder", "Bob", by=forum.player("Ana"))
    forum.close()
    seen = told(forum, "Ana")[-1]
    assert "Bob" in seen.text and "Loup-Garou" in seen.text and "Nuit 1" in seen.text and "Voyante" not in seen.text
    assert posts(forum, "Ana") == [], "it is no receipt"
    assert seen.html in board(forum, "Ana", "Ana") and seen.html in board(forum, "mj", "Ana")
    for who in ("Bob", "Dan", "stranger"):
        assert board(forum, who, "Ana") == ""
    assert len(told(forum, "Dan")) == 1, "who is told nothing has nothing new"


def test_it_is_new_there_and_nowhere_else(forum: Any) -> None:
    ana, dan = forum.client("Ana"), forum.client("Dan")
    for client in (ana, dan):
        client.post(f"/g/{forum.game.key}/square/read/")
    before = dan.get(f"/g/{forum.game.key}/").content.decode().count("is-new")
    forum.reply("Ana", "sonder", "Bob", by=forum.player("Ana"))
    forum.close()
    assert "is-new" in ana.get(f"/g/{forum.game.key}/").content.decode()
    assert dan.get(f"/g/{forum.game.key}/").content.decode().count("is-new") == before == 0


def test_what_is_taken_back_is_struck_for_its_reader_alone(forum: Any) -> None:
    from loupiote.web.games import door

    forum.reply("Ana", "sonder", "Bob", by=forum.player("Ana"))
    forum.close()
    assert door.undo(forum.game.pk, forum.mj).ok
    assert [post.withdrawn_at is not None for post in told(forum, "Ana")] == [False, True]
    assert all(post.withdrawn_at is None for post in told(forum, "Dan"))
    forum.close()
    assert [post.withdrawn_at is not None for post in told(forum, "Ana")] == [False, True, False]


def test_who_takes_a_seat_over_reads_it_and_goes_on(forum: Any) -> None:
    from loupiote.web.console import substitution

    forum.reply("Ana", "sonder", "Bob", by=forum.player("Ana"))
    seat = forum.game.seats.get(name="Ana")
    passed = substitution.substitute(forum.game, forum.mj, seat, "Nina", key="key-nina", seen=door_turn(forum))
    assert passed.result.ok
    forum.close()
    kept = told(forum, "Nina")
    assert [post.withdrawn_at for post in kept] == [None, None]
    assert "Voyante" in kept[0].text and "Bob" in kept[1].text and "Voyante" not in kept[1].text


def door_turn(scene: Any) -> int:
    from loupiote.web.games import turns

    return turns.of(scene.game, scene.mj)
