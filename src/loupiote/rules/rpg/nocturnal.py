"""The orders of a night, which meet each other: what stops or moves them, and what their authors hear of it.

All orders wait in `game.acts` until their night is over (`daybreak` puts them away), so whatever wants to know what
happens tonight looks there. An order is *prevented* when its author cannot act, and then nothing is used up; *stopped*
when its recipient, the first of its targets, is out of reach, and then it is used up; *moved* when it is carried out on
somebody else. What an order can meet is written on its power, in tags:

    nocturnal   an action of the night; nothing else can be met
    informs     gives an answer: who was moved learns the name of the real recipient
    aimless     its values name no living player: nothing stops or moves it
    fixed       the Redirecteur does not move it
    rooted      the Loup-Garou Manipulateur does not move it
    piercing    no cover stops it
    quiet       when a cover stops it, its author hears nothing
    apart       each of the names given is an order of its own
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from loupiote.kernel.acts import stands
from loupiote.kernel.ask import Me
from loupiote.kernel.events import Failed
from loupiote.kernel.state import Act, Mark

if TYPE_CHECKING:
    from loupiote.kernel.game import Game

# fates of an order; the kernel's own is `LOST`: its power is gone tonight, without its holder knowing
KNOCKED_OUT = "knocked-out"
COVERED = "covered"
REPLACED = "replaced"  # the pack's attack, by an infection


class KnockedOut(Mark):
    """Cannot act this night, whatever may come: told at its end."""


def tags(game: Game, act: Act) -> frozenset[str]:
    """The tags of the power that an order uses."""
    power = game.power(act.bearer, act.power)
    return power.tags if power is not None else frozenset()


def aimed_at(game: Game, act: Act, player: str) -> bool:
    """Whether an order of the night that still stands has this player as its recipient now."""
    if act.fate is not None or not act.targets or act.targets[0] != player:
        return False
    found = tags(game, act)
    return "nocturnal" in found and "aimless" not in found and stands(game, act) is not None


def apart(game: Game) -> None:
    """Make an order of its own of each name, where a power says so, and none of a "no"."""
    acts: list[Act] = []
    for act in game.acts:
        power: object = game.power(act.bearer, act.power)
        if isinstance(power, Nocturnal) and power.declined(act):
            continue
        names = act.chosen if "apart" in tags(game, act) else []
        acts += [Act(act.actor, act.bearer, act.power, [n], [n], act.order) for n in names] or [act]
    game.acts = acts


class Nocturnal:
    """What the powers of the night share: the neutral sentence, the same whatever the cause.

    Nobody is told it who was knocked out, and learns that instead.
    """

    __slots__ = ()
    tags: ClassVar[frozenset[str]]
    recipient: ClassVar[int] = 0  # which of its values the Manipulateur replaces

    def declined(self, act: Act) -> bool:
        """Whether the order says no, which is as good as none."""
        return False

    def thwarted(self, game: Game, act: Act, me: Me) -> None:
        """The order came to nothing."""
        if act.fate in (KNOCKED_OUT, REPLACED) or (act.fate == COVERED and "quiet" in self.tags):
            return
        fact = "protecteur.failed" if act.fate == COVERED else "rules.powerless"
        game.tell(Failed(), to=me.player, because=game.cites(fact))
