"""The app of orders."""

from django.apps import AppConfig


class OrderingConfig(AppConfig):
    """Label `loupiote_ordering`."""

    name = "loupiote.web.ordering"
    label = "loupiote_ordering"

    def ready(self) -> None:
        """Orders left beforehand speak at their moment; posts on one's own board may give orders; receipts stay true; what a
        player alone is told stands beside them."""
        from loupiote.web.games import hooks
        from loupiote.web.ordering import ahead, commands, told
        from loupiote.web.square import listeners, program

        hooks.speaks(ahead.voice)
        hooks.register(program.after)
        hooks.register(ahead.after)
        hooks.register(told.after)
        listeners.register(commands.heard)
        listeners.register(commands.missed)
