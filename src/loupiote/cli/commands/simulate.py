"""`loupiote simulate`: many games by bots, and how often each camp wins."""

import json
from typing import Annotated

import typer
from msgspec import to_builtins
from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from loupiote.balance import Result, simulate
from loupiote.cast.check import unset_options
from loupiote.cli.cards import read_cards
from loupiote.cli.desk import Desk
from loupiote.cli.options import composition, read_options
from loupiote.cli.play.players import MANY, make_names
from loupiote.cli.play.setup import spare_cards
from loupiote.cli.usage import Command
from loupiote.kernel.start import CompositionError, Plan
from loupiote.narration.formats import COLOURS
from loupiote.rules import BUILT, rule_set


def add(app: typer.Typer, desk: Desk) -> None:
    """Add the command."""
    t = desk.t

    @app.command("simulate", cls=Command, help=t("help-simulate"), short_help=t("short-simulate"))
    def simulate_(
        cards: Annotated[str, typer.Option(help=t("help-simulate-cards"), metavar="CARDS")],
        rules: Annotated[str, typer.Option(help=t("help-play-rules"), metavar="SET", show_default=False)] = BUILT[0],
        games: Annotated[
            int, typer.Option("-n", "--games", help=t("help-simulate-n"), metavar="N", min=1, max=10_000_000, show_default=False)
        ] = 1000,
        seed: Annotated[str, typer.Option(help=t("help-simulate-seed"), metavar="TEXT", show_default=False)] = "0",
        workers: Annotated[
            int, typer.Option(help=t("help-simulate-workers"), metavar="K", min=1, max=256, show_default=False)
        ] = 1,
        option: Annotated[
            list[str] | None, typer.Option(help=t("help-play-option"), metavar="KEY=VALUE", show_default=False)
        ] = None,
        as_json: Annotated[bool, typer.Option("--json", help=t("help-json"), metavar="")] = False,
    ) -> None:
        found = rule_set(desk.rule_set(rules, playable=True))
        deck = read_cards(desk, found, cards)
        options = read_options(desk, found.id, option or ())
        seats = max(sum(deck.values()) - spare_cards(deck), 0)
        plan = Plan(found, make_names(min(seats, MANY)), cards=deck, options=options)
        unset = unset_options(plan)
        if unset:
            raise composition(desk, plan, unset)
        bar = Progress(
            TextColumn(t("simulating")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
            console=desk.screen.err, transient=True, disable=not desk.screen.err.is_terminal,
        )  # fmt: skip
        try:
            with bar:
                task = bar.add_task("", total=games)
                result = simulate(
                    found, deck, games, players=seats, seed=seed, workers=workers, options=options,
                    progress=lambda n: bar.advance(task, n),
                )  # fmt: skip
        except CompositionError as error:
            raise composition(desk, plan, error.faults) from error
        if as_json:
            desk.screen.raw(json.dumps(to_builtins(result), ensure_ascii=False))
        else:
            _show(desk, found.id, result)


def _show(desk: Desk, rules: str, result: Result) -> None:
    t, said = desk.t, desk.narrator(rules)
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column(t("col-camp"))
    for column in ("col-wins", "col-share", "col-interval"):
        table.add_column(t(column), justify="right")
    for camp, wins in result.wins.items():
        known = said.writer.texts.has(f"camp-{camp}")
        name = said.camp(camp) if known else said.role(camp) if said.writer.texts.has(f"role-{camp}") else camp
        interval = f"{_percent(desk, wins.low)} – {_percent(desk, wins.high)}"
        table.add_row(Text(name, style=COLOURS.get(camp, "")), str(wins.games), _percent(desk, wins.share), interval)
    desk.screen.show(table)
    desk.screen.say()
    speed = round(result.games / result.seconds) if result.seconds else 0
    rounds = _decimal(desk, f"{result.rounds:.1f}")
    seconds = _decimal(desk, f"{result.seconds:.1f}")
    desk.screen.say(t("simulated", n=result.games, games=result.games, seconds=seconds, speed=speed))
    desk.screen.say(t("simulated-rounds", rounds=rounds, seed=result.seed))
    if result.stopped:
        desk.screen.say(t("simulated-stopped", n=result.stopped), style="yellow")


def _percent(desk: Desk, share: float) -> str:
    return _decimal(desk, f"{100 * share:.1f}") + (" %" if desk.lang == "fr" else "%")


def _decimal(desk: Desk, text: str) -> str:
    return text.replace(".", ",") if desk.lang == "fr" else text
