"""`loupiote demo`: a demonstration game is told, and how to play one is said."""

from importlib.resources import as_file, files

import typer
from rich.text import Text

from loupiote.cli.commands.replay import tell
from loupiote.cli.desk import Desk
from loupiote.cli.usage import Command
from loupiote.kernel.inputs import MJ
from loupiote.records import play

RECORD = "demo/thiercelieux.yaml"


def add(app: typer.Typer, desk: Desk) -> None:
    """Add the command."""
    t = desk.t

    @app.command("demo", cls=Command, help=t("help-demo"), short_help=t("short-demo"))
    def demo() -> None:
        with as_file(files("loupiote") / RECORD) as path:
            table = play(path)
        desk.screen.show(Text(t("demo-title"), style="bold"))
        desk.screen.say()
        tell(desk, table, MJ, "text", None, because=False)
        desk.screen.say()
        desk.screen.show(Text(t("demo-next"), style="bold"))
        for command in ("play", "watch", "rules", "record"):
            desk.screen.say(f"  {t(f'demo-{command}')}")
