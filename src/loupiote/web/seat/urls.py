"""Addresses of players' phones. The first page is also that of the game itself, `games:room`."""

from django.urls import path

from loupiote.web.seat import views

app_name = "seat"
urlpatterns = [
    path("g/<slug:key>/seat/", views.home, name="home"),
    path("g/<slug:key>/seat/state/", views.state, name="state"),
    path("g/<slug:key>/seat/story/", views.story, name="story"),
    path("g/<slug:key>/seat/card/", views.card, name="card"),
]
