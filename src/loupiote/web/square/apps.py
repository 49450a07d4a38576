"""The app of the forum room."""

from django.apps import AppConfig


class SquareConfig(AppConfig):
    """Label `loupiote_square`."""

    name = "loupiote.web.square"
    label = "loupiote_square"

    def ready(self) -> None:
        """Whenever a game has moved, note who has just come to a board, and announce what everybody was told."""
        from loupiote.web.games import hooks
        from loupiote.web.people import reports
        from loupiote.web.square import announce, forgetting, reported, stays

        hooks.register(stays.after)
        hooks.register(announce.after)
        forgetting.connect()
        reports.register(reported.find)
