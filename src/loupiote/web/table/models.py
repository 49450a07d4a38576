"""What the game master's screen keeps beside the game: how far the script was read, the timer, notes. None of it is rules.

Whatever changes here is told to those who lead alone, so that two screens of theirs stay together (`Desk.changed`).
"""

from __future__ import annotations

from datetime import timedelta

from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from loupiote.kernel.inputs import MJ
from loupiote.kernel.start import NAME_LENGTH
from loupiote.web.games import door
from loupiote.web.games.models import Game

KEPT = 60  # stretches of the script of which it is remembered what was read


class Desk(models.Model):
    """The desk of a game's MJ, whichever phone it stands on.

    Attributes:
        calls: whether roles are called aloud of which nobody is left to answer; way: how the last vote was taken.
        read: how far the script was read: by stretch (`script`), the cues that were read, in order, each as its ids.
        length: seconds of a debate; ends: when the time that runs is up; left: seconds left while it stands.
        correction: what an amendment has changed that must be said, as told facts.
    """

    class Calls(models.TextChoices):
        """Whom the script calls."""

        ALL = "all", _("Every role of the composition, even dead or absent")
        ASKED = "asked", _("Only roles that answer")

    class Way(models.TextChoices):
        """How a vote is taken."""

        VOTERS = "voters", _("By voter")
        HANDS = "hands", _("Hands")
        OUTCOME = "outcome", _("Outcome")

    game = models.OneToOneField(Game, models.CASCADE, primary_key=True, related_name="desk")
    calls = models.CharField(_("calls"), max_length=5, choices=Calls, default=Calls.ALL)
    way = models.CharField(_("votes"), max_length=7, choices=Way, default=Way.VOTERS)
    read = models.JSONField(default=dict)
    length = models.PositiveIntegerField(_("debate"), default=300)
    left = models.PositiveIntegerField(null=True)
    ends = models.DateTimeField(null=True)
    correction = models.JSONField(default=list)

    def __str__(self) -> str:
        return str(self.game)

    # ------------------------------------------------------------------------------------------------- the script
    def was_read(self, stretch: str) -> set[str]:
        """The ids of what was read of a stretch."""
        return {id for cue in self.read.get(stretch, ()) for id in cue}

    def mark_read(self, stretch: str, ids: list[str]) -> None:
        """One cue more was read."""
        cues = [*self.read.get(stretch, ()), ids]
        self.read = {**{key: kept for key, kept in self.read.items() if key != stretch}, stretch: cues}
        for old in list(self.read)[:-KEPT]:
            del self.read[old]

    def mark_unread(self, stretch: str) -> None:
        """Back to the cue before."""
        self.read = {**self.read, stretch: self.read.get(stretch, [])[:-1]}

    # -------------------------------------------------------------------------------------------------- the timer
    @property
    def seconds(self) -> int:
        """What is left of the debate, by the server's clock."""
        if self.ends is not None:
            return max(0, round((self.ends - timezone.now()).total_seconds()))
        return self.length if self.left is None else self.left

    def start(self) -> None:
        """Let the time run: from where it stood, or from the beginning where it was up."""
        self.ends = timezone.now() + timedelta(seconds=self.seconds or self.length)
        self.left = None

    def stop(self) -> None:
        """Let it stand."""
        if self.ends is not None:
            self.left, self.ends = self.seconds, None

    def add(self, seconds: int) -> None:
        """Give more time."""
        if self.ends is not None:
            self.ends = max(self.ends, timezone.now()) + timedelta(seconds=seconds)
        else:
            self.left = self.seconds + seconds

    def reset(self) -> None:
        """The next debate begins with all of its time."""
        self.left = self.ends = None

    def changed(self) -> None:
        """Keep it, and let the screens of those who lead hear of it."""
        self.save()
        door.touch(self.game, [MJ])


class Note(models.Model):
    """A note of somebody who leads, for those who lead.

    Attributes:
        seq: the entry of the game behind which it was written; who: their name.
    """

    game = models.ForeignKey(Game, models.CASCADE, related_name="notes")
    at = models.DateTimeField(default=timezone.now)
    seq = models.PositiveBigIntegerField(default=0)
    who = models.CharField(max_length=NAME_LENGTH, blank=True)
    text = models.TextField(_("note"), max_length=1000)

    class Meta:
        ordering = ("at", "pk")

    def __str__(self) -> str:
        return self.text
