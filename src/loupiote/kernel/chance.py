"""Chance: named draws, and the commitment that lets anybody check them afterwards.

Every draw has a name, what@moment-number.bearer (`cible@aube-2.chasseur-1`), and its value is HMAC-SHA256(seed, name).
One more draw elsewhere therefore shifts nothing, a test scripts a draw by its name, and a game master may type in the die
that they rolled. Real games take a seed of 128 random bits: `commitment(seed)` is public from the start, the seed at the
end.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def fresh_seed() -> str:
    """128 random bits as 32 hexadecimal digits."""
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """The public hash of a seed: SHA-256 as hexadecimal digits."""
    return hashlib.sha256(seed.encode()).hexdigest()


def number(seed: str, name: str, below: int) -> int:
    """A number from 0 to `below` - 1, fixed by seed and name.

    The 256 bits of the hash are scaled, so a value is at most 2**-240 more likely than another for lists of any real length.
    """
    digest = hmac.digest(seed.encode(), name.encode(), "sha256")
    return int.from_bytes(digest, "big") * below >> 256


def shuffled(seed: str, name: str, values: Sequence[T]) -> list[T]:
    """The values in an order fixed by seed and name: Fisher-Yates from the end, the i-th swap from one hash of `name#k`.

    One hash gives eight swaps (32 bits each), so lists stay below 2**16 values.
    """
    result = list(values)
    key, digest = seed.encode(), b""
    for i in range(len(result) - 1, 0, -1):
        slot = (len(result) - 1 - i) % 8
        if slot == 0:
            digest = hmac.digest(key, f"{name}#{i}".encode(), "sha256")
        j = int.from_bytes(digest[slot * 4 : slot * 4 + 4], "big") * (i + 1) >> 32
        result[i], result[j] = result[j], result[i]
    return result
