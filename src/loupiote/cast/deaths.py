"""Dawn and execution: how deaths are judged and told. Steps that the rule sets of the table share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loupiote.cast.antre import WOLVES
from loupiote.cast.marks import Concealed
from loupiote.cast.servante_devouee import PrendreRole
from loupiote.cast.vote import CONDEMNED
from loupiote.kernel.acts import call
from loupiote.kernel.attacks import bury, doom, strike
from loupiote.kernel.events import Deaths, Died, Survived
from loupiote.kernel.powers import Flow
from loupiote.kernel.state import Attack, Doom

if TYPE_CHECKING:
    from loupiote.kernel.game import Game


def announce(game: Game, dooms: list[Doom]) -> None:
    """Tell deaths: the name and the card, or as much of it as the option shows; the cause to the MJ alone."""
    shows = game.options["annonce-des-morts"]
    for one in dooms:
        said = Died(one.who)
        if game.has(one.who, Concealed) is None:
            if shows == "role":
                said.role = game.seats[one.who].shown = game.role(one.who)
            elif shows == "camp":
                said.camp = game.kind(one.who).camp  # of the card: a change of camp is not written on it
        tell_death(game, one, said)


def tell_death(game: Game, doom: Doom, said: Died) -> None:
    """Tell one death as the rule set says it; the card, the camp, the cause and whose hand it was to the MJ alone."""
    who, attack = doom.who, doom.attacks[0]
    because = tuple(dict.fromkeys([clause for a in doom.attacks for clause in a.because]))
    fact = "rules.night-card" if game.moment == "aube" else "rules.day-card"
    full = Died(who, game.role(who), game.camp(who), said.status, cause=attack.cause, author=attack.author)
    game.tell(said, because=because + game.cites(fact), full=full)


def judge(game: Game) -> Flow[None]:
    """A step: the attacks of the night are led through the guards; nobody knows yet."""
    attacks, game.attacks = game.attacks, []
    yield from strike(game, attacks)


def tell_servant(game: Game) -> None:
    """A step: where the option lets her act at night, the Servante Dévouée is told the names of the night's dead."""
    if game.options.get("servante-moment") in ("nuit", "les-deux"):
        for me in game.holders(PrendreRole):
            game.tell(
                Deaths([one.who for one in game.doomed]), to=me.player, because=game.cites("servante-devouee.may")
            )


def night_servant(game: Game) -> Flow[None]:
    """A step: at night, where the option says so, the Servante Dévouée may take the role of one of the dead."""
    if game.options.get("servante-moment") in ("nuit", "les-deux"):
        yield from call(game, "servante")


def dawn(game: Game) -> None:
    """A step: day breaks, the dead of the night are told all together; that a victim survived, but never who.

    That is told where a clause of the rule set says so (its fact "survived").
    """
    dying = {one.who for one in game.doomed}  # a victim who is saved and dies of something else does not survive
    saved = [spare.attack for spare in game.spared if spare.attack.victim not in dying]
    survived = any(attack.cause in WOLVES or attack.cause == "surpris" for attack in saved)
    game.open_moment("aube", because=game.cites("rules.dawn"))
    bury(game)
    because = game.cites("rules.survived")
    if survived and because:
        game.tell(Survived(), because=because)


def execution_opens(game: Game) -> None:
    """A step: the moment of the execution, which takes place whether somebody is condemned or not."""
    game.open_moment("execution", because=game.cites("rules.vote"))
    condemn(game)


def condemn(game: Game) -> None:
    """A step: whom the vote condemned is doomed; rescues and the Servante come before the execution.

    Nobody dies in the place of one who was struck dead before the count.
    """
    player, cause, *facts = game.memory.get(CONDEMNED) or (None, "")
    if player is not None and not any(one.who == player for one in game.doomed):
        doom(game, Attack(player, cause, because=game.cites(*facts)))


def day_servant(game: Game) -> Flow[None]:
    """A step: before the card is turned the Servante Dévouée may take the role of the condemned."""
    if game.options.get("servante-moment", "vote") in ("vote", "les-deux"):
        yield from call(game, "servante")


def execute(game: Game) -> Flow[None]:
    """A step: the condemned is led through the guards, and dies if none of them helps."""
    dooms, game.doomed = game.doomed, []
    yield from strike(game, [attack for one in dooms for attack in one.attacks])
    bury(game)
