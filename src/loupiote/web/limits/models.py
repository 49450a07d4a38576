"""The counts behind the limits."""

from django.db import models


class Tally(models.Model):
    """How often something was tried by somebody in one stretch of time.

    Attributes:
        since: when the stretch began, in seconds; length: how long it is, so that two limits on one thing count apart.
    """

    what = models.CharField(max_length=40)
    who = models.CharField(max_length=100)
    length = models.PositiveIntegerField()
    since = models.PositiveBigIntegerField(db_index=True)
    count = models.PositiveIntegerField(default=0)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["what", "who", "length", "since"], name="one_count")]
