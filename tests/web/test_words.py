"""Every message of the interface has its French, and the compiled catalogues are those of the texts."""

import gettext
import re
import subprocess
import sys
from pathlib import Path

import pytest
from django.test import Client

from loupiote.narration.grammar import NBSP, spaced

pytestmark = pytest.mark.once
ROOT = Path(__file__).parents[2]
COMPILED = sorted((ROOT / "src/loupiote/web").rglob("fr/LC_MESSAGES/django.mo"))


def test_everything_has_its_french() -> None:
    done = subprocess.run([sys.executable, "-m", "tools.messages", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_french_first_english_second_and_one_may_choose() -> None:
    client = Client()
    assert 'lang="fr"' in client.get("/").content.decode()
    assert 'lang="fr"' in client.get("/", headers={"Accept-Language": "de, fi"}).content.decode()
    assert "Try the demonstration" in client.get("/", headers={"Accept-Language": "en-GB"}).content.decode()
    client.post("/i18n/setlang/", {"language": "en", "next": "/"})
    assert "Try the demonstration" in client.get("/").content.decode()


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: path.parents[3].name)
def test_french_is_shown_with_its_no_break_spaces(path: Path) -> None:
    with path.open("rb") as file:
        texts = gettext.GNUTranslations(file)._catalog
    assert [text for key, text in texts.items() if key and text != spaced(text)] == []


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: path.parents[3].name)
def test_no_french_elides_before_a_name(path: Path) -> None:
    """`de Anna` is wrong and `d’Bob` too: before a name stands no word that French elides."""
    names = "|".join(("name", "alias", "old", "new", "user", "who", "author", "player", "names"))
    wrong = re.compile(rf"\b(de|que|le|la|si|je|ne|se|puisque|lorsque) (%\(({names})\)s|\{{({names})\}})", re.IGNORECASE)
    with path.open("rb") as file:
        texts = gettext.GNUTranslations(file)._catalog
    assert [text for key, text in texts.items() if key and wrong.search(text.replace(NBSP, " "))] == []


def test_who_writes_a_text_types_ordinary_spaces() -> None:
    for path in COMPILED:
        assert NBSP not in path.with_suffix(".po").read_text(encoding="utf-8"), path
