"""Bots play whole games, see only their views, and are the same for the same seed."""

from __future__ import annotations

from random import Random

import pytest

from loupiote.bots import RandomBot, play_out
from loupiote.kernel.inputs import Reply
from loupiote.kernel.start import Plan, start
from loupiote.kernel.table import Table
from loupiote.kernel.view import View
from loupiote.rules import rule_set

RULES = rule_set("meneur")
ALL = {"simple-villageois": 3, "loup-garou": 2} | {
    role: 1 for role, kind in RULES.roles.items() if kind.single and kind.kind == "role"
}


def table(seed: str, *, journal: bool = False, **options: object) -> Table:
    seats = [f"J{i}" for i in range(sum(ALL.values()) - 2)]
    return Table(start(Plan(RULES, seats, cards=ALL, seed=seed, options=options)), journal=journal)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_game_with_every_card_ends(seed: str) -> None:
    outcome = play_out(table(seed), RandomBot(seed))
    assert outcome.ended
    assert outcome.camps
    assert 0 < outcome.rounds < 30


def test_the_same_seed_plays_the_same_game_with_or_without_a_journal() -> None:
    played = [table("x"), table("x"), table("x", journal=True)]
    for one in played:
        play_out(one, RandomBot(7))
    assert played[0].told == played[1].told == played[2].told


def test_one_bot_for_all_or_one_for_each_seat() -> None:
    one = table("x")
    outcome = play_out(one, {seat: RandomBot(Random(i)) for i, seat in enumerate(one.game.seats)})
    assert outcome.ended


def test_a_seat_without_a_bot_stays_silent() -> None:
    one = table("x")
    play_out(one, {}, rounds=3)
    assert not one.game.over or one.game.camps


def test_a_game_without_end_is_stopped() -> None:
    one = table("x")
    outcome = play_out(one, {}, rounds=2)
    assert not outcome.ended
    assert outcome.rounds == 3
    assert outcome.winners == []


class Curious:
    """A bot that only keeps what it was shown."""

    def __init__(self) -> None:
        self.seen: list[View] = []

    def reply(self, view: View) -> Reply | None:
        self.seen.append(view)
        return None


def test_a_bot_is_handed_nothing_but_the_view_of_its_seat() -> None:
    one = table("x")
    bots = {seat: Curious() for seat in one.game.seats}
    play_out(one, bots, rounds=1)
    for seat, bot in bots.items():
        assert {view.viewer for view in bot.seen} == {seat}


def test_an_optional_prompt_is_passed_one_time_in_eight() -> None:
    passed = asked = 0
    bot = RandomBot(1)

    class Counting:
        def reply(self, view: View) -> Reply | None:
            nonlocal passed, asked
            reply = bot.reply(view)
            if reply is not None:
                mine = next(a for a in view.prompts if a.power == reply.power)
                if mine.prompt.optional and reply.power != "voter":
                    asked += 1
                    passed += reply.value is None
            return reply

    for i in range(10):
        play_out(table(str(i)), Counting())
    assert asked > 200
    assert 0.06 < passed / asked < 0.2
