"""Addresses of the calendar."""

from django.urls import path

from loupiote.web.calendar import views

app_name = "calendar"
urlpatterns = [
    path("g/<slug:key>/calendar/", views.calendar, name="calendar"),
    path("g/<slug:key>/calendar/edit/", views.edit, name="edit"),
    path("g/<slug:key>/calendar/act/", views.act, name="act"),
    path("g/<slug:key>/prepare/calendar/", views.prepare, name="prepare"),
]
