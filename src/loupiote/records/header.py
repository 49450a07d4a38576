"""Reads the head of a record: the rule set, the seats, what was settled before play."""

from __future__ import annotations

from collections import Counter
from typing import Any

from loupiote.kernel.ask import Refusal
from loupiote.kernel.start import Fault, Plan, faults
from loupiote.records.already import read_already
from loupiote.records.errors import RecordError
from loupiote.records.model import Draw, Record
from loupiote.records.nodes import Entries, Items, Node, Text
from loupiote.records.reading import Reading, plain
from loupiote.records.vocabulary import Vocabulary, vocabulary
from loupiote.rulebook import clause, rule_sets
from loupiote.rulebook.options import OptionError, options
from loupiote.rules import BUILT

FORMAT = 1
SEED = "loupiote"  # of a record that gives none: a record means the same game at every reading
KEYS = (
    "loupiote", "title", "rules", "rule", "options", "players", "cards", "genres", "already", "seed", "draws", "setup", "paced",
    "play",
)  # fmt: skip
GENRES = ("f", "m", "x")
ROLES = "roles@distribution.joueur"  # the draw of the deal, scripted as a role for each seat


def check_format(r: Reading, root: Entries) -> bool:
    """Whether this version reads this record; a newer one is not looked at any further."""
    node = root.get("loupiote")
    if node is None:
        r.fail(root.line, "format-missing", reads=str(FORMAT))
        return False
    number = r.whole(node, "loupiote")
    if number is not None and number != FORMAT:
        r.fail(node.line, "format-newer" if number > FORMAT else "format-unknown", found=str(number), reads=str(FORMAT))
    return number == FORMAT


def read_header(r: Reading, root: Entries) -> Record | None:
    """The record without its play; None when the rule set cannot be told."""
    r.entries(root, "record", KEYS)
    words = _rules(r, root)
    if words is None:
        return None
    head = _Header(r, root, words)
    record = Record(r.file, words, head.plan(), lines=head.lines)
    record.title = head.text("title")
    record.rule = head.clauses()
    record.draws = head.draws
    return record


def _rules(r: Reading, root: Entries) -> Vocabulary | None:
    node = root.get("rules")
    if node is None:
        r.fail(root.line, "key-missing", key="rules")
        return None
    name = r.text(node, "rules")
    if name is None:
        return None
    if name not in BUILT:
        if name in rule_sets():
            r.fail(node.line, "rules-not-built", found=name, legal=list(BUILT))
        else:
            r.unknown(node.line, "unknown-rules", name, BUILT)
        return None
    return vocabulary(name)


