"""French or English: by flag, by locale, French when nothing says otherwise; both catalogues say the same things."""

from __future__ import annotations

import ast
import re
from io import StringIO
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from rich.text import Text

from cli.conftest import Cli
from loupiote.cli import phrases
from loupiote.cli.lang import locale_language, take_language
from loupiote.cli.screen import Out, Tied
from loupiote.narration.catalogue import Catalogue

SOURCE = Path(phrases.__file__).parent


def catalogue(lang: str) -> Catalogue:
    return phrases.catalogue(lang)  # type: ignore[arg-type]


def test_both_languages_have_the_same_keys_with_the_same_variables() -> None:
    assert catalogue("fr").texts == catalogue("en").texts


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_catalogue_has_no_fault_and_no_key_twice(lang: str) -> None:
    body = FluentParser().parse((phrases.HERE / f"{lang}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    keys = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert len(keys) == len(set(keys))


def written_keys() -> set[str]:
    """The keys that the code names outright: `t("...")`, `Fault("...")`."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            called = ast.unparse(node.func)
            if called in ("t", "self.t", "desk.t", "session.desk.t"):
                found.add(node.args[0].value)
            elif called == "Fault":
                found.add(f"fault-{node.args[0].value}")
    return found


def test_every_key_that_the_code_names_has_its_sentence() -> None:
    assert written_keys() - set(catalogue("fr").texts) == set()


def test_every_family_of_keys_that_the_code_names_has_sentences() -> None:
    """`t(f"law-{name}")` wants at least one sentence whose key begins like this."""
    families: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            key = node.args[0] if isinstance(node, ast.Call) and node.args else None
            if isinstance(key, ast.JoinedStr) and re.fullmatch(r"(\w+\.)*t", ast.unparse(node.func)):  # type: ignore[attr-defined]
                start = key.values[0]
                families.add(start.value if isinstance(start, ast.Constant) else "")
    assert families
    missing = {start for start in families if not any(key.startswith(start) for key in catalogue("fr").texts)}
    assert missing == set()


@pytest.mark.parametrize(
    ("lang", "key", "values", "said"),
    [
        ("fr", "proposes", {"who": "O'Neil", "named": "Jean : dit « Jo »..."}, "O'Neil"),
        ("fr", "proposes", {"who": "Ana", "named": "Jean : dit « Jo »..."}, "Jean : dit « Jo »..."),
        ("en", "doubt-unknown", {"word": "O'Neil"}, "O'Neil"),
    ],
)
def test_what_is_filled_in_stays_as_it_was_written(lang: str, key: str, values: dict[str, str], said: str) -> None:
    """A name is its player's own: typography is for our words."""
    assert said in phrases.Phrases(lang)(key, **values)  # type: ignore[arg-type]


def test_our_own_words_are_set_in_type() -> None:
    """Quotes open and close around a value too, and nothing parts a French sign from its word."""
    assert phrases.Phrases("en")("doubt-unknown", word="xyz").startswith("‘xyz’ means")
    assert phrases.Phrases("fr")("proposes", who="Ana", named="Bob") == "Ana propose\xa0: Bob"


def test_every_sentence_is_used() -> None:
    families = re.compile(r"(law|value|demo|fault-backup)-.+")
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    named = set(re.findall(r"""["']([a-z-]+)["']""", code))
    unused = {key for key in catalogue("fr").texts if not families.fullmatch(key)} - named
    assert {key for key in unused if key.removeprefix("fault-") not in named} == set()


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "fr"),
        ({"LANG": "C.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({"LC_ALL": "fr_CA", "LANG": "en_US"}, "fr"),
        ({"LC_ALL": "", "LC_MESSAGES": "en_US", "LANG": "fr_FR"}, "en"),
    ],
)
def test_the_locale_chooses(environment: dict[str, str], lang: str) -> None:
    assert locale_language(environment) == lang


def test_the_flag_stands_anywhere_and_the_last_one_counts() -> None:
    assert take_language(["--lang", "en", "rules"], {})[:2] == ("en", ["rules"])
    assert take_language(["rules", "--lang=EN"], {})[:2] == ("en", ["rules"])
    assert take_language(["--lang", "en", "rules", "--lang", "fr"], {})[:2] == ("fr", ["rules"])
    assert take_language(["check", "--", "--lang", "en"], {})[:2] == ("fr", ["check", "--", "--lang", "en"])


def test_a_language_that_does_not_exist_is_said(cli: Cli) -> None:
    ended = cli("rules", "--lang", "tlh")
    assert ended.status == 2
    assert "« tlh »" in ended.err
    assert cli("--lang").status == 2


def test_help_is_in_the_language_of_the_user(cli: Cli) -> None:
    french, english = cli("--help").out, cli("--help", "--lang", "en").out
    assert "Commandes" in french
    assert "Affiche cette aide." in french
    assert "Show this help." in english
    assert "Commands" in english


@pytest.mark.parametrize("command", ["play", "demo", "rules", "check", "replay", "simulate", "laws"])
def test_every_command_has_help_in_both_languages(cli: Cli, command: str) -> None:
    french, english = cli(command, "--help"), cli("--lang", "en", command, "--help")
    assert (french.status, english.status) == (0, 0)
    assert french.out != english.out


def test_no_line_begins_with_a_sign_that_belongs_to_the_line_before() -> None:
    """A narrow terminal breaks lines between words only: a French sign stays with its word."""
    out = Out(width=19, file=StringIO(), force_terminal=True, color_system=None)
    for said in (Text("la meute l’emporte\xa0! Honneur"), Text.from_markup("la [b]meute[/b] l’emporte\xa0! Honneur")):
        out.print(Tied(said))
    lines = out.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert [line.strip(" ") for line in lines[:2]] == ["la meute", "l’emporte\xa0! Honneur"]
    assert not [line for line in lines if line.startswith(("!", ":", "\xa0"))]
