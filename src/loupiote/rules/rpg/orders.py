"""Every order of `rpg`, written once: the rule book page and the MJ's console print these tuples.

What a role brings goes into its place here; a comment keeps the place of what is still to come.
"""

from __future__ import annotations

from collections.abc import Callable

from loupiote.cast.bouc_emissaire import DesignerVotants
from loupiote.cast.capitaine import DoubleVoix, Trancher
from loupiote.cast.cupidon import Chagrin, InLove
from loupiote.cast.infect_pere_des_loups import Infected
from loupiote.cast.salvateur import Protected
from loupiote.cast.sorciere import Healed
from loupiote.cast.victory import nobody, white_wolf
from loupiote.kernel.decrees import SparedByDecree
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Power
from loupiote.kernel.state import Attack, Mark
from loupiote.rules.rpg.capitaine import NommerSuccesseur
from loupiote.rules.rpg.election import Candidat, SeRetirer, Voter
from loupiote.rules.rpg.roles import protecteur, salvateur
from loupiote.rules.rpg.roles.amoureux import Trahison, of_ballots
from loupiote.rules.rpg.roles.ancien import Malediction, SecondeVie
from loupiote.rules.rpg.roles.assommeur import Assommer
from loupiote.rules.rpg.roles.chasseur import Tirer
from loupiote.rules.rpg.roles.corbeau import Designer, placards
from loupiote.rules.rpg.roles.cupidon import Unir
from loupiote.rules.rpg.roles.grand_mechant_loup import Tuer
from loupiote.rules.rpg.roles.idiot_du_village import GraceDeLIdiot, die_without_grace
from loupiote.rules.rpg.roles.infect_pere_des_loups import Infecter, turn
from loupiote.rules.rpg.roles.joueur_de_flute import Charmer
from loupiote.rules.rpg.roles.loup_garou import Devorer
from loupiote.rules.rpg.roles.loup_garou_blanc import TuerLoup
from loupiote.rules.rpg.roles.loup_garou_manipulateur import Manipuler, Visiter
from loupiote.rules.rpg.roles.metronome import Voler
from loupiote.rules.rpg.roles.pretre import Interroger
from loupiote.rules.rpg.roles.princesse import Favoriser, Favoured
from loupiote.rules.rpg.roles.redirecteur import Rediriger
from loupiote.rules.rpg.roles.servante_devouee import PrendreRole
from loupiote.rules.rpg.roles.sorciere import Empoisonner, Sauver
from loupiote.rules.rpg.roles.telepathe import Ecrire
from loupiote.rules.rpg.roles.voyante import Sonder
from loupiote.rules.rpg.victory import no_enemy_left, piper, traitors_alone, wolves_alone

MOMENTS = ("distribution", "election", "nuit", "aube", "jour", "soir", "bucher-supplementaire")

OPENING = ("deal", "distribution", "election-opens", "election")

NIGHT = (
    "nightfall",
    "nuit",
    "foresee",
    "sorciere",
    "visit",
    "manipulation",
    "resolve",
    "tell-servant",
    "night-servant",
    "chasseur",
    "infection",
)
DAWN = ("dawn", "convert", "victoire")
DAY = ("vote-opens", "vote", "tie", "condemn", "day-servant", "execute", "victoire")
# an extra pyre, then a skipped night and its extra day, follow the victory of the day

ROUND = (*NIGHT, *DAWN, *DAY)
RESUMES = {"nuit": "nightfall", "jour": "vote-opens"}  # where a game begun elsewhere may go on

ASKED: dict[str, tuple[type[Power], ...]] = {
    "distribution": (Unir,),
    "election": (Candidat, SeRetirer, Voter),
    "nuit": (
        Voler,
        Assommer,
        protecteur.Proteger,
        Rediriger,
        salvateur.Proteger,
        Devorer,
        Infecter,
        Tuer,
        TuerLoup,
        Visiter,
        Empoisonner,
        Sonder,
        Interroger,
        Designer,
        Favoriser,
        Charmer,
        Ecrire,
        NommerSuccesseur,
    ),
    "sorciere": (Sauver, Empoisonner),
    "manipulation": (Manipuler,),
    "vote": (Voter, NommerSuccesseur),
    "tranchage": (Trancher,),
    "successeur": (NommerSuccesseur,),
    "chasseur": (Tirer,),
    "votants": (DesignerVotants,),
    "servante": (PrendreRole,),
}

# passed over where nobody holds these: a role that is not in play costs nothing
ONLY_FOR: dict[str, tuple[type[Power], ...]] = {
    "foresee": (Sauver,),
    "sorciere": (Sauver,),
    "visit": (Visiter,),
    "tell-servant": (PrendreRole,),
    "night-servant": (PrendreRole,),
    "day-servant": (PrendreRole,),
    "infection": (Infecter,),
    "chasseur": (Malediction, Tirer),
}

# What bends the orders of a night. First who is knocked out. Then the Manipulateur, whose word is the last because
# nothing moves an order again; the Sentence, settled once; the Redirecteur, who fails where the player is covered;
# last, what a cover stops.
STAGES = (
    Assommer,
    Manipuler,
    Rediriger,
    protecteur.Proteger,
)

# In which order what is left takes effect. Attacks wait for the guards; answers show tonight's state, before conversions.
ORDER = (
    NommerSuccesseur,
    Assommer,
    protecteur.Proteger,
    Rediriger,
    Visiter,
    salvateur.Proteger,
    Sauver,
    Infecter,
    Devorer,
    Tuer,
    TuerLoup,
    Empoisonner,
    Sonder,
    Interroger,
    Designer,
    Favoriser,
    Charmer,
    Ecrire,
)

# What an attack meets, and the pack's attack line by line: the lovers' treason, the cover, the infection, the fire, the
# Salvateur, a life to spare, the potion. The vote alone meets the Idiot.
GUARDS = (
    SparedByDecree,
    Trahison,
    protecteur.Proteger,
    Protected,
    SecondeVie,
    Healed,
    GraceDeLIdiot,
)

# lives to spare: they do not hide their holder from the Sorcière
LIVES: tuple[type[Power], ...] = (SecondeVie,)

# who dies with the doomed of a night, before anything is told: the Amoureux, the Avocat with his last client
FOLLOWERS: tuple[type[Power], ...] = (Chagrin,)

# what the doomed of a night may still do before it is told: the Chasseur's shot
LAST_BREATH: tuple[type[Power], ...] = (Malediction, Tirer)

# at daybreak, for the living: removals, recruitments, infections, who enters the den
CONVERSIONS: tuple[Callable[[Game], None], ...] = (turn, placards, die_without_grace)

# After a death: those who follow it, the village's loss of its powers, powers given back, changes of side, then the
# shots, the choice of voters, and the titles, which hold nothing up.
AFTER_DEATH: tuple[type[Power], ...] = (Chagrin, Malediction, Tirer, DesignerVotants, NommerSuccesseur)

# what is announced of the dead beside their role: amoureux, infecté, acolyte
STATUSES: tuple[type[Mark], ...] = (InLove, Infected)

# at the close of a vote, before the count: who is struck for the ballots that stand
LIGHTNING: tuple[Callable[[Game, dict[str, str]], list[Attack]], ...] = (of_ballots,)

WEIGHTS = (DoubleVoix, Favoured)

# Joueur de Flûte, Abominable Sectaire, Fantôme, Maître Vampire, Loup-Garou Blanc, Amoureux traîtres, wolves, village
VICTORIES = (nobody, piper, white_wolf, traitors_alone, wolves_alone, no_enemy_left)
