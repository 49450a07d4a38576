"""The source of a post and what is read out of it, which is kept with it: its HTML, whom it names, what a search finds."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from html import unescape

from django.utils.html import strip_tags
from django.utils.translation import gettext, override

from loupiote.kernel.start import BLANK, SELECTORS
from loupiote.web.games.models import Game, Seat
from loupiote.web.square import addresses, markup
from loupiote.web.square.markup import Drawn, Person
from loupiote.web.square.models import Mention, Post

MASTERS = ("mj", "meneur", "maitre du jeu", "gm", "game master")


def people(game: Game, seats: Iterable[Seat]) -> list[Person]:
    """Who can be named in a game: its players by either of their names, and those who lead it."""
    found = []
    for seat in seats:
        page = addresses.by(game.key, seat.place + 1)
        found.append(Person(str(seat.pk), tuple(filter(None, (seat.name, seat.alias))), page))
    taken = {markup.fold(name) for person in found for name in person.names}
    if game.led:
        called = (*MASTERS, *(one.name for one in game.leaders if one.name))
        found.append(Person("mj", tuple(name for name in called if markup.fold(name) not in taken)))
    return found


def draw(game: Game, text: str, seats: Iterable[Seat]) -> Drawn:
    """What becomes of a text."""
    with override(game.lang):
        lid = gettext("Hidden: open to read")
    return markup.draw(text, people(game, seats), partial(addresses.post, game.key), lid)


def read(post: Post, seats: list[Seat] | None = None) -> list[str]:
    """Fill in what is read out of the text of a post; gives the keys of those whom it names."""
    if seats is None:
        seats = list(post.game.seats.all())
    drawn = draw(post.game, post.text, seats)
    post.html, post.drawn = drawn.html, markup.VERSION
    post.folded = markup.fold(f"{post.title}\n{post.text}")
    return drawn.mentioned


def shows(text: str) -> bool:
    """Whether anything of a text can be seen: neither spaces nor what takes no room (a zero-width space, a filler)."""
    return any(c.isprintable() and not c.isspace() and c not in BLANK and c not in SELECTORS for c in text)


def shows_something(post: Post) -> bool:
    """Whether anything of a post can be seen once its text was read: `[b][/b]` shows nothing, a rule across the page does."""
    return "<hr" in post.html or shows(unescape(strip_tags(post.html)))


def mention(post: Post, named: Iterable[str], *, new: bool = False) -> None:
    """Keep whom a post names, and nobody else. `new`: nothing is kept of it yet."""
    if not new:
        Mention.objects.filter(post=post).delete()
    seats = [None if key == "mj" else int(key) for key in named]
    if seats:
        Mention.objects.bulk_create(Mention(post=post, seat_id=seat) for seat in seats)


def html(post: Post, seats: list[Seat]) -> str:
    """The HTML of a post, made anew if an older reader has made it; to be put into a page as it is."""
    if post.drawn != markup.VERSION:
        read(post, seats=seats)
        post.save(update_fields=["html", "drawn", "folded"])
    return post.html
