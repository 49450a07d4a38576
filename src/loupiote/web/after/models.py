"""Which game followed which, so that the players of one find their seats in the next."""

from __future__ import annotations

from django.db import models

from loupiote.web.games.models import Game


class Sequel(models.Model):
    """The same players, a new game."""

    before = models.OneToOneField(Game, models.CASCADE, related_name="sequel")
    game = models.OneToOneField(Game, models.CASCADE, related_name="prequel")

    def __str__(self) -> str:
        return f"{self.before} → {self.game}"
