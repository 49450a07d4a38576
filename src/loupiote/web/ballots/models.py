"""How votes are held, and which there were. Ballots themselves are in the journal of the game, and nowhere else."""

from __future__ import annotations

from django.db import models
from django.utils.translation import gettext_lazy as _

from loupiote.web.games.models import Game


class Voting(models.Model):
    """What the game master has set for the votes of a game.

    Attributes:
        by_post: who may vote by a line in a post on the square. A game without a row: where nobody leads it.
    """

    game = models.OneToOneField(Game, models.CASCADE, related_name="voting")
    by_post = models.BooleanField(_("votes by a post on the square"), default=False)


class Poll(models.Model):
    """A window in which votes are cast: which moment it belongs to, and what everybody sees of it while it is open.

    Attributes:
        window: "vote@2"; moment, number: as everybody sees them; open: each ballot is seen by everybody as it is cast.
    """

    game = models.ForeignKey(Game, models.CASCADE, related_name="polls")
    window = models.CharField(max_length=60)
    moment = models.CharField(max_length=40)
    number = models.PositiveIntegerField()
    open = models.BooleanField(default=False)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["game", "window"], name="one_poll_of_a_window")]

    def __str__(self) -> str:
        return self.window
