"""The app of votes."""

from django.apps import AppConfig


class BallotsConfig(AppConfig):
    """Label `loupiote_ballots`."""

    name = "loupiote.web.ballots"
    label = "loupiote_ballots"

    def ready(self) -> None:
        """Note which votes are open to everybody; a post on the square may be a vote."""
        from loupiote.web.ballots import polls, posted, spoken
        from loupiote.web.games import hooks
        from loupiote.web.square import listeners

        hooks.register(polls.after)
        listeners.register(spoken.heard)
        listeners.counts(posted.votes)
