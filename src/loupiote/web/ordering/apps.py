"""The app of orders."""

from django.apps import AppConfig


class OrderingConfig(AppConfig):
    """Label `loupiote_ordering`."""

    name = "loupiote.web.ordering"
    label = "loupiote_ordering"

    def ready(self) -> None:
        """Orders left beforehand speak when their moment has come; posts on one's own board may give orders."""
        from loupiote.web.games import hooks
        from loupiote.web.ordering import ahead, commands
        from loupiote.web.square import listeners

        hooks.speaks(ahead.speak)
        listeners.register(commands.heard)
