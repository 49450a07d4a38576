"""A pair of the matrix put on stage: the smallest cast, its orders, and the night played.

Everybody has a fixed part. Ana uses the power; Bob is whom she names; Cleo is where others move it to, and Hal where it is
moved after that; Dan is whom a redirection of hers leads to; Jan and Leo are named by wolves whose attacks are to fall on
somebody else; Zoe is a wolf. More players come with what meets the power.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING, Any

from loupiote.cast.antre import ANTRE
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Flow
from loupiote.kernel.ruleset import RuleSet
from loupiote.kernel.start import Plan, start
from loupiote.kernel.table import Table
from loupiote.rules.rpg import RULES
from loupiote.rules.rpg.roles.metronome import DRAWN
from loupiote.rules.rpg.sides import variable
from rpg.matrix.cells import Impossible
from rpg.matrix.night import Night
from rpg_scene import deprived, elect
from scene import VILLAGER, Scene

if TYPE_CHECKING:
    from rpg.matrix.powers import Row

ANA, BOB, CLEO, DAN, HAL, JAN, LEO, ZOE = "Ana", "Bob", "Cleo", "Dan", "Hal", "Jan", "Leo", "Zoe"
SEATS = (ANA, BOB, CLEO, DAN, HAL, JAN, LEO, "Ida")


def _peek(game: Game) -> Flow[None]:
    """A step that asks nothing; but a chapter begins with it."""
    return
    yield


@cache
def observed() -> RuleSet:
    """The rule set, with a chapter that begins when the night is settled and day has not broken."""
    at = RULES.round.index("dawn")
    return replace(RULES, round=(*RULES.round[:at], "peek", *RULES.round[at:]), steps={**RULES.steps, "peek": _peek})


@dataclass
class Stage:
    """A night being prepared: who is there, and what they order, in the order of sending.

    An order that begins with "?" is given if it can be; every other one must be asked and taken, but for Ana's own.

    Attributes:
        before: the orders of the first night, where the two meet on the second; burnt: who is, on the day between.
        powerless: who has lost the powers of the card, without knowing it.
    """

    row: Row
    named: str = BOB
    cast: dict[str, str] = field(default_factory=dict)
    wolves: list[str] = field(default_factory=list)
    orders: list[tuple[str, str]] = field(default_factory=list)
    before: list[tuple[str, str]] = field(default_factory=list)
    night: int = 1
    burnt: str | None = None
    captain: str | None = None
    powerless: str | None = None
    hunted: bool = False
    script: dict[str, Any] = field(default_factory=dict)
    prepare: Callable[[Game], None] | None = None

    def add(self, name: str, role: str, *orders: str) -> None:
        """Call one more player, or give one who is there a card.

        Raises:
            Impossible: somebody else holds that card already, and there is one.
        """
        if RULES.roles[role].single and role in [held for who, held in self.cast.items() if who != name]:
            raise Impossible("one-card")
        self.cast[name] = role
        self.orders += [(name, order) for order in orders]

    def target(self, role: str, *orders: str) -> None:
        """Give Bob this card: in the pack if the power names wolves, drawn if it falls on who holds what is drawn."""
        if self.named != BOB:
            raise Impossible("no-recipient")
        self.add(BOB, role, *orders)
        if self.row.names_wolves and variable(RULES, role):
            self.wolves.append(BOB)
        if self.row.drawn:
            self.draw(role)
        if ANTRE in RULES.roles[role].holds and (ZOE, f"devorer {BOB}") in self.orders:
            raise Impossible("never-prey")

    def draw(self, role: str, holder: str = BOB) -> None:
        """Let a Métronome draw this role, and rob this holder of it if there are several."""
        if role not in DRAWN:
            raise Impossible("never-drawn")
        self.script |= {"role@nuit.metronome": DRAWN.index(role) + 1, "porteur@nuit.metronome": holder}

    def hunt(self, victim: str) -> None:
        """Let the pack name its victim."""
        if self.hunted:
            raise Impossible("one-attack")
        if victim == ANA and ANTRE in RULES.roles[self.cast[ANA]].holds:
            raise Impossible("never-prey")
        self.hunted = True
        self.orders.append((ZOE, f"devorer {victim}"))

    def attack(self, victim: str) -> None:
        """Let the pack's attack fall on somebody, a wolf perhaps, and stay there when what names that player is moved.

        The pack names Leo, and is redirected: by a wolf, who has no power of the village to lose.
        """
        self.hunt(LEO)
        self.add("Rob", "redirecteur", f"rediriger {LEO} {victim}")
        self.wolves.append("Rob")

    def play(self) -> Night:
        """Play to the day that follows."""
        cast = dict.fromkeys(SEATS, VILLAGER) | {ZOE: "loup-garou"} | self.cast
        sides = {name: "village" for name, role in cast.items() if variable(RULES, role)}
        sides |= dict.fromkeys(self.wolves, "loups")
        options = {"capitaine": "tranchage" if self.captain else "aucun"}
        plan = Plan(observed(), list(cast), cast, options=options, setup={"camps": sides}, script=self.script, seed="matrix")
        game = start(plan)
        if self.prepare:
            self.prepare(game)
        scene = Scene(Table(game))
        scene = deprived(scene, self.powerless) if self.powerless else scene
        at_the_deal = [one for one in self.orders if one[1].startswith("unir")]
        for player, order in at_the_deal:
            assert scene.say(player, order) is None
        if self.captain:
            elect(scene, self.captain)
        night = Night(scene, self)
        if self.night == 2:
            night.run(self.before)
            scene.lynch(self.burnt) if self.burnt else scene.day()
        night.run([one for one in self.orders if one not in at_the_deal])
        return night
