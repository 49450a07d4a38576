"""The pack of a game is kept, changed text by text, taken away, copied from another game."""

from __future__ import annotations

from functools import lru_cache

from django.db import transaction
from fluent.syntax import ast

from loupiote.narration.pack import alone, is_alone, parsed, put, take, written
from loupiote.narration.tone import Problem, parse_tone, sound
from loupiote.web.games import door
from loupiote.web.games.models import Game
from loupiote.web.prepare.draft import Draft
from loupiote.web.tone.models import Pack
from loupiote.web.tone.packs import lang_of, mark, mark_of, text_of

MOST = 200_000  # bytes of a pack


def fits(text: str) -> bool:
    """Whether a pack is not too large."""
    return len(text.encode()) <= MOST


def texts_of(game: Game) -> ast.Resource:
    """The game's own texts as they are kept; not to be changed in place."""
    wanted = mark(game)
    return _parsed(wanted, text_of(game)) if wanted else ast.Resource()


@lru_cache(maxsize=16)
def _parsed(_mark: str, text: str) -> ast.Resource:
    return parsed(text)


def checked(game: Game, text: str) -> tuple[ast.Resource, tuple[Problem, ...]]:
    """The texts of a pack for this game, and their faults."""
    return parse_tone(text, game.rules, lang_of(game))


def checked_text(game: Game, key: str, text: str) -> tuple[ast.Resource | None, tuple[Problem, ...]]:
    """The pack of a game with another text for a key, and the faults of that text; with faults there is no pack."""
    pack = texts_of(game)
    one, problems = parse_tone(alone(key, text), game.rules, lang_of(game), beside=pack)
    problems = tuple(problem._replace(line=0) for problem in problems)
    if not problems and not is_alone(one, key):
        problems = (Problem(None, 0, "syntax", "="),)
    return (None, problems) if problems else (put(pack, key, one), ())


def keep(game: Game, text: str) -> None:
    """Tell a game by this pack from now on; an empty one: in the standard words."""
    lang, text = lang_of(game), text.strip()
    with transaction.atomic():
        if text:
            Pack.objects.update_or_create(game=game, defaults={"lang": lang, "text": f"{text}\n"})
        else:
            Pack.objects.filter(game=game).delete()
        Draft(game).keep(tone=mark_of(lang, f"{text}\n") if text else None)
        door.touch(game)


def keep_pack(game: Game, pack: ast.Resource) -> None:
    """The same for texts that were read."""
    keep(game, written(pack))


def forget(game: Game, key: str) -> None:
    """The standard words for one text."""
    keep_pack(game, take(texts_of(game), key))


def adopt(game: Game, text: str) -> tuple[Problem, ...]:
    """Tell a game by a pack that was made for another: what fits. Gives the faults of what does not."""
    pack, problems = checked(game, text)
    keep_pack(game, sound(pack, problems)) if problems else keep(game, text)
    return problems


def copy(old: Game, new: Game) -> None:
    """Tell a game as another one of its rules and language."""
    text = text_of(old)
    if text:
        keep(new, text)
