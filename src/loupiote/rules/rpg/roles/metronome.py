"""Métronome: each night he may play a role drawn by lot; whoever holds that role sleeps through the night."""

from __future__ import annotations

from loupiote.kernel import bearers
from loupiote.kernel.ask import Choice, Me, No, Nothing
from loupiote.kernel.events import Became, Failed, Message
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Power
from loupiote.kernel.ruleset import BearerKind
from loupiote.kernel.state import Act, Bearer, Suppression
from loupiote.rules.rpg.nocturnal import Nocturnal
from loupiote.rules.rpg.plain import ROBBED
from loupiote.rules.rpg.roles.ancien import Malediction

# what the numbers from 1 to 10 give
DRAWN = (
    "voyante",
    "pretre",
    "salvateur",
    "protecteur",
    "ancien",
    "assommeur",
    "assommeur",
    "telepathe",
    "telepathe",
    "telepathe",
)
ONE_LIFE = frozenset({"ancien"})  # roles that he shares with their holder, whose life to spare is his: one for both


class Voler(Nocturnal, Power, tag="rpg.voler"):
    """Take a role drawn by lot for this night, at once. No action of the night: nothing meets it, and it meets nothing.

    Attributes:
        night: the last night of a theft; failed: that one came to nothing, and he is to be told at its end.
        cards: what he plays a role with, by role; so a choice that binds him the next night is his own.
    """

    tags = frozenset()
    instant = True
    night: int = 0
    failed: bool = False
    cards: dict[str, str] = {}

    def choices(self, game: Game, me: Me) -> Choice | No:
        if self.night == game.round:
            return game.no("spent-tonight", "metronome.voler")
        return Nothing()

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        self.night = game.round
        role = DRAWN[game.draw("role", "metronome", range(1, len(DRAWN) + 1)) - 1]
        robbed = _holder(game, role)
        card = self._card(game, role, robbed)
        bearers.lend(game, card.id, me.player, until="nuit")
        # he has the life to spare of an Ancien, not what the village brings on itself by killing one
        bearers.suppress(game, Suppression(card.id, me.player, Malediction.id, "metronome.borrowed", "aube"))
        if robbed is not None:  # to the end of daybreak: nobody is announced, or avenged, as what he was not tonight
            bearers.suppress(game, Suppression(game.seats[robbed].card, robbed, None, ROBBED, "aube", known=False))
        game.tell(Became(me.player, role), to=me.player, because=game.cites("metronome.drawn"))

    def thwarted(self, game: Game, act: Act, me: Me) -> None:
        self.night, self.failed = game.round, True

    def _card(self, game: Game, role: str, robbed: str | None) -> Bearer:
        if role in ONE_LIFE:
            there = [bearer for bearer in game.bearers.values() if bearer.of == role]
            there.sort(key=lambda bearer: robbed not in bearer.holders)
            return there[0] if there else bearers.make(game, game.ruleset.roles[role], card=True)
        if role not in self.cards:
            self.cards = {**self.cards, role: bearers.make(game, game.ruleset.roles[role], card=True).id}
        return game.bearers[self.cards[role]]


def _holder(game: Game, role: str) -> str | None:
    """The living holder of a role who is robbed: one of the village before one of the wolves; among several, by lot."""
    found = [player for player in game.living if game.role(player) == role]
    found = [player for player in found if game.camp(player) == "village"] or found
    if len(found) > 1:
        return str(game.draw("porteur", "metronome", found))
    return found[0] if found else None


def sleep(game: Game) -> None:
    """The orders of who was robbed were never given; those of the pack, of a title, are of another bearer."""
    robbed = _robbed(game)
    if robbed:
        game.acts = [act for act in game.acts if (act.bearer, act.actor) not in robbed]


def tell(game: Game) -> None:
    """At the end of the night: who was robbed hears it, and nothing else; whose theft failed hears that."""
    for _, player in _robbed(game):
        game.tell(Message("nuit-sans-reveil"), to=player, because=game.cites(ROBBED))
    for me in game.asked(Voler):
        if isinstance(me.power, Voler) and me.power.failed:
            me.power.failed = False
            game.tell(Failed(), to=me.player, because=game.cites("rules.powerless"))


def _robbed(game: Game) -> list[tuple[str, str]]:
    return [(one.bearer, one.holder) for one in game.suppressions if one.by == ROBBED and one.holder is not None]


ROLE = BearerKind(
    "metronome",
    camp="village",
    call="chaque-nuit",
    powers=(Voler(),),
    cites={
        "voler": ("rpg.metronome.1", "rpg.metronome.2"),
        "drawn": ("rpg.metronome.2", "rpg.metronome.10"),
        "borrowed": "rpg.metronome.10",
        "robbed": ("rpg.metronome.12", "rpg.metronome.11"),
    },
)
