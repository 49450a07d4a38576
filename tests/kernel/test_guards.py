"""Guards that turn attacks, add others, or let somebody die for another."""

from __future__ import annotations

from kernel.small import play, rules
from loupiote.kernel.acts import ask_one
from loupiote.kernel.ask import Choice, Me, One
from loupiote.kernel.attacks import kill
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Flow, Power
from loupiote.kernel.state import Act, Attack
from scene import assert_dead


class Hit(Power, tag="t.hit"):
    def choices(self, game: Game, me: Me) -> Choice:
        return One(game.living)

    def resolve(self, game: Game, act: Act, me: Me) -> Attack:
        return Attack(act.target, "hit", me.player, me.bearer)


class Mirror(Power, tag="t.mirror"):
    """Its holder names the new victim."""

    def choices(self, game: Game, me: Me) -> Choice:
        return One(game.living)

    def guard(self, game: Game, attack: Attack, me: Me) -> Flow[Attack | None]:
        if attack.victim != me.player:
            return None
        named = yield from ask_one(game, "mirror", me)
        return Attack(named[0], attack.cause, attack.author) if named else None


class Thorns(Power, tag="t.thorns"):
    """Takes the author along."""

    def guard(self, game: Game, attack: Attack, me: Me) -> list[Attack] | None:
        if attack.victim != me.player or attack.author is None:
            return None
        return [attack, Attack(attack.author, "thorns")]


class Shave(Power, tag="t.shave"):
    """By day, at once."""

    instant = True

    def choices(self, game: Game, me: Me) -> Choice:
        return One([player for player in game.living if player != me.player])

    def resolve(self, game: Game, act: Act, me: Me) -> Flow[None]:
        yield from kill(game, [Attack(act.target, "shave")])


RULES = rules(
    roles={"hit": (Hit(),), "mirror": (Mirror(),), "thorns": (Thorns(),), "shave": (Shave(),)},
    asked={"nuit": (Hit,), "mirror": (Mirror,), "jour": (Shave,)},
    order=(Hit,),
    guards=(Mirror, Thorns),
)


def test_a_guard_turns_one_attack_once_so_that_every_attack_ends() -> None:
    scene = play(RULES, "Dan", Ana="hit", Bob="mirror", Cleo="mirror")
    scene.say("Ana", "hit Bob")
    scene.close()
    for holder, named in (("Bob", "Cleo"), ("Cleo", "Bob")):
        assert scene.asked(holder) == ["mirror"]
        scene.say(holder, f"mirror {named}")
        scene.close()
    assert_dead(scene, "Bob")


def test_a_question_inside_a_resolution_is_taken_back_alone() -> None:
    scene = play(RULES, "Dan", Ana="hit", Bob="mirror")
    scene.say("Ana", "hit Bob")
    scene.close()
    scene.say("Bob", "mirror Ana")
    scene.table.undo()
    assert scene.window == "mirror"
    scene.say("Bob", "mirror Dan")
    scene.close()
    assert_dead(scene, "Dan")


def test_a_decree_interrupts_a_resolution_that_asks() -> None:
    scene = play(RULES, "Dan", Ana="hit", Bob="mirror", Cleo="hit")
    scene.say("Ana", "hit Bob")
    scene.say("Cleo", "hit Bob")
    scene.close()
    scene.say("Bob", "mirror Dan")
    scene.close()
    scene.decree("kill", "Ana")
    assert scene.window == "mirror"
    scene.close()
    assert_dead(scene, "Ana", "Bob", "Dan")


def test_a_guard_adds_an_attack() -> None:
    scene = play(RULES, "Dan", Ana="hit", Bob="thorns")
    scene.play("jour", {"Ana": "hit Bob"})
    assert_dead(scene, "Ana", "Bob")


def test_a_death_at_once_leaves_the_open_window_as_it_was() -> None:
    scene = play(RULES, "Dan Eve", Ana="shave").to("jour")
    scene.say("Ana", "shave Dan")
    assert scene.window == "jour"
    assert_dead(scene, "Dan")
