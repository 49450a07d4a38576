"""Names for the seats that the program plays: first names, of which none looks like one that is at the table."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from loupiote.web.people.names import appearances

FEMININE = (
    *(
        "Adélaïde",
        "Agathe",
        "Albertine",
        "Anatolie",
        "Apolline",
        "Aurore",
        "Blandine",
        "Capucine",
        "Célestine",
        "Clémence",
    ),
    *("Clotilde", "Cunégonde", "Delphine", "Edmée", "Eugénie", "Félicité", "Fleur", "Garance", "Gervaise", "Hélène"),
    *("Hortense", "Irène", "Joséphine", "Léontine", "Lucile", "Mahaut", "Mathilde", "Mélisande", "Noémie", "Octavie"),
    *("Odile", "Pélagie", "Perrine", "Philomène", "Rosalie", "Solange", "Sidonie", "Suzon", "Thérèse", "Violette"),
)
MASCULINE = (
    *("Achille", "Alphonse", "Ambroise", "Anselme", "Aristide", "Armand", "Barnabé", "Baudouin", "Casimir", "Clovis"),
    *("Désiré", "Edgar", "Eustache", "Fernand", "Firmin", "Fulbert", "Gaspard", "Gaston", "Gédéon", "Gontran"),
    *("Hippolyte", "Honoré", "Isidore", "Jules", "Lazare", "Léopold", "Marius", "Narcisse", "Nestor", "Octave"),
    *("Oscar", "Prosper", "Raoul", "Rémi", "Séraphin", "Théodule", "Tristan", "Urbain", "Valentin", "Zéphyrin"),
)


def pick(wanted: int, taken: Iterable[str]) -> list[tuple[str, str]]:
    """Names with their genre, drawn by chance; a table larger than the list gets `Agathe 2`.

    Args:
        taken: the names that are there, which none of these may look like.
    """
    known = {look for name in taken for look in appearances(name)}
    pool = [(name, "f") for name in FEMININE] + [(name, "m") for name in MASCULINE]
    secrets.SystemRandom().shuffle(pool)
    found: list[tuple[str, str]] = []
    number = 1
    while len(found) < wanted:
        for first, genre in pool:
            name = first if number == 1 else f"{first} {number}"
            mine = appearances(name)
            if len(found) < wanted and not mine & known:
                found.append((name, genre))
                known |= mine
        number += 1
    return found
