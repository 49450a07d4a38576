"""Reads `play:`: the blocks, with their orders, commands, posts and draws."""

from __future__ import annotations

from loupiote.kernel.ask import NOBODY
from loupiote.kernel.decrees import ON_A_PLAYER
from loupiote.records.expectations import read_expect
from loupiote.records.header import read_draws
from loupiote.records.model import Block, Command, Expect, Order, Record, Written
from loupiote.records.nodes import Entries, Items, Node, Text
from loupiote.records.orders import split
from loupiote.records.reading import Reading
from loupiote.rulebook.durations import parse_duration

HOUR = 3600
SETTINGS = ("window", "at", "draws", "mj", "deadline", "posts")
WITH_PLAYER = {*ON_A_PLAYER, "substitute", "give-object"}
WITH_VALUE = {"give-role", "give-title", "give-object", "mark", "unmark", "substitute", "send-back"}
# how each command is written, shown where one is not
FORMS = {
    "decree": '{decree: kill Ana, reason: "..."}',
    "kill": "kill Ana",
    "spare": "spare Ana",
    "revive": "revive Ana",
    "suppress": "suppress Ana",
    "give-role": "give-role Ana voyante",
    "give-title": "give-title Ana capitaine",
    "give-object": "give-object Ana cape",
    "mark": "mark Ana charmed",
    "unmark": "unmark Ana charmed",
    "substitute": "substitute Ana Zoe",
    "send-back": "send-back Ana sonder",
    "count": "count Ana, count personne, {count: {Ana: 3, Bob: 2}}",
    "open-board": "open-board place",
    "close-board": "close-board place",
}


