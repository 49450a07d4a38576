"""The things of a rule set as they stand on the page: roles by camp, then what else carries powers, then the chapters."""

from __future__ import annotations

from typing import NamedTuple

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from loupiote.narration.pages import Names, Page

CAMPS = ("village", "loups", "independant", "variable")
# shelves of what is no role, in order: kinds of bearers or of chapters that stand on each
OTHERS: tuple[tuple[Promise, tuple[str, ...]], ...] = (
    (_("Titles and offices"), ("title", "office", "post", "job", "mj")),
    (_("Groups"), ("pack", "group", "everyone", "citadel")),
    (_("Objects"), ("object",)),
    (_("Projects"), ("project", "wall")),
    (_("Powers"), ("combat-power", "power")),
    (_("Events"), ("event-card", "event")),
    (_("The game"), ("general", "phase", "setup", "victory", "voting")),
)


class Shelf(NamedTuple):
    """Things of one sort. `camp`, `hue`: of the roles on it; "" and None where they are none."""

    title: str | Promise
    camp: str
    entries: list[Page]
    hue: str | None = None


def shelves(names: Names, page: Page) -> list[Shelf]:
    """The shelves of a rule set that are not empty."""
    entries = [card_of(names, one) for one in (*page["bearers"], *page["chapters"])]
    roles = [one for one in entries if one["sort"] == "role"]
    found = [
        Shelf(names.camp(camp), camp, [one for one in roles if one["camp"] == camp], names.colour(camp))
        for camp in CAMPS
    ]
    found.append(Shelf(_("Roles"), "", [one for one in roles if one["camp"] not in CAMPS]))
    found += [Shelf(title, "", [one for one in entries if one["sort"] in sorts]) for title, sorts in OTHERS]
    return [shelf for shelf in found if shelf.entries]


def card_of(names: Names, entry: Page) -> Page:
    """A thing with what its card shows: the words of its camp, when it is called, the hue of its colour code."""
    camp, card = entry.get("camp") or "", entry.get("card") or ""
    side, _comma, call = card.partition(", ")
    box = entry.get("box")
    return {
        **entry,
        "sort": entry.get("kind") or entry.get("what"),
        "camp_label": side or names.camp(camp),
        "call": call,
        "hue": names.colour(camp) if camp else None,
        "box_label": names.named("box", box) if box else None,
    }
