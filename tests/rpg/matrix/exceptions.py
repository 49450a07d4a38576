"""What the rule book says of one power that meets one thing, where the rule for all powers is not enough."""

from __future__ import annotations

from rpg.matrix.outcomes import (
    ASLEEP,
    DROPPED,
    FAILED,
    KNOCKED_OUT,
    MANIPULATED,
    REDIRECTED,
    Of,
    always,
    are,
    done,
    in_vain,
    rule,
    spared,
    stopped,
    undecided,
)
from rpg.matrix.stage import ANA, CLEO, ZOE


def infections(of: Of) -> dict[str, Of]:
    """Whether another wolf acts for the pack or not."""
    return {"infecter": of, "infecter-en-chasse": of}


def charms(of: Of) -> dict[str, Of]:
    """The first and the second one of a night."""
    return {"charmer": of, "charmer-second": of}


def covers(of: Of, *, salvateur: str) -> dict[str, Of]:
    """What guards: the cover, and the Salvateur's protection, which saves from the pack and from nothing else."""
    return {"proteger-protecteur": of, "proteger-salvateur": always(salvateur)}


def two_acts(way: str) -> Of:
    """Who acts for the pack and lost his powers: nothing else is to be told, and the attack was moved nevertheless."""
    reading = "he hears of both: the infection that failed is his, and the attack of the pack, which was moved, is his act too"
    return undecided(reading, are("prevented", "", FAILED, way))


LIFE_LOST = "infect-pere-des-loups.21 infect-pere-des-loups.22 nuit.55"
DEAD_TARGET = "infect-pere-des-loups.14 nuit.55"

# ---- said of several things
NOT_SHOWN = {"sauver": are("idle", "nuit.4")}
DEAD_AT_THE_VOTE: dict[str, Of] = {"designer": in_vain("corbeau.5")}
DEAD_AT_DAYBREAK = DEAD_AT_THE_VOTE | infections(in_vain(DEAD_TARGET))
SHOT_IN_VAIN = {
    "tirer": undecided("nobody is known to be dead before daybreak, so he may name who dies already, and hits nobody else (A7)"),
}
DYING_HERSELF = {"prendre-role": are("prevented", "nuit.38")}
ALONE = undecided("the lightning strikes for the murder of the pack alone: they die of the kill and of grief (A31)")
POWERFUL: dict[str, Of] = {"favoriser": in_vain("princesse.4")}
NO_WOLF = {"tuer-loup": are("refused", "loup-garou-blanc.7")}
NO_PREY = {
    "devorer": are("refused", "loup-garou.3"),
    "infecter-en-chasse": are("refused", "loup-garou.3"),
    "tuer": are("refused", "grand-mechant-loup.7"),
}
A_LIFE_TO_SPARE = {
    "devorer": lambda row: spared(row, "ancien.2"),
    "sauver": always("ancien.5 ancien.6"),
    "tuer": always("ancien.8"),
    **infections(in_vain(LIFE_LOST)),
}
KILLED_BY_THE_VILLAGE = {"empoisonner": always("ancien.11"), "tirer": always("ancien.10")}
ON_A_WOLF = "nuit.8 nuit.44"


