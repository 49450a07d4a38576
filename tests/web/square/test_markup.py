"""What people write becomes what people read, and nothing else: Markdown, BBCode, names, and a corpus of attacks."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from functools import partial
from html.parser import HTMLParser

import pytest

from loupiote.web.square.markup import Person, draw, spoken
from loupiote.web.square.markup.clean import ATTRIBUTES, TAGS

PEOPLE = [
    Person("1", ("Élise",), "/g/x/1/"),
    Person("2", ("Ana",), "/g/x/2/"),
    Person("3", ("Ana Lise", "Comte Noir"), "/g/x/3/"),
    Person("4", ("Zoé",), "/g/x/4/"),
    Person("5", ("Max", "Zoé"), "/g/x/5/"),
]


def html(text: str) -> str:
    return draw(text, PEOPLE, lambda key: f"/g/p/{key}/").html


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("**a** *b* ~~c~~ `d`", "<p><strong>a</strong> <em>b</em> <s>c</s> <code>d</code></p>"),
        ("[b]a[/b] [i]b[/i] [u]c[/u] [s]d[/s]", "<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s></p>"),
        ("[b]un *deux*[/b]", "<p><strong>un <em>deux</em></strong></p>"),
        ("[B]a[/b]", "<p><strong>a</strong></p>"),
        ("une\ndeux", "<p>une<br>\ndeux</p>"),
        ("[i]seul", "<p>[i]seul</p>"),
        ("[b][i]x[/b][/i]", "<p><strong>[i]x</strong>[/i]</p>"),
        ("`[b]x[/b]`", "<p><code>[b]x[/b]</code></p>"),
        ("[color=red]r[/color]", '<p><span class="hue-rouge">r</span></p>'),
        ("[couleur=vert]v[/couleur]", '<p><span class="hue-vert">v</span></p>'),
        ("[color=mauve]r[/color] [size=9]s[/size]", "<p>r s</p>"),
        ("# Un\n## Deux\n###### Six", "<h3>Un</h3>\n<h4>Deux</h4>\n<h5>Six</h5>"),
        ("[list][*]a[*]b[/list]", "<div>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n</div>"),
        ("[list] [*] a  \n \t[*][*] b [/list]", "<div>\n<ul>\n<li>a</li>\n<li></li>\n<li>b</li>\n</ul>\n</div>"),
        ("[list=1]\n[*] a\n[*] b\n[/list]", "<div>\n<ol>\n<li>a</li>\n<li>b</li>\n</ol>\n</div>"),
        ("[spoiler=Indice]c[/spoiler]", '<details class="spoiler">\n<summary>Indice</summary>\n<p>c</p>\n</details>'),
        ("[code]\n[b]x[/b]\n[/code]", "<pre><code>[b]x[/b]\n</code></pre>"),
        ("```\n[quote]x[/quote]\n```", "<pre><code>[quote]x[/quote]\n</code></pre>"),
        ("[quote]a[quote]b[/quote][/quote]", "<blockquote>\n<p>a</p>\n<blockquote>\n<p>b</p>\n</blockquote>\n</blockquote>"),
        ("a\n[/quote]", "<p>a<br>\n[/quote]</p>"),
    ],
)  # fmt: skip
def test_both_languages_are_understood(text: str, expected: str) -> None:
    assert html(text).strip() == expected


def test_a_quotation_says_whence_it_is() -> None:
    shown = html("[quote=Ana #abc234xyz]\nOui **ou** non ?\n[/quote]\nNon.")
    assert '<cite><a class="from" href="/g/p/abc234xyz/"' in shown
    assert "<strong>ou</strong>" in shown and shown.strip().endswith("<p>Non.</p>")
    assert "<cite>Ana &lt;b&gt;</cite>" in html("[quote=Ana <b>]x[/quote]")


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("@élise", ["1"]), ("@ELISE !", ["1"]), ("(@elise)", ["1"]), ("@Ana et @Élise", ["2", "1"]),
        ("@ana lise", ["3"]), ("@ana lisette", ["2"]), ("@comte noir, bonsoir", ["3"]), ("@anatole", []),
        ("x@ana.fr", []), ("@zoe", []), ("`@ana`", []), ("[code]\n@ana\n[/code]", []), ("@ana @ana", ["2"]),
        ("[quote=Ana]@elise[/quote]", ["1"]), ("**@ana**", ["2"]), ("[url=https://a.fr]@ana[/url]", []), ("@", []),
    ],
)  # fmt: skip
def test_names_are_understood(text: str, named: list[str]) -> None:
    assert draw(text, PEOPLE).mentioned == named


def test_addresses_are_links_that_tell_nothing() -> None:
    shown = html("Voir https://example.org/a_b?c=1&d=2. Et [url]https://b.fr[/url] [la](https://c.fr)")
    assert re.findall(r'href="([^"]*)"', shown) == [
        "https://example.org/a_b?c=1&amp;d=2",
        "https://b.fr",
        "https://c.fr",
    ]
    assert shown.count('rel="nofollow ugc noopener noreferrer"') == 3
    assert "<img" not in html("![x](https://a.fr/x.png) [img]https://a.fr/x.png[/img]")


ATTACKS = [
    "<script>alert(1)</script>",
    "<ScRiPt src=//evil.example/x.js></sCrIpT>",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    "<svg><script>alert(1)</script></svg>",
    "<iframe src=javascript:alert(1)></iframe>",
    "<a href=javascript:alert(1)>x</a>",
    "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
    "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\">",
    "<details open ontoggle=alert(1)>",
    "<style>@import '//evil.example/x.css';</style>",
    "<form action=/g/x/order/ method=post><button>gagne</button></form>",
    "<input name=csrfmiddlewaretoken value=x autofocus onfocus=alert(1)>",
    "<base href=//evil.example/>",
    "<meta http-equiv=refresh content='0;url=//evil.example'>",
    "<object data=javascript:alert(1)>",
    "<!--><img src=x onerror=alert(1)>-->",
    "<![CDATA[<img src=x onerror=alert(1)>]]>",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "&#60;img src=x onerror=alert(1)&#62;",
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](java&#115;cript:alert(1))",
    "[x](java\tscript:alert(1))",
    "[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)",
    "[x](vbscript:msgbox(1))",
    "[x](file:///etc/passwd)",
    "[x](//evil.example)",
    "[x](\\\\evil.example)",
    "[x](/people/sign-out/)",
    "[x](?page=1)",
    '[x](https://a.fr "onmouseover=alert(1)")',
    '[x](https://a.fr" onmouseover="alert(1))',
    "[x]: javascript:alert(1)\n\n[x]",
    "<javascript:alert(1)>",
    "<https://a.fr/\" onclick=alert(1)>",
    "![x](javascript:alert(1))",
    '![x" onerror="alert(1)](https://a.fr/x.png)',
    "[url=javascript:alert(1)]x[/url]",
    "[url]javascript:alert(1)[/url]",
    "[url=\"https://a.fr\" onmouseover=\"alert(1)]x[/url]",
    "[url=https://a.fr'onmouseover='alert(1)]x[/url]",
    "[url=data:text/html,<script>alert(1)</script>]x[/url]",
    "[url=https://a.fr][img]x\" onerror=alert(1)[/img][/url]",
    "[img]javascript:alert(1)[/img]",
    "[img]https://a.fr/x.png\" onerror=\"alert(1)[/img]",
    "[color=red\" onmouseover=\"alert(1)]x[/color]",
    "[color=expression(alert(1))]x[/color]",
    "[size=1;background:url(javascript:alert(1))]x[/size]",
    "[quote=<img src=x onerror=alert(1)>]x[/quote]",
    "[quote=\"><script>alert(1)</script>]x[/quote]",
    "[quote=Ana #abc\"onclick=alert(1)]x[/quote]",
    "[quote=Ana #../../evil]x[/quote]",
    "[spoiler=<svg onload=alert(1)>]x[/spoiler]",
    "[spoiler=</summary><script>alert(1)</script>]x[/spoiler]",
    "[code]</code></pre><script>alert(1)</script>[/code]",
    "[code]\n</code></pre><script>alert(1)</script>\n[/code]",
    "```\"><script>alert(1)</script>\nx\n```",
    "```x onclick=alert(1)\nx\n```",
    "`</code><script>alert(1)</script>`",
    "[list][*]<script>alert(1)</script>[/list]",
    "[b]<b onclick=alert(1)>[/b]",
    "[center]<marquee onstart=alert(1)>[/center]",
    "| <script>alert(1)</script> |\n|---|\n| <img src=x onerror=alert(1)> |",
    "| a |\n|:-:\" onclick=\"alert(1)|\n| b |",
    "https://a.fr/<script>alert(1)</script>",
    "https://a.fr/\"onmouseover=\"alert(1)",
    "https://a.fr/'onmouseover='alert(1)",
    "@ana<script>alert(1)</script>",
    "\u202ehttps://evil.example\u202c",
    "\x00<script>alert(1)</script>",
    "<scr\x00ipt>alert(1)</scr\x00ipt>",
    "<<script>script>alert(1)<</script>/script>",
    "{{ csrf_token }} {% include 'secret' %}",
    "<p hx-get=/g/x/ hx-trigger=load>x</p>",
    "[x](https://a.fr){hx-get=/x}",
    "<div data-live=/live>x</div>",
]  # fmt: skip


class Reader(HTMLParser):
    """What a browser would find in a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, list[tuple[str, str | None]]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, attrs))


