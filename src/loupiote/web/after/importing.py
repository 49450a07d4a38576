"""A record that somebody pastes becomes a game of theirs: whole and checked, or not at all."""

from __future__ import annotations

from django.contrib.auth.decorators import login_required
from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from loupiote.records import MOST_PASTED, Outcome, import_text
from loupiote.web import language, limits
from loupiote.web.games import door, once
from loupiote.web.games.access import as_viewer
from loupiote.web.games.models import Game, Master, Seat
from loupiote.web.limits.busy import heavy
from loupiote.web.people import names
from loupiote.web.people.models import User

SHOWN = 30  # faults


@login_required
@heavy
@require_http_methods(["GET", "HEAD", "POST"])
def take_in(request: HttpRequest) -> HttpResponse:
    """The form, and what is wrong with what was pasted: where, what was found, what is legal."""
    text = request.POST.get("text", "").replace("\r\n", "\n")
    context = {"text": text, "most": MOST_PASTED // 1000, "faults": list[str](), "more": 0}
    if request.method != "POST":
        return render(request, "after/import.html", context)
    assert isinstance(request.user, User)
    if not limits.allow("import", str(request.user.pk), most=30, seconds=3600):
        return render(
            request, "after/import.html", context | {"faults": [_("Too many tries: wait a little.")]}, status=429
        )
    outcome = import_text(text)
    unfit = wrong_names(outcome)
    if outcome.ok and outcome.table is not None and not unfit:
        user, lang = request.user, language.of(request)
        game, _made = once.game(request, lambda key: keep(outcome, user, lang, key))
        over = Game.objects.filter(pk=game.pk, status=Game.Status.FINISHED).exists()
        return redirect("after:story" if over else "games:room", game.key)  # nobody leads on what is over
    faults = [error.text(language.of(request)) for error in outcome.errors] or unfit
    context |= {"faults": faults[:SHOWN], "more": max(len(faults) - SHOWN, 0)}
    if len(text.encode()) > MOST_PASTED:
        context["text"] = ""
    return render(request, "after/import.html", context, status=422)


def wrong_names(outcome: Outcome) -> list[str]:
    """What is wrong with the names of the players here, as sentences: a file knows nothing of posts, links and look-alikes."""
    if not outcome.ok or outcome.table is None or outcome.record is None:
        return []
    before, found, lines = list[str](), list[str](), outcome.record.lines
    for player in outcome.table.game.players:
        for name in dict.fromkeys((*player.former, player.id)):
            twin = next((other for other in before if names.alike(name, [other])), None)
            if twin is not None:
                words = _("{place}: “{name}” looks like “{other}”, so that nobody could tell the two players apart.")
            elif names.bad(name) and not names.is_neutral(name):  # so is who has deleted their account
                words = _("{place}: “{name}” can be no player: it looks like a word of the game, or like an address.")
            else:
                continue
            place = f"{outcome.file}:{lines.get(f'players.{name}', lines.get('players', 1))}"
            found.append(words.format(place=place, name=name, other=twin))
        before += [*player.former, player.id]
    return found


def keep(outcome: Outcome, user: User, lang: str, key: str) -> Game:
    """The game of a record, of this key, led by an account."""
    table, record = outcome.table, outcome.record
    assert table is not None and record is not None
    with transaction.atomic():
        game = Game.objects.create(
            key=key,
            title=(record.title or "")[:80],
            rules=table.rules.id,
            lang=lang,
            options=dict(table.game.options),
            plan={"cards": dict(record.plan.deck())},
            seed=table.game.seed[:64],
            created_by=user,
        )
        seats = [
            Seat(game=game, place=place, name=player.id, genre=player.genre)
            for place, player in enumerate(table.game.players)
        ]
        Seat.objects.bulk_create(seats)
        master = Master.objects.create(game=game, user=user, name=user.name)
        door.adopt(game.pk, as_viewer(master), table, outcome.taps)
    return game
