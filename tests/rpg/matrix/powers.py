"""The rows of the matrix: every nocturnal power, how it is used, and how its effect is seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from loupiote.cast.joueur_de_flute import Charmed
from loupiote.cast.salvateur import Protected
from loupiote.cast.sorciere import Healed
from loupiote.kernel.powers import Power
from loupiote.rules.rpg import RULES
from loupiote.rules.rpg.capitaine import NommerSuccesseur
from loupiote.rules.rpg.nocturnal import COVERED
from loupiote.rules.rpg.roles import protecteur, salvateur
from loupiote.rules.rpg.roles.ancien import SecondeVie
from loupiote.rules.rpg.roles.assommeur import Assommer
from loupiote.rules.rpg.roles.chasseur import Tirer
from loupiote.rules.rpg.roles.corbeau import Designer
from loupiote.rules.rpg.roles.grand_mechant_loup import Tuer
from loupiote.rules.rpg.roles.infect_pere_des_loups import Infecter
from loupiote.rules.rpg.roles.joueur_de_flute import Charmer
from loupiote.rules.rpg.roles.loup_garou import Devorer
from loupiote.rules.rpg.roles.loup_garou_blanc import TuerLoup
from loupiote.rules.rpg.roles.loup_garou_manipulateur import Manipuler, Visiter
from loupiote.rules.rpg.roles.metronome import DRAWN, Voler
from loupiote.rules.rpg.roles.pretre import Interroger
from loupiote.rules.rpg.roles.princesse import Favoriser, Favoured
from loupiote.rules.rpg.roles.redirecteur import Rediriger
from loupiote.rules.rpg.roles.servante_devouee import PrendreRole
from loupiote.rules.rpg.roles.sorciere import Empoisonner, Sauver
from loupiote.rules.rpg.roles.telepathe import Ecrire
from loupiote.rules.rpg.roles.voyante import Sonder
from rpg.matrix.night import Night
from rpg.matrix.stage import ANA, BOB, CLEO, DAN, HAL, ZOE, Stage
from scene import VILLAGER

WIT, VAL = "Wit", "Val"  # somebody whose order shows what became of Ana's; somebody who stands beside
OFFERED = "action@nuit.loup-garou-manipulateur"  # the draw, where she has several orders
BORROWED = "-emprunte"  # of a power that the Métronome has for a night
Seen = Callable[[Night], list[str]]


def _nothing(stage: Stage) -> None:
    """It takes nobody else."""


def _target(night: Night) -> str:
    return night.act.targets[0] if night.act else night.named


@dataclass(frozen=True)
class Row:
    """A nocturnal power.

    Attributes:
        kind: its class in the rule set; role: the card of Ana, who uses it; wolf: whether she plays for the wolves by it.
        orders: what she orders, {named} being Bob, or herself.
        seen: the players on whom it took effect; cause: of its attack, if it is one.
        spent: whether a use of it is gone, if it has a stock.
        set_up: what it takes beside her: a witness, a victim...
        occasion: whether there was something to use it on.
        stopped: whether a cover kept it from its recipient, where her own order does not say so.
        comes_to: where it went in the end; place: where it goes when nothing moves it, if not to the player named.
        target, other: the cards of Bob and Cleo; named: whom she names, where that is nobody but herself.
        names_wolves: she names members of the pack; drawn: it falls on the holder of a role that is drawn.
        forbidden: whom she may not name, beside herself.
    """

    id: str
    kind: type[Power]
    role: str
    orders: tuple[str, ...]
    seen: Seen
    cause: str = ""
    spent: Callable[[Night], bool] | None = None
    set_up: Callable[[Stage], None] = _nothing
    occasion: Callable[[Night], bool] = lambda night: True
    stopped: Callable[[Night], bool] = lambda night: False
    comes_to: Callable[[Night], str] = _target
    place: str = ""
    target: str = VILLAGER
    other: str = VILLAGER
    named: str = BOB
    wolf: bool = False
    names_wolves: bool = False
    drawn: bool = False
    forbidden: str = ""

    @property
    def base(self) -> str:
        """The row of the same power in the hands of its own role."""
        return self.id.removesuffix(BORROWED)

    def lands(self, named: str) -> str:
        """Where it goes when nothing moves it."""
        return self.place or named

    def stage(self, named: str = "") -> Stage:
        """A night in which Ana uses it, and nothing meets it yet."""
        stage = Stage(self, named or self.named)
        stage.add(ANA, self.role)
        stage.wolves += [ANA] if self.wolf else []
        if self.other != VILLAGER:
            stage.add(CLEO, self.other)
        if stage.named == BOB:
            stage.target(self.target)
        stage.orders = [(ANA, order.format(named=stage.named)) for order in self.orders]
        self.set_up(stage)
        return stage


# ---- what shows that it took effect


def _of_power(name: str) -> Callable[[Night], bool]:
    """Whether something is written on her power, if she has it at all."""
    return lambda night: bool(night.power and getattr(night.power, name))


_spent = _of_power("spent")
_bound = _of_power("last")  # may not be named again the next night


def _struck(cause: str) -> Seen:
    return lambda night: night.struck(cause)


def _saw(night: Night) -> list[str]:
    """And the role that was read is the right one."""
    facts = night.told(ANA, "saw")
    assert all(fact.role == night.snap.role(fact.who) for fact in facts)
    return [fact.who for fact in facts]


def _answered(night: Night) -> list[str]:
    """And the answer is the right one: for the card, or for that of a villager where it was robbed."""
    said = [fact.text for fact in night.told(ANA, "message") if fact.text.endswith(VILLAGER)]
    if not said:
        return []
    about = _target(night)
    plain = night.snap.role(about) == VILLAGER or night.asleep(about)
    assert said == [VILLAGER if plain else f"pas-{VILLAGER}"]
    return [about]


def _placards(night: Night) -> list[str]:
    return [fact["who"] for fact in night.scene.told("public", "vote_added")]


def _favoured(night: Night) -> list[str]:
    """Whose voice counts one more, of those who are left to vote."""
    favoured = night.scene.game.marked(Favoured)
    return [player for player in favoured if night.scene.game.alive(player)] or list(favoured)


def _charmed(night: Night) -> list[str]:
    """The other one of the two charms, which nothing meets, is not counted."""
    return [player for player in night.scene.game.marked(Charmed) if player != VAL]


def _read(night: Night, words: str) -> list[str]:
    return [name for name in night.scene.game.seats if any(fact.text == words for fact in night.told(name, "text"))]


def _reads(night: Night) -> list[str]:
    return _read(night, "Bonjour")


def _hers(night: Night, players: list[str]) -> list[str]:
    """Of the players to whom the like happened, the one to whom it did by her order."""
    act = night.act
    return [player for player in players if act and act.fate is None and player == act.targets[0]]


def _knocked_out(night: Night) -> list[str]:
    return _hers(night, [player for player in night.scene.game.seats if night.told(player, "knocked_out")])


def _covered(night: Night) -> list[str]:
    """Whom the letters do not reach."""
    return _hers(night, [name for name in READERS if night.told(f"T{name}", "failed")])


def _shielded(night: Night) -> list[str]:
    return list(night.snap.marked(Protected))


def _healed(night: Night) -> list[str]:
    return list(night.snap.marked(Healed))


def _reads_elsewhere(night: Night) -> list[str]:
    """Who reads the witness, who wrote to the player from whom Ana redirects."""
    readers = _read(night, "Coucou")
    return readers if night.act and night.act.fate is None and readers != [night.named] else []


def _reads_instead(night: Night) -> list[str]:
    """Who reads the witness, if not the player named."""
    return [name for name in _read(night, "Coucou") if name != VAL]


def _witness_stopped(night: Night) -> bool:
    return any(act.actor == WIT and act.fate == COVERED for act in night.snap.acts)


def _visited(night: Night) -> list[str]:
    return [fact.who for fact in night.told(ANA, "acted")]


def _infected(night: Night) -> list[str]:
    return [player for player in night.scene.game.seats if night.told(player, "infected")]


def _prey_of(night: Night) -> str:
    return next((act.targets[0] for act in night.snap.acts if act.power == "devorer"), night.named)


def _patient_dies(night: Night) -> bool:
    """As the Sorcière would be shown it, before the Manipulateur takes a cover away."""
    covers = [act for act in night.snap.acts if act.power == protecteur.Proteger.id and act.fate is None]
    return night.named in night.devoured and all(act.chosen != [night.named] for act in covers)


def _prey_covered(night: Night) -> bool:
    covers = [act for act in night.snap.acts if type(night.snap.power(act.bearer, act.power)) is protecteur.Proteger]
    return any(act.fate is None and act.targets[0] == _prey_of(night) for act in covers)


def _heir(night: Night) -> list[str]:
    heir = getattr(night.power, "heir", None)
    return [heir] if heir else []


def _robbed(night: Night) -> list[str]:
    return [player for player in night.snap.seats if night.asleep(player)]


def _became(night: Night) -> list[str]:
    return [night.named] if night.told(ANA, "became") else []


def _lost_life(night: Night) -> list[str]:
    return [fact.who for fact in night.noted("lost_life")]


# ---- what it takes beside her


READERS = (ANA, BOB, CLEO, DAN, HAL)


def _letters(stage: Stage) -> None:
    """Everybody who might be covered is written to, by wolves, who lose no power of the village."""
    for name in READERS:
        stage.add(f"T{name}", "telepathe", f"ecrire {name} Salut")
        stage.wolves.append(f"T{name}")


def _patient(stage: Stage) -> None:
    """The pack's attack falls on whom she is to heal, and stays there when what names that player is moved."""
    stage.attack(stage.named)


