"""Questions, receipts, refusals, calls, names."""

import pytest

from loupiote.narration import Call, Narrator

GENRES = {"Ana": "f", "Bob": "m"}
FR, EN = Narrator("fr", genres=GENRES), Narrator("en", genres=GENRES)


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("’", "'")


@pytest.mark.parametrize(
    ("how", "fr", "en"),
    [
        (("sonder", "one player"), "Qui veux-tu sonder cette nuit ?", "Whose card do you want to see tonight?"),
        (("sauver", "one player"), "Qui veux-tu sauver avec ta potion de vie ?",
         "Whom do you want to save with your potion of life?"),
        (("brouter", "one player"), "brouter : qui choisis-tu ?", "brouter: whom do you choose?"),
        (("brouter", "square"), "brouter : que réponds-tu ?", "brouter: what do you answer?"),
    ],
)  # fmt: skip
def test_prompts(how, fr, en):
    assert plain(FR.prompt(*how)) == fr
    assert plain(EN.prompt(*how)) == en


def test_prompts_that_depend_on_what_is_asked():
    assert plain(FR.prompt("voter", "ballot", window="election")) == "À qui veux-tu confier le titre de Capitaine ?"
    assert plain(FR.prompt("voter", "ballot", window="vote")) == "Contre qui votes-tu ?"
    assert plain(FR.prompt("sauver", who="Élise")) == "La meute s'en prend à Élise. Verses-tu ta potion de vie ?"
    assert (
        plain(FR.prompt("prendre-carte", "option", optional=False))
        == "Ces deux cartes sont des loups : laquelle prends-tu ?"
    )
    assert plain(FR.prompt("charmer", "n players", n=1)) == "Qui veux-tu charmer cette nuit ?"
    assert "2 personnes" in FR.prompt("charmer", "n players", n=2)
    assert "3" in FR.prompt("brouter", "up to n players", n=3)


@pytest.mark.parametrize(
    ("power", "value", "fr"),
    [
        ("proteger", "Bob", "Tu protèges Bob cette nuit."),
        ("proteger", ("Bob",), "Tu protèges Bob cette nuit."),
        ("proteger", None, "Tu ne protèges personne cette nuit."),
        ("unir", ["Ana", "Bob"], "Tu unis Ana et Bob."),
        ("voter", "Ana", "Tu votes contre Ana."),
        ("voter", "personne", "Tu ne votes pour personne."),
        ("infecter", "oui", "Tu infectes la proie de la meute."),
        ("infecter", False, "Tu laisses la meute dévorer sa proie."),
        ("prendre-carte", "loup-garou", "Tu prends la carte Loup-Garou."),
        ("prendre-carte", "garder", "Tu gardes ta carte."),
        ("convenir-du-signe", "tousser [b]", "Ton signe secret : « tousser [b] »"),
        ("faire-le-signe", (), "Tu fais le signe : il y aura un second vote aujourd'hui."),
        ("faire-le-signe", None, "Tu ne fais pas le signe."),
        ("flairer", "Élise", "Tu flaires autour d'Élise cette nuit."),
        ("brouter", "Ana", "Ta réponse (brouter) : Ana."),
        ("brouter", (), "Ta réponse : brouter."),
        ("brouter", True, "Ta réponse (brouter) : oui."),
    ],
)
def test_receipts(power, value, fr):
    assert plain(FR.receipt(power, value)) == fr
    assert EN.receipt(power, value)


def test_a_receipt_of_an_election():
    assert FR.receipt("voter", "Ana", window="election") == "Ta voix va à Ana."


