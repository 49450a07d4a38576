"""`loupiote play`: whole games by scripted answers, undoing, saving, secrets."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

from cli.conftest import Cli, Ended
from cli.games import ANYTHING, PLAYERS, seed_for
from loupiote.cli.desk import Desk
from loupiote.cli.play import saves
from loupiote.cli.play.manners import Alone
from loupiote.cli.play.session import Leave, Session
from loupiote.kernel.data import encode
from loupiote.kernel.start import Plan, start
from loupiote.kernel.table import Table
from loupiote.kernel.view import view
from loupiote.records import check
from loupiote.rules import rule_set


def saved(data: Path) -> Path:
    files = list((data / "games").glob("*.json"))
    assert len(files) == 1
    return files[0]


def finished(ended: Ended) -> bool:
    return ended.status == 0 and "Graine de la partie" in ended.out


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("role", ["voyante", "sorciere", "chasseur", "loup-garou", "simple-villageois"])
def test_a_whole_game_by_scripted_answers(cli: Cli, data: Path, role: str, lang: str) -> None:
    ended = cli("play", "--players", PLAYERS, "--seed", seed_for(role), "--lang", lang, stdin=ANYTHING)
    assert ended.status == 0
    table, head = saves.load(saved(data))
    assert table.game.over
    assert head.over
    assert head.people == ["Ana"]
    for seat in table.game.seats:
        assert seat in ended.out


@pytest.mark.parametrize(
    "role",
    ["cupidon", "voleur", "petite-fille", "joueur-de-flute", "renard", "enfant-sauvage", "loup-garou-blanc", "juge-begue",
     "grand-mechant-loup", "infect-pere-des-loups", "servante-devouee", "salvateur", "bouc-emissaire"],
)  # fmt: skip
def test_every_card_can_be_played(cli: Cli, role: str) -> None:
    villagers = 5 + 2 * (role == "voleur")
    cards = f"simple-villageois:{villagers},loup-garou:2,{role}"
    seed = seed_for(role, cards=cards)
    answers = "1,2\n1\n2\n0\n" * 200  # one of these is an answer to any question
    ended = cli("play", "--players", PLAYERS, "--cards", cards, "--seed", seed, stdin=answers)
    assert finished(ended)


def test_the_game_with_all_cards_can_be_watched(cli: Cli) -> None:
    singles = [role for role, kind in rule_set("meneur").roles.items() if kind.single]
    cards = ",".join([*singles, "loup-garou:2", "simple-villageois:4"])
    for seed in range(5):
        ended = cli("play", "--watch", "--cards", cards, "--seed", seed)
        assert finished(ended)


def test_a_game_is_the_same_for_the_same_seed_and_answers(cli: Cli) -> None:
    first = cli("play", "--players", PLAYERS, "--seed", "x", "--save", "a.json", stdin=ANYTHING)
    second = cli("play", "--players", PLAYERS, "--seed", "x", "--save", "b.json", stdin=ANYTHING)
    assert re.sub(r"loupiote-[\d-]+", "", first.out) == re.sub(r"loupiote-[\d-]+", "", second.out)


def test_one_seat_is_shown_its_view_alone(cli: Cli, data: Path) -> None:
    """Until the end nothing on the screen comes from what the seat was not told."""
    seed = seed_for("simple-villageois")
    ended = cli("play", "--players", PLAYERS, "--seed", seed, stdin="0\nq\n")
    table, _ = saves.load(saved(data))
    mine = view(table, "Ana")
    asked = ended.out.count("> ")
    assert asked == 2  # the election, then the vote: no night of others makes a question or a pause
    for seat in mine.seats:
        if seat.name != "Ana" and seat.role is None:
            assert not re.search(rf"{seat.name} \((?!Capitaine)[A-ZÉ]", ended.out), "a hidden role stands beside a name"
    for hidden in ("la proie de la meute", "Tu perces le secret", "la meute se reconnaît"):
        assert hidden not in ended.out


HIDDEN = ["voyante", "salvateur", "sorciere", "loup-garou", "loup-garou", "cupidon", "simple-villageois"]


@pytest.mark.parametrize("turn", range(1, 7))
def test_the_screen_does_not_depend_on_what_others_hold(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, turn: int
) -> None:
    """The cards of the others are dealt otherwise; until something public differs the screen is the same to the byte."""
    names, screens = PLAYERS.split(","), []
    for hidden in (HIDDEN, HIDDEN[turn:] + HIDDEN[:turn]):
        roles = dict(zip(names, ["simple-villageois", *hidden], strict=True))
        options = {"premiere-nuit": "sans-mort", "election-egalite": "pas-de-capitaine"}
        draws = {"couple@nuit.cupidon": ["Hal", "Gus"]}
        plan = Plan(rule_set("meneur"), names, roles=roles, options=options, seed="s", script=draws)
        session = Session(Desk("fr"), Table(start(plan)), ["Ana"], tmp_path / "game.json")
        monkeypatch.setattr("sys.stdin", io.StringIO("0\nq\n"))
        with pytest.raises(Leave):
            session.play(Alone())
        shown = capsys.readouterr().out
        if "Une flèche de Cupidon" in shown:
            return
        screens.append(shown)
    assert screens[0] == screens[1]


def test_a_wolf_sees_the_pack_and_its_bots_follow(cli: Cli, data: Path) -> None:
    ended = cli("play", "--players", PLAYERS, "--seed", seed_for("loup-garou"), stdin="2\nq\n")
    assert "Qui la meute va-t-elle dévorer" in ended.out
    table, _ = saves.load(saved(data))
    named = [
        one.value for chapter in table.standing() for one in chapter.inputs if getattr(one, "power", "") == "devorer"
    ]
    assert len(named) == 2
    assert len(set(named)) == 1


def test_slips_doubts_refusals_and_help(cli: Cli) -> None:
    seed = seed_for("voyante")
    ended = cli("play", "--players", PLAYERS, "--seed", seed, stdin="?\nzzz\n99\n\ncleo\nq\n")
    assert "meneur.voyante.2" in ended.out
    assert "« zzz »" in ended.out
    assert "« 99 »" in ended.out
    assert "Tu sondes Cléo cette nuit." in ended.out


def test_a_choice_that_the_rules_refuse_is_refused_in_their_words(cli: Cli) -> None:
    ended = cli("play", "--players", PLAYERS, "--seed", seed_for("simple-villageois"), stdin="Ana\nBob\nq\n")
    assert "te désigner toi-même" in ended.out
    assert "Ta voix va à Bob." in ended.out


def test_undo_says_what_and_gives_the_same_state_again(cli: Cli, data: Path) -> None:
    seed = seed_for("voyante")
    cli("play", "--players", PLAYERS, "--seed", seed, "--save", "a.json", stdin="Bob\nCléo\nq\n")
    ended = cli(
        "play", "--players", PLAYERS, "--seed", seed, "--save", "b.json", stdin="Bob\nDan\nu\nn\nu\no\nCléo\nq\n"
    )
    assert "« Ta voix va à Dan. »" in ended.out
    assert "Rien n’est annulé" in ended.out
    one, other = saves.load(Path("a.json"))[0], saves.load(Path("b.json"))[0]
    assert encode(one.game) == encode(other.game)
    assert encode(one.told) == encode(other.told)


def test_there_is_nothing_to_undo_at_first(cli: Cli) -> None:
    ended = cli("play", "--players", PLAYERS, "--seed", seed_for("voyante"), stdin="u\nq\n")
    assert "rien que tu puisses annuler" in ended.out


@pytest.mark.parametrize("leave", ["q\n", "", ":q\n", "s\nq\n"])
def test_leaving_saves_and_says_how_to_come_back(cli: Cli, data: Path, leave: str) -> None:
    seed = seed_for("voyante")
    ended = cli("play", "--players", PLAYERS, "--seed", seed, stdin="Bob\n" + leave)
    assert ended.status == 0
    assert "loupiote play --resume" in ended.out
    whole = cli("play", "--players", PLAYERS, "--seed", seed, "--save", "whole.json", stdin="Bob\n" + ANYTHING)
    assert finished(whole)
    again = cli("play", "--resume", stdin=ANYTHING)
    assert finished(again)
    one, other = saves.load(Path("whole.json"))[0], saves.load(saved(data))[0]
    assert encode(one.game) == encode(other.game)
    assert encode(one.told) == encode(other.told)


def test_resuming_takes_the_last_game_that_has_not_ended(cli: Cli, data: Path) -> None:
    cli("play", "--players", PLAYERS, "--seed", "1", stdin=ANYTHING)
    assert cli("play", "--resume").status == 2
    cli("play", "--players", "Zoé,Yan,Xia,Wim,Val,Uma", "--seed", "2", stdin="q\n")
    assert "Zoé" in cli("play", "--resume", stdin="q\n").out


def test_an_ended_game_can_be_looked_at_again(cli: Cli, data: Path) -> None:
    cli("play", "--players", PLAYERS, "--seed", "1", stdin=ANYTHING)
    ended = cli("play", str(saved(data)), stdin="h\n\n")
    assert finished(ended)
    assert "reçoit la carte" in ended.out


def test_the_end_offers_the_story_and_the_record(cli: Cli) -> None:
    ended = cli("play", "--players", PLAYERS, "--seed", "3", "--export", "game.yaml", "--story", stdin=ANYTHING)
    assert finished(ended)
    assert "reçoit la carte" in ended.out
    outcome = check(Path("game.yaml"))
    assert outcome.errors == []
    again = cli("replay", "game.yaml", "--as", "public")
    assert again.status == 0


def test_two_people_pass_the_terminal(cli: Cli, data: Path) -> None:
    answers = "\n1\n" * 400
    ended = cli("play", "--players", PLAYERS, "--seat", "Dan", "--seat", "Ana", "--seed", "5", stdin=answers)
    assert finished(ended)
    assert "Passez l’appareil à Ana" in ended.out
    assert "Passez l’appareil à Bob" not in ended.out
    assert json.loads(saved(data).read_text(encoding="utf-8"))["people"] == ["Ana", "Dan"]


def test_the_terminal_goes_to_everybody_by_night(cli: Cli) -> None:
    names = PLAYERS.split(",")
    ended = cli("play", "--players", PLAYERS, "--all", "--seed", "5", stdin="\n1\n\n" * 900)
    first_night = ended.out[: ended.out.index("Débattez")]
    passed = re.findall(r"Passez l’appareil à (\w+)", first_night)
    assert len(passed) % len(names) == 0
    assert passed[: len(names)] == names


def test_nobody_takes_back_what_another_did(cli: Cli) -> None:
    cards = "simple-villageois:2,loup-garou,salvateur"
    seed = seed_for("salvateur", players="Ana,Bob,Cléo,Dan", cards=cards)
    ended = cli(
        "play", "--players", "Ana,Bob,Cléo,Dan", "--cards", cards, "--all", "--seed", seed,
        stdin="\nBob\nu\nn\n\n\nu\n\n" + "q\n" * 20,
    )  # fmt: skip
    assert "« Tu protèges Bob cette nuit. »" in ended.out  # Ana may take back her own
    after = ended.out[ended.out.index("Passez l’appareil à Bob") :]
    assert "rien que tu puisses annuler" in after
    assert "protèges" not in after


def test_setting_up_by_questions(cli: Cli, data: Path) -> None:
    answers = [
        "3", "1", "Mélusine", "deux", "2", "Mélusine,Ana,ana", "Ana,Bob,Cléo,Dan,Ève,Fay,Gus", "?", "+Cupidn", "+Cupidon", "",
        "capitaine=roi", "?", "capitaine=aucun", "",
    ]  # fmt: skip
    ended = cli("play", "--rules", "meneur", "--seed", "7", stdin="\n".join(answers) + "\nq\n")
    assert ended.status == 0
    table, head = saves.load(saved(data))
    assert head.people == ["Mélusine"]
    assert list(table.game.seats) == ["Mélusine", "Ana", "Bob", "Cléo", "Dan", "Ève", "Fay", "Gus"]
    assert table.game.options["capitaine"] == "aucun"
    assert "cupidon" in {table.game.role(seat) for seat in table.game.seats}
    assert "Voulais-tu dire Cupidon" in ended.out


def test_setting_up_asks_for_the_option_without_which_the_cards_cannot_be_played(cli: Cli, data: Path) -> None:
    answers = ["1", "Ana", "", "aucun", "7", "+Assommeur", "", "", "choix-par-carte", "tous-loups", ""]
    ended = cli("play", "--rules", "rpg", "--seed", "7", stdin="\n".join(answers) + "\nq\n")
    assert ended.status == 0
    assert ended.out.count("à choisir avant la partie") == 2  # an empty answer is no choice where nothing is proposed
    assert "(tirage-par-carte, tous-villageois, tous-loups)" in ended.out
    table, _ = saves.load(saved(data))
    assert table.game.options["camps-multiclassables"] == "tous-loups"
    assert "«  »" not in ended.out


def test_the_rule_sets_are_offered_with_what_they_are(cli: Cli) -> None:
    ended = cli("play", stdin="")
    assert "  1 meneur : À table avec un Meneur" in ended.out
    assert "about-" not in ended.out


def test_leaving_while_setting_up_leaves_nothing(cli: Cli, data: Path) -> None:
    ended = cli("play", stdin="1\n")
    assert ended.status == 1
    assert "Personne ne répond" in ended.err
    assert not (data / "games").exists()


def test_the_last_deaths_are_told_like_all_others(cli: Cli) -> None:
    """The end of a game opens what the game master was told; the screen of a seat still says what the seat was told."""
    for seed in range(4):
        ended = cli("play", "--players", PLAYERS, "--seed", seed, stdin=ANYTHING)
        assert finished(ended)
        assert "(Camp" not in ended.out


@pytest.mark.parametrize("way", ["q", ""])
def test_whoever_leaves_a_shared_terminal_leaves_no_card_on_it(cli: Cli, way: str) -> None:
    ended = cli("play", "--players", "5", "--all", "--seed", "1", stdin=f"\n{way}\n" if way else "\n")
    assert "Ta carte" in ended.out
    wiped = ended.out.rindex("=" * 60)
    assert "Ta carte" not in ended.out[wiped:]
    assert "Partie sauvegardée" in ended.out[wiped:]


def test_at_a_shared_terminal_nobody_chooses_again_with_what_they_were_told(cli: Cli) -> None:
    names, cards = "Ana,Bob,Cleo,Dan,Eve", "simple-villageois:3,voyante,loup-garou"
    seed = seed_for("voyante", players=names, cards=cards)
    ended = cli("play", "--players", names, "--cards", cards, "--all", "--seed", seed, stdin="\nEve\nu\nq\n")
    assert "Tu perces le secret d’Eve" in ended.out or "Tu perces le secret de Eve" in ended.out
    assert "rien que tu puisses annuler" in ended.out
