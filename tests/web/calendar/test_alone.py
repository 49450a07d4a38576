"""A game without a game master goes on by itself to its end, whoever sits there: bots, people who answer, people who never do."""

from __future__ import annotations

from datetime import timedelta
from random import Random
from typing import Any

import pytest
from django.utils import timezone

from loupiote.bots import RandomBot
from loupiote.web.games import door, tables
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
def test_bots_alone_play_a_game_to_its_end(forum: Any, passes: Any, rules: str) -> None:
    players = cast(rules)
    scene = forum("fast", rules=rules, led=False, bots=tuple(players), cast=players, options=OPTIONS.get(rules))
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
    scene = forum("fast")  # where nobody leads, the program soon plays for whoever is silent
    passes(scene, hours=1)
    assert scene.view().moment[1] > 3


def test_one_person_among_bots_waits_for_nobody(forum: Any, passes: Any) -> None:
    players = cast("forum")
    scene = forum("slow", led=False, bots=tuple(name for name in players if name != "P8"), cast=players)
    begin = timezone.now()
    for _ in range(200):
        passes(scene, seconds=20)
        if scene.game.status == Game.Status.FINISHED:
            break
        reply = RandomBot(1).reply(scene.view("P8"))
        if reply is not None:
            window = scene.view("P8").window
            passes(scene, seconds=20)
            assert scene.view("P8").window == window  # theirs waits for them
            assert door.submit(scene.game.pk, scene.player("P8"), reply).ok
    assert scene.game.status == Game.Status.FINISHED
    assert timezone.now() - begin < timedelta(hours=2)


def test_two_people_among_bots_wait_as_ever(forum: Any, passes: Any) -> None:
    players = cast("forum")
    scene = forum("slow", led=False, bots=tuple(name for name in players if name not in ("P7", "P8")), cast=players)
    passes(scene, hours=23)
    assert scene.view().moment == ("nuit", 1)


def test_where_nobody_judges_a_rule_has_its_plain_way(forum: Any) -> None:
    scene = forum("fast", led=False, cast=cast("forum"), options={"petite-fille": "yeux", "indice": "texte-du-meneur"})
    (told,) = [told for told in scene.view("public").events if type(told).__name__ == "Composed"]
    assert (told.options["petite-fille"], told.options["indice"]) == ("pile-ou-face", "trois-noms")
    led = forum("fast", cast=cast("forum"), options={"petite-fille": "yeux"})
    assert door_options(led)["petite-fille"] == "yeux"


def door_options(scene: Any) -> dict[str, Any]:
    return dict(tables.current(scene.game).table.game.options)


def test_one_person_who_stands_and_votes_among_bots_waits_for_nobody(forum: Any, passes: Any) -> None:
    players = cast("rpg")
    bots = tuple(name for name in players if name != "P0")
    scene = forum("slow", rules="rpg", led=False, bots=bots, cast=players, options={"capitaine": "tranchage"})
    passes(scene, seconds=20)
    assert scene.view().moment[0] == "election"
    for power, value in (("candidat", ()), ("voter", ("P0",))):
        assert scene.reply("P0", power, *value, by=scene.player("P0")).ok
    passes(scene, seconds=20)
    assert scene.view().moment[0] == "nuit"
