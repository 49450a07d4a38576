"""Every order of `forum`, written once: the rule book page and the MJ's console print these tuples."""

from __future__ import annotations

from loupiote.cast.capitaine import DoubleVoix, NommerSuccesseur, Trancher
from loupiote.cast.chasseur import Tirer
from loupiote.cast.cupidon import Chagrin, Unir
from loupiote.cast.sorciere import Empoisonner, Healed, Sauver
from loupiote.cast.victory import couple, nobody
from loupiote.cast.vote import Voter
from loupiote.kernel.decrees import SparedByDecree
from loupiote.kernel.powers import Power
from loupiote.rules.forum.roles import espion, petite_fille
from loupiote.rules.forum.roles.loup_garou import Devorer
from loupiote.rules.forum.roles.voyante import Sonder
from loupiote.rules.forum.spying import DonnerUnIndice
from loupiote.rules.forum.victories import last_villager, village

MOMENTS = ("distribution", "nuit", "aube", "election", "jour", "vote", "execution")

NIGHT = (
    "nightfall",
    "cupidon",
    "voyante",
    "pack",
    "loups",
    "caught",
    "show-victim",
    "sorciere",
    "indice",
)
DAWN = ("judge", "dawn", "victory")
DEBATE = ("election-opens", "election", "daybreak", "debat")
VOTE = ("vote-opens", "vote", "tie", "execution-opens", "execute", "victory")

RESUMES = {"nuit": "nightfall", "jour": "election-opens"}  # where a game begun elsewhere may go on
OPENING = ("deal", "first-day")
ROUND = (*NIGHT, *DAWN, *DEBATE, *VOTE)

ASKED: dict[str, tuple[type[Power], ...]] = {
    "cupidon": (Unir,),
    "voyante": (Sonder, espion.Espionner),
    "loups": (petite_fille.Espionner, Devorer, petite_fille.Surprendre),
    "sorciere": (Sauver, Empoisonner),
    "indice": (DonnerUnIndice,),
    "election": (Voter,),
    "debat": (),
    "vote": (Voter,),
    "tranchage": (Trancher,),
    "chasseur": (Tirer,),
    "successeur": (NommerSuccesseur,),
}

# passed over where nobody holds these: a role that is not in play costs nothing
ONLY_FOR: dict[str, tuple[type[Power], ...]] = {
    "caught": (petite_fille.Espionner,),
    "show-victim": (Sauver,),
}

GUARDS = (SparedByDecree, Healed)

# grief first, then the shots, then the heir
AFTER_DEATH = (Chagrin, Tirer, NommerSuccesseur)

WEIGHTS = (DoubleVoix,)

VICTORIES = (nobody, village, last_villager, couple)
