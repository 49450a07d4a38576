"""Plays a record. The contract, which `docs/record-format.md` tells in full:

*Reaching a block's window.* If it is open (or the moment named has come), the block plays there. Otherwise the windows that
stand before it close with the answers that they have, up to the same moment of the next round; if it does not open on the
way, nothing has moved and the block is an error.

*Orders.* In a block that names a window, each goes to that window. In one that names a moment, an order waits until a window
of this very moment asks it; the windows in between close.

*Closing.* A window in which every prompt has its reply closes by itself as soon as the record goes on: at an expectation, at a
block that names another window, at the end; not behind `deadline: false`.

*Errors.* A refusal that the next entry does not expect, a window that cannot be reached, an impossible draw end the play, for
what follows has lost its ground; expectations that fail do not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from loupiote.kernel.ask import Prompt, Refusal
from loupiote.kernel.game import IllegalDraw
from loupiote.kernel.inputs import CLOCK, MJ, Close, Decree, Die, Input, Post, Reply
from loupiote.kernel.start import start
from loupiote.kernel.table import Table
from loupiote.records.checks import CHECKS, Look, Refused, here
from loupiote.records.errors import RecordError
from loupiote.records.model import Block, Command, Draw, Expect, Order, Record, Written
from loupiote.records.moves import ahead, asked_now, key_of, next_draw, pending_prompt, prompts_for
from loupiote.records.near import near
from loupiote.records.orders import quoted, value_of
from loupiote.records.vocabulary import Place

MOST_JOURNAL = 100_000_000  # bytes; a game of sixty seats takes a third of it
MOST_IN_WINDOW = 1_000  # inputs; sixty voters who change their minds ten times are 600
MOST_INPUTS = 10_000  # of a game; a month of sixty seats has 3,000
MOST_UNDONE = 100  # times that something is taken back; each plays a window again and keeps what was


class Stop(Exception):
    """The play cannot go on."""


class Run:
    """One play of one record.

    Attributes:
        table: the game; errors: what is wrong, in order.
    """

    def __init__(self, record: Record) -> None:
        self.record, self.words = record, record.vocabulary
        self.errors: list[RecordError] = []
        self.table = Table(start(record.plan))
        self.look = Look(self.table, self.words)
        self.line = 1  # of the entry that is played
        self.drawn: list[Draw] = list(record.draws)  # every draw written so far, for the line of an impossible one
        self.touched = ""  # the window in which the record wrote a reply
        self.opened: dict[str, float] = {}  # window -> the time at which it opened
        self.written: list[int] = []  # how many inputs stood before each thing that the record wrote
        self.inputs = 0  # how many stand
        self.given: Counter[str] = Counter()  # window -> how much was given while it was open
        self.undone = 0
        self.size = self.counted = 0  # bytes of the journal so far, and of how many chapters
        self.ended = False  # an expectation was just looked at, which looked at what was told from `before` on
        self.before = 0

    # ------------------------------------------------------------------------------------------------------ telling
    def fail(self, line: int, code: str, refusal: Refusal | None = None, **args: Any) -> None:
        """Note an error."""
        rules, genres = self.words.rules.id, self.record.plan.genres
        self.errors.append(RecordError(self.record.file, line, code, args, refusal, rules, genres))

    def stop(self, line: int, code: str, refusal: Refusal | None = None, **args: Any) -> Stop:
        """Note an error that ends the play."""
        self.fail(line, code, refusal, **args)
        return Stop()

    # ------------------------------------------------------------------------------------------------------- course
    def all(self) -> bool:
        """Play it to its end, or to the first thing that ends the play; gives whether it came to its end."""
        self.line = self.record.lines.get("play", 1)
        try:
            self.table.run()
            self.note_opening()
            for entry in self.record.play:
                self.line = entry.line
                if isinstance(entry, Expect):
                    self.settle()
                    self.expect(entry)
                else:
                    self.unexpected()
                    self.block(entry)
            self.settle()
            self.unexpected()
        except IllegalDraw as fault:
            self.illegal_draw(fault)
            return False
        except Stop:
            return False
        return True

    def expect(self, entry: Expect) -> None:
        """Check an expectation."""
        if self.ended:  # one behind another looks at the same stretch of the story
            self.look.since = self.before
        # refusals last: the others may look at them
        for wanted in sorted(entry.wanted, key=lambda w: w.key == "refused"):
            for broken in CHECKS[wanted.key](self.look, wanted):
                line, subject, expected, found = broken
                code = f"expect-{wanted.key.replace('_', '-')}"
                self.fail(line, code, subject=subject, wanted=expected, found=found)
        self.before, self.look.since, self.ended = self.look.since, len(self.table.told), True
        self.unexpected()

    def unexpected(self) -> None:
        """Refusals that nothing expected end the play."""
        refused, self.look.refusals = self.look.refusals, []
        for one in refused:
            self.fail(one.line, "refused", one.refusal, **self.context(one))
        if refused:
            raise Stop

    def context(self, one: Refused) -> dict[str, Any]:
        """What the refusal does not say itself: what is asked now, or who was meant."""
        refusal = one.refusal
        spaced = [quoted(name) for name in self.table.game.seats if " " in name and f" {name}" in one.text]
        if spaced:
            return {"quoted": spaced}
        if refusal.code in ("not-asked", "wrong-window"):
            return {"window": self.where(), "legal": asked_now(self.table)}
        return {"near": near(refusal.values[0], refusal.legal)} if refusal.code == "unknown-player" else {}

    def where(self) -> str:
        """The window that is open."""
        return self.table.open.name if self.table.open else "-"

    def illegal_draw(self, fault: IllegalDraw) -> None:
        """A draw was given a value that it cannot have."""
        base = fault.name.partition("@")[0]
        found = next(
            (d for d in reversed(self.drawn) if any(n.what == base for n in d.names) and d.value == fault.value), None
        )
        args = {"draw": fault.name, "found": fault.value, "legal": fault.values}
        self.fail(found.line if found else self.line, "illegal-draw", **args)

    # ------------------------------------------------------------------------------------------------------- blocks
    def block(self, block: Block) -> None:
        """Play a block."""
        self.ended = False
        if block.draws:
            self.drawn += block.draws
            self.script(block)
        if block.place is not None:
            self.reach(block, block.place)
            if block.draws:
                self.script(block)
        at = self.time(block)
        waiting: list[Order] = []
        for one in block.does:
            if isinstance(one, Order):
                waiting.append(one)
                continue
            self.orders(block, waiting, at)
            waiting = []
            if isinstance(one, Command):
                self.command(block, one, at)
            else:
                self.post(one, at)
        self.orders(block, waiting, at)
        if block.waits:
            self.touched = ""
        if block.deadline:
            self.close(block, CLOCK, at, block.deadline)

    def reach(self, block: Block, place: Place) -> None:
        """Go to a block's window."""
        if here(self.table, place) or self.moment_meant(block, place):
            return
        if self.table.game.over:
            raise self.stop(block.line, "window-over", found=str(place))
        steps = ahead(self.table, lambda table: here(table, place))
        if steps is None:
            raise self.stop(
                block.line, "window-unreachable", found=str(place), window=self.where(), legal=asked_now(self.table)
            )
        self.pass_over(steps)

    def moment_meant(self, block: Block, place: Place) -> bool:
        """Whether a name of both a window and a moment means the moment that has come: the window asks none of the orders."""
        orders = [one for one in block.does if isinstance(one, Order)]
        came = place.moment and place.n is None and self.table.game.moment == place.id and self.table.open is not None
        return bool(came and orders) and not any(place.id in self.homes(self.table, order) for order in orders)

    def homes(self, table: Table, order: Order) -> frozenset[str]:
        """The windows that may ask for an order's power: the one that its author has, where two cards have one of that name."""
        power = (order.power or "").partition("#")[0]
        held = [bearer for bearer in table.game.bearers.values() if order.player in bearer.holders]
        kinds = {type(one) for bearer in held for one in bearer.powers if getattr(one, "id", None) == power}
        own = frozenset(name for name, asked in self.words.rules.asked.items() if not kinds.isdisjoint(asked))
        return own or self.words.homes.get(power, frozenset())

    def pass_over(self, steps: int) -> None:
        """Close windows with the answers that they have."""
        for _ in range(steps):
            self.submit(Close(at=self.table.game.now))

    def settle(self) -> None:
        """Close the window in which every prompt has its reply."""
        opened = self.table.open
        if opened is not None and opened.name == self.touched and opened.prompts and opened.answered():
            self.submit(Close(at=self.table.game.now))

    def script(self, block: Block) -> None:
        """Type in the dice of a block: each is the next draw of its name."""
        for draw in block.draws:
            for name in draw.names:
                game = self.table.game
                full = draw.word if name.number or name.n else next_draw(game, name)
                if game.script.get(full) != draw.value:
                    self.submit(Die(at=game.now, name=full, value=draw.value))

    def time(self, block: Block) -> float:
        """The logical time of a block."""
        game = self.table.game
        if block.at is None:
            return game.now
        opened = self.table.open
        at = self.opened.get(opened.name if opened else "", 0.0) + block.at
        if at < game.now:
            raise self.stop(block.line, "time-backwards")
        return at

    # ------------------------------------------------------------------------------------------------------- orders
    def orders(self, block: Block, waiting: list[Order], at: float) -> None:
        """Give orders, each to the window that asks it."""
        roams = block.place is not None and block.place.moment
        waiting = list(waiting)
        while waiting:
            ready = next((order for order in waiting if self.fits(self.table, order)), None)
            ready = ready or next((order for order in waiting if not roams or self.at_home(self.table, order)), None)
            if ready is not None:
                waiting.remove(ready)
                self.order(ready, at)
                continue
            steps = self.ahead(waiting, self.fits) or self.ahead(waiting, self.at_home)
            if steps is None:
                break
            self.pass_over(steps)
            at = max(at, self.table.game.now)
        for order in waiting:  # asked nowhere in this moment
            self.order(order, at)

    def ahead(self, orders: list[Order], takes: Callable[[Table, Order], bool]) -> int | None:
        """How many windows of this moment must close until one takes one of these orders."""
        return ahead(self.table, lambda table: any(takes(table, order) for order in orders), same_moment=True)

    def fits(self, table: Table, order: Order) -> bool:
        """Whether an order answers a prompt that is open."""
        return bool(prompts_for(table, order)) or pending_prompt(table, order) is not None

    def at_home(self, table: Table, order: Order) -> bool:
        """Whether the window that is open is one that may ask for this power."""
        return table.open is not None and table.open.id in self.homes(table, order)

    def order(self, order: Order, at: float) -> None:
        """Give one order; a refusal waits for the next entry to expect it."""
        if order.power in self.words.words.always_refused:
            clause = self.words.words.always_refused[order.power]
            refusal = Refusal("not-asked", order.player, order.power, clause=clause)
            self.look.refusals.append(Refused(order.player, order.line, refusal))
            return
        found: list[Prompt | None] = [*prompts_for(self.table, order)] or [pending_prompt(self.table, order)]
        with self.writing():
            refusals = [self.reply(order, prompt, at) for prompt in found]
        refused = next((refusal for refusal in refusals if refusal is not None), None)
        if refused is not None:
            self.look.refusals.append(Refused(order.player, order.line, refused, order.text))

    def reply(self, order: Order, prompt: Prompt | None, at: float) -> Refusal | None:
        """Answer one prompt."""
        value = (
            None
            if order.nothing
            else value_of(prompt.choice if prompt else None, order.words, order.text, self.look.alias)
        )
        player, power, by = order.player, order.power or "", order.player
        if prompt is not None:
            player = prompt.player
            power = order.power or key_of(self.table, prompt)
            by = MJ if prompt.refereed else by
        window = self.where()
        refusal = self.submit(Reply(by, at, player, power, value))
        if refusal is None:
            self.touched = window
        return refusal

    # ----------------------------------------------------------------------------------------------------- commands
    def command(self, block: Block, command: Command, at: float) -> None:
        """Carry out one word of the game master."""
        if command.what == "close":
            self.close(block, MJ, at, command.line)
        elif command.what == "undo":
            self.undo(command)
        elif command.order is not None:
            self.orders(block, [command.order], at)
        else:
            with self.writing():
                refusal = self.submit(Decree(MJ, at, command.what, command.who, command.value, command.reason))
            if refusal is not None:
                self.look.refusals.append(Refused(MJ, command.line, refusal))

    def close(self, block: Block, by: str, at: float, line: int) -> None:
        """End the window that is open; in a block that names a moment, all that is left of the moment."""
        table, place = self.table, block.place
        pending = [p.window for p in table.game.pending if place is not None and p.window.partition("@")[0] == place.id]
        whole = place is not None and not place.window
        window = pending[0] if pending and (table.open is None or table.open.id != (place and place.id)) else ""
        tick = table.game.tick
        with self.writing():
            refusal = self.submit(Close(by, at, window))
            while whole and refusal is None and table.open is not None and table.game.tick == tick:
                refusal = self.submit(Close(by, max(at, table.game.now)))
        if refusal is not None:
            self.look.refusals.append(Refused(MJ, line, refusal))

    def undo(self, command: Command) -> None:
        """Take back the last thing that the record wrote, with what happened by itself since."""
        self.undone += 1
        if self.undone > MOST_UNDONE:
            raise self.stop(command.line, "too-many-undone", most=str(MOST_UNDONE))
        before = self.written.pop() if self.written else self.inputs
        refusal = self.table.undo(self.inputs - before) if self.inputs > before else Refusal("nothing-to-undo", MJ)
        self.inputs = before
        self.look.since = min(self.look.since, len(self.table.told))
        if refusal is not None:
            self.look.refusals.append(Refused(MJ, command.line, refusal))

    def post(self, post: Written, at: float) -> None:
        """Write on a board."""
        with self.writing():
            refusal = self.submit(Post(post.by, at, post.board, post.text))
        if refusal is not None:
            self.look.refusals.append(Refused(post.by, post.line, refusal))

    # ------------------------------------------------------------------------------------------------------- inputs
    @contextmanager
    def writing(self) -> Iterator[None]:
        """Around one thing that the record writes: where it begins is noted for `undo`, if it was taken."""
        before = self.inputs
        yield
        if self.inputs > before:
            self.written.append(before)

    def submit(self, given: Input) -> Refusal | None:
        """Give an input to the table."""
        self.count(self.where())
        refusal = self.table.submit(given)
        if refusal is None and not (isinstance(given, Post) and given.board not in self.table.rules.watchers):
            self.inputs += 1
        self.note_opening()
        self.measure()
        return refusal

    def measure(self) -> None:
        """A journal that grows without end is stopped: a text of a few bytes can ask for hundreds of rounds."""
        chapters = self.table.chapters
        self.size += sum(len(chapter.state) for chapter in chapters[self.counted :])
        self.counted = len(chapters)
        if self.size > MOST_JOURNAL:
            raise self.stop(self.line, "too-long", most=str(MOST_JOURNAL // 1_000_000))

    def count(self, window: str) -> None:
        """More answers than anybody gives are stopped, for all of a window are played again when one of them is taken back.

        What was taken back counts: the journal keeps it.
        """
        self.given[window] += 1
        if self.given[window] > MOST_IN_WINDOW:
            raise self.stop(self.line, "too-many-answers", window=window, most=str(MOST_IN_WINDOW))
        if self.given.total() > MOST_INPUTS:
            raise self.stop(self.line, "too-many-inputs", most=str(MOST_INPUTS))

    def note_opening(self) -> None:
        """Remember when the window that is open was opened."""
        if self.table.open is not None:
            self.opened.setdefault(self.table.open.name, self.table.game.now)
