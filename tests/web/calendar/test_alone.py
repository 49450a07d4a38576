"""A game without a game master goes on by itself to its end, whoever sits there: bots, people who answer, people who never do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from loupiote.bots import RandomBot
from loupiote.web.games import door
from loupiote.web.games.models import Game

FORUM = ["loup-garou", "loup-garou", "voyante", "sorciere", "chasseur", "cupidon", "petite-fille", "espion", "chat"]
MENEUR = [
    "loup-garou",
    "loup-garou",
    "voyante",
    "sorciere",
    "chasseur",
    "cupidon",
    "petite-fille",
    "juge-begue",
    "bouc-emissaire",
]
RPG = [
    "loup-garou",
    "loup-garou-manipulateur",
    "voyante",
    "sorciere",
    "chasseur",
    "servante-devouee",
    "telepathe",
    "redirecteur",
]
DECKS = {"forum": FORUM, "meneur": [*MENEUR, "servante-devouee", "infect-pere-des-loups"], "rpg": RPG}
OPTIONS: dict[str, dict[str, Any]] = {"rpg": {"capitaine": "tranchage"}, "forum": {"petite-fille": "yeux"}}


def cast(rules: str) -> dict[str, str]:
    return {f"P{n}": role for n, role in enumerate(DECKS[rules])}


@pytest.mark.parametrize("rules", list(DECKS))
@pytest.mark.parametrize("seed", ["one", "two"])
def test_bots_alone_play_a_game_to_its_end(forum: Any, passes: Any, rules: str, seed: str) -> None:
    players = cast(rules)
    scene = forum(
        "fast", rules=rules, led=False, bots=tuple(players), cast=players, options=OPTIONS.get(rules), seed=seed
    )
    passes(scene)
    assert scene.game.status == Game.Status.FINISHED


@pytest.mark.parametrize("rules", list(DECKS))
def test_people_who_answer_now_and_then_play_it_to_its_end(forum: Any, passes: Any, rules: str) -> None:
    players, chance = cast(rules), Random(rules)
    scene = forum("fast", rules=rules, led=False, cast=players, options=OPTIONS.get(rules))
    for _ in range(400):
        scene.game.refresh_from_db()
        if scene.game.status == Game.Status.FINISHED:
            break
        for name in players:
            if chance.random() < 0.7 and (reply := RandomBot(chance).reply(scene.view(name))) is not None:
                assert door.submit(scene.game.pk, scene.player(name), reply).ok
        passes(scene, seconds=30)
    assert scene.game.status == Game.Status.FINISHED


def test_silence_is_no_end_but_never_a_fault(forum: Any, passes: Any) -> None:
    scene = forum("fast", led=False)
    passes(scene, hours=1)
    assert scene.view().moment[1] > 3
