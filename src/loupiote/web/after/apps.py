"""The app of what comes after a game."""

from django.apps import AppConfig


class AfterConfig(AppConfig):
    """Label `loupiote_after`."""

    name = "loupiote.web.after"
    label = "loupiote_after"
