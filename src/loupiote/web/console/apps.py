"""The app of the console."""

from django.apps import AppConfig


class ConsoleConfig(AppConfig):
    """The console."""

    name = "loupiote.web.console"
    label = "loupiote_console"
    default_auto_field = "django.db.models.BigAutoField"
