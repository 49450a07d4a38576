"""The kernel's chapters as rows, and back. Rows are added, never changed; only `superseded` is set, once."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from django.db.models import Case, F, TextField, Value, When

from loupiote.kernel.data import decode, encode
from loupiote.kernel.events import Told
from loupiote.kernel.inputs import CLOCK, MJ, Input
from loupiote.kernel.state import InputFamily
from loupiote.kernel.table import Chapter, Table
from loupiote.rules import rule_set
from loupiote.web.games import models

Place = tuple[int, int]


class Saved(NamedTuple):
    """How much of a chapter is in the database."""

    inputs: int
    told: int
    superseded: int | None


class Journal(NamedTuple):
    """A table with what is known of its rows.

    Attributes:
        saved: for each chapter, how much of it is kept; brought: which entry brought each input of the standing chapters.
        seats: the numbers of the seats' rows, in table order, which is settled once a game has begun.
        strayed: the rules no longer make of the last chapter what they made of it when it was written.
    """

    table: Table
    saved: list[Saved]
    brought: dict[Place, int]
    seats: list[int]
    strayed: bool = False

    def given(self, seq: int) -> list[InputFamily]:
        """The inputs that stand and that this entry brought."""
        chapters = self.table.chapters
        return [chapters[chapter].inputs[place] for (chapter, place), by in self.brought.items() if by == seq]


def load(game: models.Game) -> Journal:
    """Wake the table of a game from its rows."""
    chapters, saved = [], []
    state = Case(
        When(superseded=None, then=F("state")), default=Value("", TextField())
    )  # of what was superseded only the number counts
    rows = models.Chapter.objects.filter(game=game).order_by("number").values_list("number", state, "superseded")
    for number, text, superseded in rows:
        chapters.append(Chapter(number, text, superseded=superseded))
    inputs = models.Input.objects.filter(game=game).order_by("chapter", "place")
    tellings = models.Telling.objects.filter(game=game).order_by("chapter", "place")
    brought = {}
    for chapter, place, seq, data in inputs.values_list("chapter", "place", "seq", "data"):
        chapters[chapter].inputs.append(decode(data.encode(), InputFamily))
        if chapters[chapter].superseded is None:
            brought[chapter, place] = seq
    for chapter, data in tellings.values_list("chapter", "data"):
        chapters[chapter].told.append(decode(data.encode(), Told))
    saved = [Saved(len(c.inputs), len(c.told), c.superseded) for c in chapters]
    last = chapters[-1]
    table = Table.wake(rule_set(game.rules), list(chapters))
    woken = table.chapters[-1]
    strayed = encode([woken.inputs, woken.told, woken.state]) != encode([last.inputs, last.told, last.state])
    if strayed:  # what was written stays written: the chapter as it is now replaces it
        woken.number = last.superseded = len(chapters)
        table.chapters[-1:] = [last, woken]
        origins: dict[bytes, deque[int]] = defaultdict(deque)
        for place, given in enumerate(last.inputs):
            origins[encode(given)].append(brought.pop((last.number, place)))
        for place, given in enumerate(woken.inputs):
            same = origins[encode(given)]
            brought[woken.number, place] = same.popleft() if same else game.seq
    return Journal(table, saved, brought, seats_of(game), strayed)


def seats_of(game: models.Game) -> list[int]:
    """The numbers of the seats' rows in table order."""
    return list(game.seats.order_by("place").values_list("pk", flat=True))


def copy(journal: Journal) -> Table:
    """The same table once more; what is done to it does not reach the first."""
    chapters = [Chapter(c.number, c.state, c.inputs, c.told, c.superseded) for c in journal.table.chapters]
    return Table.wake(journal.table.rules, chapters)


