"""The app of games."""

from django.apps import AppConfig


class GamesConfig(AppConfig):
    """Label `loupiote_games`."""

    name = "loupiote.web.games"
    label = "loupiote_games"