def _prey(stage: Stage) -> None:
    """Another wolf acts for the pack."""
    stage.hunt(stage.named)


def _hunts(stage: Stage) -> None:
    """She acts for the pack herself; of her orders, the attack is the one offered to be moved."""
    stage.hunted = True
    stage.script[OFFERED] = "devorer"


def _grief(one: str) -> Callable[[Stage], None]:
    """Somebody dies of grief, whatever protects them."""

    def set_up(stage: Stage) -> None:
        stage.add(VAL, VILLAGER)
        stage.add("Eros", "cupidon", f"unir {one} {VAL}")
        stage.add("Ogre", "grand-mechant-loup", f"tuer {VAL}")

    return set_up


def _writes_to(name: str) -> Callable[[Stage], None]:
    """The witness, a wolf too, writes to somebody."""

    def set_up(stage: Stage) -> None:
        stage.add(VAL, VILLAGER)
        stage.add(WIT, "telepathe", f"ecrire {name.format(named=stage.named)} Coucou")
        stage.wolves.append(WIT)

    return set_up


def _pair(stage: Stage) -> None:
    """Of the two charms, the one that counts here is the one offered to be moved."""
    stage.add(VAL, VILLAGER)
    stage.script[OFFERED] = f"charmer {stage.named}"


def _captain(stage: Stage) -> None:
    stage.captain = ANA


