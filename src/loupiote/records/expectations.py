"""Reads `expect:`: each key into the form that its check (`checks`) takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from loupiote.records.facts import Pattern, read_pattern
from loupiote.records.model import Expect, Wanted
from loupiote.records.nodes import Entries, Items, Node, Text
from loupiote.records.reading import Reading
from loupiote.records.vocabulary import Vocabulary
from loupiote.rulebook import clause

MJ = "mj"
ANY = ""  # of a refusal: whatever its reason


class ExpectReader:
    """Reads the keys of one expectation."""

    def __init__(self, r: Reading, words: Vocabulary, players: list[str], wanted: Wanted) -> None:
        self.r, self.words, self.players, self.wanted = r, words, players, wanted

    # ---- small things
    def player(self, node: Node, *, mj: bool = False) -> str | None:
        """One player, or the game master where that makes sense."""
        name = self.r.text(node, self.wanted.key)
        if name is None or name in self.players or (mj and name == MJ):
            return name
        self.r.unknown(node.line, "unknown-player", name, self.players)
        return None

    def roster(self, node: Node) -> list[str]:
        """Players."""
        return self.r.names(node, self.wanted.key, self.players, "unknown-player")

    def each(self, node: Node, read: Callable[[Node], Any], *, mj: bool = False) -> dict[str, Any]:
        """A mapping by player."""
        found = {}
        for key, value in self.r.entries(node, self.wanted.key):
            who = self.player(key, mj=mj)
            if who is not None:
                self.wanted.lines[who] = key.line
                found[who] = read(value)
        return found

    def among(self, node: Node, known: Any, code: str) -> list[str]:
        """Ids among those known, whatever word is used for them."""
        found = []
        for text, line in self.r.texts(node, self.wanted.key):
            id = self.words.resolve(text, known) or self.words.resolve(text.replace("_", "-"), known)
            if id is None:
                self.r.unknown(line, code, text, sorted(known))
            else:
                found.append(id)
        return found

    def powers(self, node: Node) -> list[str]:
        """Powers, each perhaps with the number of the bearer (`sonder#2`)."""
        found = []
        for text, line in self.r.texts(node, self.wanted.key):
            word, hash, count = text.partition("#")
            power = self.words.resolve(word, self.words.powers)
            if power is None:
                self.r.unknown(line, "unknown-power", word, sorted(self.words.powers))
            else:
                found.append(power + hash + count)
        return found

    def patterns(self, node: Node) -> list[tuple[Pattern, int]]:
        """Facts."""
        return [(p, one.line) for one in self.r.several(node) if (p := read_pattern(self.r, self.words, one)) is not None]

    # ---- the keys
    def dead(self, node: Node) -> Any:
        """Who, and the role announced, or the camp: that of a card, or of a group such as the Amoureux."""
        if not isinstance(node, Entries):  # a list does not look at the role
            return dict.fromkeys(self.roster(node), ...)
        rules = self.words.rules
        shown = {*rules.roles, *(kind.camp for kind in rules.roles.values())}
        shown |= {id for id, kind in rules.others.items() if kind.kind == "group"}
        found: dict[str, str | None] = {}
        for key, value in node.pairs:
            who, role = self.player(key), None
            if not (isinstance(value, Text) and value.null):
                text = self.r.text(value, key.value)
                role = self.words.resolve(text, shown) if text is not None else None
                if text is not None and role is None:
                    self.r.unknown(value.line, "unknown-role", text, self.words.rules.roles)
            if who is not None:
                found[who] = role
        return found

    def window(self, node: Node) -> Any:
        """The window or moment that is open, None for the end of the game."""
        if isinstance(node, Text) and node.null:
            return None
        text = self.r.text(node, self.wanted.key)
        place = self.words.place(text) if text is not None else None
        if text is not None and place is None:
            self.r.unknown(node.line, "unknown-window", text, [*self.words.words.windows, *self.words.words.moments])
        return place

    def asked(self, node: Node) -> Any:
        """Player -> powers."""
        return self.each(node, self.powers, mj=True)

    def not_asked(self, node: Node) -> Any:
        """Player -> powers; a list of players: nothing at all."""
        return dict.fromkeys(self.roster(node)) if not isinstance(node, Entries) else self.asked(node)

    def told(self, node: Node) -> Any:
        """Player -> facts."""
        return self.each(node, self.patterns, mj=True)

    def refused(self, node: Node) -> Any:
        """(player or None, what) for each refusal, where what is a clause, a code, or ANY."""
        if isinstance(node, Entries):
            found = []
            for key, value in node.pairs:
                who = self.player(key, mj=True)
                reasons = self.r.texts(value, key.value) or [(ANY, key.line)]
                found += [(who, self.reason(text, line), line) for text, line in reasons]
            return found
        texts = self.r.texts(node, self.wanted.key)
        by_name = {*self.players, MJ}
        return [(t, ANY, line) if t in by_name else (None, self.reason(t, line), line) for t, line in texts]

    def reason(self, text: str, line: int) -> str:
        """A clause that exists, or a code."""
        if "." in text:
            try:
                clause(text)
            except KeyError:
                self.r.fail(line, "unknown-clause", found=text)
        return text

    def votes(self, node: Node) -> Any:
        """Who got how many votes."""
        found = {}
        for key, value in self.r.entries(node, self.wanted.key):
            text = self.r.text(value, key.value) or ""
            if key.value not in self.players and key.value != "personne":
                self.r.unknown(key.line, "unknown-player", key.value, self.players)
            try:
                found[key.value] = float(text.replace(",", "."))
            except ValueError:
                self.r.fail(value.line, "number-expected", key=key.value)
        return found

    def captain(self, node: Node) -> Any:
        """Who, or None."""
        return None if isinstance(node, Text) and (node.null or node.value == "personne") else self.player(node)

    def winners(self, node: Node) -> Any:
        """None while the game goes on; else players and camps."""
        if isinstance(node, Text) and node.null:
            return None
        players, camps = [], []
        for text, line in self.r.texts(node, self.wanted.key):
            camp = self.words.resolve(text, self.words.camps)
            if text in self.players:
                players.append(text)
            elif camp is not None:
                camps.append(camp)
            else:
                self.r.unknown(line, "unknown-winner", text, [*self.players, *sorted(self.words.camps)])
        return players, camps

    def because(self, node: Node) -> Any:
        """Clauses."""
        return [(self.reason(text, line), line) for text, line in self.r.texts(node, self.wanted.key)]

    def marks(self, node: Node) -> Any:
        """Player -> marks."""
        return self.each(node, lambda value: self.among(value, self.words.marks, "unknown-mark"))

    def holds(self, node: Node) -> Any:
        """Player -> bearers, or bearer -> players."""
        found: dict[str, list[str]] = {}
        kinds = self.words.rules.kinds
        for key, value in self.r.entries(node, self.wanted.key):
            self.wanted.lines[key.value] = key.line
            bearer = self.words.resolve(key.value, kinds)
            if key.value in self.players:
                found[key.value] = self.among(value, kinds, "unknown-bearer")
            elif bearer is not None:
                found[bearer] = self.roster(value)
            else:
                self.r.unknown(key.line, "unknown-player", key.value, [*self.players, *kinds])
        return found

    def boards(self, node: Node) -> Any:
        """Board -> {"read": players, "write": players}; "all" is everybody."""
        found: dict[str, dict[str, list[str]]] = {}
        for key, value in self.r.entries(node, self.wanted.key):
            self.wanted.lines[key.value] = key.line
            if key.value not in self.words.words.boards:
                self.r.unknown(key.line, "unknown-board", key.value, self.words.words.boards)
            found[key.value] = {way.value: self.members(who) for way, who in self.r.entries(value, key.value, ("read", "write"))}
        return found

    def members(self, node: Node) -> list[str]:
        """Players, or everybody."""
        everybody = isinstance(node, Text) and node.value == "all" and "all" not in self.players
        return list(self.players) if everybody else self.roster(node)


READERS: dict[str, Callable[[ExpectReader, Node], Any]] = {
    "dead": ExpectReader.dead,
    "alive": ExpectReader.roster,
    "window": ExpectReader.window,
    "asked": ExpectReader.asked,
    "not_asked": ExpectReader.not_asked,
    "told": ExpectReader.told,
    "not_told": ExpectReader.told,
    "public": ExpectReader.patterns,
    "not_public": ExpectReader.patterns,
    "refused": ExpectReader.refused,
    "votes": ExpectReader.votes,
    "captain": ExpectReader.captain,
    "winners": ExpectReader.winners,
    "because": ExpectReader.because,
    "marks": ExpectReader.marks,
    "holds": ExpectReader.holds,
    "boards": ExpectReader.boards,
}


def read_expect(r: Reading, words: Vocabulary, players: list[str], line: int, node: Node) -> Expect:
    """One expectation."""
    expect = Expect(line)
    if isinstance(node, Items) or (isinstance(node, Entries) and not node.pairs):
        r.fail(line, "expect-empty", legal=list(READERS))
    known = {name.replace("_", "-"): name for name in READERS}
    for key, value in r.entries(node, "expect"):
        name = known.get(key.value.replace("_", "-"))
        if name is None:
            r.unknown(key.line, "unknown-key", key.value, READERS)
            continue
        wanted = Wanted(name, None, key.line)
        wanted.value = READERS[name](ExpectReader(r, words, list(players), wanted), value)
        expect.wanted.append(wanted)
    return expect
