"""Addresses of sign-ups and of listed games."""

from django.urls import path

from loupiote.web.signup.views import games, lead, page, settings

app_name = "signup"
urlpatterns = [
    path("games/", games.listed, name="games"),
    path("g/<slug:key>/signup/", page.page, name="page"),
    path("g/<slug:key>/signup/state/", page.state, name="state"),
    path("g/<slug:key>/signup/send/", page.send, name="send"),
    path("g/<slug:key>/signup/lead/", lead.lead, name="lead"),
    path("g/<slug:key>/signup/settings/", settings.settings, name="settings"),
]
