"""Deliveries: put down inside the transaction of what they announce, sent by the worker, tried again for half a day.

As with letters, `due_at` is the whole memory: a task claims a delivery by moving it ahead.

Those of one game arrive in the order in which they were put down: of those that are to be sent only the first is claimed, and
the next when that one has arrived, was given up, or is void. A later one about the same announcement makes the earlier void.
"""

from __future__ import annotations

from datetime import timedelta

from django.db import transaction
from django.db.models import F, OuterRef, Q, Subquery
from django.utils import timezone
from django_tasks import task

from loupiote.web.games.models import Game
from loupiote.web.notices.models import Delivery, Webhook
from loupiote.web.notices.outside import keepers, sending, shapes
from loupiote.web.notices.telling import tell
from loupiote.web.square import sources
from loupiote.web.square.models import Post

LEASE = timedelta(minutes=5)
WAITS = tuple(timedelta(minutes=n) for n in (1, 5, 30, 120, 480))  # after the first try, the second...
TOO_MANY = 20  # tries that failed in a row: nobody is there any more
GONE = 410
NOT_TAKEN = {400, 413, 422}  # it is this body that is not wanted: what comes behind it does not wait for long
TRIES_NOT_TAKEN = 2
KEPT = 30  # deliveries of a game that are remembered
MOST = 40  # at one look


def put(
    game: Game, key: str, html: str, *, title: str = "", moment: str = "", event: str, about: str = ""
) -> Delivery | None:
    """A delivery to the game's address, due at once; None where there is none, it is switched off, or this went out already.

    Args:
        about: the announcement that it is about, of which nothing earlier is sent any more; "" for what stands for itself.
    """
    key = f"{event}:{key}"[:80]
    with transaction.atomic():
        webhook = Webhook.objects.select_for_update().filter(game=game, on=True).first()
        if webhook is None or webhook.deliveries.filter(key=key).exists() or keepers.forget_unkept(game):
            return None
        webhook.number += 1
        webhook.save(update_fields=["number"])
        if about:
            _make_void(webhook, about)
        made = Delivery(webhook=webhook, key=key, number=webhook.number, about=about, due_at=timezone.now())
        made.body = shapes.body(webhook, game, made, html, title=title, moment=moment, event=event)
        made.save(force_insert=True)
        _forget(webhook)
    return made


def _make_void(webhook: Webhook, about: str) -> None:
    waiting = webhook.deliveries.filter(about=about, due_at__isnull=False)
    waiting.filter(claimed=False).update(void=True, due_at=None)
    waiting.update(void=True)  # what is being sent at this moment is not sent again, and what follows waits for it


def say_anew(delivery: Delivery, post: Post) -> None:
    """What is on its way says a post as it is by now: a name was taken out of it."""
    event = delivery.key.partition(":")[0]
    html = sources.html(post, list(post.game.seats.all()))
    said = shapes.body(delivery.webhook, post.game, delivery, html, title=post.title, moment=post.moment, event=event)
    Delivery.objects.filter(pk=delivery.pk).update(body=said)


def look(webhook: Webhook | None = None) -> None:
    """Put the deliveries that are due, of one game or of all, into the queue: of each game the first that has not arrived."""
    now = timezone.now()
    waiting = Delivery.objects.filter(due_at__isnull=False)
    first = waiting.filter(webhook=OuterRef("webhook")).exclude(about="").order_by("number").values("pk")[:1]
    due = waiting.filter(Q(about="") | Q(pk=Subquery(first)), due_at__lte=now)
    if webhook is not None:
        due = due.filter(webhook=webhook)
    for id in list(due.order_by("due_at").values_list("pk", flat=True)[:MOST]):
        if Delivery.objects.filter(pk=id, due_at__lte=now).update(due_at=now + LEASE, claimed=True):
            deliver.enqueue(str(id))


@task()
def deliver(id: str) -> None:
    """Send one delivery, write down what came of it, go on to the next. Twice does no harm: the receiver knows it by its id."""
    delivery = Delivery.objects.select_related("webhook", "webhook__game").filter(pk=id).first()
    if delivery is None or delivery.due_at is None:
        return
    webhook = delivery.webhook
    if keepers.forget_unkept(webhook.game):
        return
    if not webhook.on or delivery.void:
        Delivery.objects.filter(pk=id).update(due_at=None, claimed=False, error="" if webhook.on else "off")
    else:
        answer = sending.send(webhook.url, delivery.body, webhook.secret, id)
        _answered(webhook, id, answer)
    look(webhook)


def _answered(webhook: Webhook, id: str, answer: sending.Answer) -> None:
    """Write down what came of a try, and when there is another one."""
    now = timezone.now()
    with transaction.atomic():
        delivery = Delivery.objects.select_for_update().filter(pk=id).first()
        if delivery is None:  # the address was forgotten while it was sent
            return
        delivery.tries += 1
        delivery.status, delivery.error, delivery.claimed, delivery.due_at = answer.status, answer.error, False, None
        most = TRIES_NOT_TAKEN - 1 if answer.status in NOT_TAKEN else len(WAITS)
        if answer.ok:
            delivery.done_at = now
        elif not delivery.void and delivery.tries <= most:
            delivery.due_at = now + WAITS[delivery.tries - 1]
        delivery.save(update_fields=["tries", "status", "error", "claimed", "due_at", "done_at"])
    if answer.ok:
        Webhook.objects.filter(pk=webhook.pk).update(failures=0)
        return
    Webhook.objects.filter(pk=webhook.pk).update(failures=F("failures") + 1)
    failed = Webhook.objects.filter(pk=webhook.pk, on=True)
    if answer.status == GONE or failed.filter(failures__gte=TOO_MANY).exists():
        switch_off(webhook, gone=answer.status == GONE)


def switch_off(webhook: Webhook, *, gone: bool = False) -> None:
    """Send nothing there any more, and tell those who can end it.

    Args:
        gone: the other side has said that the address is no more.
    """
    if Webhook.objects.filter(pk=webhook.pk, on=True).update(on=False):
        Delivery.objects.filter(webhook=webhook, due_at__isnull=False).update(due_at=None, error="off")
        key = timezone.now().isoformat(timespec="seconds")
        tell(keepers.of(webhook.game), "webhook", webhook.game, key=key, gone=gone)


def _forget(webhook: Webhook) -> None:
    """Of deliveries long past nothing is kept but that they went out: a second one of the same key must find them."""
    old = Delivery.objects.filter(webhook=webhook, due_at=None).exclude(body="").order_by("-at")[KEPT:]
    Delivery.objects.filter(pk__in=[one.pk for one in old]).update(body="")
