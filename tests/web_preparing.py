"""A game in preparation, led by an account."""

from __future__ import annotations

from typing import Any

from django.test import Client

from loupiote.web.games.models import Game
from loupiote.web.people.models import User
from loupiote.web.prepare.draft import Draft


class Preparing:
    """A game that Zazie prepares; `post("cards", do="suggest")` presses a button of a page."""

    def __init__(self, rules: str = "meneur", players: int = 9, names: str = "") -> None:
        self.user = User.objects.filter(name="Zazie").first() or User.objects.create_user(
            "Zazie", "une phrase assez longue"
        )
        self.client = Client()
        self.client.force_login(self.user)
        answer = self.client.post("/new/", {"rules": rules, "players": str(players), "title": "Soirée"})
        self.key = answer.headers["Location"].split("/")[2]
        if names:
            self.post("players", do="add", names=names)

    @property
    def game(self) -> Game:
        return Game.objects.get(key=self.key)

    @property
    def draft(self) -> Draft:
        return Draft(self.game)

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.game.seats.all()]

    def seat(self, name: str) -> int:
        return int(self.game.seats.get(name=name).pk)

    def page(self, step: str) -> str:
        answer = self.client.get(f"/g/{self.key}/prepare/{step}/")
        assert answer.status_code == 200, answer.status_code
        return answer.content.decode()

    def post(self, step: str, **form: Any) -> Any:
        answer = self.client.post(f"/g/{self.key}/prepare/{step}/", form)
        assert answer.status_code == 302 or step == "options", answer.status_code
        return answer

    def phone(self, name: str) -> Client:
        """The phone of a player who has sat down."""
        from loupiote.web.games import tokens

        client = Client()
        client.get(f"/s/{tokens.renew(self.game.seats.get(name=name))}/")
        return client
