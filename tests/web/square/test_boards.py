"""The boards of a game by forum: who reads and writes where, what is new, what is announced."""

from __future__ import annotations

from typing import Any


def test_everybody_sees_their_boards_under_the_names_of_the_rule_book(forum: Any) -> None:
    seen = forum.client("Ana").get(f"/g/{forum.game.key}/").content.decode()
    assert "La place du village" in seen and "La messagerie avec le Meneur" in seen
    assert "clairière" not in seen
    assert "clairière" in forum.client("Bob").get(f"/g/{forum.game.key}/").content.decode()