def _even_night(stage: Stage) -> None:
    stage.night = 2


# ---- the rows

OWN = (
    Row("assommer", Assommer, "assommeur", ("assommer {named}",), _knocked_out),
    Row("charmer", Charmer, "joueur-de-flute", (f"charmer {{named}} {VAL}",), _charmed, set_up=_pair),
    Row("charmer-second", Charmer, "joueur-de-flute", (f"charmer {VAL} {{named}}",), _charmed, set_up=_pair),
    Row("designer", Designer, "corbeau", ("designer {named}",), _placards),
    Row(
        "devorer", Devorer, "assommeur", ("devorer {named}",), _struck("loups"),
        cause="loups", set_up=_hunts, wolf=True, forbidden=ZOE,
    ),
    Row("ecrire", Ecrire, "telepathe", ("ecrire {named} Bonjour",), _reads),
    Row("empoisonner", Empoisonner, "sorciere", ("empoisonner {named}",), _struck("poison"), cause="poison", spent=_spent),
    Row("favoriser", Favoriser, "princesse", ("favoriser {named}",), _favoured),
    Row(
        "infecter", Infecter, "infect-pere-des-loups", ("infecter",), _infected,
        spent=_spent, set_up=_prey, stopped=_prey_covered, comes_to=_prey_of, forbidden=ZOE,
    ),
    Row(
        "infecter-en-chasse", Infecter, "infect-pere-des-loups", ("devorer {named}", "infecter"), _infected,
        spent=_spent, set_up=_hunts, stopped=_prey_covered, comes_to=_prey_of, forbidden=ZOE,
    ),
    Row("interroger", Interroger, "pretre", ("interroger {named}",), _answered, other="bouc-emissaire"),
    Row(
        "manipuler", Manipuler, "loup-garou-manipulateur", (f"visiter {WIT}", "manipuler {named}"), _reads_instead,
        set_up=_writes_to(VAL), stopped=_witness_stopped,
    ),
    Row("nommer-successeur", NommerSuccesseur, "voyante", ("nommer-successeur {named}",), _heir, set_up=_captain),
    Row("prendre-role", PrendreRole, "servante-devouee", ("prendre-role {named}",), _became, set_up=_grief(BOB)),
    Row("proteger-protecteur", protecteur.Proteger, "protecteur", ("proteger {named}",), _covered, set_up=_letters),
    Row("proteger-salvateur", salvateur.Proteger, "salvateur", ("proteger {named}",), _shielded, spent=_bound, forbidden=CLEO),
    Row(
        "rediriger", Rediriger, "redirecteur", (f"rediriger {{named}} {DAN}",), _reads_elsewhere,
        set_up=_writes_to("{named}"), stopped=_witness_stopped,
        comes_to=lambda night: night.act.targets[1] if night.act else DAN, place=DAN,
    ),
    Row(
        "sauver", Sauver, "sorciere", ("sauver {named}",), _healed,
        spent=_spent, set_up=_patient, occasion=_patient_dies,
    ),
    Row(
        "seconde-vie", SecondeVie, "ancien", (), _lost_life,
        spent=_spent, set_up=_prey, named=ANA, occasion=lambda night: ANA in [doom.who for doom in night.snap.doomed],
    ),
    Row("sonder", Sonder, "voyante", ("sonder {named}",), _saw),
    Row("tirer", Tirer, "chasseur", ("tirer {named}",), _struck("tir"), cause="tir", set_up=_grief(ANA)),
    Row(
        "tuer", Tuer, "grand-mechant-loup", ("tuer {named}",), _struck("grand-mechant-loup"),
        cause="grand-mechant-loup", spent=_spent, forbidden=ZOE,
    ),
    Row(
        "tuer-loup", TuerLoup, "loup-garou-blanc", ("tuer-loup {named}",), _struck("loup-garou-blanc"),
        cause="loup-garou-blanc", set_up=_even_night, target="loup-garou", names_wolves=True, forbidden=CLEO,
    ),
    Row("visiter", Visiter, "loup-garou-manipulateur", ("visiter {named}",), _visited),
    Row("voler", Voler, "metronome", ("voler",), _robbed, target="voyante", drawn=True),
)  # fmt: skip


def _after_theft(row: Row) -> Callable[[Stage], None]:
    """The player who is robbed has no other part."""

    def set_up(stage: Stage) -> None:
        if not RULES.roles[row.role].single:
            stage.add("Nul", row.role)
        stage.draw(row.role, "Nul")
        row.set_up(stage)

    return set_up


def _borrowed() -> Iterator[Row]:
    """The powers that the Métronome may have for a night."""
    for row in OWN:
        if row.role in DRAWN and row.orders and row.kind in map(type, RULES.roles[row.role].powers):
            orders = ("voler", *row.orders)
            yield replace(row, id=row.id + BORROWED, role="metronome", orders=orders, set_up=_after_theft(row))


ROWS = {row.id: row for row in sorted((*OWN, *_borrowed()), key=lambda row: row.id)}
