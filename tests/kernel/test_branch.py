"""A choice of which the first word says what else is asked."""

from __future__ import annotations

import random

from loupiote.kernel.ask import Branch, No, Nothing, One

CHOICE = Branch(
    {"look": One(["Ana", "Bob"]), "wait": Nothing(), "none": One([]), "spent": Nothing()}, {"spent": No("spent")}
)


def test_legal_values() -> None:
    assert CHOICE.legal() == ["look", "wait"]
    assert CHOICE.why_not(("look", "Bob")) is None
    assert CHOICE.why_not(("wait",)) is None


def test_refusals_name_the_word_at_fault() -> None:
    assert CHOICE.why_not(()) == (No("empty"), "")
    assert CHOICE.why_not(("jump",)) == (No("not-legal"), "jump")
    assert CHOICE.why_not(("spent",)) == (No("spent"), "spent")
    assert CHOICE.why_not(("look",)) == (No("empty"), "")
    assert CHOICE.why_not(("wait", "Ana")) == (No("too-many"), "Ana")


def test_every_pick_is_legal() -> None:
    rng = random.Random(1)
    picks = {CHOICE.pick(lambda n: rng.randrange(n)) for _ in range(50)}
    assert picks == {("look", "Ana"), ("look", "Bob"), ("wait",)}
    assert not Branch({"none": One([])}).possible()
