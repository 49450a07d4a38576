"""What a player has before their eyes: their card, and who sits at the table."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from loupiote.cli.desk import Desk
from loupiote.kernel.view import Seat, View
from loupiote.narration import Narrator
from loupiote.narration.formats import COLOURS


def card_line(desk: Desk, said: Narrator, view: View) -> Text | None:
    """The viewer's own card, titles and marks; None for a viewer without a seat."""
    me = view.me
    if me is None or me.role is None:
        return None
    tag = said.tag(me.role) if said.writer.texts.has(f"role-{me.role}.tag") else ""
    line = Text.assemble(
        f"{desk.t('your-card')} ", (said.role(me.role), f"bold {COLOURS.get(me.camp or '', '')}".strip())
    )
    if tag:
        line.append(f" ({tag})", style="dim")
    extra = [said.role(title) for title in me.titles if title != "joueur"] + [said.mark(mark) for mark in me.marks]
    if extra:
        line.append(f" · {', '.join(extra)}")
    return line


def table_of(desk: Desk, said: Narrator, view: View) -> RenderableType:
    """Everybody: alive or dead, what is known of them."""
    return Columns([_seat(desk, said, view, seat) for seat in view.seats], padding=(0, 2), equal=True)


def _seat(desk: Desk, said: Narrator, view: View, seat: Seat) -> Text:
    line = Text("  ")
    line.append("● " if seat.alive else "✝ ", style="green" if seat.alive else "dim")
    line.append(seat.name, style="bold" if seat.name == view.viewer else "" if seat.alive else "dim strike")
    known = [desk.t("you")] if seat.name == view.viewer else []
    known += [said.role(title) for title in seat.titles if title != "joueur"]
    if seat.role is not None and seat.name != view.viewer:
        known.append(said.role(seat.role))
    if known:
        line.append(f" ({', '.join(known)})", style="" if seat.alive else "dim")
    return line
