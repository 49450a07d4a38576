"""What the values of a prompt are called, and how they are listed."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from loupiote.cli.desk import Desk
from loupiote.cli.play.reading import Labels
from loupiote.kernel.ask import NOBODY, Choice, Nothing, Prompt, Words, YesNo
from loupiote.narration import Narrator, value_name


def labels(said: Narrator, choice: Choice, seats: list[str]) -> Labels:
    """The labels of a choice."""
    legal = list(dict.fromkeys(choice.legal()))
    shown = {value: value_name(said, value, seats) for value in legal}
    return Labels(shown, [value for value in legal if value != NOBODY], [seat for seat in seats if seat not in shown])


def listing(desk: Desk, prompt: Prompt, choice: Choice, known: Labels) -> RenderableType:
    """The legal answers, numbered, and what stands for none."""
    t = desk.t
    if isinstance(choice, YesNo):
        return Text(f"  {t('answer-yes-no')}", style="dim")
    if isinstance(choice, Nothing):
        return Text(f"  {t('answer-act')}", style="dim")
    if isinstance(choice, Words):
        return Text(f"  {t('answer-words', most=choice.most)}", style="dim")
    if len(known.listed) == 1 and not getattr(choice, "blank", False):
        only = known.shown[known.listed[0]]
        return Text(
            f"  {t('answer-only', value=only) if prompt.optional else t('answer-must', value=only)}", style="dim"
        )
    wide = len(str(len(known.listed)))
    cells = []
    for i, value in enumerate(known.listed, 1):
        number = f"{i:>{wide}} " if known.numbered else ""
        cells.append(Text.assemble("  ", (number, "cyan"), known.shown[value]))
    if getattr(choice, "blank", False):
        cells.append(Text.assemble("  ", ("0".rjust(wide) + " ", "cyan"), t("nobody")))
    elif prompt.optional:
        cells.append(Text.assemble("  ", ("0".rjust(wide) + " ", "cyan"), t("nothing")))
    return Columns(cells, padding=(0, 2), column_first=False, equal=True)
