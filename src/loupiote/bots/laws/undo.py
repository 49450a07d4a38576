"""Law 4: undo of an input, then the same input again, is the same game; an input amended to itself changes nothing."""

from __future__ import annotations

from loupiote.bots.laws.draw import below
from loupiote.bots.laws.same import difference, picture
from loupiote.bots.laws.wild import Wild
from loupiote.kernel.ask import Refusal
from loupiote.kernel.data import decode, encode
from loupiote.kernel.inputs import Input
from loupiote.kernel.ruleset import RuleSet
from loupiote.kernel.state import InputFamily

OFTEN = 0.25  # of the inputs are undone; the others are, too, in another game
AMENDED = 6  # inputs of one game


def again(given: Input) -> Input:
    """A copy of an input."""
    copy = decode(encode(given), InputFamily)
    assert isinstance(copy, Input)
    return copy


def undoes(rules: RuleSet, seed: str) -> None:
    """Play one wild game; undo inputs and give them again; amend some to themselves, tried first and then for good.

    Raises:
        LawBroken: the state after an undo is not the one before the input, after giving it again not the one after it,
            or an amendment says that something lapses or differs, or changes something.
    """
    game = Wild("undo", rules, seed)
    amend = 0.1
    while (given := game.choose()) is not None:
        checked = game.random.random() < OFTEN
        before = picture(game.table) if checked else {}
        kept = again(given)
        game.take(given)
        if checked:
            _undo(game, before, kept)
        if game.random.random() < amend:
            amend *= 0.8
            _amend(game)
    for _ in range(AMENDED):
        _amend(game)


def _undo(game: Wild, before: dict[str, object], given: Input) -> None:
    after = picture(game.table)
    refusal = game.table.undo()
    if refusal is not None:
        raise game.broken(f"undo is refused: {refusal}")
    found = difference(before, picture(game.table))
    if found:
        raise game.broken(f"after undo, {found}")
    refusal = game.table.submit(given)
    if refusal is not None:
        raise game.broken(f"the same input again is refused: {refusal}")
    found = difference(after, picture(game.table))
    if found:
        raise game.broken(f"after undo and the same input again, {found}")


def _amend(game: Wild) -> None:
    table = game.table
    places = [(c.number, i) for c in table.standing() for i in range(len(c.inputs))]
    if not places:
        return
    chapter, place = places[below(game.random, len(places))]
    given = next(c for c in table.standing() if c.number == chapter).inputs[place]
    assert isinstance(given, Input)
    before, journal = picture(table), table.sleep()
    for commit in (False, True):
        done = table.amend(chapter, place, again(given), commit=commit)
        if isinstance(done, Refusal):
            raise game.broken(f"input {chapter}.{place} amended to itself is refused: {done}")
        if done.lapsed or done.unsaid or done.said:
            raise game.broken(f"input {chapter}.{place} amended to itself (commit={commit}): {done}")
        found = difference(before, picture(table))
        if found:
            raise game.broken(f"input {chapter}.{place} amended to itself (commit={commit}), {found}")
        if not commit and table.sleep() != journal:
            raise game.broken(f"trying to amend input {chapter}.{place} changed the journal")
