"""The app of the preparation."""

from django.apps import AppConfig


class PrepareConfig(AppConfig):
    """Label `loupiote_prepare`."""

    name = "loupiote.web.prepare"
    label = "loupiote_prepare"
