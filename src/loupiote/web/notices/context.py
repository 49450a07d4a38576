"""What every page knows of notices: the number beside the bell, counted only where it is shown."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest

from loupiote.web.notices import reading


def unread(request: HttpRequest) -> dict[str, Callable[[], int]]:
    """For templates: `unread`."""
    return {"unread": lambda: reading.unread(request)}
