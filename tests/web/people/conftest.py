"""A game by forum that takes sign-ups."""

from __future__ import annotations

from typing import Any

import pytest


@pytest.fixture
def calling(settings: Any) -> type:
    """Makes games that take sign-ups, as `tests/web/signup` does."""
    settings.TASKS = {"default": {"BACKEND": "django_tasks.backends.dummy.DummyBackend"}}
    from web_calling import Calling

    return Calling
