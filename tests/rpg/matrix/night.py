"""A night that was played: what was ordered, what came of it, and what everybody was told."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from loupiote.kernel.acts import LOST
from loupiote.kernel.ask import Refusal
from loupiote.kernel.data import decode, tag_of
from loupiote.kernel.game import Game
from loupiote.kernel.state import Act, Attack, PowerFamily
from loupiote.rules.rpg.nocturnal import COVERED, KNOCKED_OUT
from rpg.matrix.cells import MOVED, Cell, heard
from scene import Scene

if TYPE_CHECKING:
    from rpg.matrix.stage import Stage

ANA = "Ana"
SLEEPS = "nuit-sans-reveil"
NOTICES = {
    "failed": "failed",
    "redirected": "redirected",
    "manipulated": "manipulated",
    "knocked_out": "knocked out",
    "message": "asleep",
    "lapsed": "dropped",
}


class Night:
    """One night of a game on stage. `run` plays it; then it can be looked at."""

    def __init__(self, scene: Scene, stage: Stage) -> None:
        self.scene, self.stage, self.row = scene, stage, stage.row
        self.named = stage.named
        self.asked = False  # whether Ana gave her order
        self.refused: Refusal | None = None

    def run(self, orders: list[tuple[str, str]]) -> None:
        """Give each order as soon as it is asked and close every window, until the day."""
        scene, waiting = self.scene, list(orders)
        self.asked, days = False, scene.game.moments.get("jour", 0)
        while not scene.game.over and scene.game.moments.get("jour", 0) == days:
            for one in list(waiting):
                if scene.table.open and (one[0], one[1].lstrip("?").split()[0]) in scene.table.open.prompts:
                    self._give(*one)
                    waiting.remove(one)
            if scene.table.open:
                scene.close()
        never = [one for one in waiting if one[0] != ANA and not one[1].startswith("?")]
        assert not never, f"never asked: {never}"
        assert not scene.game.over, f"the game ended: {scene.game.camps}"

    def _give(self, player: str, order: str) -> None:
        refusal = self.scene.say(player, order.lstrip("?"))
        if player != ANA:
            assert refusal is None or order.startswith("?"), f"{player}: {order}: {refusal}"
        elif refusal is not None:
            self.refused = refusal
        else:
            self.asked = self.asked or order.split()[0] == self.row.kind.id

    # ---- looking
    @cached_property
    def snap(self) -> Game:
        """The game just before day broke."""
        states = [chapter.state for chapter in self.scene.table.chapters if '"agenda":[{"name":"peek"' in chapter.state]
        return decode(states[-1].encode(), Game).bind(self.scene.table.rules)

    @cached_property
    def act(self) -> Act | None:
        """Ana's order as it was settled; None where it is no order of the night."""
        mine = [act for act in self.snap.acts if act.actor == ANA and act.power == self.row.kind.id]
        return next((act for act in mine if self.named in act.chosen), mine[0] if mine else None)

    @property
    def power(self) -> PowerFamily | None:
        """Ana's power, as it was left, whoever holds it now."""
        bearers = sorted(self.snap.bearers.values(), key=lambda bearer: ANA not in bearer.holders)
        return next((power for bearer in bearers for power in bearer.powers if type(power) is self.row.kind), None)

    def told(self, player: str, kind: str) -> list[Any]:
        """The facts of a kind told to a player, not to all, in this night and at its dawn."""
        mine = [t for t in self.scene.table.told if t.to is not None and player in t.to]
        return [t.event for t in mine if t.number == self.stage.night and tag_of(type(t.event)) == kind]

    def noted(self, kind: str) -> list[Any]:
        """The facts of a kind of this night that nobody is told but the game master."""
        found = [t for t in self.scene.table.told if t.number == self.stage.night and t.to == []]
        return [t.event for t in found if tag_of(type(t.event)) == kind]

    def struck(self, cause: str) -> list[str]:
        """Who is certain to die of Ana's attack of this cause."""
        return [doom.who for doom in self.snap.doomed if any(_hers(one, cause) for one in doom.attacks)]

    @property
    def devoured(self) -> list[str]:
        """Who is certain to die of the pack's attack."""
        return [doom.who for doom in self.snap.doomed if any(one.cause == "loups" for one in doom.attacks)]

    def spared(self, cause: str) -> dict[str, tuple[str, ...]]:
        """Who was spared by a guard from Ana's attack of this cause, and by which clauses."""
        return {one.attack.victim: one.because for one in self.snap.spared if _hers(one.attack, cause)}

    def asleep(self, player: str) -> bool:
        """Whether this player heard that they did not wake up."""
        return any(fact.text == SLEEPS for fact in self.told(player, "message"))

    def hears(self) -> tuple[str, ...]:
        """What Ana is told beside an answer."""
        found = []
        for kind, word in NOTICES.items():
            facts = [fact for fact in self.told(ANA, kind) if kind != "message" or fact.text == SLEEPS]
            assert len(facts) < 2, f"told {word} {len(facts)} times"
            found += [f"{word} to" if getattr(fact, "to", None) else word for fact in facts]
        return tuple(found)

    # ---- in one word
    def cell(self) -> Cell:
        """What came of the power."""
        word, on = self._outcome()
        return Cell(word, on, self.row.spent(self) if self.row.spent else None, heard(*self.hears()))

    def _outcome(self) -> tuple[str, str | None]:
        row, act = self.row, self.act
        reached, spared = row.seen(self), self.spared(row.cause)
        if reached:
            assert len(reached) == 1
            assert act is None or act.fate is None
            assert self.refused is None
            return ("done" if reached[0] == row.lands(self.named) else "deviated"), reached[0]
        if any(one.cause == "foudre" for doom in self.snap.doomed for one in doom.attacks):
            return "lightning", None
        if self.refused is not None or "dropped" in self.hears():
            return "refused", None
        if not self.asked:
            return ("prevented" if row.occasion(self) else "idle"), None
        if not spared and (act is None or act.fate in (KNOCKED_OUT, LOST)):
            return "prevented", None
        on = next(iter(spared), row.comes_to(self))
        moved = MOVED if on != row.lands(self.named) else ""
        covered = act is not None and act.fate == COVERED
        if covered or any(clause.startswith("rpg.protecteur.") for clause in spared.get(on, ())) or row.stopped(self):
            return f"{moved}stopped", on
        return f"{moved}{'spared' if spared else 'vain'}", on


def _hers(attack: Attack, cause: str) -> bool:
    return attack.cause == cause and attack.author == ANA
