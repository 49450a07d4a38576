"""Servante Dévouée: told who dies tonight, she may take the role of one of them, as it is; she never says so."""

from __future__ import annotations

from loupiote.cast import servante_devouee
from loupiote.cast.antre import ANTRE, greet, pack
from loupiote.cast.events import Pack
from loupiote.cast.infect_pere_des_loups import Infected
from loupiote.kernel import bearers
from loupiote.kernel.ask import Choice, Me, One
from loupiote.kernel.events import Became, Deaths
from loupiote.kernel.game import Game
from loupiote.kernel.ruleset import BearerKind
from loupiote.kernel.state import Act, Doom, Mark, Suppression
from loupiote.rules.rpg import sides
from loupiote.rules.rpg.marks import Bitten
from loupiote.rules.rpg.nocturnal import KnockedOut, Nocturnal
from loupiote.rules.rpg.plain import PLAIN
from loupiote.rules.rpg.roles.princesse import Favoured

TAKEN = "servante-devouee.taken"


class Taken(Mark):
    """Will be announced with `card`, that of the Servante, who plays this player's role from now on. Nobody knows."""

    card: str = ""
    by: str = ""


class PrendreRole(Nocturnal, servante_devouee.PrendreRole, tag="rpg.prendre-role"):
    """Take the role of somebody about to be told dead. The last thing of the night: nothing stops or moves it."""

    tags = frozenset()

    def choices(self, game: Game, me: Me) -> Choice | None:
        return One(_offered(game, me.player)) if _may(game, me.player) else None

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        dying, card = act.target, game.bearers[game.seats[act.target].card]
        bearers.take_card(game, me.player, card)
        if game.has(me.player, Infected):  # what sticks to her stays: only the role changes
            game.seats[me.player].camp = "loups"
        sides.take_sides(game)
        _inherit(game, dying, me.player)
        _tell_role(game, me.player)
        game.mark(dying, Taken(card=me.bearer, by=me.player))
        if game.moment != "nuit":
            strip(game, dying)
            return
        for power in card.powers:  # what was done tonight stands; what this death would bring about is no more
            if type(power) in game.ruleset.after_death:
                id_ = power.id  # type: ignore[attr-defined]
                bearers.suppress(game, Suppression(card.id, dying, id_, TAKEN, known=False))


def _offered(game: Game, player: str) -> list[str]:
    return [name for name in game.living if name != player and any(one.who == name for one in game.doomed)]


def _may(game: Game, player: str) -> bool:
    """Whether she acts tonight: not dying herself, nor knocked out."""
    return not any(one.who == player for one in game.doomed) and game.has(player, KnockedOut) is None


def _inherit(game: Game, dying: str, heir: str) -> None:
    """No status of the dead comes with the role, but what befell it this very night."""
    bite = game.has(dying, Bitten)
    if bite is not None:
        game.unmark(dying, Bitten)
        game.mark(heir, Bitten(by=bite.by))
    if game.role(dying) in PLAIN and game.has(dying, Favoured):
        game.mark(heir, Favoured(until="jour"))


def _tell_role(game: Game, player: str) -> None:
    because = game.cites("servante-devouee.becomes")
    game.tell(Became(player, game.role(player)), to=player, because=because)
    if game.kind(player).camp == sides.VARIABLE:
        game.tell(Became(player, camp=game.camp(player)), to=player, because=because)
    if player in pack(game):
        game.tell(Pack(pack(game)), to=player, because=game.cites("antre.recognise"))


def tell_names(game: Game) -> None:
    """A step: where the option lets her act at night, she is told who dies, or that nobody does; never what they were."""
    if game.options["servante-moment"] in ("nuit", "les-deux"):
        for me in game.asked(PrendreRole):
            if _may(game, me.player):
                names = Deaths(_offered(game, me.player))
                game.tell(names, to=me.player, because=game.cites("servante-devouee.names"))


def strip(game: Game, player: str) -> None:
    """Whose role was taken is a Servante Dévouée from here on; on what side they played stays as it was."""
    mark = game.has(player, Taken)
    if mark is None:
        return
    seat = game.seats[player]
    camp = seat.camp
    game.unmark(player, Taken)
    bearers.take_card(game, player, game.bearers[mark.card])
    seat.camp = camp
    if mark.by in game.bearers[ANTRE].holders:
        greet(game)


def strip_all(game: Game, dooms: list[Doom]) -> None:
    """As their deaths are told, the robbed dead become what they are announced as."""
    for one in dooms:
        strip(game, one.who)
    bearers.restore(game, by=TAKEN)


ROLE = BearerKind(
    "servante-devouee",
    camp="village",
    call="chaque-nuit",
    powers=(PrendreRole(),),
    cites={
        "prendre-role": ("rpg.servante-devouee.6", "rpg.servante-devouee.7"),
        "names": ("rpg.servante-devouee.3", "rpg.servante-devouee.5"),
        "becomes": ("rpg.servante-devouee.17", "rpg.servante-devouee.12"),
        "taken": ("rpg.servante-devouee.9", "rpg.servante-devouee.10"),
    },
)
