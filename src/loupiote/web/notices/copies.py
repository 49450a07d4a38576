"""Public announcements as text to paste elsewhere: those of the public board, or if there are none, what everybody was told."""

from __future__ import annotations

from typing import NamedTuple

from django.http import HttpRequest
from django.utils.html import escape

from loupiote.narration import FormatName
from loupiote.web import language
from loupiote.web.games import door
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import SPECTATOR
from loupiote.web.notices.outside.markup import written
from loupiote.web.square.models import Post
from loupiote.web.tone.narrators import genres_of, narrator

FORMATS: tuple[FormatName, ...] = ("bbcode", "markdown", "html", "text")


class Said(NamedTuple):
    """An announcement: its title, "" for the whole story, and its text."""

    title: str
    text: str


def announcements(request: HttpRequest, game: Game, format: FormatName) -> list[Said]:
    """What there is to copy in a format, the newest first."""
    posts = Post.objects.filter(game=game, kind=Post.Kind.ANNOUNCEMENT, withdrawn_at=None, hidden_at=None)
    said = [Said(post.title, _written(post, format)) for post in posts.order_by("-pk")]
    story = narrated(request, game, format)
    return said or ([Said("", story)] if story else [])


def narrated(request: HttpRequest, game: Game, format: FormatName) -> str:
    """The story so far as everybody knows it, "" before the game has begun."""
    view = door.screen_of(game, SPECTATOR).view
    if view is None:
        return ""
    return narrator(game, language.of(request), format, genres_of(game)).story(view.heard)


def _written(post: Post, format: FormatName) -> str:
    if format == "html":
        return f"<h3>{escape(post.title)}</h3>\n{post.html.strip()}" if post.title else post.html.strip()
    return written(f"<h3>{escape(post.title)}</h3>{post.html}" if post.title else post.html, format)
