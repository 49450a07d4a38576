"""The law of secrets on the pages of the room: exchange hidden cards that a viewer cannot know of, and they stay the same bytes.

As in `tests/web/seat/test_page_law.py`, with posts on every board, which a reader sees or does not see by their view alone.
"""

from __future__ import annotations

import itertools
import re
from types import SimpleNamespace
from typing import Any

import pytest
from django.contrib.auth.models import AnonymousUser
from django.test import RequestFactory

from loupiote.bots.laws import secret
from loupiote.kernel.inputs import Input
from loupiote.kernel.table import Table
from loupiote.kernel.view import PUBLIC, view
from loupiote.rules import BUILT, rule_set

pytestmark = pytest.mark.once
EVERY = 61  # of the comparisons that the law makes, each so-many-th is made on pages
CHANCE = re.compile(r'name="(?:key|csrfmiddlewaretoken)" value="[^"]*"|X-CSRFToken": "[^"]*"|data-live="[^"]*"')


class Reader:
    """Shows the room of tables that are in no database; posts are in it."""

    def __init__(self, rules: str, names: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
        from loupiote.web.games import door, tables
        from loupiote.web.games.models import Game, Seat
        from loupiote.web.square import room, sources
        from loupiote.web.square.models import Post
        from loupiote.web.square.views import boards, finding

        self.game = Game.objects.create(rules=rules, status=Game.Status.RUNNING, mode=Game.Mode.FORUM)
        Seat.objects.bulk_create([Seat(game=self.game, place=i, name=name) for i, name in enumerate(names)])
        self.seats = list(self.game.seats.all())
        for board in rule_set(rules).boards:
            for owner in self.seats if board.each else [None]:
                for author in self.seats[:3]:
                    post = Post(game=self.game, board=board.id, owner=owner, author=author, name=author.name, tick=1)
                    post.text = f"message sur {board.id}, @{names[0]} @{names[-1]}"
                    named = sources.read(post, self.seats)
                    post.save()
                    sources.mention(post, named, new=True)
        self.views: list[tuple[Any, str, dict[str, Any]]] = [(boards.home, "", {}), (boards.rules, "", {})]
        self.views += [(boards.board, "?page=1", {"board": one.id}) for one in rule_set(rules).boards if not one.each]
        self.views += [(finding.search, "?q=message", {}), (finding.by, "", {"place": 1})]
        monkeypatch.setattr(room, "enter", self._enter)
        monkeypatch.setattr(boards, "enter", self._enter)
        monkeypatch.setattr(door, "screen_of", lambda game, viewer: door.Screen(view(self.table, viewer.name), 7))
        monkeypatch.setattr(tables, "current", lambda game: SimpleNamespace(table=self.table, seats=[], brought={}))

    def _enter(self, request: Any, key: str, *roles: str) -> Any:
        from loupiote.web.games.viewers import SPECTATOR, Viewer

        if self.viewer == PUBLIC:
            return self.game, SPECTATOR
        seat = next(one for one in self.seats if one.name == self.viewer)
        return self.game, Viewer("player", self.viewer, seat=seat.pk, who=self.viewer)

    def pages(self, table: Table, viewer: str) -> list[str]:
        """What this viewer is shown of a table, without what chance puts there; a board that is not theirs is nothing."""
        from django.http import Http404

        from loupiote.web.look.templatetags import kept
        from loupiote.web.square.models import Seen

        self.table, self.viewer = table, viewer
        kept.forget()
        Seen.objects.all().delete()
        shown = []
        for page, query, more in self.views:
            request = RequestFactory().get(f"/{query}")
            request.user, request.LANGUAGE_CODE = AnonymousUser(), "fr"  # type: ignore[attr-defined]
            request._messages = []  # type: ignore[attr-defined]
            try:
                shown.append(CHANCE.sub("", page(request, key=self.game.key, **more).content.decode()))
            except Http404:
                shown.append("")
        return shown


@pytest.mark.slow
@pytest.mark.parametrize("rules", BUILT)
def test_no_page_of_the_room_tells_what_its_reader_cannot_know(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    counter, compared = itertools.count(), []

    class OnPages(secret._Exchange):
        def _same(self, real: Table, changed: Table, viewer: str, given: Input | None) -> None:
            if next(counter) % EVERY:
                return
            reader = Reader(rules, list(real.game.seats), monkeypatch)
            pages = reader.pages(real, viewer)
            assert any("message sur " in page for page in pages)
            for one, two in zip(pages, reader.pages(changed, viewer), strict=True):
                if one != two:
                    place = next(
                        (i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two))
                    )
                    raise self._broken(
                        f"{viewer} reads it: {one[place - 200 : place + 200]!r} {two[place : place + 200]!r}"
                    )
                compared.append(viewer)

    monkeypatch.setattr(secret, "_Exchange", OnPages)
    secret.secrets(rule_set(rules), "room/0", swaps=2, viewers=3)
    assert len(compared) > 6
