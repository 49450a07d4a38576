"""What is kept of the end of a game for each seat, written with the very order that ends it."""

from __future__ import annotations

from loupiote.kernel.table import Table
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Game
from loupiote.web.signup.models import Outcome


def after(game: Game, before: Table | None, table: Table, made: Journal) -> None:
    """Write how the game ended, or take it back when it goes on; a hook of the door."""
    ended, was = table.game.over, before is not None and before.game.over
    if not ended and not was:
        return
    if was:
        Outcome.objects.filter(seat__game=game).delete()
    if ended:
        state, winners = table.game, table.game.winners or []
        Outcome.objects.bulk_create(
            Outcome(seat_id=seat, role=state.role(player.id), won=player.id in winners)
            for player, seat in zip(state.players, made.seats, strict=True)
        )
