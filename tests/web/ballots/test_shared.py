"""The votes of a game for everybody who may look: the same public facts, whoever reads them; nothing for who may not."""

from __future__ import annotations

import re
from typing import Any

from loupiote.kernel.inputs import Decree
from web.ballots.test_votes import cast, page

COUNT = re.compile(r'<section class="panel" aria-labelledby="count-title">.*?</section>', re.DOTALL)


def test_everybody_sees_the_same_count(vote: Any) -> None:
    from loupiote.web.games import door

    assert door.submit(vote.game.pk, vote.mj, Decree(what="kill", who="Gil")).ok
    cast(vote, Dan="Bob", Eve="Bob", Bob="Dan")
    shown = {who: COUNT.findall(page(vote, who)) for who in ("mj", "Ana", "Bob", "Gil", "stranger")}
    assert len(shown["mj"]) == 1
    assert all(one == shown["mj"] for one in shown.values())


def test_the_form_is_for_those_who_may_vote(vote: Any) -> None:
    from loupiote.web.games import door

    assert door.submit(vote.game.pk, vote.mj, Decree(what="kill", who="Gil")).ok
    forms = {who: 'value="voter"' in page(vote, who) for who in ("mj", "co-mj", "Ana", "Gil", "stranger")}
    assert forms == {"mj": False, "co-mj": False, "Ana": True, "Gil": False, "stranger": False}


def test_after_the_end(vote: Any) -> None:
    from loupiote.web.games import door

    cast(vote, Dan="Bob")
    cast(vote, Dan="Eve")
    assert vote.close().ok
    assert door.submit(vote.game.pk, vote.mj, Decree(what="end-game", value=["Ana"])).ok
    for who in ("mj", "Ana", "stranger"):
        shown = page(vote, who)
        assert "Tous les votes" in shown and "<s " in shown and 'value="voter"' not in shown


def test_where_nobody_leads_votes_by_a_post_are_allowed(vote: Any) -> None:
    from loupiote.web.ballots import polls

    assert not polls.by_post(vote.game)
    vote.game.led = False
    assert polls.by_post(vote.game)
