"""What a refusal lists as legal, in the reader's language."""

from __future__ import annotations

import pytest

from loupiote.kernel.ask import NOBODY
from loupiote.narration import Narrator


@pytest.mark.parametrize(("lang", "words"), [("en", ("nobody", "yes", "no")), ("fr", ("personne", "oui", "non"))])
def test_nobody_yes_and_no_are_words_of_the_language(lang: str, words: tuple[str, ...]) -> None:
    narrator = Narrator("en" if lang == "en" else "fr", rules="forum")
    said = narrator.refusal("not-legal", "Ana", "voter", ("Zoe",), ["Bob", NOBODY, "oui", "non"])
    listed = said.rpartition(":")[2]
    assert [one.strip(" .)\xa0") for one in listed.split(",")] == ["Bob", *words]
