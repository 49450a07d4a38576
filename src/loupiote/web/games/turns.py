"""Which viewers see something new, and the counters that say so."""

from __future__ import annotations

from collections.abc import Iterable
from weakref import WeakKeyDictionary

from django.db import connection

from loupiote.kernel.data import encode, same_start
from loupiote.kernel.events import Told
from loupiote.kernel.inputs import MJ
from loupiote.kernel.table import Table
from loupiote.kernel.view import PUBLIC, View
from loupiote.web import sql
from loupiote.web.games.models import Game, Turn
from loupiote.web.games.viewers import Viewer

CHANNEL = "loupiote"


_STANDING = """
SELECT (SELECT number FROM loupiote_games_turn WHERE game_id = %s AND viewer = %s),
       (SELECT actor FROM loupiote_games_entry WHERE game_id = %s AND key = %s)
"""
_SCREEN = """
SELECT game.stamp, game.status, turn.number FROM loupiote_games_game AS game
LEFT JOIN loupiote_games_turn AS turn ON turn.game_id = game.id AND turn.viewer = %s WHERE game.id = %s
"""
_BUMP = "UPDATE loupiote_games_turn SET number = number + 1 WHERE game_id = %s AND viewer IN ({})"


def of(game: Game, viewer: Viewer) -> int:
    """How often what this viewer sees has changed."""
    return standing(game, viewer, None)[0]


def standing(game: Game, viewer: Viewer, key: str | None) -> tuple[int, str | None]:
    """How often what this viewer sees has changed, and who gave the order with this key, if it was given."""
    number, author = sql.rows(_STANDING, [game.pk, viewer.turn, game.pk, key])[0]
    return number or 0, author


def refresh(game: Game, viewer: Viewer) -> int:
    """Bring the stamp and the status of `game` up to date; gives how often what this viewer sees has changed by then.

    One statement, so that the turn is never younger than what is shown: the screen would not hear of what it lacks.

    Raises:
        Game.DoesNotExist: it is there no more.
    """
    row = sql.row(_SCREEN, [viewer.turn, game.pk])
    if row is None:
        raise Game.DoesNotExist(game.key)
    game.stamp, game.status, number = row
    return number or 0


def bump(game: Game, keys: Iterable[str]) -> None:
    """Count one more change for these viewers, and wake their screens once it is committed.

    While the program leads a game nobody sees all of it: who prepared it may play, and would hear of every order of the others by
    a page that is open still.
    """
    unseen = {MJ} if game.status == Game.Status.RUNNING and not game.led else set()
    wanted = [key for key in dict.fromkeys(keys) if key not in unseen]
    if not wanted:
        return
    with connection.cursor() as cursor:
        cursor.execute(_BUMP.format(", ".join(["%s"] * len(wanted))), [game.pk, *wanted])
        if cursor.rowcount < len(wanted):
            known = set(Turn.objects.filter(game=game, viewer__in=wanted).values_list("viewer", flat=True))
            Turn.objects.bulk_create([Turn(game=game, viewer=key) for key in wanted if key not in known])
        if connection.vendor == "postgresql":  # SQLite needs no word: whoever watches sees that the file has changed
            cursor.execute("SELECT pg_notify(%s, %s)", [CHANNEL, str(game.pk)])


def everybody(game: Game) -> list[str]:
    """The keys of all who may see a game, and of those who might: the page of a seat that was taken away is open still."""
    seats = [f"s{pk}" for pk in game.seats.values_list("pk", flat=True)]
    return list(dict.fromkeys([MJ, PUBLIC, *seats, *game.turns.values_list("viewer", flat=True)]))


def changed(before: Table, after: Table, keys: dict[str, str]) -> list[str]:
    """The keys of those whose view of the second table differs from that of the first.

    Args:
        keys: viewers of the kernel -> their keys.
    """
    if after.game.over or before.game.over:
        return list(keys.values())
    heard = _heard(before.told, after.told)
    if heard is None:
        return list(keys.values())
    found = []
    for name, key in keys.items():
        seat = after.game.seats.get(name)
        names = {name, *seat.former} if seat is not None else {name}
        if name == MJ or not heard.isdisjoint(names) or _glance(before, name) != _glance(after, name):
            found.append(key)
    return found


def _heard(before: list[Told], after: list[Told]) -> set[str] | None:
    """Who was told something that the other list has not; None for everybody."""
    same = same_start(before, after)
    heard: set[str] = set()
    for told in (*before[same:], *after[same:]):
        if told.to is None:
            return None
        heard.update(told.to)
    return heard


_glances: WeakKeyDictionary[Table, dict[str, bytes]] = WeakKeyDictionary()


def _glance(table: Table, name: str) -> bytes:
    """All that a viewer sees of a table but what was told; kept, since what follows one order comes before the next."""
    kept = _glances.setdefault(table, {})
    if name not in kept:
        kept[name] = _look(table, name)
    return kept[name]


def _look(table: Table, name: str) -> bytes:
    if name != PUBLIC and name not in table.game.seats:
        return b""
    view = View(table, name)
    return encode(
        [
            view.moment,
            view.winners,
            view.window,
            view.prompts,
            view.ballots,
            view.totals,
            view.seats,
            view.powers,
            view.boards,
        ]
    )
