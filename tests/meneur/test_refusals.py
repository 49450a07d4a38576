"""Every power that may be used has a clause, so that no refusal is without one."""

from __future__ import annotations

import pytest

from loupiote.rulebook import book
from loupiote.rules import rule_set

MENEUR = rule_set("meneur")
ASKED = {kind for kinds in MENEUR.asked.values() for kind in kinds}
USED = [f"{kind.id}.{power.id}" for kind in MENEUR.kinds.values() for power in kind.powers if type(power) in ASKED]


@pytest.mark.parametrize("fact", USED)
def test_the_clause_that_gives_a_power(fact: str) -> None:
    assert MENEUR.reasons[fact][0] in book("meneur").clauses


def test_every_clause_that_is_cited_is_in_the_book() -> None:
    assert {clause for reasons in MENEUR.reasons.values() for clause in reasons} <= set(book("meneur").clauses)
