"""Whatever is wrong with what somebody types: one clear message, status 1 or 2, no trace, nothing changed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cli.conftest import Cli
from cli.games import UNBUILT
from loupiote.cli import guard
from loupiote.cli.commands import rules as rules_command
from loupiote.cli.play import saves

RECORD = """loupiote: 1
rules: meneur
players: {Ana: voyante, Bob: loup-garou, Cleo: simple-villageois, Dan: simple-villageois, Eve: simple-villageois}
play:
  - window: nuit
    Ana: sonder Bob
"""


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["pley"], "play"),
        (["play", "--playrs", "8"], "--players"),
        (["play", "--players", "8", "--seat", "Anna"], "Ana"),
        (["play", "--players", "8", "--rules", "menneur"], "meneur"),
        (["play", "--players", "8", "--rules", UNBUILT], "ne se joue pas encore"),
        (["play", "--players", "2"], "au moins 3"),
        (["play", "--players", "200"], "60 au plus"),
        (["play", "--players", "99999999999"], "99999999999"),
        (["play", "--players", ","], "aucun joueur"),
        (["play", "--players", "Ana,Bob,Ana,Cleo,Dan"], "Ana est pris deux fois"),
        (["play", "--players", "Éva,Bob,EVA,Cleo,Dan"], "est pris deux fois"),
        (["play", "--players", "Ana,mj,Cleo,Dan,Eve"], "« mj »"),
        (["play", "--players", "8", "--cards", "simple-villageois:5,vyante:1,loup-garou:2"], "Voyante"),
        (["play", "--cards", "simple-villageois:2,loup-garou:2"], "Trop de loups"),
        (["play", "--cards", "simple-villageois:4,voyante"], "au moins un loup"),
        (["play", "--players", "8", "--cards", "simple-villageois:5,voleur,loup-garou:2"], "meneur.voleur.6"),
        (["play", "--players", "8", "--cards", "simple-villageois:5,loup-garou:2"], "il en faut 8"),
        (["play", "--cards", "simple-villageois:5,voyante:2,loup-garou:2"], "seul exemplaire"),
        (["play", "--cards", "simple-villageois:x,loup-garou:2"], "« x »"),
        (["play", "--cards", ","], "aucune carte"),
        (["play", "--players", "8", "--cards", "-voleur"], "pas dans le paquet"),
        (["play", "--players", "8", "--option", "capitaine"], "nom=valeur"),
        (["play", "--players", "8", "--option", "capitain=aucun"], "capitaine"),
        (["play", "--players", "8", "--option", "capitaine=roi"], "double-voix"),
        (["play", "--resume"], "Aucune partie à reprendre"),
        (["play", "--resume", "missing.json"], "missing.json"),
        (["play", "--resume", "."], "Impossible de lire"),
        (["rules", "meneur", "voyant"], "Voyante"),
        (["simulate"], "--cards"),
        (["simulate", "--cards", "simple-villageois:8,voyante:1,loup-garou:2", "-n", "0"], "-"),
        (["simulate", "--cards", "simple-villageois:8,voyante:1,loup-garou:2", "-n", "many"], "-"),
        (["simulate", "--cards", "simple-villageois:1,loup-garou:2"], "Trop de loups"),
        (["simulate", "--rules", UNBUILT, "--cards", "voyante"], "ne se joue pas encore"),
        (["simulate", "--cards", "voyante:999999999"], "999999999"),
        (["check"], "FILE"),
        (["check", "missing.yaml"], "missing.yaml"),
        (["check", "."], "."),
        (["replay", "missing.yaml"], "missing.yaml"),
        (["replay", "record.yaml", "--as", "Anna"], "Ana"),
        (["replay", "record.yaml", "--format", "texte"], "text"),
        (["replay", "record.yaml", "--tone", "missing.ftl"], "missing.ftl"),
        (["--nothing"], "--nothing"),
    ],
)
def test_a_slip_is_told_and_changes_nothing(cli: Cli, data: Path, arguments: list[str], says: str) -> None:
    Path("record.yaml").write_text(RECORD, encoding="utf-8")
    ended = cli(*arguments)
    assert ended.status in (1, 2)
    assert says in ended.out + ended.err
    assert not (data / "games").exists()


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_all_that_is_wrong_with_a_composition_is_told_at_once(cli: Cli, lang: str) -> None:
    ended = cli("play", "--players", "Ana,Ana,mj,Bob", "--cards", "voyante:2", "--lang", lang)
    assert len(ended.err.splitlines()) >= 2


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"loupiote: 1\nrules: meneur\nplayers: [Ana, Bob\n", "bad.yaml:"),
        (b"\x00\xff\xfe\x89PNG", "bad.yaml"),
        (b"", "bad.yaml"),
        (b"loupiote: 99\n", "bad.yaml:1"),
        (RECORD.replace("sonder Bob", "sonder Bib").encode(), "bad.yaml:6: "),
        (RECORD.replace("sonder Bob", "sondre Bob").encode(), "bad.yaml:6: "),
        (RECORD.replace("Ana: sonder", "Anna: sonder").encode(), "bad.yaml:6: "),
        (RECORD.replace("window: nuit", "window: nuict").encode(), "bad.yaml:5: "),
        (RECORD.replace("voyante", "voyant").encode(), "bad.yaml:3: "),
        (RECORD.replace("meneur", "menneur").encode(), "bad.yaml:2: "),
        (RECORD.replace("rules:", "options: {capitain: aucun}\nrules:").encode(), "bad.yaml:2: "),
        (RECORD.encode()[:-30], "bad.yaml"),
    ],
)
def test_a_broken_record_is_told_with_file_and_line(cli: Cli, content: bytes, line: str) -> None:
    Path("bad.yaml").write_bytes(content)
    for command in ("check", "replay"):
        for lang in ("fr", "en"):
            ended = cli(command, "bad.yaml", "--lang", lang)
            assert ended.status == 1, content
            assert (ended.out + ended.err).startswith(line)


@pytest.mark.parametrize(
    "content", [b"", b"\x00\xff", b"[]", b"{}", b'{"loupiote_game": 1, "rules": "meneur", "people": [], "over": false}']
)
def test_a_broken_save_is_told(cli: Cli, content: bytes) -> None:
    Path("bad.json").write_bytes(content)
    ended = cli("play", "--resume", "bad.json")
    assert ended.status == 2
    assert "bad.json" in ended.err


def test_a_save_of_a_newer_version_is_told(cli: Cli) -> None:
    Path("new.json").write_text('{"loupiote_game": 2, "rules": "x", "people": [], "over": false}', encoding="utf-8")
    assert "plus récente" in cli("play", "new.json").err


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_save_with_one_word_changed_is_damaged(cli: Cli, lang: str) -> None:
    """Names, moments and seats are words that JSON cannot check; nothing of them gets as far as a game."""
    cli("play", "--players", "8", "--seed", "1", "--save", "whole.json")
    whole = Path("whole.json").read_text(encoding="utf-8")
    words = {word for word in re.findall(r'"(\w+)\\?"', whole) if word != "digest"}
    assert {"Ana", "people", "journal"} < words
    for word in sorted(words):
        Path("bad.json").write_text(whole.replace(f'"{word}', '"Zed', 1), encoding="utf-8")
        ended = cli("play", "bad.json", "--lang", lang)
        assert ended.status == 2, word
        assert ("abîmée" if lang == "fr" else "damaged") in ended.err, word
    Path("spaced.json").write_text(json.dumps(json.loads(whole), indent=2), encoding="utf-8")
    assert cli("play", "spaced.json").status == 0  # spaces are no damage


@pytest.mark.parametrize("link", [False, True])
def test_saving_does_not_write_over_a_file(cli: Cli, link: bool) -> None:
    if link:
        Path("taken.json").symlink_to("elsewhere.json")
    else:
        Path("taken.json").write_text("mine", encoding="utf-8")
    cli("play", "--players", "8", "--seed", "1", "--save", "game.json")
    before = Path("game.json").read_bytes()
    for start in (["--players", "8"], ["--watch"], [], ["game.json"]):
        ended = cli("play", *start, "--save", "taken.json")
        assert ended.status == 2
        assert "taken.json existe déjà" in ended.err
    assert Path("game.json").read_bytes() == before
    assert Path("taken.json").is_symlink() if link else Path("taken.json").read_text(encoding="utf-8") == "mine"
    assert not Path("elsewhere.json").exists()
    assert cli("play", "game.json", "--save", "./game.json").status == 0  # where it came from
    assert cli("play", "game.json", "--save", "other.json").status == 0
    assert Path("other.json").exists()


def test_an_export_does_not_write_over_a_file(cli: Cli) -> None:
    Path("game.yaml").write_text("mine", encoding="utf-8")
    ended = cli("play", "--watch", "--export", "game.yaml")
    assert ended.status == 2
    assert Path("game.yaml").read_text(encoding="utf-8") == "mine"


def test_a_folder_that_cannot_be_written_is_told(cli: Cli, data: Path) -> None:
    data.write_text("a file in place of the folder", encoding="utf-8")
    ended = cli("play", "--watch", "--seed", "1")
    assert ended.status == 2
    assert "Impossible d’écrire" in ended.err


def test_a_fault_of_the_program_is_a_line_and_a_log(cli: Cli, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a wheel\ncame off")

    monkeypatch.setattr(rules_command.pages, "sets_page", broken)
    ended = cli("rules")
    assert ended.status == 1
    assert "RuntimeError: a wheel came off" in ended.err
    assert "Traceback" in (data / "loupiote.log").read_text(encoding="utf-8")
    assert str(data / "loupiote.log") in ended.err


def test_even_a_log_that_cannot_be_written_is_no_trace(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard.home, "log", lambda _: None)
    monkeypatch.setattr(rules_command.pages, "sets_page", lambda _: 1 / 0)
    ended = cli("rules")
    assert ended.status == 1
    assert len(ended.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "--watch", "--all"], "--watch et --all ne vont pas ensemble"),
        (["play", "--watch", "--seat", "Ana"], "--watch et --seat"),
        (["play", "--all", "--seat", "Ana", "--players", "5"], "--all et --seat"),
        (["play", "--resume", "--players", "5"], "--resume et --players"),
        (["play", "--players", "", "--watch"], "aucun joueur"),
        (["play", "--cards", "", "--watch"], "aucune carte"),
        (["simulate", "--cards", "x", "-n", "0"], "un nombre entier, 1 au moins"),
        (["simulate", "--cards", "x", "--workers", "300"], "256 au plus"),
        (["simulate", "--cards", "x", "-n", "abc"], "il faut un nombre entier."),
        (["demo", "x"], "« x » est de trop"),
        (["rules", "--json=3"], "ne prend pas de valeur"),
        (["rules", "x" * 5000], "Aucun jeu ne s’appelle « xxx"),
        (["check", "nowhere.yaml"], "ce fichier n’existe pas"),
        (["replay", "."], "c’est un dossier"),
        (["play", "--resume", "."], "c’est un dossier"),
        (["play", "--watch", "--save", "folder"], "c’est un dossier"),
    ],
)
def test_every_word_of_a_message_is_in_the_language_of_the_user(cli: Cli, arguments: list[str], says: str) -> None:
    Path("folder").mkdir()
    ended = cli(*arguments, "--lang", "fr")
    assert ended.status in (1, 2)
    assert says in ended.out + ended.err


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no file without an end here")
def test_a_file_without_an_end_is_refused(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "MOST", 2_000_000)
    Path("game.yaml").write_text(RECORD, encoding="utf-8")
    for arguments in (["play", "--resume", "/dev/zero"], ["replay", "game.yaml", "--tone", "/dev/zero"]):
        ended = cli(*arguments)
        assert ended.status in (1, 2)
        assert "trop gros" in ended.err


@pytest.mark.parametrize(
    ("arguments", "lang", "says"),
    [
        (["--option", "capitaine=aucun"], "fr", "Assommeur"),
        (["--option", "capitaine=aucun"], "en", "Stunner"),
        ([], "fr", "--option capitaine=… : double-voix, tranchage, double-voix-et-tranchage, 1-5-voix ou aucun."),
        ([], "en", "--option capitaine=…: double-voix, tranchage, double-voix-et-tranchage, 1-5-voix or aucun."),
    ],
)
def test_a_fault_that_an_option_mends_names_it_and_everything_by_its_name(
    cli: Cli, arguments: list[str], lang: str, says: str
) -> None:
    cards = ["--rules", "rpg", "--cards", "assommeur,loup-garou,simple-villageois:5", *arguments, "--lang", lang]
    for command in (["play", "--watch"], ["simulate", "-n", "1"]):
        ended = cli(*command, *cards)
        assert ended.status == 2
        assert says in ended.err
        assert "assommeur" not in ended.err
        assert "« double-voix" not in ended.err
        if arguments:
            assert "--option camps-multiclassables=…" in ended.err
            helping = "tirage-par-carte, tous-villageois"
            assert helping in ended.err
            assert cli(*command, *cards, "--option", "camps-multiclassables=tirage-par-carte").status == 0


def test_a_name_taken_twice_is_told_once(cli: Cli) -> None:
    for names in ("Ana,ana,Bob,Cleo", "Ana,ana,ANA,Bob", "Ana,Ana,Bob,Cleo"):
        assert cli("play", "--watch", "--players", names).err.count("est pris deux fois") == 1
