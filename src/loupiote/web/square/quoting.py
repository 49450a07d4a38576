"""A post as the quotation that another begins with."""

from __future__ import annotations

import re

from loupiote.web.square.markup import bbcode
from loupiote.web.square.models import Post

LONGEST = 2_000  # characters that are quoted
_GAPS = re.compile(r"\n{3,}")


def quotation(post: Post) -> str:
    """`[quote=Ana #key]…[/quote]`, without what the post quotes itself."""
    name = re.sub(r"[\[\]#\n]", " ", post.name or post.title).strip()
    text = _GAPS.sub("\n\n", _bare(post.text)).strip()
    if len(text) > LONGEST:
        text = text[:LONGEST].rsplit(" ", 1)[0] + " …"
    return f"[quote={name} #{post.key}]\n{text}\n[/quote]\n\n"


def _bare(text: str) -> str:
    """A text without its outermost quotations."""
    last, kept = 0, []
    for pair in bbcode.blocks(text):
        if bbcode.BLOCKS[pair.opens.name] == "quote" and pair.opens.start >= last:
            kept.append(text[last : pair.opens.start])
            last = pair.closes.end
    return "".join([*kept, text[last:]])
