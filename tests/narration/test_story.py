"""A whole story: headings, grouping, ballots, reasons; and that a reader's story holds nothing else."""

import pytest

from loupiote.cast.events import Growl, Victim
from loupiote.kernel.events import (
    Acted,
    Composed,
    Counted,
    Dealt,
    Died,
    Elected,
    Opened,
    Revealed,
    Saw,
    Survived,
    Told,
    Voted,
    Won,
)
from loupiote.narration import Narrator

GENRES = {"Ana": "f", "Bob": "m", "Cleo": "f", "Dan": "m"}


def told(moment, number, *events, to=None, because=()):
    return [Told(event, to, because, moment, number) for event in events]


GAME = [
    *told("distribution", 0, Composed({"voyante": 1, "loup-garou": 1}, players=["Ana", "Bob"])),
    *told("distribution", 0, Dealt("voyante"), to=["Ana"]),
    *told("distribution", 0, Dealt("loup-garou"), to=["Bob"]),
    *told("nuit", 1, Opened("nuit", 1)),
    *told("nuit", 1, Saw("Bob", role="loup-garou"), to=["Ana"], because=("meneur.voyante.3",)),
    *told("nuit", 1, Victim("Dan"), to=["Cleo"]),
    *told("aube", 1, Opened("aube", 1)),
    *told("aube", 1, Died("Dan", role="chasseur"), Died("Eve", role="ancien"), because=("meneur.tour-de-jeu.4",)),
    *told("aube", 1, Growl(True)),
    *told("election", 1, Opened("election", 1), Voted("Ana", "Cleo"), Counted({"Cleo": 1}, "Cleo")),
    *told("election", 1, Elected("Cleo", "capitaine", "vote")),
    *told("jour", 1, Opened("jour", 1)),
    *told(
        "vote", 1, Opened("vote", 1), Voted("Ana", "Bob"), Voted("Bob", "Ana"), Voted("Cleo", "Bob", 2), Voted("Fay")
    ),
    *told("vote", 1, Counted({"Ana": 1, "Bob": 3}, "Bob"), because=("meneur.tour-de-jeu.7",)),
    *told("execution", 1, Opened("execution", 1), Died("Bob", role="loup-garou")),
    *told("execution", 1, Won(["Ana", "Cleo"], ["village"])),
]


def lines(**how):
    lang, format = how.pop("lang", "fr"), how.pop("format", "text")
    text = Narrator(lang, format, genres=GENRES).story(how.pop("told", GAME), **how)
    return text.replace("\u00a0", " ").replace("’", "'").splitlines()


def test_what_everybody_reads():
    assert [line for line in lines() if line and not line.startswith("─")] == [
        "Distribution",
        "Autour du feu, 2 âmes : Ana et Bob. Cartes en jeu : Voyante et Loup-Garou.",
        "Nuit 1",
        "La nuit tombe, le village s'endort.",
        "Aube du jour 1",
        "Le jour se lève, le village s'éveille.",
        "Dan est mort : c'était le Chasseur. Eve perd la vie : c'était l'Ancien.",
        "L'ours grogne : un loup est tout près de son maître.",
        "Élection du Capitaine",
        "Il faut au village un Capitaine : à vos voix.",
        "  • Cleo : 1 voix (Ana)",
        "Cleo est élue Capitaine.",
        "Vote du jour 1",
        "Le moment est venu de voter.",
        "  • Bob : 3 voix (Ana et Cleo ×2)",
        "  • Ana : 1 voix (Bob)",
        "  • Abstention : Fay",
        "Bob arrive en tête.",
        "Un silence tombe sur la place.",
        "Bob est mort : c'était un Loup-Garou.",
        "Les loups ont disparu : le Village l'emporte ! Honneur à Ana et Cleo !",
    ]


def test_in_english():
    text = "\n".join(lines(lang="en"))
    for line in ("The deal", "Night 1", "Dawn of day 1", "Vote of day 1", "  • Bob: 3 votes (Ana and Cleo ×2)",
                 "The wolves are gone: the Village wins! All honour to Ana and Cleo!"):  # fmt: skip
        assert line in text


def test_a_player_reads_their_own_secrets_and_no_others():
    ana, everybody = lines(reader="Ana"), lines()
    assert [line for line in ana if line not in everybody] == [
        "Ta carte : Voyante.",
        "Tu perces le secret de Bob : c'est un Loup-Garou.",
    ]
    hidden = [t for t in GAME if t.to is None or "Ana" in t.to]
    assert lines(told=hidden, reader="Ana") == ana


def test_the_game_master_reads_everything():
    text = "\n".join(lines(mj=True))
    assert "  • Ana reçoit la carte Voyante.\n  • Bob reçoit la carte Loup-Garou." in text
    assert "  • (à Ana) Tu perces le secret de Bob : c'est un Loup-Garou." in text
    assert "  • (à Cleo) Cette nuit, la proie de la meute est Dan." in text


