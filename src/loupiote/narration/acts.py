"""What people did, beside what they were told: the orders that counted, as facts for the story of a finished game.

A power tells what comes of it, hardly ever that it was used: the game master's copy would not say whom the Salvateur
kept, nor a player's own copy what they chose. The journal knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec
from msgspec import Struct

from loupiote.cast.events import Candidate, Withdrew
from loupiote.kernel.events import Acted, Elected, Lapsed, Saw, Told, Voted
from loupiote.kernel.inputs import MJ, Reply
from loupiote.kernel.substitute import names_now
from loupiote.kernel.table import Chapter, Table

# whose outcome says as much, whatever becomes of them: a group smelt, voters, a card taken, a sign agreed on, a hint
OUTCOME: frozenset[str | None] = frozenset(
    {"flairer", "designer-votants", "prendre-carte", "convenir-du-signe", "donner-un-indice"}
)
_Deed = tuple[str, int, str | None, str | None]  # moment, its number, who, power
_End = tuple[int, str | None, str | None, str | None]  # number of the moment, who, power, the player it came to
_NOTHING = ("non", "garder", "personne")


class Done(Told):
    """An act, as a fact told to whoever did it.

    Attributes:
        window: id of the window in which it was ordered, on which its words may depend; "" if not known.
    """

    window: str = ""


class _When(Struct):
    """Of a saved state, the moment."""

    moment: str
    number: int


class _Order(Struct):
    """Of an act that waits, whose it is."""

    actor: str
    power: str


class _Waiting(Struct):
    """Of a saved state, the acts that are still to be carried out."""

    acts: list[_Order] = []


def tale(table: Table, viewer: str) -> list[Told]:
    """The facts that a viewer was told, in their order, with the acts behind them: their own, for "mj" everybody's.

    Args:
        table: a game with its journal.
        viewer: a player, with whoever had their seat before, "mj" or "public".
    """
    found: list[Told] = []
    chapters, now = table.standing(), names_now(table.game)
    counted = _counted(chapters, now)
    readers = {viewer, *(name for name, seat in now.items() if seat == viewer)}
    facts = [told for chapter in chapters for told in chapter.told if _reads(readers, told)]
    powers, deeds = _said(facts)
    ends = set(_ends(facts))
    for chapter in chapters:
        when = msgspec.json.decode(chapter.state, type=_When)
        for reply in counted.get(chapter.number, ()):
            values = list(reply.value or ())
            players = [value for value in values if value in now]  # not the words written to them
            act = Acted(reply.player, reply.power.partition("#")[0], players or values)
            said = act.power in powers or _deed(when, act) in deeds or _end(when, act) in ends
            if readers & {MJ, reply.player} and not said:
                window = reply.window.partition("@")[0]
                found.append(Done(act, [reply.player], (), when.moment, when.number, window=window))
        found += [told for told in chapter.told if _reads(readers, told)]
    return found


def _reads(readers: set[str], told: Told) -> bool:
    return MJ in readers or told.to is None or not readers.isdisjoint(told.to)


def _counted(chapters: list[Chapter], now: Mapping[str, str]) -> dict[int, list[Reply]]:
    """By number of the chapter, the replies that counted: the last of each player and power in a window, if it held.

    An order that still waited to be carried out when its power was asked again gives way to the later answer.

    Args:
        now: what each name of a seat is by now: whoever takes a seat over may change its answers.
    """
    last: dict[tuple[str, str, str], tuple[int, Reply]] = {}
    for chapter in chapters:
        waiting = {(act.actor, act.power) for act in msgspec.json.decode(chapter.state, type=_Waiting).acts}
        for given in chapter.inputs:
            if isinstance(given, Reply):
                key = (given.window or f"#{chapter.number}", now.get(given.player, given.player), given.power)
                if (given.player, given.power) in waiting:
                    _forget(last, *key[1:])
                last.pop(key, None)
                last[key] = (chapter.number, given)
        for player, lapsed in _lapsed(chapter):
            _forget(last, now.get(player, player), lapsed.power, lapsed.window or "")
    found: dict[int, list[Reply]] = {}
    for number, reply in last.values():
        if reply.value is not None and (not reply.value or reply.value[0] not in _NOTHING):
            found.setdefault(number, []).append(reply)
    return found


def _forget(last: dict[tuple[str, str, str], tuple[int, Reply]], player: str, power: str, window: str = "") -> None:
    """Leave out the latest reply of a player and power: of this window where it is one by its number, else of any."""
    named = (key for key in reversed(last) if key[1:] == (player, power) and ("@" not in window or key[0] == window))
    last.pop(next(named, ("", "", "")), None)


def _lapsed(chapter: Chapter) -> Iterator[tuple[str, Lapsed]]:
    for told in chapter.told:
        if isinstance(told.event, Lapsed):
            yield from ((player, told.event) for player in told.to or ())


def _said(told: list[Told]) -> tuple[frozenset[str | None], set[_Deed]]:
    """What facts say of acts: the powers of which they always say it, and single deeds."""
    ballots = any(isinstance(fact.event, Voted) for fact in told)
    deeds = {_deed(fact, fact.event) for fact in told if isinstance(fact.event, Acted)}
    return OUTCOME | {"voter"} if ballots else OUTCOME, deeds


def _deed(told: Told | _When, act: Acted) -> _Deed:
    return told.moment, told.number, act.who, act.power


def _ends(told: list[Told]) -> Iterator[_End]:
    """The orders that facts say as much as: a card seen, an heir, a candidature. What came to somebody else is not told so."""
    for fact in told:
        match fact.event:
            case Saw(who=who):
                yield from ((fact.number, by, "sonder", who) for by in fact.to or ())
            case Elected(who=who, after=after):
                yield fact.number, after, "nommer-successeur", who
            case Candidate(who=who):
                yield fact.number, who, "candidat", who
            case Withdrew(who=who):
                yield fact.number, who, "se-retirer", who


def _end(when: _When, act: Acted) -> _End:
    return when.number, act.who, act.power, act.target[0] if act.target else act.who
