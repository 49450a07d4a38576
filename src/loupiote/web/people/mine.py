"""The games of whoever asks, by account and by what the browser has kept, each with what comes next."""

from __future__ import annotations

from collections import Counter

from django.db.models import Q
from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import gettext as _
from msgspec import Struct

from loupiote.narration import Lang
from loupiote.narration.pages import Names
from loupiote.web import language
from loupiote.web.games import tokens
from loupiote.web.games.models import Game, Master, Seat
from loupiote.web.signup.models import SignUp

PREPARING, RUNNING, FINISHED = Game.Status.PREPARING, Game.Status.RUNNING, Game.Status.FINISHED
ORDER = {RUNNING: 0, PREPARING: 1, FINISHED: 2}


class Mine(Struct):
    """A game of somebody's.

    Attributes:
        name: as whom they play, "" for those who lead; next: what they would do there now, href: where.
        players: how many seats there are; rules: what its rule set is called.
    """

    game: Game
    leads: bool
    name: str
    players: int
    rules: str
    next: str
    href: str


def games_of(request: HttpRequest) -> list[Mine]:
    """Running games first, then those in preparation, then those that are over; the newest first of each."""
    held: list[Seat | Master] = list(tokens.kept(request))
    if request.user.is_authenticated:
        who = Q(user_id=request.user.pk)
        held = [
            *Master.objects.filter(who).select_related("game"),
            *Seat.objects.filter(who).select_related("game"),
            *held,
        ]
    held.sort(key=lambda one: isinstance(one, Seat))  # who leads a game sees it as its master
    found: dict[int, Seat | Master] = {}
    for one in held:
        found.setdefault(one.game_id, one)
    seats = Counter(Seat.objects.filter(game_id__in=found).values_list("game_id", flat=True))
    lang = language.of(request)
    mine = [_mine(one, seats[one.game_id], lang) for one in found.values()]
    mine += [_waiting(one, lang) for one in _lists(request) if one.game_id not in found]
    mine += [_made(game, lang) for game in _alone(request) if game.pk not in found]
    mine.sort(key=lambda one: one.game.created_at, reverse=True)
    return sorted(mine, key=lambda one: ORDER[Game.Status(one.game.status)])


def _lists(request: HttpRequest) -> list[SignUp]:
    """The games on whose list somebody is without a seat that they may get still."""
    if not request.user.is_authenticated:
        return []
    states = (SignUp.State.ASKED, SignUp.State.WAITING, SignUp.State.INVITED)
    begun = Q(game__status=RUNNING, game__led=True, state=SignUp.State.WAITING)
    waiting = SignUp.objects.filter(Q(game__status=PREPARING, state__in=states) | begun, user_id=request.user.pk)
    return list(waiting.select_related("game"))


def _waiting(entry: SignUp, lang: Lang) -> Mine:
    game = entry.game
    href, rules = reverse("signup:page", args=[game.key]), Names(lang, game.rules).say(f"set-{game.rules}")
    invited = entry.state == SignUp.State.INVITED
    following = _("Answer the invitation") if invited else _("See the waiting list")
    return Mine(game, False, entry.name, int(game.plan.get("players", 0)), rules, following, href)


def _alone(request: HttpRequest) -> list[Game]:
    """The games that somebody has made and the program leads, which have begun."""
    if not request.user.is_authenticated:
        return []
    return list(Game.objects.filter(created_by_id=request.user.pk, led=False).exclude(status=PREPARING))


def _made(game: Game, lang: Lang) -> Mine:
    over, rules = game.status == FINISHED, Names(lang, game.rules).say(f"set-{game.rules}")
    href = reverse("after:story" if over else "signup:page", args=[game.key])
    return Mine(game, True, "", game.seats.count(), rules, _("Read the story") if over else _("See who plays"), href)


def _mine(holder: Seat | Master, players: int, lang: Lang) -> Mine:
    game, leads = holder.game, isinstance(holder, Master)
    words = {
        (PREPARING, True): _("Go on preparing"),
        (PREPARING, False): _("See who plays") if game.mode == Game.Mode.FORUM else _("Wait at the table"),
        (RUNNING, True): _("Continue leading"),
        (RUNNING, False): _("Take your seat"),
        (FINISHED, True): _("Read the story"),
        (FINISHED, False): _("Read the story"),
    }
    name, rules = "" if leads else holder.name, Names(lang, game.rules).say(f"set-{game.rules}")
    href = reverse("after:story" if game.status == FINISHED else "games:room", args=[game.key])
    return Mine(game, leads, name, players, rules, words[Game.Status(game.status), leads], href)