@pytest.mark.parametrize(
    ("how", "fr", "en"),
    [
        ({"code": "twice-running", "power": "proteger", "values": ["Ana"], "legal": ["Bob", "Cleo", "Dan"],
          "clause": "meneur.salvateur.5"},
         "Ana ne peut pas être protégée deux nuits de suite (meneur.salvateur.5) ; possibles : Bob, Cleo, Dan",
         "Ana cannot be protected two nights running (meneur.salvateur.5); possible: Bob, Cleo, Dan"),
        ({"code": "twice-running", "values": ["Bob"]}, "Bob ne peut pas être protégé deux nuits de suite",
         "Bob cannot be protected two nights running"),
        ({"code": "twice-running", "values": ["Élise"]}, "Impossible de protéger Élise deux nuits de suite",
         "Élise cannot be protected two nights running"),
        ({"code": "unknown-player", "values": ["Zed"], "legal": ["Ana"]},
         "Personne ne s'appelle Zed dans cette partie ; possibles : Ana", "Nobody is called Zed in this game; possible: Ana"),
        ({"code": "dead", "values": ["Ana"]}, "Ana n'est plus en vie", "Ana is no longer alive"),
        ({"code": "oneself", "who": "Ana", "values": ["Ana"]}, "Ana ne peut pas se désigner ici",
         "Players may not name themselves here: Ana"),
        ({"code": "oneself", "who": "Ana", "reader": "Ana"}, "Impossible de te désigner toi-même ici",
         "You cannot name yourself here"),
        ({"code": "spent", "power": "sauver"}, "Ce pouvoir a déjà servi : sauver", "This power has been used up: save"),
        ({"code": "no-vote", "who": "Bob"}, "Bob n'a plus le droit de vote", "Bob no longer has the right to vote"),
        ({"code": "not-legal", "values": [""], "legal": ["oui", "non"]}, "Ce choix n'est pas possible ici ; possibles : oui, non",
         "This choice is not possible here; possible: yes, no"),
        ({"code": "too-few", "values": ["2"]}, "Il faut au moins 2 noms", "At least 2 names are needed"),
        ({"code": "too-long", "values": ["100"]}, "C'est trop long : 100 caractères au plus",
         "This is too long: 100 characters at most"),
        ({"code": "not-asked", "who": "Ana", "power": "tuer#2"}, "On ne demande pas cela à Ana pour l'instant : dévorer en plus",
         "Ana is not asked this at the moment: devour one more"),
        ({"code": "no-such-code", "values": ["x"], "legal": ["y"], "clause": "a.b.1"},
         "Ce choix n'est pas possible ici (a.b.1) ; possibles : y", "This choice is not possible here (a.b.1); possible: y"),
        ({"code": "too-few-players", "values": [2], "legal": [3]}, "À 2, c'est trop peu pour jouer : il en faut au moins 3",
         "2 players are too few: at least 3 are needed"),
        ({"code": "too-many-players", "values": ["200"], "legal": ["60"]}, "À 200, c'est trop pour jouer : 60 au plus",
         "200 players are too many: 60 at most"),
        ({"code": "too-many-players", "values": ["200"]}, "À 200, c'est trop pour jouer", "200 players are too many"),
        ({"code": "cards-count", "values": ["7"], "legal": ["6"]}, "Le nombre de cartes ne tombe pas juste : 7 ; il en faut 6",
         "The number of cards does not add up: 7; 6 are needed"),
        ({"code": "thief-needs-spares", "values": ["0"], "legal": ["2"], "clause": "meneur.voleur.6"},
         "Avec le Voleur, il faut 2 cartes de plus que de joueurs, pas 0 (meneur.voleur.6)",
         "With the Thief, there must be 2 more cards than players, not 0 (meneur.voleur.6)"),
        ({"code": "parity-at-start", "values": ["2", "2"]},
         "Trop de loups (2) face aux autres (2) : la partie serait finie avant de commencer",
         "Too many wolves (2) for the others (2): the game would be over before it begins"),
        ({"code": "duplicate-name", "values": ["Ana"]}, "Le nom Ana est pris deux fois", "The name Ana is taken twice"),
        ({"code": "single-card", "values": ["voyante"]}, "La carte Voyante n'existe qu'en un seul exemplaire",
         "The card Seer exists only once"),
        ({"code": "bad-option", "values": ["abstention", "peut-être"], "legal": ["permise"]},
         "L'option abstention n'accepte pas « peut-être » ; possibles : permise",
         "The option abstention does not accept “peut-être”; possible: permise"),
        ({"code": "not-legal", "values": [""], "legal": ["voix double", "voix double, et tranche les égalités"]},
         "Ce choix n'est pas possible ici ; possibles : « voix double », « voix double, et tranche les égalités »",
         "This choice is not possible here; possible: “voix double”, “voix double, et tranche les égalités”"),
    ],
)  # fmt: skip
def test_refusals(how, fr, en):
    assert plain(FR.refusal(**how)) == fr
    assert plain(EN.refusal(**how)) == en


