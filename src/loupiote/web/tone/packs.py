"""The pack of texts of a game, as it is read (`keeping` writes it).

`Game.plan["tone"]` is its mark, which changes with it and says its language; so a page knows without a question to the database
whether there is one, and whether it was read already. The texts of a pack are escaped like every word of the narration, and what
has a fault is not in force, whatever is stored: a pack that was written for other rules says less, and nothing that it may not.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from threading import Lock

from loupiote.narration.catalogue import Catalogue, toned
from loupiote.narration.tone import parse_tone, sound
from loupiote.web.games.models import Game
from loupiote.web.tone.models import Pack

KEPT = 64  # packs in memory, a rule set each

_read: OrderedDict[tuple[str, str], Catalogue] = OrderedDict()
_lock = Lock()


def lang_of(game: Game) -> str:
    """The language in which a game is told."""
    return "en" if game.lang == "en" else "fr"


def mark_of(lang: str, text: str) -> str:
    """What is in the plan of a game with these texts."""
    return f"{lang}-{hashlib.sha256(text.encode()).hexdigest()[:32]}"


def mark(game: Game) -> str:
    """The mark of the pack by which a game is told, "" if it is told in the standard words."""
    found = str(game.plan.get("tone", ""))
    return found if found.startswith(lang_of(game) + "-") else ""


def text_of(game: Game) -> str:
    """The pack of a game as it was written, "" without one; of its own language alone."""
    found = Pack.objects.filter(game=game, lang=lang_of(game)).first()
    return found.text if found is not None and mark(game) else ""


def catalogue(game: Game) -> Catalogue | None:
    """The texts by which a game is told in its own language, None for the standard ones."""
    wanted = mark(game)
    if not wanted:
        return None
    with _lock:
        found = _read.get((wanted, game.rules))
        if found is not None:
            _read.move_to_end((wanted, game.rules))
            return found
    lang, text = lang_of(game), text_of(game)
    found = toned(lang, game.rules, sound(*parse_tone(text, game.rules, lang)))
    with _lock:
        _read[mark_of(lang, text), game.rules] = found
        while len(_read) > KEPT:
            _read.popitem(last=False)
    return found
