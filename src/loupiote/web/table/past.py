"""What was tapped so far, in order; the table as it stood before one of those taps, to ask it again."""

from __future__ import annotations

from datetime import datetime

from django.utils.safestring import SafeString
from msgspec import Struct, field

from loupiote.kernel.ask import is_ballot
from loupiote.kernel.inputs import MJ, Decree, Reply
from loupiote.kernel.state import InputFamily
from loupiote.kernel.table import Chapter, Table
from loupiote.kernel.view import Asked, view
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Entry, Game
from loupiote.web.table.models import Note
from loupiote.web.table.stretch import when
from loupiote.web.table.words import Line, Speaker


class Given(Struct):
    """One input that stands.

    Attributes:
        place: its chapter and its place in it, as an amendment names them; amendable: whether it can be asked again.
    """

    place: str
    text: SafeString
    amendable: bool


class Tap(Struct):
    """What one order brought, and what was told then.

    Attributes:
        seq: its number; who, at: by whom, when; told: the facts, as the MJ reads them; notes: written behind it.
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


def moments(game: Game, journal: Journal, speaker: Speaker) -> list[Moment]:
    """All that was tapped and told, by moment, the first one first."""
    entries = {entry.seq: entry for entry in Entry.objects.filter(game=game)}
    notes: dict[int, list[Note]] = {}
    for note in Note.objects.filter(game=game):
        notes.setdefault(note.seq, []).append(note)
    found: list[Moment] = []
    tap = Tap(0)
    placed: set[int] = set()

    def turn(moment: str, number: int, seq: int) -> Tap:
        """The tap to which something belongs, in the moment in which it is."""
        title = speaker.moment(moment, number)
        if not found or found[-1].title != title:
            found.append(Moment(title, moment))
        taps = found[-1].taps
        if not taps or taps[-1].seq != seq:
            entry = entries.get(seq)
            taps.append(Tap(seq, entry.who if entry else "", entry.at if entry else None))
        return taps[-1]

    seq = min(entries, default=0)
    for chapter in journal.table.standing():
        then = when(chapter)
        for i, given in enumerate(chapter.inputs):
            seq = journal.brought.get((chapter.number, i), seq)
            tap = turn(then.moment, then.number, seq)
            text = speaker.given(given, then.moment, then.number)
            tap.given.append(Given(f"{chapter.number}.{i}", text, amendable(given)))
        for told in chapter.told:
            line = speaker.line(told)
            if line is not None:
                tap = turn(told.moment, told.number, seq)
                tap.told.append(line)
        if seq not in placed and seq in notes and found:
            found[-1].taps[-1].notes += notes[seq]
            placed.add(seq)
    if found:
        found[-1].taps[-1].notes += [note for n, some in sorted(notes.items()) if n not in placed for note in some]
    return found


def amendable(given: InputFamily) -> bool:
    """Whether an input can be put in another form: replies, and a vote that was counted. Decrees can be taken out."""
    return isinstance(given, Reply | Decree)


def find(journal: Journal, place: str) -> tuple[int, int, InputFamily] | None:
    """The input at a place ("12.0"), if it stands and can be amended."""
    chapter, _, number = place.partition(".")
    if not (chapter.isascii() and chapter.isdecimal() and number.isascii() and number.isdecimal()):
        return None
    key = (int(chapter[:9]), int(number[:9]))
    if key not in journal.brought:
        return None
    given = journal.table.chapters[key[0]].inputs[key[1]]
    return (*key, given) if amendable(given) else None


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
