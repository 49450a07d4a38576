"""A person who may only second what others put forward is asked once there is a name."""

from __future__ import annotations

from pathlib import Path

from loupiote.cli.desk import Desk
from loupiote.cli.play.manners import Watching
from loupiote.cli.play.session import Session
from loupiote.kernel.inputs import Reply
from loupiote.kernel.start import Plan, start
from loupiote.kernel.table import Table
from loupiote.rules import rule_set

ROLES = {"Ana": "chat", "Bob": "loup-garou", "Cleo": "loup-garou"}
ROLES |= dict.fromkeys(("Dan", "Eve", "Fay", "Gus"), "simple-villageois")


def session(path: Path, *people: str) -> Session:
    table = Table(start(Plan(rule_set("forum"), list(ROLES), roles=ROLES, seed="s")))
    table.run()
    return Session(Desk("fr"), table, list(people), path / "game.json")


def test_the_bots_of_the_pack_speak_first(tmp_path: Path) -> None:
    game = session(tmp_path, "Ana")
    assert game.table.open is not None and game.table.open.id == "loups"
    assert game.waiting("Ana") == []

    class Looks(Watching):
        def people(self, session: Session) -> bool:
            named = {key[0]: answer.value for key, answer in session.table.open.answers.items()}  # type: ignore[union-attr]
            (asked,) = session.waiting("Ana")
            assert {(name,) for name in asked.prompt.choice.legal()} == {v for v in named.values() if v is not None}
            return True

    game._window(Looks())


def test_another_person_of_the_pack_opens_the_way(tmp_path: Path) -> None:
    game = session(tmp_path, "Ana", "Bob", "Cleo")
    assert game.waiting("Ana") == []
    game.table.submit(Reply("Bob", 0.0, "Bob", "devorer", ("Dan",)))
    assert [asked.prompt.choice.legal() for asked in game.waiting("Ana")] == [["Dan"]]