def entries_of(
    game: models.Game, table: Table, taps: Sequence[int], who: str, seq: int
) -> tuple[dict[Place, int], list[models.Entry]]:
    """Of a table that was played elsewhere, the entries that its inputs would have made here, and which brought each input.

    Args:
        taps: where, among the inputs that stand, each tap begins; what stands before the first belongs to none.
        who: the name of who leads; seq: the number of the first.
    """
    places = [(chapter.number, place) for chapter in table.standing() for place in range(len(chapter.inputs))]
    brought, entries = dict[Place, int](), list[models.Entry]()
    for begin, end in pairwise([*taps, len(places)]):
        number = seq + len(entries)
        brought |= dict.fromkeys(places[begin:end], number)
        given = [table.chapters[chapter].inputs[place] for chapter, place in places[begin:end]]
        first = given[0]
        assert isinstance(first, Input)
        names = {MJ: who, CLOCK: ""}
        entry = models.Entry(game=game, seq=number, kind="input", data=encode(given).decode(), actor=first.by)
        entry.who = names.get(first.by, first.by)
        entries.append(entry)
    return brought, entries


def save(
    game: models.Game,
    seq: int,
    before: Journal | None,
    table: Table,
    others: Mapping[Place, int] = MappingProxyType({}),
) -> Journal:
    """Write what a table has that its rows have not, as the work of entry `seq`. To be called in a transaction.

    Args:
        others: inputs that are the work of other entries.
    """
    known = before.saved if before is not None else []
    chapters, inputs, tellings = [], [], []
    brought = dict(before.brought) if before is not None else {}
    earlier = _superseded(before, table) if before is not None else {}
    saved = [Saved(len(c.inputs), len(c.told), c.superseded) for c in table.chapters]
    replaced = []
    for chapter, now in zip(table.chapters, saved, strict=True):
        then = known[chapter.number] if chapter.number < len(known) else None
        if then is None:
            then = Saved(0, 0, None)
            row = models.Chapter(
                game=game, number=chapter.number, seq=seq, state=chapter.state, superseded=now.superseded
            )
            chapters.append(row)
        elif then.superseded != now.superseded:
            replaced.append((chapter.number, now.superseded))
        for place in range(then.inputs, now.inputs):
            data, at = encode(chapter.inputs[place]).decode(), (chapter.number, place)
            origin = brought.get(at)  # known already where a chapter replaced another as it woke
            if origin is None:
                origin = earlier[data].popleft() if earlier.get(data) else others.get(at, seq)
            brought[at] = origin
            inputs.append(models.Input(game=game, chapter=chapter.number, place=place, seq=origin, data=data))
        for place in range(then.told, now.told):
            data = encode(chapter.told[place]).decode()
            tellings.append(models.Telling(game=game, chapter=chapter.number, place=place, seq=seq, data=data))
    models.Chapter.objects.bulk_create(chapters)
    models.Input.objects.bulk_create(inputs)
    models.Telling.objects.bulk_create(tellings)
    for by in {by for _, by in replaced}:
        numbers = [number for number, whom in replaced if whom == by]
        models.Chapter.objects.filter(game=game, number__in=numbers).update(superseded=by)
    standing = {place: n for place, n in brought.items() if saved[place[0]].superseded is None}
    return Journal(table, saved, standing, before.seats if before is not None else seats_of(game))


def _superseded(before: Journal, table: Table) -> dict[str, deque[int]]:
    """The inputs of chapters that were superseded now, by their JSON, with the entries that brought them."""
    found: dict[str, deque[int]] = defaultdict(deque)
    for (number, place), seq in sorted(before.brought.items()):
        if table.chapters[number].superseded is not None:
            found[encode(table.chapters[number].inputs[place]).decode()].append(seq)
    return found


def last_tap(journal: Journal, since: int | None = None) -> list[Place]:
    """The inputs at the end of the journal that one entry brought: what an undo takes back; or all since an earlier entry."""
    standing = sorted(journal.brought)
    if not standing:
        return []
    if since is not None:  # by place: an input that was amended has a later entry than those behind it
        first = next((i for i, place in enumerate(standing) if journal.brought[place] == since), len(standing))
        return standing[first:]
    seq = journal.brought[standing[-1]]
    tail = []
    for place in reversed(standing):
        if journal.brought[place] != seq:
            break
        tail.append(place)
    return tail[::-1]
