"""Addresses of what comes after a game. Before its end they are those of its game master alone."""

from django.urls import path

from loupiote.web.after import again, importing, texts, views

app_name = "after"
urlpatterns = [
    path("import/", importing.take_in, name="import"),
    path("g/<slug:key>/after/", views.cards, name="home"),
    path("g/<slug:key>/after/story/", views.story, name="story"),
    path("g/<slug:key>/after/votes/", views.votes, name="votes"),
    path("g/<slug:key>/after/texts/", texts.texts, name="texts"),
    path("g/<slug:key>/after/record.yaml", texts.record, name="record"),
    path("g/<slug:key>/after/again/", again.again, name="again"),
    path("g/<slug:key>/after/next/", again.sit_down, name="next"),
]
