"""Lengths of time as people write them: `30m`, `1h`, `2d`, `1h30m`."""

import re

_UNITS = {"d": 86400, "h": 3600, "m": 60, "s": 1}
# `j` is what a French speaker writes for a day.
_FORM = re.compile(r"(?:(\d+)[dj])?(?:(\d+)h)?(?:(\d+)m(?:in)?)?(?:(\d+)s)?")


def parse_duration(text: str) -> int:
    """The seconds in `30m`, `1h`, `2d` or `1h30m`. Raises ValueError for anything else."""
    match = _FORM.fullmatch(text.strip().lower().replace(" ", ""))
    if match is None or not any(match.groups()):
        raise ValueError(f"no duration: {text!r}")
    return sum(int(number or 0) * unit for number, unit in zip(match.groups(), _UNITS.values(), strict=True))


def format_duration(seconds: int) -> str:
    """The shortest way to write that many seconds: 5400 is `1h30m`, 0 is `0s`."""
    parts = []
    for name, unit in _UNITS.items():
        number, seconds = divmod(seconds, unit)
        if number:
            parts.append(f"{number}{name}")
    return "".join(parts) or "0s"