CODES = [
    "not-legal", "unknown-player", "unknown-power", "unknown-window", "dead", "oneself", "pack-member",
    "twice-running", "already-charmed", "not-shown", "the-victim", "spent", "two-potions", "must-answer",
    "not-asked", "wrong-window", "stale", "too-many", "too-few", "same-twice", "too-long", "no-vote", "not-mj",
    "game-over", "not-tied", "wolf-cards", "empty", "alive", "first-night", "not-tonight", "not-pack",
    "pack-lost", "in-love", "unknown-decree", "nothing-to-undo", "nothing-to-amend", "too-few-players",
    "too-many-players", "duplicate-name", "bad-name", "unknown-role", "unknown-option", "unknown-rules",
    "bad-option", "parity-at-start", "no-wolf", "no-card", "thief-needs-spares", "cards-count", "single-card",
]  # fmt: skip


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("narrator", [FR, EN], ids=["fr", "en"])
def test_every_code_has_a_sentence_with_and_without_details(narrator, code):
    assert narrator.writer.texts.has(f"refusal-{code}")
    for details in ({}, {"values": ["Ana"]}, {"values": ["2", "b"], "legal": ["3"], "who": "Bob", "power": "sonder"}):
        said = narrator.refusal(code, **details)
        assert said and "{" not in said and not said.endswith((".", ":", " ")) and "  " not in said


def test_an_error_of_an_odd_name_is_escaped():
    assert Narrator("fr", "markdown").refusal("unknown-player", values=["*x*"], legal=["[b]"]).count("\\") == 4


def test_calls():
    assert FR.call("voyante") == Call(
        "La Voyante ouvre les yeux. De qui veut-elle voir la carte\u00a0?", "La Voyante se rendort."
    )
    assert EN.call("debat").sleep == ""
    assert FR.call("nowhere") == Call("", "")


def test_names():
    assert FR.moment("nuit", 2) == "Nuit 2" and FR.moment("nuit") == "Nuit"
    assert FR.moment("aube", 1) == "Aube du jour 1" and FR.moment("vote", 2) == "Vote du jour 2"
    assert FR.moment("election", 1) == "Élection du Capitaine"
    assert EN.role("ancien", "un") == "an Elder" and EN.role("voyante", "le") == "the Seer"
    assert FR.role("voyante", "un") == "une Voyante" and FR.role("cupidon", "le") == "Cupidon"
    assert FR.tag("simple-villageois") == "Village, Aucun réveil" and EN.tag("ancien") == "Village, Permanent"
    assert FR.camp("loups", "le") == "les Loups-Garous" and EN.camp("village") == "Village"
    assert FR.option("abstention") == "Abstention" and FR.option("abstention", "permise") == "permise"
    assert FR.option("deux-potions", True) == "oui" and EN.option("deux-potions", False) == "no"
    assert FR.option("inconnue", 3) == "3" and FR.option_help("abstention")
    assert FR.mark("no-vote") == "vote interdit" and FR.window("debat") == "Le débat"
    assert FR.board("clairiere") == "La clairière des Loups" and FR.power("proteger") == "protéger"
    assert 40 < len(FR.help("voyante")) < 400
