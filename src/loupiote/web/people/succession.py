"""Who leads a game after one of its game masters is gone, or their account is closed: the others, else somebody, or nobody.

Where nobody does, the program leads a game by forum from there on, as one that has never had a game master: nobody's view is
whole, everything closes at its time, seats at which nobody sits are played. A game at a table cannot go on so, and ends without
winners.
"""

from __future__ import annotations

from collections.abc import Mapping

from django.db.models import Q

from loupiote.kernel.inputs import MJ, Decree
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
    """Whether somebody else leads: by another account, or by a link that they have opened."""
    masters = Master.objects.filter(game=game).select_related("user")
    return any(one.held for one in masters if one.user_id != user.pk)


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


def step_down(user: User, *, gone: bool) -> None:
    """Whoever leads no more is not the first any more: that is the eldest of the others. In a transaction.

    Args:
        gone: they do not come back: nothing is left of their place.
    """
    for mine in Master.objects.filter(user=user).select_related("game"):
        if gone:
            mine.delete()
        others = [one for one in mine.game.masters.select_related("user").order_by("pk") if one.held]
        if mine.role == Master.Role.MJ and others:
            Master.objects.filter(pk=mine.pk).update(role=Master.Role.CO_MJ)
            Master.objects.filter(pk=others[0].pk).update(role=Master.Role.MJ)
            door.touch(mine.game, [MJ])


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
    nobody = Q(user=None) | Q(user__is_active=False)
    Seat.objects.filter(nobody, game=game, token_hash="").update(bot=True)
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
