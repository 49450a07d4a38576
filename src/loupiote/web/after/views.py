"""All cards, the story from any seat, every vote."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from loupiote.kernel.events import Counted, Opened, Told, Voted, Won
from loupiote.kernel.inputs import MJ
from loupiote.kernel.substitute import names_now
from loupiote.kernel.view import PUBLIC
from loupiote.narration import tale
from loupiote.narration.clauses import clause_text
from loupiote.narration.scenes import Scene
from loupiote.web import language
from loupiote.web.after.models import Sequel
from loupiote.web.after.whole import Whole, whole
from loupiote.web.seat.screen import Words, tile


@require_safe
def cards(request: HttpRequest, key: str) -> HttpResponse:
    """Who was who, and who has won."""
    seen = whole(request, key)
    words, winners = Words(request, seen.game), seen.view.winners or []
    seats = [
        tile(seen.view, words, seat, i) | {"won": seat.name in winners, "side": words.text.camp(seat.camp or "")}
        for i, seat in enumerate(seen.view.seats, 1)
    ]
    won = next((told for told in reversed(seen.view.told) if isinstance(told.event, Won)), None)
    return render(
        request, "after/cards.html", frame(seen, "cards") | {"seats": seats, "won": won and words.html.tell(won)}
    )


@require_safe
def story(request: HttpRequest, key: str) -> HttpResponse:
    """The whole story, as the game master knows it or as it was from one seat; `?as=Ana`, `?as=public`."""
    seen = whole(request, key)
    words, reader = Words(request, seen.game), request.GET.get("as", MJ)
    names = [seat.name for seat in seen.view.seats]
    if reader not in (MJ, PUBLIC, *names):
        raise Http404
    scenes = words.html.scenes(
        tale(seen.table, reader), reader if reader in names else None, mj=reader == MJ, because=True
    )
    context = {"scenes": with_clauses(scenes, request), "reader": reader, "names": names, "mj": MJ, "public": PUBLIC}
    return render(request, "after/story.html", frame(seen, "story") | context)


@require_safe
def votes(request: HttpRequest, key: str) -> HttpResponse:
    """Every vote: who voted for whom, and what came of it."""
    seen = whole(request, key)
    words = Words(request, seen.game)
    seats = [seat.name for seat in seen.view.seats]
    shown = [_shown(words, vote) for vote in gathered(seen.view.told, names_now(seen.table.game))]
    rows = [(seat, [vote["ballots"].get(seat, "") for vote in shown]) for seat in seats]
    return render(request, "after/votes.html", frame(seen, "votes") | {"votes": shown, "rows": rows})


def frame(seen: Whole, tab: str) -> dict[str, Any]:
    """What these pages share."""
    sequel = Sequel.objects.filter(before=seen.game).select_related("game").first()
    return {
        "game": seen.game,
        "viewer": seen.viewer,
        "view": seen.view,
        "tab": tab,
        "sequel": sequel.game if sequel else None,
        "repeats": seen.may_repeat and (seen.viewer.leads or sequel is None or not seen.viewer.plays),
        "moment": "day",
    }


def with_clauses(scenes: list[Scene], request: HttpRequest) -> list[dict[str, Any]]:
    """Scenes whose passages have the clauses behind them with their words."""
    lang = language.of(request)
    shown = []
    for scene in scenes:
        passages = [
            {
                **passage._asdict(),
                "why": [
                    {"id": id, "text": clause_text(lang, id), "rules": id.partition(".")[0]} for id in passage.because
                ],
            }
            for passage in scene.passages
        ]
        shown.append({"moment": scene.moment, "title": scene.title, "passages": passages})
    return shown


def gathered(told: list[Told], now: Mapping[str, str]) -> list[dict[str, Any]]:
    """The votes of a game: the moment, the ballots, the count; `now`: what each name of a seat is by now."""
    found: list[dict[str, Any]] = []
    open_now: dict[str, Any] | None = None
    for one in told:
        event = one.event
        if isinstance(event, Opened):
            open_now = None
        if not isinstance(event, Voted | Counted):
            continue
        if open_now is None or open_now["count"] is not None:
            open_now = {"moment": one.moment, "number": one.number, "ballots": {}, "count": None}
            found.append(open_now)
        if isinstance(event, Voted):
            who, choice = now.get(event.who, event.who), now.get(event.choice or "", event.choice)
            open_now["ballots"][who] = msgspec.structs.replace(event, who=who, choice=choice)
        else:
            votes = {now.get(name, name): n for name, n in event.votes.items()}
            first, tied = now.get(event.first or "", event.first), [now.get(name, name) for name in event.tied or ()]
            open_now["count"] = msgspec.structs.replace(event, votes=votes, first=first, tied=tied or None)
    return found


def _shown(words: Words, vote: dict[str, Any]) -> dict[str, Any]:
    ballots = {
        who: f"{event.choice} ({event.weight:g})" if event.choice and (event.weight or 1) != 1 else event.choice or "–"
        for who, event in vote["ballots"].items()
    }
    count = vote["count"]
    totals = sorted(count.votes.items(), key=lambda pair: -pair[1]) if count else []
    return {
        "title": words.text.moment(vote["moment"], vote["number"]),
        "ballots": ballots,
        "totals": [(name, f"{votes:g}") for name, votes in totals],
    }