def test_reasons_and_their_texts():
    text = "\n".join(lines(because=True, clause={"meneur.tour-de-jeu.4": "A", "meneur.tour-de-jeu.7": "B"}.__getitem__))
    assert "Dan est mort : c'était le Chasseur. (meneur.tour-de-jeu.4) Eve" in text
    assert "Bob arrive en tête. (meneur.tour-de-jeu.7)" in text
    assert text.endswith("Pourquoi ?\n──────────\n\n  • meneur.tour-de-jeu.4 : A\n  • meneur.tour-de-jeu.7 : B")
    assert "meneur." not in "\n".join(lines())


@pytest.mark.parametrize(("event", "line"), [(None, True), (Survived(), False), (Died("Ana"), False)])
def test_a_quiet_night(event, line):
    facts = [*told("aube", 2, Opened("aube", 2), *([event] if event else [])), *told("vote", 2, Opened("vote", 2))]
    assert ("Cette nuit, personne n'est mort." in "\n".join(lines(told=facts))) is line
    assert "personne n'est mort" not in "\n".join(lines(told=told("aube", 2, Opened("aube", 2))))  # it may not be over


def test_a_secret_survivor_changes_nothing():
    end = told("vote", 2, Opened("vote", 2))
    quiet = told("aube", 2, Opened("aube", 2)) + end
    secret = told("aube", 2, Opened("aube", 2)) + told("aube", 2, Survived("Ana"), to=[]) + end
    assert lines(told=quiet) == lines(told=secret)


def test_a_second_vote_has_its_own_title():
    facts = [
        *told("vote", 3, Opened("vote", 3), Counted({"Ana": 1}, "Ana")),
        *told("execution", 3, Opened("execution", 3), Died("Ana")),
        *told("vote", 3, Opened("vote", 3), Counted({}, None)),
        *told("execution", 3, Opened("execution", 3)),
    ]
    shown = lines(told=facts)
    assert "Vote du jour 3" in shown and "Second vote du jour 3" in shown
    assert not any(line.startswith("Exécution") for line in shown)
    revote = told("vote", 3, Opened("vote", 3), Counted({}, tied=["Ana"]), Opened("vote", 3), Counted({}))
    assert "Second vote du jour 3" in lines(told=revote)


def test_secret_ballots_show_totals_only():
    shown = lines(told=told("vote", 1, Counted({"Ana": 1, "Bob": 2}, "Bob")))
    assert [line for line in shown if "•" in line] == ["  • Bob : 2 voix", "  • Ana : 1 voix"]


def test_open_ballots_without_a_count():
    shown = lines(told=told("vote", 1, Voted("Ana", "Bob"), Voted("Bob", "Ana"), Voted("Cleo", "Ana")))
    assert [line for line in shown if "•" in line] == ["  • Ana : 2 voix (Bob et Cleo)", "  • Bob : 1 voix (Ana)"]


def test_a_debate_under_way_is_shown():
    assert "Jour 2" in lines(told=told("jour", 2, Opened("jour", 2)))
    assert lines(told=[]) == []


def test_markdown_and_bbcode():
    markdown = "\n".join(lines(format="markdown"))
    assert "## Vote du jour 1" in markdown and "- **Bob** : 3 voix (**Ana** et **Cleo** ×2)" in markdown
    bbcode = "\n".join(lines(format="bbcode"))
    assert "[b][u]Nuit 1[/u][/b]" in bbcode and "[list]\n[*][b]Bob[/b] : 3 voix" in bbcode
    assert "[color=#cc4238]Loup-Garou[/color]" in bbcode


DAY = told(
    "vote",
    1,
    Opened("vote", 1),
    Voted("Ana", "Bob"),
    Voted("Bob", "Ana"),
    Counted({"Ana": 1, "Bob": 1}, None, ["Ana", "Bob"]),
)
NOBODY = told("execution", 1, Opened("execution", 1))
NIGHT = told("nuit", 2, Opened("nuit", 2))


def test_a_tie_says_who_breaks_it_and_that_nobody_is_executed():
    silent = told("vote", 1, Acted("Cleo", "trancher", acted=False))
    broken = told("vote", 1, Acted("Cleo", "trancher", ["Bob"]))
    assert "Cleo ne tranche pas." in lines(told=[*DAY, *silent, *NOBODY, *NIGHT])
    assert "Un silence tombe sur la place. Personne n'est exécuté." in lines(told=[*DAY, *silent, *NOBODY, *NIGHT])
    assert "À Cleo de trancher : ce sera Bob." in lines(told=[*DAY, *broken])
    assert "Tu tranches : Bob doit mourir." in lines(told=[*DAY, *broken], reader="Cleo")


def test_a_card_turned_over_and_nobody_executed():
    turned = told("execution", 1, Revealed("Ana", role="idiot-du-village"))
    assert lines(told=[*NOBODY, *turned, *NIGHT])[5:8:2] == [
        "Ana retourne sa carte : c'est l'Idiot du Village.",
        "Personne n'est exécuté.",
    ]


def test_a_day_before_all_nights_has_no_number():
    assert lines(told=told("vote", 0, Opened("vote", 0)))[0] == "Vote d'avant la première nuit"
