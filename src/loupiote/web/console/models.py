"""What whoever leads a game has ruled where the rule book leaves a doubt."""

from __future__ import annotations

from django.db import models
from django.utils import timezone

from loupiote.kernel.start import NAME_LENGTH
from loupiote.web.games.models import Game

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