@pytest.mark.parametrize(
    "around", ["{}", "[b]{}[/b]", "[quote]\n{}\n[/quote]", "> {}", "- {}", "[url=https://a.fr]{}[/url]"]
)
def test_nothing_of_an_attack_is_left(around: str) -> None:
    for attack in ATTACKS:
        for tag, attributes in Reader(html(around.replace("{}", attack))).found:
            assert tag in TAGS, attack
            allowed = ATTRIBUTES.get(tag, set()) | {"class", "rel", "title", "tabindex"}
            for name, value in attributes:
                assert name in allowed, (attack, tag, name, value)
                if name == "href":
                    assert re.match(r"https?://|/g/", value or ""), (attack, value)
                if name == "title":
                    assert tag == "a", attack


CALLS = 200  # of the reader, for each character: a text that makes more of them is read more than once


def calls(read: Callable[[], object]) -> int:
    """How many calls it takes to read something; what a regular expression does within one is not seen. Time tells of the
    machine too, and is for `make bench`.
    """
    made = 0

    def count(_frame: object, event: str, _what: object) -> None:
        nonlocal made
        made += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        read()
    finally:
        sys.setprofile(before)
    return made


@pytest.mark.parametrize(
    "hostile",
    [
        *("[quote]", "[b]", "> ", "- ", "*", "@", "`", "[a](", "[*]", "![", "_a", "@ana lise ", "https://", "<", "|"),
        *("[spoiler]", "[/quote]", "[list]", "[b][i]", "[url=", "\n\n", "`a ", "~", "#", "&#x41;", "[code]", "a\t"),
        *("[b=x", "[b=[i=[u=", "!a\n", "!a", "- !a\n", "> !a\n"),
    ],
)
def test_every_text_is_read_once(hostile: str) -> None:
    text = (hostile * 5_000)[:5_000]
    closing = hostile * 350 + hostile.replace("[", "[/") * 300
    for long in (text, closing[:5_000]):
        for read in (partial(draw, long, PEOPLE), partial(spoken, long)):
            assert calls(read) < CALLS * len(long)


