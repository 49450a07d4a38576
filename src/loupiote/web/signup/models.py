"""The notice by which players are called to a game, those who answered it, and how games ended for those who played them."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from loupiote.kernel.start import NAME_LENGTH
from loupiote.web.games.models import Game, Seat

WORDS, NOTE = 2000, 300


class Call(models.Model):
    """How players come to a game by forum. There is one for each such game (`calls.of`).

    Attributes:
        listed: it stands on the front page; else whoever has the address sees it, and nobody else.
        password: hashed, "" for none; guests: people without an account may sign up; vetted: those who lead accept each.
        places: seats are chosen, or drawn when the game begins; empty: what becomes of seats at which nobody sits then.
        starts: by hand; as soon as it is full; or then, and at the latest at `until`, the end of sign-ups.
        words: what its maker says of the game.
    """

    class Places(models.TextChoices):
        """Who sits where."""

        RANDOM = "random", _("drawn when the game begins")
        CHOSEN = "chosen", _("chosen by the players")

    class Empty(models.TextChoices):
        """What becomes of empty seats."""

        BOTS = "bots", _("bots take them")
        FEWER = "fewer", _("we play with fewer")

    class Starts(models.TextChoices):
        """What begins the game."""

        HAND = "hand", _("when I say so")
        FULL = "full", _("as soon as all seats are taken")
        UNTIL = "until", _("as soon as all seats are taken, or when sign-ups close")

    game = models.OneToOneField(Game, models.CASCADE, related_name="call")
    listed = models.BooleanField(default=False)
    password = models.CharField(max_length=128, blank=True, default="")
    guests = models.BooleanField(default=False)
    vetted = models.BooleanField(default=False)
    places = models.CharField(max_length=6, choices=Places, default=Places.RANDOM)
    empty = models.CharField(max_length=5, choices=Empty, default=Empty.BOTS)
    starts = models.CharField(max_length=5, choices=Starts, default=Starts.HAND)
    until = models.DateTimeField(null=True, blank=True)
    words = models.TextField(max_length=WORDS, blank=True, default="")

    class Meta:
        indexes = [models.Index(fields=["listed"], condition=models.Q(listed=True), name="calls_listed")]

    def __str__(self) -> str:
        return str(self.game)

    @property
    def open(self) -> bool:
        """Whether sign-ups are taken."""
        return self.until is None or self.until > timezone.now()


class SignUp(models.Model):
    """Somebody who wants to play.

    Attributes:
        user: their account, or none: then `token_hash` is of the secret that their browser has while they wait.
        name, alias, genre: as for a seat; place: the seat that they wish for, from 0; words: to those who lead.
        state: asked to be accepted, waiting for a seat, seated (`seat`), or refused; or invited, and has not answered yet.
    """

    class State(models.TextChoices):
        """Where somebody stands."""

        ASKED = "asked", _("to be accepted")
        WAITING = "waiting", _("waiting for a seat")
        SEATED = "seated", _("has a seat")
        REFUSED = "refused", _("not accepted")
        INVITED = "invited", _("invited")

    game = models.ForeignKey(Game, models.CASCADE, related_name="signups")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, null=True, blank=True, related_name="signups")
    name = models.CharField(max_length=NAME_LENGTH)
    alias = models.CharField(max_length=NAME_LENGTH, blank=True, default="")
    genre = models.CharField(max_length=1, null=True, blank=True)
    place = models.PositiveSmallIntegerField(null=True, blank=True)
    words = models.CharField(max_length=NOTE, blank=True, default="")
    state = models.CharField(max_length=7, choices=State, default=State.WAITING)
    seat = models.OneToOneField(Seat, models.CASCADE, null=True, blank=True, related_name="signup")
    token_hash = models.CharField(max_length=64, blank=True, default="")
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ("game_id", "at", "pk")
        constraints = [models.UniqueConstraint(fields=["game", "user"], name="signs_up_once")]

    def __str__(self) -> str:
        return self.name


class Outcome(models.Model):
    """How a game that is over ended for a seat, so that a list of games need not wake them. Taken back when the end is undone.

    Attributes:
        role: the card that was theirs at the end; won: whether they are among the winners.
    """

    seat = models.OneToOneField(Seat, models.CASCADE, related_name="outcome")
    role = models.CharField(max_length=60)
    won = models.BooleanField()

    def __str__(self) -> str:
        return f"{self.seat}: {self.role}"
