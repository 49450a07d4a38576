"""A game that was begun elsewhere: who lives, what sticks to them, what is used up. The roles are said with the deal."""

from __future__ import annotations

from typing import Any

from django.http import QueryDict

from loupiote.kernel.already import MOST_ROUNDS, Already, recalled, settable, spendable, titles
from loupiote.narration.pages import Names
from loupiote.web.games.models import Seat
from loupiote.web.people.typed import number
from loupiote.web.prepare.draft import Draft


def already(draft: Draft) -> Already | None:
    """What has happened, as the kernel takes it; None for a game that begins here."""
    kept = draft.middle
    if kept is None:
        return None
    names = {str(seat.pk): seat.name for seat in draft.seats}
    said = {str(pk): role for pk, role in draft.said.items()}

    def of(key: str) -> dict[str, Any]:
        return {names[pk]: value for pk, value in kept.get(key, {}).items() if pk in names}

    told = Already(kept.get("moment", "nuit"), int(kept.get("number", 2)))
    told.dead = [names[pk] for pk in kept.get("dead", []) if pk in names]
    told.titles = {title: names[pk] for title, pk in kept.get("titles", {}).items() if pk in names}
    legal = {names[pk]: settable(draft.rules, role) for pk, role in said.items()}
    told.marks = {
        who: marks for who, given in of("marks").items() if (marks := [m for m in given if m in legal.get(who, {})])
    }
    spent = {names[pk]: spendable(draft.rules, role) for pk, role in said.items()}
    told.spent = {
        who: powers for who, given in of("spent").items() if (powers := [p for p in given if p in spent.get(who, {})])
    }
    goes_on = {names[pk]: recalled(draft.rules, role) for pk, role in said.items()}
    for who, given in of("named").items():
        kept_on = {p: names[pk] for p, pk in given.items() if pk in names and p in goes_on.get(who, {})}
        if kept_on:
            told.named[who] = kept_on
    return told


def rows(draft: Draft, names: Names) -> list[dict[str, Any]]:
    """A row for each seat: the card, alive or not, marks, powers."""
    kept, said = draft.middle or {}, draft.said
    return [_row(draft, names, kept, seat, said.get(seat.pk, "")) for seat in draft.seats]


def _row(draft: Draft, names: Names, kept: dict[str, Any], seat: Seat, role: str) -> dict[str, Any]:
    pk, rules = str(seat.pk), draft.rules
    here = set(draft.said.values())
    marked = kept.get("marks", {}).get(pk, [])
    marks = [
        {"id": mark, "label": names.narrator.mark(mark), "on": mark in marked, "field": f"mark-{pk}"}
        for mark, kind in settable(rules, role or None).items()
        if kind.source in here
    ]
    used, named = kept.get("spent", {}).get(pk, []), kept.get("named", {}).get(pk, {})
    spent = [
        {"id": p, "label": names.power(p), "on": p in used, "field": f"spent-{pk}"}
        for p in (spendable(rules, role) if role else ())
    ]
    last = [
        {"id": p, "label": names.power(p), "field": f"named-{pk}-{p}", "value": named.get(p, "")}
        for p in (recalled(rules, role) if role else ())
    ]
    return {
        "seat": seat,
        "text": pk,
        "card_field": f"card-{pk}",
        "role": role,
        "name": names.narrator.role(role) if role else "",
        "camp": rules.roles[role].camp if role else "",
        "dead": pk in kept.get("dead", []),
        "marks": marks,
        "spent": spent,
        "last": last,
    }


def heads(draft: Draft, names: Names) -> list[dict[str, Any]]:
    """The titles, and who has each."""
    kept = (draft.middle or {}).get("titles", {})
    return [
        {"id": title, "label": names.narrator.role(title), "value": kept.get(title, ""), "field": f"title-{title}"}
        for title in titles(draft.rules)
    ]


def read(draft: Draft, given: QueryDict) -> dict[str, Any]:
    """What a form says."""
    seats = [str(seat.pk) for seat in draft.seats]
    moment = given.get("moment", "")
    kept: dict[str, Any] = {
        "moment": moment if moment in draft.rules.resumes else next(iter(draft.rules.resumes)),
        "number": min(max(number(given.get("number"), 4) or 2, 1), MOST_ROUNDS),
        "dead": [pk for pk in seats if pk in given.getlist("dead")],
        "titles": {title: pk for title in titles(draft.rules) if (pk := given.get(f"title-{title}")) in seats},
        "marks": {},
        "spent": {},
        "named": {},
    }
    for pk in seats:
        role = draft.said.get(int(pk), "")
        if marks := [m for m in given.getlist(f"mark-{pk}") if m in settable(draft.rules)]:
            kept["marks"][pk] = marks
        if role and (spent := [p for p in given.getlist(f"spent-{pk}") if p in spendable(draft.rules, role)]):
            kept["spent"][pk] = spent
        named = {
            p: who
            for p in (recalled(draft.rules, role) if role else ())
            if (who := given.get(f"named-{pk}-{p}")) in seats
        }
        if named:
            kept["named"][pk] = named
    return kept