class PlayReader:
    """Reads the entries of `play:` one after the other; players who come in on the way are known from there on."""

    def __init__(self, r: Reading, record: Record) -> None:
        self.r, self.record, self.words = r, record, record.vocabulary
        self.players = list(record.plan.players)

    def read(self, node: Node) -> None:
        """All of it, into the record."""
        for entry in self.r.items(node, "play"):
            if not isinstance(entry, Entries):
                self.r.fail(entry.line, "entry-expected")
                continue
            expect = entry.get("expect")
            if expect is None:
                self.record.play.append(self.block(entry))
            else:
                if len(entry.pairs) > 1:
                    other = next(key for key, _ in entry.pairs if key.value != "expect")
                    self.r.fail(other.line, "expect-alone", found=other.value)
                self.record.play.append(self.expect(entry.line_of("expect"), expect))

    def expect(self, line: int, node: Node) -> Expect:
        """An expectation."""
        return read_expect(self.r, self.words, self.players, line, node)

    def block(self, entry: Entries) -> Block:
        """What happens in one window or moment."""
        r, block = self.r, Block(entry.line)
        for key, value in entry.pairs:
            name = key.value
            if name == "window":
                text = r.text(value, name)
                block.place = self.words.place(text) if text is not None else None
                if text is not None and block.place is None:
                    r.unknown(value.line, "unknown-window", text, [*self.words.words.windows, *self.words.words.moments])
            elif name == "at":
                block.at = self.hours(value)
            elif name == "draws":
                block.draws = read_draws(r, value, self.words)
            elif name == "deadline":
                block.deadline = key.line if (up := r.flag(value, name)) else 0
                block.waits = not up
            elif name == "mj":
                block.does += [c for one in r.several(value) if (c := self.command(one)) is not None]
            elif name == "posts":
                block.does += [post for one in r.several(value) if (post := self.post(one)) is not None]
            elif name in self.players:
                block.does += self.orders(name, value)
            else:
                r.unknown(key.line, "unknown-player-or-key", name, [*self.players, *SETTINGS])
        if entry.get("window") is None:
            orders = [one for one in block.does if isinstance(one, Order)]
            alone = any(entry.get(key) is not None for key in ("mj", "posts", "draws"))
            if orders or block.deadline or block.at is not None or not alone:
                r.fail(orders[0].line if orders else entry.line, "window-missing")
        return block

    def hours(self, node: Node) -> float | None:
        """`20h`, `1h30m`, or a number of hours, in seconds."""
        text = self.r.text(node, "at")
        if text is None:
            return None
        try:
            return float(parse_duration(f"{text}h" if text.isdecimal() else text))
        except ValueError:
            self.r.fail(node.line, "bad-at", found=text)
            return None

    # ----------------------------------------------------------------------------------------------------- orders
    def orders(self, player: str, node: Node) -> list[Order]:
        """One order, or several in a list; an order that is itself a list has a name in each place."""
        found = []
        for one in self.r.several(node):
            if isinstance(one, Items):
                texts = [text for text, _ in self.r.texts(one, player)]
                order = " ".join([texts[0], *(_in_quotes(text) for text in texts[1:])]) if texts else ""
            elif isinstance(one, Text):
                order = "" if one.null else one.value
            else:
                self.r.fail(one.line, "order-expected", who=player)
                continue
            read = self.order(player, order, one.line)
            if read is not None:
                found.append(read)
        return found

    def order(self, player: str, text: str, line: int) -> Order | None:
        """An order out of its text."""
        found = split(text)
        if not found:
            self.r.fail(line, "order-empty", who=player)
            return None
        if len(found) == 1 and found[0].text == "rien":
            return Order(player, None, [], text, line)
        word, hash, count = found[0].text.partition("#")
        power = self.words.resolve(word, self.words.powers) or self.words.resolve(word.replace("_", "-"), self.words.powers)
        if power is None:
            self.r.unknown(line, "unknown-power", word, sorted(self.words.powers))
            return None
        return Order(player, power + hash + count, found[1:], text, line)

    # --------------------------------------------------------------------------------------------------- commands
    def command(self, node: Node) -> Command | None:
        """One word of the game master, a decree perhaps with its reason."""
        if not isinstance(node, Entries) or node.get("decree") is None:
            return self.plain(node)
        given = {key.value: value for key, value in self.r.entries(node, "decree", ("decree", "reason"))}
        found = self.plain(given["decree"])
        if found is not None and (found.order is not None or found.what in ("close", "undo")):
            self.r.fail(node.line, "command-form", form=FORMS["decree"])
            return None
        if found is not None and "reason" in given:
            found.reason = self.r.text(given["reason"], "reason") or ""
        return found

    def plain(self, node: Node) -> Command | None:
        """One word of the game master as it is without a reason."""
        r = self.r
        if isinstance(node, Entries) and node.get("announce") is not None:
            given = {key.value: r.text(value, key.value) for key, value in r.entries(node, "announce", ("announce", "to"))}
            to = given.get("to")
            if to is not None and to not in self.players:
                r.unknown(node.line_of("to"), "unknown-player", to, self.players)
            return Command("announce", to, given["announce"], node.line)
        hands = node.get("count") if isinstance(node, Entries) else None
        if hands is not None:
            r.entries(node, "count", ("count",))
            return Command("count", None, self.hands(hands), node.line)
        text = r.text(node, "mj")
        if text is None:
            return None
        found = split(text)
        what, rest = (found[0].text, found[1:]) if found else ("", [])
        if what not in self.words.commands:
            if self.words.resolve(what, self.words.powers):
                return Command(what, None, None, node.line, self.order("mj", text, node.line))
            r.unknown(node.line, "unknown-command", what, self.words.commands)
            return None
        if what == "give-object" and not self.words.objects:
            r.fail(node.line, "no-objects", found=self.words.rules.id)
            return None
        if what == "announce":
            alone = len(rest) == 1 and rest[0].quoted
            return Command(what, None, rest[0].text if alone else text[len(what) :].strip(), node.line)
        if what == "count":
            return self.outcome([w.text for w in rest], node.line)
        return self.decree(what, [w.text for w in rest], node.line)

    def hands(self, node: Node) -> dict[str, int]:
        """Hands counted in a vote, by name."""
        found = {name.value: self.r.whole(value, "count") or 0 for name, value in self.r.entries(node, "count")}
        for name, _ in self.r.entries(node, "count"):
            self.voted(name.value, name.line)
        return found

    def outcome(self, names: list[str], line: int) -> Command | None:
        """The outcome of a vote: who leads, who are tied, or `personne`."""
        if not names:
            self.r.fail(line, "command-form", form=FORMS["count"])
            return None
        for name in names:
            self.voted(name, line)
        return Command("count", None, [] if names == [NOBODY] else names, line)

    def voted(self, name: str, line: int) -> None:
        """Somebody for whom votes are counted."""
        if name not in self.players and name != NOBODY:
            self.r.unknown(line, "unknown-player", name, self.players)

    def decree(self, what: str, rest: list[str], line: int) -> Command | None:
        """A command with its player and its value."""
        r = self.r
        who = rest.pop(0) if what in WITH_PLAYER and rest else None
        if what in WITH_PLAYER and who not in self.players:
            r.unknown(line, "unknown-player", who or "", self.players)
            return None
        value: str | list[str] | None = None
        if what == "end-game":
            value, rest = [name for name in rest if name != "personne"], []
            for name in value:
                if name not in self.players:
                    r.unknown(line, "unknown-player", name, self.players)
        elif what in WITH_VALUE or what.endswith("-board"):
            value = self.value(what, rest.pop(0), line) if rest else None
        if rest or (value is None and (what in WITH_VALUE or what.endswith("-board"))):
            r.fail(line, "command-form", form=FORMS.get(what, what))
            return None
        if what == "substitute" and isinstance(value, str):
            self.players.append(value)
        return Command(what, who, value, line)

    def value(self, what: str, word: str, line: int) -> str:
        """The id that a command names: a role, a title, a mark, a board, an object."""
        words = self.words
        known = {
            "give-role": list(words.rules.roles),
            "give-title": [key for key, kind in words.rules.others.items() if kind.kind in ("office", "title")],
            "give-object": sorted(words.objects),
            "open-board": list(words.words.boards),
            "close-board": list(words.words.boards),
        }.get(what)
        if what in ("mark", "unmark"):
            return word.replace("_", "-")
        if known is None:
            return word
        id = words.resolve(word, known)
        if id is None:
            self.r.unknown(line, "bad-value" if what == "give-title" else f"unknown-{what.partition('-')[2]}", word, known)
        return id or word

    def post(self, node: Node) -> Written | None:
        """Words written on a board."""
        r, keys = self.r, ("board", "by", "text")
        given = {key.value: (r.text(value, key.value), value.line) for key, value in r.entries(node, "posts", keys)}
        for key in keys:
            if key not in given:
                r.fail(node.line, "key-missing", key=key)
        if len(given) < len(keys):
            return None
        board, by, text = (given[key][0] or "" for key in keys)
        if board not in self.words.words.boards:
            r.unknown(given["board"][1], "unknown-board", board, self.words.words.boards)
        if by not in self.players:
            r.unknown(given["by"][1], "unknown-player", by, self.players)
        return Written(board, by, text, node.line)


def _in_quotes(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
