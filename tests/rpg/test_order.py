"""Order independence: the same orders of a night in any sequence make the same night, but where a clause makes time count."""

from __future__ import annotations

from random import Random

import pytest

from loupiote.kernel.start import Plan, start
from loupiote.kernel.table import Table
from loupiote.rules.rpg import RULES
from loupiote.rules.rpg.sides import variable
from rpg_scene import orders, rpg
from scene import Scene, assert_dead, assert_not_told, assert_told
from sequences import outcome, play

# the last name given in the den; knock-outs in a circle; two redirections from one player
TIMED = ("devorer", "assommer", "rediriger")
SEEDS = range(16)
NAMES = [f"{first}{n}" for n in range(3) for first in ("Ana", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")]


def table(seed: int) -> Table:
    """Any cast, with at least one wolf and several of the cards that others meet."""
    drawn = Random(f"cast {seed}")
    once = [role for role, kind in RULES.roles.items() if kind.single]
    cards = ["loup-garou", "assommeur", "protecteur", "redirecteur", *drawn.sample(once, 9)]
    cards += drawn.sample(["assommeur", "protecteur", "redirecteur", "telepathe", "loup-garou"], 3)
    cards += ["simple-villageois"] * 4
    players = NAMES[: len(cards)]
    cast = dict(zip(players, drawn.sample(cards, len(cards)), strict=True))
    sides = {player: drawn.choice(("village", "loups")) for player, role in cast.items() if variable(RULES, role)}
    options = {"capitaine": drawn.choice(("aucun", "tranchage"))}
    return Table(start(Plan(RULES, players, cast, options=options, setup={"camps": sides}, seed=f"order {seed}")))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_orders_in_any_sequence_make_the_same_nights(seed: int) -> None:
    ends = []
    for sequence in ("one", "another", "a third"):
        game = table(seed)
        for moment in ("nuit", "jour", "nuit", "jour"):
            by_day = moment == "nuit"  # in public, where it is seen who stands first
            play(game, f"orders {seed}", "the same" if by_day else sequence, timed=TIMED, moment=moment)
        ends.append(outcome(game))
    assert ends[1] == ends[0]
    assert ends[2] == ends[0]


def test_these_games_are_eventful() -> None:
    """The orders of these nights do meet: else they would show nothing."""
    fates, bent = set(), set()
    for seed in SEEDS:
        game = table(seed)
        play(game, f"orders {seed}", "one", timed=TIMED, moment="jour")
        told = {type(t.event).__name__ for t in game.told}
        fates |= told & {"Failed", "KnockedOut", "Died", "Charmed", "Infected", "Acted"}
        bent |= told & {"Redirected", "Manipulated"}
    assert fates == {"Failed", "KnockedOut", "Died", "Charmed", "Infected", "Acted"}
    assert bent == {"Redirected", "Manipulated"}


# ---- where time counts


def night(first: dict[str, str], then: dict[str, str], **cast: str) -> Scene:
    """A night in which some write first, and others then."""
    scene = rpg("Gus Hal", **cast)
    orders(scene, **first)
    orders(scene, **then)
    return scene.to("vote")


@pytest.mark.rule("rpg.loup-garou.4", "rpg.loup-garou.5")
def test_the_last_name_given_in_the_den_counts() -> None:
    ana, bob = {"Ana": "devorer Gus"}, {"Bob": "devorer Hal"}
    assert_dead(night(ana, bob, Ana="loup-garou", Bob="loup-garou"), "Hal")
    assert_dead(night(bob, ana, Ana="loup-garou", Bob="loup-garou"), "Gus")


@pytest.mark.rule("rpg.assommeur.7")
def test_the_first_of_two_who_knock_each_other_out_counts() -> None:
    ana, bob, cast = {"Ana": "assommer Bob"}, {"Bob": "assommer Ana"}, {"Ana": "assommeur", "Bob": "assommeur"}
    for first, then, out, spared in ((ana, bob, "Bob", "Ana"), (bob, ana, "Ana", "Bob")):
        scene = night(first, then, Zoe="loup-garou", **cast)
        assert_told(scene, out, "knocked_out")
        assert_not_told(scene, spared, "knocked_out")


@pytest.mark.rule("rpg.nuit.30")
def test_the_first_of_two_redirections_from_one_player_counts() -> None:
    ana, bob = {"Ana": "rediriger Gus Ana"}, {"Bob": "rediriger Gus Bob"}
    cast = {"Ana": "redirecteur", "Bob": "redirecteur", "Zoe": "loup-garou"}
    for first, then, dead in ((ana, bob, "Ana"), (bob, ana, "Bob")):
        assert_dead(night(first, then | {"Zoe": "devorer Gus"}, **cast), dead)
