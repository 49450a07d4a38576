"""Deaths of `rpg`: who follows the doomed, what they may still do, and what is announced of them."""

from __future__ import annotations

from typing import Any

from loupiote.cast.deaths import tell_death
from loupiote.cast.marks import Concealed
from loupiote.kernel.ask import Me
from loupiote.kernel.attacks import as_attacks, bury, doom, strike
from loupiote.kernel.data import tag_of
from loupiote.kernel.events import Died, Message
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Flow, Power, flow
from loupiote.kernel.state import Doom
from loupiote.rules.rpg import colours, sides
from loupiote.rules.rpg.alphabet import place
from loupiote.rules.rpg.orders import CONVERSIONS, FOLLOWERS, LAST_BREATH, STATUSES
from loupiote.rules.rpg.roles import servante_devouee, telepathe


def follow_the_doomed(game: Game) -> None:
    """Whoever dies of the death of another is doomed with them, until nobody follows any more."""
    grown = bool(game.doomed)
    while grown:
        fates = {one.who: one for one in game.doomed}
        for kind in FOLLOWERS:
            for me in game.holders(kind):
                if me.player not in fates and _power(me).follows(game, me, fates):
                    verdict: Any = _power(me).after_death(game, me)  # it asks nothing
                    for attack in as_attacks(verdict):
                        doom(game, attack)
        grown = len(game.doomed) > len(fates)


def _power(me: Me) -> Power:
    assert isinstance(me.power, Power)
    return me.power


def last_breath(game: Game) -> Flow[None]:
    """A step: before anybody is told, the doomed act once more, in the order of `LAST_BREATH`; others may die of it.

    Nobody does whose power is not in force; whether a knock-out hinders them is their own affair (`follows`).
    """
    done: list[tuple[str, str, str]] = []
    while (me := _next_breath(game, done)) is not None:
        done.append((me.bearer, me.player, _power(me).id))
        verdict = yield from flow(_power(me).after_death(game, me))
        yield from strike(game, as_attacks(verdict))
        follow_the_doomed(game)


def _next_breath(game: Game, done: list[tuple[str, str, str]]) -> Me | None:
    fates = {one.who: one for one in game.doomed}
    for kind in LAST_BREATH:
        for me in sorted(game.force(kind), key=lambda me: place(me.player)):
            if (me.bearer, me.player, kind.id) not in done and _power(me).follows(game, me, fates):
                return me
    return None


def daybreak(game: Game) -> None:
    """A step: day breaks; the dead of the night are announced together, or that there are none. Its orders are put away.

    What was written in the night is read just before, at its end.
    """
    telepathe.deliver(game)
    game.open_moment("aube", because=game.cites("rules.dawn"))
    game.acts = []
    if not bury(game):
        game.tell(Message("nuit-sans-mort"), because=game.cites("rules.no-death"))


def convert(game: Game) -> None:
    """A step: what only takes effect at daybreak, for those who are still alive then."""
    for effect in CONVERSIONS:
        effect(game)


def announce(game: Game, dooms: list[Doom]) -> None:
    """Tell deaths in alphabetical order, each with role, colour and statuses as the option shows; never the cause."""
    shows = game.options["annonce-des-morts"]
    servante_devouee.strip_all(game, dooms)
    sides.take_sides(game)  # a card given since nightfall has its side now
    for one in sorted(dooms, key=lambda one: place(one.who)):
        said = Died(one.who)
        if shows != "rien" and game.has(one.who, Concealed) is None:
            said.camp = colours.camp_shown(game, one.who)
            if shows == "role":
                said.role = game.seats[one.who].shown = game.role(one.who)
        statuses = [str(tag_of(kind)) for kind in STATUSES if game.has(one.who, kind)]
        if shows == "role" and statuses:
            said.status = statuses
        tell_death(game, one, said)
