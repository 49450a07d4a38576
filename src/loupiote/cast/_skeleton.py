"""Veilleur: what this role is, in one sentence. Copy this file, keep the hooks that the role has, throw the others away.

The class bears the id of the power: `RendreVisite` is `rendre-visite`, the word that players write and that `names.yaml`
lists. `tag=False` keeps this example out of every game; a real power has no such argument (or, where two rule sets have
powers of one name with different rules, a tag of its own: `tag="rpg.rendre-visite"`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from loupiote.kernel.acts import ask_one
from loupiote.kernel.ask import Choice, Me, No, One, Value
from loupiote.kernel.ballot import VOICE
from loupiote.kernel.events import Failed, Saw
from loupiote.kernel.powers import BendMark, Flow, GuardMark, Power, Spared, WeightMark
from loupiote.kernel.state import Act, Attack, Doom

if TYPE_CHECKING:
    from loupiote.kernel.game import Game


# A mark is something that sticks to a player. It carries its own end (`until`, the moment at whose end it drops; nobody
# writes a reset) and says who may see it (`known`). Fields are its small state, kept and woken with the game.
# A plain `Mark` only stands there to be looked at; these three act by themselves, where the rule set lists them.
class Watched(GuardMark, tag=False):  # in GUARDS: stops, turns or lets pass an attack on the player it sticks to
    """What it means that it sticks to a player, in one sentence."""

    known = "self"
    by: str = ""

    def guard(self, game: Game, attack: Attack, player: str) -> Spared | None:
        return Spared(game.cites("veilleur.shield")) if attack.cause == "loups" else None


class Shut(BendMark, tag=False):  # in STAGES: bends each act that is aimed at its player
    """Nobody comes in tonight."""

    def bend(self, game: Game, act: Act, player: str) -> None:
        act.fate = "stopped"


class Heard(WeightMark, tag=False):  # in WEIGHTS: what the voice of its player is worth, in half-votes
    """Is listened to."""

    fact = "veilleur.heard"  # why, for the ballot that it weighs

    def weight(self, game: Game, player: str, worth: int) -> int:
        return worth + VOICE


class RendreVisite(Power, tag=False):
    """One sentence: what the power does. It is read in the documentation, not by players."""

    # optional = False     "nothing" is no answer; then say in `silence` what counts instead
    # shared = True        one power for all who hold the bearer (the den): `decide` makes one act of their proposals
    # instant = True       used at any moment while its window is open: the answer counts at once
    # refereed = True      the game master answers for the group
    # beyond = True        dead holders are asked too
    tags = frozenset({"nocturnal", "informs"})  # what other powers look at, instead of names

    # The small state of the power. It belongs to the card: who inherits, steals or borrows the card finds it so.
    spent: bool = False
    last: str | None = None

    # ---- active: what is asked, and what it does

    # What may be answered now: the form on the page, the bot, the check of the reply and the reason of a refusal all come
    # from here. `No(code, clause)` says why the power is not offered; None: it is simply not its time.
    def choices(self, game: Game, me: Me) -> Choice | No | None:
        if self.spent:
            return game.no("spent", "veilleur.once")
        but = {self.last: game.no("twice-running", "veilleur.other-door")} if self.last else {}
        return One(game.living, but)

    # Whether an answer is compulsory this time, where that is not always so.
    def must(self, game: Game, me: Me) -> bool:
        return game.round == 1

    # Powers of the same window that cannot be used beside it, with the reason; None: a later order replaces the earlier.
    def clashes(self, game: Game, me: Me) -> Mapping[str, No | None]:
        return {"barrer-la-porte": None}

    # Of a power shared by several, whose choice is one of a list: why this holder may only support what another one named.
    def seconds(self, game: Game, me: Me) -> No | None:
        return None

    # Of a shared power: the one act that their proposals make, or none.
    def decide(self, game: Game, acts: list[Act], me: Me) -> Act | None:
        return acts[-1] if acts else None

    # What everybody sees of an answer while the window is open: "" nothing, "who" has answered, or "all" of it.
    def shows(self, game: Game, me: Me) -> str:
        return ""

    # What counts as the answer of a player who gave none. A draw has a name, so that a game can be told again.
    def silence(self, game: Game, me: Me) -> Value | None:
        return (game.draw("cible", "veilleur", game.living),)

    # Carry the act out. Attacks are given back, never done here. A power that asks in the middle gives back a `Flow`.
    def resolve(self, game: Game, act: Act, me: Me) -> Attack | None:
        self.spent, self.last = True, act.target
        game.mark(act.target, Watched(until="nuit", by=me.player))
        game.tell(Saw(act.target, game.role(act.target)), to=me.player, because=game.cites("veilleur.visit"))
        return None

    # The act came to nothing (`act.fate` says why): what it costs all the same, and what its author is told.
    def thwarted(self, game: Game, act: Act, me: Me) -> None:
        game.tell(Failed(), to=me.player, because=game.cites("veilleur.neutral"))

    # ---- bending the other acts of the night, in STAGES

    def bend(self, game: Game, act: Act, me: Me) -> None:
        game.mark(act.target, Shut(until="nuit"))

    # In which order several acts of this power bend, given as they were sent; one that was bent away meanwhile bends nobody.
    @classmethod
    def sequence(cls, game: Game, acts: list[Act]) -> list[Act]:
        return acts

    # ---- passive: each is called only if the rule set lists the power in the order of that name

    # GUARDS: None (no opinion), Spared(clauses), another Attack (turned), a list (turned or added; [] is nowhere at all).
    def guard(self, game: Game, attack: Attack, me: Me) -> Flow[Attack | None]:
        if attack.victim != me.player:
            return None
        named = yield from ask_one(game, "veilleur", me)
        return Attack(named[0], attack.cause, attack.author, attack.by) if named else None

    # AFTER_DEATH: whether these deaths concern the power, asked while the powers of the dead are still in force...
    def follows(self, game: Game, me: Me, dead: Mapping[str, Doom]) -> bool:
        return me.player in dead

    # ... and what follows, as a step of its own once they are told.
    def after_death(self, game: Game, me: Me) -> Attack | None:
        return Attack(self.last, "veilleur", me.player, me.bearer) if self.last else None

    # WEIGHTS: the half-votes of its holder's voice, which those before it in the list made `worth`.
    def weight(self, game: Game, me: Me, worth: int) -> int:
        return worth * 2

    # watchers[board]: its holder wrote a post on that board.
    def watch(self, game: Game, me: Me, text: str) -> None:
        game.mark(me.player, Heard(until="jour"))