# by the id of the thing, then of the power
SAID: dict[str, dict[str, Of]] = {
    "auteur-couvert": {"seconde-vie": are("idle", "ancien.4 nuit.23")},
    "auteur-detourne": {"seconde-vie": are("idle", "redirecteur.3")},
    "auteur-devore": DYING_HERSELF,
    "auteur-empoisonne": DYING_HERSELF
    | {"nommer-successeur": always("capitaine.22"), "seconde-vie": always("ancien.11")},
    "auteur-maudit": {"tirer": are("prevented", "ancien.14 ancien.15")},
    "auteur-protege": {"seconde-vie": are("idle", "ancien.4 nuit.23")},
    "auteur-repris": {
        "nommer-successeur": always("capitaine.22"),
        "seconde-vie": always("ancien.11"),
        "tirer": are("prevented", "servante-devouee.10"),
    },
    "auteur-tire": {"nommer-successeur": always("capitaine.22"), "prendre-role": always("nuit.49 nuit.50")},
    "auteur-tue": {"nommer-successeur": always("capitaine.22"), "seconde-vie": always("ancien.8")},
    "auteur-vole": {
        "devorer": lambda row: done(row, "metronome.15 metronome.12", ASLEEP),
        "nommer-successeur": lambda row: done(row, "nuit.54 metronome.12", ASLEEP),
        "seconde-vie": are("prevented", "metronome.14 metronome.12", ASLEEP),
    },
    "cible-blanchie": DEAD_AT_DAYBREAK
    | SHOT_IN_VAIN
    | covers(always("protecteur.3"), salvateur="salvateur.10")
    | {"sauver": always("sorciere.10")},
    "cible-couverte": NOT_SHOWN,
    "cible-devoree": DEAD_AT_THE_VOTE
    | SHOT_IN_VAIN
    | covers(always("protecteur.13"), salvateur="salvateur.8")
    | {"tuer": always("grand-mechant-loup.8 grand-mechant-loup.9")},
    "cible-empoisonnee": DEAD_AT_DAYBREAK | SHOT_IN_VAIN | covers(always("protecteur.7"), salvateur="salvateur.6"),
    "cible-infectee": covers(always("infect-pere-des-loups.7"), salvateur="salvateur.12"),
    "cible-protegee": {"sauver": are("idle", "salvateur.9 nuit.4")},
    "cible-reprise": DEAD_AT_THE_VOTE
    | SHOT_IN_VAIN
    | charms(always("servante-devouee.32"))
    | covers(always("protecteur.7"), salvateur="salvateur.6")
    | infections(lambda row: done(row, "servante-devouee.24", on="Sia"))
    | {"favoriser": lambda row: done(row, "servante-devouee.40", on="Sia")},
    "cible-sauvee": charms(always("sorciere.14"))
    | {
        "devorer": lambda row: spared(row, "sorciere.4"),
        "empoisonner": are("refused", "sorciere.5", DROPPED),
        "tuer": always("sorciere.11 grand-mechant-loup.9"),
        "tuer-loup": always("sorciere.10"),
    },
    "cible-tiree": DEAD_AT_THE_VOTE | covers(always("protecteur.8"), salvateur="salvateur.6"),
    "cible-tuee": DEAD_AT_DAYBREAK
    | covers(always("protecteur.12"), salvateur="salvateur.11")
    | {
        "devorer": always("grand-mechant-loup.5 grand-mechant-loup.8"),
        "sauver": always("sorciere.11 grand-mechant-loup.9"),
    },
    "cible-amoureux": charms(always("joueur-de-flute.15"))
    | {
        "devorer": are("lightning", "amoureux.9 amoureux.10"),
        "empoisonner": always("amoureux.4"),
        "infecter-en-chasse": always("infect-pere-des-loups.6"),
        "tuer": ALONE,
        "tuer-loup": ALONE,
    },
    "cible-ancien": POWERFUL | NO_WOLF | A_LIFE_TO_SPARE | KILLED_BY_THE_VILLAGE,
    "cible-ancien-entame": POWERFUL | NO_WOLF | KILLED_BY_THE_VILLAGE | infections(always("infect-pere-des-loups.23")),
    "cible-assommeur": {"assommer": always("assommeur.7"), "voler": always("nuit.1 metronome.11")},
    "cible-chasseur": POWERFUL | NO_WOLF | {"prendre-role": always("servante-devouee.10")},
    "cible-independant": POWERFUL
    | NO_WOLF
    | infections(always("infect-pere-des-loups.27"))
    | {"interroger": always("pretre.5")},
    "cible-loup": NO_PREY | {"favoriser": always("princesse.3"), "interroger": always("pretre.6")},
    "cible-manipule": NO_PREY | {"assommer": always("assommeur.3")},
    "cible-metronome-ancien": POWERFUL
    | NO_WOLF
    | A_LIFE_TO_SPARE
    | {
        "assommer": always("nuit.1"),
        "sonder": undecided("the Voyante reads the card: Métronome, as he is announced when he dies"),
    },
    "cible-se-couvre": NOT_SHOWN
    | {"assommer": always("protecteur.4"), "voler": always("metronome.11")},
    "cible-se-detourne": {"assommer": always("assommeur.3")},
    "cible-servante": POWERFUL | NO_WOLF,
    "cible-soi": NO_PREY
    | charms(are("refused", "joueur-de-flute.5"))
    | {
        "assommer": are("refused", "assommeur.2"),
        "designer": always("corbeau.8"),
        "empoisonner": are("refused", "sorciere.5"),
        "favoriser": in_vain("princesse.4"),
        "nommer-successeur": undecided("dead, he is no player still in the game, who may be named", are("refused", "")),
        "proteger-protecteur": always("protecteur.2"),
        "proteger-salvateur": always("salvateur.4"),
        "sauver": always("sorciere.8"),
        "sonder": always("voyante.4"),
        "tirer": are("refused", "chasseur.3"),
        "tuer-loup": are("refused", "loup-garou-blanc.7"),
        "visiter": are("refused", "nuit.27"),
    },
    "cible-volee": {
        "favoriser": always("nuit.46"),
        "interroger": always("nuit.46 metronome.13"),
        "sonder": always("nuit.46"),
    },
    "manipulee-de-couvert": NOT_SHOWN
    | {"rediriger": lambda row: stopped(row, "nuit.35 nuit.28", MANIPULATED, on=CLEO)},
    "manipulee-sur-couvert": {
        "rediriger": lambda row: rule(row, "moved and stopped", "nuit.28 protecteur.3", MANIPULATED, on=CLEO),
    },
    "manipulee-sur-interdit": {"infecter-en-chasse": in_vain(ON_A_WOLF, MANIPULATED, on=ZOE)},
    "redirigee-de-couvert": NOT_SHOWN,
    "redirigee-sur-ancien": infections(in_vain(f"nuit.8 {LIFE_LOST}", REDIRECTED, on=CLEO))
    | {
        "devorer": lambda row: spared(row, "redirecteur.3 redirecteur.5 ancien.2", REDIRECTED, on=CLEO),
        "favoriser": in_vain("nuit.8 princesse.4", REDIRECTED, on=CLEO),
        "tuer-loup": undecided(
            "the Loup-Garou Blanc alone is not the pack: a life to spare is no help",
            lambda row: done(row, "", REDIRECTED, on=CLEO),
        ),
    },
    "redirigee-sur-auteur": infections(in_vain(ON_A_WOLF, REDIRECTED, on=ANA))
    | charms(lambda row: done(row, "joueur-de-flute.6 redirecteur.5", REDIRECTED, on=ANA))
    | {
        "devorer": lambda row: done(row, "redirecteur.4 redirecteur.5", REDIRECTED, on=ANA),
        "favoriser": in_vain("nuit.8 princesse.4", REDIRECTED, on=ANA),
    },
    "redirigee-sur-interdit": infections(in_vain(ON_A_WOLF, REDIRECTED, on=ZOE))
    | {"devorer": lambda row: done(row, "redirecteur.4 redirecteur.5", REDIRECTED, on=ZOE)},
    "couverture-amenee": {"sauver": lambda row: stopped(row, "nuit.4 nuit.5 protecteur.6")},
    "couverture-deplacee": NOT_SHOWN,
    "assomme-et-couverte": {"sauver": are("idle", "nuit.4 assommeur.6", KNOCKED_OUT)},
    "prive-et-couverte": NOT_SHOWN,
    "prive-et-manipulee": {"infecter-en-chasse": two_acts(MANIPULATED)},
    "prive-et-redirigee": {"infecter-en-chasse": two_acts(REDIRECTED)},
}
