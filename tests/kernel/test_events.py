"""What two lists of told facts have in common, and what one has more."""

from __future__ import annotations

from loupiote.kernel.data import decode, encode, same_start
from loupiote.kernel.events import Died, Message, Told, minus


def told(text: str, *to: str) -> Told:
    return Told(Message(text), list(to), ("rules.told",), "nuit", 1)


def test_lists_are_the_same_up_to_the_first_fact_that_differs() -> None:
    ana, bob, cleo = told("ana"), told("bob"), told("cleo")
    assert same_start([ana, bob, cleo], [ana, bob, cleo]) == 3
    assert same_start([ana, bob, cleo], [ana, cleo, bob]) == 1
    assert same_start([ana, bob], [ana, bob, cleo]) == 2
    assert same_start([], [ana]) == 0


def test_a_fact_that_was_read_back_is_the_same() -> None:
    fresh = Told(Died("Ana", status=("amoureux",)), ["Bob"], (), "nuit", 1)  # type: ignore[arg-type]
    kept = decode(encode(fresh), Told)
    assert kept != fresh
    assert same_start([fresh], [kept]) == 1
    assert not minus([fresh], [kept])


def test_what_is_told_more_often_is_left_as_often_as_that() -> None:
    twice, once = told("lapsed", "Ana"), told("dead")
    assert minus([once, twice, twice], [once, twice]) == [twice]
    assert minus([twice, once, twice], [once, twice]) == [twice]
    assert minus([once, twice], [once, twice, twice]) == []


def test_what_is_left_keeps_its_order() -> None:
    a, b, c = told("a"), told("b"), told("c")
    assert minus([a, c, b], [a]) == [c, b]
    assert minus([a, b], []) == [a, b]
