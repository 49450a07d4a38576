"""The app of the rule book."""

from django.apps import AppConfig


class LibraryConfig(AppConfig):
    """Label `loupiote_library`."""

    name = "loupiote.web.library"
    label = "loupiote_library"
