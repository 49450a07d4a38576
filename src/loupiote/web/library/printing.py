"""Paper: the game master's sheet of a composition, and cards to cut out. Both take `?voyante=1&loup-garou=2&capitaine=aucun`."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlencode

from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.urls import reverse

from loupiote.narration import pages
from loupiote.narration.pages import Names
from loupiote.rulebook.option import OptionError
from loupiote.rulebook.options import options, settle
from loupiote.rules import rule_set
from loupiote.web.library.kept import kept
from loupiote.web.library.shelves import card_of
from loupiote.web.library.views import head_of, names_of

MOST = 99  # of one card


@kept
def choose(request: HttpRequest, rules: str) -> HttpResponse:
    """Choose what to print: cards and options."""
    names = _played(request, rules)
    counts, given = read(names, request.GET)
    cards = [card_of(names, pages.bearer_entry(names, id)) for id in rule_set(rules).roles]
    known = pages.options_page(names)
    for card in cards:
        card["count"] = counts.get(card["id"], 0)
    for option in known:
        chosen = str(given.get(option["id"], ""))
        pairs = zip(map(_plain, option["values"]), option["legal"], strict=True)
        option["choices"] = [{"value": value, "label": label, "chosen": str(value) == chosen} for value, label in pairs]
    context = {"cards": cards, "options": known, "faults": _faults(names, given)}
    return render(request, "library/print.html", head_of(names, "print") | context)


@kept
def sheet(request: HttpRequest, rules: str) -> HttpResponse:
    """The game master's sheet."""
    names = _played(request, rules)
    counts, given = read(names, request.GET)
    if not counts or _faults(names, given):
        return choose(request, rules)
    page = pages.sheet(names, counts, given)
    page["cards"] = [card_of(names, card) for card in page["cards"]]
    return render(request, "library/sheet.html", head_of(names) | {"page": page, "back": request.GET.urlencode()})


@kept
def cards(request: HttpRequest, rules: str) -> HttpResponse:
    """Cards of 63 x 88 mm, nine to a page; one of each where none is named."""
    names = _played(request, rules)
    counts, _given = read(names, request.GET)
    known = rule_set(rules).roles
    deck = [id for id in known for _ in range(counts.get(id, 0) if counts else 1)]
    made = {id: card_of(names, pages.name_page(names, id)) for id in dict.fromkeys(deck)}
    context = {"deck": [made[id] for id in deck], "back": request.GET.urlencode()}
    return render(request, "library/cards.html", head_of(names) | context)


def address(what: str, rules: str, counts: Mapping[str, int], given: Mapping[str, object]) -> str:
    """Where to print a composition. `what`: sheet, cards, or print to choose anew."""
    chosen = {**{role: n for role, n in counts.items() if n}, **{id: _plain(value) for id, value in given.items()}}
    return f"{reverse(f'library:{what}', args=[rules])}?{urlencode(chosen, doseq=True)}"


def read(names: Names, form: QueryDict) -> tuple[dict[str, int], dict[str, object]]:
    """The cards and options that an address names; what is no card, no number and no option is left out."""
    counts, given = {}, dict[str, object]()
    for role in rule_set(names.rules).roles:
        text = form.get(role, "")
        if text.isascii() and text.isdecimal() and int(text[:4]) > 0:
            counts[role] = min(int(text[:4]), MOST)
    for id, option in options(names.rules).items():
        if form.get(id):
            given[id] = form.getlist(id) if option.type == "set" else form[id]
    return counts, given


def _plain(value: object) -> object:
    if isinstance(value, bool):
        return "oui" if value else "non"
    return value


def _played(request: HttpRequest, rules: str) -> Names:
    names = names_of(request, rules)
    if not names.played:
        raise Http404
    return names


def _faults(names: Names, given: Mapping[str, object]) -> list[str]:
    try:
        settle(names.rules, given, demand=False)
    except OptionError as error:
        return [error.text(names.lang)]
    return []
