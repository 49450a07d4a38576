"""A game of the application for a test: its row, its viewers, and a browser for each of them."""

from __future__ import annotations

import itertools
from typing import Any

from django.test import Client

from loupiote.kernel.inputs import Close, Reply
from loupiote.kernel.view import View
from loupiote.web.games import access, door, tokens
from loupiote.web.games.models import Game, Master, Seat
from loupiote.web.games.results import Result
from loupiote.web.games.viewers import SPECTATOR, STRANGER, Viewer

_keys = itertools.count()


class Scene:
    """`Scene(Ana="voyante", Bob="loup-garou", Cleo="simple-villageois")`: a game that has begun.

    Attributes:
        game: its row; mj, co_mj, spectator, stranger: viewers; clients have the tokens that go with them.
    """

    def __init__(
        self,
        *,
        rules: str = "meneur",
        begun: bool = True,
        watch: bool = False,
        phones: str = "all",
        mode: str = "table",
        options: dict[str, Any] | None = None,
        **roles: str,
    ) -> None:
        self.game = Game.objects.create(
            rules=rules,
            title="Thiercelieux",
            plan={"roles": roles},
            options=options or {},
            seed="test",
            watch=watch,
            phones=phones,
            mode=mode,
        )
        for place, name in enumerate(roles):
            Seat.objects.create(game=self.game, place=place, name=name)
        masters = [Master.objects.create(game=self.game, role=role, name=role) for role in ("mj", "co-mj")]
        self.mj, self.co_mj = map(access.as_viewer, masters)
        self.spectator, self.stranger = SPECTATOR, STRANGER
        self._holders = {"mj": masters[0], "co-mj": masters[1], **{seat.name: seat for seat in self.game.seats.all()}}
        if begun:
            door.start(self.game.pk, self.mj)
            self.game.refresh_from_db()

    def player(self, name: str) -> Viewer:
        """A player as a viewer."""
        return access.as_viewer(self.game.seats.get(name=name))

    def client(self, who: str) -> Client:
        """A browser: "mj", "co-mj", a player's name, or "stranger", who has no token."""
        client = Client()
        if who in self._holders:
            token = tokens.renew(self._holders[who])
            client.get(f"/s/{token}/")
        return client

    def view(self, who: str = "mj") -> View:
        """What somebody sees now."""
        viewer = {"mj": self.mj, "public": SPECTATOR}.get(who) or self.player(who)
        return door.view_of(self.game, viewer)

    def reply(self, player: str, power: str, *value: str, by: Viewer | None = None, **more: Any) -> Result:
        """A reply, given by the MJ if nobody else is named."""
        more.setdefault("key", f"key-{next(_keys)}")
        return door.submit(self.game.pk, by or self.mj, Reply(player=player, power=power, value=value), **more)

    def close(self, **more: Any) -> Result:
        """The MJ closes the window that is open."""
        more.setdefault("key", f"key-{next(_keys)}")
        return door.submit(self.game.pk, self.mj, Close(window=self.view().window or ""), **more)
