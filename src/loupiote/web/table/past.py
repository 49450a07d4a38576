"""What was tapped so far, in order; the table as it stood before one of those taps, to ask it again."""

from __future__ import annotations

from datetime import datetime

from django.utils.safestring import SafeString
from msgspec import Struct, field

from loupiote.kernel.ask import is_ballot
from loupiote.kernel.events import Told
from loupiote.kernel.inputs import CLOCK, MJ, Close, Decree, Reply
from loupiote.kernel.pace import WAIT
from loupiote.kernel.state import InputFamily
from loupiote.kernel.table import Chapter, Table
from loupiote.kernel.view import Asked, view
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Entry, Game
from loupiote.web.table.models import Note
from loupiote.web.table.stretch import When, when
from loupiote.web.table.words import Line, Speaker


class Given(Struct):
    """One input that stands.

    Attributes:
        place: its chapter and its place in it, as an amendment names them; amendable: whether it can be asked again.
        lacks: it closed a window that still asked somebody, into which that answer may be put.
    """

    place: str
    text: SafeString
    amendable: bool
    lacks: bool


class Tap(Struct):
    """What one order brought, and what was told then.

    Attributes:
        seq: its number; who, at: by whom ("" for the program), when.
        told: the facts, as the MJ reads them; notes: written behind it.
    """

    seq: int
    who: str = ""
    at: datetime | None = None
    given: list[Given] = field(default_factory=list)
    told: list[Line] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)


class Moment(Struct):
    """The taps of one moment."""

    title: str
    moment: str
    taps: list[Tap] = field(default_factory=list)

    @property
    def newest(self) -> list[Tap]:
        """The latest first."""
        return self.taps[::-1]


class Raw(Struct):
    """A tap before it is put into words."""

    seq: int
    moment: str
    number: int
    given: list[tuple[str, InputFamily, When]] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)


def taps(journal: Journal, first: int = 0) -> list[Raw]:
    """All that was tapped and told, the first one first; `first`: the entry with which the game began.

    Nothing is put into words here: that is for those taps alone that a page shows.
    """
    found: list[Raw] = []

    def turn(moment: str, number: int, seq: int) -> Raw:
        """The tap to which something belongs, in the moment in which it is."""
        if not found or (found[-1].moment, found[-1].number, found[-1].seq) != (moment, number, seq):
            found.append(Raw(seq, moment, number))
        return found[-1]

    seq = first
    for chapter in journal.table.standing():
        then = when(chapter)
        for i, given in enumerate(chapter.inputs):
            seq = journal.brought.get((chapter.number, i), seq)
            turn(then.moment, then.number, seq).given.append((f"{chapter.number}.{i}", given, then))
        for told in chapter.told:
            turn(told.moment, told.number, seq).told.append(told)
    return found


def moments(journal: Journal, game: Game, shown: list[Raw], speaker: Speaker, others: list[Raw]) -> list[Moment]:
    """Taps in words, by moment; `others`: all taps, which say to which of them a note belongs."""
    entries = {one.seq: one for one in Entry.objects.filter(game=game, seq__in={raw.seq for raw in shown})}
    notes = _notes(game, others)
    found: list[Moment] = []
    for raw in shown:
        entry = entries.get(raw.seq)
        tap = Tap(raw.seq, entry.who if entry and entry.actor != CLOCK else "", entry.at if entry else None)
        for place, given, then in raw.given:
            said = speaker.given(given, then.moment, then.number)
            tap.given.append(Given(place, said, amendable(given), _lacks(journal, place)))
        tap.told = speaker.lines(raw.told)
        tap.notes = notes.get(id(raw), [])
        if not (tap.given or tap.told or tap.notes):
            continue
        title = speaker.moment(raw.moment, raw.number)
        if not found or found[-1].title != title:
            found.append(Moment(title, raw.moment))
        found[-1].taps.append(tap)
    return found


def _notes(game: Game, taps: list[Raw]) -> dict[int, list[Note]]:
    """Notes, by the tap behind which each was written: what is written behind none that stands lies at the end."""
    last = {raw.seq: raw for raw in taps}
    found: dict[int, list[Note]] = {}
    for note in Note.objects.filter(game=game) if taps else ():
        found.setdefault(id(last.get(note.seq, taps[-1])), []).append(note)
    return found


def amendable(given: InputFamily) -> bool:
    """Whether an input can be put in another form: replies, and a vote that was counted. Decrees can be taken out."""
    return isinstance(given, Reply | Decree)


def find(journal: Journal, place: str) -> tuple[int, int, InputFamily] | None:
    """The input at a place ("12.0"), if it stands and can be amended."""
    found = _at(journal, place)
    return found if found is not None and amendable(found[2]) else None


def closing(journal: Journal, place: str) -> tuple[int, int, Close] | None:
    """The end of a window at a place, if it stands."""
    found = _at(journal, place)
    return (*found[:2], found[2]) if found is not None and isinstance(found[2], Close) else None


def _lacks(journal: Journal, place: str) -> bool:
    """Whether a window ended here that still asked somebody."""
    found = closing(journal, place)
    if found is None or found[2].window.partition("@")[0] == WAIT:
        return False
    chapter, at, close = found
    return bool(missed(before(journal, chapter, at), close.window))


def missed(table: Table, window: str) -> list[Asked]:
    """What this window still asked of somebody, who did not answer."""
    return [asked for asked in view(table, MJ).prompts if asked.window == window and not asked.answered]


def _at(journal: Journal, place: str) -> tuple[int, int, InputFamily] | None:
    chapter, _, number = place.partition(".")
    if not (chapter.isascii() and chapter.isdecimal() and number.isascii() and number.isdecimal()):
        return None
    key = (int(chapter[:9]), int(number[:9]))
    if key not in journal.brought:
        return None
    return (*key, journal.table.chapters[key[0]].inputs[key[1]])


def before(journal: Journal, chapter: int, place: int) -> Table:
    """The table as it stood just before an input that stands."""
    standing = [one for one in journal.table.standing() if one.number <= chapter]
    again = [Chapter(i, one.state, one.inputs, one.told) for i, one in enumerate(standing)]
    again[-1].inputs, again[-1].told = again[-1].inputs[:place], []
    return Table.wake(journal.table.rules, again)


def asked_then(table: Table, given: Reply) -> Asked | None:
    """The prompt that a reply answered."""
    return next((a for a in view(table, MJ).prompts if (a.prompt.player, a.power) == (given.player, given.power)), None)


def voted_then(table: Table) -> bool:
    """Whether a vote was open."""
    return table.open is not None and any(is_ballot(prompt) for prompt in table.open.window.prompts)
