"""The course of a game: steps are taken until one asks, and begin again where something interrupts them.

The half of a `Table` that goes forward; the contract is at the head of `table.py`. What an input does is said there (`_take`).
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from loupiote.kernel import acts, already, attacks, decrees, pace
from loupiote.kernel.ask import Refusal, Window
from loupiote.kernel.data import decode, encode
from loupiote.kernel.events import Lapsed, Told
from loupiote.kernel.game import Game
from loupiote.kernel.inputs import Input, Reply
from loupiote.kernel.powers import Flow
from loupiote.kernel.ruleset import RuleSet
from loupiote.kernel.state import InputFamily, Step
from loupiote.kernel.window import OpenWindow

# the kernel's own steps, which every rule set has: function, and whether it may ask
STEPS: dict[str, tuple[Any, bool]] = {
    attacks.FOLLOW: (attacks.follow, True),
    "act": (acts.act_now, True),
    "answered": (acts.answered, True),
    "watched": (acts.watched, True),
    "decree": (decrees.decree, False),
    pace.WAIT: (pace.wait, True),
    already.ALREADY: (already.take_up, False),
}


class Chapter(Struct, forbid_unknown_fields=True):
    """The state at the start of a step, the inputs received since, and what was told until the next chapter.

    Attributes:
        number: its place in the journal; state: JSON; superseded: the chapter that replaced it, or None if it stands.
    """

    number: int
    state: str
    inputs: list[InputFamily] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    superseded: int | None = None


class Course:
    """One game going forward, with or without a journal; `Table` is the whole of it, and says what the attributes are."""

    def __init__(self, game: Game, *, journal: bool = True) -> None:
        self.game = game
        self.rules: RuleSet = game.ruleset
        self.open: OpenWindow | None = None
        self.told: list[Told] = []
        self.chapters: list[Chapter] = []
        self.journal = journal
        self._running: Flow[Any] | None = None
        self._step: Step | None = None
        self._kept: list[InputFamily] = []  # what an interruption gave back to the step and still fits

    # ------------------------------------------------------------------------------------------------------ driving
    def run(self) -> None:
        """Take steps until a window is open or the game is over."""
        moves = self.rules.moves
        if self.journal and not self.chapters:
            self._begin_chapter()
        while self.open is None:
            game = self.game
            if game.winners is not None:
                if self.journal and (not self.chapters or self.chapters[-1].inputs or self.chapters[-1].told):
                    self._begin_chapter()
                return
            step = game.agenda.pop(0) if game.agenda else None
            name = step.name if step else game.next_of_routine()
            if game.paced and self._too_early(step, name):
                game.next(
                    Step(pace.WAIT), Step(name, step.args if step else [], step.carried if step else [], timely=True)
                )
                continue
            function, asks = moves.get(name) or STEPS[name]
            if function is None:
                asked = acts.prompts(game, name)
                if asked or pace.keeps(
                    game, name
                ):  # most windows ask nobody: their powers are spent, or of no use tonight
                    self._start(step or Step(name), acts.call, name, asked)
                elif step and step.carried:
                    self._drop(step.carried)
                continue
            if asks:
                step = step or Step(name)
                self._start(step, function, *step.args)
                continue
            if step:
                function(game, *step.args)
            else:
                function(game)
            if game.telling:
                self._publish(game.telling)

    def _too_early(self, step: Step | None, name: str) -> bool:
        """Whether this step ends a stretch of the moment that has its time still to run."""
        return name in self.rules.waits and self.game.moment in self.rules.waits[name] and not (step and step.timely)

    def _start(self, step: Step, function: Any, *args: Any) -> None:
        """Start a step that may ask, and open its window if it does."""
        game = self.game
        if self.journal or game.pending or self.chapters:
            if not self.journal:
                self.chapters.clear()
            if self.journal or game.pending:  # the chapter begins with this step still to come
                game.agenda.insert(0, step)
                self._begin_chapter()
                del game.agenda[0]
        running = function(game, *args)
        window = next(running, None)
        if window is not None:
            self._running, self._step = running, step
            self._kept = []
            self._open(window)
            if step.carried:
                self._give_back(step.carried)
        else:
            if step.carried:
                self._drop(step.carried)
            if game.telling:
                self._publish(game.telling)

    def _begin_chapter(self) -> None:
        self.chapters.append(Chapter(len(self.chapters), encode(self.game).decode()))

    def _open(self, window: Window) -> None:
        id = window.id
        self.open = OpenWindow(window, f"{id}@{self.game.windows.get(id, 0) + 1}")

    def _take(self, given: InputFamily) -> Refusal | None:
        """Take an input, without running on. Gives None, or why it was not taken; then nothing has changed."""
        raise NotImplementedError

    def _give_back(self, inputs: list[InputFamily]) -> None:
        """Give a step that started again the inputs it had, as far as they still fit."""
        recorded = self.chapters[-1].inputs if self.chapters else []
        for given in inputs:
            refusal = self._take(given) if self.open is not None else Refusal("wrong-window")
            if refusal is None:
                self._kept.append(given)
            elif isinstance(given, Reply):
                if given.by != given.player and self.open is not None:  # told as the player may know it
                    mine = Reply(given.player, given.at, given.player, given.power, given.value, given.window)
                    refusal = self._take(mine) or refusal
                self._lapse(given, refusal.code)
        recorded.clear()  # they stand in the step already: written twice, waking and undoing would take them twice

    def _drop(self, inputs: list[InputFamily]) -> None:
        """The step that had these inputs asks nobody any more."""
        for given in inputs:
            if isinstance(given, Reply):
                self._lapse(given, "stale")

    def _lapse(self, given: Reply, reason: str) -> None:
        """A reply no longer fits: its player is told."""
        told = Lapsed(given.power, given.window, reason)
        self._publish([Told(told, [given.player], (), self.game.moment, self.game.number)])

    def _publish(self, telling: list[Told]) -> None:
        """What the step under way told is told: it leaves this list for good."""
        self.told += telling
        if self.journal:
            self.chapters[-1].told += telling
        telling.clear()

    # ------------------------------------------------------------------------------------------------ interruptions
    def _interrupt(self, given: Input, *steps: Step | None) -> None:
        if self._step is None or self._running is None:
            return
        if self.chapters:
            chapter = self.chapters[-1]
            before = [*self._kept, *chapter.inputs]
            chapter.inputs.append(given)
            self.game = decode(chapter.state.encode(), Game).bind(self.rules)
        else:  # nothing has changed since the step began: it asks before it does anything
            assert self.open is not None
            before = [
                Reply(a.prompt.player, a.at, a.prompt.player, key[1], a.value, self.open.name)
                for key, a in self.open.answers.items()
            ]
            self.game.agenda.insert(0, Step(self._step.name, self._step.args))
        self._running.close()
        self._running = self._step = self.open = None
        game = self.game
        game.telling.clear()
        game.now = given.at
        game.agenda[0].carried = [one for one in before if not _replaced(one, given)]
        game.agenda[:0] = [step for step in steps if step is not None]


def _replaced(earlier: InputFamily, given: Input) -> bool:
    """Whether an answer that counts at once takes the place of an earlier one to the same question."""
    if not (isinstance(earlier, Reply) and isinstance(given, Reply)):
        return False
    return (earlier.player, earlier.power, earlier.window) == (given.player, given.power, given.window)
