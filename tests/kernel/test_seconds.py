"""In a group, who may only second: the list is what others have put forward in the window."""

from __future__ import annotations

from kernel.small import play, rules
from loupiote.kernel import bearers
from loupiote.kernel.ask import Choice, Me, No, One
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Power
from loupiote.kernel.view import view
from scene import assert_refused


class Name(Power, tag="t.name"):
    shared = True

    def choices(self, game: Game, me: Me) -> Choice:
        return One(game.living)

    def seconds(self, game: Game, me: Me) -> No | None:
        return No("only-second") if me.player == "Bob" else None


def join(game: Game) -> None:
    for player in ("Ana", "Bob", "Cleo"):
        bearers.hold(game, "den", player)


RULES = rules(others={"den": (Name(),)}, asked={"nuit": (Name,)}, opening=("join",), steps={"join": join})


def test_only_what_was_put_forward_may_be_seconded() -> None:
    scene = play(RULES, "Ana Bob Cleo Dan Eve")
    assert not view(scene.table, "Bob").prompts[0].prompt.choice.possible()
    assert_refused(scene, "Bob", "name Dan", code="only-second")
    scene.say("Ana", "name Dan")
    assert scene.legal("Bob", "name") == ["Dan"]
    assert_refused(scene, "Bob", "name Eve", code="only-second")
    assert scene.say("Bob", "name Dan") is None


def test_a_name_that_its_author_takes_back_may_still_be_seconded() -> None:
    scene = play(RULES, "Ana Bob Cleo Dan Eve")
    scene.say("Ana", "name Dan")
    scene.say("Ana", "name Eve")
    assert scene.legal("Bob", "name") == ["Dan", "Eve"]
    assert scene.legal("Cleo", "name") == ["Ana", "Bob", "Cleo", "Dan", "Eve"]
