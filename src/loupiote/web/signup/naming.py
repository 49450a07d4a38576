"""Which names somebody may take in a game by forum."""

from __future__ import annotations

from typing import Literal

from loupiote.kernel.ruleset import RuleSet
from loupiote.kernel.start import look
from loupiote.rules import rule_set
from loupiote.web.games.models import Game
from loupiote.web.people import names
from loupiote.web.people.models import User
from loupiote.web.signup.models import SignUp

Wrong = Literal["bad-name", "duplicate-name", "name-of-account", "bad-alias", "duplicate-alias"]


def wrong(game: Game, name: str, alias: str, user: User | None, but: SignUp | None = None) -> Wrong | None:
    """Why somebody cannot sign up under this name and this role-play name, or None.

    Args:
        user: whose account it is, if they have one; but: their own entry, whose names are theirs already.
    """
    others = _others(game, but)
    found = "bad-name" if name in _words(rule_set(game.rules)) else names.wrong(name, others)
    if found:
        return found
    own = user is not None and look(name) == user.look
    if not own and User.objects.alike(name).exclude(pk=user.pk if user is not None else 0).exists():
        return "name-of-account"
    refused = names.wrong(alias, others) if alias else None
    if refused:
        return "bad-alias" if refused == "bad-name" else "duplicate-alias"
    return None


def _others(game: Game, but: SignUp | None) -> list[str]:
    """All names and role-play names of a game, of those who wait too."""
    seats = game.seats.exclude(pk=but.seat_id if but is not None and but.seat_id else 0)
    waiting = game.signups.filter(seat=None).exclude(state=SignUp.State.REFUSED).exclude(pk=but.pk if but else 0)
    pairs = [*seats.values_list("name", "alias"), *waiting.values_list("name", "alias")]
    return [one for pair in pairs for one in pair if one]


def _words(rules: RuleSet) -> set[str]:
    """Ids of the rule set: a player called like one could not be given another name later (`kernel.substitute`)."""
    camps = {kind.camp for kind in rules.kinds.values()}
    return {*rules.kinds, *rules.powers, *rules.moments, *rules.steps, "oui", "non"} | camps
