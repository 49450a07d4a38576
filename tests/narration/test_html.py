"""HTML for pages: our own elements, and nothing that a player typed can become one."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from loupiote.kernel.events import Counted, Died, Opened, Told, Voted
from loupiote.narration import Narrator
from loupiote.narration.formats import FORMATS
from loupiote.narration.runs import Bullets, Emphasis, Heading, Paragraph, Player, Small, Text

NASTY = ["<b>Ana</b>", "Ana & Bob", "</p><script>alert(1)</script>", '"><img src=x>', "&lt;Ana&gt;"]


class Elements(HTMLParser):
    """What a browser would make of a text: its elements, and its words."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.elements: list[str] = []
        self.words = ""
        self.feed(source)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)

    def handle_data(self, data: str) -> None:
        self.words += data


@pytest.mark.parametrize("name", NASTY)
def test_a_name_is_no_markup(name: str) -> None:
    source = Elements(Narrator("fr", "html").tell(Died(name, role="voyante")))
    assert source.elements == ["b", "span"]
    assert source.words == Narrator("fr").tell(Died(name, role="voyante"))


def test_cards_bear_their_camp() -> None:
    said = Narrator("fr", "html").tell(Died("Ana", role="loup-garou"))
    assert '<span class="card-name" data-camp="loups">Loup-Garou</span>' in said


def test_blocks_are_elements() -> None:
    line = (Emphasis((Text("à "), Player("Ana"))), Small((Text("(x)"),)))
    shown = "<em>à <b>Ana</b></em><small>(x)</small>"
    html = FORMATS["html"]
    assert html.page([Heading((Text("Nuit 1"),)), Paragraph((line, line)), Bullets((line,))]) == (
        f'<h3>Nuit 1</h3>\n\n<p>{shown} {shown}</p>\n\n<ul class="told"><li>{shown}</li></ul>'
    )


def test_a_story_is_told() -> None:
    events = [Opened("vote", 1), Voted("Ana", "Bob", 1), Counted({"Bob": 1}, "Bob")]
    story = Narrator("fr", "html").story([Told(event, None, (), "vote", 1) for event in events])
    assert Elements(story).elements[:3] == ["h3", "p", "ul"]
