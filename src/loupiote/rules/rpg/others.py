"""What is held in `rpg` without being a card: the votes of everybody, the den, the title of Capitaine, the Amoureux."""

from __future__ import annotations

from loupiote.cast.capitaine import DoubleVoix, Trancher
from loupiote.kernel.ruleset import BearerKind
from loupiote.rules.rpg.capitaine import NommerSuccesseur
from loupiote.rules.rpg.election import Candidat, SeRetirer, Voter
from loupiote.rules.rpg.roles import amoureux
from loupiote.rules.rpg.roles.loup_garou import Devorer

OTHERS: dict[str, BearerKind] = {
    kind.id: kind
    for kind in (
        BearerKind(
            "joueur",
            "everyone",
            powers=(Candidat(), SeRetirer(), Voter()),
            cites={"candidat": "rpg.capitaine.4", "se-retirer": "rpg.vote.33", "voter": "rpg.vote.1"},
        ),
        BearerKind(
            "antre",
            "pack",
            powers=(Devorer(),),
            cites={
                "devorer": "rpg.loup-garou.3",
                "recognise": "rpg.loup-garou.2",
                "outside": "rpg.loup-garou.3",
                "victim": ("rpg.loup-garou.3", "rpg.loup-garou.4", "rpg.loup-garou.5"),
            },
        ),
        BearerKind(
            "capitaine",
            "office",
            powers=(DoubleVoix(), Trancher(), NommerSuccesseur()),
            public=True,
            cites={
                "trancher": "rpg.capitaine.15",
                "nommer-successeur": "rpg.capitaine.22",
                "stand": "rpg.capitaine.4",
                "withdraw": "rpg.vote.33",
                "candidates": ("rpg.vote.33", "rpg.capitaine.4"),
                "election": ("rpg.capitaine.6", "rpg.capitaine.3", "rpg.vote.32"),
                "double-voix": ("rpg.vote.13", "rpg.capitaine.12", "rpg.capitaine.19"),
                "tie": ("rpg.vote.16", "rpg.capitaine.15", "rpg.capitaine.16"),
                "heir": ("rpg.capitaine.22", "rpg.capitaine.25"),
            },
        ),
        amoureux.GROUP,
        BearerKind("charmes", "group"),
    )
}
