"""When two tables are the same: their state, their window with its answers, and everything told."""

from __future__ import annotations

import hashlib
from typing import Any

from loupiote.kernel.data import encode, plain, same_start
from loupiote.kernel.table import Table


def picture(table: Table) -> dict[str, Any]:
    """All that a table is, part by part, as values that can be compared."""
    opened = table.open
    return {
        "state": encode(table.game),
        "told": encode(table.told),
        "window": (opened.name, opened.hold) if opened else None,
        "prompts": {key: encode(prompt) for key, prompt in opened.prompts.items()} if opened else {},
        "answers": [(key, a.value, a.order, a.at) for key, a in opened.answers.items()] if opened else [],
    }


def difference(one: dict[str, Any], other: dict[str, Any]) -> str | None:
    """The first part in which two pictures differ, with both values; None if they are the same."""
    for part, value in one.items():
        if value != other[part]:
            return f"{part}: {_short(value, other[part])}"
    return None


def _short(one: Any, other: Any) -> str:
    """Two values from a little before the place where they part."""
    texts = [value.decode() if isinstance(value, bytes) else str(plain(value)) for value in (one, other)]
    place = same_start(*texts)
    return " / ".join(f"…{text[max(0, place - 60) : place + 120]}…" for text in texts)


def digest(table: Table) -> str:
    """A fingerprint of a table and its whole journal."""
    found = hashlib.sha256(table.sleep())
    for part in picture(table).values():
        found.update(part if isinstance(part, bytes) else str(part).encode())
    return found.hexdigest()
