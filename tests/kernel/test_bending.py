"""Acts of one night that bend one another before they take effect."""

from __future__ import annotations

from kernel.small import play, rules
from loupiote.kernel import bearers
from loupiote.kernel.ask import Choice, Me, One, Several
from loupiote.kernel.events import Failed, Saw
from loupiote.kernel.game import Game
from loupiote.kernel.powers import BendMark, Power
from loupiote.kernel.state import Act, Suppression
from scene import assert_not_told, assert_told


class Look(Power, tag="t.look"):
    def choices(self, game: Game, me: Me) -> Choice:
        return One(game.living)

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        game.tell(Saw(act.target), to=me.player)

    def thwarted(self, game: Game, act: Act, me: Me) -> None:
        game.tell(Failed(act.fate), to=me.player)


class Stun(Power, tag="t.stun"):
    def choices(self, game: Game, me: Me) -> Choice:
        return One(game.living)

    @classmethod
    def sequence(cls, game: Game, acts: list[Act]) -> list[Act]:
        return sorted(acts, key=lambda act: any(act.actor == other.target for other in acts))

    def bend(self, game: Game, act: Act, me: Me) -> None:
        for other in game.acts:
            if other.actor == act.target:
                other.fate = "stunned"


class Covered(BendMark, tag="t.covered"):
    def bend(self, game: Game, act: Act, player: str) -> None:
        if act.power == "look":
            act.fate = "covered"


class Cover(Power, tag="t.cover"):
    def choices(self, game: Game, me: Me) -> Choice:
        return One(game.living)

    def bend(self, game: Game, act: Act, me: Me) -> None:
        game.mark(act.target, Covered(until="nuit"))


class Swap(Power, tag="t.swap"):
    """Two players exchange their cards, before anything else is done."""

    def choices(self, game: Game, me: Me) -> Choice:
        return Several(game.living, 2, 2)

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        one, other = act.targets
        cards = game.seats[one].card, game.seats[other].card
        bearers.move(game, cards[0], other)
        bearers.move(game, cards[1], one)


class Hush(Power, tag="t.hush"):
    instant = True

    def choices(self, game: Game, me: Me) -> Choice:
        return One(game.living)

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        bearers.suppress(game, Suppression(game.seats[act.target].card, until="nuit", known=False))


ROLES = {"look": (Look(),), "stun": (Stun(),), "cover": (Cover(),), "swap": (Swap(),), "hush": (Hush(),)}
KINDS = (Hush, Stun, Cover, Swap, Look)
RULES = rules(roles=ROLES, asked={"nuit": KINDS}, stages=(Stun, Cover, Covered), order=(Swap, Look))


def test_a_stage_orders_its_own_acts_and_only_those_that_stand_bend() -> None:
    scene = play(RULES, "Dan", Ana="stun", Bob="stun", Cleo="look")
    scene.play("jour", {"Bob": "stun Cleo", "Ana": "stun Bob", "Cleo": "look Dan"})
    assert_told(scene, "Cleo", "saw", who="Dan")


def test_a_mark_bends_what_is_aimed_at_its_player() -> None:
    scene = play(RULES, "Dan", Ana="cover", Cleo="look", Eve="look")
    scene.play("jour", {"Ana": "cover Dan", "Cleo": "look Dan", "Eve": "look Cleo"})
    assert scene.told("Cleo", "failed") == [{"power": "covered"}]
    assert_told(scene, "Eve", "saw", who="Cleo")


def test_a_suppressed_power_bends_nothing_and_its_author_is_asked_as_ever() -> None:
    scene = play(RULES, "Dan", Ana="stun", Cleo="look", Eve="hush")
    assert scene.say("Eve", "hush Ana") is None
    assert scene.asked("Ana") == ["stun"]
    scene.play("jour", {"Ana": "stun Cleo", "Cleo": "look Dan"})
    assert_told(scene, "Cleo", "saw", who="Dan")


def test_what_leaves_its_author_takes_the_order_down_with_it() -> None:
    scene = play(RULES, "Dan", Ana="swap", Cleo="look")
    scene.play("jour", {"Ana": "swap Cleo Dan", "Cleo": "look Ana"})
    assert_not_told(scene, "Cleo", "saw")
    assert scene.told("Cleo", "failed") == [{"power": "lost"}]
    scene.to("nuit")
    assert scene.asked("Dan") == ["look"]
    assert scene.asked("Cleo") == []
