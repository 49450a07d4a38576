"""Addresses of orders."""

from django.urls import path

from loupiote.web.ordering import views

app_name = "ordering"
HERE = "g/<slug:key>/orders/"
urlpatterns = [
    path(HERE, views.home, name="home"),
    path(HERE + "leave/", views.leave, name="leave"),
    path(HERE + "drop/", views.drop, name="drop"),
]
