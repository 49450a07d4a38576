"""The decrees that the screen offers, and what they would change."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.core.exceptions import BadRequest
from django.http import QueryDict
from django.utils.translation import gettext as _
from msgspec import Struct, field

from loupiote.kernel import decrees
from loupiote.kernel.ask import Refusal
from loupiote.kernel.inputs import Decree
from loupiote.kernel.table import Table
from loupiote.web.games.journal import Journal, copy
from loupiote.web.games.models import Game
from loupiote.web.games.options import Option
from loupiote.web.games.results import Preview
from loupiote.web.people import names, naming
from loupiote.web.table.board import Sitter
from loupiote.web.table.words import Speaker

LONGEST = 300  # characters of a reason


class Offer(Struct):
    """A decree that may be given on a player.

    Attributes:
        values: what it needs beside the player, to choose from; words: or what is to be written; sign: an icon.
        danger: it costs a life or a power.
    """

    what: str
    label: str
    sign: str
    values: list[Option] = field(default_factory=list)
    words: str = ""
    danger: bool = False


def offers(table: Table, sitter: Sitter, speaker: Speaker) -> list[Offer]:
    """What may be decreed on a player, the usual first."""
    game, who = table.game, sitter.name
    found = [
        Offer("kill", _("Eliminate"), "skull", danger=True),
        Offer("spare", _("Spare tonight"), "shield"),
        Offer("revive", _("Bring back to life"), "heart"),
        Offer("give-title", _("Give a title"), "crown"),
        Offer("give-role", _("Change the card"), "cards"),
        Offer("mark", _("Add a mark"), "plus"),
        Offer("unmark", _("Remove a mark"), "minus"),
        Offer("suppress", _("Remove the powers"), "poison", danger=True),
        Offer("announce", _("Write to this player"), "note", words=_("Words")),
        Offer("substitute", _("Somebody else takes the seat"), "hand-over", words=_("Name")),
    ]
    kept = []
    for offer in found:
        if not offer.words:
            refusal = decrees.fault(game, offer.what, who, None)
            if offer.what in ("kill", "spare", "revive", "suppress"):
                if refusal is not None:
                    continue
            else:
                offer.values = _values(offer.what, refusal, sitter, speaker, table)
                if not offer.values:
                    continue
        kept.append(offer)
    return kept


def _values(what: str, refusal: Refusal | None, sitter: Sitter, speaker: Speaker, table: Table) -> list[Option]:
    """What a decree may give: what the kernel lists as legal, in words."""
    legal = refusal.legal if refusal else []
    if what in ("mark", "unmark"):
        marks = set(speaker.names.words.marks)
        worn = {mark for seat in table.game.players if seat.id == sitter.name for mark in _tags(seat.marks)}
        legal = [m for m in legal if m in marks and (m in worn) == (what == "unmark")]
        return [Option(mark, speaker.plain.mark(mark)) for mark in legal]
    return [Option(value, speaker.value(value)) for value in legal if value != sitter.role or what != "give-role"]


def _tags(marks: Iterable[Any]) -> set[str]:
    return {str(type(mark).__struct_config__.tag) for mark in marks}


def decree_of(form: QueryDict) -> Decree:
    """The decree of a form.

    Raises:
        BadRequest: no page of ours sent this.
    """
    what = form.get("what", "")
    if what not in decrees.DECREES or what == "count":
        raise BadRequest("a decree of no kind")
    reason = reason_of(form)
    if what == "end-game":
        return Decree(what=what, value=form.getlist("value"), reason=reason)
    value = form.get("value", "")
    value = names.clean(value) if what == "substitute" else value.strip()
    return Decree(what=what, who=form.get("who") or None, value=value or None, reason=reason)


def reason_of(form: QueryDict) -> str:
    """Why a decree is given, on one line."""
    return " ".join(form.get("reason", "").split())[:LONGEST]


def misnamed(game: Game, decree: Decree) -> Refusal | None:
    """Why a seat cannot be taken over under this name: the kernel knows equal names, and not all those that look alike."""
    if decree.what != "substitute":
        return None
    code = naming.wrong(game, decree.value or "", seat=game.seats.filter(name=decree.who or "").first())
    return Refusal(code, values=(decree.value or "",)) if code else None


def preview(journal: Journal, decree: Decree, turn: int) -> Preview | Refusal:
    """What a decree would change: what would be told, what would be asked."""
    before, after = journal.table, copy(journal)
    refusal = after.submit(Decree(what=decree.what, who=decree.who, value=decree.value, reason=decree.reason))
    if refusal is not None:
        return refusal
    window = after.open.name if after.open else None
    return Preview([], [], [], after.told[len(before.told) :], window, turn)
