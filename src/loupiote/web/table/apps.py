"""The app of the game master's screen."""

from django.apps import AppConfig


class TableConfig(AppConfig):
    """The game master's screen."""

    name = "loupiote.web.table"
    label = "loupiote_table"

    def ready(self) -> None:
        """Notes keep no name of a deleted account."""
        from loupiote.web.table import forgetting

        forgetting.connect()
