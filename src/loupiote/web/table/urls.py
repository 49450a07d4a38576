"""Addresses of the game master's screen."""

from django.urls import path

from loupiote.web.table import acting, past_views, seat_views, views

app_name = "table"
urlpatterns = [
    path("g/<slug:key>/table/", views.screen, name="screen"),
    path("g/<slug:key>/table/desk/", views.desk, name="desk"),
    path("g/<slug:key>/table/ahead/", views.ahead, name="ahead"),
    path("g/<slug:key>/table/more/", views.more, name="more"),
    path("g/<slug:key>/table/read/", acting.read, name="read"),
    path("g/<slug:key>/table/answer/", acting.answer, name="answer"),
    path("g/<slug:key>/table/vote/", acting.vote, name="vote"),
    path("g/<slug:key>/table/way/", acting.way, name="way"),
    path("g/<slug:key>/table/timer/", acting.timer, name="timer"),
    path("g/<slug:key>/table/pause/", acting.pause, name="pause"),
    path("g/<slug:key>/table/settings/", acting.settings, name="settings"),
    path("g/<slug:key>/table/note/", acting.note, name="note"),
    path("g/<slug:key>/table/seats/", seat_views.seats, name="seats"),
    path("g/<slug:key>/table/seats/<int:place>/", seat_views.seat, name="seat"),
    path("g/<slug:key>/table/decree/", seat_views.decree, name="decree"),
    path("g/<slug:key>/table/undo/", past_views.undo, name="undo"),
    path("g/<slug:key>/table/past/", past_views.past, name="past"),
    path("g/<slug:key>/table/past/<str:place>/", past_views.amend, name="amend"),
    path("g/<slug:key>/table/past/<str:place>/add/", past_views.add, name="add"),
    path("g/<slug:key>/table/cards/", seat_views.cards, name="cards"),
    path("g/<slug:key>/table/cards/<int:place>/", seat_views.card, name="card"),
]
