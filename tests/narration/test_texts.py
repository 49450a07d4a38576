"""Texts by their key: what is remembered for the next narrator is the answer to the same question alone."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser

from loupiote.narration.catalogue import MOST, Texts, toned

TONE = FluentParser().parse("counted = { $count }\n")


@pytest.mark.parametrize("tone", [None, toned("fr", "meneur", TONE)])
def test_equal_numbers_of_other_kinds_are_other_questions(tone: object) -> None:
    texts = Texts("fr", "meneur", tone)  # type: ignore[arg-type]
    for value in (1, 1.0, True, 1):
        texts.format("counted", "", {"count": value})
    asked = [question for question in texts._shown if question[0] == "counted"]
    assert len(asked) == 3


def test_a_tone_is_nobody_elses() -> None:
    assert Texts("fr", "meneur", toned("fr", "meneur", TONE)).format("counted", "", {"count": 3}) == "3"
    assert Texts("fr", "meneur").format("counted", "", {"count": 3}) != "3"
    assert Texts("en", "meneur").format("counted", "", {"count": 3}) != "3"


def test_what_is_asked_now_is_remembered_whatever_was_asked_before() -> None:
    texts = Texts("fr", "meneur", toned("fr", "meneur", TONE))
    for value in range(2 * MOST + 3):
        assert texts.format("counted", "", {"count": value})
        assert len(texts._shown) <= MOST
    assert any(question[2] == (("count", 2 * MOST + 2),) for question in texts._shown)
