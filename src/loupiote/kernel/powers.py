"""Powers: what a bearer lets its holder do (active), or what happens by itself (passive).

A power is a Struct with its own small state, written on a bearer. Its class bears its id: `FaireLeSigne` is
`faire-le-signe`. The rule set lists which powers a window asks (`ASKED`), which guard (`GUARDS`), which react to a death
(`AFTER_DEATH`), which weigh a vote (`WEIGHTS`), which bend acts (`STAGES`) and in which order acts take effect (`ORDER`);
a hook that no list names is never called, so a role pays for nothing that it does not have.

A rule set that needs a power of the same name with other rules gives its class a tag of its own (`tag="rpg.sonder"`).
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from types import GeneratorType
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias, TypeVar, cast

from msgspec import Struct

from loupiote.kernel.ask import Choice, Me, No, Prompt, Value, Window
from loupiote.kernel.state import Act, Attack, Doom, Mark, PowerFamily, kebab

if TYPE_CHECKING:
    from loupiote.kernel.game import Game

T = TypeVar("T")
Flow: TypeAlias = Generator[Window, Any, T]  # a piece of a step: may ask, gives a T back
MaybeFlow: TypeAlias = T | Flow[T]


def flow(result: MaybeFlow[T]) -> Flow[T]:
    """Run what a hook gave back, whether it asks something or not."""
    if isinstance(result, GeneratorType):
        given: T = yield from result
        return given
    return cast(T, result)


class Spared(Struct):
    """A guard's word that an attack is stopped, and the clauses that say so."""

    because: tuple[str, ...] = ()


Verdict = None | Spared | Attack | list[Attack]


