"""What a rule set declares: its cards and other bearers, its moments, and every order, each written once as a tuple."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from loupiote.kernel.ask import No
from loupiote.kernel.pace import Stretch
from loupiote.kernel.powers import Power
from loupiote.kernel.state import Doom, Mark

if TYPE_CHECKING:
    from loupiote.kernel.already import Already
    from loupiote.kernel.boards import Board
    from loupiote.kernel.game import Game
    from loupiote.kernel.start import Fault, Plan


@dataclass(frozen=True, eq=False)
class BearerKind:
    """A kind of bearer as the rule book describes it.

    Attributes:
        id: its section in the rule book; kind: role, pack, office, title, group, everyone...
        camp: the side of a card's holder; powers: prototypes, copied onto each bearer made.
        holds: bearers that the holder of this card holds as well (the wolves' den).
        box, call: for a card, the box it comes from and the tag of its call ("Chaque nuit"); single: at most one in a game.
        public: everybody may know who holds it; cites: facts of its powers -> clause ids.
    """

    id: str
    kind: str = "role"
    camp: str = ""
    powers: tuple[Power, ...] = ()
    holds: tuple[str, ...] = ()
    box: str = ""
    call: str = ""
    single: bool = True
    public: bool = False
    cites: Mapping[str, str | tuple[str, ...]] = field(default_factory=dict)


Kind = type[Power] | type[Mark]
StepFunction = Callable[..., Any]
ROUTES = 4_096  # ways through a round that are remembered: as many as games of one rule set meet again and again


@dataclass(frozen=True, eq=False)
class RuleSet:
    """One rule set. All orders are tuples to be read and printed; no priority numbers anywhere.

    Attributes:
        id, edition: its name, and the version that a game remembers.
        roles: the cards; others: bearers that are no card, made at the start of every game.
        moments: what everybody sees, in the order of a round.
        opening, round: names of steps: those before the first round, and those of each round.
        steps: functions by name; a name that is not here is a window of `asked`, called as it is.
        asked: window -> the powers it offers, in the order in which they are carried out.
        only_for: steps that are passed over where nobody holds one of these powers; the windows of `asked` are so anyway.
        stages: powers and marks that bend acts, in order; order: in which order acts take effect.
        guards, after_death, weights: see `kernel.powers`.
        announce: tells the deaths; victories: conditions, the first that holds wins; at_once: the step that
            looks at them when somebody dies by decree, "" where that waits for its time.
        standing: half-votes that stand against players before anybody votes, if there are such things.
        options: option -> default; check: faults of a plan beyond the common ones.
        boards: where people talk; watchers: board -> powers that watch what their holders post there.
        dead_see: the option by which the dead follow the windows of the game, "" for none.
        delays: windows with a short time of their own -> the option that says how long, in seconds; brief: those for which no
            option does.
        unless: moments -> an option and its value with which a game does without them.
        hours: moments -> the stretches into which a calendar divides them; early: windows that may close once all have voted.
        unled: options -> values that need a game master to judge -> those that take their place where none is there.
        resumes: moments with which a game may go on that was begun elsewhere -> the step of the round that opens each, in
            their order; resumed: settles what else follows from what was told of such a game.
        secret: which cards are in the game is nobody's business.
        cites: facts of the rule set's own steps -> clause ids.
    """

    id: str
    edition: int
    roles: Mapping[str, BearerKind]
    others: Mapping[str, BearerKind]
    moments: tuple[str, ...]
    opening: tuple[str, ...]
    round: tuple[str, ...]
    steps: Mapping[str, StepFunction]
    asked: Mapping[str, tuple[type[Power], ...]]
    announce: Callable[[Game, list[Doom]], None]
    guards: tuple[Kind, ...] = ()
    after_death: tuple[type[Power], ...] = ()
    weights: tuple[Kind, ...] = ()
    only_for: Mapping[str, tuple[type[Power], ...]] = field(default_factory=dict)
    stages: tuple[Kind, ...] = ()
    order: tuple[type[Power], ...] = ()
    victories: tuple[Callable[[Game], Any], ...] = ()
    at_once: str = ""
    standing: Callable[[Game], Mapping[str, int]] | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    check: Callable[[Plan], list[Fault]] | None = None
    boards: tuple[Board, ...] = ()
    watchers: Mapping[str, tuple[type[Power], ...]] = field(default_factory=dict)
    dead_see: str = ""
    delays: Mapping[str, str] = field(default_factory=dict)
    brief: tuple[str, ...] = ()
    unless: Mapping[str, tuple[str, Any]] = field(default_factory=dict)
    hours: Mapping[str, tuple[Stretch, ...]] = field(default_factory=dict)
    early: tuple[str, ...] = ()
    unled: Mapping[str, Mapping[Any, Any]] = field(default_factory=dict)
    secret: bool = False
    resumes: Mapping[str, str] = field(default_factory=dict)
    resumed: Callable[[Game, Already], None] | None = None
    cites: Mapping[str, str | tuple[str, ...]] = field(default_factory=dict)
    players: tuple[int, int] = (3, 60)

    @cached_property
    def kinds(self) -> dict[str, BearerKind]:
        """Every kind of bearer by id."""
        return {**self.roles, **self.others}

    @cached_property
    def powers(self) -> dict[str, list[type[Power]]]:
        """Every power on any bearer of this rule set, by id."""
        found: dict[str, list[type[Power]]] = {}
        for kind in self.kinds.values():
            for power in kind.powers:
                if type(power) not in found.setdefault(power.id, []):
                    found[power.id].append(type(power))
        return found

    @cached_property
    def reasons(self) -> dict[str, tuple[str, ...]]:
        """ "bearer.fact" -> the clauses of that fact; a rule set's own facts stand under "rules.fact"."""
        found: dict[str, tuple[str, ...]] = {}
        sources = {key: kind.cites for key, kind in self.kinds.items()} | {"rules": self.cites}
        for bearer, cites in sources.items():
            for fact, ids in cites.items():
                found[f"{bearer}.{fact}"] = (ids,) if isinstance(ids, str) else tuple(ids)
        return found

    @cached_property
    def moves(self) -> dict[str, tuple[StepFunction | None, bool]]:
        """Every step by name: its function (None: a window, called as it is) and whether it may ask, being a generator."""
        windows: dict[str, tuple[StepFunction | None, bool]] = dict.fromkeys(self.asked, (None, True))
        return windows | {name: (step, inspect.isgeneratorfunction(step)) for name, step in self.steps.items()}

    @cached_property
    def ranks(self) -> dict[str, int]:
        """The id of each power of `after_death` -> its place there."""
        return {kind.id: rank for rank, kind in enumerate(self.after_death)}

    @cached_property
    def picky(self) -> dict[str, int]:
        """The steps of the routine that are passed over where nobody has what they are for, each with a bit of its own."""
        alone = [name for name in (*self.opening, *self.round) if name in self.asked and name not in self.steps]
        return {name: 1 << place for place, name in enumerate(dict.fromkeys([*self.only_for, *alone]))}

    def route(self, busy: int) -> dict[int, tuple[int, str]]:
        """The routine without the steps that are passed over: from every place, the next step and the place behind it.

        Args:
            busy: the bits of the picky steps that are for somebody.
        """
        known = self._routes.get(busy)
        if known is None:
            if len(self._routes) >= ROUTES:
                self._routes.clear()
            passed = {name for name, bit in self.picky.items() if not bit & busy}
            following = next(step for step in enumerate(self.round, 1) if step[1] not in passed)  # the last one
            known = self._routes[busy] = {}
            for step in reversed([*enumerate(self.opening, 1 - len(self.opening)), *enumerate(self.round, 1)]):
                known[step[0]] = following
                if step[1] not in passed:
                    following = step
            known[-len(self.opening)] = following
        return known

    @cached_property
    def _routes(self) -> dict[int, dict[int, tuple[int, str]]]:
        return {}

    @cached_property
    def serves(self) -> dict[type[Power], int]:
        """Power -> the bits of the picky steps that are for its holders."""
        found: dict[type[Power], int] = {}
        for name, bit in self.picky.items():
            for kind in self.only_for.get(name) or self.asked[name]:
                found[kind] = found.get(kind, 0) | bit
        return found

    @cached_property
    def waits(self) -> dict[str, frozenset[str]]:
        """The steps before which a paced game waits -> the moments in which it does."""
        found: dict[str, set[str]] = {}
        for moment, stretches in self.hours.items():
            for stretch in stretches:
                if stretch.before:
                    found.setdefault(stretch.before, set()).add(moment)
        return {step: frozenset(moments) for step, moments in found.items()}

    @cached_property
    def firsts(self) -> frozenset[str]:
        """The windows that are there in the first round only."""
        return frozenset(w for stretches in self.hours.values() for s in stretches if s.first for w in s.windows)

    def skipped(self, options: Mapping[str, Any]) -> frozenset[str]:
        """The moments that a game with these options does without."""
        chosen = {**self.options, **options}
        return frozenset(moment for moment, (option, value) in self.unless.items() if chosen[option] == value)

    @cached_property
    def noes(self) -> dict[tuple[str, str], No]:
        """Reasons of refusals made so far, by code and fact; see `Game.no`."""
        return {}
