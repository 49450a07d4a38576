"""What `forum` says in words of its own, in both languages."""

from __future__ import annotations

import pytest

from forum.scenes import COIN, GIRL, forum
from loupiote.cast.events import Hint
from loupiote.kernel.events import Composed, Message, Saw
from loupiote.narration import Lang, Narrator, tale


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ").replace("’", "'")


@pytest.mark.parametrize(
    ("lang", "key", "said"),
    [
        ("fr", "rien-vu", "Cette nuit, tu as eu beau guetter : tu n'as rien vu."),
        ("fr", "piece-pile", "Une pièce pour Ana : elle tombe sur pile."),
        ("fr", "piece-face", "Une pièce pour Ana : elle tombe sur face."),
        ("en", "rien-vu", "You kept watch tonight, and saw nothing."),
        ("en", "piece-pile", "A coin for Ana: it shows heads."),
        ("en", "piece-face", "A coin for Ana: it shows tails."),
    ],
)
def test_coins(lang: Lang, key: str, said: str) -> None:
    assert plain(Narrator(lang, rules="forum").tell(Message(key, "Ana"), mj=True)) == said


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_hints_and_who_is_recognised(lang: Lang) -> None:
    told = Narrator(lang, rules="forum")
    names = plain(told.tell(Hint(["Ana", "Bob", "Cleo"])))
    assert names.endswith(
        {"fr": "c'est l'un de ces noms : Ana, Bob ou Cleo.", "en": "these names: Ana, Bob or Cleo."}[lang]
    )
    assert "Elle est <b>vive</b>" in Narrator(lang, "text", rules="forum").tell(Hint(text="Elle est <b>vive</b>"))
    assert told.tell(Saw("Cat", wolf=True)) == told.tell(Saw("Bob", wolf=True)).replace("Bob", "Cat")


@pytest.mark.parametrize(("window", "word"), [("voyante", "Voyante"), ("loups", "meute")])
def test_the_two_spies_are_asked_in_words_of_their_own(window: str, word: str) -> None:
    told = Narrator("fr", rules="forum")
    assert word in told.prompt("espionner", "yes-no", window=window)
    assert word in told.receipt("espionner", "oui", window=window)
    assert told.receipt("espionner", "non", window=window) == told.receipt("espionner", None, window=window)


def test_a_length_of_time_is_written_as_people_write_it() -> None:
    told = Narrator("fr", rules="forum").tell(Composed(options={"delai-reponses": 5400}))
    assert "1h30m" in told


def test_the_story_of_a_night_of_spies() -> None:
    roles = {"Ana": "petite-fille", "Bob": "loup-garou", "Cleo": "espion", "Dan": "voyante"}
    script = {GIRL: "pile", COIN: "face", "loup@nuit.petite-fille": "Bob", "indice@nuit.espion": ["Ana", "Cleo", "Eve"]}
    scene = forum("Eve Fay Gus", script=script, **roles)
    scene.night(Cleo="espionner", Dan="sonder Bob", Ana="espionner")
    told = Narrator("fr", rules="forum")
    seer = plain(told.story(tale(scene.table, "Dan"), reader="Dan"))
    assert "l'un de ces noms : Ana, Cleo ou Eve" in seer and "pièce" not in seer
    girl = plain(told.story(tale(scene.table, "Ana"), reader="Ana"))
    assert "Tu reconnais un loup : Bob." in girl and "Cleo" not in girl.partition("Nuit 1")[2]
    master = plain(told.story(tale(scene.table, "mj"), mj=True))
    assert (
        "Une pièce pour Cleo : elle tombe sur face." in master and "Une pièce pour Ana : elle tombe sur pile." in master
    )


def test_the_words_of_a_hint_are_told_once_and_never_to_whom_they_are_about() -> None:
    roles = {"Ana": "petite-fille", "Bob": "loup-garou"}
    scene = forum("Eve Fay Gus", script={GIRL: "face"}, **roles)
    scene.say("Ana", "espionner")
    scene.to("indice").say("Ana", "donner-un-indice Regardez ses tresses")
    scene.to_moment("jour")
    told = Narrator("fr", rules="forum")
    assert told.story(tale(scene.table, "mj"), mj=True).count("ses tresses") == 1
    assert "tresses" not in told.story(tale(scene.table, "Ana"), reader="Ana")
    assert told.story(tale(scene.table, "Bob"), reader="Bob").count("ses tresses") == 1
