"""Letters about notices: when they are due, and what they say, which is the same whatever they are about.

A letter names games by their titles, and nothing else: no moment, no board, no person but its reader, no word of a post. All that
is due to one person goes into one letter. Who is sent one is decided by `telling`; here nobody looks at a game.

A notice's `due_at` is the whole memory: to claim it for a task moves it a while ahead, so a worker that is killed in between has
it sent by the next one, and one that has sent it sets it to None. What was read meanwhile is due no more.
"""

from __future__ import annotations

from datetime import timedelta

from django.core.mail import EmailMultiAlternatives
from django.db.models import Q
from django.template import loader
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import override
from django_tasks import task

from loupiote.web.games.models import Game
from loupiote.web.notices import stopping
from loupiote.web.notices.models import Notice
from loupiote.web.people.links import public
from loupiote.web.people.models import User

LEASE = timedelta(minutes=15)  # so long may a letter be on its way before it is tried again
GIVEN_UP = timedelta(days=3)
MOST = 40  # at one look


def look() -> None:
    """Put all letters that are due into the queue. What could not be sent for days is given up."""
    now = timezone.now()
    Notice.objects.filter(due_at__lte=now, at__lt=now - GIVEN_UP).update(due_at=None)
    due = Notice.objects.filter(due_at__lte=now, user__isnull=False)
    for user_id in list(due.order_by().values_list("user_id", flat=True).distinct()[:MOST]):
        if due.filter(user_id=user_id).update(due_at=now + LEASE):
            send.enqueue(user_id)


@task()
def send(user_id: int) -> None:
    """Send one person one letter about all that is on its way to them. Twice does no harm, and the second finds nothing."""
    user = User.objects.filter(pk=user_id).first()
    horizon = timezone.now() + LEASE
    notices = list(
        Notice.objects.filter(user_id=user_id, due_at__lte=horizon, read_at=None).select_related("game").order_by("at")
    )
    if user is not None and user.email and user.is_active and notices:
        letter(user, list({one.game_id: one.game for one in notices}.values())).send()
    Notice.objects.filter(pk__in=[one.pk for one in notices]).update(due_at=None)
    Notice.objects.filter(Q(due_at__lte=horizon) & ~Q(read_at=None), user_id=user_id).update(due_at=None)


def letter(user: User, games: list[Game]) -> EmailMultiAlternatives:
    """The letter that says that there is something in these games."""
    stop = public(reverse("notices:stop", args=[stopping.ticket(user)]))
    context = {
        "name": user.name,
        "games": [(str(game), public(reverse("games:room", args=[game.key]))) for game in games],
        "all": public(reverse("notices:home")),
        "choices": public(reverse("notices:choices")),
        "stop": stop,
    }
    with override(user.lang if user.lang in ("fr", "en") else "fr"):
        subject = " ".join(loader.render_to_string("notices/letters/news_subject.txt", context).split())
        body = loader.render_to_string("notices/letters/news.txt", context).strip() + "\n"
    headers = {"List-Unsubscribe": f"<{stop}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
    return EmailMultiAlternatives(subject, body, None, [user.email], headers=headers)
