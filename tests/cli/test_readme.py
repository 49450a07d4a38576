"""What the README shows is what happens: its record checks, its outputs are exact, its commands run, its links lead somewhere."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

from cli.conftest import Cli

ROOT = Path(__file__).parents[2]
READMES = {"en": ROOT / "README.md", "fr": ROOT / "README.fr.md"}
RECORD = {"en": "shield.yaml", "fr": "bouclier.yaml"}


def text(lang: str) -> str:
    return READMES[lang].read_text(encoding="utf-8")


def block(lang: str, kind: str) -> str:
    found = re.findall(rf"```{kind}\n(.*?)```", text(lang), re.S)
    assert len(found) == 1
    return str(found[0])


def write_record(lang: str) -> None:
    Path(RECORD[lang]).write_text(block(lang, "yaml"), encoding="utf-8")


@pytest.mark.parametrize("lang", READMES)
def test_the_outputs_are_exact(cli: Cli, lang: str) -> None:
    write_record(lang)
    shown = re.split(r"(?m)^\$ loupiote (.*)\n", block(lang, "console"))
    assert len(shown) == 5
    for command, output in zip(shown[1::2], shown[2::2], strict=True):
        ended = cli(*shlex.split(command), "--lang", lang)
        assert ended.status == 0
        assert ended.out.rstrip().replace("\u00a0", " ") == output.rstrip().replace("\u00a0", " ")


@pytest.mark.parametrize("lang", READMES)
def test_the_commands_run(cli: Cli, lang: str) -> None:
    write_record(lang)
    commands = re.findall(r"(?m)^    loupiote (.*?)\s*(?:#.*)?$", text(lang))
    commands += re.findall(r"`loupiote (replay .*?)`", text(lang))
    assert len(commands) >= 10
    for command in commands:
        arguments = shlex.split(command.replace("-n 10000", "-n 50").replace("--workers 2", ""))
        asks = arguments == ["play"]  # it asks for everything, and nobody answers
        assert cli(*arguments, "--lang", lang).status == int(asks), command


@pytest.mark.parametrize("lang", READMES)
def test_the_links_lead_somewhere(lang: str) -> None:
    for link in re.findall(r"\]\(([^)]+)\)", text(lang)):
        assert "://" not in link
        path, _, part = link.partition("#")
        assert (ROOT / path).is_file(), link
        parts = re.findall(r"^#+ (.+)$", (ROOT / path).read_text(encoding="utf-8"), re.M) if part else []
        assert not part or part in [heading.lower().replace(" ", "-") for heading in parts], link


def test_the_twins_have_the_same_parts() -> None:
    english, french = (
        [re.sub(r"[^#]", "", line) for line in text(lang).splitlines() if line.startswith("#")] for lang in READMES
    )
    assert english == french


@pytest.mark.parametrize("lang", READMES)
def test_the_picture_asks_nobody_for_anything(lang: str) -> None:
    picture = (ROOT / f"docs/images/play.{lang}.svg").read_text(encoding="utf-8")
    assert set(re.findall(r"https?://[^\"]+", picture)) == {"http://www.w3.org/2000/svg"}


@pytest.mark.parametrize("lang", READMES)
def test_it_says_where_the_data_lie_and_on_which_port(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from loupiote.web import conf

    monkeypatch.setenv("HOME", "/home/ana")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    (shown,) = re.findall(r"`~(/\S+)`\)", text(lang))
    assert sys.platform != "linux" or conf.folder({}) == Path(f"/home/ana{shown}")
    (folder, port) = re.search(r'`LOUPIOTE_DATA=(\S+) make run SERVE="--port (\d+)"`', text(lang)).groups()  # type: ignore[union-attr]
    assert conf.folder({"LOUPIOTE_DATA": folder}) == Path(f"/home/ana/{folder[2:]}")
    assert "$(SERVE)" in (ROOT / "Makefile").read_text(encoding="utf-8") and port != "8000"
