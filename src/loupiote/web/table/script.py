"""The script: what the game master says and shows from the last question to the one that is open.

The engine goes from question to question; a person has to say, in between, what happened: send a role back to sleep, show
what it learned, touch shoulders, call the roles that are dead or absent all the same, announce the dead, open the vote.
Each of these is a *cue*. Cues are worked out from what was told since the last window closed (`stretch.py`); which of them
were read is kept on the desk, by ids that stay the same whatever is decreed or noted in between.

Nothing here knows a role: the order of calls is the rule set's, the words are the catalogues', who is shown what is what the
game told whom.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from django.utils.safestring import SafeString
from msgspec import Struct, field

from loupiote.kernel.already import ALREADY
from loupiote.kernel.events import Composed, Dealt, Died, Message, Told
from loupiote.narration.pages import Names, sheet
from loupiote.narration.pages.sheet import THEN
from loupiote.web.games.journal import Journal
from loupiote.web.table.rounds import Turn, turns
from loupiote.web.table.stretch import Fact, Group, groups, stretch
from loupiote.web.table.words import Line, Speaker

MOST = 200  # compositions of which the calls are kept


class Shown(Struct):
    """What is shown to some players and to nobody else.

    Attributes:
        to: the players; text: in words that speak to them; role, camp: the card it is about, if it is about one.
    """

    to: list[str]
    text: SafeString
    role: str | None = None
    camp: str | None = None


class Cue(Struct):
    """One thing to say, to show or to do.

    Attributes:
        kind: "deal", "show", "wake", "absent", "announce", or "ask" for the window that is open.
        id, keys: what stands on the desk once it was read. window: whose call it is; moment, number: when.
        first: what is said before all else; show: what is shown in private; say: what is said aloud then.
        notes: what happened, as the game master may know it.
    """

    kind: str
    id: str
    moment: str
    number: int
    first: list[SafeString] = field(default_factory=list)
    say: list[SafeString] = field(default_factory=list)
    show: list[Shown] = field(default_factory=list)
    notes: list[Line] = field(default_factory=list)
    keys: list[str] = field(default_factory=list)
    window: str = ""

    @property
    def ids(self) -> list[str]:
        """Everything that is read with it."""
        return [self.id, *self.keys]

    @property
    def touched(self) -> list[str]:
        """Whom to show something."""
        return list(dict.fromkeys(player for one in self.show for player in one.to))


class Script:
    """The script of a game that is running.

    Args:
        calls: whether roles are called of which nobody is left to answer; read: the ids of what was read of a stretch.
        wanted: of a window in which each is called in turn, the call that is looked at again; "" for the one that is due.

    Attributes:
        turn: of a window in which each is called in turn, whose turn it is; None once all were called; `turns`: all of them.
        stretch: what happened since the last window closed; cues: what is still to be read, in order: the last one asks
            what is open, unless the game is over.
    """

    def __init__(
        self, journal: Journal, speaker: Speaker, *, calls: bool, read: dict[str, set[str]], wanted: str = ""
    ) -> None:
        self.table, self.speaker = journal.table, speaker
        self.stretch = stretch(journal)
        self.read = read.get(self.stretch.id, set())
        self.windows = self._windows()
        self.called = [window for window in self.windows if window["sleep"]] if calls else []
        self.then = {window["id"]: THEN[window["id"]] for window in self.windows if window["then"]}
        opened = self.table.open
        self.current = opened.id if opened else ""
        self.asking = frozenset(prompt.player for prompt in opened.window.prompts) if opened else frozenset[str]()
        game = self.table.game
        self.turns = self._turns(calls)
        self.turn: Turn | None = None
        self.wanted = wanted
        self.ask = Cue("ask", f"ask:{self.current}", game.moment, game.number, window=self.current)
        self.found: list[Cue] = []
        self.opening: list[SafeString] = []  # what is said at the head of the next cue
        self._build()
        self.cues = [cue for cue in self.found if not self.read.issuperset(cue.ids)]

    # ------------------------------------------------------------------------------------------------ who is called
    def _windows(self) -> list[dict[str, Any]]:
        """The windows of the composition in which somebody is called at night, in the rule set's order."""
        game = self.table.game
        roles = next((t.event.roles for t in self.table.told if isinstance(t.event, Composed)), None)
        if roles is None:  # the deck is no secret here, only not announced
            held = [game.role(player.id) for player in game.players]
            roles = {role: held.count(role) for role in held}
        return _night(self.speaker.names, tuple(roles.items()), json.dumps(game.options))

    def _here(self, windows: list[dict[str, Any]], moment: str, number: int) -> list[dict[str, Any]]:
        known = self.speaker.names.words.windows
        return [w for w in windows if moment in known[w["id"]].moments and due(known[w["id"]].when, number)]

    def course(self, moment: str, number: int) -> list[str]:
        """The windows that are called in a night, in order."""
        return [window["id"] for window in self._here(self.windows, moment, number)]

    def deaths(self, cues: list[Cue]) -> int:
        """How many deaths these cues tell."""
        keys = {key for cue in cues for key in cue.keys}
        return sum(fact.key in keys and isinstance(fact.told.event, Died) for fact in self.stretch.facts)

    def _between(self, moment: str, number: int, after: str, before: str) -> list[dict[str, Any]]:
        """The calls of a moment between two windows ("" for its beginning and its end), in order."""
        here = self._here(self.windows, moment, number)
        ids = [window["id"] for window in here]
        start = ids.index(after) + 1 if after in ids else 0 if not after else len(ids)
        end = ids.index(before) if before in ids else len(ids) if not before else start
        return here[start:end]

    def _absent(self, group: Group, after: str, before: str, shown: dict[str, list[Fact]] | None = None) -> None:
        """The calls between two windows: said, but nobody answers; in some there is something to show, which is then made
        whatever the game master has chosen."""
        for window in self._between(group.moment, group.number, after, before):
            facts = (shown or {}).get(window["id"], [])
            if window not in self.called and not facts:
                continue
            cue = self._cue("absent", f"absent:{window['id']}:{group.moment}-{group.number}", group, facts)
            cue.window = window["id"]
            then = self.then.get(window["id"])
            lines = [*self.speaker.call(window["id"]), *(self.speaker.call(then) if then else ())]
            cue.first, cue.say = (lines[:1], lines[1:]) if cue.show else ([], lines)
            self._add(cue)

    def _holders(self, window: str) -> set[str]:
        """The roles that a window of the night calls."""
        powers = [power for one in self.windows if one["id"] == window for power in one["powers"]]
        return {holder["id"] for power in powers for holder in power["holders"]}

    # ------------------------------------------------------------------------------------------------------ building
    def _build(self) -> None:
        past, closed = self.stretch, self.stretch.closed
        parts = groups(fact for fact in past.facts if not fact.late)
        first = parts.pop(0) if parts and not parts[0].opens else Group(past.moment, past.number, [])
        if closed:
            self.opening = [self.speaker.call(closed)[1]]
            before = "" if parts else self.current
            shown = self._at_their_call(first, closed, before)
            now = [fact for fact in first.facts if not any(fact in facts for facts in shown.values())]
            self._after(first._replace(facts=now), last=not parts)
            self._absent(Group(past.moment, past.number, []), closed, before, shown)
        elif first.facts and ALREADY in self.table.game.setup:
            self._resume(first)
        elif first.facts:
            self._group(first, None, last=not parts)
        for i, group in enumerate(parts):
            last = i == len(parts) - 1
            self._group(group, None if last else parts[i + 1].facts[0].told, last=last)
            if last and self.current:
                self._absent(group, "", self.current)
        self._late([fact for fact in past.facts if fact.late])
        if self.turns:
            self._in_turn()
        elif self.current:
            self.ask.first = [line for line in (*self.opening, self.speaker.call(self.current)[0]) if line]
            self.found.append(self.ask)
        elif any(self.opening):
            self._add(Cue("announce", f"end:{closed}", past.moment, past.number))

    def _turns(self, absent: bool) -> list[Turn]:
        """The calls of a window in which each is called in turn, [] of all others."""
        opened = self.table.open
        if opened is None or self.speaker.each(self.current, "") is None:
            return []
        powers = [power for one in self.windows if one["id"] == self.current for power in one["powers"]]
        return turns(self.table, opened, powers, absent=absent)

    def _in_turn(self) -> None:
        """The open window, call by call: the calls that nobody answers are read, the others asked."""
        game, before = self.table.game, self.speaker.call(self.current)[0]
        here = Group(game.moment, game.number, [])
        for turn in self.turns:
            wake, sleep = self.speaker.each(self.current, turn.kind) or (SafeString(), SafeString())
            if turn.keys:
                if turn.kind == self.wanted or not (self.wanted or turn.done):
                    self.turn, self.ask.id = turn, f"ask:{self.current}:{turn.kind}"
                    self.ask.first = [line for line in (*self.opening, before, wake) if line]
                    break
                self.opening, before = [], sleep
                continue
            cue = self._cue("absent", f"absent:{turn.kind}:{self.current}:{game.moment}-{game.number}", here, [])
            if self.wanted or cue.id in self.read:
                self.opening = []
            else:
                cue.first, cue.say = [before], [wake, sleep]
                self._add(cue)
            before = SafeString()
        else:
            self.ask.first = [line for line in (*self.opening, before) if line]
        if self.turn is not None:
            self.ask.show = [one for one in self.ask.show if set(self.turn.players).intersection(one.to)]
        self.found.append(self.ask)

    def _resume(self, group: Group) -> None:
        """A game that was begun elsewhere: everybody has their card and was there; all that is said is that it goes on."""
        self.opening += [self.speaker.say(fact.told) for fact in group.facts if isinstance(fact.told.event, Message)]
        self._note(fact for fact in group.facts if not isinstance(fact.told.event, Dealt | Composed | Message))

    def _add(self, cue: Cue) -> None:
        """One cue more, with what was waiting to be said; of one that was read already, only what has come since."""
        opening = [] if cue.id in self.read else [line for line in self.opening if line]
        cue.say = [line for line in cue.say if line]
        if cue.kind == "show":  # nobody goes back to sleep before they have seen it
            cue.say = [*opening, *cue.say]
        else:
            cue.first = [*opening, *(line for line in cue.first if line)]
        self.opening = []
        self.found.append(cue)

    def _cue(self, kind: str, id: str, group: Group, facts: list[Fact], after: Told | None = None) -> Cue:
        """A cue that tells facts: to all, to some in private, to the game master."""
        cue = Cue(kind, id, group.moment, group.number, keys=[fact.key for fact in facts])
        fresh = [fact for fact in facts if fact.key not in self.read]
        cue.say = self.speaker.story([fact.told for fact in fresh if fact.to is None], after)
        cue.show = [one for fact in fresh if fact.to for one in self._shown(fact)]
        cue.notes = self.speaker.lines(fact.told for fact in fresh)
        return cue

    def _at_their_call(self, group: Group, closed: str, before: str) -> dict[str, list[Fact]]:
        """What those are shown whose call comes later although nothing is asked in it, by that call: nobody wakes them now."""
        coming = [(window["id"], self._holders(window["id"])) for window in self._between(*group[:2], closed, before)]
        found: dict[str, list[Fact]] = {}
        for fact in group.facts:
            to = fact.to
            if to and not self._own(fact) and not self.stretch.asked.issuperset(to):
                roles = {self.table.game.role(player) for player in to}
                call = next((id for id, holders in coming if holders >= roles), None)
                if call is not None:
                    found.setdefault(call, []).append(fact)
        return found

    def _own(self, fact: Fact) -> bool:
        """Whether a fact comes of the rules for those who were asked in the window that has closed."""
        holders = self._holders(self.stretch.closed)
        return any(holders.intersection(clause.split(".")) for clause in fact.told.because)

    def _after(self, group: Group, *, last: bool) -> None:
        """What follows a window in its own moment: what its players learn, who is woken to be told, what all are told."""
        closed = self.stretch.closed
        woken = [fact for fact in group.facts if fact.to and self._own(fact)] if closed in self.then else []
        rest = self._before([fact for fact in group.facts if fact not in woken]) if last else group.facts
        facts = [fact for fact in group.facts if fact in woken or fact in rest]
        private = [fact for fact in facts if fact.to]
        then = self.then.get(closed)
        if then:
            cue = self._cue("wake", f"then:{closed}", group, private)
            cue.say += self.speaker.call(then)
            self._add(cue)
        elif private:
            self._add(self._cue("show", f"after:{closed}", group, private))
        rest = [fact for fact in facts if not fact.to]
        if any(fact.to is None for fact in rest):
            self._add(self._cue("announce", f"told:{group.moment}-{group.number}", group, rest))
        elif rest:
            self._note(rest)

    def _group(self, group: Group, after: Told | None, *, last: bool) -> None:
        """What was told in a moment that opened since."""
        facts = self._before(group.facts) if last else group.facts
        public = [fact for fact in facts if fact.to is None]
        private = [fact for fact in facts if fact.to]
        if last and self.current and group.opens and len(public) == 1 and not private:
            self.opening.append(self.speaker.say(public[0].told))  # a moment that only opens: said with its question
            self._note([fact for fact in facts if fact.to == []])
            return
        dealt = [fact for fact in facts if isinstance(fact.told.event, Dealt)]
        told = [fact for fact in facts if fact not in dealt]
        cue = self._cue("deal" if dealt else "announce", f"told:{group.moment}-{group.number}", group, told, after)
        cue.keys += [fact.key for fact in dealt]
        self._add(cue)

    def _late(self, facts: list[Fact]) -> None:
        """What was told since the window opened: a decree, a power used at once. By then its moment was announced."""
        if facts:
            self.opening = []
        for group in groups(facts):
            if any(fact.to != [] for fact in group.facts):
                self._add(self._cue("announce", f"late:{group.facts[0].key}", group, group.facts))
            else:
                self._note(group.facts)

    def _before(self, facts: list[Fact]) -> list[Fact]:
        """Take out what those who are asked now are shown before they answer."""
        rest = []
        for fact in facts:
            to = fact.to
            if to and self.asking.issuperset(to) and not self.stretch.asked.issuperset(to) and not _deals(fact):
                self.ask.show += self._shown(fact)
                self.ask.notes += self.speaker.lines([fact.told])
            else:
                rest.append(fact)
        return rest

    def _note(self, facts: Iterable[Fact]) -> None:
        """What the game master alone is told goes with the cue before, or with what is asked."""
        place = self.found[-1] if self.found else self.ask
        place.notes += self.speaker.lines(fact.told for fact in facts)

    def _shown(self, fact: Fact) -> list[Shown]:
        """A private fact as it is shown: once to all, where the same words speak to each of them."""
        event: Any = fact.told.event
        role, camp = getattr(event, "role", None), getattr(event, "camp", None)
        if role is not None and camp is None and role in self.table.rules.kinds:
            camp = self.table.rules.kinds[role].camp
        texts: dict[SafeString, list[str]] = {}
        for player, then in zip(
            fact.to or (), fact.told.to or (), strict=True
        ):  # the words speak to the name that they have
            texts.setdefault(self.speaker.show(fact.told, then), []).append(player)
        return [Shown(players, text, role, camp) for text, players in texts.items() if text]


_nights: dict[tuple[str, str, tuple[tuple[str, int], ...], str], list[dict[str, Any]]] = {}


def _night(names: Names, roles: tuple[tuple[str, int], ...], options: str) -> list[dict[str, Any]]:
    """The windows of a night for a composition, which is the same all through a game."""
    state = (names.lang, names.rules, roles, options)
    if state not in _nights:
        if len(_nights) > MOST:
            _nights.clear()
        _nights[state] = sheet(names, dict(roles), json.loads(options))["night"]
    return _nights[state]


def _deals(fact: Fact) -> bool:
    return isinstance(fact.told.event, Dealt)


def due(when: str | None, number: int) -> bool:
    """Whether a window that comes only on some nights comes on this one, in the closed words of `names.yaml`."""
    words = when or ""
    if words.startswith("night 1"):
        return number <= 1
    return number % 2 == 0 if words.startswith("even nights") else True
