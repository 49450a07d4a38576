"""The columns of the matrix: everything that a nocturnal power can meet, and how the two are brought together.

They follow the course of a night: what befalls the author and the player named, who that player is, what moves the order,
what hinders those who would meet it, and which of two things counts first.
"""

from __future__ import annotations

from dataclasses import dataclass

from rpg.matrix.brings import (
    Bring,
    all_of,
    beyond,
    bob,
    borrowed_life,
    call,
    charm,
    cover,
    cursed,
    devour,
    devoured_by_the_white_wolf,
    given_back,
    healed,
    in_love,
    infect,
    kill,
    knock_out,
    nothing,
    oneself,
    poison,
    powerless,
    redirect,
    rob,
    shield,
    shoot,
    surround,
    take_over,
    visit,
    worn,
)
from rpg.matrix.cells import Impossible
from rpg.matrix.powers import Row
from rpg.matrix.stage import ANA, BOB, CLEO, HAL, Stage

AUTHOR, NAMED, WHO, MOVED, HINDERED, FIRST = (
    "What befalls its author",
    "What befalls the player named",
    "Who the player named is",
    "What moves it",
    "What hinders those who would meet it",
    "Which of two counts",
)
GROUPS = (AUTHOR, NAMED, WHO, MOVED, HINDERED, FIRST)


@dataclass(frozen=True)
class Thing:
    """Something that a power can meet.

    Attributes:
        id, group, text: what it is; bring: puts it on stage.
        herself: the author is the player named.
    """

    id: str
    group: str
    text: str
    bring: Bring
    herself: bool = False

    def meet(self, row: Row) -> Stage:
        """A night in which a power meets it.

        Raises:
            Impossible: the two cannot meet.
        """
        if not row.orders and not self.id.startswith(("auteur-", "assomme-par-", "cible-simple")):
            raise Impossible("no-recipient")
        stage = row.stage(ANA if self.herself else "")
        self.bring(stage)
        return stage


moved, given = redirect(BOB, CLEO), visit(ANA, CLEO)
ancien = call(CLEO, "ancien")

