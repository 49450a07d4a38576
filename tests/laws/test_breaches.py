"""The laws find what they are for: a fault of each kind, planted in `meneur`, is told with a way to play it again."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from loupiote.bots.laws import LAWS, LawBroken, run_laws
from loupiote.kernel.acts import prompts
from loupiote.kernel.ask import One, Window
from loupiote.kernel.events import Message, Saw
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Flow
from loupiote.kernel.ruleset import RuleSet
from loupiote.rules import rule_set

MENEUR = rule_set("meneur")


def breach(law: str, rules: RuleSet) -> LawBroken:
    """The first breach that a law finds in these rules."""
    for number in range(12):
        try:
            LAWS[law](rules, f"planted/{number}")
        except LawBroken as broken:
            return broken
    raise AssertionError(f"{law} finds nothing")


def planted(**steps: Callable[..., Any]) -> RuleSet:
    """`meneur` with other steps; a word of a name is written with an underscore."""
    return replace(MENEUR, steps={**MENEUR.steps, **{name.replace("_", "-"): step for name, step in steps.items()}})


def before(name: str, also: Callable[[Game], None]) -> RuleSet:
    """`meneur` with something more done at the start of a step."""

    def step(game: Game) -> None:
        also(game)
        MENEUR.steps[name](game)

    return planted(**{name: step})


def test_a_game_without_victory() -> None:
    broken = breach("ends", replace(MENEUR, victories=()))
    assert "does not end" in broken.found
    assert f"game {broken.seed!r}" in str(broken)


def test_an_exception() -> None:
    def fails(game: Game) -> None:
        if game.round == 1:
            raise ZeroDivisionError("planted")

    broken = breach("ends", before("nightfall", fails))
    assert "ZeroDivisionError: planted" in broken.found


def test_somebody_dead_who_is_asked() -> None:
    def dead_vote(game: Game) -> Flow[None]:
        for player in game.players:
            player.alive = not player.alive
        game.people_changed()
        asked = prompts(game, "vote")
        for player in game.players:
            player.alive = not player.alive
        game.people_changed()
        yield Window("vote", asked, hold=True)

    assert "is dead and asked for voter" in breach("ends", planted(vote=dead_vote)).found


def test_something_that_is_not_in_the_state() -> None:
    calls = itertools.count()

    def debate(game: Game) -> Flow[None]:
        yield Window("debat", prompts(game, "debat"), hold=next(calls) % 2 == 0)

    rules = planted(debat=debate)
    assert "after waking, window" in breach("sleep", rules).found
    assert breach("undo", rules).found


def test_chance_that_is_no_draw() -> None:
    def tells(game: Game) -> None:
        game.tell(Message(f"{random.random()}"))

    assert "another order, told" in breach("determined", before("nightfall", tells)).found


def test_a_secret_told_to_the_wrong_player() -> None:
    def tells(game: Game) -> None:
        for player in game.living:
            for neighbour in game.neighbours(player)[:1]:
                game.tell(Saw(neighbour, game.role(neighbour)), to=player)

    broken = breach("secret", before("daybreak", tells))
    assert "exchange their cards" in broken.found
    assert "'saw'" in broken.found


def test_a_secret_that_shows_in_public() -> None:
    """The length of a list is no secret, but what it depends on may be."""

    def tells(game: Game) -> None:
        game.memory["order"] = [game.role(player) for player in game.living]

    def vote(game: Game) -> Flow[None]:
        asked = prompts(game, "vote")
        for prompt in asked:
            if isinstance(prompt.choice, One):  # who has the first card in the alphabet comes first
                prompt.choice.among = sorted(prompt.choice.among, key=game.role)
        yield Window("vote", asked, hold=True)

    rules = replace(before("daybreak", tells), steps={**MENEUR.steps, "vote": vote})
    assert "prompts" in breach("secret", rules).found


def test_a_list_that_promises_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    legal = One.legal
    monkeypatch.setattr(One, "legal", lambda self: [*legal(self), "Nobody"])
    assert "which is refused" in breach("legal", MENEUR).found


def test_a_check_that_lets_everything_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(One, "why_not", lambda self, value: None)
    assert "though nothing offers it" in breach("legal", MENEUR).found


def test_the_runner_gives_one_line_for_each_law() -> None:
    told: list[tuple[str, str, int]] = []
    kept = run_laws(["meneur"], ["ends", "determined"], 12, progress=lambda *done: told.append(done))
    assert [(one.law, one.games, one.breaches) for one in kept] == [("ends", 12, []), ("determined", 12, [])]
    assert told == [
        ("meneur", "ends", 10),
        ("meneur", "ends", 2),
        ("meneur", "determined", 10),
        ("meneur", "determined", 2),
    ]
    with pytest.raises(KeyError):
        run_laws(["meneur"], ["no-such-law"])
    with pytest.raises(ValueError, match="at least one"):
        run_laws(["meneur"], games=0)
