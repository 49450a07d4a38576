"""Where each ballot comes from: a post that everybody can read again, a form, the game master. Out of the journal of the game.

Who has voted, and whom a ballot names, are called here as they are now: a seat that has changed hands keeps its ballots.
"""

from __future__ import annotations

from datetime import datetime
from itertools import pairwise

from msgspec import Struct

from loupiote.kernel.ask import NOBODY, Value
from loupiote.kernel.inputs import MJ
from loupiote.kernel.substitute import names_now
from loupiote.web.ballots import polls
from loupiote.web.games import tables
from loupiote.web.games.models import Entry, Game
from loupiote.web.ordering import taken
from loupiote.web.square import addresses
from loupiote.web.square.models import Post

POST = "post-"  # how the key of an order begins that a post has given; then the key of the post


class Cast(Struct):
    """A ballot, as it was cast.

    Attributes:
        value: None for one that was taken back; at: when; post: the address of the post, "" for a form; led: by who leads.
        hidden: the post was hidden since; it says still that it was a vote, and for whom (`posted`).
    """

    value: Value | None
    at: datetime
    post: str = ""
    led: bool = False
    hidden: bool = False

    @property
    def named(self) -> str:
        """Whom it names, "" for none."""
        return self.value[0] if self.value else ""

    @property
    def somebody(self) -> str:
        """The same, "" too where it is a ballot for nobody."""
        return "" if self.named == NOBODY else self.named


def order_key(post: str, number: int) -> str:
    """The key of an order that a post gives."""
    return f"{POST}{post}-{number}"


def post_key(order: str) -> str:
    """The key of the post that gave an order with this key."""
    return order.split("-")[1]


def casts(game: Game) -> dict[str, dict[str, list[Cast]]]:
    """All ballots of a game, by window and voter, in the order in which they were cast; three queries at most.

    Whoever shows them to somebody looks first at which of them may be seen.
    """
    found: dict[str, dict[str, list[Cast]]] = {}
    votes, now = polls.powers(game.rules), names_now(tables.current(game).table.game)
    by_post = dict(Entry.objects.filter(game=game, key__startswith=POST).values_list("seq", "key"))
    hidden = set(Post.objects.filter(game=game, hidden_at__isnull=False).values_list("key", flat=True))
    for one in taken.replies(game):
        reply = one.reply
        if reply.power.partition("#")[0] not in votes:
            continue
        key = by_post.get(one.entry)
        written = post_key(key) if key else ""
        post = addresses.post(game.key, written) if written else ""
        value = None if reply.value is None else tuple(now.get(named, named) for named in reply.value)
        cast = Cast(value, one.at, post, reply.by == MJ, written in hidden)
        found.setdefault(reply.window, {}).setdefault(now.get(reply.player, reply.player), []).append(cast)
    return found


def changes(cast: list[Cast]) -> list[Cast]:
    """What came before the last ballot of a voter and named somebody else than the next one."""
    return [one for one, then in pairwise(cast) if one.value != then.value]
