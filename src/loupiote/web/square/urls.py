"""Addresses of the forum room. Its first page is also that of the game itself, `games:room`."""

from django.urls import path

from loupiote.web.square.views import boards, finding, mine, posting

app_name = "square"
HERE = "g/<slug:key>/square/"
urlpatterns = [
    path(HERE, boards.home, name="home"),
    path(HERE + "b/<slug:board>/", boards.board, name="board"),
    path(HERE + "b/<slug:board>/<int:place>/", boards.board, name="own"),
    path(HERE + "rules/", boards.rules, name="rules"),
    path(HERE + "p/<slug:post>/", boards.post, name="post"),
    path(HERE + "p/<slug:post>/edit/", posting.edit, name="edit"),
    path(HERE + "p/<slug:post>/hide/", posting.hide, name="hide"),
    path(HERE + "p/<slug:post>/restore/", posting.restore, name="restore"),
    path(HERE + "write/", posting.write, name="write"),
    path(HERE + "draft/", posting.draft, name="draft"),
    path(HERE + "search/", finding.search, name="search"),
    path(HERE + "mentions/", finding.mentions, name="mentions"),
    path(HERE + "by/<int:place>/", finding.by, name="by"),
    path(HERE + "notebook/", mine.notebook, name="notebook"),
    path(HERE + "read/", mine.read, name="read"),
    path(HERE + "settings/", mine.settings, name="settings"),
]