class _Header:
    def __init__(self, r: Reading, root: Entries, words: Vocabulary) -> None:
        self.r, self.root, self.words = r, root, words
        self.lines = {key.value: key.line for key, _ in root.pairs}
        self.draws: list[Draw] = []

    def text(self, key: str) -> str:
        node = self.root.get(key)
        return (self.r.text(node, key, empty=True) or "") if node is not None else ""

    def clauses(self) -> list[str]:
        node = self.root.get("rule")
        found = []
        for id, line in self.r.texts(node, "rule") if node is not None else ():
            try:
                found.append(clause(id).id)
            except KeyError:
                self.r.fail(line, "unknown-clause", found=id)
        return found

    def plan(self) -> Plan:
        """The plan, as far as it can be read."""
        r, words = self.r, self.words
        players, roles = self.players()
        plan = Plan(words.rules, players, seed=self.text("seed") or SEED)
        if roles is not None:
            plan.roles = roles
            if "cards" in self.lines:
                r.fail(self.lines["cards"], "cards-and-roles")
        else:
            plan.cards = self.cards()
        plan.genres = self.genres(players)
        plan.options = self.options()
        plan.setup = self.setup(players)
        if "already" in self.lines:
            plan.already = read_already(r, self.root.get("already") or self.root, words, players)
        paced = self.root.get("paced")
        plan.paced = paced is not None and self.r.flag(paced, "paced")
        self.draws = self.scripted(plan)
        return plan

    def players(self) -> tuple[list[str], dict[str, str] | None]:
        """The seats, and their roles where they are fixed."""
        r, node = self.r, self.root.get("players")
        if node is None:
            r.fail(self.root.line, "key-missing", key="players")
            return [], {}
        if isinstance(node, Items):
            names = []
            for name, line in r.texts(node, "players"):
                self.lines[f"players.{name}"] = line
                names.append(name)
            return names, None
        roles: dict[str, str] = {}
        for key, value in r.entries(node, "players"):
            self.lines[f"players.{key.value}"] = key.line
            role = self.role(value, key.value)
            roles[key.value] = role or ""
        return list(roles), roles

    def role(self, node: Node, what: str) -> str | None:
        """A role of the rule set."""
        text = self.r.text(node, what)
        if text is None:
            return None
        role = self.words.resolve(text, self.words.rules.roles)
        if role is None:
            self.r.unknown(node.line, "unknown-role", text, self.words.rules.roles)
        return role

    def cards(self) -> dict[str, int]:
        """How many of each card: a mapping of numbers, or every card in a list."""
        r, node = self.r, self.root.get("cards")
        if node is None:
            r.fail(self.root.line_of("players"), "cards-missing")
            return {}
        if isinstance(node, Entries):
            found: Counter[str] = Counter()
            for key, value in node.pairs:
                role, number = self.role(key, "cards"), r.whole(value, key.value)
                if role is not None and number is not None:
                    found[role] += number
            return dict(found)
        return dict(Counter(role for one in r.items(node, "cards") if (role := self.role(one, "cards")) is not None))

    def genres(self, players: list[str]) -> dict[str, str]:
        """For the grammar of texts."""
        node = self.root.get("genres")
        found = {}
        for key, value in self.r.entries(node, "genres") if node is not None else ():
            genre = self.r.text(value, key.value)
            if key.value not in players:
                self.r.unknown(key.line, "unknown-player", key.value, players)
            elif genre is not None and genre not in GENRES:
                self.r.fail(value.line, "bad-value", key="genres", found=genre, legal=list(GENRES))
            elif genre is not None:
                found[key.value] = genre
        return found

    def options(self) -> dict[str, Any]:
        """Those given, each in its one form; a required one may be left out."""
        node, known = self.root.get("options"), options(self.words.rules.id)
        found: dict[str, Any] = {}
        for key, value in self.r.entries(node, "options") if node is not None else ():
            option = known.get(key.value)
            if option is None:
                self.r.unknown(key.line, "unknown-option", key.value, known)
                continue
            try:
                found[key.value] = option.check(plain(value))
            except OptionError as error:
                self.r.fail(value.line, "bad-option", what_fr=error.fr, what_en=error.en)
        return found

    def setup(self, players: list[str]) -> dict[str, Any]:
        """What the rule set asks before play."""
        node = self.root.get("setup")
        found: dict[str, Any] = {}
        for key, value in self.r.entries(node, "setup", self.words.words.setup) if node is not None else ():
            self.lines[f"setup.{key.value}"] = key.line
            if key.value == "cartes-restantes":
                found[key.value] = [role for one in self.r.several(value) if (role := self.role(one, key.value))]
            elif key.value == "places":
                found[key.value] = self.r.names(value, "places", players, "unknown-player")
                if sorted(found[key.value]) != sorted(players):
                    self.r.fail(key.line, "bad-places", legal=players)
            else:
                found[key.value] = plain(value)
        return found

    def scripted(self, plan: Plan) -> list[Draw]:
        """The draws of the whole game. The deal, scripted, is a role for each seat."""
        node = self.root.get("draws")
        draws = read_draws(self.r, node, self.words) if node is not None else []
        for draw in draws:
            if any(name.base == ROLES for name in draw.names):
                self.deal(plan, draw)
                continue
            for name in draw.names:
                plan.script[draw.word if name.number or name.n else name.base] = draw.value
        return draws

    def deal(self, plan: Plan, draw: Draw) -> None:
        """Fix the cards of a deal that is scripted."""
        left = Counter(plan.cards or {})
        roles = draw.value if isinstance(draw.value, list) else [draw.value]
        roles = [self.words.resolve(str(role), self.words.rules.roles) or str(role) for role in roles]
        if plan.roles is not None or len(roles) != len(plan.players) or Counter(roles) - left:
            self.r.fail(draw.line, "bad-deal", n=len(plan.players), legal=list(left.elements()))
            return
        plan.roles = dict(zip(plan.players, roles, strict=True))
        plan.setup["cartes-restantes"] = list((left - Counter(roles)).elements())


def read_draws(r: Reading, node: Node, words: Vocabulary) -> list[Draw]:
    """`draws:` of the game or of a block."""
    found = []
    for key, value in r.entries(node, "draws"):
        names = words.draws(key.value)
        if not names:
            r.unknown(key.line, "unknown-draw", key.value, words.draw_words)
        elif isinstance(value, Entries) or (isinstance(value, Text) and value.null):
            r.fail(value.line, "text-expected", key=key.value)
        else:
            found.append(Draw(names, key.value, plain(value), key.line))
    return found


def composition(r: Reading, record: Record) -> None:
    """Note everything that is wrong with the seats and cards, each at its line."""
    for fault in faults(record.plan):
        r.errors.append(_as_error(r, record, fault))


def _as_error(r: Reading, record: Record, fault: Fault) -> RecordError:
    lines, plan = record.lines, record.plan
    line = lines.get("players", 1)
    about = fault.what[0] if fault.what else ""
    if fault.code in ("bad-name", "duplicate-name", "no-card"):
        line = lines.get(f"players.{about}", line)
    elif fault.code == "single-card":
        twins = [name for name, role in (plan.roles or {}).items() if role == about]
        line = lines.get(f"players.{twins[-1]}", line) if twins else lines.get("cards", line)
    elif fault.code in ("not-legal", "mark-count", "dead", "already-needs-roles"):
        line = lines.get("already", line)
    elif fault.code in ("thief-needs-spares", "cards-count"):
        line = lines.get("setup.cartes-restantes", lines.get("cards", line))
    refusal = Refusal(fault.code, None, None, tuple(fault.what), fault.legal, fault.clause)
    return RecordError(r.file, line, "refused", {"composition": fault.code}, refusal, plan.rules.id, plan.genres)
