"""What a player typed is shown as typed, in every format; colours can be read."""

import re

import pytest

from loupiote.kernel.events import Died, Text
from loupiote.narration import Narrator
from loupiote.narration.formats import COLOURS, FORMATS, NOTE, tame
from loupiote.narration.runs import Emphasis, Paragraph, Player
from loupiote.narration.runs import Text as Said

NASTY = ["[b]", "*x*", "<i>", "__a__", "`code`", "# Ana", "- Bob", "1. Cleo", "> q", "![a](b)", "[/b][url=x]", "a|b", "~~s~~",
         "&lt;", "&#91;b]", "\\*", "{ $who }", "$x$", "[ b ]", "C++", "a_b_c", "_", "**", "&amp", "[*]", "-- x"]  # fmt: skip

TAG = re.compile(r"\[[^\]\s\u200b]+\]")


@pytest.mark.parametrize("name", NASTY)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_markdown_shows_what_was_typed(lang, name):
    markdown = pytest.importorskip("markdown_it").MarkdownIt("commonmark")
    source = Narrator(lang, "markdown").tell(Died(name))
    (_, inline, _) = markdown.parse(source)
    assert inline.type == "inline"
    said = "".join(token.content for token in inline.children)
    assert said == Narrator(lang).tell(Died(name))
    assert [token.type for token in inline.children if token.type != "text"] == ["strong_open", "strong_close"]


@pytest.mark.parametrize("name", NASTY)
def test_a_name_alone_is_no_markdown_block(name):
    markdown = pytest.importorskip("markdown_it").MarkdownIt("commonmark")
    source = FORMATS["markdown"].line((Said(name + " …"),))
    (opened, inline, _) = markdown.parse(source)
    assert opened.type == "paragraph_open"
    assert "".join(token.content for token in inline.children) == name + " …"


@pytest.mark.parametrize("name", NASTY)
def test_bbcode_has_only_our_tags(name):
    source = Narrator("fr", "bbcode").tell(Died(name, role="voyante"))
    assert TAG.findall(source) == ["[b]", "[/b]", "[color=#2a7fb8]", "[/color]"]
    assert not re.search(r"<\w|&[#\w]", source)
    assert TAG.sub("", source).replace("\u200b", "") == Narrator("fr").tell(Died(name, role="voyante"))


@pytest.mark.parametrize("name", NASTY)
def test_plain_text_leaves_a_name_as_it_is(name):
    assert Narrator("en").tell(Died(name)) == f"{name} is dead, and the card stays hidden."


def test_free_text_stays_on_its_line():
    assert tame("a\nb\tc\x1b[31m") == "a b c [31m"
    assert tame("\u202eana") == "ana"
    letter = Text("Bonjour\n# titre [b]", signed="Ana *")
    assert (
        Narrator("fr", "markdown").tell(letter) == "Un mot signé Ana \\*\u00a0: «\u00a0Bonjour \\# titre \\[b\\]\u00a0»"
    )


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


@pytest.mark.parametrize("colour", [*COLOURS.values(), NOTE])
@pytest.mark.parametrize("board", ["#ffffff", "#ecf3f7", "#222222", "#000000"])
def test_colours_can_be_read_on_light_and_dark_boards(colour, board):
    dark, light = sorted((luminance(colour), luminance(board)))
    assert (light + 0.05) / (dark + 0.05) >= 3


def test_a_camp_is_in_words_too():
    for format in ("text", "markdown", "bbcode"):
        assert "Loups-Garous" in Narrator("fr", format).tell(Died("Ana", camp="loups"))


def test_emphasis_in_a_text_and_around_a_name():
    line = (Emphasis((Said("à "), Player("Ana"))), Said(" oui"))
    assert FORMATS["text"].line(line) == "à Ana oui"
    assert FORMATS["markdown"].line(line) == "*à **Ana*** oui"
    assert FORMATS["bbcode"].line(line) == "[i]à [b]Ana[/b][/i] oui"
    assert FORMATS["text"].page([Paragraph((line, line))]) == "à Ana oui à Ana oui"
