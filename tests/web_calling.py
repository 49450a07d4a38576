"""A game by forum that takes sign-ups, its maker, and people who come to it."""

from __future__ import annotations

from typing import Any

from django.test import Client

from loupiote.web.games.models import Game
from loupiote.web.people.models import User
from loupiote.web.signup.models import Call, SignUp

PLAIN = {"led": "1", "listed": "1", "places": "random", "starts": "hand", "empty": "bots"}


def account(name: str) -> User:
    """An account of this name."""
    return User.objects.filter(name=name).first() or User.objects.create_user(name, "une phrase assez longue")


def signed_in(name: str) -> Client:
    """A browser that is signed in to the account of this name."""
    client = Client()
    client.force_login(account(name))
    return client


class Calling:
    """`Calling(players=5, vetted="1")`: Zazie makes a game; what is not said is as in `PLAIN`."""

    def __init__(self, rules: str = "meneur", players: int = 5, plays: bool = False, **form: Any) -> None:
        self.maker = signed_in("Zazie")
        given = {"rules": rules, "players": str(players), "title": "Hivernale", "mode": "forum"}
        answer = self.maker.post("/new/", given)
        self.key = answer.headers["Location"].split("/")[2]
        self.address = f"/g/{self.key}/signup/"
        self.settings(players=str(players), **form, **({"plays": "1"} if plays else {}))

    def settings(self, **form: Any) -> Any:
        """Keep how players come to it."""
        players = {"players": str(self.game.plan["players"])}
        answer = self.maker.post(self.address + "settings/", PLAIN | players | form)
        assert answer.status_code == 302, answer.context["form"].errors
        return answer

    @property
    def game(self) -> Game:
        return Game.objects.get(key=self.key)

    @property
    def call(self) -> Call:
        return Call.objects.get(game__key=self.key)

    @property
    def names(self) -> list[str]:
        """Who has a seat."""
        return sorted(seat.name for seat in self.game.seats.all())

    @property
    def waiting(self) -> list[str]:
        """Who waits for one, in order."""
        return [one.name for one in self.game.signups.filter(state="waiting")]

    def come(self, name: str, client: Client | None = None, **form: Any) -> Client:
        """Somebody signs up; with an account of that name unless their browser is given."""
        client = client or signed_in(name)
        client.post(self.address + "send/", {"do": "join", "name": name} | form)
        return client

    def send(self, client: Client, do: str, **form: Any) -> Any:
        """A visitor presses a button."""
        return client.post(self.address + "send/", {"do": do} | form)

    def lead(self, do: str, client: Client | None = None, **form: Any) -> Any:
        """Who leads presses a button."""
        return (client or self.maker).post(self.address + "lead/", {"do": do} | form)

    def page(self, client: Client, part: str = "") -> str:
        """What somebody sees of the list."""
        answer = client.get(self.address + part)
        assert answer.status_code == 200, answer.status_code
        return answer.content.decode()

    def entry(self, name: str) -> SignUp:
        """Somebody's entry in the list."""
        return self.game.signups.get(name=name)
