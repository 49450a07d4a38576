"""`Game`: the state with hands, which is what steps and powers work with.

What it adds to `State` is either a short cut to the data or a cache that is made again after a change (`seats`, `living`,
the index of powers in force); nothing of it is written down.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from loupiote.kernel import chance
from loupiote.kernel.ask import Me, No
from loupiote.kernel.events import Event, Fact, Opened, Told
from loupiote.kernel.powers import Power
from loupiote.kernel.state import Bearer, Mark, Player, State, Step, Suppression

if TYPE_CHECKING:
    from loupiote.kernel.ruleset import BearerKind, RuleSet

K = TypeVar("K", bound=type)
M = TypeVar("M", bound=Mark)
NONE: list[Any] = []


class IllegalDraw(ValueError):
    """A scripted draw has a value that the draw cannot have."""

    def __init__(self, name: str, value: Any, values: Sequence[Any]) -> None:
        super().__init__(f"{name}: {value!r} is none of {list(values)!r}")
        self.name, self.value, self.values = name, value, list(values)


class Game(State):
    """One game: its players, its rule set, its state.

    Attributes:
        ruleset: what it is played by; seats: the players by name; telling: what the step under way has told so far.
        living: the living players in seat order. Not to be changed.
    """

    def bind(self, ruleset: RuleSet) -> Game:
        """Tie the state to its rule set and make the caches; needed once after reading it."""
        self.ruleset, self._reasons, self._noes = ruleset, ruleset.reasons, ruleset.noes
        self.seats = {player.id: player for player in self.players}
        self._places = {player.id: place for place, player in enumerate(self.players)}
        self.telling = []
        self._force, self._here = None, {}
        self._brief, self._stuck, self._ends = False, {}, set()
        for player in self.players:
            for mark in player.marks:
                self._note(player, mark)  # type: ignore[arg-type]
        self._ends.update([loan.until for loan in self.loans], [over.until for over in self.suppressions])
        self.people_changed()
        return self

    # ------------------------------------------------------------------------------------------------------ people

    @property
    def dead(self) -> list[str]:
        """The dead players in seat order."""
        return [player.id for player in self.players if not player.alive]

    def alive(self, player: str) -> bool:
        """Whether this player lives."""
        return self.seats[player].alive

    def neighbours(self, player: str) -> list[str]:
        """The next living players on each side in the ring of seats, the left one first: two, one or none."""
        ring, seats = list(self.setup.get("places") or self.seats), self.seats
        place = ring.index(player)
        others = ring[place + 1 :] + ring[:place]
        right = next((name for name in others if seats[name].alive), None)
        left = next((name for name in reversed(others) if seats[name].alive), None)
        if left is None or right is None:
            return []
        return [left] if left == right else [left, right]

    def in_order(self, players: Iterable[str]) -> list[str]:
        """These players in seat order."""
        return sorted(players, key=self._places.__getitem__)

    def role(self, player: str) -> str:
        """The id of a player's role."""
        return self.bearers[self.seats[player].card].of

    def kind(self, player: str) -> BearerKind:
        """The kind of a player's card."""
        return self.ruleset.roles[self.role(player)]

    def camp(self, player: str) -> str:
        """The side with which a player wins now."""
        return self.seats[player].camp

    def people_changed(self) -> None:
        """Somebody died or came back: the list of the living is made again."""
        self.living = [player.id for player in self.players if player.alive]
        self._here.clear()

    def powers_changed(self) -> None:
        """A power was copied or suppressed: the index is made again."""
        self._force = None
        self._here.clear()

    # ------------------------------------------------------------------------------------------------------ powers
    def _index(self) -> dict[type, list[Me]]:
        force: dict[type, list[Me]] = {}
        asked = {} if self.suppressions else force
        suppressed = {s.bearer for s in self.suppressions}
        for bearer in self.bearers.values():
            if bearer.holders:
                for power in bearer.powers:
                    standing = feeling = [Me(holder, bearer.id, power) for holder in bearer.holders]
                    if bearer.id in suppressed:
                        over = [self.lost(me) for me in standing]
                        feeling = [me for me, s in zip(standing, over, strict=True) if s is None or not s.known]
                        standing = [me for me, s in zip(standing, over, strict=True) if s is None]
                    _add(force, power, standing)
                    if asked is not force:
                        _add(asked, power, feeling)
        self._force, self._asked = force, asked
        self._reroute()
        return force

    def _reroute(self) -> None:
        """Which steps of the routine are not passed over, by the powers that somebody is asked for."""
        asked, busy = self._asked, -1 if self.paced else 0
        for kind, bits in self.ruleset.serves.items():
            if kind in asked:
                busy |= bits
        self._route = self.ruleset.route(busy)

    def now_holds(self, player: str, bearer: Bearer) -> None:
        """A player came to hold a bearer: the index grows, or is made again where its order would not be the same."""
        force = self._force
        self._here.clear()
        if force is None or not bearer.powers:
            return
        newest = self.bearers[next(reversed(self.bearers))] is bearer
        for power in bearer.powers:
            held = force.get(type(power))
            if self.suppressions or (held and held[-1].bearer != bearer.id and not newest):
                self._force = None
                return
            _add(force, power, [Me(player, bearer.id, power)])
            if not held and type(power) in self.ruleset.serves:
                self._reroute()

    def now_drops(self, player: str, bearer: Bearer) -> None:
        """A bearer left a player's hands: the index shrinks, or is made again where powers are suppressed."""
        force = self._force
        self._here.clear()
        if force is None or not bearer.powers:
            return
        if self.suppressions:
            self._force = None
            return
        for power in bearer.powers:
            kind = type(power)
            left = [me for me in force.get(kind, NONE) if me.bearer != bearer.id or me.player != player]
            if left:
                force[kind] = left
            elif force.pop(kind, None) and kind in self.ruleset.serves:
                self._reroute()

    def next_of_routine(self) -> str:
        """Go one step on in the routine, past the steps for which nobody has a power; gives its name."""
        if self._force is None:
            self._index()
        self.place, name = self._route[self.place]
        return name

    def force(self, kind: type) -> list[Me]:
        """Who holds a power of this kind in force, the dead included. Not to be changed."""
        return (self._force or self._index()).get(kind, NONE)

    def holders(self, kind: type) -> list[Me]:
        """The living holders of a power of this kind in force."""
        held = (self._force or self._index()).get(kind, NONE)
        return self._living_of(held) if held else held

    def _living_of(self, held: list[Me]) -> list[Me]:
        seats = self.seats
        if len(held) == 1:  # most roles are there once
            return held if seats[held[0].player].alive else NONE
        return [me for me in held if seats[me.player].alive]

    def in_play(self, kinds: Iterable[K]) -> Iterator[K]:
        """Those of these kinds, in their order, of which there is a power in force or a mark: nobody need look at the others."""
        for kind in kinds:
            if kind in self._stuck or kind in (self._force or self._index()):
                yield kind

    def asked(self, kind: type[Power]) -> list[Me]:
        """Those who are asked for a power of this kind: its living holders, where it is `beyond` the dead ones too, and
        those who do not know that they lost it.
        """
        if self._force is None:
            self._index()
        asked = self._asked.get(kind, NONE)
        return self._living_of(asked) if asked and not kind.beyond else asked

    def held(self, bearer: str) -> list[str]:
        """The living holders of a bearer in seat order, [] if there is no such bearer. Not to be changed."""
        here = self._here.get(bearer)
        if here is None:  # the pack is looked up by all its members: made once between two changes
            found, seats = self.bearers.get(bearer), self.seats
            here = self.in_order([player for player in found.holders if seats[player].alive] if found else [])
            self._here[bearer] = here  # in seat order: who came first is nobody's business
        return here

    def cites(self, *facts: str) -> tuple[str, ...]:
        """The clauses of facts named "bearer.fact" in this rule set."""
        reasons = self._reasons
        if len(facts) == 1:
            return reasons.get(facts[0], ())
        return tuple(dict.fromkeys(clause for fact in facts for clause in reasons.get(fact, ())))

    def cite(self, fact: str) -> str | None:
        """The first clause of a fact, or None where this rule set has none."""
        found = self._reasons.get(fact)
        return found[0] if found else None

    def no(self, code: str, fact: str) -> No:
        """The reason of a refusal: its code, and the first clause of the fact."""
        no = self._noes.get((code, fact))
        if no is None:
            no = self._noes[code, fact] = No(code, self.cite(fact))
        return no

    # ------------------------------------------------------------------------------------------------------- marks
    def mark(self, player: str, mark: Mark) -> None:
        """Stick a mark to a player."""
        seat = self.seats[player]
        seat.marks.append(mark)
        self._note(seat, mark)

    def _note(self, seat: Player, mark: Mark) -> None:
        """Remember that there is this mark, so that nobody looks for those that there are not."""
        self._stuck.setdefault(type(mark), []).append(seat.id)
        self._ends.add(mark.until)
        if mark.brief:
            self._brief = True

    def _take_off(self, seat: Player, mark: Any) -> None:
        seat.marks.remove(mark)
        stuck = self._stuck[type(mark)]
        stuck.remove(seat.id)
        if not stuck:
            del self._stuck[type(mark)]

    def has(self, player: str, kind: type[M]) -> M | None:
        """The player's mark of this kind that counts now, or None."""
        if kind in self._stuck:
            for mark in self.seats[player].marks:
                if type(mark) is kind and mark.round <= self.round:
                    return mark
        return None

    def marked(self, kind: type[M]) -> list[str]:
        """The players, dead ones too, who bear a mark of this kind that counts now, in seat order."""
        stuck = self._stuck.get(kind)
        return self.in_order({player for player in stuck if self.has(player, kind)}) if stuck else []

    def unmark(self, player: str, kind: type[Mark]) -> None:
        """Take all marks of this kind off a player."""
        if kind in self._stuck:
            seat = self.seats[player]
            for mark in [mark for mark in seat.marks if type(mark) is kind]:
                self._take_off(seat, mark)

    def lasts(self, until: str | None) -> None:
        """Something lasts until the end of this moment."""
        self._ends.add(until)

    # ----------------------------------------------------------------------------------------------- words and time
    def tell(
        self,
        event: Event,
        to: str | Iterable[str] | None = None,
        because: tuple[str, ...] = (),
        full: Fact | None = None,
    ) -> None:
        """Tell a fact.

        Args:
            to: one player, several, [] for the game master alone, or None for everybody.
            because: the clauses it comes from.
            full: the same fact as the game master is told it, where that says more.
        """
        if to is not None:
            to = [to] if isinstance(to, str) else list(to)
        self.telling.append(Told(event, to, because, self.moment, self.number, full))

    def open_moment(self, moment: str, because: tuple[str, ...] = ()) -> None:
        """End the moment that is open, with all that lasts until its end, and open another; told to everybody."""
        self._end(self.moment)
        self.moments[moment] = self.moments.get(moment, 0) + 1
        self.moment = moment
        number = self.number = self.round
        self.tick += 1
        self.telling.append(Told(Opened(moment, number), None, because, moment, number))

    def next_round(self) -> None:
        """End the round, with all that lasts until its end ("round"), and count the next one."""
        self._end("round")
        self.round += 1

    def _end(self, moment: str) -> None:
        """Drop what lasts until the end of this moment: mostly there is nothing to look for."""
        if moment not in self._ends:
            return
        self._ends.discard(moment)
        for seat in self.players:
            for mark in tuple(seat.marks):
                if mark.until == moment:  # type: ignore[attr-defined]
                    if mark.round <= self.round:  # type: ignore[attr-defined]
                        self._take_off(seat, mark)
                    else:  # not this time yet
                        self._ends.add(moment)
        for loan in [loan for loan in self.loans if loan.until == moment]:
            self.bearers[loan.bearer].holders.remove(loan.holder)
            self.loans.remove(loan)
            self.powers_changed()
        if any(s.until == moment for s in self.suppressions):
            self.suppressions = [s for s in self.suppressions if s.until != moment]
            self.powers_changed()

    def end_brief_marks(self) -> None:
        """The deaths are settled: marks that last no longer drop."""
        if self._brief:
            self._brief = False
            for seat in self.players:
                for mark in tuple(seat.marks):
                    if mark.brief:  # type: ignore[attr-defined]
                        self._take_off(seat, mark)

    def next(self, *steps: Step) -> None:
        """Put steps in front of the agenda, in this order."""
        self.agenda[:0] = steps

    def to_come(self) -> list[str]:
        """The names of the steps to come: the agenda, then the rest of the routine up to the end of the round."""
        rules, place = self.ruleset, self.place
        rest = (*rules.opening[place:], *rules.round) if place < 0 else rules.round[place:]
        return [*(step.name for step in self.agenda), *rest]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.winners is not None

    # ------------------------------------------------------------------------------------------------------ chance
    def draw(self, what: str, of: str, values: Sequence[Any]) -> Any:
        """One of the values, by the draw what@moment.of.

        Raises:
            IllegalDraw: the draw is scripted with a value that is none of these.
        """
        name = self._draw_name(what, of)
        scripted = self._scripted(name, what, of)
        if scripted is None:
            value = values[chance.number(self.seed, name, len(values))]
        else:  # a text may script a number
            value = next((v for v in values if v == scripted or str(v) == scripted), None)
            if value is None:
                raise IllegalDraw(name, scripted, values)
        self.drawn[name] = value
        return value

    def draw_several(
        self, what: str, of: str, values: Sequence[Any], count: int, always: Sequence[Any] = ()
    ) -> list[Any]:
        """`count` different values, as `draw`; a script gives a list of them.

        Args:
            always: those of the values that are among them whatever is drawn.
        """
        name = self._draw_name(what, of)
        scripted = self._scripted(name, what, of)
        if scripted is None:
            free = [value for value in values if value not in always] if always else values
            chosen = [*always, *chance.shuffled(self.seed, name, free)][:count]
        else:
            chosen = list(scripted) if isinstance(scripted, list | tuple) else [scripted]
            wrong = any(value not in values or chosen.count(value) > 1 for value in chosen)
            if wrong or len(chosen) != count or any(value not in chosen for value in always):
                raise IllegalDraw(name, scripted, values)
        self.drawn[name] = chosen
        return chosen

    def _draw_name(self, what: str, of: str) -> str:
        base = f"{what}@{self.moment}-{self.number}.{of}"
        name, n = base, 1
        while name in self.drawn:
            n += 1
            name = f"{base}.{n}"
        return name

    def _scripted(self, name: str, what: str, of: str) -> Any:
        return self.script.get(name, self.script.get(f"{what}@{self.moment}.{of}")) if self.script else None

    # ---------------------------------------------------------------------------------------------------- bearers
    def power(self, bearer: str, power: str) -> Power | None:
        """The power of this id on this bearer, or None."""
        found = self.bearers.get(bearer)
        if found is not None:
            for written in found.powers:
                if written.id == power:  # type: ignore[attr-defined]
                    return written  # type: ignore[return-value]
        return None

    def me(self, player: str, bearer: str, power: str) -> Me | None:
        """This player's hold on a power, or None if the bearer or the power is gone."""
        found = self.power(bearer, power)
        return Me(player, bearer, found) if found is not None else None

    def lost(self, me: Me) -> Suppression | None:
        """What puts this power out of force for this holder, or None."""
        return next((s for s in self.suppressions if s.bearer == me.bearer and _covers(s, me)), None)

    def bearer(self, id: str) -> Bearer:
        """The bearer of this id. KeyError if there is none."""
        return self.bearers[id]


def _add(index: dict[type, list[Me]], power: Any, found: list[Me]) -> None:
    """Add holds on a power to an index. Lists that are in somebody's hands already stay as they are."""
    kind = type(power)
    if found:
        index[kind] = [*index[kind], *found] if kind in index else found


def _covers(suppression: Suppression, me: Me) -> bool:
    """Whether a suppression of powers of this bearer is one of this power, for this holder."""
    return suppression.holder in (None, me.player) and suppression.power in (None, me.power.id)  # type: ignore[attr-defined]
