"""Compositions that somebody has kept."""

from __future__ import annotations

from django.conf import settings
from django.db import models


class Composition(models.Model):
    """Cards under a name, in an account. `cards`: role -> how many."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="compositions")
    rules = models.CharField(max_length=30)
    name = models.CharField(max_length=40)
    cards = models.JSONField(default=dict)

    class Meta:
        ordering = ("name",)
        constraints = [models.UniqueConstraint(fields=["user", "rules", "name"], name="one_composition_of_a_name")]

    def __str__(self) -> str:
        return self.name
