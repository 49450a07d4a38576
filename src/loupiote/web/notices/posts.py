"""What is written on boards: told to those who may read it, and sent outside where it is an announcement.

Announcements are the program's posts on the public board: made of what everybody was told, or worded by the game master.
"""

from __future__ import annotations

from typing import Any

from django.db.models.signals import post_save

from loupiote.kernel.inputs import MJ
from loupiote.web import sql
from loupiote.web.games import tables
from loupiote.web.games.models import Game, Master, Seat
from loupiote.web.games.viewers import Viewer
from loupiote.web.notices.models import Delivery
from loupiote.web.notices.outside import publish
from loupiote.web.notices.telling import posted
from loupiote.web.square import listeners, places
from loupiote.web.square.models import Post
from loupiote.web.square.places import Place

_NAMED = "SELECT seat_id FROM loupiote_square_mention WHERE post_id = %s"


def listen() -> None:
    """Hear of posts, and of announcements that are made, worded anew, or taken out of sight."""
    listeners.register(heard)
    post_save.connect(_announced, Post, dispatch_uid="notices-announced")


def heard(game: Game, viewer: Viewer, place: Place, post: Post) -> None:
    """Somebody has written something (see `square.listeners`)."""
    keys = set(places.readers(tables.current(game), post.board, post.owner_id))
    seats = [seat for seat in game.cast if f"s{seat.pk}" in keys and seat.pk != viewer.seat]
    masters = game.leaders if MJ in keys else []
    named = {seat for (seat,) in sql.rows(_NAMED, [post.pk])}
    mentions: list[Seat | Master] = [seat for seat in seats if seat.pk in named]
    mentions += masters if None in named else []
    key = f"post-{post.key}"
    posted(game, [*seats, *masters], public=place.public, key=key, mentions=mentions, by=viewer.user)


_TOLD_OF = {"edited_at", "hidden_at", "withdrawn_at"}  # a name that is taken out, or HTML that is read anew, is no news


def _announced(instance: Post, created: bool, update_fields: frozenset[str] | None = None, **_: Any) -> None:
    if instance.kind != Post.Kind.ANNOUNCEMENT or (update_fields is not None and _TOLD_OF.isdisjoint(update_fields)):
        return
    if created:
        _publish(instance, "announcement")
    elif instance.withdrawn_at is not None:
        if Delivery.objects.filter(webhook__game_id=instance.game_id, key=f"announcement:{instance.key}").exists():
            _publish(instance, "withdrawn")
    elif instance.hidden_at is not None:
        _publish(instance, "withdrawn")
    elif instance.edited_at is not None:
        _publish(instance, "changed", f"-{instance.edited_at:%Y%m%d%H%M%S%f}")


def _publish(post: Post, event: str, more: str = "") -> None:
    key = f"{post.key}{more}"
    publish(post.game, key, post.html, title=post.title, moment=post.moment, event=event, about=post.key)
