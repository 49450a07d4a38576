"""`{% kept %}`: a piece is written once for all who see the same, and never for anybody who sees something else."""

from __future__ import annotations

from typing import Any

import pytest
from django.template import Context, Template
from django.utils.safestring import mark_safe
from django.utils.translation import override

PIECE = Template("{% load i18n kept %}{% kept who.name %}{% translate 'Votes' %} {{ who.name }} {{ counted }}{% endkept %}")


class Counted:
    """Says how often it was asked."""

    def __init__(self) -> None:
        self.times = 0

    def __str__(self) -> str:
        self.times += 1
        return str(self.times)


def written(counted: Counted, name: Any, language: str = "en") -> str:
    with override(language):
        return PIECE.render(Context({"who": {"name": name}, "counted": counted}))


def test_it_is_written_once() -> None:
    counted = Counted()
    assert written(counted, "Ana 1") == written(counted, "Ana 1") == "Votes Ana 1 1"


@pytest.mark.parametrize("other", [("Bob 2", "en"), ("Ana 2", "fr"), (None, "en")])
def test_another_reader_has_a_piece_of_their_own(other: tuple[Any, str]) -> None:
    counted = Counted()
    first = written(counted, "Ana 2")
    assert written(counted, *other).endswith(" 2")
    assert written(counted, "Ana 2") == first


def test_what_is_safe_opens_no_door_to_the_same_words_that_are_not() -> None:
    counted = Counted()
    assert "<b>" in written(counted, mark_safe("<b>x</b>"))
    assert "<b>" not in written(counted, "<b>x</b>")


def test_two_places_with_the_same_values_are_two() -> None:
    both = Template("{% load kept %}{% kept 1 %}a{% endkept %}{% kept 1 %}b{% endkept %}")
    assert both.render(Context()) == both.render(Context()) == "ab"
