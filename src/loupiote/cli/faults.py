"""What is wrong with what somebody typed. A fault is shown in their language and ends the command."""

from __future__ import annotations

from collections.abc import Iterable

USAGE = 2  # the command line cannot be understood, or names what does not exist
BAD = 1  # it was understood, and what it was given is not good


class Fault(Exception):
    """A fault by the key of its sentence (`fault-<key>` in `texts/`), with the values that the sentence names; what the system
            says of a file is put into words.

    Args:
        near: names that may have been meant; they are added to the sentence.
        status: the exit status of the command.
    """

    def __init__(self, key: str, *, near: Iterable[str] = (), status: int = USAGE, **values: str | int | OSError) -> None:
        super().__init__(key)
        self.key, self.values, self.near, self.status = key, values, list(near), status


class Told(Exception):
    """The faults were told already, in words of their own; all that is left is to end with this status."""

    def __init__(self, *lines: str, status: int = USAGE) -> None:
        super().__init__("\n".join(lines))
        self.lines, self.status = lines, status
