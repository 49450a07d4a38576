"""Writing on boards: one transaction each, with the game's row locked, so that a board that closes is closed for everybody.

What comes back is the post, or a `Refused` that says why there is none. Screens of those who may read the board, and of nobody
else, hear of it.
"""

from __future__ import annotations

from datetime import timedelta
from typing import NamedTuple

from django.db import transaction
from django.http import Http404
from django.utils import timezone
from django.utils.translation import gettext as _
from msgspec import Struct

from loupiote.kernel import inputs
from loupiote.kernel.view import view
from loupiote.web import limits, sql
from loupiote.web.games import deadlines, deeds, door, tables
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Game, Seat
from loupiote.web.games.viewers import Viewer
from loupiote.web.square import announce, listeners, people, places, reading, sources
from loupiote.web.square.models import EDIT_MINUTES, Post
from loupiote.web.square.places import Place

LONGEST = 20_000  # characters of a post
ASKED = 1_000  # and of what its author was asked then


_EARLIER = "SELECT * FROM loupiote_square_post WHERE game_id = %s AND nonce = %s"
_SENT = "DELETE FROM loupiote_square_draft WHERE game_id = %s AND person = %s AND spot = %s"


class Refused(Struct, frozen=True):
    """Nothing was written; `text` says why to the person."""

    text: str


class Written(NamedTuple):
    """A post, and what those who listen have to say to its author; `again`: the same form had written it before."""

    post: Post
    said: list[str]
    again: bool = False


class _Desk(NamedTuple):
    """A game with its row locked, as it stands now, and what this person may do in it."""

    game: Game
    journal: Journal
    seats: list[Seat]
    places: places.Places


def _sit_down(game_id: int, viewer: Viewer) -> _Desk:
    """Lock a game. To be called in a transaction.

    Raises:
        Http404: this is nobody's seat any more.
    """
    game = Game.locked(game_id)
    journal = tables.current(game)
    seats = game.cast
    if viewer.plays and not any(seat.pk == viewer.seat and seat.name == viewer.name for seat in seats):
        raise Http404  # the seat has changed hands since the request came in
    found = places.of(game, viewer, view(journal.table, viewer.name), seats, str)
    return _Desk(game, journal, seats, found)


def too_often(game: Game, viewer: Viewer, what: str = "post") -> Refused | None:
    """Count one post, or one change of one (`edit`): each wakes the screens of its readers; ten in a minute, in one game."""
    if limits.allow(what, f"{game.pk}:{people.reader(viewer)}", most=10, seconds=60):
        return None
    if what == "edit":
        return Refused(_("You change it faster than the others can read: wait a minute."))
    return Refused(_("You write faster than the others can read: wait a minute. Your text is kept as a draft."))


def wrong(text: str) -> Refused | None:
    """What is wrong with a text."""
    if not sources.shows(text):
        return _empty()
    if len(text) > LONGEST:
        too_long = _("It is too long: {count} characters, {most} at most.")
        return Refused(too_long.format(count=len(text), most=LONGEST))
    return None


def _empty() -> Refused:
    return Refused(_("There is nothing in it yet."))


def write(
    game: Game,
    viewer: Viewer,
    board: str,
    owner: int | None,
    text: str,
    *,
    nonce: str | None = None,
    asked: str = "",
) -> Written | Refused:
    """Post something.

    Args:
        owner: the number of the seat whose board it is; nonce: made by the form, so that a double tap writes once.
        asked: what the form says that its author was asked when it was made.
    """
    deadlines.settle(game)
    with transaction.atomic():
        desk = _sit_down(game.pk, viewer)
        earlier = next(iter(sql.of(Post, _EARLIER, [game.pk, nonce])), None) if nonce else None
        if earlier is not None:
            return (
                Written(earlier, [], again=True) if _is_mine(earlier, viewer) else Refused(_("Send it again, please."))
            )
        refused = wrong(text)
        place = desk.places.get(board, owner)
        if refused is None and (place is None or not place.write):
            refused = Refused(_("This board is closed to you now. Your text is kept as a draft."))
        refused = refused or too_often(game, viewer)
        if refused is not None or place is None:
            return refused or Refused("")
        post = _post(desk, viewer, place, text, nonce, asked[:ASKED])
        if post is None:
            return _empty()
        sql.run(_SENT, [(game.pk, people.writer(viewer), place.spot)])
        _tell(desk, post)
        watched = viewer.plays and board in desk.journal.table.rules.watchers
        if watched:  # whether a power of theirs hears it is the engine's to say
            door.submit(game.pk, viewer, inputs.Post(board=board, text=text))
        said = listeners.heard(desk.game, viewer, place, post)
    return Written(post, said)


