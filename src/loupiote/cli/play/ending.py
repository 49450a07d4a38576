"""The end of a game: who won, all cards, the story, the record."""

from __future__ import annotations

from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text

from loupiote.cli import home
from loupiote.cli.faults import Fault
from loupiote.cli.play.session import Session
from loupiote.kernel.inputs import MJ
from loupiote.narration import tale
from loupiote.narration.formats import COLOURS


def end(session: Session, viewer: str) -> None:
    """Tell the last news, show all cards."""
    session.show_news(viewer)
    desk, said = session.desk, session.plain
    seen, winners = session.view(MJ), session.table.game.winners or []
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for column in ("col-player", "col-card", "col-fate", "col-result"):
        grid.add_column(desk.t(column))
    for seat in seen.seats:
        style = COLOURS.get(seat.camp or "", "")
        fate = desk.t("fate-alive") if seat.alive else desk.t("fate-dead")
        won = Text(desk.t("fate-won"), style="bold green") if seat.name in winners else Text("")
        grid.add_row(seat.name, Text(said.role(seat.role or ""), style=style), fate, won)
    desk.screen.say()
    desk.screen.show(grid)
    desk.screen.say()
    desk.screen.say(desk.t("seed", seed=session.table.game.seed), style="dim")


def story(session: Session) -> None:
    """The whole game told as the game master knows it."""
    session.painter.format.last = ""  # type: ignore[attr-defined]
    session.desk.screen.say()
    session.desk.screen.markup(session.painter.story(tale(session.table, MJ), mj=True))


def export(session: Session, path: Path, *, replace: bool = False) -> None:
    """Write the game as a record.

    Raises:
        Fault: there is such a file already, or it cannot be written.
    """
    from loupiote.records import export as record_of

    if path.exists() and not replace:
        raise Fault("exists", path=str(path))
    try:
        home.write(path, record_of(session.table))
    except OSError as error:
        raise Fault("save-failed", path=str(path), why=error) from error
    session.desk.screen.say(session.desk.t("exported", path=str(path)), style="green")


def menu(session: Session) -> None:
    """Offer the story and the record, until the person has had enough."""
    desk, screen = session.desk, session.desk.screen
    usual = Path(f"loupiote-{home.stamp()}.yaml")
    while True:
        text = screen.ask(desk.t("end-menu", file=str(usual)))
        word, _, rest = text.partition(" ")
        if word.casefold() in ("h", "t"):
            story(session)
        elif word.casefold() == "e":
            try:
                export(session, Path(rest.strip()).expanduser() if rest.strip() else usual)
            except Fault as fault:
                screen.say(desk.fault(fault), style="yellow")
        elif not text or word.casefold() in ("q", "0"):
            return
        else:
            screen.say(desk.t("end-menu-again"), style="yellow")
