"""What comes of every pair of the matrix, written from the clauses: for each thing a rule for all powers, which looks at what
is said of the power in `traits`, and then, in `exceptions`, what the rule book says of one power that meets it.
"""

from __future__ import annotations

from dataclasses import replace

from rpg.matrix.cells import heard
from rpg.matrix.exceptions import SAID
from rpg.matrix.outcomes import (
    ASLEEP,
    FAILED,
    KNOCKED_OUT,
    MANIPULATED,
    REDIRECTED,
    Of,
    Rule,
    always,
    done,
    notices,
    prevented,
    spared,
    stopped,
    trait,
)
from rpg.matrix.powers import BORROWED, Row
from rpg.matrix.stage import ANA, CLEO, HAL
from rpg.matrix.things import THINGS
from rpg.matrix.traits import TRAITS, Says


def knocked(row: Row) -> Rule:
    """The author is knocked out."""
    said = trait(row).knocked
    by = f"{said.by} assommeur.6"
    return prevented(row, by, KNOCKED_OUT) if said.so else done(row, by, KNOCKED_OUT)


def removed(row: Row) -> Rule:
    """The author lost the powers of the card unknowingly: who has no order to give hears of nothing."""
    said = TRAITS["voler"].removed if row.id.endswith(BORROWED) else trait(row).removed
    told = () if row.base in ("seconde-vie", "tirer") else (FAILED,)
    return prevented(row, said.by, *told) if said.so else done(row, said.by)


def cursed(row: Row) -> Rule:
    """The village lost its powers."""
    return prevented(row, "ancien.14") if trait(row).village else done(row, "ancien.14")


def robbed(row: Row) -> Rule:
    """The author is robbed of the card."""
    return prevented(row, "metronome.11 metronome.12", ASLEEP)


def covered(row: Row) -> Rule:
    """A cover is where it goes."""
    said = trait(row).covered
    return stopped(row) if said.so else done(row, said.by)


def shielded(row: Row) -> Rule:
    """The Salvateur's protection is where it goes."""
    said = trait(row).shielded
    return spared(row, said.by) if said.so else done(row, said.by)


def _mover(row: Row, way: str) -> Says:
    return trait(row).redirected if way == REDIRECTED else trait(row).manipulated


def moved(way: str, by: str = "", on: str = CLEO) -> Of:
    """Somebody moves it."""

    def of(row: Row) -> Rule:
        said = _mover(row, way)
        return done(row, f"{said.by} {by}", *notices(row, way), on=on) if said.so else done(row, said.by)

    return of


def moved_onto_covered(way: str) -> Of:
    """Somebody moves it to where a cover is."""

    def of(row: Row) -> Rule:
        said, there = _mover(row, way), trait(row).covered
        if not said.so:
            return done(row, said.by)
        if not there.so:
            return done(row, f"{said.by} {there.by}", *notices(row, way), on=CLEO)
        return stopped(row, said.by, *notices(row, way, answered=False), on=CLEO)

    return of


def moved_onto_shielded(way: str) -> Of:
    """Somebody moves it to where the Salvateur's protection is."""

    def of(row: Row) -> Rule:
        said, there = _mover(row, way), trait(row).shielded
        if not said.so:
            return done(row, said.by)
        to = spared if there.so else done
        return to(row, f"{said.by} {there.by}", *notices(row, way), on=CLEO)

    return of


def moved_beyond(way: str) -> Of:
    """Somebody moves it to whom its author may not name: that limit binds who chooses."""

    def of(row: Row) -> Rule:
        said = _mover(row, way)
        return done(row, "nuit.8", *notices(row, way), on=row.forbidden) if said.so else done(row, said.by)

    return of


def moved_by_both(on: str = "") -> Of:
    """The Redirecteur moves it, and the Manipulateur has the last word."""

    def of(row: Row) -> Rule:
        first, last = _mover(row, REDIRECTED), _mover(row, MANIPULATED)
        if not last.so:
            return moved(REDIRECTED, last.by)(row)
        ways = (REDIRECTED, MANIPULATED) if first.so else (MANIPULATED,)
        return done(row, f"nuit.9 {first.by} {last.by}", *notices(row, *ways), on=on or None)

    return of


def moved_off_covered(way: str) -> Of:
    """A cover is where it goes, and somebody would move it elsewhere: the Manipulateur does, the Redirecteur fails."""

    def of(row: Row) -> Rule:
        if not trait(row).covered.so or (way == MANIPULATED and _mover(row, way).so):
            return moved(way)(row) if way == MANIPULATED and _mover(row, way).so else covered(row)
        return stopped(row, "nuit.35" if way == REDIRECTED else _mover(row, way).by)

    return of


