"""The app of games."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class GamesConfig(AppConfig):
    """Label `loupiote_games`."""

    name = "loupiote.web.games"
    label = "loupiote_games"
    verbose_name = _("games")
