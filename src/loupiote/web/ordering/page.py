"""The page of a player's orders: what is asked, what was taken and when, what is left beforehand. All out of their own view."""

from __future__ import annotations

import hashlib
from datetime import datetime
from itertools import zip_longest
from typing import Any

import msgspec
from django.http import HttpRequest
from msgspec import Struct

from loupiote.kernel.ask import Refusal
from loupiote.web import language
from loupiote.web.ballots import polls
from loupiote.web.calendar import shown as times
from loupiote.web.games import phones, tables
from loupiote.web.ordering import ahead, taken, words
from loupiote.web.ordering.choices import Possible, possible
from loupiote.web.ordering.models import Standing
from loupiote.web.seat.asking import Asker, Part, Question
from loupiote.web.square import program
from loupiote.web.square.room import Room

LAST = 40  # answers of the past that are shown
TYPED = ("words", "several", "ordered", "places", "parts", "branch")


class Order(Struct):
    """A question with its receipt.

    Attributes:
        said: what the answer that stands will do; at: when it was taken; closes: when the window closes by itself.
    """

    question: Question
    said: str
    at: datetime | None
    closes: datetime | None

    @property
    def version(self) -> str:
        """Another one whenever it is another question or answer; a form in which somebody types stays as long as it is."""
        same = (self.question, self.said, str(self.at))
        return hashlib.sha256(repr(same).encode()).hexdigest()[:12]

    @property
    def typed(self) -> bool:
        """Whether its form is filled in before it is sent."""
        return self.question.part.kind in TYPED


class Left(Struct):
    """An order left beforehand, in words. `failed`: why it was not taken the last time."""

    row: Standing
    power: str
    what: str
    failed: str = ""


class Offer(Struct):
    """A form for an order that can be left."""

    power: str
    window: str
    title: str
    part: Part


def asker(request: HttpRequest, room: Room) -> Asker:
    """Who makes questions for this reader."""
    return Asker(words.speaker(room.game, language.of(request)), [seat.name for seat in room.view.seats])


def orders(room: Room, asks: Asker) -> list[Order]:
    """What this player is asked."""
    if room.game.paused:
        return []
    ends = {one.window: one.at for one in times.of(room.game, room.view).mine}
    given = taken.standing(room.game, room.viewer)
    found = []
    for one in room.view.prompts:
        if phones.takes(room.game, one.prompt):
            question = asks.question(one)
            answer = given.get((one.window, one.power))
            at = answer[1] if answer is not None else None
            said, question.said = question.said, ""  # the receipt says it
            found.append(Order(question, said, at, ends.get(one.window)))
    return found


def context(request: HttpRequest, room: Room) -> dict[str, Any]:
    """Everything that the page shows."""
    asks = asker(request, room)
    past = _past(room, asks)
    return room.context() | {
        "orders": orders(room, asks),
        "left": _left(room, asks),
        "offers": [_offer(asks, one) for one in possible(room.game, room.view)],
        "whens": Standing.When.choices,
        "past": past,
        "fallen": sum(gone for _at, _text, gone in past),
        "back": "orders",
    }


def _past(room: Room, asks: Asker) -> list[tuple[datetime, str, bool]]:
    """What was answered, the newest first: when, in words, and whether it no longer counts; the same said twice stands once."""
    fallen = program.lapsed_answers(tables.current(room.game))
    past = [
        (one, (one.entry, room.viewer.seat, one.reply.power) in fallen) for one in taken.mine(room.game, room.viewer)
    ]
    shown = [
        (one, gone)
        for (one, gone), older in zip_longest(past, past[1:])
        if older is None or gone != older[1] or not one.same(older[0])
    ][:LAST]
    said = polls.receipts(room.game, asks.said, [one.reply for one, _gone in shown])
    return [(one.at, text, gone) for (one, gone), text in zip(shown, said, strict=True)]


def _offer(asks: Asker, one: Possible) -> Offer:
    title = asks.said.power(one.power)
    title = f"{title} ({asks.said.window(one.window)})" if one.window else title
    return Offer(one.power, one.window, title[:1].upper() + title[1:], asks.part(one.choice, None))


def _left(room: Room, asks: Asker) -> list[Left]:
    """What is left, the newest last; what was given and does not come again stays as long as its window is open."""
    found = []
    here = {one.window for one in room.view.prompts}
    for row in Standing.objects.filter(seat=room.viewer.seat).order_by("at", "pk"):
        spent = row.when == Standing.When.NEXT and row.used_at is not None and row.refusal is None
        if spent and row.used not in here:
            continue
        value = ahead.told(row.value, room.seats)
        power = asks.said.power(row.power.partition("#")[0])
        power = f"{power} ({asks.said.window(row.window)})" if row.window else power
        what = ", ".join(map(asks.name, value or ()))
        failed = ""
        if row.refusal is not None:
            failed = words.refused(asks.said, msgspec.convert(row.refusal, Refusal), room.viewer.name)
        found.append(Left(row, power[:1].upper() + power[1:], what, failed))
    return found
