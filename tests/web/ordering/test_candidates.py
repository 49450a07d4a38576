"""Standing for a title by forum: the page says that one stands, and nobody withdraws by a slip or in silence."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.web.square.models import Post
from web.ordering.conftest import posts
from web.ordering.test_page import page

CARDS = {"Ana": "salvateur", "Bob": "voyante", "Cleo": "loup-garou", "Zoé": "loup-garou"}
CARDS |= dict.fromkeys(["Dan", "Flo", "Gil"], "simple-villageois")


@pytest.fixture
def election(table: type) -> Any:
    """The election of a Captain in which Ana stands, and for whom Bob and Dan have voted."""
    scene = table(rules="rpg", mode="forum", watch=True, options={"capitaine": "tranchage"}, **CARDS)
    for _ in range(4):
        if scene.view("Ana").moment[0] == "election":
            break
        assert scene.close().ok
    assert scene.reply("Ana", "candidat", by=scene.player("Ana")).ok
    for voter in ("Bob", "Dan"):
        assert scene.reply(voter, "voter", "Ana", by=scene.player(voter)).ok
    return scene


def question(scene: Any, who: str, power: str) -> str:
    """The part of somebody's page of orders that asks this, "" if none does."""
    found = [one.partition("</section>")[0] for one in page(scene, who).split('<div class="panel order">')[1:]]
    return next((one for one in found if f'name="power" value="{power}"' in one), "")


def test_the_page_says_that_one_stands(election: Any) -> None:
    assert not question(election, "Ana", "candidat")
    mine = question(election, "Ana", "se-retirer")
    assert "Tu te présentes au titre de Capitaine" in mine
    assert "pas encore de réponse" not in mine and 'name="nothing"' not in mine
    assert '<details class="ahead"' in mine  # one tap withdraws nobody
    assert "pas encore de réponse" in question(election, "Ana", "voter")
    assert 'class="count is-new">1<' in page(election, "Ana")  # only the vote waits


def test_a_page_from_before_takes_nothing_back(election: Any) -> None:
    from loupiote.kernel.inputs import Reply
    from loupiote.web.games import door

    window = election.view("Ana").window
    passed = door.submit(election.game.pk, election.player("Ana"), Reply(player="Ana", power="candidat", window=window))
    assert not passed.ok
    assert election.view("public").totals == {"Ana": 2.0}


def test_a_withdrawal_is_announced_and_its_voters_are_told_and_vote_again(election: Any) -> None:
    assert election.reply("Flo", "candidat", by=election.player("Flo")).ok
    assert election.reply("Ana", "se-retirer", by=election.player("Ana")).ok
    said = Post.objects.filter(game=election.game, kind=Post.Kind.ANNOUNCEMENT, withdrawn_at=None)
    assert any("**Ana** ne se présente plus" in one.text for one in said)
    assert election.view("public").totals == {}
    for voter in ("Bob", "Dan"):
        told = Post.objects.filter(game=election.game, owner__name=voter, kind=Post.Kind.RECEIPT)
        assert any("ne tient plus" in one.text for one in told)
        assert "pas encore de réponse" in question(election, voter, "voter")
        assert election.reply(voter, "voter", "Flo", by=election.player(voter)).ok
    assert "ne tient plus" not in "".join(posts(election, "Gil"))
    assert question(election, "Ana", "candidat")  # who changes their mind again may


def test_the_receipt_of_a_vote_that_fell_is_struck(election: Any, write: Any) -> None:
    write(election, "Gil", "fiche", "!voter Ana", "Gil")
    assert election.reply("Flo", "candidat", by=election.player("Flo")).ok
    write(election, "Cleo", "fiche", "!voter Flo", "Cleo")
    assert election.reply("Ana", "se-retirer", by=election.player("Ana")).ok
    receipts = Post.objects.filter(game=election.game, kind=Post.Kind.RECEIPT, entry__isnull=False)
    assert {one.owner.name: one.withdrawn_at is not None for one in receipts if one.owner} == {
        "Gil": True,
        "Cleo": False,
    }


def test_the_line_for_nothing_does_not_withdraw(election: Any, write: Any) -> None:
    write(election, "Ana", "mp", "!rien")
    assert election.view("public").totals == {"Ana": 2.0}


def test_without_a_captain_nothing_of_an_election_is_offered_or_announced(table: type) -> None:
    for captain, held in (("tranchage", True), ("aucun", False)):
        scene = table(rules="rpg", mode="forum", watch=True, options={"capitaine": captain}, **CARDS)
        offered = page(scene, "Ana")
        assert ('value="candidat"' in offered, 'value="election"' in offered) == (held, held)
        assert 'name="power" value="voter"' in offered  # by day, as ever
        calendar = scene.client("Ana").get(f"/g/{scene.game.key}/calendar/").content.decode()
        assert ("<dt>Élection du Capitaine</dt>" in calendar) is held
