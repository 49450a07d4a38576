"""The rule book: rule sets, their roles and chapters, orders, options and places, single clauses, the search."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponsePermanentRedirect
from django.shortcuts import render
from django.urls import reverse

from loupiote.narration import Lang, pages
from loupiote.narration.pages import Names, Page
from loupiote.rulebook import rule_sets
from loupiote.web import language
from loupiote.web.library.kept import kept
from loupiote.web.library.shelves import Shelf, card_of, shelves

QUERY = 100  # letters of a search


@lru_cache(maxsize=32)
def _names(lang: Lang, rules: str) -> Names:
    return Names(lang, rules)


def names_of(request: HttpRequest, rules: str) -> Names:
    """The words of a rule set for whoever reads.

    Raises:
        Http404: there is no such rule set.
    """
    if rules not in rule_sets():
        raise Http404
    return _names(language.of(request), rules)


def head_of(names: Names, tab: str = "") -> dict[str, Any]:
    """What the pages of one rule set share. `tab`: the one that is open."""
    return {"set": pages.set_head(names), "tab": tab, "rules": names.rules}


@kept
def index(request: HttpRequest) -> HttpResponse:
    """All rule sets."""
    return render(request, "library/index.html", pages.sets_page(language.of(request)))


@kept
def find(request: HttpRequest) -> HttpResponse:
    """Search in all rule sets, or in one: `?q=potion&jeu=meneur`."""
    lang, rules = language.of(request), request.GET.get("jeu", "")
    query = request.GET.get("q", "")[:QUERY].strip()
    found = pages.search(lang, query, rules if rules in rule_sets() else None)
    sets = pages.sets_page(lang)["sets"]
    titles = {one["id"]: one["name"] for one in sets}
    context = {"query": query, "found": found, "titles": titles, "sets": sets, "chosen": rules}
    return render(request, "library/search.html", context)


@kept
def rule_book(request: HttpRequest, rules: str) -> HttpResponse:
    """One rule set: its roles by camp, and everything else that has a page."""
    names = names_of(request, rules)
    return render(request, "library/set.html", head_of(names, "roles") | {"shelves": _shelves(names)})


@kept
def order(request: HttpRequest, rules: str) -> HttpResponse:
    """The orders of a rule set, as its program has them."""
    names = names_of(request, rules)
    return render(request, "library/order.html", head_of(names, "order") | {"orders": pages.order_page(names)})


@kept
def options(request: HttpRequest, rules: str) -> HttpResponse:
    """What may be settled before a game."""
    names = names_of(request, rules)
    return render(request, "library/options.html", head_of(names, "options") | {"options": pages.options_page(names)})


@kept
def boards(request: HttpRequest, rules: str) -> HttpResponse:
    """Where one talks when it is played by forum."""
    names = names_of(request, rules)
    return render(
        request, "library/boards.html", head_of(names, "boards") | {"boards": pages.set_page(names)["boards"]}
    )


@kept
def role(request: HttpRequest, rules: str, role: str) -> HttpResponse:
    """A role, an object, a title, a chapter: its card, its powers, its clauses."""
    names = names_of(request, rules)
    try:
        page = pages.name_page(names, role)
    except KeyError as error:
        raise Http404 from error
    shelf = next((s for s in _shelves(names) if any(one["id"] == role for one in s.entries)), None)
    return render(request, "library/role.html", head_of(names) | {"page": card_of(names, page), "shelf": shelf})


@kept
def clause(request: HttpRequest, rules: str, clause: str) -> HttpResponse:
    """One clause, by its number; a name without a number leads to its page."""
    names = names_of(request, rules)
    if clause in names.sections or clause in names.words.bearers:
        return HttpResponsePermanentRedirect(reverse("library:role", args=[rules, clause]))
    try:
        page = pages.clause_page(names, clause)
    except KeyError as error:
        raise Http404 from error
    return render(request, "library/clause.html", head_of(names) | {"clause": page})


@lru_cache(maxsize=32)
def _shelves(names: Names) -> list[Shelf]:
    page: Page = pages.set_page(names)
    return shelves(names, page)
