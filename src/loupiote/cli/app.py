"""The commands, built in the language of the user: help texts are theirs too."""

from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any

import typer
from typer import rich_utils

from loupiote import __version__
from loupiote.cli.desk import Desk
from loupiote.cli.usage import Group, Helpful

COMMANDS = ("play", "demo", "serve", "rules", "check", "replay", "simulate", "laws", "backup", "restore")


def build(desk: Desk, arguments: Sequence[str]) -> Any:
    """The command line, to be called with its arguments; where they name a command, that one alone is loaded."""
    t = desk.t
    named = [name for name in arguments[:1] if name in COMMANDS]
    Helpful.help_text = t("help-help")
    rich_utils.REQUIRED_LONG_STRING = t("help-required")
    rich_utils.OPTIONS_PANEL_TITLE = t("help-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = t("help-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = t("help-commands")
    app = typer.Typer(
        cls=Group,
        help=t("help-loupiote"),
        epilog=t("help-epilog"),
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode="rich",
        context_settings={"help_option_names": ["--help", "-h"]},
    )

    def version(wanted: bool) -> None:
        if wanted:
            desk.screen.raw(f"loupiote {__version__}")
            raise typer.Exit

    @app.callback()
    def loupiote(
        lang: Annotated[str, typer.Option(help=t("help-lang"), metavar="fr|en", show_default=False)] = "",
        version: Annotated[
            bool, typer.Option("--version", help=t("help-version"), metavar="", callback=version, is_eager=True)
        ] = False,
    ) -> None:
        # `lang` stands here for the help alone: it was taken out of the arguments before
        pass

    for name in named or COMMANDS:
        import_module(f"loupiote.cli.commands.{name}").add(app, desk)
    return typer.main.get_command(app)