def _post(desk: _Desk, viewer: Viewer, place: Place, text: str, nonce: str | None, asked: str) -> Post | None:
    """A new post; None where nothing is to be seen of its text."""
    post = Post(game=desk.game, nonce=nonce, board=place.board, owner=place.owner, tick=desk.journal.table.game.tick)
    post.author = next((seat for seat in desk.seats if seat.pk == viewer.seat), None)
    post.name = post.author.name if post.author is not None else viewer.who
    post.alias, post.user_id, post.text = post.author.alias if post.author is not None else "", viewer.user, text
    post.asked = asked
    named = sources.read(post, desk.seats)
    if not sources.shows_something(post):
        return None
    post.save(force_insert=True)
    sources.mention(post, named, new=True)
    return post


def _is_mine(post: Post, viewer: Viewer) -> bool:
    return post.author_id == viewer.seat and (viewer.plays or (viewer.leads and post.kind == Post.Kind.POST))


def _tell(desk: _Desk, post: Post) -> None:
    door.touch(desk.game, places.readers(desk.journal, post.board, post.owner_id))


# ------------------------------------------------------------------------------------------------------------ changing
_MINUTES = "SELECT edit_minutes FROM loupiote_square_square WHERE game_id = %s"


def edit_minutes(game: Game) -> int:
    """How many minutes a post may be changed by its author."""
    found = sql.row(_MINUTES, [game.pk])
    return EDIT_MINUTES if found is None else found[0]


def may_edit(post: Post, place: Place, viewer: Viewer, minutes: int) -> bool:
    """Whether this viewer may change a post: its author for a while, as long as the board is open to them; announcements,
    those who lead the game, at any time."""
    if post.hidden_at is not None or post.withdrawn_at is not None:
        return False
    if post.kind == Post.Kind.ANNOUNCEMENT:
        return viewer.leads
    fresh = timezone.now() - post.at <= timedelta(minutes=minutes)
    same_person = not viewer.plays or post.name == viewer.name
    return _is_mine(post, viewer) and same_person and fresh and place.write


def edit(game: Game, viewer: Viewer, key: str, text: str) -> Post | Refused | None:
    """Change a post; None if there is none of this key to be read."""
    deadlines.settle(game)
    with transaction.atomic():
        desk = _sit_down(game.pk, viewer)
        found = reading.post_of(game, desk.places.readable, key)
        if found is None or (found[0].hidden_at is not None and not viewer.leads):
            return None
        post, place = found
        if not may_edit(post, place, viewer, edit_minutes(game)):
            return Refused(_("This post cannot be changed any more."))
        refused = wrong(text)
        if refused is not None:
            return refused
        if text == post.text:
            return post
        refused = too_often(game, viewer, "edit")
        if refused is not None:
            return refused
        post.first = post.first or post.text
        post.text, post.edited_at, post.edited_by = text, timezone.now(), viewer.name if viewer.plays else viewer.who
        post.game = desk.game
        named = sources.read(post, desk.seats)
        if not sources.shows_something(post):
            return _empty()
        post.save()
        sources.mention(post, named)
        _tell(desk, post)
        if post.kind == Post.Kind.ANNOUNCEMENT:
            announce.forget(game, post)
            deeds.note(game, viewer, "edit-post", title=post.title, text=text)
        return post


# ---------------------------------------------------------------------------------------------------------- moderation
def hide(game: Game, viewer: Viewer, key: str, why: str) -> Post | None:
    """Take a post out of sight, with a reason that its readers see; None if there is none of this key."""
    return _moderate(game, viewer, key, why)


def restore(game: Game, viewer: Viewer, key: str) -> Post | None:
    """Show a hidden post again."""
    return _moderate(game, viewer, key, None)


def _moderate(game: Game, viewer: Viewer, key: str, why: str | None) -> Post | None:
    with transaction.atomic():
        desk = _sit_down(game.pk, viewer)
        found = reading.post_of(game, desk.places.readable, key)
        if found is None:
            return None
        post = found[0]
        post.hidden_at = None if why is None else timezone.now()
        post.hidden_why, post.hidden_by = ("", "") if why is None else (why[:200], viewer.who)
        post.save(update_fields=["hidden_at", "hidden_why", "hidden_by"])
        deeds.note(game, viewer, "restore" if why is None else "hide", author=post.name, why=post.hidden_why)
        _tell(desk, post)
        return post
