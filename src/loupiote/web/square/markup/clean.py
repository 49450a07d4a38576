"""The last word on what may stand in a page: a list of elements, attributes and classes; all else is taken out."""

from __future__ import annotations

import re

import nh3

TAGS = {
    *("p", "br", "hr", "strong", "em", "u", "s", "code", "pre", "blockquote", "cite", "a", "span", "div"),
    *("ul", "ol", "li", "details", "summary", "h3", "h4", "h5", "table", "thead", "tbody", "tr", "th", "td"),
}
ATTRIBUTES = {"a": {"href"}, "ol": {"start"}, "th": {"scope"}}
HUES = ("bleu", "rouge", "orange", "rose", "vert", "violet", "gris")
CLASSES = {
    "a": {"mention", "from"},
    "span": {"mention", *(f"hue-{hue}" for hue in HUES)},
    "div": {"center", "table-frame"},
    "table": {"table"},
    "details": {"spoiler"},
}
_LINK = re.compile(r"https?://|/g/", re.I)  # the web, or a page of a game


def leads(address: str) -> bool:
    """Whether a link may lead there."""
    return _LINK.match(address) is not None


def _attribute(tag: str, name: str, value: str) -> str | None:
    return None if name == "href" and not leads(value) else value


_CLEANER = nh3.Cleaner(
    tags=TAGS,
    attributes=ATTRIBUTES,
    tag_attribute_values={"div": {"tabindex": {"0"}}},  # what scrolls can be reached by the keyboard
    allowed_classes=CLASSES,
    attribute_filter=_attribute,
    url_schemes={"http", "https"},
    link_rel="nofollow ugc noopener noreferrer",
    clean_content_tags={"script", "style"},
)


def clean(html: str) -> str:
    """The same without anything that is not in the lists."""
    return _CLEANER.clean(html)
