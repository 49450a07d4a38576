"""The app of sign-ups."""

from django.apps import AppConfig


class SignupConfig(AppConfig):
    """Label `loupiote_signup`."""

    name = "loupiote.web.signup"
    label = "loupiote_signup"

    def ready(self) -> None:
        from loupiote.web.games import access, hooks
        from loupiote.web.signup import calls, outcomes

        hooks.register(outcomes.after)
        access.guard(calls.lets_in)
