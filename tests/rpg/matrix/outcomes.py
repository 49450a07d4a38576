"""The words in which the rules of the matrix are written: it is done, prevented, stopped, moved... and by which clauses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from rpg.matrix.cells import MOVED, Cell, heard
from rpg.matrix.powers import Row
from rpg.matrix.traits import TRAITS, Trait


@dataclass(frozen=True)
class Rule:
    """What a pair comes to, and why.

    Attributes:
        by: the clauses that decide what becomes of the power; does: those that say what it does.
        reading: where no clause decides, the reading that was taken.
    """

    cell: Cell
    by: tuple[str, ...]
    does: tuple[str, ...]
    reading: str = ""


Of = Callable[[Row], Rule]

FAILED, REDIRECTED, MANIPULATED = "failed", "redirected", "manipulated"
KNOCKED_OUT, ASLEEP, DROPPED = "knocked out", "asleep", "dropped"
NOT_USED = frozenset({"refused", "idle"})
NOWHERE = frozenset({"refused", "idle", "prevented", "lightning"})


def trait(row: Row) -> Trait:
    """What is said of a power, which is the same in the hands of the Métronome."""
    return TRAITS[row.base]


def named(row: Row) -> str:
    """Where it goes when nothing moves it."""
    return row.lands(row.named)


def ids(clauses: str) -> tuple[str, ...]:
    """Clauses written in one text, without the name of their rule set."""
    return tuple(dict.fromkeys(f"rpg.{clause}" for clause in clauses.split()))


def rule(row: Row, word: str, by: str, *hears: str, on: str | None = None) -> Rule:
    """A pair comes to this. What has a stock is used up, but by what is refused and by what prevents it, as its trait says."""
    said, used = trait(row), None
    if said.stock:
        used = word not in NOT_USED and not (word == "prevented" and said.kept.so)
        by += f" {said.kept.by}" if word == "prevented" else f" {said.stock}" if word.endswith("stopped") else ""
    where = None if word in NOWHERE else on or named(row)
    return Rule(Cell(word, where, used, heard(*hears)), ids(by), () if word in NOWHERE else ids(said.does))


def done(row: Row, by: str = "", *hears: str, on: str | None = None) -> Rule:
    """It takes effect, on the player named or on another one."""
    return rule(row, "deviated" if on and on != named(row) else "done", by, *hears, on=on)


def prevented(row: Row, by: str, *hears: str) -> Rule:
    """Its author cannot act."""
    return rule(row, "prevented", by, *hears)


def stopped(row: Row, by: str = "", *hears: str, on: str | None = None) -> Rule:
    """It does not reach the player; its author is told, or not."""
    said = trait(row)
    told = () if said.quiet else (FAILED,)
    return rule(row, _there(row, "stopped", on), f"{by} {said.covered.by}", *told, *hears, on=on)


def vain(row: Row, by: str, *hears: str, on: str | None = None) -> Rule:
    """The player is out of its conditions; whose infection is vain is told so."""
    told = (FAILED,) if row.base.startswith("infecter") else ()
    return rule(row, _there(row, "vain", on), by, *told, *hears, on=on)


def spared(row: Row, by: str, *hears: str, on: str | None = None) -> Rule:
    """The attack is made, and something that guards the player takes it."""
    return rule(row, _there(row, "spared", on), by, *hears, on=on)


def _there(row: Row, word: str, on: str | None) -> str:
    return MOVED + word if on and on != named(row) else word


def notices(row: Row, *words: str, answered: bool = True) -> tuple[str, ...]:
    """What is told of the moves: to who gets an answer, also whom it is about.

    Who infects the victim that another wolf names is told nothing: it is that wolf's act which is moved.
    """
    if row.id == "infecter":
        return ()
    return tuple(f"{word} to" if trait(row).informs and answered else word for word in words)


# ---- rules made of these


def always(by: str) -> Of:
    """It takes effect all the same."""
    return lambda row: done(row, by)


def are(word: str, by: str, *hears: str) -> Of:
    """It comes to this."""
    return lambda row: rule(row, word, by, *hears)


def in_vain(by: str, *moves: str, on: str | None = None) -> Of:
    """The player is out of its conditions."""
    return lambda row: vain(row, by, *notices(row, *moves), on=on)


def undecided(reading: str, of: Of = done) -> Of:
    """No clause decides it: this is the reading that was taken."""
    return lambda row: replace(of(row), by=(), reading=reading)
