"""`loupiote play`: a whole game at the terminal."""

import shlex
import signal
from pathlib import Path
from types import FrameType
from typing import Annotated

import typer

from loupiote.cli import home
from loupiote.cli.desk import Desk
from loupiote.cli.faults import Fault
from loupiote.cli.play import ending, saves
from loupiote.cli.play.manners import Alone, Manner, Together, Watching
from loupiote.cli.play.session import Leave, Session
from loupiote.cli.play.setup import Dialog, Wish, set_up
from loupiote.cli.usage import Command
from loupiote.kernel import chance
from loupiote.kernel.inputs import MJ
from loupiote.kernel.start import start
from loupiote.kernel.table import Table
from loupiote.kernel.view import PUBLIC

Flag = Annotated


def add(app: typer.Typer, desk: Desk) -> None:
    """Add the command."""
    t = desk.t

    @app.command("play", cls=Command, help=t("help-play"), short_help=t("short-play"))
    def play(
        file: Annotated[
            Path | None, typer.Argument(help=t("help-play-file"), metavar="FILE", show_default=False)
        ] = None,
        rules: Annotated[str | None, typer.Option(help=t("help-play-rules"), metavar="SET", show_default=False)] = None,
        players: Annotated[
            str | None, typer.Option(help=t("help-play-players"), metavar="N", show_default=False)
        ] = None,
        cards: Annotated[
            str | None, typer.Option(help=t("help-play-cards"), metavar="CARDS", show_default=False)
        ] = None,
        option: Annotated[
            list[str] | None, typer.Option(help=t("help-play-option"), metavar="KEY=VALUE", show_default=False)
        ] = None,
        seat: Annotated[
            list[str] | None, typer.Option(help=t("help-play-seat"), metavar="NAME", show_default=False)
        ] = None,
        seed: Annotated[str | None, typer.Option(help=t("help-play-seed"), metavar="TEXT", show_default=False)] = None,
        everybody: Annotated[bool, typer.Option("--all", help=t("help-play-all"), metavar="")] = False,
        watch: Annotated[bool, typer.Option("--watch", help=t("help-play-watch"), metavar="")] = False,
        resume: Annotated[bool, typer.Option("--resume", help=t("help-play-resume"), metavar="")] = False,
        save: Annotated[Path | None, typer.Option(help=t("help-play-save"), metavar="FILE", show_default=False)] = None,
        export: Annotated[
            Path | None, typer.Option(help=t("help-play-export"), metavar="FILE", show_default=False)
        ] = None,
        story: Annotated[bool, typer.Option("--story", help=t("help-play-story"), metavar="")] = False,
    ) -> None:
        if export is not None:
            _refuse_taken(export)
        wish = Wish(rules, players, cards, option or (), seat or (), seed, everybody, watch)
        if resume or file is not None:
            _refuse_clash("--resume", wish.flags)
            session = _resumed(desk, file or saves.last(), save)
        else:
            if save is not None:
                _refuse_taken(save)
            if watch or everybody:
                clashing = ("--all", "--seat") if watch else ("--seat",)
                _refuse_clash("--watch" if watch else "--all", [flag for flag in wish.flags if flag in clashing])
            session = _begun(desk, wish, save)
        _play(session)
        viewer = session.people[0] if len(session.people) == 1 else PUBLIC if session.people else MJ
        ending.end(session, viewer)
        if story:
            ending.story(session)
        if export is not None:
            ending.export(session, export)
        if not (story or export) and session.people:
            try:
                ending.menu(session)
            except EOFError:
                return


def _refuse_clash(flag: str, others: list[str]) -> None:
    """Refuse flags that another one would make void."""
    if others:
        raise Fault("flags-clash", value=flag, other=others[0])


def _refuse_taken(path: Path) -> None:
    """Refuse a place where there is a file already; a folder is told by whoever tries to write there."""
    if path.is_symlink() or (path.exists() and not path.is_dir()):
        raise Fault("exists", path=str(path))


def _begun(desk: Desk, wish: Wish, save: Path | None) -> Session:
    """A new game, set up by its flags or by asking."""
    setting = set_up(desk, wish) if wish.says_enough else Dialog(desk, wish).set_up()
    table = Table(start(setting.plan))
    session = Session(desk, table, setting.people, save or saves.fresh(setting.plan.rules.id))
    desk.screen.say(desk.t("commitment", hash=chance.commitment(setting.plan.seed)[:32]), style="dim")
    if setting.people:
        desk.screen.say(desk.t("play-keys"), style="dim")
    return session


def _resumed(desk: Desk, path: Path, save: Path | None) -> Session:
    """A game that was saved."""
    table, saved = saves.load(path)
    if save is not None and not (save.exists() and save.samefile(path)):  # the game may be saved where it came from
        _refuse_taken(save)
    session = Session(desk, table, saved.people, save or path)
    session.catch_up()
    desk.screen.say(desk.t("resumed", path=str(path)), style="dim")
    return session


def _play(session: Session) -> None:
    """Play; whoever goes is told how to come back.

    Raises:
        typer.Exit: the game was left before its end.
    """
    manner: Manner = Watching() if not session.people else Alone() if len(session.people) == 1 else Together()
    before = [(number, signal.signal(number, _hang_up)) for number in _ENDINGS]
    try:
        session.play(manner)
    except (Leave, EOFError):
        _farewell(session)
        raise typer.Exit(0) from None
    except KeyboardInterrupt:
        _farewell(session)
        raise typer.Exit(130) from None
    finally:
        for number, handler in before:
            signal.signal(number, handler)


# closing the window of the terminal, or stopping the process, saves as Ctrl-C does
_ENDINGS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


def _hang_up(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def _farewell(session: Session) -> None:
    desk = session.desk
    if len(session.people) > 1:  # what somebody was reading is not for whoever finds the terminal
        session.wipe()
    desk.screen.say()
    desk.screen.say(desk.t("saved", path=str(session.path)))
    command = "loupiote play --resume"
    if session.path.parent != home.games():  # the last game there is the one that --resume takes
        command += f" {shlex.quote(str(session.path))}"
    desk.screen.say(desk.t("resume-how", command=command))
