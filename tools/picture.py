"""Draw the picture of the README: a real game at a terminal of 80 columns, as SVG.

.venv/bin/python -m tools.picture        # writes docs/images/play.fr.svg and docs/images/play.en.svg
"""

from __future__ import annotations

import io
import os
import pty
import select
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

ROOT = Path(__file__).parents[1]
NAMES = "Ana,Basile,Cléo,Denis,Élise,Fantin,Garance,Hugo"
SCENES = {
    "fr": (["basile"], "── Nuit 1 ──", "À qui veux-tu confier"),
    "en": (["basile"], "── Night 1 ──", "Whom do you want as Captain"),
}
SEED = "loupiote-6"
# Rich's own frame without its fonts from elsewhere: a picture asks nobody for anything
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: {char_height}px;
  line-height: {line_height}px; font-variant-east-asian: full-width; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" /></clipPath>
{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def play(lang: str, typed: list[str]) -> str:
    """What the terminal shows of a game in which somebody types."""
    child, terminal = pty.fork()
    if child == 0:
        data = tempfile.mkdtemp()
        os.environ.update(LOUPIOTE_DATA=data, COLUMNS="80", LINES="40", TERM="xterm-256color", COLORTERM="truecolor")
        arguments = ["play", "--lang", lang, "--players", NAMES, "--seed", SEED]
        os.execv(sys.executable, [sys.executable, "-c", "from loupiote.cli import main; main()", *arguments])
    shown, until = b"", time.monotonic() + 60
    while time.monotonic() < until:
        if select.select([terminal], [], [], 1.0)[0]:
            try:
                shown += os.read(terminal, 65536)
            except OSError:
                break
        elif typed:
            os.write(terminal, typed.pop(0).encode() + b"\n")
        else:
            os.write(terminal, b"q\n")
    os.waitpid(child, 0)
    return shown.decode().replace("\r\n", "\n").replace("\x1b[?2004h", "").replace("\x1b[?2004l\r", "")


def main() -> None:
    """Draw both pictures."""
    for lang, (typed, first, last) in SCENES.items():
        lines = play(lang, list(typed)).split("\n")
        start = next(i for i, line in enumerate(lines) if first in line)
        end = next(i for i, line in enumerate(lines) if last in line) + 3
        console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True, color_system="truecolor")
        console.print(Text.from_ansi("\n".join([*lines[start:end], "> "])))
        path = ROOT / "docs" / "images" / f"play.{lang}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        svg = console.export_svg(title="loupiote play", theme=MONOKAI, code_format=FRAME, unique_id="loupiote")
        path.write_text(svg, encoding="utf-8")
        print(path.relative_to(ROOT), len(lines[start:end]), "lines")


if __name__ == "__main__":
    main()
