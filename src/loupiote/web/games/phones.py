"""What players may answer on their own phones: nothing, ballots, or all that they are asked, as the MJ has set; by forum all."""

from __future__ import annotations

from collections.abc import Iterable

from loupiote.kernel.ask import Prompt, is_ballot
from loupiote.kernel.inputs import Reply
from loupiote.kernel.table import Table
from loupiote.web.games.models import Game


def takes(game: Game, prompt: Prompt) -> bool:
    """Whether the player of a prompt may answer it on a phone."""
    if game.phones == Game.Phones.VOTE:
        return is_ballot(prompt)
    return game.phones == Game.Phones.ALL


def allow(game: Game, table: Table, inputs: Iterable[object]) -> bool:
    """Whether a player may give these inputs. Whoever is not asked is told the same as whoever may not answer here."""
    if game.phones == Game.Phones.ALL or game.mode == Game.Mode.FORUM:
        return True
    asked = table.open.prompts if table.open is not None else {}
    prompts = [asked.get((given.player, given.power)) for given in inputs if isinstance(given, Reply)]
    return all(prompt is not None and takes(game, prompt) for prompt in prompts)
