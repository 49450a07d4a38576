"""What somebody wishes to be told by letter, and when such a letter is due."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from django.conf import settings
from django.utils import timezone

from loupiote.web.notices.kinds import KINDS, Way
from loupiote.web.notices.models import Notice, Wishes
from loupiote.web.people.models import User


def of(user_id: int) -> Wishes:
    """The wishes of an account; those that hold until it chooses, if it has not, unsaved."""
    return Wishes.objects.filter(user_id=user_id).select_related("user").first() or Wishes(user_id=user_id)


def of_many(user_ids: Iterable[int]) -> dict[int, Wishes]:
    """The same of several accounts, in one question."""
    ids = set(user_ids)
    found = {wishes.user_id: wishes for wishes in Wishes.objects.filter(user_id__in=ids).select_related("user")}
    others = User.objects.filter(pk__in=ids - found.keys())
    return found | {user.pk: Wishes(user=user) for user in others}


def way(wishes: Wishes, kind: str) -> Way:
    """How letters of a kind come."""
    chosen: Way = wishes.ways.get(kind, KINDS[kind].way)
    return chosen if wishes.letters else "never"


def due_at(wishes: Wishes, kind: str, now: datetime) -> datetime | None:
    """When a letter about something of this kind that happens now is to be sent; None for never."""
    chosen = way(wishes, kind)
    return None if chosen == "never" else now if chosen == "once" else _next_hour(wishes, now)


def _next_hour(wishes: Wishes, now: datetime) -> datetime:
    here = now.astimezone(ZoneInfo(wishes.user.zone or settings.TIME_ZONE))
    today = here.replace(hour=wishes.hour, minute=0, second=0, microsecond=0)
    return today if today > here else today + timedelta(days=1)


def reconsider(wishes: Wishes) -> None:
    """Letters about what is not read yet come as is wished now."""
    now = timezone.now()
    for notice in Notice.objects.filter(user_id=wishes.user_id, due_at__isnull=False):
        notice.due_at = due_at(wishes, notice.kind, now)
        notice.save(update_fields=["due_at"])
