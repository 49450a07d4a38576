"""What is held in `forum` without being a card: the den, the Captain's card, the bond of the Amoureux, the vote card; and
what the game master does."""

from __future__ import annotations

from loupiote.cast.capitaine import DoubleVoix, NommerSuccesseur, Trancher, VoixPreponderante
from loupiote.cast.cupidon import Chagrin
from loupiote.cast.vote import Voter
from loupiote.kernel.ruleset import BearerKind
from loupiote.rules.forum.roles.loup_garou import Devorer
from loupiote.rules.forum.roles.petite_fille import Surprendre
from loupiote.rules.forum.spying import MASTER, DonnerUnIndice

OTHERS: dict[str, BearerKind] = {
    kind.id: kind
    for kind in (
        BearerKind(
            "joueur",
            "everyone",
            powers=(Voter(),),
            cites={"voter": ("forum.vote.3", "forum.tours-de-jeu.1")},
        ),
        BearerKind(
            "antre",
            "pack",
            powers=(Devorer(), Surprendre()),
            cites={
                "devorer": ("forum.loup-garou.1", "forum.tours-de-jeu.11"),
                "surprendre": "forum.petite-fille.2",
                "recognise": ("forum.tours-de-jeu.10", "forum.chat.1"),
                "victim": ("forum.loup-garou.1", "forum.villageois.1"),
            },
        ),
        BearerKind(
            "capitaine",
            "office",
            powers=(DoubleVoix(), VoixPreponderante(), Trancher(), NommerSuccesseur()),
            public=True,
            cites={
                "trancher": "forum.vote.1",
                "nommer-successeur": "forum.capitaine.5",
                "election": ("forum.capitaine.2", "forum.capitaine.1"),
                "double-voix": "forum.capitaine.4",
                "tie": "forum.vote.1",
                "heir": "forum.capitaine.5",
            },
        ),
        BearerKind("amoureux", "group", powers=(Chagrin(),)),
        BearerKind(MASTER, "mj", powers=(DonnerUnIndice(),)),
    )
}
