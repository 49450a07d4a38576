"""A page that is live leaves a post as it is for as long as it looks the same, and no longer."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from django.utils.safestring import mark_safe

from loupiote.web.square.models import Post
from loupiote.web.square.places import Place
from loupiote.web.square.shown import Shown

AT = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
SOON = AT + timedelta(milliseconds=3)


def version(taken: str = "", **fields: Any) -> str:
    place = Place("place", None, "La place", read=True, write=True, public=True)
    return Shown(
        Post(key="abc", text="Bonjour", **fields), mark_safe("<p>Bonjour</p>"), place, "/", taken=taken
    ).version


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({}, {"edited_at": AT}),
        ({"edited_at": AT}, {"edited_at": SOON}),  # twice in one second
        ({"hidden_at": AT}, {"hidden_at": SOON}),  # shown in between, hidden anew for another reason
        ({"hidden_at": AT}, {}),
        ({}, {"withdrawn_at": AT}),
        ({"taken": "Vote : Bob"}, {"taken": "Vote : Cleo"}),
    ],
)
def test_a_post_that_looks_otherwise_has_another_version(before: Any, after: Any) -> None:
    assert version(**before) == version(**before) != version(**after)
