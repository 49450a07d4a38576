"""The state of a game as plain data: nothing here is computed, everything turns into JSON and back.

No sets, no object references (ids instead), players as a list in seat order, no field left out when written, unknown
fields refused: a state written by one version is read by another exactly or not at all. The data has no cycles, so the
garbage collector need not track it (`gc=False`).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct, field

from loupiote.kernel.data import Family

if TYPE_CHECKING:
    from loupiote.kernel.ask import Me, No
    from loupiote.kernel.events import Told
    from loupiote.kernel.game import Game
    from loupiote.kernel.ruleset import BearerKind, RuleSet

FORMAT = 1  # of the state; raised with a migration when a field changes


class MarkFamily(Family):
    """Family of all marks."""

    __slots__ = ()


def kebab(name: str) -> str:
    """`FaireLeSigne` -> `faire-le-signe`: the tag, and the id, of a kind from its class."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name.rpartition(".")[2]).lower()


class Mark(MarkFamily, Struct, tag=kebab, forbid_unknown_fields=True, gc=False):
    """Something that sticks to a player. It carries its own end, so nobody has to write a reset.

    Attributes:
        until: the moment at whose end the mark drops, "round" for the end of the round, or None while the game lasts.
        round: the first round in which the mark counts and in which it may drop.
    Class attributes:
        known: who may see it: "nobody" but the MJ, "self", "all".
        brief: it drops when the next deaths are settled.
        source: the card that leaves it for good, "" for a mark that comes and goes; together: how many bear it, 0 for any number.
    """

    known: ClassVar[str] = "nobody"
    brief: ClassVar[bool] = False
    source: ClassVar[str] = ""
    together: ClassVar[int] = 0

    until: str | None = None
    round: int = 0

    @classmethod
    def suits(cls, kind: BearerKind) -> bool:
        """Whether it makes sense on the holder of a card of this kind, by somebody's word."""
        return True

    @classmethod
    def put(cls, game: Game, players: list[str]) -> None:
        """Stick this mark to players by somebody's word, with all that goes with it (a bond, a change of side)."""
        for player in players:
            game.mark(player, cls())

    @classmethod
    def lift(cls, game: Game, player: str) -> None:
        """Take marks of this kind off a player by somebody's word, with all that went with them."""
        game.unmark(player, cls)


class Player(Struct, forbid_unknown_fields=True, gc=False):
    """A seat: who sits there, what everybody may see of it, and its marks.

    Attributes:
        id: the name, which is the id in every list and reply.
        card: the id of the bearer that is this player's role card.
        camp: the side this player wins with now.
        genre: f, m, x or None, for the grammar of texts only.
        shown: the role that everybody knows this player has, once the card is turned.
        former: the names that the seat had before it was taken over.
    """

    id: str
    alive: bool = True
    card: str = ""
    camp: str = ""
    genre: str | None = None
    shown: str | None = None
    marks: list[MarkFamily] = field(default_factory=list)
    former: list[str] = field(default_factory=list)


class PowerFamily(Family):
    """Family of all powers."""

    __slots__ = ()


class Bearer(Struct, forbid_unknown_fields=True, gc=False):
    """What powers are written on: a card, a title, the wolves' den, an object...

    Attributes:
        id: unique in the game, e.g. "voyante-1" or "antre".
        of: the id of its section in the rule book, e.g. "voyante".
        holders: the players who hold it now, in the order in which they came; since: the tick at which each came.
        powers: the powers written on it, with their small states.
    """

    id: str
    of: str
    holders: list[str] = field(default_factory=list)
    since: dict[str, int] = field(default_factory=dict)
    powers: list[PowerFamily] = field(default_factory=list)


class Suppression(Struct, forbid_unknown_fields=True, gc=False):
    """Powers that are out of force without being removed.

    Attributes:
        bearer: whose powers; holder: only for this player, or None for all of them.
        power: one power id, or None for all powers of the bearer.
        by: what caused it, as "bearer.fact" or another id for the MJ; until: the moment at whose end it lifts.
        known: whether its victim knows. If not, the player is asked as ever and the act comes to nothing.
    """

    bearer: str
    holder: str | None = None
    power: str | None = None
    by: str = ""
    until: str | None = None
    known: bool = True


class Loan(Struct, forbid_unknown_fields=True, gc=False):
    """A bearer held for a while by one more player; it goes back at the end of the moment `until`."""

    bearer: str
    holder: str
    until: str


class Attack(Struct, forbid_unknown_fields=True, gc=False):
    """A lethal intention towards one victim.

    Attributes:
        cause: what kills, e.g. "loups", "poison", "bucher".
        author: the player who acts, if there is one; by: the bearer whose power it is.
        because: the clauses that cause it; via: the guards that turned it, which do not see it again.
    """

    victim: str
    cause: str
    author: str | None = None
    by: str = ""
    because: tuple[str, ...] = ()
    via: tuple[str, ...] = ()


