"""`loupiote laws`: random games of a rule set, on each of which every law must hold."""

import os
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from loupiote.bots.laws import LAWS, Kept, run_laws
from loupiote.cli.desk import Desk
from loupiote.cli.faults import BAD, Fault
from loupiote.cli.near import find
from loupiote.cli.usage import Command
from loupiote.rules import BUILT

SHOWN = 5  # breaches of one law; the rest are counted


def add(app: typer.Typer, desk: Desk) -> None:
    """Add the command."""
    t = desk.t

    @app.command("laws", cls=Command, help=t("help-laws"), short_help=t("short-laws"))
    def laws(
        sets: Annotated[
            list[str] | None, typer.Argument(help=t("help-laws-sets"), metavar="SET...", show_default=False)
        ] = None,
        games: Annotated[
            int, typer.Option("-n", "--games", help=t("help-laws-games"), metavar="N", min=1, show_default=False)
        ] = 100,
        law: Annotated[
            list[str] | None, typer.Option(help=t("help-laws-law"), metavar="NAME", show_default=False)
        ] = None,
        seed: Annotated[str, typer.Option(help=t("help-laws-seed"), metavar="TEXT", show_default=False)] = "0",
        workers: Annotated[
            int | None, typer.Option(help=t("help-laws-workers"), metavar="K", min=1, max=256, show_default=False)
        ] = None,
        thorough: Annotated[bool, typer.Option("--thorough", help=t("help-laws-thorough"), metavar="")] = False,
    ) -> None:
        names = list(dict.fromkeys(desk.rule_set(name, playable=True) for name in sets or BUILT))
        chosen = list(dict.fromkeys(_law(name) for name in law or LAWS))
        bar = Progress(
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
            console=desk.screen.err, transient=True, disable=not desk.screen.err.is_terminal,
        )  # fmt: skip
        with bar:
            tasks = {(name, one): bar.add_task(f"{name} {one}", total=games) for name in names for one in chosen}
            kept = run_laws(
                names, chosen, games, seed=seed, workers=workers or os.cpu_count() or 1, thorough=thorough,
                progress=lambda name, one, n: bar.advance(tasks[name, one], n),
            )  # fmt: skip
        broken = _show(desk, kept)
        if broken:
            desk.screen.say(t("laws-broken", n=broken), style="red")
            raise typer.Exit(BAD)
        desk.screen.say(t("laws-hold"), style="green")


def _law(name: str) -> str:
    found = find(name, list(LAWS), guess=False)
    if found.value is None:
        raise Fault("unknown-law", value=name, known=", ".join(LAWS), near=found.near)
    return found.value


def _show(desk: Desk, kept: list[Kept]) -> int:
    """The table of laws, and what broke them; gives how many games did."""
    t = desk.t
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for column in ("col-set", "col-law", "col-holds"):
        table.add_column(t(column))
    for column in ("col-games", "col-seconds", "col-breaches"):
        table.add_column(t(column), justify="right")
    for one in kept:
        for breach in one.breaches[:SHOWN]:
            desk.screen.raw(f"{breach.rules} {breach.law} {breach.seed}: {breach.found}\n")
        seconds, what = f"{one.seconds:.1f}", t.named("law", one.law)
        table.add_row(one.rules, one.law, what, str(one.games), seconds, str(len(one.breaches)))
    desk.screen.show(table)
    return sum(len(one.breaches) for one in kept)
