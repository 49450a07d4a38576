"""Every message of the interface has its French, and the compiled catalogues are those of the texts."""

import subprocess
import sys
from pathlib import Path

from django.test import Client

ROOT = Path(__file__).parents[2]


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
