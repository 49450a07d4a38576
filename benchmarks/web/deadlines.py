"""Five hundred deadlines in a minute, each of a game by forum: whether each fires once, and how late.

What is measured is the time of the entry in the journal against the time that was set; the server does all that follows from a
window that closes (announcements, the next deadline) within it.
"""

from __future__ import annotations

import time
from datetime import datetime, timedelta

CARDS = {"Ana": "loup-garou", "Bob": "voyante", "Cleo": "sorciere"} | dict.fromkeys(
    ("Dan", "Eve", "Flo", "Gus", "Hal", "Ida"), "simple-villageois"
)
START = 3.0  # seconds until the first of them


def make(number: int) -> list[int]:
    """Games by forum that have begun, on a calendar of days; gives their ids."""
    from loupiote.web.games import access, door, models

    found = []
    for n in range(number):
        game = models.Game.objects.create(title=f"Clock {n}", rules="forum", mode="forum", plan={"roles": CARDS})
        models.Seat.objects.bulk_create([models.Seat(game=game, place=i, name=name) for i, name in enumerate(CARDS)])
        door.start(game.pk, access.as_viewer(models.Master.objects.create(game=game, name="mj")))
        found.append(game.pk)
    return found


def set_due(games: list[int], seconds: float) -> dict[int, datetime]:
    """Move the deadline of each game into the coming seconds, spread over them; gives when each is due."""
    from django.utils import timezone

    from loupiote.web.games.models import Deadline

    begin = timezone.now() + timedelta(seconds=START)
    due = {game: begin + timedelta(seconds=seconds * n / len(games)) for n, game in enumerate(games)}
    for deadline in Deadline.objects.filter(game__in=games, fired_at=None):
        deadline.at = due[deadline.game_id]
        deadline.save(update_fields=["at"])
    return due


def fired(due: dict[int, datetime], seconds: float) -> tuple[list[float], int]:
    """Wait until all are due; gives how many seconds late each fired, the latest last, and how many did not fire once."""
    from loupiote.web.games.models import Entry

    time.sleep(START + seconds + 5)
    entries = Entry.objects.filter(game__in=due, actor="clock")
    late: dict[int, list[float]] = {game: [] for game in due}
    for game, at in entries.values_list("game", "at"):
        late[game].append((at - due[game]).total_seconds())
    return sorted(one for times in late.values() for one in times), sum(len(times) != 1 for times in late.values())
