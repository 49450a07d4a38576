"""French spaces, apostrophes, elision and contraction; lists; gender."""

import pytest

from loupiote.kernel.events import Died, Elected, Saw
from loupiote.narration import Narrator
from loupiote.narration.formats import FORMATS
from loupiote.narration.grammar import agree, article, genre_of, listed, spaced, starts_with_vowel, typeset
from loupiote.narration.runs import Article, Label, Player, Text

NB = "\u00a0"


def shown(*runs) -> str:
    return FORMATS["text"].line(agree(runs, "fr"))


@pytest.mark.parametrize(
    ("typed", "set_"),
    [
        ("Qui ?", f"Qui{NB}?"),
        ("Égalité !", f"Égalité{NB}!"),
        ("Tard ; trop tard : fini", f"Tard{NB}; trop tard{NB}: fini"),
        ("« oui »", f"«{NB}oui{NB}»"),
        ("l'ours d'Ana", "l’ours d’Ana"),
        ("à 12:30", "à 12:30"),
        ("Et...", "Et…"),
    ],
)
def test_french_typography(typed, set_):
    assert typeset(typed, "fr") == set_


def test_english_keeps_its_spaces():
    assert typeset("Who's there ?", "en") == "Who’s there ?"


@pytest.mark.parametrize(
    ("typed", "set_"),
    [
        ("Who's there? 'Ana'", "Who’s there? ‘Ana’"),
        ("('no victim')", "(‘no victim’)"),
        ("the wolves' prey", "the wolves’ prey"),
        ("'a' means nothing", "‘a’ means nothing"),
    ],
)
def test_a_quote_opens_before_a_word_and_closes_behind_it(typed, set_):
    assert typeset(typed, "en") == set_


@pytest.mark.parametrize(
    ("name", "elided"),
    [("Ana", True), ("Élise", True), ("œdipe", True), ("Yves", True), ("Yann", False), ("Bob", False), ("Hugo", False),
     ("12:30", False), ("[b]", False), ("Ïo", True), ("", False), ("Ψ", False), ("y", True)],
)  # fmt: skip
def test_vowels(name, elided):
    assert starts_with_vowel(name) is (elided and name != "")


@pytest.mark.parametrize(
    ("before", "after", "line"),
    [
        ("la mort de ", (Player("Ana"),), "la mort d’Ana"),
        ("la mort de ", (Player("Bob"),), "la mort de Bob"),
        ("De ", (Player("Ana"),), "D’Ana"),
        ("plus que ", (Player("Yves"),), "plus qu’Yves"),
        ("avec ", (Player("Ana"),), "avec Ana"),
        ("une ", (Player("Ana"),), "une Ana"),
        ("monde ", (Player("Ana"),), "monde Ana"),
        ("le camp de ", (Article("le "), Label("Village")), "le camp du Village"),
        ("le camp de ", (Article("les "), Label("Amoureux")), "le camp des Amoureux"),
        ("une voix à ", (Article("le "), Label("Voleur")), "une voix au Voleur"),
        ("une voix à ", (Article("les "), Label("Amoureux")), "une voix aux Amoureux"),
        ("le camp de ", (Article("la "), Label("Voyante")), "le camp de la Voyante"),
        ("le camp de ", (Article("l’"), Label("Ancien")), "le camp de l’Ancien"),
        ("carte de ", (Label("Cupidon"),), "carte de Cupidon"),
    ],
)
def test_joining(before, after, line):
    assert shown(Text(before), *after) == line


def test_a_name_is_never_touched():
    assert shown(Player("de "), Player("Ana")) == "deAna"
    assert (
        Narrator("fr").tell(Died("Qui ? « l'un » ...")) == "Qui ? « l'un » ... perd la vie, et sa carte reste cachée."
    )


@pytest.mark.parametrize(
    ("le", "name", "both"),
    [
        ("le", "Voleur", "le Voleur"),
        ("le", "Ancien", "l’Ancien"),
        ("la", "Voyante", "la Voyante"),
        ("", "Cupidon", "Cupidon"),
    ],
)
def test_articles(le, name, both):
    assert shown(*article(le, name, "fr"), Label(name)) == both


def test_lists():
    names = [(Player(name),) for name in ("Ana", "Bob", "Cleo")]
    line = FORMATS["text"].line
    assert line(listed(names, "et")) == "Ana, Bob et Cleo"
    assert line(listed(names[:2], "et")) == "Ana et Bob"
    assert line(listed(names[:1], "et")) == "Ana"
    assert line(listed([], "et")) == ""
    assert line(listed(names, "")) == "Ana, Bob, Cleo"


@pytest.mark.parametrize(
    ("genres", "found"),
    [("f", "f"), ("m", "m"), ("ff", "f"), ("fm", "m"), ("fx", "x"), ("x", "x"), ("", "x"), ("f?", "x")],
)
def test_genre_of_a_group(genres, found):
    known = {str(i): None if g == "?" else g for i, g in enumerate(genres)}
    assert genre_of(known, known) == found
    assert genre_of(["stranger"], known) == "x"


@pytest.mark.parametrize(
    ("genre", "death", "office"),
    [
        ("f", f"Ana est morte{NB}: c’était la Voyante.", "Ana est élue Capitaine."),
        ("m", f"Ana est mort{NB}: c’était la Voyante.", "Ana est élu Capitaine."),
        ("x", f"Ana perd la vie{NB}: c’était la Voyante.", "Le village donne à Ana le titre de Capitaine."),
        (None, f"Ana perd la vie{NB}: c’était la Voyante.", "Le village donne à Ana le titre de Capitaine."),
    ],
)
def test_agreement(genre, death, office):
    narrator = Narrator("fr", genres={"Ana": genre})
    assert narrator.tell(Died("Ana", role="voyante")) == death
    assert narrator.tell(Elected("Ana", "capitaine", "vote")) == office


def test_a_sentence_elides_and_contracts():
    narrator = Narrator("fr")
    assert narrator.tell(Saw("Élise", camp="loups")) == (
        f"Tu perces le secret d’Élise{NB}: son camp est celui des Loups-Garous."
    )
    assert narrator.role("enfant-sauvage", "le") == "l’Enfant Sauvage"
    assert narrator.role("loup-garou", "plural") == "Loups-Garous"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Qui ? Lui : « Ana ! » ; elle", "Qui_? Lui_: «_Ana_!_»_; elle"),
        ("(Quoi ?!) À 20:00, %(who)s :", "(Quoi_?!) À 20:00, %(who)s_:"),
        ("écris !vote Ana :) ou <b>Nom :</b> {x} ;", "écris !vote Ana :) ou <b>Nom_:</b> {x}_;"),
        ("https://example.org/?a=1;b", "https://example.org/?a=1;b"),
    ],
)
def test_the_spaces_of_french(typed: str, shown: str) -> None:
    assert spaced(typed) == shown.replace("_", NB)
    assert spaced(spaced(typed)) == spaced(typed)


@pytest.mark.parametrize("name", ["Hélène", "Henri", "Hugo", "Honoré", "Hubert", "Hippolyte", "Hyacinthe", "hélène"])
def test_a_name_with_a_silent_h_is_elided(name):
    assert shown(Text("la mort de "), Player(name)) == f"la mort d’{name}"
    assert shown(Text("plus que "), Player(name)) == f"plus qu’{name}"


@pytest.mark.parametrize("run", [Player("Hal"), Player("Hassan"), Player("Hannah"), Player("H"), Label("Hache")])
def test_an_h_that_is_said_or_no_name_is_not(run):
    assert shown(Text("la mort de "), run) == f"la mort de {FORMATS['text'].line((run,))}"
