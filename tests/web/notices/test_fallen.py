"""A vote that falls while it can be cast again is told to those of whom everybody sees it; else to all who vote alike."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.inputs import Decree
from loupiote.web.games import door, tables
from loupiote.web.notices import kinds
from loupiote.web.notices.models import Notice
from loupiote.web.people.models import User

CARDS = {"Ana": "salvateur", "Bob": "voyante", "Cleo": "loup-garou", "Zoé": "loup-garou"}
CARDS |= dict.fromkeys(["Dan", "Flo", "Gil"], "simple-villageois")


@pytest.fixture
def election(table: type) -> Any:
    """Makes the election of a Captain, of a kind of vote: Ana and Flo stand, Bob and Dan have voted for Ana, Gil for Flo."""

    def make(visible: str) -> Any:
        options = {"capitaine": "tranchage", "vote-visible": visible}
        scene = table(rules="rpg", mode="forum", watch=True, options=options, **CARDS)
        scene.users = {name: User.objects.create_user(name) for name in CARDS}
        for seat in scene.game.seats.all():
            seat.user = scene.users[seat.name]
            seat.save()
        for _ in range(4):
            if scene.view("Ana").moment[0] == "election":
                break
            assert scene.close().ok
        for name in ("Ana", "Flo"):
            assert scene.reply(name, "candidat", by=scene.player(name)).ok
        for voter, whom in (("Bob", "Ana"), ("Dan", "Ana"), ("Gil", "Flo")):
            assert scene.reply(voter, "voter", whom, by=scene.player(voter)).ok
        return scene

    return make


def fallen(scene: Any) -> dict[str, bool]:
    """Who has been told, and whether it is still unread."""
    found = Notice.objects.filter(game=scene.game, kind="fallen")
    return {user: read is None for user, read in found.values_list("user__name", "read_at")}


@pytest.mark.parametrize("visible", ["ouvert", "qui-a-vote"])
def test_whose_vote_everybody_saw_fall_is_told(election: Any, visible: str) -> None:
    scene = election(visible)
    assert scene.reply("Ana", "se-retirer", by=scene.player("Ana")).ok
    assert fallen(scene) == {"Bob": True, "Dan": True}
    notice = Notice.objects.filter(kind="fallen").first()
    assert notice is not None and "tombé" in kinds.sentence("fallen", notice.words)
    assert scene.reply("Bob", "voter", "Flo", by=scene.player("Bob")).ok
    Notice.objects.filter(kind="fallen").update(read_at=notice.at)
    assert scene.reply("Flo", "se-retirer", by=scene.player("Flo")).ok
    assert fallen(scene) == {"Bob": True, "Dan": False, "Gil": True}  # told anew
    assert scene.close().ok
    assert True not in fallen(scene).values()  # it is over


@pytest.mark.parametrize("visible", ["cloture", "secret"])
def test_where_votes_are_secret_all_who_vote_are_told_alike(election: Any, visible: str) -> None:
    """One who is told, and another who is not: that would say for whom they have voted."""
    scene = election(visible)
    assert scene.reply("Ana", "se-retirer", by=scene.player("Ana")).ok
    assert fallen(scene) == dict.fromkeys(CARDS, True)
    assert {str(words) for words in Notice.objects.filter(kind="fallen").values_list("words", flat=True)} == {
        "{'hidden': True}"
    }


def test_a_withdrawal_that_is_taken_back_leaves_no_notice(election: Any) -> None:
    scene = election("ouvert")
    assert scene.reply("Ana", "se-retirer", by=scene.player("Ana")).ok
    assert door.undo(scene.game.pk, scene.mj).ok
    assert scene.view("public").totals == {"Ana": 2.0, "Flo": 1.0}
    assert fallen(scene) == {"Bob": False, "Dan": False}


def test_who_is_out_of_the_game_takes_votes_along(election: Any) -> None:
    scene = election("ouvert")
    assert door.submit(scene.game.pk, scene.mj, Decree(what="kill", who="Flo")).ok
    assert fallen(scene) == {"Gil": True}


@pytest.mark.parametrize("visible", ["ouvert", "qui-a-vote", "cloture"])
def test_a_seat_that_changes_hands_makes_no_vote_fall(election: Any, visible: str) -> None:
    scene = election(visible)
    assert door.submit(scene.game.pk, scene.mj, Decree(what="substitute", who="Ana", value="Ida")).ok
    assert fallen(scene) == {}


def test_a_seat_that_has_not_changed_hands_after_all_keeps_its_vote(election: Any) -> None:
    """The table of before has a name that the one of now does not know."""
    scene = election("ouvert")
    assert door.submit(scene.game.pk, scene.mj, Decree(what="substitute", who="Gil", value="Ida")).ok
    assert scene.reply("Ana", "se-retirer", by=scene.player("Ana")).ok
    journal = tables.current(scene.game)
    place = next(at for at in journal.brought if isinstance(journal.table.chapters[at[0]].inputs[at[1]], Decree))
    assert door.amend(scene.game.pk, scene.mj, *place, None).ok
    assert scene.view("public").ballots == {"Gil": ("Flo",)}
    assert "Gil" not in fallen(scene)
