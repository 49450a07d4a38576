"""Every order of `meneur`, written once: the rule book page and the MJ's console print these tuples."""

from __future__ import annotations

from loupiote.cast.ancien import Malediction, SecondeVie
from loupiote.cast.antre import Devorer
from loupiote.cast.bouc_emissaire import DesignerVotants
from loupiote.cast.capitaine import DoubleVoix, NommerSuccesseur, Trancher
from loupiote.cast.chasseur import Tirer
from loupiote.cast.cupidon import Chagrin, Unir
from loupiote.cast.enfant_sauvage import DevenirLoup, Modele
from loupiote.cast.grand_mechant_loup import Tuer
from loupiote.cast.idiot_du_village import GraceDeLIdiot
from loupiote.cast.infect_pere_des_loups import Infecter
from loupiote.cast.joueur_de_flute import Charmer
from loupiote.cast.juge_begue import ConvenirDuSigne, FaireLeSigne
from loupiote.cast.loup_garou_blanc import TuerLoup
from loupiote.cast.petite_fille import Espionner, Surprendre
from loupiote.cast.renard import Flairer
from loupiote.cast.salvateur import Protected, Proteger
from loupiote.cast.servante_devouee import PrendreRole
from loupiote.cast.sorciere import Empoisonner, Healed, Sauver
from loupiote.cast.victory import couple, nobody, piper, village, white_wolf, wolves
from loupiote.cast.voleur import PrendreCarte
from loupiote.cast.vote import Voter
from loupiote.cast.voyante import Sonder
from loupiote.kernel.decrees import SparedByDecree
from loupiote.kernel.powers import Power

MOMENTS = ("distribution", "nuit", "aube", "election", "jour", "vote", "execution")

NIGHT = (
    "nightfall",
    "show-cards",
    "voleur",
    "cupidon",
    "enfant-sauvage",
    "voyante",
    "renard",
    "salvateur",
    "pack",
    "loups",
    "caught",
    "infect-pere-des-loups",
    "grand-mechant-loup",
    "loup-garou-blanc",
    "show-victim",
    "sorciere",
    "joueur-de-flute",
)
DAWN = ("judge", "tell-servant", "night-servant", "dawn", "victory", "bear")
DEBATE = ("election-opens", "election", "daybreak", "debat")
VOTE = ("vote-opens", "vote", "tie", "execution-opens", "day-servant", "execute", "victory")
DAY = (*DEBATE, *VOTE, "second-vote")

RESUMES = {"nuit": "nightfall", "jour": "election-opens"}  # where a game begun elsewhere may go on
OPENING = ("deal", "signe", "first-day")
ROUND = (*NIGHT, *DAWN, *DAY)

ASKED = {
    "signe": (ConvenirDuSigne,),
    "voleur": (PrendreCarte,),
    "cupidon": (Unir,),
    "enfant-sauvage": (Modele,),
    "voyante": (Sonder,),
    "renard": (Flairer,),
    "salvateur": (Proteger,),
    "loups": (Espionner, Devorer, Surprendre),
    "infect-pere-des-loups": (Infecter,),
    "grand-mechant-loup": (Tuer,),
    "loup-garou-blanc": (TuerLoup,),
    "sorciere": (Sauver, Empoisonner),
    "joueur-de-flute": (Charmer,),
    "election": (Voter,),
    "debat": (FaireLeSigne,),
    "vote": (Voter,),
    "tranchage": (Trancher,),
    "servante": (PrendreRole,),
    "chasseur": (Tirer,),
    "votants": (DesignerVotants,),
    "successeur": (NommerSuccesseur,),
}

# passed over where nobody holds these: a role that is not in play costs nothing
ONLY_FOR: dict[str, tuple[type[Power], ...]] = {
    "show-cards": (PrendreCarte,),
    "caught": (Espionner,),
    "show-victim": (Sauver,),
    "tell-servant": (PrendreRole,),
    "night-servant": (PrendreRole,),
    "day-servant": (PrendreRole,),
}

# an attack meets the shield, then the potion, then the second life; the vote alone meets the Idiot
GUARDS = (SparedByDecree, Protected, Healed, SecondeVie, GraceDeLIdiot)

# grief first, then who turns, then the shots; the curse starts when all else is settled
AFTER_DEATH = (Chagrin, DevenirLoup, Tirer, DesignerVotants, NommerSuccesseur, Malediction)

WEIGHTS = (DoubleVoix,)

VICTORIES = (nobody, piper, village, wolves, couple, white_wolf)
