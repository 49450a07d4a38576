"""How a calendar divides the moments of `forum`: the table of the night, one call after the other, over a day."""

from __future__ import annotations

from loupiote.kernel.pace import HOUR, Stretch

ANSWERS = ("chasseur", "successeur")

HOURS = {
    "nuit": (
        Stretch(("cupidon",), 20, HOUR, first=True),
        Stretch(("voyante",), 30, 2 * HOUR),
        Stretch(("loups",), 40, 2 * HOUR),
        Stretch(("sorciere",), 20, 2 * HOUR),
        Stretch(("indice",), 10, HOUR, before="judge"),
    ),
    "aube": (Stretch(ANSWERS, before="election-opens"),),
    "election": (Stretch(("election",)),),
    "jour": (Stretch(("debat",)),),
    "vote": (Stretch(("vote",)),),
    "execution": (Stretch(ANSWERS, before="nightfall"),),
}
BRIEF = ("tranchage",)
EARLY = ("election", "vote")

# where nobody judges: a coin for the eyes, three names for the hint
UNLED = {"petite-fille": {"yeux": "pile-ou-face"}, "indice": {"texte-du-meneur": "trois-noms"}}
