"""What every page knows of notices: the number beside the bell, counted only where it is shown."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest

from loupiote.web.notices import reading


def bell(request: HttpRequest) -> dict[str, Callable[[], int]]:
    """For templates: `bell`, how many notices are unread."""
    return {"bell": lambda: reading.unread(request)}
