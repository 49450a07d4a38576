"""Addresses that stand many times on a page: to work one out takes longer than to show what it leads to."""

from __future__ import annotations

from functools import lru_cache

from django.urls import reverse


@lru_cache(maxsize=4096)
def by(key: str, number: int) -> str:
    """All posts of the player in a seat; `number`: counted from 1."""
    return reverse("square:by", args=[key, number])


def post(key: str, post: str) -> str:
    """A post, by its key."""
    return _game(key) + post + "/"


@lru_cache(maxsize=1024)
def _game(key: str) -> str:
    return reverse("square:post", args=[key, "-"]).removesuffix("-/")
