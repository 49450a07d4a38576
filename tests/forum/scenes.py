"""Games of `forum` as its tests tell them."""

from __future__ import annotations

from functools import partial

from scene import village

forum = partial(village, rules="forum")

COIN, GIRL = "piece@nuit.espion", "piece@nuit.petite-fille"  # the two coins
