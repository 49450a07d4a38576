"""The app of the tone."""

from django.apps import AppConfig


class ToneConfig(AppConfig):
    """The tone of a game."""

    name = "loupiote.web.tone"
    label = "loupiote_tone"
    default_auto_field = "django.db.models.BigAutoField"
