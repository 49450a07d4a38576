"""What is wrong with a plan, in words."""

from __future__ import annotations

from collections.abc import Iterable

from django.utils.translation import gettext as _
from msgspec import Struct

from loupiote.kernel.start import Fault
from loupiote.narration.faults import in_words
from loupiote.narration.pages import Names


class Said(Struct):
    """A sentence; the clause that it rests on, if it rests on one."""

    text: str
    clause: str | None = None


def sentences(names: Names, faults: Iterable[Fault]) -> list[Said]:
    """A sentence for each fault; the clause stands beside it, to be linked."""
    found: dict[str, Said] = {}
    for fault in faults:
        text = f"{_one(names, fault)}."
        found.setdefault(text, Said(text, fault.clause))
    return list(found.values())


def _one(names: Names, fault: Fault) -> str:
    said, what = names.narrator, fault.what
    if fault.code == "already-won":
        return _("With what has happened, this game is over already")
    if fault.code == "cards-differ":
        return _("The cards that were said are not those of the composition: %(cards)s") % {
            "cards": ", ".join(said.role(role) for role in what)
        }
    if fault.code == "seats-missing":
        return _("Not everybody has a name yet")
    if fault.code == "no-card":
        return _("%(who)s has no card yet") % {"who": what[0]}
    named = in_words(said, fault)
    return said.refusal(fault.code, values=named.what, legal=named.legal)