_ALL = (
    Thing("auteur-assomme", AUTHOR, "is knocked out", knock_out(ANA)),
    Thing("auteur-charme", AUTHOR, "is charmed", charm(ANA)),
    Thing("auteur-couvert", AUTHOR, "is covered by the Protecteur", cover(ANA)),
    Thing("auteur-detourne", AUTHOR, "is the player from whom the Redirecteur redirects", redirect(ANA, HAL)),
    Thing("auteur-devore", AUTHOR, "dies of the pack's attack", devour(ANA)),
    Thing("auteur-empoisonne", AUTHOR, "dies of the potion de mort", poison(ANA)),
    Thing("auteur-entoure", AUTHOR, "is sounded, questioned, designated, favoured and written to", surround(ANA)),
    Thing("auteur-infecte", AUTHOR, "is infected", infect(ANA)),
    Thing("auteur-maudit", AUTHOR, "lost the powers of the village with the Ancien, burnt the day before", cursed),
    Thing("auteur-prive", AUTHOR, "lost the powers of the card, and does not know it", powerless),
    Thing("auteur-protege", AUTHOR, "is protected by the Salvateur", shield(ANA)),
    Thing("auteur-repris", AUTHOR, "is poisoned, and the Servante Dévouée takes the role", take_over(ANA)),
    Thing("auteur-tire", AUTHOR, "is shot by a Chasseur who dies this night", shoot(ANA)),
    Thing("auteur-tue", AUTHOR, "is killed by the Grand Méchant Loup", kill(ANA)),
    Thing("auteur-visite", AUTHOR, "is visited by the Manipulateur, who gives no recipient", visit(ANA)),
    Thing("auteur-vole", AUTHOR, "is robbed by the Métronome", lambda stage: rob(stage.row.role, ANA)(stage)),
    Thing("cible-simple", NAMED, "meets nothing", nothing),
    Thing("cible-assommee", NAMED, "is knocked out", knock_out(BOB)),
    Thing("cible-blanchie", NAMED, "dies of the Loup-Garou Blanc", devoured_by_the_white_wolf),
    Thing("cible-charmee", NAMED, "is charmed", charm(BOB)),
    Thing("cible-couverte", NAMED, "is covered by the Protecteur", cover(BOB)),
    Thing("cible-devoree", NAMED, "dies of the pack's attack", devour(BOB)),
    Thing("cible-empoisonnee", NAMED, "dies of the potion de mort", poison(BOB)),
    Thing("cible-entouree", NAMED, "is sounded, questioned, designated, favoured and written to", surround(BOB)),
    Thing("cible-infectee", NAMED, "is infected", infect(BOB)),
    Thing("cible-protegee", NAMED, "is protected by the Salvateur", shield(BOB)),
    Thing("cible-reprise", NAMED, "is poisoned, and the Servante Dévouée takes the role", take_over(BOB)),
    Thing("cible-sauvee", NAMED, "is saved from the pack by the potion de vie", healed),
    Thing("cible-tiree", NAMED, "is shot by a Chasseur who dies this night", shoot(BOB)),
    Thing("cible-tuee", NAMED, "is killed by the Grand Méchant Loup", kill(BOB)),
    Thing("cible-visitee", NAMED, "is visited by the Manipulateur", visit(BOB)),
    Thing("cible-amoureux", WHO, "the author's Amoureux", in_love),
    Thing("cible-ancien", WHO, "the Ancien, with his life to spare", bob("ancien")),
    Thing("cible-ancien-entame", WHO, "the Ancien, who has lost his life to spare", worn),
    Thing("cible-assommeur", WHO, "an Assommeur, who knocks out the author", bob("assommeur", f"assommer {ANA}")),
    Thing("cible-chasseur", WHO, "the Chasseur", bob("chasseur")),
    Thing("cible-independant", WHO, "an Indépendant: the Joueur de Flûte", bob("joueur-de-flute")),
    Thing("cible-loup", WHO, "a Loup-Garou of the den", bob("loup-garou")),
    Thing(
        "cible-manipule", WHO, "the Manipulateur, who visits the author and gives another recipient",
        bob("loup-garou-manipulateur", f"visiter {ANA}", f"?manipuler {CLEO}"),
    ),
    Thing("cible-metronome-ancien", WHO, "the Métronome, who plays the Ancien tonight", borrowed_life),
    Thing("cible-se-couvre", WHO, "a Protecteur, who covers himself", bob("protecteur", f"proteger {BOB}")),
    Thing(
        "cible-se-detourne", WHO, "a Redirecteur, who redirects from himself", bob("redirecteur", f"rediriger {BOB} {CLEO}")
    ),
    Thing("cible-servante", WHO, "the Servante Dévouée", bob("servante-devouee")),
    Thing("cible-soi", WHO, "the author", oneself, herself=True),
    Thing("cible-volee", WHO, "a Télépathe whom the Métronome robs", all_of(bob("telepathe"), rob("telepathe", BOB))),
    Thing("manipulee", MOVED, "the Manipulateur gives it another recipient", given),
    Thing(
        "manipulee-de-couvert", MOVED, "the Manipulateur takes it from a player whom the Protecteur covers",
        all_of(given, cover(BOB)),
    ),
    Thing(
        "manipulee-sur-couvert", MOVED, "the Manipulateur gives it to a player whom the Protecteur covers",
        all_of(given, cover(CLEO)),
    ),
    Thing(
        "manipulee-sur-interdit", MOVED, "the Manipulateur gives it to a player whom its author may not name",
        beyond(lambda name: visit(ANA, name)),
    ),
    Thing(
        "manipulee-sur-protege", MOVED, "the Manipulateur gives it to a player whom the Salvateur protects",
        all_of(given, shield(CLEO)),
    ),
    Thing("redirigee", MOVED, "the Redirecteur redirects it", moved),
    Thing(
        "redirigee-de-couvert", MOVED, "the Redirecteur redirects from a player whom the Protecteur covers",
        all_of(moved, cover(BOB)),
    ),
    Thing(
        "redirigee-deux-fois", MOVED, "a second Redirecteur redirects from where the first one sends it",
        all_of(moved, redirect(CLEO, HAL, "Ray")),
    ),
    Thing(
        "redirigee-en-double", MOVED, "a second Redirecteur redirects from the same player, and sent his order later",
        all_of(moved, redirect(BOB, HAL, "Ray")),
    ),
    Thing(
        "redirigee-et-manipulee", MOVED, "the Redirecteur redirects it, and the Manipulateur gives it another recipient",
        all_of(moved, visit(ANA, HAL)),
    ),
    Thing(
        "redirigee-et-rendue", MOVED, "the Redirecteur redirects it, and the Manipulateur gives it back",
        all_of(moved, given_back),
    ),
    Thing(
        "redirigee-sur-ancien", MOVED, "the Redirecteur redirects it to the Ancien, who has his life to spare",
        all_of(moved, ancien),
    ),
    Thing("redirigee-sur-auteur", MOVED, "the Redirecteur redirects it to its author", redirect(BOB, ANA)),
    Thing(
        "redirigee-sur-couvert", MOVED, "the Redirecteur redirects it to a player whom the Protecteur covers",
        all_of(moved, cover(CLEO)),
    ),
    Thing(
        "redirigee-sur-interdit", MOVED, "the Redirecteur redirects it to a player whom its author may not name",
        beyond(lambda name: redirect(BOB, name)),
    ),
    Thing(
        "redirigee-sur-protege", MOVED, "the Redirecteur redirects it to a player whom the Salvateur protects",
        all_of(moved, shield(CLEO)),
    ),
    Thing(
        "assomme-par-assomme", HINDERED, "the Assommeur who names the author is knocked out",
        all_of(knock_out(ANA), knock_out("Moe", "Mel")),
    ),
    Thing(
        "assomme-par-vole", HINDERED, "the Assommeur who names the author is robbed",
        all_of(knock_out(ANA), rob("assommeur", "Moe")),
    ),
    Thing(
        "couverte-par-assomme", HINDERED, "the Protecteur who covers the player named is knocked out",
        all_of(cover(BOB), knock_out("Pia")),
    ),
    Thing(
        "couverte-par-vole", HINDERED, "the Protecteur who covers the player named is robbed",
        all_of(cover(BOB), rob("protecteur", "Pia")),
    ),
    Thing(
        "couverture-amenee", HINDERED, "the Manipulateur brings a cover to the player named",
        all_of(cover(CLEO), visit("Pia", BOB)),
    ),
    Thing(
        "couverture-deplacee", HINDERED, "the Manipulateur takes the cover from the player named",
        all_of(cover(BOB), visit("Pia", CLEO)),
    ),
    Thing(
        "manipulee-par-assomme", HINDERED, "the Manipulateur who would move it is knocked out",
        all_of(given, knock_out("Lou")),
    ),
    Thing(
        "protegee-par-assomme", HINDERED, "the Salvateur who protects the player named is knocked out",
        all_of(shield(BOB), knock_out("Sam")),
    ),
    Thing(
        "redirigee-par-assomme", HINDERED, "the Redirecteur who would move it is knocked out",
        all_of(moved, knock_out("Rex")),
    ),
    Thing(
        "assomme-et-couverte", FIRST, "the author is knocked out, and the player named covered",
        all_of(knock_out(ANA), cover(BOB)),
    ),
    Thing(
        "assomme-et-manipulee", FIRST, "the author is knocked out, and the Manipulateur would move it",
        all_of(knock_out(ANA), given),
    ),
    Thing(
        "assomme-et-redirigee", FIRST, "the author is knocked out, and the Redirecteur would move it",
        all_of(knock_out(ANA), moved),
    ),
    Thing(
        "prive-et-couverte", FIRST, "the author lost his powers unknowingly, and the player named is covered",
        all_of(powerless, cover(BOB)),
    ),
    Thing(
        "prive-et-manipulee", FIRST, "the author lost his powers unknowingly, and the Manipulateur would move it",
        all_of(powerless, given),
    ),
    Thing(
        "prive-et-redirigee", FIRST, "the author lost his powers unknowingly, and the Redirecteur would move it",
        all_of(powerless, moved),
    ),
)  # fmt: skip

