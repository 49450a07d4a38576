"""The calendar of a game, with what it says of the moment that runs."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from loupiote.kernel.pace import Stretch
from loupiote.rules import rule_set
from loupiote.web import sql
from loupiote.web.calendar import presets, spans
from loupiote.web.calendar.hours import Hours
from loupiote.web.games.models import Game


def own_zone() -> str:
    """The zone of the server."""
    return settings.TIME_ZONE


class Calendar(models.Model):
    """How long the moments of a game last.

    Attributes:
        zone: in which hours and days are meant; ends: moment -> span (`spans`); answer: the seconds for a short answer (a last
            shot, an heir), where no option of the rule set says.
        shares: moment -> first window of a stretch -> its share of the moment, where it is not that of the rule set.
        weekends, off: days on which the clock rests.
        early: a vote closes once everybody has voted; release: the end of the night waits for the game master.
        skip: where one person plays among bots and nobody leads, nothing waits for its end once they have answered.
        paused_at: since when everything stands still.
        clock: what runs now, as `clock` keeps it.
    """

    game = models.OneToOneField(Game, models.CASCADE, related_name="calendar")
    zone = models.CharField(_("time zone"), max_length=50, default=own_zone)
    ends = models.JSONField(default=dict)
    shares = models.JSONField(default=dict)
    answer = models.PositiveIntegerField(default=3600)
    weekends = models.BooleanField(_("rests at week-ends"), default=False)
    off = models.JSONField(default=list)
    early = models.BooleanField(default=False)
    release = models.BooleanField(default=False)
    skip = models.BooleanField(default=True)
    paused_at = models.DateTimeField(null=True, blank=True)
    clock = models.JSONField(default=dict)

    def __str__(self) -> str:
        return str(self.game)

    @cached_property
    def hours(self) -> Hours:
        """Time as this calendar counts it; made anew after a change."""
        return Hours(self.zone, self.weekends, self.off)

    def span(self, moment: str) -> spans.Span | None:
        """How long a moment lasts; None for one of which no calendar speaks."""
        text = self.ends.get(moment)
        return spans.read(text) if text else None

    def share(self, moment: str, part: Stretch) -> int:
        """The share that a stretch has of its moment, beside the shares of the others."""
        found: int = self.shares.get(moment, {}).get(part.windows[0], part.share) if part.windows else part.share
        return found

    def skips(self, game: Game) -> bool:
        """Whether nothing waits in this game for those who have answered: a single person can learn nothing from that.

        Somebody for whom the program plays as long as they are away is a person too.
        """
        if not self.skip or game.led:
            return False
        people = models.Q(bot=False) | models.Q(user__isnull=False) | ~models.Q(token_hash="")
        return game.seats.filter(people).count() == 1

    def releases(self, game: Game, moment: str) -> bool:
        """Whether a moment, which everybody knows, ends by the word of the game master."""
        return self.release and game.led and moment == "nuit"

    @property
    def tempo(self) -> int:
        """The seconds of its longest moment: what is short beside that."""
        return max((spans.read(text).seconds for text in self.ends.values()), default=spans.SECONDS["d"])


class Shut(models.Model):
    """A window that was closed.

    Attributes:
        window: its name; at: when, in seconds since 1970; clock: what ran just before (`clock.Clock`).
    """

    game = models.ForeignKey(Game, models.CASCADE, related_name="+")
    window = models.CharField(max_length=60)
    at = models.FloatField()
    clock = models.JSONField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["game", "window"], name="one_shut_of_a_window")]

    def __str__(self) -> str:
        return f"{self.window} of {self.game}"

    @staticmethod
    def put(game: Game, window: str, at: float, clock: dict[str, Any]) -> None:
        """Keep how it was when a window was closed; what was kept of an earlier time is replaced."""
        row = Shut(game=game, window=window, at=at, clock=clock)
        unique, fields = ["game", "window"], ["at", "clock"]
        Shut.objects.bulk_create([row], update_conflicts=True, unique_fields=unique, update_fields=fields)


class Errand(models.Model):
    """When the bots of a game answer next."""

    game = models.OneToOneField(Game, models.CASCADE, related_name="+")
    at = models.DateTimeField(db_index=True)

    def __str__(self) -> str:
        return str(self.game)


_KEPT = "SELECT * FROM loupiote_calendar_calendar WHERE game_id = %s"  # see `loupiote.web.sql`


def kept(game: Game) -> Calendar | None:
    """The calendar of a game as it was set, if it was."""
    found = next(iter(sql.of(Calendar, _KEPT, [game.pk])), None)
    if found is not None:
        found.game = game
    return found


SHARE = "share:"  # before the moment and the window of a share, among what was chosen


def chosen(calendar: Calendar) -> dict[str, object]:
    """What somebody has set of it, each setting by its name, a moment's length by that of the moment."""
    names = ("zone", "weekends", "off", "early", "release", "skip", "answer")
    rules = rule_set(calendar.game.rules)
    shares = {
        f"{SHARE}{moment}:{part.windows[0]}": calendar.share(moment, part)
        for moment in presets.moments(rules)
        for part in rules.hours[moment]
        if part.windows
    }
    return {**{name: getattr(calendar, name) for name in names}, **calendar.ends, **shares}


def of(game: Game) -> Calendar:
    """The calendar of a game; one that nobody has set yet is the usual one, and is made."""
    found = to_show(game)
    if found._state.adding:
        found, _made = Calendar.objects.get_or_create(game=game, defaults={"ends": found.ends})
    return found


def to_show(game: Game) -> Calendar:
    """The calendar of a game, or the usual one, which is not kept."""
    found = kept(game)
    if found is None:
        found = Calendar(game=game, ends=presets.spans(rule_set(game.rules), presets.USUAL))
    known = presets.moments(rule_set(game.rules))
    if set(found.ends) != set(known):  # another rule set was chosen meanwhile
        usual = presets.spans(rule_set(game.rules), presets.USUAL)
        found.ends = {moment: found.ends.get(moment, usual[moment]) for moment in known}
    return found
