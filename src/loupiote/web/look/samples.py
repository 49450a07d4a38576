"""What the style page shows."""

from __future__ import annotations

from typing import Any


def samples() -> dict[str, Any]:
    """The context of `style.html`."""
    return {}
