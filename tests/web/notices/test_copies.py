"""A text that is shown as HTML, written in other ways; and the page of announcements to copy."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.inputs import Close
from loupiote.web.games import door
from loupiote.web.games.viewers import PROGRAM
from loupiote.web.notices.outside.markup import written


@pytest.mark.parametrize(
    ("html", "bbcode", "markdown", "text"),
    [
        ("<p>Un <b>deux</b> <i>trois</i></p>", "Un [b]deux[/b] [i]trois[/i]", "Un **deux** *trois*", "Un deux trois"),
        ("<p>a</p><p>b<br>c</p>", "a\n\nb\nc", "a\n\nb\nc", "a\n\nb\nc"),
        ("<ul><li>x</li><li>y</li></ul>", "[list]\n[*]x\n[*]y\n[/list]", "- x\n- y", "• x\n• y"),
        (
            '<p><a href="https://x.org/a">là</a></p>',
            "[url=https://x.org/a]là[/url]",
            "[là](https://x.org/a)",
            "là (https://x.org/a)",
        ),
        ('<p><a href="javascript:x">là</a></p>', "là", "là", "là"),
        ("<blockquote><p>a</p><p>b</p></blockquote>", "[quote]\n\na\n\nb\n\n[/quote]", "> a\n>\n> b", "> a\n>\n> b"),
        ("<h2>Titre</h2><p>x</p>", "[b][u]Titre[/u][/b]\n\nx", "### Titre\n\nx", "Titre\n\nx"),
        ("<p>*a* [b] &lt;i&gt;</p>", "*a* [\u200bb] <\u200bi>", "\\*a\\* \\[b\\] \\<i\\>", "*a* [b] <i>"),
        ("<pre><code>a\n  *b*</code></pre>", "[code]a\n  *b*[/code]", "```\na\n  *b*\n```", "a\n  *b*"),
        ("<p>a <s>b</s></p>", "a [s]b[/s]", "a ~~b~~", "a b"),
        ("<b>pas fini", "[b]pas fini", "**pas fini", "pas fini"),
    ],
)
def test_ways_of_writing(html: str, bbcode: str, markdown: str, text: str) -> None:
    assert (written(html, "bbcode"), written(html, "markdown"), written(html, "text")) == (bbcode, markdown, text)


def test_announcements_can_be_copied_by_all_who_may_look(forum: Any) -> None:
    scene = forum()
    for _ in range(12):
        if scene.view().moment[0] != "nuit":
            break
        assert door.submit(scene.game.pk, PROGRAM, Close(window=scene.view().window or "")).ok
    pages = {}
    for format in ("bbcode", "markdown", "html", "text"):
        for who in ("mj", "Ana"):
            page = scene.client(who).get(f"/g/{scene.game.key}/announcements/?format={format}").content.decode()
            pages[format, who] = page[page.index("<textarea") : page.rindex("</textarea>")]
        assert pages[format, "mj"] == pages[format, "Ana"]  # public facts, whoever asks
    assert len({pages[format, "mj"] for format in ("bbcode", "markdown", "html", "text")}) == 4
    assert "&lt;h3&gt;" in pages["html", "mj"]
    assert "[b][u]" in pages["bbcode", "mj"]


def test_at_a_table_the_story_so_far_can_be_copied(table: Any) -> None:
    scene = table(Ana="voyante", Bob="loup-garou", Cleo="simple-villageois")
    page = scene.client("Ana").get(f"/g/{scene.game.key}/announcements/").content.decode()
    assert "<textarea" in page
    assert page.count("Voyante") == scene.client("Bob").get(
        f"/g/{scene.game.key}/announcements/"
    ).content.decode().count("Voyante")
