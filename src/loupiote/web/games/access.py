"""Who somebody is in a game. Every view that touches a game begins with `enter`.

game, viewer = enter(request, key)                      # whoever may know that it exists
game, viewer = enter(request, key, "mj", "co-mj")       # those who lead it
"""

from __future__ import annotations

from collections.abc import Callable

from django.http import Http404, HttpRequest

from loupiote.kernel.inputs import MJ
from loupiote.web.games import tokens
from loupiote.web.games.models import Game, Master, Seat
from loupiote.web.games.viewers import SPECTATOR, STRANGER, Role, Viewer
from loupiote.web.live import holding

Opens = Callable[[HttpRequest, Game], bool]
_doors: list[Opens] = []


def guard(opens: Opens) -> None:
    """Have `opens(request, game)` say whether somebody without a place in a game may watch it, where that is allowed at all."""
    if opens not in _doors:
        _doors.append(opens)


def enter(request: HttpRequest, key: str, *roles: Role) -> tuple[Game, Viewer]:
    """The game of this key, and who asks for it.

    Args:
        roles: those to whom the page belongs; none: whoever may look.

    Raises:
        Http404: there is no such game, or it is none of this person's business, which looks the same.
    """
    game = Game.of_key(key)
    if game is None:
        raise Http404
    viewer = viewer_of(request, game)
    if not viewer.may_look or (roles and viewer.role not in roles):
        raise Http404
    return game, viewer


def viewer_of(request: HttpRequest, game: Game) -> Viewer:
    """Who asks: by account, by the seat's cookie, as a spectator where that is allowed; else a stranger.

    Whoever has made a game that the program leads, and does not play, looks on when it is over.
    """
    holder = holder_of(request, game)
    if holder is not None:
        return as_viewer(holder)
    if game.status == Game.Status.FINISHED and not game.led and made(request, game):
        return SPECTATOR
    return SPECTATOR if game.watch and all(opens(request, game) for opens in _doors) else STRANGER


def holder_of(request: HttpRequest, game: Game) -> Seat | Master | None:
    """The seat, or the place of a game master, of whoever asks."""
    if request.user.is_authenticated:
        mine = request.user.pk
        leads = Master.objects.filter(game=game, user_id=mine).first() if may_be_led(game) else None
        holder = leads or next((seat for seat in game.cast if seat.user_id == mine), None)
        if holder is not None:
            return holder
    found = tokens.of_request(request, game)
    return found if not isinstance(found, Master) or may_be_led(game) else None


def made(request: HttpRequest, game: Game) -> bool:
    """Whether whoever asks has made this game, by their account."""
    return request.user.is_authenticated and request.user.pk == game.created_by_id


def may_be_led(game: Game) -> bool:
    """Whether anybody may see all of this game: where the program leads it, nobody does once it has begun."""
    return game.led or game.status == Game.Status.PREPARING


def as_viewer(holder: Seat | Master) -> Viewer:
    """A seat or a master as a viewer."""
    holds = holding(holder.pk, holder.user_id, holder.token_hash)
    if isinstance(holder, Master):
        role: Role = "mj" if holder.role == Master.Role.MJ else "co-mj"
        return Viewer(role, MJ, user=holder.user_id, who=holder.name, holds=holds)
    return Viewer("player", holder.name, seat=holder.pk, user=holder.user_id, who=holder.name, holds=holds)
