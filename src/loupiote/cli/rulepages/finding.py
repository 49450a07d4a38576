"""What in a rule book a person means."""

from __future__ import annotations

from loupiote.cli.faults import Fault
from loupiote.cli.near import find
from loupiote.narration.pages import Names


def find_name(names: Names, name: str) -> str:
    """The id of the bearer or chapter that a person names.

    Raises:
        Fault: there is none of that name; it says which names are near.
    """
    known = names.known()
    found = find(name, known, guess=False)
    if found.value is None:
        near = dict.fromkeys(names.bearer(known[one]) for one in found.near)
        raise Fault("unknown-bearer", value=name, rules=names.rules, near=near)
    return found.value
