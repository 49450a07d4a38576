"""How the things of the matrix are brought on stage: each adds to a night what a power is to meet there."""

from __future__ import annotations

from collections.abc import Callable

from loupiote.kernel.game import Game
from loupiote.rules.rpg.roles import salvateur
from loupiote.rules.rpg.roles.ancien import SecondeVie
from rpg.matrix.cells import Impossible
from rpg.matrix.stage import ANA, BOB, CLEO, JAN, Stage

Bring = Callable[[Stage], None]


def nothing(stage: Stage) -> None:
    """Nothing meets it."""


def all_of(*brings: Bring) -> Bring:
    """Several at once."""

    def bring(stage: Stage) -> None:
        for one in brings:
            one(stage)

    return bring


def call(name: str, role: str, *orders: str) -> Bring:
    """One more player, or a card for one who is there."""
    return lambda stage: stage.add(name, role, *orders)


def bob(role: str, *orders: str) -> Bring:
    """A card for the player named."""
    return lambda stage: stage.target(role, *orders)


def knock_out(name: str, by: str = "Moe") -> Bring:
    """An Assommeur."""
    return call(by, "assommeur", f"assommer {name}")


def cover(name: str) -> Bring:
    """A Protecteur."""
    return call("Pia", "protecteur", f"proteger {name}")


def shield(name: str) -> Bring:
    """The Salvateur."""
    return call("Sam", "salvateur", f"proteger {name}")


def redirect(away: str, towards: str, by: str = "Rex") -> Bring:
    """A Redirecteur."""
    return call(by, "redirecteur", f"rediriger {away} {towards}")


def visit(name: str, give: str = "") -> Bring:
    """The Manipulateur, who gives a recipient if he can."""
    return call("Lou", "loup-garou-manipulateur", f"visiter {name}", *([f"?manipuler {give}"] if give else []))


def poison(name: str) -> Bring:
    """The potion de mort."""
    return call("Sol", "sorciere", f"empoisonner {name}")


def devour(name: str) -> Bring:
    """The pack's attack."""
    return lambda stage: stage.attack(name)


def infect(name: str) -> Bring:
    """The Infect Père des Loups."""
    return all_of(devour(name), call("Ines", "infect-pere-des-loups", "infecter"))


def charm(name: str) -> Bring:
    """The Joueur de Flûte."""
    return call("Jef", "joueur-de-flute", f"charmer {name}")


def kill(name: str) -> Bring:
    """The Grand Méchant Loup, who may name no wolf, and is redirected."""
    return all_of(call("Gil", "grand-mechant-loup", f"tuer {JAN}"), redirect(JAN, name, "Ron"))


def shoot(name: str) -> Bring:
    """A Chasseur who dies of the pack's attack."""
    return all_of(call("Kim", "chasseur", f"tirer {name}"), devour("Kim"))


def take_over(name: str) -> Bring:
    """The Servante Dévouée takes the role of somebody who is poisoned."""
    return all_of(poison(name), call("Sia", "servante-devouee", f"?prendre-role {name}"))


def rob(role: str, holder: str) -> Bring:
    """The Métronome."""

    def bring(stage: Stage) -> None:
        stage.add("Mia", "metronome", "voler")
        stage.draw(role, holder)

    return bring


def surround(name: str) -> Bring:
    """Everything that neither hinders, moves nor kills, but for what the author's own card keeps from the game."""

    def bring(stage: Stage) -> None:
        for role, order in HARMLESS.items():
            if role == "telepathe" or role not in stage.cast.values():
                stage.add(f"X{role[:3]}", role, order.format(name=name))

    return bring


HARMLESS = {
    "voyante": "sonder {name}",
    "pretre": "interroger {name}",
    "corbeau": "designer {name}",
    "princesse": "favoriser {name}",
    "telepathe": "ecrire {name} Salut",
}


def powerless(stage: Stage) -> None:
    """The author's powers are out of force, and nobody has told her."""
    stage.powerless = ANA


def cursed(stage: Stage) -> None:
    """The Ancien was burnt on the day before."""
    stage.add("Noe", "ancien")
    stage.night, stage.burnt = 2, "Noe"


def devoured_by_the_white_wolf(stage: Stage) -> None:
    """On a second night; he names a wolf, and is redirected."""
    stage.night = 2
    stage.add("Wes", "loup-garou")
    stage.add("Bla", "loup-garou-blanc", "tuer-loup Wes")
    stage.add("Ron", "redirecteur", f"rediriger Wes {BOB}")


def healed(stage: Stage) -> None:
    """The pack's attack and the life potion; the Sorcière gives both of hers to one player if she is the author."""
    if stage.row.base.startswith("infecter"):
        raise Impossible("never-shown")
    if stage.row.id == "empoisonner":
        stage.orders.append((ANA, f"sauver {BOB}"))
    else:
        stage.add("Sol", "sorciere", f"?sauver {BOB}")
    if not stage.hunted:
        stage.attack(BOB)


def worn(stage: Stage) -> None:
    """The Ancien without his life to spare."""
    stage.target("ancien")
    stage.prepare = _spend_life


def _spend_life(game: Game) -> None:
    power = game.power("ancien-1", SecondeVie.id)
    assert isinstance(power, SecondeVie)
    power.spent = True


def borrowed_life(stage: Stage) -> None:
    """The Métronome as Ancien."""
    stage.target("metronome", "voler")
    stage.draw("ancien")


def in_love(stage: Stage) -> None:
    """The author and the player named."""
    stage.add("Cup", "cupidon", f"unir {ANA} {BOB}")


def oneself(stage: Stage) -> None:
    """Where the power names somebody at all."""
    if stage.row.drawn:
        raise Impossible("no-recipient")
    if stage.row.id == "prendre-role":
        raise Impossible("not-dying")


def given_back(stage: Stage) -> None:
    """To whom it was going."""
    visit(ANA, stage.row.lands(BOB))(stage)


def beyond(way: Callable[[str], Bring]) -> Bring:
    """Moved onto somebody whom the author may not name: for the Salvateur, whom he named the night before."""

    def bring(stage: Stage) -> None:
        if not stage.row.forbidden:
            raise Impossible("no-limit")
        if stage.row.kind is salvateur.Proteger:
            stage.night = 2
            stage.before = [(ANA, order.format(named=CLEO)) for order in stage.row.orders]
        way(stage.row.forbidden)(stage)

    return bring
