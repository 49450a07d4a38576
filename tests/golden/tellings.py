"""The golden games: each record beside this file is told to several readers, and every telling is kept as a file.

`make golden` writes the files anew. A changed line is a decision: read the difference before it is committed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple

from loupiote.kernel.inputs import MJ
from loupiote.kernel.start import look
from loupiote.kernel.view import PUBLIC
from loupiote.narration import FormatName, Lang, Narrator, tale
from loupiote.records import play
from loupiote.rulebook import clause

HERE = Path(__file__).parent
EXTENSIONS: dict[FormatName, Literal["txt", "md", "bbcode"]] = {"text": "txt", "markdown": "md", "bbcode": "bbcode"}
FORMS: tuple[tuple[Lang, FormatName], ...] = (("fr", "text"), ("en", "text"), ("fr", "markdown"), ("fr", "bbcode"))
# whose copy is kept beside those of the game master and of everybody
PLAYERS = {"forum": "Elsa", "meneur": "Ignace", "rpg": "Hélène"}


class Telling(NamedTuple):
    """A file, and what should stand in it."""

    path: Path
    text: str


def tellings() -> Iterator[Telling]:
    """Every telling of every golden game: `GAME.READER.LANG.EXT`, and the game master's with reasons, `GAME.why.LANG.txt`."""
    for record in sorted(HERE.glob("*.yaml")):
        table, name = play(record), record.stem
        genres = {player.id: player.genre for player in table.game.players}
        for reader in (MJ, PUBLIC, PLAYERS[name]):
            facts, mj = tale(table, reader), reader == MJ
            player = None if reader in (MJ, PUBLIC) else reader
            for lang, form in FORMS:
                said = Narrator(lang, form, table.rules.id, genres).story(facts, reader=player, mj=mj)
                yield Telling(HERE / f"{name}.{look(reader)}.{lang}.{EXTENSIONS[form]}", said + "\n")
        for lang in ("fr", "en"):
            said = Narrator(lang, "text", table.rules.id, genres).story(
                tale(table, MJ), mj=True, because=True, clause=lambda id, lang=lang: clause(id).text(lang)
            )
            yield Telling(HERE / f"{name}.why.{lang}.txt", said + "\n")


def main() -> None:
    """Write all tellings, and take away files of tellings that are no more."""
    kept = {telling.path: telling.text for telling in tellings()}
    for path in HERE.iterdir():
        if path.suffix[1:] in EXTENSIONS.values() and path not in kept:
            path.unlink()
            print(f"- {path.name}")  # noqa: T201
    for path, text in kept.items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"* {path.name}")  # noqa: T201


if __name__ == "__main__":
    main()
