"""Signs that are taken for one another, as the Unicode Consortium lists them (UTS 39, "confusables")."""

from __future__ import annotations

import unicodedata
from functools import cache

from loupiote.kernel.start import BLANK, SELECTORS

_MARKS = dict.fromkeys(map(ord, "\u200e\u200f"))  # stand around signs written from the right, in the list
_UNSEEN = dict.fromkeys(map(ord, BLANK | SELECTORS))
# What the list has otherwise than most faces show it: the small palochka is an l there as the large one is.
_OWN = {"ӏ": "l"}


def skeleton(text: str) -> str:
    """A text in which every sign has given way to the one that stands for all those that look like it, without accents.

    Two texts of one skeleton cannot be told apart; the skeleton itself is nothing to show (an m is `rn` in it).
    """
    signs = _signs()
    plain = unicodedata.normalize("NFKD", text).translate(_UNSEEN)
    alike = unicodedata.normalize("NFD", "".join(signs.get(c, c) for c in plain))
    return "".join(c for c in alike if not unicodedata.combining(c))


@cache
def _signs() -> dict[str, str]:
    """Sign -> what stands for it and all that look like it. Read where it is first asked for: it takes 50 ms and some MB."""
    from confusable_homoglyphs.confusables import confusables_data

    found: dict[str, str] = {}
    for sign, alike in confusables_data.items():
        if len(alike) > 1 or len(sign) > 1:  # other signs give way to this one
            continue
        stands = alike[0]["c"].translate(_MARKS)
        mutual = len(confusables_data.get(stands, ())) == 1 and len(stands) == 1
        if not mutual or stands < sign:  # of two that have only each other, one stands for both
            found[sign] = stands
    return found | _OWN
