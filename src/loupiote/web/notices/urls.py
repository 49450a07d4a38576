"""Addresses of notices, of reminders, and of announcements outside."""

from django.urls import path

from loupiote.web.notices.views import announcements, back, choices, mine, outside, waiting

app_name = "notices"
urlpatterns = [
    path("notices/", mine.home, name="home"),
    path("notices/read/", mine.read, name="read"),
    path("notices/<int:pk>/", mine.follow, name="follow"),
    path("notices/choices/", choices.choices, name="choices"),
    path("letters/stop/<str:ticket>/", choices.stop, name="stop"),
    path("g/<slug:key>/waiting/", waiting.page, name="waiting"),
    path("g/<slug:key>/waiting/prod/", waiting.prod, name="prod"),
    path("g/<slug:key>/back/", back.back, name="back"),
    path("g/<slug:key>/announcements/", announcements.page, name="announcements"),
    path("g/<slug:key>/outside/", outside.page, name="outside"),
]
