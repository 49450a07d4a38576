"""The app of calendars."""

from django.apps import AppConfig


class CalendarConfig(AppConfig):
    """Label `loupiote_calendar`."""

    name = "loupiote.web.calendar"
    label = "loupiote_calendar"

    def ready(self) -> None:
        """Whenever a game has moved, set when what is open closes, and when bots answer; tell of it on the square."""
        from loupiote.web.calendar import bots, hook, shown
        from loupiote.web.games import hooks
        from loupiote.web.square import pinned

        hooks.register(hook.after)
        hooks.speaks(bots.voice)
        pinned.provide(shown.lines)
