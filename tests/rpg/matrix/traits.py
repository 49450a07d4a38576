"""What the rule book says of each nocturnal power: whether this or that stops it, moves it, or uses it up.

Clauses stand without the name of their rule set. What is written in `yes` happens to the power by these clauses; by those in
`no` it does not.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple


class Says(NamedTuple):
    """Whether something happens to a power, and by which clauses."""

    so: bool
    by: str


def yes(by: str) -> Says:
    """It does."""
    return Says(True, by)


def no(by: str) -> Says:
    """It does not."""
    return Says(False, by)


# what is said of most of them
KNOCKED = yes("assommeur.3")
REMOVED = yes("nuit.16")
COVERED = yes("protecteur.3 protecteur.11 nuit.15")
REDIRECTED = yes("redirecteur.3 redirecteur.5 nuit.14")
MANIPULATED = yes("loup-garou-manipulateur.5 loup-garou-manipulateur.8 loup-garou-manipulateur.10")
SHIELDED = no("salvateur.6")
KEPT = yes("nuit.6")


@dataclass(frozen=True)
class Trait:
    """What is said of one power; what is not written is as for most of them.

    Attributes:
        does: what it does where nothing meets it.
        knocked: prevented when its author is knocked out; removed: when its author lost his powers unknowingly.
        covered: stopped when its final recipient is covered; quiet: its author is not told so.
        redirected, manipulated: moved by these two; informs: its author learns where to.
        shielded: stopped when its final recipient is protected by the Salvateur.
        stock: it can be used up, by these clauses when it is stopped; kept: not when it is prevented, by these.
        village: it goes with the powers of the village.
    """

    does: str
    knocked: Says = KNOCKED
    removed: Says = REMOVED
    covered: Says = COVERED
    quiet: bool = False
    redirected: Says = REDIRECTED
    manipulated: Says = MANIPULATED
    informs: bool = False
    shielded: Says = SHIELDED
    stock: str = ""
    kept: Says = KEPT
    village: bool = True


_CHARM = Trait(
    "joueur-de-flute.4",
    covered=yes("protecteur.10 nuit.15"),
    quiet=True,
    redirected=yes("redirecteur.3 redirecteur.5 nuit.34"),
    manipulated=yes("nuit.34 loup-garou-manipulateur.8 loup-garou-manipulateur.10"),
    village=False,
)
_INFECTION = Trait(
    "infect-pere-des-loups.3 infect-pere-des-loups.9",
    knocked=yes("nuit.7"),
    covered=yes("infect-pere-des-loups.7"),
    redirected=yes("infect-pere-des-loups.3 redirecteur.3"),
    manipulated=no("nuit.26"),
    shielded=no("salvateur.12"),
    stock="infect-pere-des-loups.8",
    kept=no("nuit.6"),
    village=False,
)

TRAITS: dict[str, Trait] = {
    "assommer": Trait(
        "assommeur.3",
        knocked=yes("assommeur.8"),
        covered=no("protecteur.4"),
        redirected=no("nuit.2"),
        manipulated=no("nuit.2"),
    ),
    "charmer": _CHARM,
    "charmer-second": _CHARM,
    "designer": Trait("corbeau.5"),
    "devorer": Trait(
        "loup-garou.4",
        knocked=yes("nuit.31"),
        removed=no("nuit.33"),
        covered=yes("protecteur.13 protecteur.14"),
        quiet=True,
        redirected=yes("redirecteur.3 redirecteur.5"),
        shielded=yes("salvateur.8"),
        village=False,
    ),
    "ecrire": Trait("telepathe.5"),
    "empoisonner": Trait(
        "sorciere.5",
        covered=yes("protecteur.7 nuit.15"),
        quiet=True,
        stock="protecteur.7",
    ),
    "favoriser": Trait("princesse.2"),
    "infecter": _INFECTION,
    "infecter-en-chasse": replace(
        _INFECTION,
        redirected=yes("infect-pere-des-loups.3 redirecteur.3 redirecteur.5"),
        manipulated=yes("infect-pere-des-loups.3 loup-garou-manipulateur.5 loup-garou-manipulateur.8"),
    ),
    "interroger": Trait("pretre.2 pretre.3", informs=True),
    "manipuler": Trait(
        "loup-garou-manipulateur.10",
        covered=yes("protecteur.3"),
        quiet=True,
        redirected=no("nuit.9"),
        village=False,
    ),
    "nommer-successeur": Trait(
        "capitaine.22",
        knocked=no("nuit.54"),
        removed=no("nuit.54"),
        covered=no("nuit.54"),
        redirected=no("nuit.54"),
        manipulated=no("nuit.54"),
        village=False,
    ),
    "prendre-role": Trait(
        "servante-devouee.6",
        knocked=yes("servante-devouee.6"),
        covered=no("nuit.37"),
        redirected=no("servante-devouee.42"),
        manipulated=no("servante-devouee.43"),
    ),
    "proteger-protecteur": Trait("protecteur.3", covered=no("nuit.36"), redirected=no("nuit.35")),
    "proteger-salvateur": Trait("salvateur.1", stock="protecteur.6"),
    "rediriger": Trait(
        "redirecteur.3",
        covered=yes("nuit.35 protecteur.11"),
        redirected=no("nuit.30"),
        manipulated=yes("nuit.28 loup-garou-manipulateur.8"),
    ),
    "sauver": Trait("sorciere.4", quiet=True, stock="protecteur.6"),
    "seconde-vie": Trait(
        "ancien.2",
        knocked=no("assommeur.3"),
        removed=yes("ancien.7"),
        stock="ancien.3",
    ),
    "sonder": Trait("voyante.5", informs=True),
    "tirer": Trait(
        "chasseur.4",
        knocked=yes("chasseur.5 assommeur.4"),
        removed=yes("chasseur.7"),
        covered=yes("protecteur.8 nuit.15"),
        quiet=True,
        redirected=yes("redirecteur.3 redirecteur.5"),
        manipulated=no("nuit.51"),
    ),
    "tuer": Trait(
        "grand-mechant-loup.2",
        knocked=yes("assommeur.3"),
        covered=yes("protecteur.12 nuit.15"),
        quiet=True,
        shielded=no("salvateur.11"),
        stock="protecteur.12",
        kept=no("grand-mechant-loup.10"),
        village=False,
    ),
    "tuer-loup": Trait("loup-garou-blanc.7", shielded=no("salvateur.10"), village=False),
    "visiter": Trait(
        "loup-garou-manipulateur.1 loup-garou-manipulateur.2",
        covered=yes("nuit.25 protecteur.11"),
        informs=True,
        village=False,
    ),
    "voler": Trait(
        "metronome.11 metronome.12",
        knocked=no("nuit.1"),
        covered=no("nuit.39"),
        redirected=no("nuit.1"),
        manipulated=no("nuit.1"),
    ),
}
