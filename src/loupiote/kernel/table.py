"""The table: drives one game. The contract:

*Driving.* Steps are taken from the agenda, and where it is empty from the routine (the rule set's `OPENING`, then its
`ROUND` again and again), until one asks.
A step that may ask is a generator: it yields a `Window`, is sent the answers when the window closes, and may yield
another. What a step tells is published when it ends, never before.

*Chapters.* At the start of every step that may ask, the state is saved: a chapter. It keeps the inputs that the step
received and what was told from there to the next chapter. A game at rest is its last chapter: waking reads the state,
starts the step and feeds the inputs. Earlier chapters are read, never run again. No Python frame is ever stored.

*Inputs.* `submit` is the only door. It gives back None, or a `Refusal` that changed nothing. A reply may be changed until
its window closes.

*Interruptions* (a power used at once, a decree, a pending prompt answered, a watched post) put a step in front of the
agenda, as the state was when the step under way began. That step then starts again and gets back the inputs it had, as far
as they still fit; a reply that lapses is told to its author. One generator at a time, no stack.

*Undo* takes back the last input of the last chapter that has one, or several in one go; *amend* replaces an earlier one, or
puts in one that was missed, feeds the later ones again, and says first what lapses and what was told that would differ. Both
supersede chapters and append new ones; nothing is deleted.

A table without a journal (`journal=False`) keeps no chapters: for simulations. It cannot sleep, undo, amend or take
decrees. Only while a prompt is pending does it keep the start of the step under way, which that prompt may interrupt in
the middle.

What goes forward – driving, and interruptions – is written in `course.py`; what comes in and what goes back, here.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, field

from loupiote.kernel import acts, decrees
from loupiote.kernel.ask import Refusal
from loupiote.kernel.course import STEPS, Chapter, Course
from loupiote.kernel.data import decode, encode
from loupiote.kernel.events import Told, minus
from loupiote.kernel.game import Game, IllegalDraw
from loupiote.kernel.inputs import CLOCK, MJ, Close, Decree, Die, Input, Post, Reply
from loupiote.kernel.refusals import unanswered, undrawable, why_refused
from loupiote.kernel.ruleset import RuleSet
from loupiote.kernel.state import InputFamily, Step

__all__ = ["STEPS", "Amendment", "Chapter", "Table"]


class Amendment(Struct):
    """What an amendment does, or would do.

    Attributes:
        lapsed: later inputs that no longer fit; unsaid: facts that were told and no longer hold; said: new facts.
    """

    lapsed: list[InputFamily] = field(default_factory=list)
    unsaid: list[Told] = field(default_factory=list)
    said: list[Told] = field(default_factory=list)


class Table(Course):
    """Drives one game; see the module for the contract.

    Attributes:
        game: the state as it stands; open: the open window or None; told: everything published, in order.
        chapters: the journal, superseded chapters included.
    """

    # ------------------------------------------------------------------------------------------------------- inputs
    def submit(self, given: Input) -> Refusal | None:
        """Take one input and run on. Gives None, or why it was not taken; then nothing has changed.

        Raises:
            IllegalDraw: it leads to a draw that is fixed to a value which it cannot have; nothing has changed then either.
        """
        before = (len(self.chapters), len(self.chapters[-1].inputs)) if self.journal and self.chapters else None
        try:
            refusal = self._reply(given) if type(given) is Reply else self._take(given)  # nearly all are replies
            if refusal is None and self.open is None:
                self.run()
        except IllegalDraw:
            if before:
                self._back_to(*before)
            raise
        return refusal

    def _back_to(self, chapters: int, inputs: int) -> None:
        """Forget what came after this many chapters, and this many inputs of the last of them."""
        del self.chapters[chapters:]
        last = self.chapters.pop()
        self.told = [told for standing in self.standing() for told in standing.told]
        self._resume(last, last.inputs[:inputs])

    def _take(self, given: InputFamily) -> Refusal | None:
        if type(given) is Reply:
            return self._reply(given)
        if type(given) is Close:
            return self._close(given)
        assert isinstance(given, Input)
        if self.game.over:
            return Refusal("game-over", who=given.by)
        if isinstance(given, Post):
            return self._post(given)
        if given.by not in (MJ, CLOCK):
            return self._not_mj(given)
        if not self.journal:
            raise ValueError("a table without a journal takes no decrees")
        if isinstance(given, Die):
            self._interrupt(given, None)
            self.game.script[given.name] = given.value
        elif isinstance(given, Decree):
            refusal = decrees.fault(
                self.game, given.what, given.who, given.value, self.open.window if self.open else None
            )
            if refusal is not None:
                return refusal
            self._interrupt(given, Step("decree", [given.what, given.who, given.value, given.reason]))
        return None

    def _not_mj(self, given: Input, power: str | None = None) -> Refusal:
        return Refusal("not-mj", given.by, power, clause=self.game.cite("rules.leads"))

    def _reply(self, given: Reply) -> Refusal | None:
        player, power, value = given.player, given.power, given.value
        if given.by != player and given.by != MJ:  # before anything that would tell what another is asked
            return self._not_mj(given, power)
        opened, key = self.open, (player, power)
        prompt = opened.prompts.get(key) if opened is not None else None
        if opened is None or prompt is None or (given.window and given.window != opened.name):
            return self._reply_pending(given)
        if prompt.refereed and given.by != MJ:
            return self._not_mj(given, power)
        if value is not None:
            asked = opened.now(prompt) if opened.named else prompt
            why = asked.choice.why_not(value)
            if why is None and prompt.clashes:
                why = opened.barred(key)
            if why is not None:
                return why_refused(self.game, given, asked, why)
        elif not prompt.optional:
            return unanswered(self.game, given, prompt)
        self.game.now = given.at
        if value is not None and prompt.instant:
            given.window = opened.name
            self._interrupt(given, Step("act", [prompt.bearer, prompt.power, player, list(value)]))
            return None
        if self.chapters:
            given.window = opened.name
            self.chapters[-1].inputs.append(given)
        opened.take(key, prompt, value, given.at)
        return None

    def _reply_pending(self, given: Reply) -> Refusal | None:
        """A reply to no prompt of the open window: to a pending one, or refused."""
        for pending in self.game.pending:
            if (pending.player, pending.power) != (given.player, given.power):
                continue
            if given.window and given.window != pending.window:
                continue
            me = self.game.me(pending.player, pending.bearer, pending.power)
            prompt = acts.prompt(self.game, me) if me else None
            if prompt is None:
                return Refusal("not-asked", given.player, given.power)
            value = list(given.value) if given.value is not None else None
            if value is None and not prompt.optional:
                return unanswered(self.game, given, prompt)
            why = prompt.choice.why_not(given.value) if given.value is not None else None
            if why is not None:
                return why_refused(self.game, given, prompt, why)
            given.window = pending.window
            self._interrupt(given, Step("answered", [pending.window, pending.player, pending.power, value]))
            return None
        opened = self.open
        seen = opened is not None and (given.by == MJ or opened.asks(given.by))
        return why_refused(self.game, given, None, None, opened.name if opened is not None and seen else None)

    def _close(self, given: Close) -> Refusal | None:
        """The window, or a pending prompt, ends: the step goes on with the answers that there are."""
        game, opened, running = self.game, self.open, self._running
        if game.over:
            return Refusal("game-over", who=given.by)
        if given.by not in (MJ, CLOCK):
            return self._not_mj(given)
        if game.pending and any(pending.window == given.window for pending in game.pending):
            self._interrupt(given, Step("answered", [given.window]))
            return None
        if opened is None or running is None or (given.window and given.window not in (opened.name, opened.id)):
            return Refusal("wrong-window", values=(given.window,), legal=[opened.name] if opened else [])
        given.window = opened.name
        game.now = given.at
        if self.chapters:
            self.chapters[-1].inputs.append(given)
        self.open = None
        windows, id = game.windows, opened.id
        windows[id] = windows.get(id, 0) + 1
        try:
            window = running.send(list(opened.answers.values()))
        except StopIteration:
            self._running = self._step = None
            if game.telling:
                self._publish(game.telling)
        else:
            self._open(window)
        return None

    def _post(self, given: Post) -> Refusal | None:
        game = self.game
        if given.by not in game.seats:
            return Refusal("unknown-player", values=(given.by,), legal=list(game.seats))
        steps = [
            Step("watched", [me.bearer, kind.id, me.player, given.text])
            for kind in self.rules.watchers.get(given.board, ())
            for me in game.force(kind)
            if me.player == given.by
        ]
        if steps:
            self._interrupt(given, *steps)
        return None

    # --------------------------------------------------------------------------------------------- sleeping, undoing
    def sleep(self) -> bytes:
        """The whole journal as JSON; `wake` goes on from it."""
        return encode(self.chapters)

    @classmethod
    def wake(cls, rules: RuleSet, journal: bytes | list[Chapter]) -> Table:
        """Go on from a journal, or from its chapters. Only the last chapter is run again, and what it told is not judged."""
        chapters = decode(journal, list[Chapter]) if isinstance(journal, bytes) else journal
        standing = [chapter for chapter in chapters if chapter.superseded is None]
        last = standing[-1]
        table = cls(decode(last.state.encode(), Game).bind(rules))
        table.chapters = [chapter for chapter in chapters if chapter is not last]
        table.told = [told for chapter in standing[:-1] for told in chapter.told]
        table._resume(last, last.inputs)
        return table

    def _resume(self, chapter: Chapter, inputs: Iterable[InputFamily]) -> list[InputFamily]:
        """Run a chapter's step again and feed it inputs; gives those that no longer fit."""
        self.game = decode(chapter.state.encode(), Game).bind(self.rules)
        self.open = self._running = self._step = None
        self.run()
        return self._feed(inputs)

    def _feed(self, inputs: Iterable[InputFamily]) -> list[InputFamily]:
        lapsed: list[InputFamily] = []
        for given in list(inputs):
            again = decode(encode(given), InputFamily)
            if self.game.over or self._take(again) is not None:
                lapsed.append(given)
            else:
                self.run()
        return lapsed

    def standing(self) -> list[Chapter]:
        """The chapters that count, in order."""
        return [chapter for chapter in self.chapters if chapter.superseded is None]

    def undo(self, count: int = 1) -> Refusal | None:
        """Take back the last input, or this many of them, all in one. Gives None, or a refusal when there are not so many."""
        for chapter in reversed(self.standing()):
            if count <= len(chapter.inputs):
                self._rewrite(chapter, chapter.inputs[: len(chapter.inputs) - count])
                return None
            count -= len(chapter.inputs)
        return Refusal("nothing-to-undo")

    def _rewrite(self, chapter: Chapter, inputs: list[InputFamily]) -> list[InputFamily]:
        """Supersede a chapter and all after it, and play from its start with these inputs."""
        mark = len(self.chapters)
        for later in self.chapters[chapter.number :]:
            if later.superseded is None:
                later.superseded = mark
        self.told = [told for standing in self.standing() for told in standing.told]
        return self._resume(chapter, inputs)

    def rehearse(self) -> Table:
        """A copy of this table that shares nothing with it, for trying things."""
        return Table.wake(self.rules, self.sleep())

    def amend(
        self, chapter: int, place: int, instead: Input | None, *, commit: bool = False, before: bool = False
    ) -> Amendment | Refusal:
        """Replace (or with None: drop) one earlier input and feed the later ones again.

        Args:
            chapter, place: the number of a standing chapter and the place of the input in it.
            commit: False only says what would change.
            before: the input at that place stays; the new one, which was missed, comes in front of it.

        Returns:
            what lapses and what differs, or why it cannot be done: the new input is refused at its place, or a draw that was
            fixed later cannot have its value any more.
        """
        found = next((c for c in self.standing() if c.number == chapter), None)
        if found is None or not 0 <= place < len(found.inputs):
            return Refusal("nothing-to-amend", values=(f"{chapter}.{place}",))
        trial = self if commit else self.rehearse()
        if commit:  # refuse before anything is superseded
            answer = self.amend(chapter, place, instead, before=before)
            if isinstance(answer, Refusal):
                return answer
        try:
            return trial._amend(chapter, place, instead, before)
        except IllegalDraw as draw:  # on a copy, as always before it is done: nothing has changed
            return undrawable(draw)

    def _amend(self, chapter: int, place: int, instead: Input | None, ahead: bool) -> Amendment | Refusal:
        found = next(c for c in self.standing() if c.number == chapter)
        later = [given for c in self.standing() if c.number >= chapter for given in c.inputs]
        before = [told for c in self.standing() if c.number >= chapter for told in c.told]
        kept = self.told[: len(self.told) - len(before)]
        self._rewrite(found, later[:place])
        if instead is not None:
            refusal = self.submit(instead)
            if refusal is not None:
                return refusal
        lapsed = self._feed(later[place if ahead else place + 1 :])
        after = self.told[len(kept) :]
        return Amendment(lapsed, minus(before, after), minus(after, before))
