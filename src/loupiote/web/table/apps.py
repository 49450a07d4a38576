"""The app of the game master's screen."""

from django.apps import AppConfig


class TableConfig(AppConfig):
    """The game master's screen."""

    name = "loupiote.web.table"
    label = "loupiote_table"
