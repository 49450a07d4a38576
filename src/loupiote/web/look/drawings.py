"""Emblems of roles and signs of the interface, as SVG to be written into a page.

Drawings are decoration: the words stand beside them, so they are hidden from screen readers. They take the colour of the text.
What a drawing may contain is held by tests/web/test_look.py: shapes and nothing else, so that it is safe inside a page.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from loupiote.narration.catalogue import HERE as TEXTS

ROLES = TEXTS / "roles"
ICONS = Path(__file__).parents[1] / "static" / "loupiote" / "icons"
CAMPS = ("village", "loups", "independant", "amoureux", "variable")
_ID = re.compile(r"(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*")
_ROOT = '<svg class="{kind}" aria-hidden="true" focusable="false" '


@lru_cache(maxsize=1024)
def _read(path: Path, kind: str) -> str:
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return ""
    return text.strip().replace("<svg ", _ROOT.format(kind=kind), 1)


def emblem(role: str, camp: str | None = None) -> str:
    """The emblem of a role, a title, an object, a project; the shape of the camp for one that has none.

    What belongs to several rule sets has one emblem. An id without one takes that of what it is a kind of: the project
    `est-sabotage` that of `sabotage`, the card `evenement-petiot` that of `evenement`.
    """
    if _ID.fullmatch(role):
        first, _, rest = role.partition("-")
        for name in filter(None, (role, rest, first)):
            if found := _read(ROLES / f"{name}/emblem.svg", "emblem"):
                return found
    return camp_sign(camp, "emblem")


def camp_sign(camp: str | None, kind: str = "sign") -> str:
    """The shape that stands for a camp."""
    return _read(ICONS / f"camp-{camp if camp in CAMPS else 'none'}.svg", kind)


def icon(name: str) -> str:
    """A sign of the interface.

    Raises:
        LookupError: there is none of that name.
    """
    found = _read(ICONS / f"{name}.svg", "icon") if _ID.fullmatch(name) else ""
    if not found:
        raise LookupError(f"no icon `{name}`")
    return found
