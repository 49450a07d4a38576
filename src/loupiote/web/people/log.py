"""The log of a game: every order of its journal and every deed beside it, in one line of time."""

from __future__ import annotations

import json
from collections import Counter
from datetime import datetime
from functools import cached_property
from typing import Any

from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from msgspec import Struct, field

from loupiote.kernel.data import decode, encode
from loupiote.kernel.inputs import CLOCK, MJ, Input
from loupiote.kernel.state import InputFamily
from loupiote.web.games import tables
from loupiote.web.games.models import Deed, Entry, Game
from loupiote.web.games.viewers import PROGRAM
from loupiote.web.people import deeds
from loupiote.web.table.words import Speaker

Place = tuple[datetime, int, int]  # when; of an entry its number, of a deed the order in which it was noted


class Said(Struct):
    """One thing that was done, in words; `back`: it does not stand any more."""

    text: SafeString | str
    back: bool = False


class Row(Struct):
    """What somebody did at once: who ("" for the program), when, and what it was."""

    at: datetime
    who: str
    what: list[Said] = field(default_factory=list)


def _doer(deed: Deed) -> str:
    return "" if deed.who == PROGRAM.who else deed.who or _("the game master")


class Log:
    """The log of a game as one reader may see it.

    Args:
        leads: it is for those who lead; all others, once the game is over, are spared what concerns those alone.
    """

    def __init__(self, game: Game, speaker: Speaker, *, leads: bool) -> None:
        self.game, self.speaker = game, speaker
        self.entries = Entry.objects.filter(game=game)
        self.deeds = Deed.objects.filter(game=game)
        if not leads:
            self.deeds = self.deeds.exclude(kind__in=[name for name, kind in deeds.KINDS.items() if kind.kept])

    def places(self) -> list[Place]:
        """Where each row stands, the newest first: the rows themselves are read for one page alone."""
        entries = ((at, 0, seq) for at, seq in self.entries.values_list("at", "seq"))
        return sorted([*entries, *((at, 1, pk) for at, pk in self.deeds.values_list("at", "pk"))], reverse=True)

    def rows(self, places: list[Place]) -> list[Row]:
        """These rows in words."""
        entries = {one.seq: one for one in self.entries.filter(seq__in=[n for _at, kind, n in places if kind == 0])}
        noted = self.deeds.in_bulk([n for _at, kind, n in places if kind == 1])
        return [
            Row(noted[n].at, _doer(noted[n]), [Said(deeds.told(noted[n], self.speaker))])
            if kind == 1
            else self._entry(entries[n])
            for _at, kind, n in places
        ]

    def _entry(self, entry: Entry) -> Row:
        who = "" if entry.actor == CLOCK else entry.who or (_("the game master") if entry.actor == MJ else entry.actor)
        return Row(entry.at, who, self._done(entry))

    def _done(self, entry: Entry) -> list[Said]:
        """What an order did."""
        match entry.kind:
            case "input":
                return self._inputs(entry)
            case "undo":
                return self._undo(entry)
            case "amend":
                return self._amend(entry)
            case "import":
                return [Said(_("took in a game that was played elsewhere"))]
        return [Said(_("began the game"))]

    def _inputs(self, entry: Entry) -> list[Said]:
        """The inputs of an order; then those that players had left beforehand and that counted with it."""
        given = decode(entry.data.encode(), list[InputFamily])
        standing = Counter(self._standing.get(entry.seq, Counter()))
        found = []
        for one in given:
            known = encode(one)
            found.append(Said(self.speaker.given(one), back=not standing[known]))
            standing[known] -= 1
        for known, times in standing.items():
            for one in [decode(known, InputFamily)] * max(times, 0):
                found.append(Said(format_html(_("{} (left beforehand)"), self.speaker.given(one))))
        return found

    def _undo(self, entry: Entry) -> list[Said]:
        taken = decode(entry.data.encode(), list[InputFamily])
        if not taken:
            return [Said(_("took the last tap back"))]
        return [Said(format_html(_("took back: {}"), self.speaker.given(one))) for one in taken]

    def _amend(self, entry: Entry) -> list[Said]:
        """An amendment: from what, to what, or what was missed and is put in; what it was is not known of those that are old."""
        _chapter, _place, instead, *was = json.loads(entry.data)
        then = self._given(instead) if instead else _("nothing")
        if was == [None]:
            return [Said(format_html(_("put in what had been missed: {}"), then))]
        if not was:
            return [Said(format_html(_("corrected an earlier tap: {}"), then))]
        if was[0] is None:
            return [Said(format_html(_("put in afterwards: {}"), then))]
        return [Said(format_html(_("corrected: {} – before: {}"), then, self._given(was[0])))]

    def _given(self, data: dict[str, Any]) -> SafeString:
        one: Any = decode(json.dumps(data).encode(), InputFamily)
        return self.speaker.given(one)

    @cached_property
    def _standing(self) -> dict[int, Counter[bytes]]:
        """The inputs that stand, by the entry that brought them."""
        found: dict[int, Counter[bytes]] = {}
        if self.game.status == Game.Status.PREPARING:
            return found
        journal = tables.current(self.game)
        for (chapter, place), seq in journal.brought.items():
            one = journal.table.chapters[chapter].inputs[place]
            assert isinstance(one, Input)
            found.setdefault(seq, Counter())[encode(one)] += 1
        return found
