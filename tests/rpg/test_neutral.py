"""A neutral message is the same, byte for byte and word for word, whatever its cause: it gives away nothing but itself."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from loupiote.kernel.data import encode, tag_of
from loupiote.kernel.events import Told
from loupiote.kernel.view import PUBLIC, view
from loupiote.narration import Narrator
from rpg.matrix.night import NOTICES, SLEEPS
from rpg.matrix.page import pairs
from rpg.matrix.powers import ROWS
from rpg.matrix.things import THINGS
from rpg_scene import rpg
from scene import Scene

WORDS = {lang: Narrator(lang, rules="rpg") for lang in ("fr", "en")}


def as_sent(told: Told, player: str | None) -> tuple[bytes, str, str]:
    """A fact as it goes out, and as it is told in both languages; the number of the night apart."""
    same = replace(told, number=1)
    return encode(same), WORDS["fr"].tell(same, player), WORDS["en"].tell(same, player)


def of_the_night(scene: Scene, viewer: str, number: int = 1) -> list[Told]:
    """What a player alone, or everybody, is told in a night and at its dawn."""
    told = [t for t in view(scene.table, viewer).told if t.moment in ("nuit", "aube") and t.number == number]
    return [t for t in told if (t.to is None) == (viewer == PUBLIC)]


def one(messages: Iterable[object]) -> object:
    """The one and only."""
    (found,) = set(messages)
    return found


@pytest.mark.rule("rpg.nuit.15", "rpg.nuit.16", "rpg.nuit.55", "rpg.nuit.13")
@pytest.mark.parametrize("word", ["failed", "redirected", "manipulated", "knocked out", "asleep"])
def test_what_an_author_hears_is_the_same_in_every_pair_of_the_matrix(word: str) -> None:
    heard = set()
    kind = next(kind for kind, said in NOTICES.items() if said == word)
    met = [pair for pair, rule in pairs().items() if word in rule.cell.hears]
    for power, thing in met:
        night = THINGS[thing].meet(ROWS[power]).play()
        told = of_the_night(night.scene, "Ana", night.stage.night)
        heard |= {
            as_sent(t, "Ana")
            for t in told
            if tag_of(type(t.event)) == kind and (kind != "message" or getattr(t.event, "text", "") == SLEEPS)
        }
    assert len({power for power, _ in met}) > 1
    assert one(heard)


def test_the_sentence_is_that_of_the_rule_book() -> None:
    scene = rpg("Gus Hal", Ana="voyante", Bob="protecteur", Zoe="loup-garou").night(Ana="sonder Gus", Bob="proteger Gus")
    said = [as_sent(t, "Ana") for t in of_the_night(scene, "Ana")]
    assert [words[1] for words in said] == ["Ton action a échoué."]


ROBBED = {
    "voyante": (1, "sonder Gus"),
    "pretre": (2, "interroger Gus"),
    "salvateur": (3, "proteger Gus"),
    "protecteur": (4, "proteger Gus"),
    "ancien": (5, ""),
    "assommeur": (6, "assommer Gus"),
    "telepathe": (8, "ecrire Gus Bonsoir"),
}
MEETS = {
    "nothing": {},
    "a cover": {"Pia": "proteger Gus"},
    "a redirection": {"Rex": "rediriger Gus Hal"},
    "a visit": {"Lou": ["visiter Ana"]},
    "being sounded": {"Paul": "interroger Ana"},
}


@pytest.mark.rule("rpg.metronome.12")
def test_a_robbed_night_is_the_same_for_everybody_whatever_they_wanted_to_do() -> None:
    cast = {"Pia": "protecteur", "Rex": "redirecteur", "Lou": "loup-garou-manipulateur", "Paul": "pretre"}
    nights = set()
    for role, (number, order) in ROBBED.items():
        for given in MEETS.values():
            for hers in {"", order}:
                others = {name: one for name, one in cast.items() if name in given and one != role}
                if len(others) < len(given):
                    continue
                script = {"role@nuit-1.metronome": number, "porteur@nuit-1.metronome": "Ana"}
                scene = rpg("Gus Hal Ida", Ana=role, Mia="metronome", Zoe="loup-garou", script=script, **others)
                scene.night(Mia="voler", **({"Ana": hers} if hers else {}), **given)
                nights.add(tuple(as_sent(t, "Ana") for t in of_the_night(scene, "Ana")))
    assert len(one(nights)) == 1  # type: ignore[arg-type]


NO_VICTIM = {
    "no attack": ({}, {}),
    "a protection": ({"Sam": "salvateur"}, {"Zoe": "devorer Gus", "Sam": "proteger Gus"}),
    "a cover": ({"Pia": "protecteur"}, {"Zoe": "devorer Gus", "Pia": "proteger Gus"}),
    "an infection": ({"Ines": "infect-pere-des-loups"}, {"Zoe": "devorer Gus", "Ines": "infecter"}),
    "a knock-out": ({"Moe": "assommeur"}, {"Zoe": "devorer Gus", "Moe": "assommer Zoe"}),
    "an infection that is prevented": (
        {"Ines": "infect-pere-des-loups", "Moe": "assommeur"},
        {"Zoe": "devorer Gus", "Ines": "infecter", "Moe": "assommer Ines"},
    ),
    "a redirection onto a cover": (
        {"Rex": "redirecteur", "Pia": "protecteur"},
        {"Zoe": "devorer Gus", "Rex": "rediriger Gus Hal", "Pia": "proteger Hal"},
    ),
}


def quiet_nights() -> Iterable[Scene]:
    """Nights in which the pack kills nobody, and nobody else dies."""
    for cast, given in NO_VICTIM.values():
        yield rpg("Gus Hal Ida", Ana="sorciere", Zoe="loup-garou", **cast).night(**given)


@pytest.mark.rule("rpg.nuit.4")
def test_no_victim_is_told_to_the_sorciere_in_the_same_way_for_every_reason() -> None:
    struck = rpg("Gus Hal Ida", Ana="sorciere", Zoe="loup-garou", Yan="loup-garou", Cup="cupidon")
    struck.night(Cup="unir Zoe Gus", Zoe="devorer Gus")
    scenes = (*quiet_nights(), struck)
    nights = {tuple(as_sent(t, "Ana") for t in of_the_night(scene, "Ana")) for scene in scenes}
    assert len(one(nights)) == 1  # type: ignore[arg-type]


@pytest.mark.rule("rpg.protecteur.14", "rpg.ancien.9", "rpg.salvateur.8")
def test_a_night_without_a_death_is_announced_in_the_same_way_for_every_reason() -> None:
    spared = rpg("Gus Hal Ida", Ana="ancien", Zoe="loup-garou").night(Zoe="devorer Ana")
    healed = rpg("Gus Hal Ida", Ana="sorciere", Zoe="loup-garou").night(Zoe="devorer Gus", Ana="sauver Gus")
    nights = {tuple(as_sent(t, None) for t in of_the_night(scene, PUBLIC)) for scene in (*quiet_nights(), spared, healed)}
    assert one(nights)
