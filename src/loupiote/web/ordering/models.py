"""Orders that wait for their moment. The engine knows nothing of them: when it comes, they are given like any other order."""

from __future__ import annotations

from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from loupiote.web.games.models import Game, Seat


class Standing(models.Model):
    """An order that a player has left beforehand. Nobody but who sits in the seat sees it; to those who lead it is shown once it
    would be given, since they see how a moment would end.

    Attributes:
        power: its id; window: the id of the window that it is meant for, "" for any that asks this power.
        value: as a reply has it, players as the numbers of their seats (`ahead.kept`); null: "nothing".
        when: it is given as soon as this is asked again, once; or each time the window closes without an answer.
        used: the window in which it was given, or tried, last: "nuit@2"; used_at: when. Without a time: the window that was
            open when it was left, for which it is not meant.
        refusal: why it was not taken then, a `Refusal` as plain data.
    """

    class When(models.TextChoices):
        """At which moment."""

        NEXT = "next", _("the next time I am asked")
        SILENT = "silent", _("whenever I have not answered at the end")

    game = models.ForeignKey(Game, models.CASCADE, related_name="+")
    seat = models.ForeignKey(Seat, models.CASCADE, related_name="standing")
    power = models.CharField(max_length=60)
    window = models.CharField(max_length=40, blank=True, default="")
    value = models.JSONField(null=True)
    when = models.CharField(max_length=6, choices=When)
    at = models.DateTimeField(default=timezone.now)
    used = models.CharField(max_length=60, blank=True, default="")
    used_at = models.DateTimeField(null=True)
    refusal = models.JSONField(null=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["seat", "power", "window", "when"], name="one_order_of_a_moment"),
        ]

    def __str__(self) -> str:
        return f"{self.power} {self.when}"
