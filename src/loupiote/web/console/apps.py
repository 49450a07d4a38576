"""The app of the console."""

from django.apps import AppConfig


class ConsoleConfig(AppConfig):
    """The console."""

    name = "loupiote.web.console"
    label = "loupiote_console"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """A seat that was handed over is given back when that is taken back."""
        from loupiote.web.console import handing
        from loupiote.web.games import erasing, hooks

        hooks.register(handing.after)
        erasing.renamed.connect(handing.renamed, dispatch_uid="console")
        erasing.forgotten.connect(handing.forgotten, dispatch_uid="console")
