"""The terminal: what is written to it and read from it. Plain text where it is no terminal, or NO_COLOR is set."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.markup import escape
from rich.measure import Measurement
from rich.text import Text

from loupiote.narration.formats import COLOURS, Format, tame
from loupiote.narration.grammar import NBSP
from loupiote.narration.runs import Block, Bullets, Heading, Line, Paragraph

HELD = "\ue0a0"  # stands for a non-breaking space while lines are broken
WIPE = "\x1b[H\x1b[2J\x1b[3J"  # the screen and what was scrolled off it: the next player must not see it


class Markup(Format):
    """Rich's markup, for the narration. A heading is not said again while its moment lasts."""

    def __init__(self) -> None:
        self.last = ""

    def escape(self, text: str) -> str:
        return escape(text)

    def strong(self, shown: str) -> str:
        return f"[b]{shown}[/b]"

    def card(self, shown: str, camp: str | None, stressed: bool) -> str:
        colour = COLOURS.get(camp or "")
        return f"[{colour}]{shown}[/]" if colour else shown

    def emphasis(self, shown: str) -> str:
        return f"[i]{shown}[/i]"

    def small(self, shown: str) -> str:
        return f"[dim]{shown}[/dim]"

    def heading(self, line: Line) -> str:
        shown = self.line(line)
        return f"[b yellow]── {shown} ──[/]"

    def bullets(self, lines: Iterable[str]) -> str:
        return "\n".join(f"  • {line}" for line in lines)

    def page(self, blocks: Iterable[Block]) -> str:
        shown: list[str] = []
        for block in blocks:
            match block:
                case Heading(line):
                    title = self.heading(line)
                    if title != self.last:
                        shown.append(title)
                    self.last = title
                case Paragraph(lines):
                    shown.append("\n".join(self.line(line) for line in lines))
                case Bullets(lines):
                    shown.append(self.bullets(self.line(line) for line in lines))
        return "\n\n".join(shown)


class Tied:
    """A text that is not broken at its non-breaking spaces, where Rich would break it: `l’emporte !` stays together."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        held = self.text.copy()
        held.plain = held.plain.replace(NBSP, HELD)  # of the same length: its styles stay where they are
        broken = held.wrap(
            console,
            options.max_width,
            overflow=options.overflow,
            no_wrap=bool(options.no_wrap),
        )
        lines = Text("\n").join(broken)
        lines.plain = lines.plain.replace(HELD, NBSP)
        yield from lines.render(console, end="\n")

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.text)


class Out(Console):
    """A console that leaves it to the top of the command what becomes of a reader who has gone."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Where a command writes, and whom it asks."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            with contextlib.suppress(AttributeError, ValueError, OSError):
                stream.reconfigure(errors="replace")  # type: ignore[union-attr]
        self.out, self.err = console(), console(stderr=True)
        self.clean = True  # nothing was written since the screen was wiped

    @property
    def live(self) -> bool:
        """Whether somebody sits at a terminal: reads it and types."""
        return self.out.is_terminal and sys.stdin is not None and sys.stdin.isatty()

    def show(self, *what: RenderableType) -> None:
        """Write tables, styled texts..."""
        self.clean = False
        tied = (Tied(one) if isinstance(one, Text) else one for one in what)
        self.out.print(*tied, sep="\n", highlight=False, emoji=False, markup=False, soft_wrap=self._soft(what))

    def say(self, text: str = "", style: str = "") -> None:
        """Write plain words; nothing in them is markup."""
        self.show(Text(text, style=style))

    def markup(self, text: str) -> None:
        """Write words in Rich's markup, as the narration gives them."""
        self.show(Text.from_markup(text, emoji=False))

    def warn(self, text: str) -> None:
        """Write to the error stream what went wrong."""
        self.err.print(Text(text, style="red"), highlight=False, soft_wrap=not self.err.is_terminal)

    def note(self, text: str) -> None:
        """Write to the error stream what is no fault."""
        self.err.print(Text(text), highlight=False, soft_wrap=not self.err.is_terminal)

    def raw(self, text: str) -> None:
        """Write text as it is: for programs, and for pasting elsewhere."""
        sys.stdout.write(text if text.endswith("\n") else f"{text}\n")
        sys.stdout.flush()

    def wipe(self) -> None:
        """Leave nothing on the screen for the next player."""
        if self.clean:
            return
        if self.out.is_terminal:
            sys.stdout.write(WIPE)
            sys.stdout.flush()
        else:
            self.say("\n" + "=" * 60 + "\n")
        self.clean = True

    def ask(self, question: str = "") -> str:
        """Read one line.

        Raises:
            EOFError: nobody types any more. KeyboardInterrupt: Ctrl-C.
        """
        if question:
            self.say(question)
        if self.live:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (editing of the line that is typed)
        if sys.stdin is None:  # closed, as by a program that starts us without one
            raise EOFError
        line = input("> ")
        if not self.live:
            self.raw(tame(line))  # so that a transcript shows what was answered
        return tame(line)

    def _soft(self, what: Iterable[RenderableType]) -> bool:
        return not self.out.is_terminal and all(isinstance(one, str | Text) for one in what)


def console(*, stderr: bool = False) -> Console:
    """A console that writes no escape codes where they are not wanted."""
    plain = bool(os.environ.get("NO_COLOR"))
    return Out(stderr=stderr, color_system=None if plain else "auto", highlight=False, emoji=False)