def after(hindrance: Of, thing: str) -> Of:
    """The first of two: what it does not hinder meets the other one."""

    def of(row: Row) -> Rule:
        one, other = hindrance(row), expected(row, thing)
        if one.cell.word == "prevented":
            return one
        cell = replace(other.cell, hears=heard(*one.cell.hears, *other.cell.hears))
        return replace(other, cell=cell, by=tuple(dict.fromkeys(one.by + other.by)))

    return of


RULE: dict[str, Of] = {
    "auteur-assomme": knocked,
    "auteur-charme": always("joueur-de-flute.8"),
    "auteur-couvert": always("protecteur.3"),
    "auteur-detourne": always("redirecteur.3"),
    "auteur-devore": always("nuit.11"),
    "auteur-empoisonne": always("nuit.11"),
    "auteur-entoure": always(""),
    "auteur-infecte": always("infect-pere-des-loups.11"),
    "auteur-maudit": cursed,
    "auteur-prive": removed,
    "auteur-protege": always("salvateur.6"),
    "auteur-repris": always("nuit.11"),
    "auteur-tire": always("nuit.11"),
    "auteur-tue": always("nuit.11"),
    "auteur-visite": always("loup-garou-manipulateur.5"),
    "auteur-vole": robbed,
    "cible-simple": always(""),
    "cible-assommee": always("assommeur.3"),
    "cible-blanchie": always("nuit.11"),
    "cible-charmee": always("joueur-de-flute.8"),
    "cible-couverte": covered,
    "cible-devoree": always("nuit.11"),
    "cible-empoisonnee": always("sorciere.6"),
    "cible-entouree": always(""),
    "cible-infectee": always("infect-pere-des-loups.11"),
    "cible-protegee": shielded,
    "cible-reprise": always("sorciere.6"),
    "cible-sauvee": always("sorciere.4"),
    "cible-tiree": always("nuit.11"),
    "cible-tuee": always("nuit.11"),
    "cible-visitee": always("loup-garou-manipulateur.2"),
    "cible-amoureux": always("amoureux.1"),
    "cible-ancien": always("ancien.2"),
    "cible-ancien-entame": always("ancien.3"),
    "cible-assommeur": knocked,
    "cible-chasseur": always("chasseur.1"),
    "cible-independant": always(""),
    "cible-loup": always(""),
    "cible-manipule": moved(MANIPULATED),
    "cible-metronome-ancien": always("metronome.10"),
    "cible-se-couvre": covered,
    "cible-se-detourne": moved(REDIRECTED),
    "cible-servante": always(""),
    "cible-soi": always(""),
    "cible-volee": always("metronome.13"),
    "manipulee": moved(MANIPULATED),
    "manipulee-de-couvert": moved_off_covered(MANIPULATED),
    "manipulee-sur-couvert": moved_onto_covered(MANIPULATED),
    "manipulee-sur-interdit": moved_beyond(MANIPULATED),
    "manipulee-sur-protege": moved_onto_shielded(MANIPULATED),
    "redirigee": moved(REDIRECTED),
    "redirigee-de-couvert": moved_off_covered(REDIRECTED),
    "redirigee-deux-fois": moved(REDIRECTED, "nuit.10"),
    "redirigee-en-double": moved(REDIRECTED, "nuit.30"),
    "redirigee-et-manipulee": moved_by_both(HAL),
    "redirigee-et-rendue": moved_by_both(),
    "redirigee-sur-ancien": moved(REDIRECTED),
    "redirigee-sur-auteur": moved(REDIRECTED, "nuit.8", ANA),
    "redirigee-sur-couvert": moved_onto_covered(REDIRECTED),
    "redirigee-sur-interdit": moved_beyond(REDIRECTED),
    "redirigee-sur-protege": moved_onto_shielded(REDIRECTED),
    "assomme-par-assomme": always("assommeur.8"),
    "assomme-par-vole": always("metronome.11"),
    "couverte-par-assomme": always("assommeur.3"),
    "couverte-par-vole": always("metronome.11"),
    "couverture-amenee": covered,
    "couverture-deplacee": always("loup-garou-manipulateur.5"),
    "manipulee-par-assomme": always("assommeur.3"),
    "protegee-par-assomme": always("assommeur.3"),
    "redirigee-par-assomme": always("assommeur.3"),
    "assomme-et-couverte": after(knocked, "cible-couverte"),
    "assomme-et-manipulee": after(knocked, "manipulee"),
    "assomme-et-redirigee": after(knocked, "redirigee"),
    "prive-et-couverte": after(removed, "cible-couverte"),
    "prive-et-manipulee": after(removed, "manipulee"),
    "prive-et-redirigee": after(removed, "redirigee"),
}


def expected(row: Row, thing: str) -> Rule:
    """What comes of a power that meets a thing, by the clauses."""
    of = SAID.get(thing, {}).get(row.base) or RULE[thing]
    return of(replace(row, named=ANA) if THINGS[thing].herself else row)
