"""The law of secrets on what is shown: exchange hidden cards that a viewer cannot know of, and their pages stay the same bytes.

The machinery is that of law 5 (`bots.laws.secret`); instead of the view it compares the pages that are made of it.
"""

from __future__ import annotations

import itertools
import re
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
EVERY = 23  # of the comparisons that the law makes, each so-many-th is made on pages
# what differs from one answer to the next whatever happens: keys of orders, tokens of forms, the ticket, the filling
CHANCE = re.compile(
    r'name="(?:key|csrfmiddlewaretoken)" value="[^"]*"|X-CSRFToken": "[^"]*"|data-live="[^"]*"|<!--[0-9a-f]+-->'
)


class Reader:
    """Shows the pages of tables that are in no database."""

    def __init__(self, rules: str, names: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
        from loupiote.web.games import door
        from loupiote.web.games.models import Game, Seat
        from loupiote.web.seat import views

        self.game = Game.objects.create(rules=rules, status=Game.Status.RUNNING, phones=Game.Phones.ALL)
        Seat.objects.bulk_create([Seat(game=self.game, place=i, name=name) for i, name in enumerate(names)])
        self.views = (views.home, views.state, views.story, views.card)
        self.turns: dict[str, int] = {}
        monkeypatch.setattr(views, "enter", self._enter)
        monkeypatch.setattr(door, "screen_of", lambda game, viewer: door.Screen(view(self.table, viewer.name), 7))

    def _enter(self, request: Any, key: str, *roles: str) -> Any:
        from loupiote.web.games.viewers import SPECTATOR, Viewer

        viewer = SPECTATOR if self.viewer == PUBLIC else Viewer("player", self.viewer, seat=1, who=self.viewer)
        return self.game, viewer

    def pages(self, table: Table, viewer: str) -> list[str]:
        """What this viewer is shown of a table, without what chance puts there."""
        self.table, self.viewer = table, viewer
        shown = []
        for page in self.views[: 3 if viewer == PUBLIC else 4]:
            request = RequestFactory().get("/")
            request.user, request.LANGUAGE_CODE = AnonymousUser(), "fr"  # type: ignore[attr-defined]
            request._messages = []  # type: ignore[attr-defined]
            answer = page(request, self.game.key)
            assert answer.status_code == 200
            shown.append(f"{len(answer.content)} {CHANCE.sub('', answer.content.decode())}")
        return shown


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["pages/0", "pages/1"])
@pytest.mark.parametrize("rules", BUILT)
def test_no_page_tells_what_its_reader_cannot_know(rules: str, seed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    counter, compared = itertools.count(), []

    class OnPages(secret._Exchange):
        def _same(self, real: Table, changed: Table, viewer: str, given: Input | None) -> None:
            if next(counter) % EVERY:
                return
            reader = Reader(rules, list(real.game.seats), monkeypatch)
            for one, two in zip(reader.pages(real, viewer), reader.pages(changed, viewer), strict=True):
                if one != two:
                    place = next(i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b)
                    raise self._broken(f"{viewer} reads it: {one[place - 200 : place + 200]!r}")
                compared.append(viewer)

    monkeypatch.setattr(secret, "_Exchange", OnPages)
    secret.secrets(rule_set(rules), seed, swaps=2, viewers=3)
    assert len(compared) > 6