class Power(PowerFamily, Struct, tag=kebab, forbid_unknown_fields=True):
    """Base of the powers. A role overrides only the hooks that it has.

    Class attributes:
        optional: "nothing" is a legal answer; shared: one power for all holders of its bearer, decided together.
        instant: usable at once, the answer interrupts the step under way; refereed: the game master alone answers, for the group.
        aside: only at its holder's choice: nobody waits for an answer, and no bot thinks of it.
        beyond: asked of its dead holders too; `choices` says what for.
        tags: words on which other powers look ("nocturnal", "informs"...), instead of names.
        simple: the power leaves `must`, `shows`, `clashes` and `seconds` as they are here.
        recalls: it goes on from whom its holder named last (`recall`). A field `spent` says that it is used up.
        alike: what `choices` says is the same for all who hold the power together, so it is asked once for all of them.
    """

    id: ClassVar[str] = "power"
    optional: ClassVar[bool] = True
    shared: ClassVar[bool] = False
    instant: ClassVar[bool] = False
    refereed: ClassVar[bool] = False
    simple: ClassVar[bool] = True
    aside: ClassVar[bool] = False
    beyond: ClassVar[bool] = False
    tags: ClassVar[frozenset[str]] = frozenset()
    recalls: ClassVar[bool] = False
    alike: ClassVar[bool] = False

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        cls.id = kebab(cls.__name__)
        hooks = (cls.must, cls.shows, cls.clashes, cls.seconds)
        cls.simple = hooks == (Power.must, Power.shows, Power.clashes, Power.seconds)
        cls.recalls = cls.recall is not Power.recall
        cls.alike = cls.alike and cls.simple and cls.prompt is Power.prompt

    # ---- active
    def choices(self, game: Game, me: Me) -> Choice | No | None:
        """What may be answered now; `No` (with its reason) or None when the power is not offered."""
        return None

    @classmethod
    def prompts(cls, game: Game, holders: list[Me]) -> list[Prompt]:
        """The prompts of these holders (one at least), who are asked in one window; those for whom it is offered now."""
        found: list[Prompt] = []
        for me in holders:
            if cls.alike and found and found[-1].bearer == me.bearer:
                last = found[-1]
                ways = last.optional, last.shared, last.instant, last.refereed
                asked = Prompt(me.player, me.bearer, last.power, last.choice, *ways)
            else:
                asked = me.power.prompt(game, me)  # type: ignore[attr-defined]
            if asked is not None:
                found.append(asked)
        return found

    def prompt(self, game: Game, me: Me) -> Prompt | None:
        """The prompt of this power for one holder, or None if it is not offered now."""
        choice = self.choices(game, me)
        if choice is None or type(choice) is No or not choice.possible():
            return None
        asked = Prompt(me.player, me.bearer, self.id, choice, self.optional, self.shared, self.instant, self.refereed)
        if not self.simple:
            asked.optional = not self.must(game, me)
            asked.shows = self.shows(game, me)
            asked.clashes = self.clashes(game, me)
            asked.seconds = self.seconds(game, me)
        if self.aside:
            asked.aside = True
        return asked

    def given(self, game: Game) -> bool:
        """Whether the options of the game give this power to its bearer at all: else nobody needs to hear of it."""
        return True

    def must(self, game: Game, me: Me) -> bool:
        """Whether an answer is compulsory this time."""
        return not self.optional

    def shows(self, game: Game, me: Me) -> str:
        """What everybody sees while the window is open: "" nothing, "who" has answered, or "all" of the answers."""
        return ""

    def clashes(self, game: Game, me: Me) -> Mapping[str, No | None]:
        """Powers of the same window that cannot be used beside this one, with the reason; None: it takes its place."""
        return {}

    def seconds(self, game: Game, me: Me) -> No | None:
        """Of a shared power, whose choice is one of a list: why this holder may only support a name that another one, who
        is free to, has put forward in this window; None: free to name anybody.
        """
        return None

    def silence(self, game: Game, me: Me) -> Value | None:
        """What counts as the answer of a player who gave none; None: nothing."""
        return None

    def decide(self, game: Game, acts: list[Act], me: Me) -> Act | None:
        """Of a shared power: the one act that the holders' proposals make."""
        return acts[-1] if acts else None

    def resolve(self, game: Game, act: Act, me: Me) -> MaybeFlow[Verdict]:
        """Carry the act out. Attacks are given back, never done here: they wait for the guards."""
        return None

    def thwarted(self, game: Game, act: Act, me: Me) -> MaybeFlow[Verdict]:
        """In place of `resolve` when the act comes to nothing (`act.fate` says why): what it costs, what its author is told."""
        return None

    # ---- bending the acts of a night, as a stage of `STAGES`
    @classmethod
    def sequence(cls, game: Game, acts: list[Act]) -> list[Act]:
        """In which order the acts of this kind that stand bend others; they are given the earliest sent first."""
        return acts

    def bend(self, game: Game, act: Act, me: Me) -> None:
        """Change other acts of the night (their targets, their fate), or mark somebody for a later stage."""

    # ---- passive

    def guard(self, game: Game, attack: Attack, me: Me) -> MaybeFlow[Verdict]:
        """As a guard of `GUARDS`: stop an attack, turn it (another Attack), add some, or None."""
        return None

    def follows(self, game: Game, me: Me, dead: Mapping[str, Doom]) -> bool:
        """Whether this power reacts to these deaths; they take effect after this is asked."""
        return me.player in dead

    def after_death(self, game: Game, me: Me) -> MaybeFlow[Verdict]:
        """What follows the death, as a step of its own."""
        return None

    def weight(self, game: Game, me: Me, worth: int) -> int:
        """As one of `WEIGHTS`: the half-votes of its holder's voice, which those before it made `worth`."""
        return worth

    def watch(self, game: Game, me: Me, text: str) -> MaybeFlow[Verdict]:
        """As a watcher of a board: its holder wrote a post there."""
        return None

    # ---- what happened before the program took the game over, see `kernel.already`
    def use_up(self, game: Game, me: Me) -> None:
        """It has been used up, with all that came of it and lasts."""
        self.spent = True

    def recall(self, game: Game, me: Me, named: str) -> None:
        """Its holder named this player with it last."""


class BendMark(Mark):
    """Base of the marks that, as a stage of `STAGES`, bend the acts aimed at the player they stick to."""

    def bend(self, game: Game, act: Act, player: str) -> None:
        """As `Power.bend`, for one act of which `player` is a target now."""


class GuardMark(Mark):
    """Base of the marks that guard the player they stick to."""

    def guard(self, game: Game, attack: Attack, player: str) -> MaybeFlow[Verdict]:
        """As `Power.guard`, for the victim `player`."""
        return None


class WeightMark(Mark):
    """Base of the marks that weigh the voice of the player they stick to; `fact` is the reason, as "bearer.fact"."""

    fact: ClassVar[str] = ""

    def weight(self, game: Game, player: str, worth: int) -> int:
        """As `Power.weight`."""
        return worth
