"""Which votes there were, and which of them were held in the open: of the others nobody sees more than what was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from django.utils.translation import gettext as _

from loupiote.kernel.ask import Value, is_ballot
from loupiote.kernel.inputs import Reply
from loupiote.kernel.table import Table
from loupiote.kernel.view import Asked
from loupiote.narration import Narrator
from loupiote.rulebook.names import words
from loupiote.web.ballots.models import Poll, Voting
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Game
from loupiote.web.ordering import words as words_of


def after(game: Game, before: Table | None, table: Table, made: Journal) -> None:
    """Note a vote that has just been opened; a hook of the door."""
    opened = table.open
    if game.mode != Game.Mode.FORUM or opened is None:
        return
    if before is not None and before.open is not None and before.open.name == opened.name:
        return
    asked = [prompt for prompt in opened.prompts.values() if is_ballot(prompt)]
    if asked:
        seen = all(prompt.shows == "all" for prompt in asked)
        said = {"moment": table.game.moment, "number": table.game.number, "open": seen}
        Poll.objects.update_or_create(game=game, window=opened.name, defaults=said)


def titles(game: Game, said: Narrator) -> dict[str, str]:
    """What each vote is called by its window: by its moment, and its round where the moment has several."""
    found: dict[str, str] = {}
    rounds: Counter[tuple[str, int]] = Counter()
    for window, moment, number in (
        Poll.objects.filter(game=game).order_by("pk").values_list("window", "moment", "number")
    ):
        rounds[moment, number] += 1
        title, n = said.moment(moment, number), rounds[moment, number]
        found[window] = title if n == 1 else _("{vote}, round {n}").format(vote=title, n=n)
    return found


def receipt(game: Game, said: Narrator, asked: Asked, value: Value | None) -> str:
    """What an answer will do, in a sentence; of a vote it says which."""
    reply = Reply(player=asked.prompt.player, power=asked.power, value=value, window=asked.window)
    return receipts(game, said, [reply])[0]


def receipts(game: Game, said: Narrator, replies: Sequence[Reply]) -> list[str]:
    """The same of several answers."""
    votes = titles(game, said) if any(_is_vote(game, one) for one in replies) else {}
    found = []
    for one in replies:
        text = words_of.receipt(said, one.power, one.value, one.window)
        title = votes.get(one.window) if _is_vote(game, one) else None
        found.append(_("{vote}: {receipt}").format(vote=title, receipt=text) if title else text)
    return found


def _is_vote(game: Game, reply: Reply) -> bool:
    return reply.power.partition("#")[0] in powers(game.rules)


@cache
def powers(rules: str) -> frozenset[str]:
    """The powers of a rule set that are votes."""
    bearers = words(rules).bearers.values()
    named = (power for bearer in bearers for power in bearer.powers.values())
    return frozenset(power.id for power in named if power.choices == ("ballot",))


def by_post(game: Game) -> bool:
    """Whether votes may be cast by a post on the square: as the game master says; where there is none, yes."""
    said = Voting.objects.filter(game=game).values_list("by_post", flat=True).first()
    return not game.led if said is None else said
