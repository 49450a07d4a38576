"""`loupiote check`: game files are played, and what they expect is verified."""

from pathlib import Path
from typing import Annotated

import typer

from loupiote.cli.desk import Desk
from loupiote.cli.faults import BAD
from loupiote.cli.usage import Command
from loupiote.records import check


def add(app: typer.Typer, desk: Desk) -> None:
    """Add the command."""
    t = desk.t

    @app.command("check", cls=Command, help=t("help-check"), short_help=t("short-check"))
    def check_(files: Annotated[list[Path], typer.Argument(help=t("help-check-files"), metavar="FILE...")]) -> None:
        bad = 0
        for file in files:
            outcome = check(file)
            bad += not outcome.ok
            for error in outcome.errors:
                desk.screen.raw(error.text(desk.lang))
            if outcome.ok:
                desk.screen.say(t("check-good", file=str(file)))
        if len(files) > 1:
            desk.screen.say(t("check-sum", files=len(files), bad=bad))
        if bad:
            raise typer.Exit(BAD)
