"""Laws 1 to 6 on wild games of every rule set that can be played."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from loupiote.bots.laws import LAWS
from loupiote.rules import BUILT, rule_set


@pytest.mark.law
@pytest.mark.slow
@pytest.mark.parametrize("rules", BUILT)
@pytest.mark.parametrize("law", LAWS)
@given(number=st.integers(0, 10**9))
def test_law(law: str, rules: str, number: int) -> None:
    LAWS[law](rule_set(rules), str(number))