class Doom(Struct, forbid_unknown_fields=True, gc=False):
    """Somebody who is going to die, and of what; every attack that got through is kept."""

    who: str
    attacks: list[Attack]


class Act(Struct, forbid_unknown_fields=True, gc=False):
    """A power used: by whom, on whom, and what became of it.

    Attributes:
        chosen: the values as ordered; targets: as they stand after whatever bent the act.
        order: when it was sent, for rules in which the earlier one counts.
        fate: None while it stands, else what stopped it ("knocked-out", "covered"...).
        bent: the powers that moved it, in order.
    """

    actor: str
    bearer: str
    power: str
    targets: list[str]
    chosen: list[str] = field(default_factory=list)
    order: int = 0
    fate: str | None = None
    bent: list[str] = field(default_factory=list)

    @property
    def target(self) -> str:
        """The first target."""
        return self.targets[0]


class InputFamily(Family):
    """Family of everything that comes into a game from outside."""

    __slots__ = ()


class Step(Struct, forbid_unknown_fields=True, gc=False):
    """One step to come.

    Attributes:
        name: the step, as the rule set calls it; args: what it works on.
        carried: inputs that an interruption took from the step and gives back when it starts again.
        timely: a paced game has waited for its time.
    """

    name: str
    args: list[Any] = field(default_factory=list)
    carried: list[InputFamily] = field(default_factory=list)
    timely: bool = False


class Pending(Struct, forbid_unknown_fields=True, gc=False):
    """A prompt that outlives its window, offered beside later ones; `then` is a step that follows the last of its window."""

    window: str
    player: str
    bearer: str
    power: str
    then: str = ""


class Spare(Struct, forbid_unknown_fields=True, gc=False):
    """An attack that a guard stopped, and the clauses that say so; kept until the deaths are told."""

    attack: Attack
    because: tuple[str, ...] = ()


class Hands:
    """The place of what `Game` makes from the state and the rule set: no fields, so none of it is written down."""

    __slots__ = (
        "_asked",
        "_brief",
        "_ends",
        "_force",
        "_here",
        "_noes",
        "_places",
        "_reasons",
        "_route",
        "_stuck",
        "living",
        "ruleset",
        "seats",
        "telling",
    )

    if TYPE_CHECKING:
        ruleset: RuleSet
        seats: dict[str, Player]
        telling: list[Told]
        living: list[str]
        _places: dict[str, int]
        _reasons: dict[str, tuple[str, ...]]
        _noes: dict[tuple[str, str], No]
        _force: dict[type, list[Me]] | None
        _asked: dict[type, list[Me]]
        _here: dict[str, list[str]]
        _route: dict[int, tuple[int, str]]
        _brief: bool
        _ends: set[str | None]
        _stuck: dict[type, list[str]]


class State(Hands, Struct, forbid_unknown_fields=True):
    """A whole game at rest.

    Attributes:
        moment, number: the moment that everybody sees, and its number.
        round: 1 for the first night and the day after it, and so on; 0 before.
        tick: how many moments were opened so far; now: the logical time of the last input, in seconds.
        moments, windows: how often each was opened, resp. closed; cards: how many of each role were made.
        agenda: steps to come before the routine goes on; place: how far the routine, which is the opening and then round
            after round, has come: the number of its next step, the opening counted from -its length.
        attacks: those waiting to be judged; doomed: who dies next;
            spared: attacks stopped since the last deaths; acts: ordered, not done yet.
        drawn: every draw made, by its full name; script: draws that are not left to chance.
        memory: what the rule set has to remember between steps, by a name of its own.
        paced: its moments last their time, whatever is asked in them (`kernel.pace`).
    """

    rules: str
    edition: int
    seed: str
    players: list[Player]
    options: dict[str, Any]
    setup: dict[str, Any]
    format: int = FORMAT
    bearers: dict[str, Bearer] = field(default_factory=dict)
    suppressions: list[Suppression] = field(default_factory=list)
    loans: list[Loan] = field(default_factory=list)
    moment: str = ""
    number: int = 0
    round: int = 0
    tick: int = 0
    now: float = 0.0
    moments: dict[str, int] = field(default_factory=dict)
    windows: dict[str, int] = field(default_factory=dict)
    agenda: list[Step] = field(default_factory=list)
    place: int = 0
    cards: dict[str, int] = field(default_factory=dict)
    attacks: list[Attack] = field(default_factory=list)
    doomed: list[Doom] = field(default_factory=list)
    spared: list[Spare] = field(default_factory=list)
    acts: list[Act] = field(default_factory=list)
    pending: list[Pending] = field(default_factory=list)
    drawn: dict[str, Any] = field(default_factory=dict)
    script: dict[str, Any] = field(default_factory=dict)
    boards: dict[str, bool] = field(default_factory=dict)  # opened or closed by decree
    memory: dict[str, Any] = field(default_factory=dict)
    winners: list[str] | None = None
    camps: list[str] = field(default_factory=list)
    paced: bool = False
