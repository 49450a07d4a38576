"""A demonstration game for whoever wants to try: nine players with names, cards dealt, led without an account."""

from __future__ import annotations

from loupiote.web.games import door
from loupiote.web.games.access import as_viewer
from loupiote.web.games.models import Game, Master, Seat

NAMES = {
    "Ana": "f",
    "Basile": "m",
    "Cléo": "f",
    "Denis": "m",
    "Élise": "f",
    "Fantin": "m",
    "Garance": "f",
    "Hugo": "m",
    "Inès": "f",
}
CARDS = {"simple-villageois": 3, "loup-garou": 2, "voyante": 1, "sorciere": 1, "chasseur": 1, "cupidon": 1}


def make_demo(lang: str, key: str) -> Game:
    """A game of this key that has begun, and whose MJ has no account."""
    game = Game.objects.create(
        key=key, title="Thiercelieux", rules="meneur", lang=lang, plan={"cards": CARDS}, demo=True
    )
    Seat.objects.bulk_create(
        [Seat(game=game, place=i, name=name, genre=genre) for i, (name, genre) in enumerate(NAMES.items())]
    )
    master = Master.objects.create(game=game, name="MJ")
    door.start(game.pk, as_viewer(master))
    return game
