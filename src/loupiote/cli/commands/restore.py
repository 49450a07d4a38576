"""`loupiote restore`: everything from a file, all of it or nothing."""

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

    @app.command("restore", cls=Command, help=t("help-restore"), short_help=t("short-restore"))
    def restore(
        file: Annotated[Path, typer.Argument(help=t("help-restore-file"), metavar="FILE", show_default=False)],
        replace: Annotated[bool, typer.Option("--replace", help=t("help-restore-replace"), metavar="")] = False,
    ) -> None:
        prepare_web()
        from loupiote.web.backup import NoBackup, NotEmpty, read

        try:
            rows = read(file, replace=replace)
        except OSError as error:
            raise Fault("cannot-read", status=BAD, path=str(file), why=error) from error
        except NoBackup as error:
            raise Fault(f"backup-{error.why}", status=BAD, path=str(file)) from error
        except NotEmpty as error:
            raise Fault("backup-not-empty", status=BAD) from error
        desk.screen.say(t("restored", path=str(file), rows=rows))
