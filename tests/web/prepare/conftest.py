"""A game in preparation."""

from __future__ import annotations

import pytest


@pytest.fixture
def preparing() -> type:
    """Makes games that Zazie prepares: `preparing("forum", players=8, names="Ana, Basile")`."""
    from web_preparing import Preparing

    return Preparing
