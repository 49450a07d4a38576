"""`{% load kept %}`: pieces of pages that are written once for all who see the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from itertools import count

from django import template
from django.template.base import FilterExpression, NodeList, Parser, Token
from django.utils.safestring import SafeData, SafeString, mark_safe
from django.utils.timezone import get_current_timezone_name
from django.utils.translation import get_language

register = template.Library()
MOST = 6_000  # pieces of some hundred to some thousand bytes
_pieces: dict[tuple[Hashable, ...], SafeString] = {}
_numbers = count()


def keep(key: tuple[Hashable, ...], write: Callable[[], SafeString]) -> SafeString:
    """A piece as it was first written for this key, in the language of its reader and at the hour of their place.

    Args:
        key: all that the piece depends on: whatever is left out, one reader is shown of another.
    """
    key = (*key, get_language(), get_current_timezone_name())
    written = _pieces.get(key)
    if written is None:
        if len(_pieces) >= MOST:
            _pieces.clear()
        written = _pieces[key] = write()
    return written


def forget() -> None:
    """Forget all pieces: in a test the same keys stand for other things than in the one before."""
    _pieces.clear()


class Kept(template.Node):
    """The piece between `{% kept %}` and `{% endkept %}`."""

    def __init__(self, inside: NodeList, values: list[FilterExpression]) -> None:
        self.nodelist, self._values, self._number = inside, values, next(_numbers)

    def render(self, context: template.Context) -> SafeString:
        found = (value.resolve(context, ignore_failures=True) for value in self._values)
        key = (self._number, *((type(value), value) if isinstance(value, SafeData) else value for value in found))
        return keep(key, lambda: mark_safe(self.nodelist.render(context)))


@register.tag
def kept(parser: Parser, token: Token) -> Kept:
    """`{% kept game.key here %}...{% endkept %}`: what depends on these values alone. No token, no chance, nothing long in it."""
    inside = parser.parse(("endkept",))
    parser.delete_first_token()
    return Kept(inside, [parser.compile_filter(value) for value in token.split_contents()[1:]])
