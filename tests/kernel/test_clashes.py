"""Powers of one window that cannot be used side by side: refused, or the later one takes the place of the earlier."""

from __future__ import annotations

from collections.abc import Mapping

from kernel.small import play, rules
from loupiote.kernel.ask import Choice, Me, No, One
from loupiote.kernel.events import Message
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Power
from loupiote.kernel.state import Act
from loupiote.kernel.view import view
from scene import assert_refused


class Order(Power):
    def choices(self, game: Game, me: Me) -> Choice:
        return One(game.living)

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        game.tell(Message(self.id))


class Push(Order, tag="t.push"):
    def clashes(self, game: Game, me: Me) -> Mapping[str, No | None]:
        return {"pull": None, "hold": No("not-beside")}


class Pull(Order, tag="t.pull"):
    def clashes(self, game: Game, me: Me) -> Mapping[str, No | None]:
        return {"push": None}


class Hold(Order, tag="t.hold"):
    def clashes(self, game: Game, me: Me) -> Mapping[str, No | None]:
        return {"push": No("not-beside")}


KINDS = (Push, Pull, Hold)
RULES = rules(roles={"strong": (Push(), Pull(), Hold())}, asked={"nuit": KINDS}, order=KINDS)


def test_a_later_order_takes_the_place_of_the_one_it_replaces() -> None:
    scene = play(RULES, "Bob Cleo", Ana="strong")
    scene.say("Ana", "push Bob")
    assert [(a.power, a.reply, a.answered) for a in view(scene.table, "Ana").prompts] == [
        ("push", ("Bob",), True),
        ("pull", None, True),
    ]
    scene.say("Ana", "pull Cleo")
    scene.play("jour", {})
    assert [fact["text"] for fact in scene.told("public", "message")] == ["pull"]


def test_taking_back_the_later_order_gives_the_earlier_one_back() -> None:
    scene = play(RULES, "Bob Cleo", Ana="strong")
    scene.say("Ana", "push Bob")
    scene.say("Ana", "pull Cleo")
    scene.table.undo()
    scene.play("jour", {})
    assert [fact["text"] for fact in scene.told("public", "message")] == ["push"]


def test_what_clashes_with_a_reason_is_refused() -> None:
    scene = play(RULES, "Bob Cleo", Ana="strong")
    scene.say("Ana", "hold Bob")
    assert_refused(scene, "Ana", "push Bob", code="not-beside")
    scene.say("Ana", "hold rien")
    assert scene.say("Ana", "push Bob") is None
    assert scene.asked("Ana") == ["push", "pull"]
