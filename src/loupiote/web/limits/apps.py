"""The app of limits."""

from django.apps import AppConfig


class LimitsConfig(AppConfig):
    """Label `loupiote_limits`; its table lies in the side database."""

    name = "loupiote.web.limits"
    label = "loupiote_limits"
