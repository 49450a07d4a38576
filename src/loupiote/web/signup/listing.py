"""Listed games: what the front page and strangers are told of them, which is nothing that only those who play may know.

Of a running game that is who plays and since when; who lives, who acted and when anybody did is not told, nor counted.
"""

from __future__ import annotations

from typing import Any

from django.db.models import Count, Q, QuerySet
from django.http import HttpRequest
from django.urls import reverse
from django.utils import timezone
from msgspec import Struct

from loupiote.narration import Lang
from loupiote.narration.pages import Names
from loupiote.web import language
from loupiote.web.games.models import Game, Master, Seat
from loupiote.web.signup.models import Call, SignUp

PREPARING, RUNNING, FINISHED = Game.Status.PREPARING, Game.Status.RUNNING, Game.Status.FINISHED
PER_PAGE = 20


class Row(Struct):
    """A listed game.

    Attributes:
        title, rules: what it and its rule set are called; leader: who leads it, "" for nobody.
        taken, players: seats with somebody and in all; waiting: how many wait for one; locked: it asks for a password.
    """

    game: Game
    title: str
    rules: str
    leader: str
    taken: int
    players: int
    waiting: int
    locked: bool
    href: str
    watch: bool


def listed(status: str) -> QuerySet[Call]:
    """The notices of the listed games of a status, the newest first; of those in preparation, the ones that take sign-ups."""
    order = {PREPARING: "-game__created_at", RUNNING: "-game__started_at", FINISHED: "-game__ended_at"}
    found = Call.objects.filter(listed=True, game__status=status, game__mode=Game.Mode.FORUM, game__demo=False)
    if status == PREPARING:
        found = found.filter(Q(until=None) | Q(until__gt=timezone.now()))
    return found.select_related("game").order_by(order[Game.Status(status)], "-pk")


def rows(calls: QuerySet[Call] | list[Call], request: HttpRequest) -> list[Row]:
    """These games in words, with few questions to the database."""
    calls, lang = list(calls), language.of(request)
    games = [call.game_id for call in calls]
    taken = _counted(Seat.objects.filter(game__in=games))
    waiting = _counted(SignUp.objects.filter(Q(state=SignUp.State.WAITING), game__in=games))
    leaders = _leaders(games)
    return [_row(call, taken, waiting, leaders, lang) for call in calls]


def row(game: Game, request: HttpRequest) -> Row:
    """One game in words."""
    return rows(list(Call.objects.filter(game=game).select_related("game")), request)[0]


def names(game: Game, inside: bool, lang: Lang) -> list[dict[str, Any]]:
    """Who plays; at the end, who was who. A game behind a password tells its names to those who know it, until it is over."""
    if game.status != FINISHED and not inside:
        return []
    words = Names(lang, game.rules).narrator
    shown = []
    for seat in game.seats.select_related("outcome", "user"):
        outcome = getattr(seat, "outcome", None) if game.status == FINISHED else None
        card = words.role(outcome.role) if outcome is not None else ""
        shown.append({"seat": seat, "user": seat.user, "card": card, "won": outcome is not None and outcome.won})
    return shown


def _row(call: Call, taken: dict[int, int], waiting: dict[int, int], leaders: dict[int, str], lang: Lang) -> Row:
    game = call.game
    rules = Names(lang, game.rules).say(f"set-{game.rules}")
    seats = taken.get(game.pk, 0)
    return Row(
        game=game,
        title=game.title or rules,
        rules=rules,
        leader=leaders.get(game.pk, "MJ") if game.led else "",
        taken=seats,
        players=max(int(game.plan.get("players", 0)), seats) if game.status == PREPARING else seats,
        waiting=waiting.get(game.pk, 0) if game.status == PREPARING else 0,
        locked=bool(call.password),
        href=reverse("signup:page", args=[game.key]),
        watch=game.watch,
    )


def _counted(rows: QuerySet[Any]) -> dict[int, int]:
    return dict(rows.order_by().values_list("game").annotate(n=Count("pk")))


def _leaders(games: list[int]) -> dict[int, str]:
    found: dict[int, str] = {}
    named = (
        Master.objects.filter(game__in=games).exclude(name="").order_by("-role", "pk")
    )  # the first before the others
    for game, name in named.values_list("game", "name"):
        found.setdefault(game, name)
    return found
