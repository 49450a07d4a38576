"""What stands on top and is never out of date: the state of the game, and its rules, also before it begins."""

from __future__ import annotations

from datetime import UTC, datetime
from html import escape
from typing import Any

import pytest

from loupiote.kernel.inputs import Decree
from loupiote.narration import Narrator


def page(scene: Any, who: str, path: str) -> str:
    answer = scene.client(who).get(f"/g/{scene.game.key}/{path}")
    assert answer.status_code == 200
    return answer.content.decode()


def test_the_state_follows_the_game_and_tells_no_secret(forum: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from loupiote.web.games import door
    from loupiote.web.square import pinned

    monkeypatch.setattr(pinned, "_providers", [])
    pinned.provide(lambda game, view: [pinned.Line("Fin de la nuit", at=datetime(2026, 12, 1, 20, tzinfo=UTC))])
    pinned.provide(lambda game, view: [pinned.Line("Vu par", text=view.viewer)])
    assert door.submit(forum.game.pk, forum.mj, Decree(what="kill", who="Dan")).ok
    assert door.submit(forum.game.pk, forum.mj, Decree(what="give-title", who="Eve", value="capitaine")).ok
    for who in ("Ana", "stranger", "mj"):
        for path in ("", "square/b/place/"):
            seen = page(forum, who, path)
            state = seen[seen.index('id="state"') : seen.index("</ul>", seen.index("1 mort"))]
            assert "6 en vie" in state and "Simple Villageois" in state and "Capitaine" in state
            assert "Fin de la nuit" in state and "public" in state and "2026-12-01" in state
            assert "Loup-Garou" not in state and "Voyante" not in state  # also to the game master: it is for all


def test_the_rules_of_a_game(forum: Any, table: type) -> None:
    seen = page(forum, "Ana", "square/rules/")
    assert "2 × " in seen and "Voyante" in seen
    assert escape(Narrator("fr", rules="forum").option("annonce-des-morts")) in seen
    secret = table(
        rules="rpg",
        mode="forum",
        Ana="voyante",
        Bob="loup-garou",
        Cleo="salvateur",
        Dan="simple-villageois",
        Eve="cupidon",
    )
    seen = page(secret, "Ana", "square/rules/")
    assert "Les cartes en jeu sont secrètes" in seen
    assert not any(f'href="/regles/rpg/{role}/"' in seen for role in ("voyante", "salvateur", "cupidon"))


def test_the_rules_are_posted_before_the_game_begins(table: type) -> None:
    cards = {"Ana": "voyante", "Bob": "loup-garou", "Dan": "simple-villageois"}
    scene = table(rules="forum", mode="forum", begun=False, watch=True, **cards)
    scene.game.plan = {"cards": {"voyante": 1, "loup-garou": 1, "simple-villageois": 3}, "deal": "chance", "players": 5}
    scene.game.save()
    for who in ("mj", "Ana", "stranger"):
        seen = page(scene, who, "square/rules/")
        assert "Voyante" in seen and "3 × " in seen and "pas encore arrêtée" not in seen
    scene.game.plan = {"cards": {}}
    scene.game.save()
    assert "pas encore arrêtée" in page(scene, "Ana", "square/rules/")
    scene.game.watch = False
    scene.game.save()
    assert scene.client("stranger").get(f"/g/{scene.game.key}/square/rules/").status_code == 404
