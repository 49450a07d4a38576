"""The app of accounts."""

from django.apps import AppConfig


class PeopleConfig(AppConfig):
    """Label `loupiote_people`."""

    name = "loupiote.web.people"
    label = "loupiote_people"
