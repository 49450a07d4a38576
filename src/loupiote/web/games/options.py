"""What a question lists, as any page shows it: each value with its name, whether it is chosen, and why it may not be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from loupiote.kernel.ask import No, Value
from loupiote.narration import Narrator, value_name


class Option(Struct):
    """One thing that may be chosen: a player, a card, an option.

    Attributes:
        why: it may not be chosen, and this says why; seat: of a player, the number.
    """

    value: str
    label: str
    checked: bool = False
    why: str = ""
    seat: int | None = None

    @property
    def name(self) -> str:
        """As a tile calls it."""
        return self.label


def why_short(said: Narrator, code: str) -> str:
    """Why something may not be chosen, in a few words; "" where there are none for it."""
    writer, key = said.writer, f"refusal-{code}"
    return writer.say(key, "short") if writer.texts.has(key, "short") else ""


def listed(
    said: Narrator, seats: Sequence[str], among: Sequence[str], but: Mapping[str, No], given: Value
) -> tuple[list[Option], bool]:
    """The options of a list, those that are taken out of it too, and whether all are players; players come in seat order.

    Args:
        said: the narrator in plain words; seats: the players in seat order; given: what is chosen.
    """
    seats, values = list(seats), [*among, *(value for value in but if value not in among)]
    players = all(value in seats for value in values)
    if players:
        values.sort(key=seats.index)
    options = [
        Option(
            value,
            value_name(said, value, seats),
            value in given,
            (why_short(said, but[value].code) or "–") if value in but else "",
            seats.index(value) + 1 if players else None,
        )
        for value in values
    ]
    return options, players
