"""The app of notices."""

from django.apps import AppConfig


class NoticesConfig(AppConfig):
    """Label `loupiote_notices`."""

    name = "loupiote.web.notices"
    label = "loupiote_notices"

    def ready(self) -> None:
        """Listen to what games do, to what is posted, and to deadlines that are set and moved."""
        from loupiote.web.games import hooks
        from loupiote.web.notices import forgetting, posts, reminding, watching

        hooks.register(watching.after)
        reminding.listen()
        posts.listen()
        forgetting.connect()
