"""Order independence: the same orders of a night in any sequence make the same night; the Chat alone waits for a name."""

from __future__ import annotations

from random import Random

import pytest

from forum.scenes import forum
from loupiote.kernel.start import Plan, start
from loupiote.kernel.table import Table
from loupiote.rules.forum import RULES
from scene import assert_refused
from sequences import outcome, play

NAMES = ("Ana", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan", "Kim", "Leo", "Max")
ALTERNATIVES = {
    "loups-desaccord": ("pas-d-attaque", "tirage"),
    "chasseur-tir": ("facultatif", "obligatoire-sinon-tirage"),
    "premiere-phase": ("nuit", "jour"),
    "indice": ("texte-du-meneur", "trois-noms"),
}


def table(seed: int) -> Table:
    """Every card of the set, and options that let chance speak."""
    drawn = Random(f"cast {seed}")
    cards = [role for role, kind in RULES.roles.items() if kind.single] + ["loup-garou"] * 2 + ["simple-villageois"] * 4
    cast = dict(zip(NAMES, drawn.sample(cards, len(cards)), strict=True))
    options = {name: drawn.choice(values) for name, values in ALTERNATIVES.items()}
    return Table(start(Plan(RULES, list(cast), cast, options=options, seed=f"order {seed}")))


@pytest.mark.parametrize("seed", range(12))
def test_the_same_orders_in_any_sequence_make_the_same_nights(seed: int) -> None:
    ends = []
    for sequence in ("one", "another", "a third"):
        game = table(seed)
        for moment in ("nuit", "aube") * 3:
            by_day = moment == "nuit"  # ballots are told in the order in which they were given
            play(game, f"orders {seed}", "the same" if by_day else sequence, timed=(), moment=moment)
        ends.append(outcome(game))
    assert ends[1] == ends[0]
    assert ends[2] == ends[0]


@pytest.mark.rule("forum.chat.2")
def test_time_counts_for_the_chat_who_names_nobody_before_the_others() -> None:
    scene = forum("Dan Eve", Ana="loup-garou", Bob="chat").to("loups")
    assert_refused(scene, "Bob", "devorer Dan")
    assert scene.say("Ana", "devorer Dan") is None
    assert scene.say("Bob", "devorer Dan") is None
