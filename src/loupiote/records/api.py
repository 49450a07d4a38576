"""The doors: check a record, play it, take one in by pasted text."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from loupiote.kernel.table import Table
from loupiote.narration.catalogue import LANGUAGES
from loupiote.narration.troubles import trouble
from loupiote.records.blocks import PlayReader
from loupiote.records.errors import RecordError, RecordProblem
from loupiote.records.header import check_format, composition, read_header
from loupiote.records.model import Record
from loupiote.records.nodes import Entries, decoded, parse
from loupiote.records.reading import Reading
from loupiote.records.run import Run

MOST_READ = 2_000_000  # bytes of a file
MOST_PASTED = 200_000  # bytes of a text that somebody pastes
PASTED = "record"  # how errors call a text that has no file


@dataclass
class Outcome:
    """What came of a record.

    Attributes:
        file: its name; record: as read, None if it could not be; table: the game, None if it could not begin.
        errors: everything that is wrong with it, in the order of its lines.
        played: whether it was played to its end; failed expectations do not stop it.
        taps: where, among the inputs that stand, each thing begins that the record wrote; what happens by itself goes with
            what was written before it.
    """

    file: str
    record: Record | None = None
    table: Table | None = None
    errors: list[RecordError] = field(default_factory=list)
    played: bool = False
    taps: list[int] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong."""
        return not self.errors


def check(source: Path | str, *, name: str = PASTED, most: int = MOST_READ) -> Outcome:
    """Read a record, play it, and verify what it expects. Nothing is raised: what is wrong stands in the outcome.

    Args:
        source: a `Path` is read; a `str` is the text itself, called `name` in errors.
        most: the largest size in bytes.
    """
    outcome = Outcome(str(source) if isinstance(source, Path) else name)
    try:
        outcome.record = read(_text(source, outcome.file, most), outcome.file)
    except RecordProblem as problem:
        outcome.errors = sorted(problem.errors, key=lambda error: error.line)
        return outcome
    run = Run(outcome.record)
    outcome.table, outcome.errors = run.table, run.errors
    outcome.played, outcome.taps = run.all(), run.written
    return outcome


def play(source: Path | str, *, name: str = PASTED, most: int = MOST_READ) -> Table:
    """The game of a record at its end, whatever it expects.

    Raises:
        RecordProblem: it cannot be read, or not be played to its end.
    """
    outcome = check(source, name=name, most=most)
    if outcome.table is None or not outcome.played:
        raise RecordProblem(outcome.errors)
    return outcome.table


def import_text(text: str) -> Outcome:
    """Take in a record that somebody pasted: as `check`, with a smaller limit of size."""
    return check(text, most=MOST_PASTED)


def read(text: str, file: str) -> Record:
    """A record out of its text, not played yet.

    Raises:
        RecordProblem: with everything that is wrong.
    """
    root = parse(text, file)
    r = Reading(file)
    if not isinstance(root, Entries):
        r.fail(root.line, "root-expected")
        raise RecordProblem(r.errors)
    record = read_header(r, root) if check_format(r, root) else None
    if record is not None:
        play_node = root.get("play")
        if play_node is not None:
            PlayReader(r, record).read(play_node)
        if not r.errors:
            composition(r, record)
    if r.errors or record is None:
        raise RecordProblem(r.errors)
    return record


def _both(fault: OSError) -> dict[str, str]:
    return {f"reason_{lang}": trouble(lang, fault) for lang in LANGUAGES}


def _text(source: Path | str, file: str, most: int) -> str:
    if isinstance(source, str):
        size = len(source.encode("utf-8", "surrogatepass"))
        if size > most:
            raise RecordProblem([RecordError(file, 0, "too-large", {"size": str(size), "most": str(most)})])
        return source
    try:
        with source.open("rb") as opened:
            data = opened.read(most + 1)
    except OSError as fault:
        raise RecordProblem([RecordError(file, 0, "unreadable", _both(fault))]) from fault
    if len(data) > most:
        raise RecordProblem([RecordError(file, 0, "too-large", {"size": f"> {most}", "most": str(most)})])
    return decoded(data, file)
