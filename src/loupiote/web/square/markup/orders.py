"""Lines that begin with an exclamation mark: two rules for markdown-it, so that what orders something is read where all else is.

Such a line is said by the author of the post: it never goes on with what stands above it, a quotation, a table or an item.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.rules_block import StateBlock
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

_MARK = re.compile(r" {0,3}!(?=\w)")


def _block(state: StateBlock, start: int, _end: int, silent: bool) -> bool:
    """Whether a line ends the block above. Within a paragraph it does where the paragraph is an item's and the line is not."""
    outside = state.parentType != "paragraph" or state.sCount[start] < state.blkIndent
    return silent and outside and _MARK.match(state.src, state.bMarks[start]) is not None


def _inline(state: StateInline, silent: bool) -> bool:
    """The mark itself becomes a token, as it stands in the source: neither escaped, nor behind bold letters or the like."""
    if state.src[state.pos] != "!":
        return False
    found = _MARK.match(state.src, state.src.rfind("\n", 0, state.pos) + 1)
    if found is None or found.end() != state.pos + 1:
        return False
    if not silent:
        state.push("order", "", 0).content = "!"
    state.pos += 1
    return True


def _drawn(_self: RendererHTML, tokens: Sequence[Token], place: int, _options: Any, _env: Any) -> str:
    return tokens[place].content


def plugin(md: MarkdownIt) -> None:
    """Add the lines that order to a reader of Markdown."""
    md.block.ruler.before("paragraph", "order", _block, {"alt": ["blockquote", "paragraph"]})
    md.inline.ruler.before("link", "order", _inline)
    md.add_render_rule("order", _drawn)
