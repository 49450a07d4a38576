"""What is open beside a window: pending prompts of several players, watched posts, powers of the dead."""

from __future__ import annotations

import pytest

from kernel.small import play, rules
from loupiote.kernel.acts import ask_beside, ask_one
from loupiote.kernel.ask import Choice, Me, Nothing, One
from loupiote.kernel.attacks import bury, doom
from loupiote.kernel.events import Acted, Message
from loupiote.kernel.game import Game
from loupiote.kernel.inputs import Close, Post
from loupiote.kernel.powers import Flow, Power
from loupiote.kernel.start import Plan, start
from loupiote.kernel.state import Act, Attack
from loupiote.kernel.table import Table
from scene import Scene, assert_dead, assert_not_told, assert_told


class Witness(Power, tag="t.witness"):
    def choices(self, game: Game, me: Me) -> Choice:
        return Nothing()

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        game.tell(Acted(me.player))


class Word(Power, tag="t.word"):
    """Whoever holds it and writes the word is heard."""

    def watch(self, game: Game, me: Me, text: str) -> None:
        if "loup" in text:
            game.tell(Message(me.player))


class Haunt(Power, tag="t.haunt"):
    beyond = True

    def choices(self, game: Game, me: Me) -> Choice | None:
        return None if game.alive(me.player) else One(game.living)

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        game.tell(Message(act.target))


def opening(game: Game) -> None:
    """Who haunts is dead, a trial is under way, the word lies before the living."""
    for me in game.holders(Haunt):
        doom(game, Attack(me.player, "gallows"))
    bury(game)
    game.bearers["word"].holders = list(game.living)
    game.powers_changed()
    ask_beside(game, "trial", *game.holders(Witness), then="trial-ends")


def trial_ends(game: Game) -> None:
    game.tell(Message("ends"))


RULES = rules(
    roles={"witness": (Witness(),), "haunt": (Haunt(),)},
    others={"word": (Word(),)},
    asked={"trial": (Witness,), "nuit": (Haunt,)},
    order=(Haunt,),
    watchers={"place": (Word,)},
    opening=("opening",),
    steps={"opening": opening, "trial-ends": trial_ends},
)


def scene() -> Scene:
    return play(RULES, "Cleo", Ana="witness", Bob="witness", Gus="haunt")


def test_a_pending_window_of_several_ends_when_the_last_has_answered() -> None:
    it = scene()
    it.say("Ana", "witness")
    assert_told(it, "public", "acted", who="Ana")
    assert_not_told(it, "public", "message", text="ends")
    assert it.asked("Ana") == []
    it.say("Bob", "witness")
    assert_told(it, "public", "message", text="ends")
    assert it.window == "nuit"


def test_a_pending_window_of_several_closes_for_all_at_once() -> None:
    it = scene()
    it.say("Ana", "witness")
    assert it.table.submit(Close("clock", 9.0, it.game.pending[0].window)) is None
    assert_not_told(it, "public", "acted", who="Bob")
    assert len(it.told("public", "message")) == 1
    assert it.window == "nuit"


def test_a_post_is_heard_by_what_its_author_holds_and_interrupts() -> None:
    it = scene()
    assert it.table.submit(Post("Ana", 1.0, "place", "un loup !")) is None
    assert it.table.submit(Post("Bob", 2.0, "place", "rien")) is None
    assert it.table.submit(Post("Gus", 3.0, "place", "un loup !")) is None
    assert [fact["text"] for fact in it.told("public", "message")] == ["Ana"]
    it.table.undo()
    it.table.undo()
    assert not it.told("public", "message")


def test_the_dead_are_asked_what_is_for_them() -> None:
    it = scene()
    assert it.asked("Gus") == ["haunt"]
    it.play("jour", {"Gus": "haunt Bob"})
    assert_told(it, "public", "message", text="Bob")


class Mirror(Power, tag="t.beside-mirror"):
    """Asks in the middle of a resolution."""

    def choices(self, game: Game, me: Me) -> Choice:
        return One(game.living)

    def guard(self, game: Game, attack: Attack, me: Me) -> Flow[Attack | None]:
        named = yield from ask_one(game, "mirror", me)
        return Attack(named[0], "mirror") if named else None


def storm(game: Game) -> None:
    game.attacks.append(Attack("Cleo", "storm"))
    opening(game)


INSIDE = rules(
    roles={"witness": (Witness(),), "mirror": (Mirror(),)},
    others={"word": (Word(),)},
    asked={"trial": (Witness,), "mirror": (Mirror,)},
    guards=(Mirror,),
    opening=("storm",),
    steps={"storm": storm, "trial-ends": trial_ends},
)


@pytest.mark.parametrize("journal", [True, False])
def test_a_pending_prompt_answered_in_mid_resolution_loses_nothing(journal: bool) -> None:
    cast = {"Ana": "witness", "Cleo": "mirror", "Dan": "plain"}
    it = Scene(Table(start(Plan(INSIDE, list(cast), roles=cast, seed="small")), journal=journal))
    it.close()
    assert it.window == "mirror"
    it.say("Cleo", "mirror Dan")
    it.say("Ana", "witness")
    assert it.window == "mirror"
    assert it.table.open.answers[("Cleo", "mirror")].value == ("Dan",)
    it.close()
    assert_dead(it, "Dan")
