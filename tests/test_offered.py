"""Options that can be set change something: of a set that is not complete, the others are offered nowhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from loupiote.narration.pages import Names, options_page
from loupiote.rulebook.options import options
from loupiote.rules import BUILT, COMPLETE, UNPLAYED, offered

SOURCE = Path(__file__).parents[1] / "src" / "loupiote"


@pytest.mark.parametrize("rules", BUILT)
def test_an_option_is_offered_where_something_reads_it(rules: str) -> None:
    files = [path for part in ("cast", "kernel", f"rules/{rules}") for path in (SOURCE / part).rglob("*.py")]
    text = "".join(path.read_text(encoding="utf-8") for path in files)
    read = set(re.findall(r'"([a-z-]+)"', text))
    assert {option.id for option in offered(rules)} == set(options(rules)) & read
    assert rules not in COMPLETE or rules not in UNPLAYED


@pytest.mark.parametrize("rules", BUILT)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_page_of_options_shows_those(rules: str, lang: str) -> None:
    shown = [option["id"] for option in options_page(Names(lang, rules))]  # type: ignore[arg-type]
    assert shown == [option.id for option in offered(rules)]
