"""Which names somebody may take in a game by forum."""

from __future__ import annotations

from typing import Literal

from loupiote.kernel.start import look
from loupiote.web.games.models import Game
from loupiote.web.people import names, naming
from loupiote.web.people.models import User
from loupiote.web.signup.models import SignUp

Wrong = Literal["bad-name", "duplicate-name", "name-of-account", "bad-alias", "duplicate-alias"]


def wrong(game: Game, name: str, alias: str, user: User | None, but: SignUp | None = None) -> Wrong | None:
    """Why somebody cannot sign up under this name and this role-play name, or None.

    Args:
        user: whose account it is, if they have one; but: their own entry, whose names are theirs already.
    """
    others = naming.others(game, entry=but, user=user.pk if user is not None else None)
    found = names.wrong(name, others)
    if found:
        return found
    own = user is not None and look(name) == user.look
    if not own and User.objects.alike(name).exclude(pk=user.pk if user is not None else 0).exists():
        return "name-of-account"
    refused = names.wrong(alias, others) if alias else None
    if refused:
        return "bad-alias" if refused == "bad-name" else "duplicate-alias"
    return None
