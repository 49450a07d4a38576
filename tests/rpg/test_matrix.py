"""The pair matrix: every nocturnal power with everything that it can meet, played, and held against what the clauses say."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from loupiote.kernel.powers import Power
from loupiote.rulebook import book
from loupiote.rulebook.reader import data_text
from loupiote.rules.rpg import RULES
from rpg.matrix.cells import HEARS, MOVED, WHY_NOT, WORDS
from rpg.matrix.exceptions import SAID
from rpg.matrix.page import PAGE, impossible, page, pairs
from rpg.matrix.powers import ROWS
from rpg.matrix.rules import RULE
from rpg.matrix.things import MET, THINGS
from rpg.matrix.traits import TRAITS

BY_DAY = {"distribution", "election", "vote", "tranchage", "successeur", "votants"}  # the windows that are no part of a night
PASSIVE = {
    ("amoureux", "trahison"),  # the lightning, in the column of the author's Amoureux
    ("idiot-du-village", "grace-de-l-idiot"),  # nothing of the night
}
UNMET = {
    ("capitaine", "nommer-successeur"),  # a title, which does nothing to anybody
    ("idiot-du-village", "grace-de-l-idiot"),
}

# the page on the night has a table of its own: its names of the powers that are built
TABLE = {
    "LG pack: kill": "devorer",
    "IPL: infection (with the pack's attack)": "infecter-en-chasse",
    "GML: extra kill": "tuer",
    "LGB: kill of a wolf": "tuer-loup",
    "LGM: visit": "visiter",
    "LGM: new recipient given": "manipuler",
    "Assommeur: knock-out": "assommer",
    "Protecteur: protection": "proteger-protecteur",
    "Redirecteur: redirection": "rediriger",
    "Télépathe: message": "ecrire",
    "Voyante: probe": "sonder",
    "Prêtre: question": "interroger",
    "Salvateur: cover": "proteger-salvateur",
    "Sorcière: life potion": "sauver",
    "Sorcière: death potion": "empoisonner",
    "Corbeau: vote": "designer",
    "Princesse: +1": "favoriser",
    "Métronome: theft": "voler",
    "Servante Dévouée: taking a role": "prendre-role",
    "Joueur de Flûte: each charm": "charmer",
    "Chasseur dead at night: shot": "tirer",
    "*Passive:* Ancien's bonus life": "seconde-vie",
}
UNCLEAR = ("-", "kept when covered", "nightly", "lost", "turn lost", "no recipient")  # no yes and no no


def nocturnal() -> set[tuple[str, str]]:
    """What is asked in a night, or guards from what happens in it: by bearer and power."""
    asked = {kind for window, kinds in RULES.asked.items() if window not in BY_DAY for kind in kinds}
    guards = {kind for kind in RULES.guards if issubclass(kind, Power)}
    return {(bearer.id, power.id) for bearer in RULES.kinds.values() for power in bearer.powers if type(power) in asked | guards}


@pytest.mark.parametrize(
    ("power", "thing"),
    [
        pytest.param(power, thing, id=f"{power}-{thing}", marks=pytest.mark.rule(*rule.by, *rule.does))
        for (power, thing), rule in pairs().items()
    ],
)
def test_pair(power: str, thing: str) -> None:
    rule = pairs()[power, thing]
    night = THINGS[thing].meet(ROWS[power]).play()
    assert night.cell() == rule.cell, f"by {', '.join(rule.by) or rule.reading or 'what it does'}"


def test_every_nocturnal_power_is_a_row() -> None:
    """A card that is built later fails here until its powers stand in `powers.py` and `traits.py`."""
    kinds = {row.kind for row in ROWS.values()}
    rows = {(bearer.id, power.id) for bearer in RULES.kinds.values() for power in bearer.powers if type(power) in kinds}
    assert nocturnal() - rows == PASSIVE
    assert {row.base for row in ROWS.values()} == set(TRAITS)


def test_every_nocturnal_power_is_met() -> None:
    """And here, until it is known what happens to those whom it meets."""
    assert nocturnal() - set(MET) == UNMET
    assert set(MET) <= nocturnal()
    assert set(MET.values()) <= set(THINGS)


def test_every_thing_has_a_rule_and_every_exception_is_met() -> None:
    assert set(RULE) == set(THINGS)
    met = {(ROWS[power].base, thing) for power, thing in pairs()}
    assert {(power, thing) for thing, said in SAID.items() for power in said} - met == set()


def test_the_vocabulary_is_closed_and_used() -> None:
    cells = [rule.cell for rule in pairs().values()]
    assert {cell.word.removeprefix(MOVED) for cell in cells} == set(WORDS)
    assert {word for cell in cells for word in cell.hears} == set(HEARS)
    assert set(impossible().values()) == set(WHY_NOT)


def says(cell: str) -> bool | None:
    """Whether a cell of the table of the night page says yes or no, if it says either."""
    word = cell.replace("*", "").strip()
    return None if word.startswith(UNCLEAR) else not word.startswith("no")


@pytest.mark.parametrize("name", TABLE)
def test_traits_are_those_of_the_page_on_the_night(name: str) -> None:
    line = next(line for line in data_text("rpg-night.md").splitlines() if line.startswith(f"| {name} |"))
    knocked, covered, shielded, redirected, manipulated, used = (cell.strip() for cell in line.split("|")[2:8])
    trait = TRAITS[TABLE[name]]
    cells = (knocked, covered, shielded, redirected, manipulated)
    said = (trait.knocked, trait.covered, trait.shielded, trait.redirected, trait.manipulated)
    assert all(says(cell) in (None, trait.so) for cell, trait in zip(cells, said, strict=True))
    if trait.stock and TABLE[name] not in ("proteger-salvateur", "seconde-vie"):
        prevented, _, stopped = used.partition("/")
        assert says(prevented) is not trait.kept.so
        assert says(stopped)


def test_every_clause_exists_and_what_none_decides_has_its_reading() -> None:
    clauses = book("rpg").clauses
    for pair, rule in pairs().items():
        assert all(clause in clauses for clause in (*rule.by, *rule.does)), pair
        assert not (rule.reading and rule.by), pair
        assert rule.reading or rule.by or rule.does, pair


def test_the_page_is_up_to_date() -> None:
    kept, now = PAGE.read_text(encoding="utf-8"), page()
    if kept != now:
        difference = unified_diff(kept.splitlines(), now.splitlines(), "kept", "now", lineterm="", n=1)
        pytest.fail("\n".join([*difference, "", "If this is what you want: make golden"]), pytrace=False)
