"""The closed lists of `names.yaml` as typed data: the words of one rule set, and those that all of them share."""

from typing import Literal

import msgspec

BearerKind = Literal[
    "role", "pack", "title", "office", "job", "object", "post", "citadel", "wall", "project", "combat-power",
    "event-card", "group", "everyone", "mj",
]  # fmt: skip


class WindowName(msgspec.Struct, frozen=True):
    """A question of the engine: in which moments it may come, whom it asks, when (in words)."""

    id: str
    moments: tuple[str, ...]
    asks: str
    when: str | None = None
    simultaneous: bool = False
    delay: bool = False


class PowerName(msgspec.Struct, frozen=True):
    """What a bearer's holder may order. The head of `names.yaml` says what each field means.

    `choices` lists the parts of the answer. `optional` and `n` may be conditions in words. `rules` holds full clause
    ids.
    """

    id: str
    windows: tuple[str, ...]
    choices: tuple[str, ...]
    among: str | tuple[str, ...] | None = None
    optional: bool | str = True
    silence: str | None = None
    instant: bool = False
    delay: bool = False
    shared: str | None = None
    once: bool = False
    when: str | None = None
    secret: bool = False
    rules: tuple[str, ...] = ()
    n: int | str | None = None
    max: int | None = None
    who: str | None = None
    note: str | None = None


class BearerName(msgspec.Struct, frozen=True):
    """What powers are written on. `passive` says in words what happens by itself, `holds` which pack its holder joins.

    `same_as` names the rule set whose bearer of that id has the powers given here.
    """

    id: str
    kind: BearerKind
    powers: dict[str, PowerName]
    passive: dict[str, str]
    holds: str | None = None
    rules: tuple[str, ...] = ()
    note: str | None = None
    style: str | None = None
    starts: tuple[str, ...] = ()
    codes: tuple[str, ...] = ()
    charge: int | None = None
    same_as: str | None = None


class BoardName(msgspec.Struct, frozen=True):
    """A place to talk; who writes, who reads and when it is open, in words. `option`: only when an option opens it."""

    id: str
    name: str
    writes: str
    reads: str
    open: str
    option: bool = False
    rules: tuple[str, ...] = ()
    note: str | None = None


class DrawName(msgspec.Struct, frozen=True):
    """A chance, `what@moment.bearer`, and its values: a list of them, or words. `short` is what a record may write."""

    id: str
    values: str | tuple[str, ...]
    short: str | None = None
    option: bool = False

    @property
    def what(self) -> str:
        """What is drawn."""
        return self.id.partition("@")[0]

    @property
    def moment(self) -> str:
        """In which moment."""
        return self.id.partition("@")[2].partition(".")[0]

    @property
    def bearer(self) -> str:
        """For which bearer."""
        return self.id.partition("@")[2].partition(".")[2]


class Words(msgspec.Struct, frozen=True):
    """The words of one rule set. `also` maps words that a record may write to the ids they mean.

    `always_refused` maps powers that a record may write, though they are never offered, to the clause that refuses
    them.
    """

    rule_set: str
    moments: tuple[str, ...]
    windows: dict[str, WindowName]
    bearers: dict[str, BearerName]
    boards: dict[str, BoardName]
    draws: dict[str, DrawName]
    marks: tuple[str, ...]
    setup: dict[str, str]
    also: dict[str, str]
    always_refused: dict[str, str] = {}
    object_states: tuple[str, ...] = ()
    events_without_prefix: bool = False

    @property
    def powers(self) -> dict[str, tuple[str, ...]]:
        """Every power that can be ordered, with the bearers that have it."""
        found: dict[str, tuple[str, ...]] = {}
        for bearer in self.bearers.values():
            for power in bearer.powers:
                found[power] = (*found.get(power, ()), bearer.id)
        return found

    def shorts(self) -> dict[str, tuple[str, ...]]:
        """The short words of draws, each with the draws it may stand for."""
        found: dict[str, tuple[str, ...]] = {}
        for draw in self.draws.values():
            if draw.short:
                found[draw.short] = (*found.get(draw.short, ()), draw.id)
        return found


class EventName(msgspec.Struct, frozen=True):
    """A kind of fact told to somebody: its fields, the main one first, and its usual audience."""

    id: str
    fields: tuple[str, ...]
    told: str


class ShortName(msgspec.Struct, frozen=True):
    """A word that records may write for a fact of `kind`: the field that takes the value, and fields that are set."""

    id: str
    kind: str
    main: str | None
    fixed: dict[str, str | bool]


class CommonWords(msgspec.Struct, frozen=True):
    """The words that all rule sets share."""

    kinds: tuple[str, ...]
    choices: dict[str, str]
    audiences: tuple[str, ...]
    events: dict[str, EventName]
    shorts: dict[str, ShortName]
    facets: tuple[str, ...]
    mj: dict[str, str]
