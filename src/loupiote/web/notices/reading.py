"""Reading one's notices: those of an account, and those of the seats whose links this browser has."""

from __future__ import annotations

from django.db.models import Q, QuerySet
from django.http import HttpRequest
from django.utils import timezone

from loupiote.web.games import tokens
from loupiote.web.games.models import Game, Seat
from loupiote.web.games.viewers import Viewer
from loupiote.web.notices.models import Notice


def mine(request: HttpRequest) -> QuerySet[Notice]:
    """All notices for whoever asks, the newest first."""
    who = Q(seat__in=[one.pk for one in tokens.kept(request) if isinstance(one, Seat) and one.user_id is None])
    if request.user.is_authenticated:
        who |= Q(user_id=request.user.pk)
    return Notice.objects.filter(who).select_related("game").order_by("-at", "-pk")


def unread(request: HttpRequest) -> int:
    """How many notices an account has not read; asked once for a page."""
    if not request.user.is_authenticated:
        return 0
    count: int | None = getattr(request, "loupiote_unread", None)
    if count is None:
        count = Notice.objects.filter(user_id=request.user.pk, read_at=None).count()
        request.loupiote_unread = count  # type: ignore[attr-defined]
    return count


def read(notices: QuerySet[Notice]) -> None:
    """Mark notices as read; no letter is sent about what was read."""
    notices.filter(read_at=None).update(read_at=timezone.now(), due_at=None)


def seen(game: Game, viewer: Viewer) -> None:
    """Somebody is in the room of a game: what it had to tell them is read."""
    if viewer.user is None and viewer.seat is None:
        return
    whose = {"user_id": viewer.user} if viewer.user is not None else {"seat_id": viewer.seat}
    unread = Notice.objects.filter(game=game, read_at=None, **whose)
    if unread.exists():  # to look takes no lock
        read(unread)
