"""Substitution: somebody else takes over a seat. The contract:

The seat keeps everything: card, marks, title, bonds, and what it was told before. Replies of the window that is open stand
too, its own and those of others that name it. Only the name changes, which is the id, so the new name stands wherever the
state had the old one. The past is not rewritten: inputs and facts of the journal keep the name that was true then,
`Player.former` lists the names a seat had, and a view shows what was told to any of them.

A name that is also a word of the rule set (a player called `voyante`) could not be told from that word in a power's own state
or in the memory of the game, so such a seat keeps its name: a refusal says so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from loupiote.kernel.ask import Refusal
from loupiote.kernel.data import decode, encode, kinds
from loupiote.kernel.start import is_name, look
from loupiote.kernel.state import MarkFamily, PowerFamily

if TYPE_CHECKING:
    from loupiote.kernel.game import Game

NO_NAMES = frozenset(
    {"type", "rules", "seed", "options", "moments", "windows", "boards", "former", "drawn"}
)  # fields without names; what was drawn is past, and keeps the name that was true then


def fault(game: Game, old: str, new: Any) -> Refusal | None:
    """Why this seat cannot be taken over under this name, or None."""
    if not isinstance(new, str) or not is_name(new):
        return Refusal("bad-name", values=("" if new is None else str(new),))
    taken = {name for seat in game.players for name in (seat.id, *(seat.former if seat.id != old else ()))}
    if look(new) in map(look, taken):
        return Refusal("duplicate-name", values=(new,))
    if old in _words(game):
        return Refusal("name-is-a-word", values=(old,))
    return None


def substitute(game: Game, old: str, new: str) -> None:
    """Give a seat its new name, in this very game; the caches are made again."""
    plain = _renamed(msgspec.to_builtins(game), old, new)
    made = decode(encode(plain), type(game))
    for name in game.__struct_fields__:
        setattr(game, name, getattr(made, name))
    telling = game.telling
    game.bind(game.ruleset)
    game.telling.extend(telling)
    seat = game.seats[new]
    seat.former.append(old)
    seat.genre = None


def names_now(game: Game) -> dict[str, str]:
    """What each name of a seat, of now and of before, is now: to read what was said of it then."""
    return {name: seat.id for seat in game.players for name in (*seat.former, seat.id)}


def _renamed(value: Any, old: str, new: str) -> Any:
    if isinstance(value, dict):
        return {
            new if key == old else key: one if key in NO_NAMES else _renamed(one, old, new)
            for key, one in value.items()
        }
    if isinstance(value, list | tuple):  # what was answered is a tuple, also as plain data
        return [_renamed(one, old, new) for one in value]
    return new if value == old else value


def _words(game: Game) -> set[str]:
    """Every id that may stand in a state beside names of players."""
    rules = game.ruleset
    ids = {*rules.kinds, *game.bearers, *rules.powers, *rules.moments, *rules.asked, *rules.steps, *rules.round}
    ids |= {*kinds(MarkFamily), *kinds(PowerFamily), *(attack.cause for attack in game.attacks), "oui", "non"}
    ids |= {kind.camp for kind in rules.kinds.values()}
    return ids | {f.name for kind in _structs(game) for f in msgspec.structs.fields(kind)}


def _structs(game: Game) -> list[type[msgspec.Struct]]:
    """The shapes of the state, whose field names are keys when it is written."""
    parts: list[Any] = [
        game,
        *game.players,
        *game.bearers.values(),
        *game.agenda,
        *game.attacks,
        *game.doomed,
        *game.pending,
    ]
    parts += [power for bearer in game.bearers.values() for power in bearer.powers]
    parts += [mark for seat in game.players for mark in seat.marks]
    parts += [given for step in game.agenda for given in step.carried]
    return list({type(part) for part in parts})
