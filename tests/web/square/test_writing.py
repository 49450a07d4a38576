"""What is no post, how often one may be changed, and the names of those who lead in a post."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.web.limits.models import Tally
from loupiote.web.square import writing
from loupiote.web.square.models import Mention, Post
from loupiote.web.square.writing import Refused


def board(scene: Any, name: str = "Dan") -> tuple[Any, str, int]:
    """Where Dan may write by night: his own board."""
    return scene.player(name), "mp", scene.game.seats.get(name=name).pk


@pytest.mark.parametrize(
    "text", ["\u200b", " \u2060\ufeff\n", "\u3164", "\u2800", "[b][/b]", "> \u200b", "&#8203;", "\ufe0f"]
)
def test_nothing_to_be_seen_is_no_post(forum: Any, text: str) -> None:
    refused = writing.write(forum.game, *board(forum), text)
    assert isinstance(refused, Refused)
    assert "rien" in refused.text.lower()
    made = writing.write(forum.game, *board(forum), "Bonsoir")
    assert not isinstance(made, Refused)
    assert isinstance(writing.edit(forum.game, forum.player("Dan"), made.post.key, text), Refused)
    assert Post.objects.get(pk=made.post.pk).text == "Bonsoir"


@pytest.mark.parametrize("text", ["❤️", ".", "---", "1", "é"])
def test_a_sign_is_a_post(forum: Any, text: str) -> None:
    assert not isinstance(writing.write(forum.game, *board(forum), text), Refused)


def test_a_post_is_not_changed_without_end(forum: Any) -> None:
    made = writing.write(forum.game, *board(forum), "Bonsoir")
    assert not isinstance(made, Refused)
    done = [writing.edit(forum.game, forum.player("Dan"), made.post.key, f"Version {n}") for n in range(12)]
    assert [isinstance(one, Refused) for one in done] == [False] * 10 + [True] * 2
    assert isinstance(done[-1], Refused)
    assert "brouillon" not in done[-1].text
    assert Post.objects.get(pk=made.post.pk).text == "Version 9"
    same = writing.edit(forum.game, forum.player("Dan"), made.post.key, "Version 9")  # nothing changes, nobody is woken
    assert not isinstance(same, Refused)
    assert not isinstance(writing.write(forum.game, *board(forum), "Autre chose"), Refused)
    Tally.objects.all().delete()
    assert not isinstance(writing.edit(forum.game, forum.player("Dan"), made.post.key, "Version 13"), Refused)


def test_who_leads_is_named_by_their_name(forum: Any) -> None:
    forum.game.masters.filter(role="mj").update(name="Maître Jacques")
    made = writing.write(forum.game, *board(forum), "@maitre jacques, une question ?")
    assert not isinstance(made, Refused)
    assert Mention.objects.filter(post=made.post, seat=None).count() == 1
    assert 'class="mention"' in made.post.html


def test_a_player_of_the_same_name_comes_first(forum: Any) -> None:
    forum.game.masters.filter(role="mj").update(name="Ana")
    made = writing.write(forum.game, *board(forum), "@Ana, une question ?")
    assert not isinstance(made, Refused)
    assert Mention.objects.get(post=made.post).seat == forum.game.seats.get(name="Ana")
