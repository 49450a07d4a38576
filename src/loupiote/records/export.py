"""Writes any played game as a record that checks: every input that counts, every draw that happened, and what came of it."""

from __future__ import annotations

from typing import Any

from loupiote.kernel.already import ALREADY
from loupiote.kernel.ask import Value
from loupiote.kernel.data import decode, encode
from loupiote.kernel.events import Counted, Died, Elected
from loupiote.kernel.game import Game
from loupiote.kernel.inputs import CLOCK, Close, Decree, Die, Input, Post, Reply
from loupiote.kernel.state import InputFamily
from loupiote.kernel.table import Table
from loupiote.records import paper
from loupiote.records.already import written as written_already
from loupiote.records.checks import Look, captain
from loupiote.records.header import FORMAT
from loupiote.records.orders import quoted, written
from loupiote.records.vocabulary import vocabulary
from loupiote.rulebook.durations import format_duration
from loupiote.rulebook.options import options


def export(table: Table, *, title: str = "") -> str:
    """A game as the text of a record: fixed roles, scripted draws, every reply, close, decree and post that stands, and
    expectations of who died, who was elected, how votes went and who won.

    Raises:
        ValueError: the table keeps no journal.
    """
    if not table.journal or not table.chapters:
        raise ValueError("a table without a journal cannot be exported")
    first = decode(table.standing()[0].state.encode(), Game).bind(table.rules)
    writer = _Writer(Table(decode(encode(first), Game).bind(table.rules)))
    for chapter in table.standing():
        for given in chapter.inputs:
            again = decode(encode(given), InputFamily)
            assert isinstance(again, Input)
            writer.take(again)
    writer.end()
    head = _header(first, title)
    drawn = {name: value for name, value in writer.table.game.drawn.items() if name not in first.drawn}
    if drawn:
        head["draws"] = paper.pairs(drawn, block=True)
    return paper.paper({**head, "play": paper.many(writer.entries, block=True)})


def _header(first: Game, title: str) -> dict[str, Any]:
    rules = first.ruleset
    head: dict[str, Any] = {"loupiote": FORMAT}
    if title:
        head["title"] = title
    head["rules"] = rules.id
    known = options(rules.id)
    chosen = {key: value for key, value in first.options.items() if value != rules.options.get(key)}
    if chosen:
        head["options"] = {key: known[key].written(value) if key in known else value for key, value in chosen.items()}
    head["players"] = paper.pairs({player.id: first.role(player.id) for player in first.players}, block=True)
    genres = {player.id: player.genre for player in first.players if player.genre}
    if genres:
        head["genres"] = genres
    if ALREADY in first.setup:
        head["already"] = paper.pairs(written_already(first.setup[ALREADY]), block=True)
    setup = {key: value for key, value in first.setup.items() if value and key != ALREADY}
    if setup:
        head["setup"] = setup
    if first.paced:
        head["paced"] = True
    return head


