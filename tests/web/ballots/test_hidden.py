"""The evidence of a vote by a post does not vanish when the post is hidden or changed."""

from __future__ import annotations

from typing import Any

from loupiote.kernel.inputs import Decree, Reply
from loupiote.web.games import door, tables
from loupiote.web.square import writing
from web.ballots.test_votes import count_of, page

TAKEN = "Ce message a été pris comme un vote : {}."


def shown(scene: Any, who: str, post: Any) -> str:
    """A board as somebody reads it, at this post."""
    return str(scene.client(who).get(f"/g/{scene.game.key}/square/p/{post.key}/", follow=True).content.decode())


def test_who_hides_a_vote_is_told_so_and_its_readers_see_for_whom_it_was(spoken: Any, write: Any) -> None:
    post = write(spoken, "Dan", "place", "Achetez mes sabots !\n!vote bob")
    other = write(spoken, "Eve", "place", "Quel bavard !")
    assert (
        TAKEN.format("Bob") in shown(spoken, "mj", post) and shown(spoken, "mj", other).count("pris comme un vote") == 1
    )
    assert "pris comme un vote" not in shown(spoken, "Gil", post)
    assert "masqué depuis" not in page(spoken, "Gil")
    address = f"/g/{spoken.game.key}/square/p/{post.key}/hide/"
    assert spoken.client("mj").post(address, {"why": "réclame"}).status_code == 302
    for who in ("Gil", "stranger", "mj"):
        found = shown(spoken, who, post)
        assert "Masqué par le Meneur : réclame" in found and TAKEN.format("Bob") in found
        assert ("sabots" in found) == (who == "mj")
        assert count_of(spoken, who) == {"Bob": "1"} and "masqué depuis" in page(spoken, who)
    assert door.submit(spoken.game.pk, spoken.mj, Decree(what="substitute", who="Bob", value="Zed")).ok
    assert TAKEN.format("Zed") in shown(spoken, "Gil", post)
    writing.restore(spoken.game, spoken.mj, post.key)
    assert "pris comme un vote" not in shown(spoken, "Gil", post) and "masqué depuis" not in page(spoken, "Gil")


def test_a_vote_that_is_taken_out_of_the_game_is_none(spoken: Any, write: Any) -> None:
    post = write(spoken, "Dan", "place", "!vote bob")
    writing.hide(spoken.game, spoken.mj, post.key, "réclame")
    assert TAKEN.format("Bob") in shown(spoken, "Gil", post)
    journal = tables.current(spoken.game)
    place = next(at for at in journal.brought if isinstance(journal.table.chapters[at[0]].inputs[at[1]], Reply))
    assert door.amend(spoken.game.pk, spoken.mj, *place, None).ok
    assert "pris comme un vote" not in shown(spoken, "Gil", post)


def test_a_vote_whose_post_is_changed_is_still_to_be_read(spoken: Any, write: Any) -> None:
    post = write(spoken, "Dan", "place", "!vote bob")
    assert not isinstance(
        writing.edit(spoken.game, spoken.player("Dan"), post.key, "Je n’ai rien dit."), writing.Refused
    )
    assert TAKEN.format("Bob") in shown(spoken, "Gil", post)
    assert count_of(spoken, "Gil") == {"Bob": "1"}
