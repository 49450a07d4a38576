"""The composition: cards by camp, what the rules say of them, a proposal, the chances, and compositions as text."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from loupiote.balance.suggest import PLAIN, suggest
from loupiote.narration.pages import Names
from loupiote.web import language, limits
from loupiote.web.games.viewers import Viewer
from loupiote.web.people.models import User
from loupiote.web.people.typed import number
from loupiote.web.prepare import boxes, chances, lines
from loupiote.web.prepare.advice import advice
from loupiote.web.prepare.draft import ABOUT_CARDS, Draft
from loupiote.web.prepare.models import Composition
from loupiote.web.prepare.views.step import frame, names_for, step
from loupiote.web.prepare.words import sentences

CAMPS = ("village", "loups", "independant", "variable")
MOST_KEPT = 100  # compositions of one account


@step
def cards(request: HttpRequest, draft: Draft, viewer: Viewer) -> HttpResponse:
    """The page; POST `do`: set, plus:ROLE, minus:ROLE, suggest, clear, boxes, load, keep, use:N, forget:N, chances."""
    names = names_for(request, draft)
    if request.method == "POST":
        _do(request, draft, names)
        return redirect("prepare:cards", draft.game.key)
    return render(request, "prepare/cards.html", frame(draft, viewer, "cards") | context(request, draft, names))


# ------------------------------------------------------------------------------------------------------------- what is shown
def context(request: HttpRequest, draft: Draft, names: Names) -> dict[str, Any]:
    """The editor as it stands."""
    cards, rules, owned = draft.cards, draft.rules, boxes.owned(request, draft.rules)
    faults = [fault for fault in draft.faults() if fault.code in ABOUT_CARDS]
    rows = [_row(draft, names, role, cards.get(role, 0)) for role in rules.roles]
    shown = [row for row in rows if row["count"] or not row["box"] or row["box"] in owned]
    there = boxes.of(rules)
    found = chances.known(rules, draft.players, cards, draft.game.options) if not faults else None
    return {
        "camps": [
            {"id": camp, "name": names.camp(camp), "rows": [r for r in shown if r["camp"] == camp]} for camp in CAMPS
        ],
        "hidden": len(rows) - len(shown),
        "boxes": [{"id": box, "name": names.named("box", box), "owned": box in owned} for box in there],
        "wanted": draft.wanted(),
        "faults": sentences(names, faults),
        "advice": advice(draft, language.of(request)) if not faults else [],
        "estimate": _estimate(names, found) if found else None,
        "line": lines.write(rules, cards),
        "kept": Composition.objects.filter(user_id=request.user.pk, rules=rules.id)
        if request.user.is_authenticated
        else [],
        "keeps": request.user.is_authenticated,
    }


def _row(draft: Draft, names: Names, role: str, count: int) -> dict[str, Any]:
    kind = draft.rules.roles[role]
    call = (names.card(role) or "").partition(", ")[2]
    return {
        "role": role,
        "name": names.narrator.role(role),
        "camp": kind.camp,
        "call": call,
        "box": kind.box,
        "box_name": names.named("box", kind.box) if kind.box else "",
        "count": count,
        "full": kind.single and count > 0,
        "help": names.help(role),
    }


def _estimate(names: Names, found: chances.Estimate) -> dict[str, Any]:
    def called(camp: str) -> str:
        return names.camp(camp) if names.has(f"camp-{camp}") else names.bearer(camp)

    known = {"village", "loups", "amoureux"}
    camps = [
        {
            "camp": one.camp if one.camp in known else "independant",
            "name": called(one.camp) if one.camp != "personne" else _("Nobody"),
            "share": one.share,
            "low": one.low,
            "high": one.high,
        }
        for one in found.camps
    ]
    return {"games": found.games, "rounds": found.rounds, "camps": camps}


# --------------------------------------------------------------------------------------------------------------- what is done
def _do(request: HttpRequest, draft: Draft, names: Names) -> None:
    do, _colon, of = request.POST.get("do", "set").partition(":")
    # with a script each tap is for itself, and several may be on their way; without one the form says what was typed, too
    cards = dict(draft.cards) if "HX-Request" in request.headers and do != "set" else _typed(request, draft)
    if do in ("plus", "minus") and of in draft.rules.roles:
        draft.set_cards(change(draft, cards, of, 1 if do == "plus" else -1))
    elif do == "set":
        draft.set_cards(cards)
    elif do == "suggest":
        draft.set_cards(suggest(draft.rules, draft.players, boxes.owned(request, draft.rules)))
    elif do == "clear":
        draft.set_cards({})
    elif do == "boxes":
        boxes.own(request, draft.rules, request.POST.getlist("box"))
    elif do == "load":
        _load(request, draft, names)
    elif do == "chances":
        _chances(request, draft)
    elif request.user.is_authenticated:
        _shelf(request, request.user, draft, do, of)


def _typed(request: HttpRequest, draft: Draft) -> dict[str, int]:
    """The numbers in the form; what it does not show stays."""
    cards = dict(draft.cards)
    for role, kind in draft.rules.roles.items():
        given = request.POST.get(f"n-{role}", "").strip()
        count = number(given, 3)
        if count is not None:
            cards[role] = min(count, 1 if kind.single else lines.MOST_CARDS)
    return cards


def change(draft: Draft, cards: dict[str, int], role: str, by: int) -> dict[str, int]:
    """One card more or less. Where the number of cards is right, a plain villager makes room, or takes the place."""
    changed, kind = dict(cards), draft.rules.roles[role]
    count = min(max(cards.get(role, 0) + by, 0), 1 if kind.single else lines.MOST_CARDS)
    moved = count - cards.get(role, 0)
    right = sum(cards.values()) == draft.wanted(cards)
    changed[role] = count
    if moved and right and role != PLAIN and PLAIN in draft.rules.roles:
        changed[PLAIN] = max(changed.get(PLAIN, 0) + draft.wanted(changed) - sum(changed.values()), 0)
    return changed


def _load(request: HttpRequest, draft: Draft, names: Names) -> None:
    try:
        draft.set_cards(lines.read(draft.rules, request.POST.get("line", "")))
    except lines.LineError as error:
        near = ", ".join(names.narrator.role(role) for role in error.near)
        words = {
            "empty": _("There is no card in this text."),
            "other-rules": _("This composition is for another rule set: %(value)s."),
            "unknown-card": _("No card is called “%(value)s” here. Close to it: %(near)s.")
            if near
            else _("No card is called “%(value)s” here."),
            "too-many": _("%(value)s cards are too many."),
        }
        messages.error(request, words[error.code] % {"value": error.value[:60], "near": near})


def _shelf(request: HttpRequest, user: User, draft: Draft, do: str, of: str) -> None:
    """Compositions kept in the account."""
    mine = Composition.objects.filter(user=user, rules=draft.rules.id)
    found = mine.filter(pk=number(of) or 0).first()
    name = " ".join(request.POST.get("name", "").split())[:40]
    if do == "keep" and name and draft.cards and mine.count() < MOST_KEPT:
        mine.update_or_create(name=name, defaults={"cards": draft.cards, "user": user, "rules": draft.rules.id})
        messages.success(request, _("The composition is saved as “%(name)s”.") % {"name": name})
    elif do == "use" and found is not None:
        draft.set_cards(found.cards)
    elif do == "forget" and found is not None:
        found.delete()


def _chances(request: HttpRequest, draft: Draft) -> None:
    if not limits.allow("chances", draft.game.key, most=20, seconds=60):
        messages.warning(request, _("Too many estimates at once: wait a minute."))
    elif chances.estimate(draft.rules, draft.players, draft.cards, draft.game.options) is None:
        messages.warning(request, _("These chances cannot be estimated now. Try again in a moment."))
