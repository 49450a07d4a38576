"""Tables in memory. A table here is never changed: whoever changes a game works on a copy, which takes its place once it is kept.

So any number of threads may look at a table while another makes the next one.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from threading import Lock

from loupiote.web.games import journal, models
from loupiote.web.games.journal import Journal

MOST = 200  # tables kept; a game of 20 seats takes about 2 MB

log = logging.getLogger("loupiote.games")
_tables: OrderedDict[int, tuple[str, Journal]] = OrderedDict()
_lock = Lock()


def current(game: models.Game) -> Journal:
    """The table of a game as `game` stands in the database, or as it stands by now.

    Args:
        game: its row, read just before; its stamp says whether the table in memory is still true.
    """
    stamp = game.stamp
    while True:
        with _lock:
            kept = _tables.get(game.pk)
            if kept is not None and kept[0] == stamp:
                _tables.move_to_end(game.pk)
                return kept[1]
        before = stamp
        stamp = models.Game.objects.values_list("stamp", flat=True).get(pk=game.pk)
        if stamp != before:  # the row was read a while ago; the table in memory may be younger
            continue
        loaded = journal.load(game)
        stamp = models.Game.objects.values_list("stamp", flat=True).get(pk=game.pk)
        if stamp == before:  # else somebody wrote between two of the reads
            break
    if loaded.strayed:
        log.warning("rules have changed under a game", extra={"game": game.key})
    keep(game.pk, stamp, loaded)
    return loaded


def keep(game_id: int, stamp: str, made: Journal) -> None:
    """Keep a table as the one of this stamp."""
    with _lock:
        _tables[game_id] = (stamp, made)
        _tables.move_to_end(game_id)
        while len(_tables) > MOST:
            _tables.popitem(last=False)


def forget() -> None:
    """Forget every table, as a restart does."""
    with _lock:
        _tables.clear()
