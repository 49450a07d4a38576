"""Infect Père des Loups: one of the pack; once in the game its prey is not devoured, but wakes as a wolf at daybreak."""

from __future__ import annotations

from loupiote.cast import antre
from loupiote.cast.cupidon import lovers, mixed
from loupiote.cast.events import Infected as InfectedFact
from loupiote.cast.infect_pere_des_loups import Infected, resist
from loupiote.kernel import bearers
from loupiote.kernel.acts import due, stands
from loupiote.kernel.ask import Choice, Me, No, YesNo
from loupiote.kernel.events import Failed, Message
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Power
from loupiote.kernel.ruleset import BearerKind
from loupiote.kernel.state import Act
from loupiote.rules.rpg.marks import Bitten
from loupiote.rules.rpg.nocturnal import KNOCKED_OUT, REPLACED, Nocturnal
from loupiote.rules.rpg.roles.ancien import SecondeVie
from loupiote.rules.rpg.roles.loup_garou import Devorer
from loupiote.rules.rpg.roles.protecteur import covered

NEVER = ("maitre-vampire", "fantome")  # roles that cannot be infected
ACOLYTES = "acolytes"  # nor can their holders


class Infecter(Nocturnal, Power, tag="rpg.infecter"):
    """Infect whomever the pack's attack comes to, in place of the attack. One attempt, whatever becomes of it.

    The infection goes where the attack goes. It is no attack itself: what saves from the pack does nothing against it.
    """

    tags = frozenset({"nocturnal", "aimless", "recruits"})
    spent: bool = False
    failed: bool = False  # tonight, for whatever reason

    def choices(self, game: Game, me: Me) -> Choice | No:
        if self.spent:
            return game.no("spent", "infect-pere-des-loups.once")
        if antre.truce(game):
            return game.no("first-night", "antre.victim")
        return YesNo()

    def declined(self, act: Act) -> bool:
        return act.chosen == ["non"]

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        for attack in due(game, Devorer):
            made = stands(game, attack) is not None
            self._use(attack)
            self.failed = not made or not _takes(game, attack.target)
            if not self.failed:
                game.mark(attack.target, Bitten(by=me.bearer))

    def thwarted(self, game: Game, act: Act, me: Me) -> None:
        for attack in due(game, Devorer):
            self._use(attack)
            self.failed = act.fate != KNOCKED_OUT

    def _use(self, attack: Act) -> None:
        self.spent = True
        if attack.fate is None:
            attack.fate = REPLACED


def _takes(game: Game, victim: str) -> bool:
    """Whether an infection works on this player tonight; it may cost a life to spare."""
    immune = game.role(victim) in NEVER or victim in game.held(ACOLYTES) or victim in antre.pack(game)
    return not immune and not covered(game, victim) and resist(game, victim, SecondeVie) is None


def answer(game: Game) -> None:
    """A step: the night is over, and it is known who is certain to die. Whose infection failed hears it now, all alike."""
    dying = {one.who for one in game.doomed}
    for player in game.marked(Bitten):
        bite = game.has(player, Bitten)
        if bite is not None and player in dying:
            game.unmark(player, Bitten)
            _infecter(game, bite.by).failed = True
    for me in game.asked(Infecter):
        power = _infecter(game, me.bearer)
        if power.failed and game.alive(me.player):
            power.failed = False
            game.tell(Failed(), to=me.player, because=game.cites("infect-pere-des-loups.failed"))


def _infecter(game: Game, bearer: str) -> Infecter:
    power = game.power(bearer, Infecter.id)
    assert isinstance(power, Infecter)
    return power


def turn(game: Game) -> None:
    """At daybreak: the infected are wolves from now on, and meet the pack. Cards and powers stay theirs."""
    turned = [player for player in game.marked(Bitten) if game.alive(player)]
    for player in game.marked(Bitten):
        game.unmark(player, Bitten)
    for player in turned:
        before = _condition(game)
        game.seats[player].camp = "loups"
        game.mark(player, Infected())
        bearers.hold(game, antre.ANTRE, player)
        game.tell(InfectedFact(player), to=player, because=game.cites("infect-pere-des-loups.becomes"))
        after = _condition(game)
        if player in lovers(game) and before != after:
            pair = [one for one in lovers(game) if game.alive(one)]
            game.tell(Message(f"couple-{after}"), to=pair, because=game.cites("infect-pere-des-loups.couple"))
    if turned:
        antre.greet(game)


def _condition(game: Game) -> str:
    """What the Amoureux need to win: a camp that both play for, the flute of one of them, or to be the last two."""
    for player in lovers(game):
        if game.camp(player) == "independant" and game.role(player) == "joueur-de-flute":
            return "joueur-de-flute"
    return "amoureux" if mixed(game) or not lovers(game) else game.camp(lovers(game)[0])


ROLE = BearerKind(
    "infect-pere-des-loups",
    camp="loups",
    call="chaque-nuit",
    powers=(Infecter(),),
    holds=("antre",),
    cites={
        "infecter": "rpg.infect-pere-des-loups.3",
        "infects": ("rpg.infect-pere-des-loups.21", "rpg.infect-pere-des-loups.22"),
        "once": ("rpg.infect-pere-des-loups.4", "rpg.infect-pere-des-loups.8"),
        "failed": ("rpg.infect-pere-des-loups.7", "rpg.nuit.55"),
        "becomes": ("rpg.infect-pere-des-loups.9", "rpg.infect-pere-des-loups.11", "rpg.infect-pere-des-loups.12"),
        "couple": "rpg.infect-pere-des-loups.20",
    },
)
