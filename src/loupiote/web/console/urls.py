"""Addresses of the console."""

from django.urls import path

from loupiote.web.console.views import desk, doubts, places, seats

app_name = "console"
HERE = "g/<slug:key>/console/"
urlpatterns = [
    path(HERE, desk.home, name="home"),
    path(HERE + "ahead/", desk.ahead, name="ahead"),
    path(HERE + "close/", desk.close, name="close"),
    path(HERE + "words/", desk.words, name="words"),
    path(HERE + "again/", desk.again, name="again"),
    path(HERE + "certain/", desk.certain, name="certain"),
    path(HERE + "rulings/", doubts.rulings, name="rulings"),
    path(HERE + "boards/", places.places, name="places"),
    path(HERE + "seats/", seats.seats, name="seats"),
    path(HERE + "seats/<int:place>/", seats.seat, name="seat"),
]
