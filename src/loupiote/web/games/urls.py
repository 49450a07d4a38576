"""Addresses of games."""

from django.urls import path

from loupiote.web.games import views

app_name = "games"
urlpatterns = [
    path("demo/", views.demo, name="demo"),
    path("s/<str:token>/", views.personal, name="personal"),
    path("g/<slug:key>/", views.room, name="room"),
    path("g/<slug:key>/order/", views.order, name="order"),
]
