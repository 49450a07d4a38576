"""Every kind of choice has a form on the phone: whatever is legal can be named there, and what the form gives is taken."""

from __future__ import annotations

import re
from html import unescape
from random import Random

import pytest
from django.template.loader import render_to_string
from django.test import RequestFactory

from loupiote.bots.laws.draw import draw_plan
from loupiote.bots.random_bot import RandomBot
from loupiote.kernel.ask import NOBODY, Branch, Choice, Nothing, One, Parts, Places, Prompt, Several, Words, YesNo
from loupiote.kernel.inputs import CLOCK, Close
from loupiote.kernel.start import start
from loupiote.kernel.table import Table
from loupiote.kernel.view import Asked, view
from loupiote.narration import Narrator
from loupiote.rules import BUILT, rule_set
from loupiote.web.seat.asking import Asker

NAMES = ["Ana", "Bob", "Cleo"]
CHOICES: list[Choice] = [
    One(NAMES), One(NAMES, of="ballot", blank=True), One(["voyante", "garder"], of="option"), Several(NAMES, 1, 2),
    Several(NAMES, 2, 2, ordered=True), YesNo(), Nothing(), Words(40), Places(NAMES, ["nord", "sud"], 2),
    Parts([One(NAMES), Words(20)]), Parts([One(NAMES), YesNo()]), Branch({"tirer": One(NAMES), "garder": Nothing()}),
]  # fmt: skip


class _Game:
    key, rules = "abc", "meneur"


def form(asker: Asker, asked: Asked) -> str:
    """The forms of a prompt, as the phone has them."""
    context = {"question": asker.question(asked), "game": _Game(), "turn": 1}
    return unescape(render_to_string("seat/_question.html", context, RequestFactory().get("/")))


def named(page: str) -> set[str]:
    """The values that a form can give."""
    pressed = re.findall(r'(?:name="value" value|option value|name="value" data-v)="([^"]*)"', page)
    return {*pressed, *re.findall(r'name="value"[^>]*? value="([^"]*)"', page)} - {""}


@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: type(choice).__name__)
def test_all_that_is_legal_can_be_named(choice: Choice) -> None:
    asked = Asked(Prompt("Ana", "joueur", "voter", choice), "vote@1", "voter")
    page = form(Asker(Narrator("fr"), NAMES), asked)
    assert set(choice.legal()) <= named(page)
    inner = (
        choice.parts
        if isinstance(choice, Parts)
        else list(choice.branches.values())
        if isinstance(choice, Branch)
        else [choice]
    )
    for part in inner:
        assert set(part.legal()) <= named(page)
        assert not isinstance(part, Words) or "<textarea" in page
        assert not isinstance(part, Places) or named(page) >= {*part.players, *part.places}


def chosen(page: str) -> list[str]:
    """The values of the buttons that are shown as chosen, which is also said to those who do not see it."""
    buttons = [one for one in re.findall("<button[^>]*>", page) if 'name="value"' in one]
    pressed = [one for one in buttons if 'aria-pressed="true"' in one]
    assert [one for one in buttons if "is-chosen" in one] == [one for one in pressed if "tile" in one]
    return [re.findall(' value="([^"]*)"', one)[0] for one in pressed]


@pytest.mark.parametrize("among", [NAMES, ["voyante", "garder"]])
def test_what_was_tapped_is_shown_as_chosen(among: list[str]) -> None:
    prompt = Prompt("Ana", "joueur", "voter", One(among, of="ballot", blank=True))
    for reply in (None, (among[1],), (NOBODY,)):
        asked = Asked(prompt, "vote@1", "voter", answered=reply is not None, reply=reply)
        assert chosen(form(Asker(Narrator("fr"), NAMES), asked)) == list(reply or ())


@pytest.mark.parametrize("rules", BUILT)
def test_every_prompt_of_whole_games(rules: str) -> None:
    """Bots play; each prompt on the way is put on a page, which names every legal value."""
    known, seen = rule_set(rules), set[tuple[str, str]]()
    for game in range(12):
        table = Table(start(draw_plan(known, Random(f"kinds/{game}"))))
        table.run()
        names = list(table.game.seats)
        bot, asker = RandomBot(f"kinds/{game}"), Asker(Narrator("fr", rules=rules), names)
        for _ in range(300):
            if table.open is None:
                break
            for name in names:
                _look(asker, view(table, name).prompts, seen)
                while table.open is not None and (reply := bot.reply(view(table, name))) is not None:
                    assert table.submit(reply) is None
            if table.open is not None:
                table.submit(Close(CLOCK, 0.0, table.open.name))
    asked_for = {power.id for powers in known.asked.values() for power in powers if not power.refereed}
    assert len({power for power, _window in seen} & asked_for) > len(asked_for) / 2


def _look(asker: Asker, prompts: list[Asked], seen: set[tuple[str, str]]) -> None:
    for asked in prompts:
        if (asked.power, asked.window.partition("@")[0]) not in seen:
            seen.add((asked.power, asked.window.partition("@")[0]))
            assert set(asked.prompt.choice.legal()) - named(form(asker, asked)) == set(), asked
