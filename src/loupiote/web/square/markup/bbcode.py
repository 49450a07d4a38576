"""BBCode: a small reader of tags, and its two rules for markdown-it, one for tags in a line and one for blocks.

Tags are paired before anything is drawn, each in one pass over the text: what has no partner, or would cross another pair, is
text as it stands. So no text, however it is nested, takes longer than its length.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock
from markdown_it.rules_inline import StateInline

DEEP = 6  # blocks within blocks

# tag of BBCode -> element; what is said in both languages has both names
INLINE = {"b": "strong", "i": "em", "u": "u", "s": "s", "strike": "s", "code": "code", "url": "a", "color": "span"}
INLINE |= {"couleur": "span", "size": "", "font": "", "img": "a", "email": ""}
BLOCKS = {
    "quote": "quote",
    "citation": "quote",
    "spoiler": "spoiler",
    "hide": "spoiler",
    "list": "list",
    "code": "code",
}
BLOCKS |= {"center": "center", "centre": "center"}
HUES = {"red": "rouge", "rouge": "rouge", "blue": "bleu", "bleu": "bleu", "green": "vert", "vert": "vert"}
HUES |= {"orange": "orange", "pink": "rose", "rose": "rose", "purple": "violet", "violet": "violet"}
HUES |= {"grey": "gris", "gray": "gris", "gris": "gris"}
# the colours with which the game itself is pasted on boards, and the plain ones
HUES |= {"#ff0000": "rouge", "#0000ff": "bleu", "#008000": "vert", "#800080": "violet", "#ffa500": "orange"}

_TAG = re.compile(r"\[(/?)([a-zA-Z]{1,8}|\*)(?:=([^\]\n\[]{0,300}))?\]")
_FENCE = re.compile(r" {0,3}(`{3,}|~{3,})")
_SPAN = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)")


class Tag(NamedTuple):
    """A tag in a text: where it begins and ends, its name, what stands behind its `=`, whether it closes."""

    start: int
    end: int
    name: str
    value: str
    closes: bool


class Pair(NamedTuple):
    """A tag and the one that closes it."""

    opens: Tag
    closes: Tag


def tags(text: str, known: dict[str, str]) -> list[Tag]:
    """The tags of these names in a text."""
    found = []
    for match in _TAG.finditer(text):
        if match[2].lower() in known:
            value = (match[3] or "").strip().strip("\"'")
            found.append(Tag(match.start(), match.end(), match[2].lower(), value, bool(match[1])))
    return found


def pairs(found: list[Tag], most: int = 40) -> list[Pair]:
    """Those that belong together, by where they begin. What is in the way of a pair is none."""
    waiting: list[Tag] = []
    open_by_name: dict[str, int] = {}
    made = []
    for tag in found:
        if not tag.closes:
            waiting.append(tag)
            open_by_name[tag.name] = open_by_name.get(tag.name, 0) + 1
            continue
        if not open_by_name.get(tag.name):
            continue
        while True:
            last = waiting.pop()
            open_by_name[last.name] -= 1
            if last.name == tag.name:
                break
        if len(waiting) < most:
            made.append(Pair(last, tag))
    return sorted(made)


# ------------------------------------------------------------------------------------------------------------- in a line
def _inline(state: StateInline, silent: bool) -> bool:
    if state.src[state.pos] != "[":
        return False
    known = state.env.get("bbcode")
    if known is None or known[0] is not state.src:
        found = {pair.opens.start: pair for pair in pairs(tags(state.src, INLINE))}
        known = state.env["bbcode"] = (state.src, found)
    pair: Pair | None = known[1].get(state.pos)
    if pair is None or pair.closes.end > state.posMax:
        return False
    if not silent:
        _write(state, pair)
    state.pos = pair.closes.end
    return True


def _write(state: StateInline, pair: Pair) -> None:
    opens, inside = pair.opens, state.src[pair.opens.end : pair.closes.start]
    if opens.name == "code":
        token = state.push("code_inline", "code", 0)
        token.content = inside
        return
    element, attributes = INLINE[opens.name], dict[str, str]()
    if element == "a":
        address = state.md.normalizeLink((opens.value or inside).strip())
        fits = state.md.validateLink(address) and not state.linkLevel
        element, attributes = ("a", {"href": address}) if fits else ("", {})
        if opens.name == "img" or not opens.value:  # the address itself is what is shown
            opening = _open(state, element, attributes)
            state.push("text", "", 0).content = inside
            _close(state, opening)
            return
    elif element == "span":
        hue = HUES.get(opens.value.lower())
        element, attributes = ("span", {"class": f"hue-{hue}"}) if hue else ("", {})
    opening, most = _open(state, element, attributes), state.posMax
    state.pos, state.posMax = opens.end, pair.closes.start
    state.linkLevel += element == "a"
    state.md.inline.tokenize(state)
    state.linkLevel -= element == "a"
    state.posMax = most
    _close(state, opening)


def _open(state: StateInline, element: str, attributes: dict[str, str]) -> str:
    if element:
        state.push("link_open" if element == "a" else "bbcode_open", element, 1).attrs = dict(attributes)
    return element


def _close(state: StateInline, element: str) -> None:
    if element:
        state.push("link_close" if element == "a" else "bbcode_close", element, -1)


# ---------------------------------------------------------------------------------------------------------------- blocks
class Laid(NamedTuple):
    """A text whose block tags stand in lines of their own.

    Attributes:
        pairs: line of a tag that opens -> its name, what stands behind its `=`, and the line of the one that closes.
        behind: lines that stood behind a tag that opens, in the same line.
    """

    text: str
    pairs: dict[int, tuple[str, str, int]]
    behind: set[int]


def lay(text: str) -> Laid:
    """Give every pair of block tags lines of their own."""
    kept = blocks(text)
    marks = sorted([(p.opens, n) for n, p in enumerate(kept)] + [(p.closes, n) for n, p in enumerate(kept)])
    lines: list[str] = []
    opened: dict[int, int] = {}
    placed: dict[int, tuple[str, str, int]] = {}
    behind: set[int] = set()
    last = 0
    within: list[Tag] = []
    for tag, number in marks:
        piece = text[last : tag.start].strip("\n")
        if within and BLOCKS[within[-1].name] == "list":
            piece = _items(piece, "\n1. " if within[-1].value == "1" else "\n- ")
        lines += piece.split("\n")
        within = within[:-1] if tag.closes else [*within, tag]
        if not tag.closes:
            lines.append("")
        lines.append(text[tag.start : tag.end])
        if tag.closes:
            placed[opened[number]] = (BLOCKS[kept[number].opens.name], kept[number].opens.value, len(lines) - 1)
            lines.append("")
        else:
            opened[number] = len(lines) - 1
            if not text.startswith("\n", tag.end):
                behind.add(len(lines))
        last = tag.end
    lines += text[last:].lstrip("\n" if marks else "").split("\n")
    return Laid("\n".join(lines), placed, behind)


def blocks(text: str) -> list[Pair]:
    """The block tags of a text that belong together; inside code they are text."""
    masked = _mask(text)
    return _shallow(pairs([t for t in tags(masked, BLOCKS) if t.name != "code" or _alone(masked, t)]))


def _items(text: str, sign: str) -> str:
    """A list whose items begin with [*], with a sign of Markdown there; the white space around goes."""
    first, *items = text.split("[*]")
    whole = [first, *(item.lstrip(" \t") for item in items)]
    return sign.join([*(item.rstrip() for item in whole[:-1]), whole[-1]])


def _alone(text: str, tag: Tag) -> bool:
    """Whether [code] stands for a block: it begins or ends a line."""
    before, after = text[: tag.start].rpartition("\n")[2], text[tag.end :].partition("\n")[0]
    return not before.strip() and not after.strip()


def _shallow(found: list[Pair]) -> list[Pair]:
    """Pairs that do not lie too deep; nothing in [code] is a tag."""
    kept: list[Pair] = []
    within: list[Pair] = []
    for pair in found:
        while within and within[-1].closes.start < pair.opens.start:
            within.pop()
        if any(one.opens.name == "code" for one in within) or len(within) >= DEEP:
            continue
        within.append(pair)
        kept.append(pair)
    return kept


def _mask(text: str) -> str:
    """The text with everything blotted out in which a tag is no tag: fences, spans of code, lines that are quoted with >."""
    lines, fence = [], ""
    for line in text.split("\n"):
        match = _FENCE.match(line)
        if fence:
            if match and match[1].startswith(fence) and not line.strip(" `~"):
                fence = ""
            lines.append(" " * len(line))
        elif match:
            fence = match[1]
            lines.append(" " * len(line))
        elif line.lstrip().startswith(">") or line.startswith(("    ", "\t")):
            lines.append(" " * len(line))
        else:
            lines.append(_SPAN.sub(lambda span: " " * len(span[0]), line) if line.count("`") <= 200 else line)
    return "\n".join(lines)


def _block(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    found = state.env.get("blocks", {}).get(start)
    if found is None or found[2] >= end or state.sCount[start] - state.blkIndent >= 4:
        return False
    if silent:
        return True
    kind, value, closes = found
    if kind == "code":
        token = state.push("fence", "code", 0)
        token.content = state.getLines(start + 1, closes, state.blkIndent, True)
        token.map = [start, closes + 1]
    else:
        _frame(state, kind, value, start, closes)
    state.line = closes + 1
    return True


def _frame(state: StateBlock, kind: str, value: str, start: int, closes: int) -> None:
    element = {"quote": "blockquote", "spoiler": "details", "list": "div", "center": "div"}[kind]
    opening = state.push(f"{kind}_open", element, 1)
    opening.block, opening.map = True, [start, closes + 1]
    if kind == "center":
        opening.attrs = {"class": "center"}
    if kind in ("quote", "spoiler"):
        opening.meta = {"value": value}
    parent, most = state.parentType, state.lineMax
    state.parentType, state.lineMax = "bbcode", closes
    state.md.block.tokenize(state, start + 1, closes)
    state.parentType, state.lineMax = parent, most
    state.push(f"{kind}_close", element, -1).block = True


def plugin(md: MarkdownIt) -> None:
    """Add BBCode to a reader of Markdown; `draw` lays the text out before (`lay`)."""
    md.inline.ruler.before("link", "bbcode", _inline)
    md.block.ruler.before("code", "bbcode", _block, {"alt": ["paragraph", "reference", "blockquote", "list"]})
