"""What is held in `meneur` without being a card: the den, the title of Captain, the bond of the Amoureux, and everybody."""

from __future__ import annotations

from loupiote.cast.antre import Devorer
from loupiote.cast.capitaine import DoubleVoix, NommerSuccesseur, Trancher
from loupiote.cast.cupidon import Chagrin
from loupiote.cast.petite_fille import Surprendre
from loupiote.cast.vote import Voter
from loupiote.kernel.ruleset import BearerKind

OTHERS: dict[str, BearerKind] = {
    kind.id: kind
    for kind in (
        BearerKind(
            "joueur",
            "everyone",
            powers=(Voter(),),
            single=True,
            cites={"voter": "meneur.tour-de-jeu.7"},
        ),
        BearerKind(
            "antre",
            "pack",
            powers=(Devorer(), Surprendre()),
            cites={
                "devorer": "meneur.loup-garou.3",
                "surprendre": "meneur.petite-fille.3",
                "recognise": ("meneur.loup-garou.2", "meneur.loup-garou-blanc.2"),
                "outside": "meneur.principe.1",
                "victim": ("meneur.loup-garou.3", "meneur.principe.1"),
            },
        ),
        BearerKind(
            "capitaine",
            "office",
            powers=(DoubleVoix(), Trancher(), NommerSuccesseur()),
            public=True,
            cites={
                "trancher": "meneur.capitaine.3",
                "nommer-successeur": "meneur.capitaine.4",
                "election": "meneur.capitaine.1",
                "double-voix": "meneur.capitaine.2",
                "tie": "meneur.capitaine.3",
                "heir": "meneur.capitaine.4",
            },
        ),
        BearerKind("amoureux", "group", powers=(Chagrin(),)),
    )
}
