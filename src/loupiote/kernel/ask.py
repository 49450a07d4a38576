"""Asking: windows, prompts, and the closed list of kinds of choice.

A choice is the single source for the form on a page, the bot, the check of a reply and the reason of a refusal: it lists
its legal values, or checks them, and says why not. Every value is a tuple of texts, whatever its kind:

    nothing ()          a player ("Bob",)         yes or no ("oui",)        words ("...",)
    several ("A", "B")  a ballot ("Bob",) or ("personne",)                  parts: their values one behind the other
    a branch: an option, then its values

A refusal is a value, not an exception: a player's slip is no fault of the program.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, final

from msgspec import Struct, field

from loupiote.kernel.state import PowerFamily

Value = tuple[str, ...]
Pick = Callable[[int], int]  # a number below n: whatever chance a bot uses

NOBODY = "personne"  # a ballot for nobody


@final
class No(Struct, frozen=True, gc=False):
    """Why a value, or a whole power, is not to be had: a code for the texts and the clause."""

    code: str
    clause: str | None = None


class Refusal(Struct, gc=False):
    """An input that was not taken, and why. It depends only on what its author may know.

    Attributes:
        code: key of the sentence; who: its author; power, values: what was asked for.
        legal: the values that would have been taken, where they can be listed; clause: the rule, if one says so.
    """

    code: str
    who: str | None = None
    power: str | None = None
    values: tuple[str, ...] = ()
    legal: list[str] = field(default_factory=list)
    clause: str | None = None


class Choice(Struct, gc=False):
    """Base of the kinds of choice."""

    kind: ClassVar[str] = ""

    def why_not(self, value: Value) -> tuple[No, str] | None:
        """None for a legal value; else the reason and the part of the value that it is about."""
        raise NotImplementedError

    def pick(self, pick: Pick) -> Value:
        """A legal value, by chance."""
        raise NotImplementedError

    def legal(self) -> list[str]:
        """Each single value that may be named, or [] where they cannot be listed."""
        return []

    def possible(self) -> bool:
        """Whether there is any legal value at all."""
        return True


class Nothing(Choice):
    """The power alone."""

    kind: ClassVar[str] = "none"

    def why_not(self, value: Value) -> tuple[No, str] | None:
        return (No("too-many"), value[0]) if value else None

    def pick(self, pick: Pick) -> Value:
        return ()


class One(Choice):
    """One of a list.

    Attributes:
        but: values taken out of the list, each with its reason; other: the reason for everything that is not in it.
        of: what the values are, in the words of `names.yaml`; blank: "personne" may be named too, as on a ballot.
    """

    among: list[str]
    but: dict[str, No] = field(default_factory=dict)
    of: str = "one player"
    blank: bool = False
    other: No = No("not-legal")

    def why_not(self, value: Value) -> tuple[No, str] | None:
        if len(value) != 1:
            return (No("too-many"), value[1]) if value else (No("empty"), "")
        name = value[0]
        if name in self.but:
            return self.but[name], name
        if name in self.among or (self.blank and name == NOBODY):
            return None
        return self.other, name

    def pick(self, pick: Pick) -> Value:
        among, but = self.among, self.but
        size = len(among)
        i = pick(size + self.blank)
        if i == size:
            return (NOBODY,)
        if among[i] not in but:  # most values of a list are legal
            return (among[i],)
        names = self.legal()
        return (names[pick(len(names))],)

    def legal(self) -> list[str]:
        names = [name for name in self.among if name not in self.but]
        return [*names, NOBODY] if self.blank else names

    def possible(self) -> bool:
        among, but = self.among, self.but
        return self.blank or len(among) > len(but) or any(name not in but for name in among)


class Several(Choice):
    """From `low` to `high` different values of a list, in an order that counts or not."""

    among: list[str]
    low: int
    high: int
    ordered: bool = False
    but: dict[str, No] = field(default_factory=dict)
    of: str = "n players"

    def why_not(self, value: Value) -> tuple[No, str] | None:
        for name in value:
            if name in self.but:
                return self.but[name], name
            if name not in self.among:
                return No("not-legal"), name
            if value.count(name) > 1:
                return No("same-twice"), name
        if len(value) < self.low:
            return No("too-few"), str(self.low)
        if len(value) > self.high:
            return No("too-many"), value[self.high]
        return None

    def pick(self, pick: Pick) -> Value:
        names = self.legal()
        count = min(self.low + pick(self.high - self.low + 1), len(names))
        return tuple(names.pop(pick(len(names))) for _ in range(count))

    def legal(self) -> list[str]:
        return [name for name in self.among if name not in self.but]

    def possible(self) -> bool:
        return len(self.legal()) >= self.low


class YesNo(Choice):
    """Oui or non; the power alone means oui, which the readers of replies write out."""

    kind: ClassVar[str] = "yes-no"

    def why_not(self, value: Value) -> tuple[No, str] | None:
        if value in (("oui",), ("non",)):
            return None
        return No("not-legal"), value[0] if value else ""

    def pick(self, pick: Pick) -> Value:
        return ("oui",) if pick(2) else ("non",)

    def legal(self) -> list[str]:
        return ["oui", "non"]


class Words(Choice):
    """Free text of one to `most` characters."""

    most: int
    kind: ClassVar[str] = "words"

    def why_not(self, value: Value) -> tuple[No, str] | None:
        if len(value) != 1:
            return (No("too-many"), value[1]) if value else (No("empty"), "")
        if not value[0].strip():
            return No("empty"), ""
        return (No("too-long"), str(self.most)) if len(value[0]) > self.most else None

    def pick(self, pick: Pick) -> Value:
        return ("…",)


class Places(Choice):
    """A place for each of several players: player, place, player, place... At most `room` players in one place."""

    players: list[str]
    places: list[str]
    room: int
    kind: ClassVar[str] = "seats"

    @staticmethod
    def placed(value: Value) -> dict[str, str]:
        """Player -> place, as a value says."""
        return dict(zip(value[::2], value[1::2], strict=False))

    def why_not(self, value: Value) -> tuple[No, str] | None:
        who, where = value[::2], value[1::2]
        for name in who:
            if name not in self.players:
                return No("not-legal"), name
            if who.count(name) > 1:
                return No("same-twice"), name
        for place in where:
            if place not in self.places:
                return No("not-legal"), place
            if where.count(place) > self.room:
                return No("too-many"), place
        return (No("too-few"), str(len(self.players))) if len(where) < len(self.players) else None

    def pick(self, pick: Pick) -> Value:
        slots = [place for place in self.places for _ in range(self.room)]
        value: list[str] = []
        for name in self.players:
            value += (name, slots.pop(pick(len(slots))))
        return tuple(value)

    def possible(self) -> bool:
        return len(self.places) * self.room >= len(self.players)


class Parts(Choice):
    """Several choices in a row; each but the last takes one text, the last takes the rest."""

    parts: list[Choice]
    kind: ClassVar[str] = "parts"

    def spans(self) -> list[tuple[Choice, slice]]:
        """The parts, each with what it takes of a value."""
        last = len(self.parts) - 1
        return [(part, slice(i, None if i == last else i + 1)) for i, part in enumerate(self.parts)]

    def why_not(self, value: Value) -> tuple[No, str] | None:
        return next((why for part, span in self.spans() if (why := part.why_not(value[span]))), None)

    def pick(self, pick: Pick) -> Value:
        return tuple(text for part in self.parts for text in part.pick(pick))

    def legal(self) -> list[str]:
        return [name for part in self.parts for name in part.legal()]

    def possible(self) -> bool:
        return all(part.possible() for part in self.parts)


class Branch(Choice):
    """An option, then what that option asks.

    Attributes:
        branches: option -> what comes behind it; but: options taken out of the list, each with its reason.
    """

    branches: dict[str, Choice]
    but: dict[str, No] = field(default_factory=dict)
    other: No = No("not-legal")
    kind: ClassVar[str] = "branch"

    def why_not(self, value: Value) -> tuple[No, str] | None:
        if not value:
            return No("empty"), ""
        option = value[0]
        if option not in self.legal():
            return self.but.get(option, self.other), option
        return self.branches[option].why_not(value[1:])

    def pick(self, pick: Pick) -> Value:
        options = self.legal()
        option = options[pick(len(options))]
        return (option, *self.branches[option].pick(pick))

    def legal(self) -> list[str]:
        return [option for option, choice in self.branches.items() if option not in self.but and choice.possible()]

    def possible(self) -> bool:
        return bool(self.legal())


class Me(Struct, eq=False, gc=False):
    """Who uses a power: the player, the bearer that carries it, and the power itself."""

    player: str
    bearer: str
    power: PowerFamily


class Prompt(Struct, gc=False):
    """One question: who may answer, with which power of which bearer, what answers are legal.

    Attributes:
        optional: an answer "nothing" is legal; shared: the holders of the bearer see one another's proposals.
        instant: the answer counts at once and interrupts; refereed: only the game master may answer.
        shows: what everybody sees of the answer while the window is open: "", "who" or "all".
        clashes: powers of this window that cannot be used beside it, each with the reason; None: this answer takes the place
            of that one.
        seconds: of a shared power, this holder may only support what another one, who is free to, has put forward in this
            window; the reason why anything else is refused.
        aside: only at the player's choice: nobody waits for an answer, and no bot thinks of it.
    """

    player: str
    bearer: str
    power: str
    choice: Choice
    optional: bool = True
    shared: bool = False
    instant: bool = False
    refereed: bool = False
    shows: str = ""
    clashes: Mapping[str, No | None] = field(default_factory=dict)
    seconds: No | None = None
    aside: bool = False


def is_ballot(prompt: Prompt) -> bool:
    """Whether the answer is a vote."""
    return type(prompt.choice) is One and prompt.choice.of == "ballot"


class Window(Struct, gc=False):
    """What a step asks: prompts open at the same time, under the id of the window.

    Attributes:
        hold: the window stays open until it is closed, even where nobody is left to answer.
    """

    id: str
    prompts: list[Prompt]
    hold: bool = False
