"""Each kind of choice: what is legal, what is refused and why, and that a bot's pick is always legal."""

from __future__ import annotations

import random

import pytest

from loupiote.kernel.ask import Choice, No, Nothing, One, Parts, Places, Several, Value, Words, YesNo

FOUR = ["Ana", "Bob", "Cleo", "Dan"]
NOT_ANA = No("oneself", "x.1")

Case = tuple[Choice, Value, str | None, str]  # the choice, a value, the code of its refusal, what that is about

CASES: list[Case] = [
    (Nothing(), (), None, ""),
    (Nothing(), ("Bob",), "too-many", "Bob"),
    (One(FOUR), ("Bob",), None, ""),
    (One(FOUR), (), "empty", ""),
    (One(FOUR), ("Bob", "Cleo"), "too-many", "Cleo"),
    (One(FOUR), ("Zoe",), "not-legal", "Zoe"),
    (One(FOUR), ("personne",), "not-legal", "personne"),
    (One(FOUR, {"Ana": NOT_ANA}), ("Ana",), "oneself", "Ana"),
    (One(FOUR, other=No("not-tied", "x.2")), ("Zoe",), "not-tied", "Zoe"),
    (One(FOUR, {"Ana": NOT_ANA}, "ballot", blank=True), ("personne",), None, ""),
    (One(FOUR, {"Ana": NOT_ANA}, "ballot", blank=True), ("Dan",), None, ""),
    (One(FOUR, {"Ana": NOT_ANA}, "ballot", blank=True), ("Ana",), "oneself", "Ana"),
    (Several(FOUR, 2, 2), ("Ana", "Bob"), None, ""),
    (Several(FOUR, 2, 2), ("Ana",), "too-few", "2"),
    (Several(FOUR, 2, 2), ("Ana", "Bob", "Dan"), "too-many", "Dan"),
    (Several(FOUR, 2, 2), ("Ana", "Ana"), "same-twice", "Ana"),
    (Several(FOUR, 2, 2), ("Ana", "Zoe"), "not-legal", "Zoe"),
    (Several(FOUR, 1, 4, but={"Ana": NOT_ANA}), ("Bob", "Ana"), "oneself", "Ana"),
    (Several(FOUR, 0, 4), (), None, ""),
    (Several(FOUR, 1, 4), tuple(FOUR), None, ""),
    (YesNo(), ("oui",), None, ""),
    (YesNo(), ("non",), None, ""),
    (YesNo(), ("peut-être",), "not-legal", "peut-être"),
    (YesNo(), (), "not-legal", ""),
    (YesNo(), ("oui", "non"), "not-legal", "oui"),
    (Words(5), ("hello",), None, ""),
    (Words(5), ("bonjour",), "too-long", "5"),
    (Words(5), ("   ",), "empty", ""),
    (Words(5), (), "empty", ""),
    (Words(5), ("a", "b"), "too-many", "b"),
    (Places(["Ana", "Bob"], ["nord", "sud"], 1), ("Ana", "nord", "Bob", "sud"), None, ""),
    (Places(["Ana", "Bob"], ["nord", "sud"], 1), ("Ana", "nord", "Bob", "nord"), "too-many", "nord"),
    (Places(["Ana", "Bob"], ["nord", "sud"], 2), ("Ana", "nord", "Bob", "nord"), None, ""),
    (Places(["Ana", "Bob"], ["nord", "sud"], 1), ("Ana", "nord"), "too-few", "2"),
    (Places(["Ana", "Bob"], ["nord", "sud"], 1), ("Ana", "nord", "Ana", "sud"), "same-twice", "Ana"),
    (Places(["Ana", "Bob"], ["nord", "sud"], 1), ("Zoe", "nord"), "not-legal", "Zoe"),
    (Places(["Ana", "Bob"], ["nord", "sud"], 1), ("Ana", "est"), "not-legal", "est"),
    (Places(["Ana", "Bob"], ["nord", "sud"], 1), ("Ana", "nord", "Bob"), "too-few", "2"),
    (Parts([One(FOUR), YesNo()]), ("Bob", "oui"), None, ""),
    (Parts([One(FOUR), YesNo()]), ("Zoe", "oui"), "not-legal", "Zoe"),
    (Parts([One(FOUR), YesNo()]), ("Bob",), "not-legal", ""),
    (Parts([One(FOUR), Several(FOUR, 1, 2)]), ("Bob", "Ana", "Dan"), None, ""),
    (Parts([One(FOUR), Several(FOUR, 1, 2)]), ("Bob", "Ana", "Dan", "Cleo"), "too-many", "Cleo"),
    (Parts([One(FOUR), Nothing()]), ("Bob", "Ana"), "too-many", "Ana"),
]


@pytest.mark.parametrize(("choice", "value", "code", "about"), CASES)
def test_a_value_is_legal_or_refused_with_its_reason(
    choice: Choice, value: Value, code: str | None, about: str
) -> None:
    why = choice.why_not(value)
    if code is None:
        assert why is None
    else:
        assert why is not None
        assert (why[0].code, why[1]) == (code, about)


def test_a_reason_carries_its_clause() -> None:
    assert One(FOUR, {"Ana": NOT_ANA}).why_not(("Ana",)) == (No("oneself", "x.1"), "Ana")
    assert Several(FOUR, 1, 2, but={"Ana": NOT_ANA}).why_not(("Ana",)) == (No("oneself", "x.1"), "Ana")


@pytest.mark.parametrize("choice", [choice for choice, *_ in CASES])
def test_a_pick_is_always_legal(choice: Choice) -> None:
    chance = random.Random(1)
    for _ in range(50):
        assert choice.why_not(choice.pick(chance.randrange)) is None


@pytest.mark.parametrize("choice", [choice for choice, *_ in CASES if isinstance(choice, One)])
def test_a_pick_may_be_any_legal_value(choice: One) -> None:
    chance = random.Random(1)
    assert {choice.pick(chance.randrange)[0] for _ in range(200)} == set(choice.legal())


@pytest.mark.parametrize(
    ("choice", "legal"),
    [
        (Nothing(), []),
        (One(FOUR, {"Ana": NOT_ANA}), ["Bob", "Cleo", "Dan"]),
        (One(FOUR, {"Ana": NOT_ANA}, blank=True), ["Bob", "Cleo", "Dan", "personne"]),
        (Several(FOUR, 2, 2, but={"Ana": NOT_ANA}), ["Bob", "Cleo", "Dan"]),
        (YesNo(), ["oui", "non"]),
        (Words(9), []),
        (Parts([One(["Ana"]), YesNo()]), ["Ana", "oui", "non"]),
    ],
)
def test_what_may_be_named_is_listed(choice: Choice, legal: list[str]) -> None:
    assert choice.legal() == legal


@pytest.mark.parametrize(
    ("choice", "possible"),
    [
        (Nothing(), True),
        (One([]), False),
        (One(["Ana"], {"Ana": NOT_ANA}), False),
        (One([], blank=True), True),
        (Several(FOUR, 4, 4, but={"Ana": NOT_ANA}), False),
        (Several([], 0, 0), True),
        (Places(["Ana", "Bob"], ["nord"], 1), False),
        (Places(["Ana", "Bob"], ["nord"], 2), True),
        (Parts([YesNo(), One([])]), False),
        (Parts([YesNo(), One(["Ana"])]), True),
    ],
)
def test_a_choice_without_a_legal_value_says_so(choice: Choice, possible: bool) -> None:
    assert choice.possible() is possible
