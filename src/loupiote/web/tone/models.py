"""The words of a game master for one game."""

from __future__ import annotations

from django.db import models

from loupiote.web.games.models import Game


class Pack(models.Model):
    """The texts by which the narration tells a game, where they are not the standard ones.

    Attributes:
        text: Fluent, as `--tone` takes it; lang: of which language its texts are.
    """

    game = models.OneToOneField(Game, models.CASCADE, related_name="pack")
    lang = models.CharField(max_length=2)
    text = models.TextField()

    def __str__(self) -> str:
        return str(self.game)
