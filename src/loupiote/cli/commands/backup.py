"""`loupiote backup`: everything into one file, while the server runs."""

from pathlib import Path
from typing import Annotated

import typer

from loupiote.cli.desk import Desk
from loupiote.cli.faults import BAD, Fault
from loupiote.cli.usage import Command
from loupiote.cli.web import prepare_web


def add(app: typer.Typer, desk: Desk) -> None:
    """Add the command."""
    t = desk.t

    @app.command("backup", cls=Command, help=t("help-backup"), short_help=t("short-backup"))
    def backup(
        file: Annotated[Path, typer.Argument(help=t("help-backup-file"), metavar="FILE", show_default=False)],
    ) -> None:
        if file.exists():
            raise Fault("exists", status=BAD, path=str(file))
        prepare_web()
        from loupiote.web.backup import write

        try:
            rows = write(file)
        except OSError as error:
            raise Fault("save-failed", status=BAD, path=str(file), why=error) from error
        desk.screen.say(t("backed-up", path=str(file), rows=rows))
