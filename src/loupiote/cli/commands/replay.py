"""`loupiote replay`: the story of a game file, from any seat, in any format."""

import json
from pathlib import Path
from typing import Annotated, Any, cast

import typer
from msgspec import to_builtins

from loupiote.cli.desk import Desk
from loupiote.cli.faults import BAD, Fault, Told
from loupiote.cli.near import find
from loupiote.cli.screen import Markup
from loupiote.cli.usage import Command
from loupiote.kernel.events import Told as Fact
from loupiote.kernel.inputs import MJ
from loupiote.kernel.table import Table
from loupiote.kernel.view import PUBLIC
from loupiote.narration import FormatName, Narrator, tale
from loupiote.narration.clauses import clause_text
from loupiote.records import RecordProblem, play

FORMATS = ("text", "markdown", "bbcode", "json")


def add(app: typer.Typer, desk: Desk) -> None:
    """Add the command."""
    t = desk.t

    @app.command("replay", cls=Command, help=t("help-replay"), short_help=t("short-replay"))
    def replay(
        file: Annotated[Path, typer.Argument(help=t("help-replay-file"), metavar="FILE")],
        viewer: Annotated[
            str, typer.Option("--as", help=t("help-replay-as"), metavar="NAME|mj|public", show_default=False)
        ] = MJ,
        form: Annotated[
            str, typer.Option("--format", help=t("help-replay-format"), metavar="|".join(FORMATS), show_default=False)
        ] = "text",
        tone: Annotated[
            Path | None, typer.Option(help=t("help-replay-tone"), metavar="FILE", show_default=False)
        ] = None,
        because: Annotated[bool, typer.Option("--because", help=t("help-replay-because"), metavar="")] = False,
    ) -> None:
        if form not in FORMATS:
            raise Fault("unknown-format", value=form, known=", ".join(FORMATS), near=find(form, FORMATS).near)
        try:
            table = play(file)
        except RecordProblem as problem:
            raise Told(*(error.text(desk.lang) for error in problem.errors), status=BAD) from problem
        reader = _reader(table, viewer)
        if form == "json":
            desk.screen.raw(json.dumps(_plain(table, reader), ensure_ascii=False, indent=2))
        else:
            tell(desk, table, reader, cast(FormatName, form), tone, because=because)


def tell(desk: Desk, table: Table, reader: str, form: FormatName, tone: Path | None, *, because: bool) -> None:
    """Tell a game; what is wrong with the tone is said on the error stream, and the usual texts are used.

    Raises:
        Told: there is no such tone.
    """
    genres = {player.id: player.genre for player in table.game.players}
    said = Narrator(desk.lang, form, table.rules.id, genres, tone)
    for problem in said.problems:
        if problem.code == "unreadable":
            raise Told(said.problem(problem), status=BAD)
        desk.screen.warn(said.problem(problem))
    painted = form == "text" and desk.screen.out.is_terminal
    if painted:
        said.format = Markup()
    story = said.story(
        tale(table, reader),
        reader=None if reader in (MJ, PUBLIC) else reader,
        mj=reader == MJ,
        because=because,
        clause=lambda id: clause_text(desk.lang, id),
    )
    if painted:
        desk.screen.markup(story)
    else:
        desk.screen.raw(story)


def facts(table: Table, reader: str) -> list[Fact]:
    """What a reader was told, as it was told then; the game master all of it."""
    return [t for t in table.told if reader == MJ or t.to is None or reader in t.to]


def _reader(table: Table, viewer: str) -> str:
    names = {MJ: MJ, PUBLIC: PUBLIC} | {seat: seat for seat in table.game.seats}
    found = find(viewer, names, guess=False)
    if found.value is None:
        raise Fault("unknown-player", value=viewer, known=", ".join((*table.game.seats, MJ, PUBLIC)), near=found.near)
    return found.value


def _plain(table: Table, reader: str) -> dict[str, Any]:
    game = table.game
    told = [to_builtins(fact) for fact in facts(table, reader)]
    for fact in told:
        if reader != MJ:
            fact.pop("full", None)
            fact["to"] = None if fact["to"] is None else [reader]
    return {
        "rules": table.rules.id,
        "as": reader,
        "players": list(game.seats),
        "over": game.over,
        "winners": game.winners,
        "told": told,
    }
