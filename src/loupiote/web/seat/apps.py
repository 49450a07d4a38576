"""The app of players' phones."""

from django.apps import AppConfig


class SeatConfig(AppConfig):
    """Label `loupiote_seat`."""

    name = "loupiote.web.seat"
    label = "loupiote_seat"
