"""Named draws: fixed by seed and name, fair, scripted by name, and committed to."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from loupiote.kernel import chance
from loupiote.kernel.game import Game, IllegalDraw
from scene import village


def game(**script: object) -> Game:
    found: Game = village("Bob Cleo Dan", Ana="loup-garou", script=dict(script)).game
    return found


def test_a_number_is_fixed_by_seed_and_name() -> None:
    assert chance.number("s", "a", 1000) == chance.number("s", "a", 1000)
    assert len({chance.number("s", name, 10**9) for name in "abcdef"}) == 6
    assert len({chance.number(seed, "a", 10**9) for seed in "abcdef"}) == 6


def test_the_value_is_that_of_the_documented_formula() -> None:
    """HMAC-SHA256(seed, name), its 256 bits scaled: anybody can check a draw with a few lines."""
    import hmac

    digest = hmac.new(b"seed", b"cible@aube-2.chasseur", hashlib.sha256).hexdigest()
    assert chance.number("seed", "cible@aube-2.chasseur", 7) == int(digest, 16) * 7 // 2**256


@pytest.mark.parametrize("below", [1, 2, 7, 23])
def test_numbers_are_in_range_and_fair(below: int) -> None:
    seen = Counter(chance.number("s", f"d{i}", below) for i in range(below * 300))
    assert sorted(seen) == list(range(below))
    assert all(200 < n < 400 for n in seen.values()) or below == 1


def test_a_shuffle_keeps_the_values_and_leaves_its_argument_alone() -> None:
    values = list(range(30))
    mixed = chance.shuffled("s", "a", values)
    assert sorted(mixed) == values == list(range(30))
    assert mixed != values
    assert mixed == chance.shuffled("s", "a", values)


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    seen = Counter(tuple(chance.shuffled("s", f"d{i}", "abc")) for i in range(1800))
    assert len(seen) == 6
    assert all(220 < n < 380 for n in seen.values())


def test_a_seed_has_128_bits_and_is_committed_to() -> None:
    seed = chance.fresh_seed()
    assert len(bytes.fromhex(seed)) == 16
    assert seed != chance.fresh_seed()
    assert chance.commitment("abc") == hashlib.sha256(b"abc").hexdigest()


def test_draws_bear_names_and_one_more_draw_elsewhere_shifts_nothing() -> None:
    one, other = game(), game()
    other.draw("autre", "ana", [1, 2, 3])
    values = list(range(1000))
    assert one.draw("cible", "bob", values) == other.draw("cible", "bob", values)
    assert list(one.drawn) == ["cible@nuit-1.bob"]
    assert one.draw("cible", "bob", values) != one.drawn["cible@nuit-1.bob"]  # the second bears a number
    assert list(one.drawn) == ["cible@nuit-1.bob", "cible@nuit-1.bob.2"]


@pytest.mark.parametrize("name", ["cible@nuit.bob", "cible@nuit-1.bob"])
def test_a_script_fixes_a_draw_by_its_short_or_full_name(name: str) -> None:
    assert game(**{name: "Dan"}).draw("cible", "bob", ["Bob", "Cleo", "Dan"]) == "Dan"


def test_the_full_name_comes_first() -> None:
    scripted = game(**{"cible@nuit.bob": "Cleo", "cible@nuit-1.bob": "Dan"})
    assert scripted.draw("cible", "bob", ["Bob", "Cleo", "Dan"]) == "Dan"
    assert scripted.draw("cible", "bob", ["Bob", "Cleo", "Dan"]) == "Cleo"


def test_an_illegal_value_says_what_was_found_and_what_is_legal() -> None:
    scripted = game(**{"cible@nuit.bob": "Zoe"})
    with pytest.raises(IllegalDraw, match="Zoe") as caught:
        scripted.draw("cible", "bob", ["Bob", "Cleo"])
    assert (caught.value.name, caught.value.value, caught.value.values) == ("cible@nuit-1.bob", "Zoe", ["Bob", "Cleo"])
    assert scripted.drawn == {}


def test_several_different_values() -> None:
    drawn = game().draw_several("couple", "cupidon", ["Ana", "Bob", "Cleo", "Dan"], 2)
    assert len(set(drawn)) == 2
    pair = game(**{"couple@nuit.cupidon": ["Dan", "Ana"]}).draw_several("couple", "cupidon", ["Ana", "Bob", "Dan"], 2)
    assert pair == ["Dan", "Ana"]


@pytest.mark.parametrize("value", [["Ana"], ["Ana", "Ana"], ["Ana", "Zoe"], ["Ana", "Bob", "Dan"]])
def test_several_scripted_values_must_fit(value: list[str]) -> None:
    with pytest.raises(IllegalDraw):
        game(**{"couple@nuit.cupidon": value}).draw_several("couple", "cupidon", ["Ana", "Bob", "Dan"], 2)
