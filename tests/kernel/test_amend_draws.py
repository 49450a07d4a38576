"""An amendment after which a die thrown by hand cannot have fallen as it did is refused, and changes nothing."""

from __future__ import annotations

import pytest

from loupiote.kernel.ask import Refusal
from loupiote.kernel.data import encode
from loupiote.kernel.inputs import MJ, Die, Reply
from scene import village


@pytest.mark.parametrize("commit", [False, True])
def test_a_die_that_could_not_have_fallen_so_refuses_the_amendment(commit: bool) -> None:
    options = {"loups-desaccord": "tirage"}
    scene = village("Dan Eve Fay Gus", Ana="loup-garou", Bob="loup-garou", Cleo="simple-villageois", options=options)
    scene.to("loups")
    assert scene.say("Ana", "devorer Dan") is None
    assert scene.say("Bob", "devorer Eve") is None
    assert scene.table.submit(Die(MJ, 0.0, "cible@nuit-1.antre", "Dan")) is None
    scene.to_moment("aube")
    assert scene.game.dead == ["Dan"]
    before = encode(scene.table.game), scene.table.sleep()
    chapter, place = next(
        (chapter.number, place)
        for chapter in scene.table.standing()
        for place, given in enumerate(chapter.inputs)
        if isinstance(given, Reply) and given.player == "Ana"
    )
    answer = scene.table.amend(chapter, place, Reply("Ana", 0.0, "Ana", "devorer", ("Fay",)), commit=commit)
    assert isinstance(answer, Refusal), answer
    assert (answer.values, sorted(answer.legal)) == (("Dan",), ["Eve", "Fay"])
    assert (encode(scene.table.game), scene.table.sleep()) == before