THINGS = {thing.id: thing for thing in _ALL}

# In which columns others meet what each nocturnal power of the rule set does, by bearer and id.
MET = {
    ("amoureux", "trahison"): "cible-amoureux",
    ("ancien", "seconde-vie"): "cible-ancien",
    ("antre", "devorer"): "cible-devoree",
    ("assommeur", "assommer"): "auteur-assomme",
    ("chasseur", "tirer"): "cible-tiree",
    ("corbeau", "designer"): "cible-entouree",
    ("grand-mechant-loup", "tuer"): "cible-tuee",
    ("infect-pere-des-loups", "infecter"): "cible-infectee",
    ("joueur-de-flute", "charmer"): "cible-charmee",
    ("loup-garou-blanc", "tuer-loup"): "cible-blanchie",
    ("loup-garou-manipulateur", "manipuler"): "manipulee",
    ("loup-garou-manipulateur", "visiter"): "cible-visitee",
    ("metronome", "voler"): "auteur-vole",
    ("pretre", "interroger"): "cible-entouree",
    ("princesse", "favoriser"): "cible-entouree",
    ("protecteur", "proteger"): "cible-couverte",
    ("redirecteur", "rediriger"): "redirigee",
    ("salvateur", "proteger"): "cible-protegee",
    ("servante-devouee", "prendre-role"): "cible-reprise",
    ("sorciere", "empoisonner"): "cible-empoisonnee",
    ("sorciere", "sauver"): "cible-sauvee",
    ("telepathe", "ecrire"): "cible-entouree",
    ("voyante", "sonder"): "cible-entouree",
}
