"""How anybody can see that the cards were dealt by chance alone: the hash before, the seed after, the deal made again."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from loupiote.kernel.chance import commitment, shuffled
from loupiote.kernel.data import decode
from loupiote.kernel.game import Game as State
from loupiote.narration.pages import Names
from loupiote.rules import rule_set
from loupiote.web import language
from loupiote.web.games import tables
from loupiote.web.games.access import enter
from loupiote.web.games.models import Game
from loupiote.web.tone.narrators import names_of

DEAL = "roles@distribution-0.joueur"


@require_safe
def fairness(request: HttpRequest, key: str) -> HttpResponse:
    """For all who may look at the game: its hash; once it is over, its seed, and what follows from it."""
    game, viewer = enter(request, key)
    context: dict[str, Any] = {"game": game, "viewer": viewer, "over": game.status == Game.Status.FINISHED}
    if context["over"]:
        context |= _checked(game, names_of(game, language.of(request)))
    return render(request, "prepare/fairness.html", context)


def _checked(game: Game, names: Names) -> dict[str, Any]:
    """The deal made again from the seed, beside the deal that was."""
    table = tables.current(game).table
    first = decode(table.standing()[0].state.encode(), State)
    rules, held = rule_set(game.rules), {bearer.id: bearer.of for bearer in first.bearers.values()}
    dealt = [held[player.card] for player in first.players]
    left: list[str] = list(first.setup.get("cartes-restantes", []))
    cards = {role: (dealt + left).count(role) for role in rules.roles}
    deck = [role for role in rules.roles for _ in range(cards[role])]
    again = [deck[i] for i in shuffled(game.seed, DEAL, list(range(len(deck))))]
    rows = [
        {"name": player.id, "was": names.narrator.role(was), "again": names.narrator.role(made), "same": was == made}
        for player, was, made in zip(first.players, dealt, again, strict=False)
    ]
    by_chance = DEAL in first.drawn
    draws = [{"name": name, "value": _shown(value)} for name, value in table.game.drawn.items() if name != DEAL]
    return {
        "hash_again": commitment(game.seed),
        "by_chance": by_chance,
        "rows": rows if by_chance else [],
        "deck": [names.narrator.role(role) for role in deck],
        "fair": commitment(game.seed) == game.commitment and (not by_chance or all(row["same"] for row in rows)),
        "draws": draws,
        "deal": DEAL,
    }


def _shown(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
