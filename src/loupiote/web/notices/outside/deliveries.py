"""Deliveries: put down inside the transaction of what they announce, sent by the worker, tried again for half a day.

As with letters, `due_at` is the whole memory: a task claims a delivery by moving it ahead.
"""

from __future__ import annotations

import uuid
from datetime import timedelta

from django.db.models import F
from django.utils import timezone
from django_tasks import task

from loupiote.web.games.models import Game, Master
from loupiote.web.notices.models import Delivery, Webhook
from loupiote.web.notices.outside import sending, shapes
from loupiote.web.notices.telling import tell

LEASE = timedelta(minutes=5)
WAITS = tuple(timedelta(minutes=n) for n in (1, 5, 30, 120, 480))  # after the first try, the second...
TOO_MANY = 20  # tries that failed in a row: nobody is there any more
GONE = 410
KEPT = 30  # deliveries of a game that are remembered
MOST = 40  # at one look


def put(game: Game, key: str, html: str, *, title: str = "", moment: str = "", event: str) -> Delivery | None:
    """A delivery to the game's address, due at once; None where there is none, it is switched off, or this went out already."""
    webhook = Webhook.objects.filter(game=game, on=True).first()
    if webhook is None:
        return None
    id = uuid.uuid4()
    body = shapes.body(webhook, game, str(id), html, title=title, moment=moment, event=event)
    made = {"id": id, "body": body, "due_at": timezone.now()}
    delivery, new = Delivery.objects.get_or_create(webhook=webhook, key=f"{event}:{key}"[:80], defaults=made)
    if new:
        _forget(webhook)
    return delivery if new else None


def look() -> None:
    """Put the deliveries that are due into the queue."""
    now = timezone.now()
    for id in list(Delivery.objects.filter(due_at__lte=now).order_by("due_at").values_list("pk", flat=True)[:MOST]):
        if Delivery.objects.filter(pk=id, due_at__lte=now).update(due_at=now + LEASE):
            deliver.enqueue(str(id))


@task()
def deliver(id: str) -> None:
    """Send one delivery, and write down what came of it. Twice does no harm: the receiver knows it by its id."""
    delivery = Delivery.objects.select_related("webhook", "webhook__game").filter(pk=id).first()
    if delivery is None or delivery.due_at is None:
        return
    webhook = delivery.webhook
    if not webhook.on:
        Delivery.objects.filter(pk=id).update(due_at=None, error="off")
        return
    answer = sending.send(webhook.url, delivery.body, webhook.secret, id)
    tries, now = delivery.tries + 1, timezone.now()
    again = None if answer.ok or tries > len(WAITS) else now + WAITS[tries - 1]
    Delivery.objects.filter(pk=id).update(
        tries=tries, status=answer.status, error=answer.error, due_at=again, done_at=now if answer.ok else None
    )
    if answer.ok:
        Webhook.objects.filter(pk=webhook.pk).update(failures=0)
        return
    Webhook.objects.filter(pk=webhook.pk).update(failures=F("failures") + 1)
    failed = Webhook.objects.filter(pk=webhook.pk, on=True)
    if answer.status == GONE or failed.filter(failures__gte=TOO_MANY).exists():
        switch_off(webhook)


def switch_off(webhook: Webhook) -> None:
    """Send nothing there any more, and tell the game master."""
    if Webhook.objects.filter(pk=webhook.pk, on=True).update(on=False):
        Delivery.objects.filter(webhook=webhook, due_at__isnull=False).update(due_at=None, error="off")
        key = timezone.now().isoformat(timespec="seconds")
        tell(Master.objects.filter(game=webhook.game), "webhook", webhook.game, key=key)


def _forget(webhook: Webhook) -> None:
    """Of deliveries long past nothing is kept but that they went out: a second one of the same key must find them."""
    old = Delivery.objects.filter(webhook=webhook, due_at=None).exclude(body="").order_by("-at")[KEPT:]
    Delivery.objects.filter(pk__in=[one.pk for one in old]).update(body="")
