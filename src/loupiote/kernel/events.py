"""Facts: what happened, who may know it, and the clauses that caused it.

An event is typed data; words come later (`narration`). Whom it is told to is decided where it happens, never filtered on
the way out: `Told.to` is None for everybody, else the players who may know it; an empty list is kept for the game master
and for the end of the game. The kinds here are those that any rule set may need; kinds that belong to a power that only
some rule sets have stand in `cast.events`. Kinds and fields follow the closed list in `names.yaml`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from loupiote.kernel.data import Family, encode, same_start


class Fact(Family):
    """Family of all event kinds. The first field of a kind is its main one: a record's short form names it."""

    __slots__ = ()


class Event(Fact, Struct, forbid_unknown_fields=True, gc=False):
    """Base of the event kinds; a field that is None is not said."""


class Told(Struct, forbid_unknown_fields=True, gc=False):
    """One event as it was told.

    Attributes:
        event: the fact.
        to: players who may know it; None is everybody, [] nobody but the game master until the end.
        because: ids of the clauses it comes from.
        moment: the moment in which it was told, e.g. "nuit".
        number: the number of that moment, e.g. 2 for night 2.
        full: the same fact as the game master is told it, where that says more.
    """

    event: Fact
    to: list[str] | None
    because: tuple[str, ...]
    moment: str
    number: int
    full: Fact | None = None


def fields(event: Any) -> dict[str, Any]:
    """The fields of an event that are said: name to plain value, the None ones left out."""
    said = msgspec.to_builtins(event)
    said.pop("type", None)
    return {key: value for key, value in said.items() if value is not None}


def minus(told: Sequence[Told], others: Sequence[Told]) -> list[Told]:
    """What is told here and not there, in order; a fact that is told more often here counts as often as that."""
    same = same_start(told, others)  # nearly all is, where the two are a game before and after something
    rest = Counter(map(encode, others[same:]))
    found = []
    for one in told[same:]:
        written = encode(one)
        if rest[written] > 0:
            rest[written] -= 1
        else:
            found.append(one)
    return found


# ------------------------------------------------------------------------------------------- the course of the game


class Opened(Event, tag="opened"):
    """A moment opens; `number` is its round (night 2, day 2), `until` its end if a calendar gives one."""

    moment: str
    number: int
    until: str | None = None


class Skipped(Event, tag="skipped"):
    """A moment does not take place."""

    night: int | None = None
    reason: str | None = None


class Composed(Event, tag="composed"):
    """What is public before play: cards in the game with their count, options, number of players."""

    roles: dict[str, int] | None = None
    options: dict[str, Any] | None = None
    wolves: int | None = None
    players: list[str] | None = None


class Dealt(Event, tag="dealt"):
    """A player gets a card."""

    role: str
    camp: str | None = None
    powers: list[str] | None = None


class Won(Event, tag="won"):
    """The game is over; no winners: nobody wins."""

    winners: list[str]
    camps: list[str] | None = None


class Refused(Event, tag="refused"):
    """An order was refused."""

    power: str | None
    clause: str | None = None
    reason: str | None = None


class Lapsed(Event, tag="lapsed"):
    """A reply that no longer fits was dropped."""

    power: str
    window: str | None = None
    reason: str | None = None


class Decreed(Event, tag="decreed"):
    """The game master's word changed the game."""

    what: str
    who: str | None = None
    value: Any = None


class Reasoned(Event, tag="reasoned"):
    """Why the game master's word was given, in words of their own; a fact apart, since some decrees are told to everybody."""

    text: str


# ------------------------------------------------------------------------------------------------- deaths and lives


class Died(Event, tag="died"):
    """A player is dead. `role` or `camp` are what is announced; cause and author are told to the MJ only."""

    who: str
    role: str | None = None
    camp: str | None = None
    status: list[str] | None = None
    cause: str | None = None
    author: str | None = None


class Survived(Event, tag="survived"):
    """Somebody should have died and lives; `who` is None where the rules hide the name."""

    who: str | None = None
    cause: str | None = None


class Saved(Event, tag="saved"):
    """A named player is given back or pardoned."""

    who: str
    role: str | None = None
    by: str | None = None


class Resurrected(Event, tag="resurrected"):
    """A dead player lives again."""

    who: str


class LostLife(Event, tag="lost_life"):
    """A second life is spent."""

    who: str


class Deaths(Event, tag="deaths"):
    """The names of those about to be told dead, for one who may save or replace."""

    who: list[str]


# ------------------------------------------------------------------------------------------------------ who is what


class Saw(Event, tag="saw"):
    """The answer of a power that looks at a player."""

    who: str
    role: str | None = None
    camp: str | None = None
    wolf: bool | None = None
    power: str | None = None
    powers: list[str] | None = None


class Revealed(Event, tag="revealed"):
    """A card made public without a death."""

    who: str
    role: str | None = None
    camp: str | None = None
    title: str | None = None


class Became(Event, tag="became"):
    """A player's new role, side or power."""

    who: str
    role: str | None = None
    camp: str | None = None
    power: str | None = None


class Answer(Event, tag="answer"):
    """Oui or non."""

    answer: str
    who: list[str] | None = None


class Message(Event, tag="message"):
    """A fixed sentence of the rule book, by its key."""

    text: str
    sender: str | None = msgspec.field(name="from", default=None)
    bold: bool | None = None


class Text(Event, tag="text"):
    """A player's own words, carried by the MJ."""

    text: str
    signed: str | None = None
    sender: str | None = msgspec.field(name="from", default=None)


class Failed(Event, tag="failed"):
    """The neutral sentence: the same bytes whatever the cause."""

    power: str | None = None


class Acted(Event, tag="acted"):
    """That somebody acted."""

    who: str | None = None
    power: str | None = None
    target: list[str] | None = None
    acted: bool | None = None


# -------------------------------------------------------------------------------------------------- votes and offices


class Voted(Event, tag="voted"):
    """One voter's final ballot; `choice` is None for an abstention. Weights are in votes."""

    who: str
    choice: str | None = msgspec.field(name="for", default=None)
    weight: float | None = None


class Counted(Event, tag="counted"):
    """The result of a vote: totals in votes (a half is 0.5), who is first, who is tied."""

    votes: dict[str, float]
    first: str | None = None
    tied: list[str] | None = None
    cancelled: bool | None = None


class VoteAdded(Event, tag="vote_added"):
    """Votes on the board before anybody voted."""

    who: str
    votes: float
    source: str | None = None


class MayVote(Event, tag="may_vote"):
    """Who may vote (`may` true: only these), or who may not (`may` false), until when."""

    who: list[str]
    may: bool
    until: str | None = None


class Elected(Event, tag="elected"):
    """An office changes hands. `how`: vote, named, drawn, abolished (then `who` is None)."""

    who: str | None
    office: str
    how: str
    after: str | None = None


class BoardChanged(Event, tag="board"):
    """A board gains or loses members, or closes."""

    board: str
    members: list[str] | None = None
    closed: bool | None = None
