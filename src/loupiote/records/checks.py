"""The checks of `expect:`, one for each key. Each looks at the table and gives what does not hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from loupiote.kernel import boards
from loupiote.kernel.ask import Refusal
from loupiote.kernel.events import Counted, Died, Fact, Told
from loupiote.kernel.inputs import MJ
from loupiote.kernel.table import Table
from loupiote.kernel.view import view
from loupiote.records.expectations import ANY
from loupiote.records.facts import Pattern, show_fact, shown
from loupiote.records.model import Wanted
from loupiote.records.vocabulary import Place, Vocabulary

FEW = 6  # facts shown beside one that was not found


class Broken(NamedTuple):
    """An expectation that does not hold: `subject` is the player or thing it is about, "" for the key itself."""

    line: int
    subject: str
    wanted: str
    found: str


class Refused(NamedTuple):
    """A reply or a command that was refused, who wrote it, its line, and what was written."""

    who: str
    line: int
    refusal: Refusal
    text: str = ""


@dataclass
class Look:
    """What an expectation looks at: the table, the facts told since the last one, the refusals of the block before."""

    table: Table
    words: Vocabulary
    since: int = 0
    refusals: list[Refused] = field(default_factory=list)

    @property
    def told(self) -> list[Told]:
        """The facts since the last expectation."""
        return self.table.told[self.since :]

    def heard(self, who: str, told: list[Told]) -> list[Fact]:
        """What a player, or the game master, was told among these facts, at the time when it was told."""
        if who == MJ:
            return [t.full or t.event for t in told]
        seat = self.table.game.seats[who]
        names = {who, *getattr(seat, "former", ())}
        return [t.event for t in told if t.to is None or names & set(t.to)]

    def alias(self, word: str) -> str:
        """The id that a word means."""
        return self.words.words.also.get(word, word)


Found = Iterator[Broken]


def _lists(w: Wanted, subject: str, wanted: list[str], found: list[str]) -> Found:
    if sorted(wanted) != sorted(found):
        yield Broken(w.lines.get(subject, w.line), subject, shown(wanted), shown(found))


def _dead(look: Look, w: Wanted) -> Found:
    died = {t.event.who: t.event.role or t.event.camp for t in look.told if isinstance(t.event, Died)}
    right = all(role is ... or role == died.get(who) for who, role in w.value.items())
    if set(died) != set(w.value) or not right:
        wanted = {who: role if role is not ... else died.get(who) for who, role in w.value.items()}
        yield Broken(w.line, "", shown(wanted), shown(died))


def _alive(look: Look, w: Wanted) -> Found:
    yield from _lists(w, "", w.value, look.table.game.living)


def here(table: Table, place: Place) -> bool:
    """Whether this window is open, or this moment has come and something is asked in it."""
    opened, game = table.open, table.game
    if place.window:
        names = [opened.name] if opened else []
        names += [pending.window for pending in game.pending]
        return any(name == str(place) if place.n else name.partition("@")[0] == place.id for name in names)
    return opened is not None and game.moment == place.id and place.n in (None, game.number)


def _window(look: Look, w: Wanted) -> Found:
    table = look.table
    found = table.open.name if table.open else "null"
    if (table.open is not None) if w.value is None else not here(table, w.value):
        yield Broken(w.line, "", shown(w.value), f"{found} ({table.game.moment} {table.game.number})")


def powers_open(table: Table, who: str) -> list[str]:
    """The powers that a player is asked for now; for "mj" those that only the game master answers."""
    if who == MJ:
        return list(dict.fromkeys(asked.power for asked in view(table, MJ).prompts if asked.prompt.refereed))
    return [asked.power for asked in view(table, who).prompts]


def _asked(look: Look, w: Wanted) -> Found:
    for who, powers in w.value.items():
        yield from _lists(w, who, powers, powers_open(look.table, who))


def _not_asked(look: Look, w: Wanted) -> Found:
    for who, powers in w.value.items():
        found = [p for p in powers_open(look.table, who) if powers is None or p in powers]
        if found:
            yield Broken(w.lines.get(who, w.line), who, shown(powers or []), shown(found))


def _told(look: Look, w: Wanted) -> Found:
    for who, patterns in w.value.items():
        yield from _among(look, patterns, who, look.heard(who, look.told))


def _public(look: Look, w: Wanted) -> Found:
    yield from _among(look, w.value, "", [t.event for t in look.told if t.to is None])


def _among(look: Look, patterns: list[tuple[Pattern, int]], who: str, facts: list[Fact]) -> Found:
    for pattern, line in patterns:
        if not any(pattern.matches(fact, look.alias) for fact in facts):
            alike = [fact for fact in facts if Pattern(pattern.kind).matches(fact)] if pattern.kind else []
            near = [show_fact(fact) for fact in (alike or facts)[-FEW:]]
            yield Broken(line, who, str(pattern), "; ".join(near) or "-")


def _not_told(look: Look, w: Wanted) -> Found:
    for who, patterns in w.value.items():
        yield from _none(look, patterns, who, look.heard(who, look.told))


def _not_public(look: Look, w: Wanted) -> Found:
    yield from _none(look, w.value, "", [t.event for t in look.told if t.to is None])


def _none(look: Look, patterns: list[tuple[Pattern, int]], who: str, facts: list[Fact]) -> Found:
    for pattern, line in patterns:
        fact = next((fact for fact in facts if pattern.matches(fact, look.alias)), None)
        if fact is not None:
            yield Broken(line, who, str(pattern), show_fact(fact))


def _refused(look: Look, w: Wanted) -> Found:
    """Takes the refusals that were expected out of the list; what is left is unexpected."""
    for who, reason, line in w.value:
        match = next(
            (
                one
                for one in look.refusals
                if who in (None, one.who) and reason in (ANY, one.refusal.clause, one.refusal.code)
            ),
            None,
        )
        if match is None:
            found = [f"{one.who}: {one.refusal.clause or one.refusal.code}" for one in look.refusals]
            yield Broken(line, who or "", reason or "-", ", ".join(found) or "-")
            look.refusals = [one for one in look.refusals if one.who != who]  # said once is enough
        else:
            look.refusals.remove(match)


def _votes(look: Look, w: Wanted) -> Found:
    counts = [t.event for t in look.told if isinstance(t.event, Counted)]
    if not counts:
        yield Broken(w.line, "", shown(w.value), "-")
    elif counts[-1].votes != w.value:
        yield Broken(w.line, "", shown(w.value), shown(counts[-1].votes))


def captain(look: Look) -> str | None:
    """The living holder of the office that leads the village."""
    game = look.table.game
    office = next((key for key in ("capitaine", "maire") if key in game.bearers), "")
    return next(iter(game.held(office)), None)


def _captain(look: Look, w: Wanted) -> Found:
    if captain(look) != w.value:
        yield Broken(w.line, "", shown(w.value), shown(captain(look)))


def _winners(look: Look, w: Wanted) -> Found:
    game = look.table.game
    found = shown(None if game.winners is None else [*game.winners, *game.camps])
    if w.value is None or game.winners is None:
        if w.value is not None or game.winners is not None:
            yield Broken(w.line, "", shown(w.value and [*w.value[0], *w.value[1]]), found)
        return
    players, camps = w.value
    nobody = not players and camps in ([], ["personne"])
    right = not game.winners if nobody else (
        (not players or sorted(players) == sorted(game.winners)) and (not camps or sorted(camps) == sorted(game.camps))
    )
    if not right:
        yield Broken(w.line, "", shown([*players, *camps]), found)


def _because(look: Look, w: Wanted) -> Found:
    cited = {clause for t in look.told for clause in t.because}
    cited |= {one.refusal.clause for one in look.refusals if one.refusal.clause}
    for clause, line in w.value:
        if clause not in cited:
            yield Broken(line, "", clause, ", ".join(sorted(cited)) or "-")


def _marks(look: Look, w: Wanted) -> Found:
    seats = {seat.name: seat for seat in view(look.table, MJ).seats}
    for who, wanted in w.value.items():
        marks = {mark.replace("_", "-") for mark in seats[who].marks}
        if who == captain(look):
            marks.add("captain")
        yield from _lists(w, who, list(dict.fromkeys(wanted)), sorted(marks & look.words.marks))


def _holds(look: Look, w: Wanted) -> Found:
    game = look.table.game
    for subject, wanted in w.value.items():
        if subject in game.seats:
            kinds = game.ruleset.kinds
            found = [b.of for b in game.bearers.values() if subject in b.holders and kinds[b.of].kind != "everyone"]
        else:
            held = [name for b in game.bearers.values() if b.of == subject for name in b.holders if game.alive(name)]
            found = list(dict.fromkeys(held))
        yield from _lists(w, subject, wanted, found)


def _boards(look: Look, w: Wanted) -> Found:
    game = look.table.game
    for id, ways in w.value.items():
        board = next((board for board in game.ruleset.boards if board.id == id), None)
        for way, wanted in ways.items():
            may = [name for name in game.seats if board and getattr(boards.access(game, board, name), way)]
            for broken in _lists(w, id, wanted, may):
                yield broken._replace(subject=f"{id}.{way}")


CHECKS: dict[str, Callable[[Look, Wanted], Found]] = {
    "dead": _dead,
    "alive": _alive,
    "window": _window,
    "asked": _asked,
    "not_asked": _not_asked,
    "told": _told,
    "not_told": _not_told,
    "public": _public,
    "not_public": _not_public,
    "refused": _refused,
    "votes": _votes,
    "captain": _captain,
    "winners": _winners,
    "because": _because,
    "marks": _marks,
    "holds": _holds,
    "boards": _boards,
}