@pytest.mark.parametrize(
    "hostile",
    [
        *("|a|b\n|-|-\n" * 2_000, "|a" * 2_400 + "\n" + "|-" * 2_400 + "\n" + "a\n" * 5_000),
        *("|a" * 100 + "\n" + "|-" * 100 + "\n" + "a\n" * 9_800, "> " * 19 + "a\n" + "b\n" * 9_900),
        *(
            "- " * 19 + "a\n" + "b\n" * 9_900,
            "[list]" + " \n" * 9_990 + "[/list]",
            "[list]" + "[*]a" * 4_900 + "[/list]",
        ),
        *("@Ana " * 4_000, "http://a.b/ " * 1_600, "**a" * 6_600, "- a\n" * 5_000, "a\n\n" * 6_600),
    ],
)
def test_so_is_one_that_means_to_be_long_when_it_is_read(hostile: str) -> None:
    assert calls(partial(html, hostile[:20_000])) < CALLS * len(hostile[:20_000])
    assert len(html(hostile[:20_000])) < 110_000


def test_a_table_ends_where_its_text_has_no_cells_left() -> None:
    rows = "|a|b|c|\n|-|-|-|\n" + "|1|2|3|\n" * 300
    assert html(rows).count("<tr>") == 301
    shown = html(rows + "\n" + rows + "\n" + rows + "|4|5|fin|\n")
    assert shown.count("<td>") + shown.count("<th>") <= 2_000 < shown.count("<td>") + 200
    assert "|4|5|fin|" in shown and shown.count("<table") == shown.count("</table>") == 3


def test_what_lies_too_deep_is_text_and_is_not_lost() -> None:
    assert html("> " * 6 + "fond").count("<blockquote>") == 6
    shown = html("> " * 9 + "fond\n\n" + "- " * 30 + "creux\n\n[quote]\n" + "> - " * 20 + "puits\n[/quote]")
    assert "&gt; &gt; &gt; fond" in shown and "- creux" in shown and "puits" in shown


def test_the_first_names_and_addresses_of_a_text_are_links_and_all_who_are_named_are() -> None:
    drawn = draw("@Ana http://a.b " * 150 + "@Élise", PEOPLE)
    assert drawn.html.count("<a ") == 200 and drawn.mentioned == ["2", "1"]
