"""Addresses of votes."""

from django.urls import path

from loupiote.web.ballots import views

app_name = "ballots"
HERE = "g/<slug:key>/votes/"
urlpatterns = [
    path(HERE, views.home, name="home"),
    path(HERE + "settings/", views.settings, name="settings"),
]
