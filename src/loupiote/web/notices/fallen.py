"""Votes that fall while they can be cast again: who stood for a title stands no more, or somebody is out of the game.

Of ballots that everybody sees, or of which everybody sees who has cast one, those are told whose ballot has fallen. Where that is
a secret, a notice would say for whom somebody has voted: everybody who votes is told that there is somebody less to choose.
"""

from __future__ import annotations

from loupiote.kernel.ask import Prompt, is_ballot
from loupiote.kernel.data import same_start
from loupiote.kernel.events import Lapsed
from loupiote.kernel.substitute import names_now
from loupiote.kernel.table import Table
from loupiote.kernel.view import PUBLIC, view
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Game, Seat
from loupiote.web.notices import reading
from loupiote.web.notices.missing import openly
from loupiote.web.notices.models import Notice
from loupiote.web.notices.telling import tell
from loupiote.web.square import program


def after(game: Game, before: Table, table: Table, made: Journal) -> None:
    """A game has moved: tell whose vote of the window that is open still may have fallen."""
    old, new = before.open, table.open
    if program.rewritten(before, table):  # what was told may not be so any more
        reading.read(Notice.objects.filter(game=game, kind="fallen"))
    if old is None or new is None or old.name != new.name:
        return
    asked = [prompt for prompt in old.prompts.values() if is_ballot(prompt) and openly(before, prompt)]
    if not asked:
        return
    _tell(_seats(made, _fell(before, table)), game, new.name)
    hidden = [prompt for prompt in asked if not prompt.shows]
    still = [prompt for prompt in new.prompts.values() if is_ballot(prompt) and not prompt.shows]
    now = _renamed(before, table)
    if {now.get(name, name) for name in _named(hidden)} - _named(still):
        _tell(_seats(made, {prompt.player for prompt in still}), game, new.name, hidden=True)


def _fell(before: Table, table: Table) -> set[str]:
    """The players of whom everybody sees that a ballot of theirs has fallen in the window that is open."""
    now, window = names_now(table.game), table.open.name if table.open is not None else ""
    renamed = _renamed(before, table)
    news = table.told[same_start(before.told, table.told) :]
    fell = [one for one in news if isinstance(one.event, Lapsed) and one.event.window == window]
    lapsed = {now[name] for one in fell for name in one.to or ()}
    had = {renamed[name] for name in view(before, PUBLIC).ballots} if lapsed else set()
    return lapsed & had - view(table, PUBLIC).ballots.keys()


def _renamed(before: Table, table: Table) -> dict[str, str]:
    """What each player of before is called now, by place: a seat may have been handed over, or that have been taken back."""
    return {then.id: now.id for then, now in zip(before.game.players, table.game.players, strict=True)}


def _named(prompts: list[Prompt]) -> set[str]:
    """Whom somebody may vote for."""
    return {name for prompt in prompts for name in prompt.choice.legal()}


def _seats(made: Journal, names: set[str]) -> list[int]:
    """Their seats, by place."""
    return [seat for player, seat in zip(made.table.game.players, made.seats, strict=True) if player.id in names]


def _tell(seats: list[int], game: Game, window: str, **words: bool) -> None:
    if seats:
        tell(Seat.objects.filter(pk__in=seats), "fallen", game, key=window, again=True, **words)
