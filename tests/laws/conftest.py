"""Laws in CI: the same few dozen games every time, without a deadline; `make laws-full` plays the thousands."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, settings

settings.register_profile(
    "ci",
    derandomize=True,
    deadline=None,
    max_examples=24,
    database=None,
    phases=(Phase.generate,),  # a smaller seed is no smaller game: nothing to shrink
    suppress_health_check=list(HealthCheck),
)
settings.load_profile("ci")


@pytest.fixture(autouse=True)
def sleep_and_wake() -> None:
    """Law 2 is held by its own test here, so that the other laws are not slowed down by it."""
