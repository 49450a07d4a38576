"""Who puts a game into words: in the language of the game by its own pack of texts, in the other one in the standard words."""

from __future__ import annotations

from collections.abc import Mapping

from loupiote.narration import FormatName, Lang, Narrator
from loupiote.narration.catalogue import Catalogue
from loupiote.narration.pages import Names
from loupiote.web.games.models import Game
from loupiote.web.tone import packs


def narrator(
    game: Game, lang: str, form: FormatName = "text", genres: Mapping[str, str | None] | None = None
) -> Narrator:
    """The words of a game for readers of a language."""
    spoken: Lang = "en" if lang == "en" else "fr"
    return Narrator(spoken, form, game.rules, genres, tone_for(game, lang))


def genres_of(game: Game) -> dict[str, str | None]:
    """The players in table order, each with the genre in which texts speak of them."""
    return dict(game.seats.values_list("name", "genre"))


def names_of(game: Game, lang: str) -> Names:
    """What the things of a game are called, for readers of a language."""
    return Names("en" if lang == "en" else "fr", game.rules, tone_for(game, lang))


def tone_for(game: Game, lang: str) -> Catalogue | None:
    """The pack of a game, for readers of its language."""
    return packs.catalogue(game) if packs.mark(game).startswith(f"{lang}-") else None
