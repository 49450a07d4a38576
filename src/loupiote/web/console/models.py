"""What whoever leads a game has ruled where the rule book leaves a doubt, and whose seats they have handed over."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils import timezone

from loupiote.kernel.start import NAME_LENGTH
from loupiote.web.games.models import Game, Seat
from loupiote.web.signup.models import SignUp

LONGEST = 1_000


class Ruling(models.Model):
    """A doubt that was decided, for the rest of the game.

    Attributes:
        clause: the id of the clause whose doubt it is; follows: the reading of the rule book is taken, which is what the program
            does; text: what was decided otherwise, or why; by: who decided.
    """

    game = models.ForeignKey(Game, models.CASCADE, related_name="rulings")
    clause = models.CharField(max_length=80)
    follows = models.BooleanField(default=True)
    text = models.CharField(max_length=LONGEST, blank=True, default="")
    by = models.CharField(max_length=NAME_LENGTH, blank=True, default="")
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["game", "clause"], name="one_ruling_of_a_clause")]

    def __str__(self) -> str:
        return self.clause


class Handover(models.Model):
    """Somebody has taken a seat over: who sat there before, for as long as that can be taken back.

    Attributes:
        entry: the number of the decree; old, new: the names that it says.
        left, came: the entries, on the list of the game, of whoever had the seat and whoever has it.
        user, token_hash, next_hash, bot, alias, genre, joined_at: of the seat, as they were.
    """

    game = models.ForeignKey(Game, models.CASCADE, related_name="+")
    seat = models.ForeignKey(Seat, models.CASCADE, related_name="+")
    entry = models.PositiveBigIntegerField()
    old = models.CharField(max_length=NAME_LENGTH)
    new = models.CharField(max_length=NAME_LENGTH)
    left = models.ForeignKey(SignUp, models.SET_NULL, null=True, related_name="+")
    came = models.ForeignKey(SignUp, models.SET_NULL, null=True, related_name="+")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+")
    token_hash = models.CharField(max_length=64, blank=True, default="")
    next_hash = models.CharField(max_length=64, blank=True, default="")
    bot = models.BooleanField(default=False)
    alias = models.CharField(max_length=NAME_LENGTH, blank=True, default="")
    genre = models.CharField(max_length=1, null=True, blank=True)
    joined_at = models.DateTimeField(null=True)

    def __str__(self) -> str:
        return f"{self.old} – {self.new}"
