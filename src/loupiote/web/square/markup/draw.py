"""From the source of a post to its HTML."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.rules_block import StateBlock, blockquote, list_block, table
from markdown_it.token import Token
from msgspec import Struct

from loupiote.web.square.markup import bbcode, mentions, orders
from loupiote.web.square.markup.clean import clean, leads
from loupiote.web.square.markup.mentions import Finder, Person

VERSION = 4  # of what the reader makes of a text: a post that an older one has drawn is drawn anew

CELLS = 2000  # of all tables of a text: a short row gets as many cells as the head of its table has columns
DEEP = 6  # quotations and lists within one another, as `bbcode.DEEP`: what lies deeper is text as it stands

_Rule = Callable[[StateBlock, int, int, bool], bool]

_LEVELS = {"h1": "h3", "h2": "h4", "h3": "h5", "h4": "h5", "h5": "h5", "h6": "h5"}  # below the headings of the page


class Drawn(Struct):
    """What comes of a text: its HTML, and the keys of those whom it names."""

    html: str
    mentioned: list[str]


def draw(
    text: str, people: Iterable[Person] = (), link: Callable[[str], str] | None = None, spoiler: str = "…"
) -> Drawn:
    """Read a text.

    Args:
        people: who can be named with an @; link: the address of a post by its key, for quotes that say whence they are.
        spoiler: what stands on the lid of a passage that is hidden until it is wanted and has no title.
    """
    source = laid(text)
    env: dict[str, Any] = {
        "blocks": source.pairs,
        "finder": Finder(people),
        "mentioned": {},
        "link": link,
        "spoiler": spoiler,
    }
    return Drawn(clean(READER.render(source.text, env)), list(env["mentioned"]))


def laid(text: str) -> bbcode.Laid:
    """A text as the reader takes it, which wants its `pairs` as `blocks`."""
    return bbcode.lay(text.replace("\r\n", "\n").replace("\r", "\n").replace("\0", ""))


def _heading(self: RendererHTML, tokens: Sequence[Token], place: int, options: Any, env: Any) -> str:
    token = tokens[place]
    token.tag = _LEVELS.get(token.tag, token.tag)
    return self.renderToken(tokens, place, options, env)


def _quote(self: RendererHTML, tokens: Sequence[Token], place: int, options: Any, env: Any) -> str:
    """A quotation; `[quote=Ana #key]` says who wrote it, and links to the post."""
    value = str(tokens[place].meta.get("value", ""))
    who, sign, key = value.rpartition("#")
    if not (sign and key.isalnum()):
        who, key = value, ""
    if not who.strip():
        return "<blockquote>\n"
    shown = _escaped(who.strip())
    if key and env["link"] is not None:
        shown = f'<a class="from" href="{_escaped(env["link"](key))}">{shown}</a>'
    return f"<blockquote>\n<p><cite>{shown}</cite></p>\n"


def _spoiler(self: RendererHTML, tokens: Sequence[Token], place: int, options: Any, env: Any) -> str:
    lid = str(tokens[place].meta.get("value", "")).strip() or env["spoiler"]
    return f'<details class="spoiler">\n<summary>{_escaped(lid)}</summary>\n'


def _rows(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """A table, as far as there are cells left for this text; what comes behind is text as it stands."""
    columns = state.src[state.bMarks[start] : state.eMarks[start]].strip(" |").count("|") + 1
    left = state.env.get("cells", CELLS) // columns
    if left < 2 or not table(state, start, min(end, start + left), silent):
        return False
    if not silent:
        state.env["cells"] = state.env.get("cells", CELLS) - columns * (state.line - start)
    return True


def _shallow(rule: _Rule, state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """A rule for a block that holds blocks: each line is read once for every one around it."""
    deep = state.env.get("deep", 0)
    if deep >= DEEP:
        return False
    state.env["deep"] = deep + 1
    found = rule(state, start, end, silent)
    state.env["deep"] = deep
    return found


def _table(self: RendererHTML, tokens: Sequence[Token], place: int, options: Any, env: Any) -> str:
    return '<div class="table-frame" tabindex="0"><table class="table">\n'


def _end_of_table(self: RendererHTML, tokens: Sequence[Token], place: int, options: Any, env: Any) -> str:
    return "</table></div>\n"


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


class _Markdown(MarkdownIt):
    """Markdown whose links lead to the web, or to a page of a game."""

    def validateLink(self, url: str) -> bool:
        return leads(url)


def _reader() -> MarkdownIt:
    """Markdown without HTML and without pictures, which would tell another server who reads; with lines that stay lines."""
    md = _Markdown("commonmark", {"html": False, "breaks": True, "maxNesting": 20})
    md.enable(["strikethrough", "table"])
    md.block.ruler.at("table", _rows, {"alt": ["paragraph", "reference"]})
    within = ["paragraph", "reference", "blockquote"]
    md.block.ruler.at("blockquote", partial(_shallow, blockquote), {"alt": [*within, "list"]})
    md.block.ruler.at("list", partial(_shallow, list_block), {"alt": within})
    md.disable(["image", "html_block", "html_inline", "reference"])
    md.use(bbcode.plugin)
    md.use(orders.plugin)
    md.core.ruler.after("text_join", "mentions", mentions.rule)
    for kind in ("heading_open", "heading_close"):
        md.add_render_rule(kind, _heading)
    md.add_render_rule("quote_open", _quote)
    md.add_render_rule("spoiler_open", _spoiler)
    md.add_render_rule("table_open", _table)
    md.add_render_rule("table_close", _end_of_table)
    return md


READER = _reader()
