"""An account has one place in a game, by whatever way it comes there."""

from __future__ import annotations

from typing import Any

from django.test import Client

from loupiote.web.people import joining
from loupiote.web.signup import moves
from loupiote.web.signup.models import SignUp
from web_calling import account, signed_in


def in_browser_of(guest: Client, name: str, key: str) -> Client:
    """The browser of a guest in which somebody signs in."""
    client = signed_in(name)
    for cookie, value in guest.cookies.items():
        if key in cookie:
            client.cookies[cookie] = value.value
    return client


def guest_of(call: Any, name: str = "Guesty") -> Client:
    guest = Client()
    guest.get(call.address)
    call.come(name, guest)
    guest.get(call.address)
    return guest


def test_who_waits_and_keeps_a_seat_waits_no_more(calling: type) -> None:
    call = calling(players=5, guests="1")
    guest = guest_of(call)
    for name in ("Ana", "Bob", "Cleo", "Dan", "Wanda"):
        call.come(name)
    assert call.waiting == ["Wanda"]
    wanda = in_browser_of(guest, "Wanda", call.key)
    page = wanda.post(f"/g/{call.key}/device/", {"do": "keep"}, follow=True).content.decode()
    assert "maintenant dans ton compte" in page
    assert (call.waiting, call.entry("Guesty").user) == ([], account("Wanda"))
    call.send(signed_in("Ana"), "leave")
    assert [seat.name for seat in call.game.seats.filter(user=account("Wanda"))] == ["Guesty"]
    assert wanda.post(f"/g/{call.key}/device/", {"do": "keep"}, follow=True).content.decode().count("ton compte") >= 1
    call.send(signed_in("Wanda"), "leave")  # the seat is theirs to give up
    assert "Guesty" not in call.names


def test_a_seat_beside_ones_own_is_not_said_to_be_kept(calling: type) -> None:
    call = calling(players=5, guests="1")
    guest = guest_of(call)
    call.come("Wanda")
    wanda = in_browser_of(guest, "Wanda", call.key)
    page = wanda.post(f"/g/{call.key}/device/", {"do": "keep"}, follow=True).content.decode()
    assert "maintenant dans ton compte" not in page
    assert "déjà une place dans cette partie" in page
    assert call.game.seats.get(name="Guesty").user is None


def test_who_was_refused_comes_in_by_no_other_door(calling: type) -> None:
    call = calling(players=5, guests="1", vetted="1")
    guest = guest_of(call)
    moves.accept(call.entry("Guesty"))
    call.come("Wanda")
    moves.refuse(call.entry("Wanda"))
    wanda = in_browser_of(guest, "Wanda", call.key)
    assert not joining.keep(call.game.seats.get(name="Guesty"), account("Wanda"))
    page = wanda.post(f"/g/{call.key}/device/", {"do": "keep"}, follow=True).content.decode()
    assert "maintenant dans ton compte" not in page


def test_nobody_sits_down_twice(calling: type) -> None:
    call = calling(players=5)
    call.come("Ana")
    assert joining.sit_down(call.game, name="Zoé", user=account("Ana")) == joining.Refusal("seated")
    done = joining.sit_down(call.game, name="Bob", user=account("Bob"))
    assert not isinstance(done, joining.Refusal)
    SignUp.objects.create(game=call.game, user=account("Bob"), name="Robert")  # as an earlier version has left it
    moves.moved(call.game)
    assert call.names == ["Ana", "Bob"]
