"""The app of the look."""

from django.apps import AppConfig


class LookConfig(AppConfig):
    """Label `loupiote_look`."""

    name = "loupiote.web.look"
    label = "loupiote_look"
