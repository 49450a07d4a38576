"""What the author of a post says themselves, and which of its lines begin with the mark of an order: as the post is drawn."""

from __future__ import annotations

import pytest

from loupiote.web.square import quoting
from loupiote.web.square.markup import draw, spoken
from loupiote.web.square.models import Post


def said(text: str) -> list[str]:
    return [line.text for line in spoken(text)]


def ordered(text: str) -> list[str]:
    return [line.text for line in spoken(text) if line.ordered]


@pytest.mark.parametrize(
    "text",
    [
        *("!vote Bob", "   !vote Bob", "a\n!vote Bob\nb", "a\\\n!vote Bob", "a  \r\n !vote Bob", "!vote Bob\n---"),
        *("> dit\n!vote Bob", "- Bob ?\n!vote Bob", "1. Bob ?\n  !vote Bob", "> - dit\n!vote Bob", "|a|\n|-|\n!vote Bob"),
        *("[quote]dit[/quote]!vote Bob", "[spoiler]\n!vote Bob\n[/spoiler]", "**a\n!vote Bob**", "[b]a\n!vote Bob[/b]"),
        *("!vote **Bob**", "!vote [color=red]Bob[/color]", "!vote ~~Dan~~ Bob", "!vote `Dan` Bob", "[code]\n!vote Bob"),
        *("```\n[quote]\n```\n!vote Bob\n[/quote]", "```a```\n!vote Bob", "!vote B&#111;b"),
    ],
)  # fmt: skip
def test_a_line_that_begins_with_the_mark_orders(text: str) -> None:
    assert [line.replace("  ", " ") for line in ordered(text)] == ["!vote Bob"]


@pytest.mark.parametrize(
    "text",
    [
        *("- !vote Bob", "- a\n  !vote Bob", "* a\n* !vote Bob", "[list]\n[*]a\n!vote Bob\n[/list]", "# !vote Bob"),
        *("**!vote Bob**", "[b]!vote Bob[/b]", "[spoiler]!vote Bob[/spoiler]", "[spoiler] !vote Bob\n[/spoiler]"),
        *("\\!vote Bob", "&#33;vote Bob", "a\n     !vote Bob", "[url]\n!vote Bob\n[/url]", "| !vote Bob |\n|---|"),
    ],
)
def test_what_is_drawn_elsewhere_is_said_and_orders_nothing(text: str) -> None:
    assert ordered(text) == []
    assert "!vote Bob" in said(text)


@pytest.mark.parametrize(
    "text",
    [
        *("> !vote Bob", "> - a\n> !vote Bob", "[quote]!vote Bob[/quote]", "- > !vote Bob", "[s]\n!vote Bob\n[/s]"),
        *("~~!vote Bob~~", "~~a\n!vote Bob\nb~~", "[b][strike]!vote Bob[/strike][/b]", "    !vote Bob", "`!vote Bob`"),
        *("``a\n!vote Bob\n` b``", "```\n!vote Bob", "~~~\n!vote Bob\n```\n~~~", "[code]\n!vote Bob\n[/code]"),
        *("[code]a\n!vote Bob[/code]", "[quote]\n```\n[/quote]\n```\n!vote Bob\n[/quote]", "[quote]\n\n!vote Bob\n\n[/quote]"),
    ],
)  # fmt: skip
def test_what_is_quoted_or_code_or_struck_out_is_not_said(text: str) -> None:
    assert "!vote Bob" not in "\n".join(said(text))


def test_an_order_is_drawn_below_the_list_that_it_stands_below() -> None:
    assert draw("- a\n!vote Bob").html == "<ul>\n<li>a</li>\n</ul>\n<p>!vote Bob</p>\n"
    assert draw("- a\n  !vote Bob").html.count("<li>a<br>\n!vote Bob</li>") == 1


def test_a_quotation_in_code_stays_when_it_is_quoted() -> None:
    text = "[quote]a[/quote]\n```\n[quote]b[/quote]\n```"
    assert quoting.quotation(Post(text=text, name="Ana", key="abc")) == (
        "[quote=Ana #abc]\n```\n[quote]b[/quote]\n```\n[/quote]\n\n"
    )
