"""How a calendar divides the moments of `rpg`. By night everybody has the pack's deadline; who comes after it has a short time.

The composition is nobody's business: every stretch of the night takes place whether its card is in the game or not.
"""

from __future__ import annotations

from loupiote.kernel.pace import HOUR, Stretch

HOURS = {
    "distribution": (Stretch(("distribution",)),),
    "election": (Stretch(("election",)),),
    "nuit": (
        Stretch(("nuit",), 70, 2 * HOUR),
        Stretch(("sorciere",), 10, HOUR),
        Stretch(("manipulation",), 10, HOUR),
        Stretch(("servante",), 5, HOUR, before="chasseur"),
        Stretch(("chasseur",), 5, HOUR, before="dawn"),
    ),
    "jour": (Stretch(("vote",)),),
    "soir": (Stretch(("tranchage", "servante", "chasseur", "votants"), before="nightfall"),),
}
EARLY = ("election", "vote")

UNLED = {"camps-multiclassables": {"choix-par-carte": "tirage-par-carte"}}  # sides are drawn where nobody chooses them
