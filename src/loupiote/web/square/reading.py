"""What can be read: posts of places, unread ones, found ones. A fixed number of queries, whatever there is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from django.db.models import Count, Q, QuerySet
from msgspec import Struct

from loupiote.web.games.models import Game, Seat
from loupiote.web.games.viewers import Viewer
from loupiote.web.square import people
from loupiote.web.square.markup import fold
from loupiote.web.square.models import Mention, Post, Seen
from loupiote.web.square.places import Place

PAGE = 20  # posts
WORDS = 6  # of a search


def posts(game: Game, found: Iterable[Place]) -> QuerySet[Post]:
    """The posts of these places, as far as their viewer may read them, the oldest first."""
    within = Q(pk__in=[])
    for place in found:
        within |= place.posts
    return Post.objects.filter(within, game=game).order_by("pk")


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
def marks(game: Game, viewer: Viewer) -> dict[str, int]:
    """How far this viewer has read, by spot."""
    person = people.reader(viewer)
    if person is None:
        return {}
    return dict(Seen.objects.filter(game=game, person=person).values_list("spot", "post"))


def unread(game: Game, viewer: Viewer, found: Iterable[Place], seen: dict[str, int]) -> dict[str, int]:
    """How many posts of others each place has that this viewer has not read, by spot; places without any are left out."""
    if people.reader(viewer) is None:
        return {}
    within = Q(pk__in=[])
    for place in found:
        within |= place.posts & Q(pk__gt=seen.get(place.spot, 0))
    new = Post.objects.filter(within, ~mine(viewer), game=game, hidden_at=None, withdrawn_at=None)
    rows = new.order_by().values_list("board", "owner").annotate(count=Count("pk"))
    return {board if owner is None else f"{board}:{owner}": count for board, owner, count in rows}


def mine(viewer: Viewer) -> Q:
    """What a viewer has written; those who lead a game are one, and what the program answers to orders is in their name."""
    if viewer.plays:
        return Q(author__isnull=False, author=viewer.seat)
    return ~Q(kind=Post.Kind.ANNOUNCEMENT) & Q(author=None) if viewer.leads else Q(pk__in=[])


def mark(game: Game, viewer: Viewer, places: dict[str, int]) -> None:
    """Note how far somebody has read: spot -> the number of the last post."""
    person = people.reader(viewer)
    if person is None or not places:
        return
    rows = [Seen(game=game, person=person, spot=spot, post=post) for spot, post in places.items()]
    Seen.objects.bulk_create(
        rows, update_conflicts=True, unique_fields=["game", "person", "spot"], update_fields=["post", "at"]
    )


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


def page(found: QuerySet[Post], number: int | None = None, *, unread_from: int | None = None) -> Page:
    """A page of posts: the one of this number; without one, that of the first post behind `unread_from`, else the last."""
    old = Q(pk__lte=unread_from) if unread_from is not None else None
    counts = found.order_by().aggregate(total=Count("pk"), read=Count("pk", filter=old))
    total, read = counts["total"], counts["read"]
    pages = max(1, -(-total // PAGE))
    if number is None:
        number = min(read, max(total - 1, 0)) // PAGE + 1
    number = min(max(number, 1), pages)
    rows = list(found.select_related("author", "owner")[(number - 1) * PAGE : number * PAGE])
    return Page(rows, number, pages, total)


def page_with(found: QuerySet[Post], post: Post) -> int:
    """The number of the page that a post is on."""
    return found.filter(pk__lt=post.pk).count() // PAGE + 1


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
