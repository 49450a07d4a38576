"""Orders in words: receipts and refusals, for pages and for posts."""

from __future__ import annotations

from loupiote.kernel.ask import Refusal, Value
from loupiote.narration import Narrator
from loupiote.narration.narrator import FormatName
from loupiote.web.games import orders
from loupiote.web.games.models import Game
from loupiote.web.tone.narrators import genres_of, narrator


def speaker(game: Game, lang: str, form: FormatName = "text") -> Narrator:
    """Who puts the orders of a game into words."""
    return narrator(game, lang, form, genres_of(game))


def receipt(said: Narrator, power: str, value: Value | None, window: str) -> str:
    """What an answer will do, in a sentence."""
    return said.receipt(power.partition("#")[0], value, window=window.partition("@")[0])


def refused(said: Narrator, refusal: Refusal, reader: str | None) -> str:
    """Why something was not taken, in a sentence."""
    return orders.refusal_text(said, refusal, reader)
