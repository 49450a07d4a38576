"""What people may do about each other: keep somebody away, and tell the operator of something that should not be."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

WORDS, QUOTED = 1000, 4000


class Block(models.Model):
    """Somebody who does not want to hear from somebody: `by` keeps `whom` away."""

    by = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="blocks")
    whom = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["by", "whom"], name="blocks_once")]

    def __str__(self) -> str:
        return f"{self.by} → {self.whom}"


class Report(models.Model):
    """Something that the operator should look at.

    Attributes:
        by, by_name: the account of who tells, if they have one, and their name; about: the account that it is about.
        what, of: a person, a post or a game, and what it is called or its number; game: the game that it lies in.
        quoted: what a post said at that moment; words: what is wrong with it.
        state, note: what the operator made of it; seen_by, seen_at: who looked at it last, and when.
    """

    class What(models.TextChoices):
        """What a report is about."""

        PERSON = "person", _("a person")
        POST = "post", _("a post")
        GAME = "game", _("a game")

    class State(models.TextChoices):
        """What became of it."""

        NEW = "new", _("new")
        OPEN = "open", _("being looked at")
        DONE = "done", _("something was done")
        NOTHING = "nothing", _("nothing to be done")

    by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+", verbose_name=_("told by")
    )
    by_name = models.CharField(_("told by"), max_length=30, blank=True)
    about = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+", verbose_name=_("about")
    )
    what = models.CharField(_("what"), max_length=6, choices=What)
    of = models.CharField(_("which"), max_length=80)
    game = models.ForeignKey(
        "loupiote_games.Game", models.SET_NULL, null=True, related_name="+", verbose_name=_("game")
    )
    quoted = models.TextField(_("what it said"), max_length=QUOTED, blank=True)
    words = models.TextField(_("what is wrong"), max_length=WORDS)
    at = models.DateTimeField(_("since"), default=timezone.now)
    state = models.CharField(_("state"), max_length=7, choices=State, default=State.NEW)
    note = models.TextField(_("note"), blank=True)
    seen_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+", verbose_name=_("seen by")
    )
    seen_at = models.DateTimeField(_("seen"), null=True)

    class Meta:
        ordering = ("-at",)
        verbose_name = _("report")
        verbose_name_plural = _("reports")

    def __str__(self) -> str:
        return gettext("%(what)s: %(name)s") % {"what": self.get_what_display(), "name": self.of}
