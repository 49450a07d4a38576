"""Posts and places as templates show them."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any
from zlib import crc32

from django.db.models import Max
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from msgspec import Struct

from loupiote.web.square import addresses, listeners, reading, sources, writing
from loupiote.web.square.models import Post
from loupiote.web.square.places import Place
from loupiote.web.square.room import Room


class Shown(Struct):
    """A post on a page.

    Attributes:
        html: safe; "" for what is hidden from the reader; place: where it is; page: of all that its author wrote, if a player.
        taken: what it counts as in the game, where it may not show that itself any more, or somebody may hide it.
        own, new, edit, quote, moderate: whether it is theirs, unread, and what they may do with it; dead: its author is.
    """

    post: Post
    html: SafeString
    place: Place
    href: str
    page: str = ""
    own: bool = False
    new: bool = False
    edit: bool = False
    quote: bool = False
    moderate: bool = False
    dead: bool = False
    where: bool = False
    taken: str = ""

    @property
    def version(self) -> str:
        """Another one whenever the post looks otherwise; as long as it is the same, a page leaves it as it is."""
        post = self.post
        times = "-".join(str(_micro(at)) for at in (post.edited_at, post.hidden_at))
        flags = "".join("01"[bool(flag)] for flag in (post.withdrawn_at, self.edit, self.quote, self.dead))
        return f"{post.key}-{times}-{crc32(self.taken.encode()):x}-{flags}"


def _micro(at: datetime | None) -> int:
    return round(at.timestamp() * 1_000_000) if at is not None else 0


def posts(room: Room, rows: Iterable[Post], *, where: bool = False) -> list[Shown]:
    """Posts of this room's places. `where`: they come from several places, and say from which."""
    viewer, game = room.viewer, room.game
    dead = {seat.name for seat in room.view.seats if not seat.alive}
    found, rows = [], list(rows)
    taken = listeners.taken(game, {post.key for post in rows if _may_not_say(post, viewer.leads)})
    for post in rows:
        post.game = game
        place = room.places.get(post.board, post.owner_id)
        assert place is not None  # the rows come from the viewer's own places
        hidden = post.hidden_at is not None and not viewer.leads
        own = (
            post.author_id == viewer.seat
            if viewer.plays
            else viewer.leads and post.kind == "post" and not post.author_id
        )
        html = mark_safe("" if hidden else sources.html(post, room.seats))
        shown = Shown(post, html, place, addresses.post(game.key, post.key), own=own)
        if post.author is not None:
            shown.page = addresses.by(game.key, post.author.place + 1)
            shown.dead = post.author.name in dead
        shown.new = not own and post.pk > room.seen.get(place.spot, 0) and (viewer.plays or viewer.leads)
        shown.edit = writing.may_edit(post, place, viewer, room.minutes)
        shown.quote = place.write and not post.hidden_at
        shown.moderate = viewer.leads and post.kind == Post.Kind.POST
        shown.where, shown.taken = where, taken.get(post.key, "")
        found.append(shown)
    return found


def _may_not_say(post: Post, leads: bool) -> bool:
    """Whether a post was changed or hidden, or may be by this reader after it was understood as something to be done."""
    return post.kind == Post.Kind.POST and bool(post.hidden_at or post.edited_at or (leads and "!" in post.text))


def address(room: Room, post: Post) -> str:
    """Where a post is found."""
    return addresses.post(room.game.key, post.key)


def board_address(room: Room, place: Place, page: int | None = None, post: Post | None = None) -> str:
    """The page of a place; the page of this number, at this post."""
    if place.owner is None:
        found = reverse("square:board", args=[room.game.key, place.board])
    else:
        found = reverse("square:own", args=[room.game.key, place.board, place.owner.place + 1])
    return found + (f"?page={page}" if page is not None else "") + (f"#p-{post.key}" if post is not None else "")


def boards(room: Room, unread: dict[str, int]) -> list[dict[str, Any]]:
    """The places of a room with what is new there, in two queries."""
    readable = room.places.readable
    visible = reading.shown(reading.posts(room.game, readable), room.viewer)
    lasts = visible.order_by().values("board", "owner").annotate(last=Max("pk")).values_list("last", flat=True)
    rows = Post.objects.filter(pk__in=list(lasts)).select_related("author")
    newest = {(post.board, post.owner_id): post for post in rows}
    found = []
    for place in readable:
        last = newest.get((place.board, place.owner.pk if place.owner is not None else None))
        shown = {"place": place, "href": board_address(room, place), "last": last, "unread": unread.get(place.spot, 0)}
        found.append(shown)
    return found
