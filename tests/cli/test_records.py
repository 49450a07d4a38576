"""`loupiote check`, `replay` and `demo`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import loupiote
from cli.conftest import Cli

DEMO = Path(loupiote.__file__).parent / "demo" / "thiercelieux.yaml"
WRONG = "loupiote: 1\nrules: meneur\nplayers: [Ana]\nfoo: bar\n"


def test_the_demonstration_checks(cli: Cli) -> None:
    ended = cli("check", str(DEMO))
    assert (ended.status, ended.err) == (0, "")


def test_every_error_of_every_file_is_told(cli: Cli) -> None:
    Path("wrong.yaml").write_text(WRONG, encoding="utf-8")
    ended = cli("check", str(DEMO), "wrong.yaml", "missing.yaml")
    assert ended.status == 1
    lines = ended.out.splitlines()
    assert any(line.startswith("wrong.yaml:4: ") for line in lines)
    assert any(line.startswith("missing.yaml") for line in lines)
    assert "3 fichiers, dont 2 avec des fautes" in ended.out


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("form", ["text", "markdown", "bbcode"])
def test_a_story_for_each_reader(cli: Cli, form: str, lang: str) -> None:
    stories = {
        reader: cli("replay", str(DEMO), "--as", reader, "--format", form, "--lang", lang).out
        for reader in ("mj", "public", "Ana", "Fantin")
    }
    assert len(set(stories.values())) == 4
    secret = "la meute se reconnaît" if lang == "fr" else "the pack knows its own"
    told = {reader: story.replace("[b]", "").replace("[/b]", "").replace("*", "") for reader, story in stories.items()}
    assert secret in told["mj"]
    assert secret in told["Fantin"]
    assert secret not in told["public"]
    assert secret not in told["Ana"]


def test_a_reader_is_found_by_a_name_without_accents(cli: Cli) -> None:
    assert cli("replay", str(DEMO), "--as", "cleo").out == cli("replay", str(DEMO), "--as", "Cléo").out


def test_reasons(cli: Cli) -> None:
    ended = cli("replay", str(DEMO), "--because")
    assert "meneur.ancien" in ended.out
    assert "Pourquoi ?" in ended.out


def test_json_for_programs_holds_what_its_reader_was_told(cli: Cli) -> None:
    everything = json.loads(cli("replay", str(DEMO), "--format", "json").out)
    public = json.loads(cli("replay", str(DEMO), "--format", "json", "--as", "public").out)
    assert everything["over"] is True
    assert len(everything["told"]) > len(public["told"])
    assert all(fact["to"] is None and "full" not in fact for fact in public["told"])
    assert any(fact["because"] for fact in everything["told"])


def test_a_tone(cli: Cli) -> None:
    Path("tone.ftl").write_text("told-opened-nuit = Extinction des feux.\nno-such-key = x\n", encoding="utf-8")
    ended = cli("replay", str(DEMO), "--tone", "tone.ftl")
    assert ended.status == 0
    assert "Extinction des feux." in ended.out
    assert "tone.ftl:2" in ended.err


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_demonstration_tells_days_and_how_to_play(cli: Cli, lang: str) -> None:
    ended = cli("demo", "--lang", lang)
    assert ended.status == 0
    nights = [f"Nuit {n}" if lang == "fr" else f"Night {n}" for n in range(1, 5)]
    assert all(night in ended.out for night in nights)
    assert "loupiote play" in ended.out
