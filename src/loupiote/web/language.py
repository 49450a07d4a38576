"""The language of a page, for the words of games and rule books."""

from __future__ import annotations

from django.http import HttpRequest

from loupiote.narration import Lang


def of(request: HttpRequest) -> Lang:
    """French or English, as whoever reads has chosen or their browser asks for."""
    return "en" if request.LANGUAGE_CODE == "en" else "fr"
