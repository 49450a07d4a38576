"""Cards for another number of players."""

from __future__ import annotations

from loupiote.balance.suggest import PLAIN, suggest
from loupiote.web.prepare.draft import ABOUT_CARDS, Draft


def resize(draft: Draft, players: int) -> None:
    """Change how many shall play, and the cards with it; never fewer than have a seat."""
    low, high = draft.rules.players
    players = max(min(players, high), low, len(draft.seats))
    if players != draft.players:
        made = cards(draft, players)
        draft.keep(players=players, cards=made)


def cards(draft: Draft, players: int) -> dict[str, int]:
    """The cards of a draft for `players`: a proposal stays a proposal; of cards that somebody chose, plain villagers come or go.

    Where that does not make a deck that can be played, it is the proposal.
    """
    rules, chosen, more = draft.rules, draft.cards, players - draft.players
    proposal = suggest(rules, players)
    if chosen == suggest(rules, draft.players) or PLAIN not in rules.roles:
        return proposal
    fitted = {**chosen, PLAIN: chosen.get(PLAIN, 0) + more}
    if fitted[PLAIN] < 0:
        return proposal
    fitted = {role: fitted[role] for role in rules.roles if fitted.get(role)}
    return fitted if _sound(draft, players, fitted) else proposal


def _sound(draft: Draft, players: int, fitted: dict[str, int]) -> bool:
    """Whether these cards suit this number of players."""
    plan = draft.game.plan
    try:
        draft.game.plan = {**plan, "players": players}
        return not any(fault.code in ABOUT_CARDS for fault in draft.faults(fitted))
    finally:
        draft.game.plan = plan
