"""The wolves' den: one bearer that all who wake with the pack hold. Joining the pack is holding it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from loupiote.cast.events import Pack, Undecided
from loupiote.cast.marks import Joining
from loupiote.kernel import bearers
from loupiote.kernel.ask import Choice, Me, No, One
from loupiote.kernel.powers import Power
from loupiote.kernel.state import Act, Attack

if TYPE_CHECKING:
    from loupiote.kernel.game import Game

ANTRE = "antre"
PACK = "loups"  # the cause of the pack's attack
LONE = frozenset({"grand-mechant-loup", "loup-garou-blanc"})  # the causes of what a wolf does alone
WOLVES = LONE | {PACK}


def pack(game: Game) -> list[str]:
    """The living players who wake with the pack."""
    return game.held(ANTRE)


def is_wolf(game: Game, player: str) -> bool:
    """Whether a player wakes with the pack or plays for its camp."""
    return game.camp(player) == "loups" or player in game.bearers[ANTRE].holders


def prey(game: Game) -> Attack | None:
    """The attack that the pack has made this night, as it stands."""
    return next((attack for attack in game.attacks if attack.by == ANTRE), None)


def truce(game: Game) -> bool:
    """Whether this is a first night on which, by option, the wolves kill nobody."""
    return game.round == 1 and game.options.get("premiere-nuit", "normale") != "normale"


def admit(game: Game) -> None:
    """At nightfall: those who turned since the last night wake with the pack from now on."""
    for player in game.marked(Joining):
        game.unmark(player, Joining)
        bearers.hold(game, ANTRE, player)


def turn_wolf(game: Game, player: str) -> None:
    """Let a player be of the pack from now on, by somebody's word."""
    game.seats[player].camp = PACK
    bearers.hold(game, ANTRE, player)


def turn_back(game: Game, player: str) -> None:
    """Let a player be of the pack no more, but for what the card says, by somebody's word."""
    kind = game.kind(player)
    game.seats[player].camp = kind.camp
    game.unmark(player, Joining)
    if ANTRE not in kind.holds:
        bearers.drop(game, ANTRE, player)


def greet(game: Game) -> None:
    """A step: those who wake with the pack see who else does. All look alike."""
    members = pack(game)
    if members:
        game.tell(Pack(members), to=members, because=game.cites("antre.recognise"))


class Devorer(Power):
    """Name the victim of the pack: the name that most members support; a tie or no name is no victim.

    Class attributes:
        inside: whether members of the pack may be named, where no option says so.
    """

    shared = alike = True
    tags = frozenset({"nocturnal", "lethal"})
    inside: ClassVar[bool] = False

    def choices(self, game: Game, me: Me) -> Choice | No | None:
        if truce(game):
            return game.no("first-night", "antre.victim")
        if game.options.get("loups-entre-eux", self.inside):
            return One(game.living)
        no = game.no("pack-member", "antre.outside")
        return One(game.living, dict.fromkeys(pack(game), no))

    def decide(self, game: Game, acts: list[Act], me: Me) -> Act | None:
        support: dict[str, int] = {}
        for act in acts:
            support[act.target] = support.get(act.target, 0) + 1
        best = max(support.values(), default=0)
        names = [player for player in game.living if player in support and support[player] == best]
        if len(names) > 1 and game.options.get("loups-desaccord") == "tirage":
            names = [game.draw("cible", ANTRE, names)]
        if len(names) > 1:
            game.tell(Undecided(self.id, names), to=[], because=game.cites("antre.victim"))
        return next((act for act in acts if act.target == names[0]), None) if len(names) == 1 else None

    def resolve(self, game: Game, act: Act, me: Me) -> Attack:
        return Attack(act.target, PACK, by=ANTRE, because=game.cites("antre.victim"))
