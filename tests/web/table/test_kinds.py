"""Every kind of choice as fields of a form: what is legal can be sent, and comes back as the value that it is."""

from __future__ import annotations

from typing import Any

import pytest
from django.http import QueryDict
from django.template.loader import render_to_string

from loupiote.kernel.ask import NOBODY, Branch, Choice, No, Nothing, One, Parts, Places, Several, Value, Words, YesNo
from loupiote.web.games.models import Game, Seat
from loupiote.web.table.fields import Maker, Node, value_of
from loupiote.web.table.words import Speaker
from table_pages import Form, Page

SEATS = ["Ana", "Bob", "Cleo", "Dan"]
NO = No("oneself")
BRANCHES = {"garder": Nothing(), "prendre": One(SEATS), "placer": Places(["Ana"], ["nord", "sud"], 1)}


class Shown:
    """What a test client's answer has, for a fragment."""

    def __init__(self, html: str) -> None:
        self.status_code, self.content = 200, f"<form id='f'>{html}</form>".encode()


def maker() -> Maker:
    game = Game.objects.create(rules="meneur")
    Seat.objects.bulk_create([Seat(game=game, place=i, name=name) for i, name in enumerate(SEATS)])
    return Maker(Speaker(game, "fr"), SEATS)


def form(choice: Choice, value: Value | None = None, *, blank: bool = False) -> tuple[Form, Node, str]:
    """A choice as it is shown, with a value."""
    node = maker().node(choice, "v0", value, blank=blank)
    html = render_to_string("table/_node.html", {"node": node, "title": "?", "notes": []})
    return Page(Shown(html)).form("f"), node, html


def sent(fields: list[tuple[str, str]]) -> QueryDict:
    query = QueryDict(mutable=True)
    for name, value in fields:
        query.appendlist(name, value)
    return query


def read(choice: Choice, value: Value | None, *, blank: bool = False) -> Value | None:
    """What comes back of a form that has a value, sent as it stands."""
    return value_of(sent(form(choice, value, blank=blank)[0].fields), "v0")


CHOICES: list[tuple[Choice, Value]] = [
    (One(SEATS), ("Bob",)),
    (One(["voyante", "garder"], of="option"), ("garder",)),
    (One(SEATS, {"Ana": NO}, "ballot", blank=True), (NOBODY,)),
    (Several(SEATS, 2, 2), ("Bob", "Dan")),
    (Several(["a", "b", "c"], 1, 3, of="projects"), ("a", "c")),
    (YesNo(), ("oui",)),
    (YesNo(), ("non",)),
    (Words(100), ("Un clin d'œil « discret » <b>",)),
    (Places(SEATS, ["nord", "sud"], 2), ("Ana", "nord", "Bob", "sud", "Cleo", "nord", "Dan", "sud")),
    (Parts([One(SEATS), Words(50)]), ("Bob", "Rendez-vous au lavoir")),
    (Parts([One(SEATS), Several(SEATS, 1, 2)]), ("Bob", "Cleo", "Dan")),
    (Branch(BRANCHES), ("prendre", "Cleo")),
    (Branch(BRANCHES), ("placer", "Ana", "sud")),
    (Nothing(), ()),
]


@pytest.mark.parametrize(("choice", "value"), CHOICES, ids=[f"{type(c).__name__}-{len(v)}" for c, v in CHOICES])
def test_a_value_is_shown_and_comes_back(choice: Choice, value: Value) -> None:
    assert choice.why_not(value) is None
    assert read(choice, value) == value


@pytest.mark.parametrize(
    "choice", [c for c, _ in CHOICES if not isinstance(c, Places | Words)], ids=lambda c: type(c).__name__
)
def test_nothing_chosen_is_nothing(choice: Choice) -> None:
    assert read(choice, None) is None
    assert read(choice, None, blank=True) is None


def test_a_branch_carries_only_its_own_part() -> None:
    shown, _, _ = form(Branch(BRANCHES))
    given = [("v0", "garder"), ("v0.prendre", "Bob"), ("v0.placer.0", "nord")]
    assert value_of(sent([*(f for f in shown.fields if f[0].endswith((".is", ".who"))), *given]), "v0") == ("garder",)


def test_a_branch_whose_part_is_the_power_alone() -> None:
    shown, _, _ = form(Branch(BRANCHES))
    assert ("v0.garder.is", "power") in shown.fields


@pytest.mark.parametrize(
    "choice", [c for c, _ in CHOICES if isinstance(c, One | Several | YesNo)], ids=lambda c: type(c).__name__
)
def test_all_that_is_legal_can_be_chosen_and_nothing_else(choice: Any) -> None:
    shown, _, _ = form(choice)
    assert {value for value in shown.legal["v0"] if value} == set(choice.legal())


def test_why_somebody_may_not_be_named_is_said() -> None:
    shown, node, html = form(One(SEATS, {"Ana": NO}))
    assert "Ana" not in shown.legal["v0"]
    assert "on ne peut pas se désigner soi-même" in html
    assert [option.value for option in node.options] == SEATS  # in seat order


def test_a_name_is_no_markup() -> None:
    html = form(One(["<script>"]))[2]
    assert "<script>" not in html


def test_nothing_is_offered_where_it_is_an_answer() -> None:
    assert "Personne" in form(One(SEATS), blank=True)[2]
    assert "Personne" not in form(One(SEATS))[2]
    assert "Rien" in form(YesNo(), blank=True)[2]


@pytest.mark.parametrize(
    "fields",
    [
        [("v0.is", "parts:99999999999"), ("v0.0", "Ana")],
        [("v0.is", "parts:-1")],
        [("v0.is", "places:x")],
        [("v0.is", "parts:٣")],
        [("v0.is", "no-such-shape")],
        [],
    ],
)
def test_what_no_page_sends_is_nothing(fields: list[tuple[str, str]]) -> None:
    assert value_of(sent(fields), "v0") in (None, ("Ana",))


def test_a_form_cannot_be_endless() -> None:
    deep = [(f"v0{'.0' * i}.is", "parts:200") for i in range(900)]
    assert value_of(sent(deep), "v0") is None