class _Writer:
    """Plays the inputs once more on a table of its own and writes down each of them.

    Dice are no inputs of the record: the draws that they decided stand in its head.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.entries: list[Any] = []
        self.block: dict[str, Any] = {}
        self.place = ""  # the window of the block, with its number
        self.last = ""  # the key written last in the block
        self.since = 0  # the fact from which the next expectation looks
        self.opened: dict[str, float] = {}  # window -> the time at which it opened
        self.begun: float | None = None  # the time of the first input, from which a record counts
        table.run()
        self.note_opening()

    def take(self, given: Input) -> None:
        """One input."""
        table = self.table
        if self.begun is None:
            self.begun = given.at
        window = table.open.name if table.open else ""
        if isinstance(given, Reply | Close) and any(p.window == given.window for p in table.game.pending):
            window = given.window
        when = self.on_time(given)
        refereed = self.refereed(given)
        if table.submit(given) is not None:
            return  # it counted for nothing when the game was played either
        self.note_opening()
        if not isinstance(given, Die):
            self.write(given, window, refereed, when)
            self.expect()

    def on_time(self, given: Input) -> str | None:
        """Set an input to the time that a record can say, which is whole seconds and never goes back.

        Gives what is written under `at`, or None where no time has passed.
        """
        game, opened = self.table.game, self.table.open
        since = self.opened.get(opened.name if opened else "", 0.0)
        passed = int(given.at - (self.begun or 0.0) - since)
        given.at = max(since + passed, game.now)
        return format_duration(passed) if given.at > game.now else None

    def note_opening(self) -> None:
        """Remember when the window that is open was opened."""
        if self.table.open is not None:
            self.opened.setdefault(self.table.open.name, self.table.game.now)

    def refereed(self, given: Input) -> bool:
        opened = self.table.open
        prompt = opened.prompts.get((given.player, given.power)) if opened and isinstance(given, Reply) else None
        return prompt is not None and prompt.refereed

    def write(self, given: Input, window: str, refereed: bool, when: str | None) -> None:
        """Write an input into the block of its window."""
        if isinstance(given, Reply):
            order = written(given.power, given.value)
            self.add("mj" if refereed else given.player, order, window, when)
        elif isinstance(given, Close):
            if given.by == CLOCK:
                self.add("deadline", True, window, when)
            else:
                self.add("mj", "close", window, when)
            self.flush()
        elif isinstance(given, Decree):
            self.add("mj", _decree(given), window, when)
        elif isinstance(given, Post):
            self.add("posts", {"board": given.board, "by": given.by, "text": given.text}, window, when)

    def add(self, key: str, value: Any, window: str, when: str | None) -> None:
        """Add to the block, or begin another: replies count in the order written, and a key stands once."""
        if window != self.place or (key in self.block and key != self.last) or when is not None:
            self.flush()
            self.place = window
            if window:
                self.block["window"] = window.partition("@")[0]
            if when:
                self.block["at"] = when
        if key in self.block:
            before = self.block[key]
            self.block[key] = [*before, value] if isinstance(before, list) else [before, value]
        else:
            self.block[key] = value
        self.last = key

    def flush(self) -> None:
        """End the block."""
        if self.block:
            self.entries.append(paper.pairs(self.block, block=True))
        self.block, self.place, self.last = {}, "", ""

    def expect(self) -> None:
        """Say what came of it, where the record may pause: in no window that has replies."""
        table = self.table
        if table.open is not None and table.open.answers:
            return
        told = [one.event for one in table.told[self.since :]]
        died = {event.who: event.role or event.camp for event in told if isinstance(event, Died)}
        counts = [event for event in told if isinstance(event, Counted)]
        wanted: dict[str, Any] = {}
        if counts:
            wanted["votes"] = dict(counts[-1].votes)
        if died:
            wanted["dead"] = died
        if any(isinstance(event, Elected) for event in told):
            wanted["captain"] = captain(Look(table, vocabulary(table.rules.id)))
        if table.game.over:
            wanted |= {"window": None, "winners": [*(table.game.winners or ()), *table.game.camps]}
        if wanted:
            self.flush()
            self.entries.append(paper.pairs({"expect": paper.pairs(wanted, block=True)}, block=True))
            self.since = len(table.told)

    def end(self) -> None:
        """Nothing more comes. A window that all have answered, and that nobody has closed, stays open in the record too."""
        opened = self.table.open
        if opened is not None and opened.answers and opened.answered():
            self.add("deadline", False, opened.name, None)
        self.flush()


def _decree(given: Decree) -> Any:
    command = _command(given)
    return {"decree": command, "reason": given.reason} if given.reason else command


def _command(given: Decree) -> Any:
    if given.what == "announce":
        if given.who is not None:
            return {"announce": given.value, "to": given.who}
        return f"announce {quoted(str(given.value))}"
    if isinstance(given.value, dict):
        return {given.what: given.value}
    value: Value = tuple(given.value or ()) if isinstance(given.value, list | tuple) else (given.value,) if given.value else ()
    if given.what in ("end-game", "count") and not value:
        value = ("personne",)
    return " ".join([given.what, *(quoted(str(word)) for word in (given.who, *value) if word is not None)])
