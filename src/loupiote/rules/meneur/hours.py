"""How a calendar divides the moments of `meneur`, where it is played over days: the calls of the night have an hour each."""

from __future__ import annotations

from loupiote.kernel.pace import HOUR, Stretch

HOURS = {
    "distribution": (Stretch(("signe",)),),
    "nuit": (
        Stretch(("voleur",), 15, HOUR, first=True),
        Stretch(("cupidon",), 15, HOUR, first=True),
        Stretch(("enfant-sauvage",), 15, HOUR, first=True),
        Stretch(("voyante",), 20, HOUR),
        Stretch(("renard",), 15, HOUR),
        Stretch(("salvateur",), 15, HOUR),
        Stretch(("loups",), 40, 2 * HOUR),
        Stretch(("infect-pere-des-loups",), 10, HOUR),
        Stretch(("grand-mechant-loup",), 10, HOUR),
        Stretch(("loup-garou-blanc",), 10, HOUR),
        Stretch(("sorciere",), 20, HOUR),
        Stretch(("joueur-de-flute",), 15, HOUR),
        Stretch(("servante",), 10, HOUR, before="dawn"),
    ),
    "aube": (Stretch(("chasseur", "votants", "successeur"), before="election-opens"),),
    "election": (Stretch(("election",)),),
    "jour": (Stretch(("debat",)),),
    "vote": (Stretch(("vote",)),),
    "execution": (Stretch(("servante", "chasseur", "votants", "successeur"), before="nightfall"),),
}
BRIEF = ("tranchage", "servante", "chasseur", "votants", "successeur")
EARLY = ("election", "vote")

UNLED = {"petite-fille": {"yeux": "pile-ou-face"}}  # where nobody sees whether her eyes are open
