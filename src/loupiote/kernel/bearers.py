"""Bearers: making, holding, dropping, copying, lending them; suppressing their powers.

A power reaches its object through its bearer, never by name. Stealing, inheriting and exchanging move a bearer; copying
puts a new power in the place of another; borrowing is a loan with an end (thief and owner then hold the same bearer, so a
shared extra life comes for free); suppressing removes nothing.
"""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING

from loupiote.kernel.state import Bearer, Loan, PowerFamily, Suppression

if TYPE_CHECKING:
    from loupiote.kernel.game import Game
    from loupiote.kernel.ruleset import BearerKind


def make(game: Game, kind: BearerKind, *, card: bool) -> Bearer:
    """A new bearer of this kind, held by nobody. A card's id is numbered (`voyante-1`); another bearer bears its kind's id."""
    id = kind.id
    if card:
        n = game.cards[id] = game.cards.get(id, 0) + 1
        id = f"{id}-{n}"
    bearer = Bearer(id, kind.id, powers=[power.__copy__() for power in kind.powers])  # type: ignore[attr-defined]
    game.bearers[id] = bearer
    return bearer


def hold(game: Game, bearer: str, player: str) -> None:
    """Let a player hold a bearer; nothing happens if they hold it."""
    held = game.bearers[bearer]
    if player not in held.holders:
        held.holders.append(player)
        held.since[player] = game.tick
        game.now_holds(player, held)


def drop(game: Game, bearer: str, player: str) -> None:
    """Take a bearer from a player; nothing happens if they do not hold it."""
    held = game.bearers[bearer]
    if player in held.holders:
        held.holders.remove(player)
        held.since.pop(player, None)
        if game.loans:
            game.loans = [loan for loan in game.loans if (loan.bearer, loan.holder) != (bearer, player)]
        game.now_drops(player, held)


def move(game: Game, bearer: str, player: str | None) -> None:
    """Make this player (or nobody) the only holder."""
    held = game.bearers[bearer]
    for holder in list(held.holders):
        drop(game, bearer, holder)
    if player is not None:
        hold(game, bearer, player)


def take_card(game: Game, player: str, card: Bearer) -> None:
    """Make a card this player's role, in the state in which it is: what it holds and its camp come with it.

    The old card leaves their hands; bearers that came with it (the den) are dropped, unless the new card holds them too.
    """
    seat, kind = game.seats[player], game.ruleset.roles[card.of]
    if seat.card:
        for also in game.kind(player).holds:
            if also not in kind.holds:
                drop(game, also, player)
        drop(game, seat.card, player)
    seat.card, seat.camp = card.id, kind.camp
    hold(game, card.id, player)
    for also in kind.holds:
        hold(game, also, player)


def give_card(game: Game, player: str, role: str) -> Bearer:
    """Give a player a fresh card of this role; see `take_card`."""
    card = make(game, game.ruleset.roles[role], card=True)
    take_card(game, player, card)
    return card


def copy_power(game: Game, power: PowerFamily, bearer: str, *, instead_of: str | None = None) -> None:
    """Write a fresh copy of a power on a bearer, in the place of the power with the id `instead_of`, or beside the others."""
    powers = game.bearers[bearer].powers
    powers[:] = [p for p in powers if p.id != instead_of]  # type: ignore[attr-defined]
    powers.append(copy.copy(power))
    game.powers_changed()


def lend(game: Game, bearer: str, player: str, until: str) -> None:
    """Let a player hold a bearer beside its owner until the end of the moment `until`; who holds it already borrows nothing."""
    if player not in game.bearers[bearer].holders:
        hold(game, bearer, player)
        game.loans.append(Loan(bearer, player, until))
        game.lasts(until)


def suppress(game: Game, suppression: Suppression) -> None:
    """Put powers out of force."""
    game.suppressions.append(suppression)
    game.lasts(suppression.until)
    game.powers_changed()


def restore(game: Game, bearer: str | None = None, *, by: str | None = None) -> None:
    """Lift the suppressions of a bearer, those of one cause, or those of one cause on a bearer."""
    kept = [s for s in game.suppressions if bearer not in (None, s.bearer) or by not in (None, s.by)]
    if len(kept) < len(game.suppressions):
        game.suppressions = kept
        game.powers_changed()
