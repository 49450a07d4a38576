"""What those who lead have done beside the journal, in words; each kind with who may read it once the game is over."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _
from msgspec import Struct

from loupiote.narration.clauses import clause_text
from loupiote.web.calendar import spans
from loupiote.web.calendar import words as time
from loupiote.web.calendar.models import SHARE
from loupiote.web.games.models import Deed
from loupiote.web.table.words import Speaker


class Kind(Struct, frozen=True):
    """A kind of deed.

    Attributes:
        says: its sentence, with the values that were noted; kept: it stays with those who lead when the game is over.
    """

    says: Promise
    kept: bool = False


KINDS = {
    "extend": Kind(_("gave more time: %(window)s, %(seconds)s")),
    "pause": Kind(_("paused the game")),
    "resume": Kind(_("let the game go on")),
    "calendar": Kind(_("changed the calendar: %(changes)s")),
    "prod": Kind(_("prodded: %(who)s"), kept=True),
    "patience": Kind(_("changed how the program reminds: %(changes)s"), kept=True),
    "ruling": Kind(_("ruled on %(clause)s: %(text)s")),
    "ruling-follows": Kind(_("kept the reading of the rule book: %(clause)s")),
    "ruling-back": Kind(_("took a ruling back: %(clause)s")),
    "words": Kind(_("worded an announcement to come (%(title)s): %(text)s")),
    "words-back": Kind(_("gave the program its words back (%(title)s)")),
    "edit-post": Kind(_("changed the words of an announcement (%(title)s): %(text)s")),
    "hide": Kind(_("hid a post by %(author)s: %(why)s")),
    "restore": Kind(_("showed a post by %(author)s again")),
    "edit-minutes": Kind(_("changed how many minutes a post may be changed: %(changes)s")),
    "by-post": Kind(_("allowed votes by a post on the square")),
    "no-by-post": Kind(_("forbade votes by a post on the square")),
    "seat-account": Kind(_("gave the seat of %(name)s to an account: %(account)s")),
    "seat-link": Kind(_("gave the seat of %(name)s by a personal link"), kept=True),
    "seat-free": Kind(_("freed the seat of %(name)s"), kept=True),
    "door-open": Kind(_("opened the door with a code"), kept=True),
    "door-close": Kind(_("closed the door"), kept=True),
    "watch": Kind(_("let whoever has the address look on")),
    "unwatch": Kind(_("let nobody look on any more")),
    "co-mj": Kind(_("made a place for another game master: %(name)s"), kept=True),
    "co-mj-link": Kind(_("gave a new link to a game master: %(name)s"), kept=True),
    "co-mj-revoke": Kind(_("took the place of a game master away: %(name)s"), kept=True),
    "webhook-set": Kind(_("set the address outside for announcements"), kept=True),
    "webhook-renew": Kind(_("renewed the secret of the address outside"), kept=True),
    "webhook-test": Kind(_("tried the address outside"), kept=True),
    "webhook-on": Kind(_("had announcements sent outside again"), kept=True),
    "webhook-off": Kind(_("stopped announcements to the outside"), kept=True),
    "webhook-forget": Kind(_("took the address outside away"), kept=True),
    "led-by": Kind(_("gave the game to %(name)s, since its game master has left")),
    "unled": Kind(_("leads the game from now on, since its game master has left")),
    "tone": Kind(_("changed the words that the program uses"), kept=True),
}


def told(deed: Deed, speaker: Speaker) -> str:
    """A deed as a sentence without its subject, in the language of the page."""
    kind, values = KINDS.get(deed.kind), json.loads(deed.data)
    if kind is None:
        return deed.kind
    return str(kind.says) % {name: VALUES.get(name, _plain)(value, speaker) for name, value in values.items()}


def _plain(value: Any, speaker: Speaker) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _changes(changes: dict[str, list[Any]], speaker: Speaker) -> str:
    """Settings that were changed: what, from what, to what."""
    row = gettext("%(what)s: %(after)s (before: %(before)s)")
    return " · ".join(
        row % {"what": _setting(name, speaker), "before": _value(name, before), "after": _value(name, after)}
        for name, (before, after) in changes.items()
    )


def _setting(name: str, speaker: Speaker) -> str:
    named = {
        "zone": gettext("time zone"),
        "weekends": gettext("rest at week-ends"),
        "off": gettext("days of rest"),
        "early": gettext("a vote ends when all have voted"),
        "release": gettext("the end of each night waits"),
        "skip": gettext("nothing waits for who has answered"),
        "answer": gettext("time for a last word"),
        "before": gettext("reminders before the end"),
        "absent_after": gettext("missed deadlines until it is said"),
        "edit_minutes": gettext("minutes"),
    }
    if name.startswith(SHARE):
        return time.share(speaker.plain.window(name.rpartition(":")[2]))
    return named.get(name) or speaker.plain.moment(name)


def _value(name: str, value: Any) -> str:
    """The value of a setting."""
    if isinstance(value, bool):
        return gettext("yes") if value else gettext("no")
    if name == "before":
        return ", ".join(time.length(minutes * 60) for minutes in value) or gettext("none")
    if name == "off":
        return ", ".join(map(time.rest, value)) or gettext("none")
    if name == "answer":
        return time.length(value)
    try:
        return time.span(spans.read(value))
    except (TypeError, ValueError):
        return gettext("none") if value is None else str(value)


def _clause(id: str, speaker: Speaker) -> str:
    return f"{id} ({clause_text(speaker.lang, id)})"


VALUES: dict[str, Callable[[Any, Speaker], str]] = {
    "window": lambda value, speaker: speaker.window(value),
    "seconds": lambda value, speaker: time.length(value),
    "changes": _changes,
    "clause": _clause,
}
