"""Records: a whole game as a text file, which is the bug report, the test, the archive, the export and the demo.

    outcome = check(Path("game.yaml"))          # plays it and verifies what it expects
    for error in outcome.errors: print(error.text("fr"))
    table = play(Path("game.yaml"))             # the game at its end, to be told
    text = export(table)                        # any played game as a record that checks

`docs/record-format.md` is the format.
"""

from loupiote.records.api import MOST_PASTED, MOST_READ, Outcome, check, import_text, play
from loupiote.records.errors import RecordError, RecordProblem
from loupiote.records.export import export
from loupiote.records.near import near

__all__ = [
    "MOST_PASTED",
    "MOST_READ",
    "Outcome",
    "RecordError",
    "RecordProblem",
    "check",
    "export",
    "import_text",
    "near",
    "play",
]
