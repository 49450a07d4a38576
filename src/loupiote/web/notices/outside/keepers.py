"""Who can end what a game sends outside. An address that nobody can end any more is forgotten, with all that was to go there."""

from __future__ import annotations

from loupiote.web.games.models import Game, Master
from loupiote.web.notices.models import Webhook
from loupiote.web.people.models import User


def of(game: Game) -> list[Master | User]:
    """Those who lead the game; where the program does, whoever made it as well. A closed account can do nothing."""
    masters = Master.objects.filter(game=game).select_related("user")
    made = User.objects.filter(pk__in=Game.objects.filter(pk=game.pk, led=False).values("created_by"), is_active=True)
    return [*(one for one in masters if one.held), *made]


def forget_unkept(game: Game) -> bool:
    """Forget the game's address outside if nobody can end it any more; gives whether there is nobody."""
    if of(game):
        return False
    Webhook.objects.filter(game=game).delete()
    return True
