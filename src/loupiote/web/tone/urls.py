"""Addresses of the tone of a game."""

from django.urls import path

from loupiote.web.tone.views import editing, listing, whole

app_name = "tone"
HERE = "g/<slug:key>/tone/"
urlpatterns = [
    path(HERE, listing.texts, name="texts"),
    path(HERE + "pack/", whole.pack, name="pack"),
    path(HERE + "pack.ftl", whole.file, name="file"),
    path(HERE + "<str:name>/", editing.text, name="text"),
    path(HERE + "<str:name>/preview/", editing.preview, name="preview"),
]
