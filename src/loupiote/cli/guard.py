"""The top of the command: whatever happens below, a person reads one sentence, never a stack trace."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence

import typer

from loupiote.cli import home
from loupiote.cli.desk import Desk
from loupiote.cli.faults import BAD, USAGE, Fault, Told
from loupiote.cli.lang import take_language
from loupiote.narration.troubles import trouble

INTERRUPTED = 130


def run(arguments: Sequence[str]) -> int:
    """Run the command line; gives its exit status."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by whoever started us
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115
    try:
        status = _run(arguments)
        sys.stdout.flush()
        return status
    except BrokenPipeError:  # whoever read us has gone, as `| head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(arguments: Sequence[str]) -> int:
    lang, rest, fault = take_language(arguments, os.environ)
    desk = Desk(lang)
    try:
        return _command(desk, rest, fault)
    except BrokenPipeError:
        raise
    except OSError as error:
        if error.filename is not None:
            return _broken(desk, error)
        desk.screen.warn(desk.t("no-output", why=trouble(lang, error)))  # the disk is full, say
        return BAD
    except Exception as error:
        return _broken(desk, error)


def _command(desk: Desk, arguments: list[str], wrong: Fault | None) -> int:
    """Run one command; what a person did wrong is told here."""
    try:
        if wrong is not None:
            raise wrong
        from loupiote.cli.app import build

        arguments = arguments or ["--help"]
        return _status(build(desk, arguments)(args=arguments, prog_name="loupiote", standalone_mode=False))
    except Fault as fault:
        desk.screen.warn(desk.fault(fault))
        return fault.status
    except Told as told:
        for line in told.lines:
            desk.screen.warn(line)
        return told.status
    except (EOFError, typer.Abort):  # Typer makes the one into the other
        desk.screen.warn(desk.t("no-answer"))
        return BAD
    except KeyboardInterrupt:
        desk.screen.note(desk.t("interrupted"))
        return INTERRUPTED
    except SystemExit as end:
        return _status(end.code)
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        from loupiote.cli.usage import sentence

        desk.screen.warn(sentence(desk, error))  # one of Typer's own faults of usage
        return USAGE


def _status(ended: object) -> int:
    return ended if isinstance(ended, int) else 0


def _broken(desk: Desk, error: Exception) -> int:
    """A fault of the program, or of the machine: told in a line, kept in the log."""
    where = home.log("".join(traceback.format_exception(error)))
    what = " ".join(f"{type(error).__name__}: {error}".split())[:200]
    desk.screen.warn(desk.t("broken", what=what))
    if where is not None:
        desk.screen.warn(desk.t("broken-log", path=str(where)))
    return BAD
