"""Posts of somebody who has deleted their account, and posts that are reported."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from loupiote.web.games import erasing, tokens
from loupiote.web.people import leaving
from loupiote.web.people.models import Report, User
from loupiote.web.square.models import Post


@pytest.fixture
def user(forum: Any) -> User:
    """An account that plays Dan."""
    made = User.objects.create_user("Dan", "une phrase assez longue")
    forum.game.seats.filter(name="Dan").update(user=made, alias="Le Meunier")
    return made


def test_posts_stay_under_a_neutral_name(forum: Any, user: User, write: Any) -> None:
    write(forum, "Dan", "mp", "Je soupçonne Bob.", owner="Dan")
    write(forum, "mj", "place", "@Dan, réveille-toi. Danube, Dan et dandinements.")
    write(forum, "mj", "place", "[quote=Dan #abc]\nBonsoir\n[/quote]\nNon.")
    announced = Post.objects.create(
        game=forum.game, board="place", kind="announcement", tick=1, text="**Dan** est mort. Dan ? Danube !"
    )
    mine = Post.objects.get(user=user)
    assert (mine.name, mine.alias) == ("Dan", "Le Meunier")
    leaving.delete(user)
    mine.refresh_from_db()
    assert (mine.name, mine.alias, mine.user, mine.text) == ("Anonyme", "", None, "Je soupçonne Bob.")
    texts = [post.text for post in Post.objects.filter(game=forum.game, user=None, kind="post").exclude(pk=mine.pk)]
    assert texts[0] == "@Anonyme, réveille-toi. Danube, Dan et dandinements."  # what others wrote is theirs
    assert texts[1].startswith("[quote=Anonyme #abc]")
    announced.refresh_from_db()
    # a name as the narration writes it, no word like it
    assert announced.text == "**Anonyme** est mort. Dan ? Danube !"
    page = forum.client("stranger").get(f"/g/{forum.game.key}/square/b/place/").content.decode()
    assert "<strong>Anonyme</strong> est mort." in page and "@Dan" not in page


@pytest.mark.parametrize("how", ["leaves", "is freed"])
def test_notes_go_with_who_wrote_them_though_the_name_stays(forum: Any, how: str) -> None:
    address, seat = f"/g/{forum.game.key}/", forum.game.seats.get(name="Dan")
    dan, next_one = forum.client("Dan"), Client()
    dan.post(f"{address}square/notebook/", {"text": "Bob ment."})
    dan.post(f"{address}square/draft/", {"board": "mp", "place": str(seat.place + 1), "text": "Un brouillon."})
    assert "Bob ment." in dan.get(f"{address}square/notebook/").content.decode()
    if how == "leaves":
        dan.post(f"{address}leave/")
    else:
        forum.client("mj").post(f"{address}invite/", {"do": "free", "of": str(seat.pk), "sure": "1"})
    seat.refresh_from_db()
    next_one.get(f"/s/{tokens.renew(seat)}/")
    page = next_one.get(f"{address}square/notebook/").content.decode()
    assert "Bob ment." not in page and "Un brouillon." not in page


def test_a_post_of_a_seat_that_has_changed_hands(forum: Any, user: User, write: Any) -> None:
    """The next person at the seat keeps their name."""
    write(forum, "Dan", "mp", "Je soupçonne Bob.", owner="Dan")
    forum.game.seats.filter(name="Dan").update(user=None, name="Zoé")
    leaving.delete(user)
    assert Post.objects.get(author__name="Zoé").name == erasing.NEUTRAL["fr"]
    assert forum.game.seats.filter(name="Zoé").exists()


def test_what_one_reads_can_be_reported_and_nothing_else(forum: Any, user: User, write: Any) -> None:
    private = write(forum, "Dan", "mp", "Je sais tout.", owner="Dan")
    public = write(forum, "mj", "place", "Bienvenue à tous.")
    address = f"/report/?game={forum.game.key}&post="
    for who in ("Ana", "Bob", "stranger"):
        assert forum.client(who).get(address + private.key).status_code == 404
        assert "Bienvenue" in forum.client(who).get(address + public.key).content.decode()
    for who in ("mj", "Dan"):
        assert "Je sais tout." in forum.client(who).get(address + private.key).content.decode()
    forum.client("mj").post(address + private.key, {"words": "Il se vante."})
    made = Report.objects.get()
    assert (made.what, made.quoted, made.about, made.game) == ("post", "Je sais tout.", user, forum.game)
    page = forum.client("Ana").get(f"/g/{forum.game.key}/square/b/place/").content.decode()
    assert address.replace("&", "&amp;") + public.key in page
    assert Client().get(address + "none").status_code == 404
