"""What can be read: posts of places, unread ones, found ones. A fixed number of queries, whatever there is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from django.db import connection
from django.db.models import BooleanField, QuerySet
from django.db.models.expressions import RawSQL
from django.utils import timezone
from msgspec import Struct

from loupiote.web import sql
from loupiote.web.games.models import Game, Seat
from loupiote.web.games.viewers import Viewer
from loupiote.web.square import people
from loupiote.web.square.markup import fold
from loupiote.web.square.models import Mention, Post
from loupiote.web.square.places import POSTS, Place, Where, either, spot

PAGE = 20  # posts
WORDS = 6  # of a search


def posts(game: Game, found: Iterable[Place]) -> QuerySet[Post]:
    """The posts of these places, as far as their viewer may read them, the oldest first."""
    said, values = _within(found)
    return Post.objects.filter(RawSQL(said, values, BooleanField()), game=game).order_by("pk")


def _within(found: Iterable[Place]) -> Where:
    """The posts of these places."""
    asked = [place.where for place in found]
    return either(said for said, _ in asked), tuple(value for _, values in asked for value in values)


def shown(found: QuerySet[Post], viewer: Viewer) -> QuerySet[Post]:
    """Without those that a game master has hidden, for all who do not lead the game."""
    return found if viewer.leads else found.filter(hidden_at=None)


def post_of(game: Game, found: Sequence[Place], key: str) -> tuple[Post, Place] | None:
    """The post of this key and its place, if it is to be read there."""
    post = posts(game, found).select_related("author", "owner").filter(key=key).first()
    if post is None:
        return None
    return post, next(one for one in found if one.board == post.board and _pk(one.owner) == post.owner_id)


def _pk(seat: Seat | None) -> int | None:
    return seat.pk if seat is not None else None


# ------------------------------------------------------------------------------------------------------------- unread
_MARKS = "SELECT spot, post FROM loupiote_square_seen WHERE game_id = %s AND person = %s"
_MARK = """
INSERT INTO loupiote_square_seen (game_id, person, spot, post, at) VALUES (%s, %s, %s, %s, %s)
ON CONFLICT (game_id, person, spot) DO UPDATE SET post = excluded.post, at = excluded.at
"""
_UNREAD = f"""
SELECT board, owner_id, COUNT(*) FROM {POSTS}
WHERE game_id = %s AND hidden_at IS NULL AND withdrawn_at IS NULL AND NOT {{mine}} AND {{within}} GROUP BY board, owner_id
"""


def marks(game: Game, viewer: Viewer) -> dict[str, int]:
    """How far this viewer has read, by spot."""
    person = people.reader(viewer)
    if person is None:
        return {}
    return dict(sql.rows(_MARKS, [game.pk, person]))


def unread(game: Game, viewer: Viewer, found: Iterable[Place], seen: dict[str, int]) -> dict[str, int]:
    """How many posts of others each place has that this viewer has not read, by spot; places without any are left out."""
    if people.reader(viewer) is None:
        return {}
    mine, said, values = _mine(viewer), [], [game.pk]  # type: Where, list[str], list[int | str]
    values += mine[1]
    for place in found:
        where = place.where
        said.append(f"{where[0]} AND {POSTS}.id > %s")
        values += (*where[1], seen.get(place.spot, 0))
    counts = sql.rows(_UNREAD.format(mine=mine[0], within=either(said)), values)
    return {spot(board, owner): count for board, owner, count in counts}


def _mine(viewer: Viewer) -> Where:
    """What a viewer has written; those who lead a game are one, and what the program answers to orders is in their name."""
    if viewer.plays and viewer.seat is not None:
        return "(author_id IS NOT NULL AND author_id = %s)", (viewer.seat,)
    return ("(author_id IS NULL AND kind <> %s)", (Post.Kind.ANNOUNCEMENT.value,)) if viewer.leads else ("(1 = 0)", ())


def mark(game: Game, viewer: Viewer, places: dict[str, int]) -> None:
    """Note how far somebody has read: spot -> the number of the last post."""
    person = people.reader(viewer)
    if person is None or not places:
        return
    now = connection.ops.adapt_datetimefield_value(timezone.now())
    for where, post in places.items():
        sql.note(_MARK, (game.pk, person, where, post, now))


# -------------------------------------------------------------------------------------------------------------- pages
class Page(Struct):
    """A page of posts.

    Attributes:
        posts: of this page; number: which one, from 1; pages: how many; total: posts altogether.
    """

    posts: list[Post]
    number: int
    pages: int
    total: int


_COUNTS = f"SELECT COUNT(*), COUNT(CASE WHEN id <= %s THEN 1 END) FROM {POSTS} WHERE game_id = %s AND {{within}}"
_ROWS = f"SELECT * FROM {POSTS} WHERE game_id = %s AND {{within}} ORDER BY id LIMIT %s OFFSET %s"


def page_of(game: Game, place: Place, number: int | None = None, *, unread_from: int | None = None) -> Page:
    """A page of a place: the one of this number; without one, that of the first post behind `unread_from`, else the last."""
    total, read = _counts(game, place, upto=unread_from)
    if number is None:
        number = min(total if unread_from is None else read, max(total - 1, 0)) // PAGE + 1
    said, values = place.where
    made = _page(total, number)
    start = (made.number - 1) * PAGE
    made.posts = sql.of(Post, _ROWS.format(within=said), [game.pk, *values, PAGE, start])
    seats = {seat.pk: seat for seat in game.cast}
    for post in made.posts:
        post.owner = place.owner
        if post.author_id in seats:
            post.author = seats[post.author_id]
    return made


def page_with(game: Game, place: Place, post: Post) -> int:
    """The number of the page of a place that a post is on."""
    return (_counts(game, place, upto=post.pk - 1)[1]) // PAGE + 1


def _counts(game: Game, place: Place, *, upto: int | None) -> tuple[int, int]:
    """How many posts a place has, and how many of them up to this number."""
    said, values = place.where
    total, before = sql.rows(_COUNTS.format(within=said), [upto or 0, game.pk, *values])[0]
    return total, before


def _page(total: int, number: int) -> Page:
    pages = max(1, -(-total // PAGE))
    return Page([], min(max(number, 1), pages), pages, total)


# -------------------------------------------------------------------------------------------------------------- finding
def page(found: QuerySet[Post], number: int) -> Page:
    """A page of what was found."""
    made = _page(found.count(), number)
    made.posts = list(found.select_related("author", "owner")[(made.number - 1) * PAGE : made.number * PAGE])
    return made


def matching(found: QuerySet[Post], words: str, author: Seat | None = None) -> QuerySet[Post]:
    """The posts that hold all of these words, whatever their accents and capitals, the newest first."""
    for word in fold(words).split()[:WORDS]:
        found = found.filter(folded__contains=word)
    if author is not None:
        found = found.filter(author=author)
    return found.order_by("-pk")


def mentioning(found: QuerySet[Post], viewer: Viewer) -> QuerySet[Post]:
    """The posts that name this viewer, the newest first."""
    if not (viewer.plays or viewer.leads):
        return found.none()
    named = Mention.objects.filter(seat=viewer.seat)  # no seat: those who lead the game
    return found.filter(pk__in=named.values("post")).order_by("-pk")
