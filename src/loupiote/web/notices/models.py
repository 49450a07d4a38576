"""Notices, what people want to be told by letter, reminders to come, and the address outside."""

from __future__ import annotations

import secrets
import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from loupiote.web.games.models import Game, Seat


class Notice(models.Model):
    """Something that one person is told about one game.

    Attributes:
        user: whom it is for; seat: instead, where a seat is played without an account.
        kind: see `kinds`; key: what it is about, so that the same thing is told once; words: names that its sentence needs.
        at: since when; read_at: when it was read; due_at: when a letter about it is to be sent, None for no more letter.
    """

    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, null=True, related_name="+")
    seat = models.ForeignKey(Seat, models.CASCADE, null=True, related_name="+")
    game = models.ForeignKey(Game, models.CASCADE, related_name="+")
    kind = models.CharField(max_length=10)
    key = models.CharField(max_length=80, blank=True, default="")
    words = models.JSONField(default=dict)
    at = models.DateTimeField(default=timezone.now)
    read_at = models.DateTimeField(null=True)
    due_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=Q(user=None, seat__isnull=False) | Q(user__isnull=False, seat=None), name="notice_for_one"
            ),
            models.UniqueConstraint(fields=["user", "game", "kind", "key"], name="one_notice_for_a_user"),
            models.UniqueConstraint(fields=["seat", "kind", "key"], name="one_notice_for_a_seat"),
        ]
        indexes = [
            models.Index(fields=["user"], condition=Q(read_at=None), name="notices_unread"),
            models.Index(fields=["user", "-at"], name="notices_of_a_user"),
            models.Index(fields=["due_at"], condition=Q(due_at__isnull=False), name="letters_to_come"),
        ]


class Wishes(models.Model):
    """What somebody wants to be told, and how.

    Attributes:
        letters: whether any letters come; ways: kind -> never, once or day, where it differs from `kinds`.
        discreet: nothing is sent that others in the game do not get too; hour: when the letter of the day comes, in their zone.
    """

    user = models.OneToOneField(settings.AUTH_USER_MODEL, models.CASCADE, related_name="wishes")
    letters = models.BooleanField(default=True)
    ways = models.JSONField(default=dict)
    discreet = models.BooleanField(default=True)
    hour = models.PositiveSmallIntegerField(default=18)


class Patience(models.Model):
    """How long a game's master waits for people.

    Attributes:
        before: minutes before the end at which reminders are sent; absent_after: missed deadlines in a row, after which the
            game master is told.
    """

    BEFORE, ABSENT_AFTER = (360,), 2

    game = models.OneToOneField(Game, models.CASCADE, related_name="patience")
    before = models.JSONField(default=list)
    absent_after = models.PositiveSmallIntegerField(default=ABSENT_AFTER)


class Reminder(models.Model):
    """The next reminder of a deadline.

    Attributes:
        window: what it closes; end: when; due_at: when to remind, None for no more.
    """

    game = models.ForeignKey(Game, models.CASCADE, related_name="+")
    window = models.CharField(max_length=60)
    end = models.DateTimeField()
    due_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["game", "window"], name="one_reminder_of_a_window")]
        indexes = [models.Index(fields=["due_at"], condition=Q(due_at__isnull=False), name="reminders_to_come")]


class Absence(models.Model):
    """How many deadlines a seat has missed in a row."""

    seat = models.OneToOneField(Seat, models.CASCADE, related_name="absence")
    missed = models.PositiveSmallIntegerField(default=0)


def new_secret() -> str:
    """What signs deliveries."""
    return secrets.token_urlsafe(32)


class Webhook(models.Model):
    """Where a game's public announcements are sent.

    Attributes:
        url: the address; secret: signs what is sent, shown once; shape: how it is written; on: whether anything is sent.
        failures: tries that failed in a row; number: of the last delivery that was put down.
    """

    class Shape(models.TextChoices):
        """What the other side expects."""

        LOUPIOTE = "loupiote", _("Loupiote: title, moment, text as Markdown, HTML and BBCode")
        DISCORD = "discord", _("Discord: one message")

    game = models.OneToOneField(Game, models.CASCADE, related_name="webhook")
    url = models.CharField(max_length=500)
    secret = models.CharField(max_length=64, default=new_secret)
    shape = models.CharField(max_length=8, choices=Shape, default=Shape.LOUPIOTE)
    on = models.BooleanField(default=True)
    failures = models.PositiveSmallIntegerField(default=0)
    number = models.PositiveBigIntegerField(default=0)


class Delivery(models.Model):
    """One announcement on its way outside.

    Attributes:
        id: the receiver knows by it what came twice; key: what is announced, so that it goes out once.
        number: in which order deliveries arrive; about: the announcement that it is about, "" for a trial, which waits for none.
        claimed: somebody is sending it; void: a later one about the same announcement says otherwise, so it is sent no more.
        body: exactly what is sent; tries: how often it was; due_at: when it is tried next, None for no more.
        status: the last answer's, 0 for none; error: why there was none; done_at: when it was received.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4)
    webhook = models.ForeignKey(Webhook, models.CASCADE, related_name="deliveries")
    key = models.CharField(max_length=80)
    number = models.PositiveBigIntegerField(default=0)
    about = models.CharField(max_length=80, default="")
    claimed = models.BooleanField(default=False)
    void = models.BooleanField(default=False)
    body = models.TextField()
    at = models.DateTimeField(default=timezone.now)
    tries = models.PositiveSmallIntegerField(default=0)
    due_at = models.DateTimeField(null=True)
    status = models.PositiveSmallIntegerField(default=0)
    error = models.CharField(max_length=200, blank=True, default="")
    done_at = models.DateTimeField(null=True)

    class Meta:
        ordering = ("-at",)
        constraints = [models.UniqueConstraint(fields=["webhook", "key"], name="announced_once")]
        indexes = [models.Index(fields=["due_at"], condition=Q(due_at__isnull=False), name="deliveries_to_come")]
