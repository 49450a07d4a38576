"""`loupiote laws`."""

from __future__ import annotations

import pytest

from cli.conftest import Cli
from cli.games import UNBUILT
from loupiote.bots.laws import LAWS, Breach, Kept
from loupiote.cli.commands import laws


def test_the_laws_are_held_on_a_few_games(cli: Cli) -> None:
    ended = cli("laws", "meneur", "--games", "1", "--workers", "1")
    assert (ended.status, ended.err) == (0, "")
    assert all(law in ended.out for law in LAWS)
    assert "Toutes les lois tiennent." in ended.out


def test_one_law_in_english(cli: Cli) -> None:
    ended = cli("laws", "meneur", "--law", "ends", "-n", "2", "--workers", "1", "--lang", "en")
    assert "nobody dead is asked" in ended.out
    assert "secret" not in ended.out


def test_a_breach_is_told_and_is_no_success(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept("meneur", "ends", 10, 0.1, [Breach("meneur", "ends", "0/3", "it never ends")])
    monkeypatch.setattr(laws, "run_laws", lambda *_, **__: [kept])
    ended = cli("laws")
    assert ended.status == 1
    assert "meneur ends 0/3: it never ends" in ended.out


def test_unknown_names(cli: Cli) -> None:
    assert "secret" in cli("laws", "--law", "secrets").err
    assert cli("laws", "menneur").status == 2
    assert cli("laws", UNBUILT).status == 2
    assert cli("laws", "--games", "0").status == 2


def test_every_law_has_words_of_its_own(cli: Cli) -> None:
    from loupiote.cli.phrases import Phrases

    assert all(Phrases(lang).has(f"law-{law}") for law in LAWS for lang in ("fr", "en"))
