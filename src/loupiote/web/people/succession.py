"""Who leads a game after the last of its game masters has deleted their account: somebody, or nobody.

Where nobody does, the program leads a game by forum from there on, as one that has never had a game master: nobody's view is
whole, everything closes at its time, seats at which nobody sits are played. A game at a table cannot go on so, and ends without
winners.
"""

from __future__ import annotations

from collections.abc import Mapping

from loupiote.kernel.inputs import Decree
from loupiote.web.calendar import bots, clock
from loupiote.web.calendar import models as calendars
from loupiote.web.games import deeds, door, tables
from loupiote.web.games.access import as_viewer
from loupiote.web.games.models import Game, Master, Seat
from loupiote.web.games.viewers import PROGRAM
from loupiote.web.notices import telling
from loupiote.web.people import blocks
from loupiote.web.people.models import User

Heirs = Mapping[int, User | None]  # game -> who leads it from now on, None for nobody


def led_alone(user: User) -> list[Game]:
    """The running games that nobody would lead any more without this account."""
    mine = Game.objects.filter(masters__user=user, status=Game.Status.RUNNING, led=True).order_by("pk")
    return [game for game in mine if not others(game, user)]


def others(game: Game, user: User) -> bool:
    """Whether somebody else can lead: another account, or whoever has a link for it."""
    return any(m.user_id != user.pk and (m.user_id or m.token_hash) for m in Master.objects.filter(game=game))


def may_lead(game: Game, whom: User, by: User) -> bool:
    """Whether a game can be given to this account: it does not play in it, and does not keep away whoever gives it."""
    plays = game.seats.filter(user=whom).exists()
    return whom.is_active and whom != by and not plays and not blocks.keeps_away(whom, by)


def pass_on(user: User, heirs: Heirs) -> None:
    """Give the running games that this account leads alone to others; of which nothing is said, to nobody. In a transaction."""
    for found in led_alone(user):
        game = Game.locked(found.pk)
        heir = heirs.get(game.pk)
        if heir is not None and may_lead(game, heir, user):
            _give(game, user, heir)
        else:
            _leave_to_the_program(game)


def _give(game: Game, user: User, heir: User) -> None:
    Master.objects.filter(game=game, user=user).update(user=heir, name=heir.name, token_hash="", next_hash="")
    deeds.note(game, PROGRAM, "led-by", name=heir.name)
    telling.tell(heir, "leads", game)
    _tell_players(game, heir)


def _leave_to_the_program(game: Game) -> None:
    leader = Master.objects.filter(game=game).order_by("pk").first()
    if game.mode == Game.Mode.TABLE and leader is not None:
        door.submit(game.pk, as_viewer(leader), Decree(what="end-game", value=[]))
        return
    game.led = game.paused = False
    game.save(update_fields=["led", "paused"])
    game.masters.all().delete()
    Seat.objects.filter(game=game, user=None, token_hash="").update(bot=True)
    deeds.note(game, PROGRAM, "unled")
    _tell_players(game, None)
    calendar, table = calendars.of(game), tables.current(game).table
    clock.resume(calendar, game)
    clock.change(calendar, game, table)  # what waited for the word of a game master has its end now
    bots.plan(calendar, game, table)
    door.touch(game)


def _tell_players(game: Game, heir: User | None) -> None:
    key, name = (str(heir.pk), heir.name) if heir is not None else ("nobody", "")
    telling.tell(game.seats.all(), "leader", game, key=key, name=name)
