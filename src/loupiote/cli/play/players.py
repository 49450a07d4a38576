"""Who plays: names as a person writes them, and names for the bots."""

from __future__ import annotations

from loupiote.cli.faults import Fault
from loupiote.kernel.start import look

NAMES = (
    "Ana", "Basile", "Cléo", "Denis", "Élise", "Fantin", "Garance", "Hugo", "Inès", "Jules", "Karim", "Lou", "Malo", "Nora",
    "Octave", "Perrine", "Quentin", "Rose", "Simon", "Thaïs", "Ulysse", "Violette", "Wassim", "Xavier", "Yaël", "Zoé",
    "Alban", "Blanche", "Cyprien", "Daphné", "Émile", "Flore", "Gaspard", "Hélène", "Isaure", "Joseph", "Kenza", "Léon",
    "Mathilde", "Nestor", "Olympe", "Paul", "Rachel", "Sacha", "Tess", "Urbain", "Victor", "Wanda", "Yves", "Zélie",
    "Armand", "Brune", "Côme", "Diane", "Edgar", "Félicie", "Gabin", "Honorine", "Ismaël", "Jeanne",
)  # fmt: skip
USUAL = 8  # players, where nobody says how many
MANY = 10_000  # names are made for so many; the rule set says how many may play


def read_players(text: str, first: str | None = None) -> list[str]:
    """Names from a number (`8`) or from a list of names (`Ana, Bob, Cleo`).

    Args:
        first: a name that takes the first seat when names are made for a number.

    Raises:
        Fault: neither; or so many that no game takes them.
    """
    text = text.strip()
    if text.isdecimal() and text.isascii():
        if len(text) > 5 or int(text) > MANY:
            raise Fault("bad-number", value=text)
        return make_names(int(text), first)
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        raise Fault("no-players")
    return names


def make_names(count: int, first: str | None = None) -> list[str]:
    """So many names, all different."""
    taken = {look(first)} if first else set()
    names = [first] if first else []
    names += [name for name in NAMES if look(name) not in taken]
    names += [f"Loupiote {i}" for i in range(1, max(count - len(names), 0) + 1)]
    return names[:count]
