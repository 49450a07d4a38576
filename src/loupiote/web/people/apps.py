"""The app of accounts."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class PeopleConfig(AppConfig):
    """Label `loupiote_people`."""

    name = "loupiote.web.people"
    label = "loupiote_people"
    verbose_name = _("accounts and reports")
