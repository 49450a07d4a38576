"""Addresses. Each app has its own; `/live` is answered before Django (`server`)."""

from django.contrib import admin
from django.urls import include, path

from loupiote.web import views
from loupiote.web.health import health

urlpatterns = [
    path("", views.home, name="home"),
    path("health", health, name="health"),
    path("", include("loupiote.web.square.urls")),  # in front, since it is asked for most
    path("i18n/", include("django.conf.urls.i18n")),
    path("", include("loupiote.web.people.urls")),
    path("", include("loupiote.web.prepare.urls")),
    path("", include("loupiote.web.games.urls")),
    path("", include("loupiote.web.table.urls")),
    path("", include("loupiote.web.look.urls")),
    path("", include("loupiote.web.library.urls")),
    path("", include("loupiote.web.seat.urls")),
    path("", include("loupiote.web.after.urls")),
    path("", include("loupiote.web.signup.urls")),
    path("", include("loupiote.web.ordering.urls")),
    path("", include("loupiote.web.ballots.urls")),
    path("", include("loupiote.web.console.urls")),
    path("", include("loupiote.web.calendar.urls")),
    path("", include("loupiote.web.notices.urls")),
    path("", include("loupiote.web.tone.urls")),
    path("admin/", admin.site.urls),
]
