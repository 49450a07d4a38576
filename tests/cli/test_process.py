"""The command as a process of its own: signals, pipes, terminals."""

from __future__ import annotations

import os
import pty
import select
import shlex
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from cli.games import PLAYERS, seed_for
from loupiote import __version__
from loupiote.cli.play import saves
from loupiote.kernel.data import encode

LOUPIOTE = [sys.executable, "-c", "from loupiote.cli import main; main()"]


def start(*arguments: str, **options: object) -> subprocess.Popen[str]:
    """The command with pipes; it hears SIGINT as at a terminal, also where a shell runs these tests in the background."""
    options.setdefault("preexec_fn", partial(signal.signal, signal.SIGINT, signal.SIG_DFL))
    return subprocess.Popen(
        [*LOUPIOTE, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        encoding="utf-8", **options,
    )  # type: ignore[call-overload,no-any-return]  # fmt: skip


def wait_for(running: subprocess.Popen[str], text: str) -> None:
    """Read what a process writes until a text has come."""
    assert running.stdout is not None
    shown = ""
    while text not in shown:
        line = running.stdout.readline()
        assert line, f"{text!r} never came: {shown}"
        shown += line.replace("\u00a0", " ")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_saves_and_says_how_to_resume(tmp_path: Path, number: signal.Signals) -> None:
    game, seed = tmp_path / "game.json", seed_for("voyante")
    running = start("play", "--players", PLAYERS, "--seed", seed, "--save", str(game))
    assert running.stdin is not None
    running.stdin.write("Bob\n")
    running.stdin.flush()
    wait_for(running, "titre de Capitaine ?")  # the night is over, and the next question is asked
    running.send_signal(number)
    out, err = running.communicate(timeout=30)
    assert running.returncode == 130
    assert err == ""
    assert f"loupiote play --resume {game}" in out
    table, _ = saves.load(game)
    assert not table.game.over
    resumed = start("play", "--resume", str(game))
    resumed.communicate("q\n", timeout=30)
    again, _ = saves.load(game)
    assert encode(again.game) == encode(table.game)
    assert encode(again.told) == encode(table.told)


def test_a_broken_pipe_is_silent() -> None:
    with start("rules", "rpg", "--json") as running:
        assert running.stdout is not None
        running.stdout.read(10)
        running.stdout.close()
        assert running.stderr is not None
        assert running.stderr.read() == ""


def test_output_is_plain_without_a_terminal() -> None:
    for arguments in (["rules"], ["demo"], ["rules", "meneur", "voyante"], ["pley"]):
        out, err = start(*arguments).communicate(timeout=30)
        assert "\x1b" not in out + err


def test_the_version() -> None:
    out, _ = start("--version").communicate(timeout=30)
    assert out == f"loupiote {__version__}\n"


def in_terminal(arguments: list[str], typed: str, **environment: str) -> str:
    """What a terminal shows of a command to which somebody types."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(environment, COLUMNS="80", LINES="40", TERM="xterm-256color")
        os.execv(LOUPIOTE[0], [*LOUPIOTE, *arguments])
    shown, lines = b"", typed.splitlines()
    until = time.monotonic() + 60
    while time.monotonic() < until:
        ready, _, _ = select.select([terminal], [], [], 0.2)
        if ready:
            try:
                shown += os.read(terminal, 65536)
            except OSError:
                break
        elif lines and shown.endswith((b"> ", b"\x1b[?2004h")):
            os.write(terminal, lines.pop(0).encode() + b"\n")
    os.waitpid(child, 0)
    os.close(terminal)
    return shown.decode("utf-8", "replace")


def test_a_terminal_is_wiped_between_two_people() -> None:
    cards = "simple-villageois:2,loup-garou,voyante"
    shown = in_terminal(["play", "--players", "Ana,Bob,Cléo,Dan", "--cards", cards, "--all"], "\nq\n")
    assert "\x1b[H\x1b[2J\x1b[3J" in shown
    wiped = shown.split("\x1b[H\x1b[2J\x1b[3J")
    assert "Passez l’appareil à Ana" in wiped[0] + wiped[1]
    assert "Ta carte" in wiped[-2]
    assert "Ta carte" not in wiped[-1]  # whoever leaves leaves no card behind


def test_no_color_is_obeyed() -> None:
    assert "\x1b[" in in_terminal(["rules"], "")
    assert "\x1b[" not in in_terminal(["rules"], "", NO_COLOR="1")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", ">/dev/full"])
@pytest.mark.parametrize("command", ["rules --json", "play"])
def test_closed_streams_are_no_trace(tmp_path: Path, command: str, closed: str) -> None:
    shell = f'"$0" -c "from loupiote.cli import main; main()" {command} {closed}'
    environment = os.environ | {"LOUPIOTE_DATA": str(tmp_path)}
    ended = subprocess.run(
        ["sh", "-c", shell, sys.executable], input="", capture_output=True, text=True, env=environment, timeout=60
    )
    assert "Traceback" not in ended.stdout + ended.stderr
    assert "Exception ignored" not in ended.stderr


def test_a_reader_who_has_gone_is_no_fault() -> None:
    command = f"{shlex.join(LOUPIOTE)} rules meneur | head -1; exit ${{PIPESTATUS[0]}}"
    assert subprocess.run(["bash", "-c", command], capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is full here")
def test_a_full_disk_is_told_in_a_line() -> None:
    command = f"{shlex.join(LOUPIOTE)} --lang fr rules meneur > /dev/full"
    ended = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr.replace("\u00a0", " ").strip()) == (1, "Impossible d’écrire : il n’y a plus de place.")


def test_bytes_that_are_no_text_are_told_in_a_line() -> None:
    ended = subprocess.run([*LOUPIOTE, "--lang", "en", "rules", b"a\xffb"], capture_output=True, check=False)
    assert ended.returncode == 2
    assert ended.stderr.count(b"\n") == 1
