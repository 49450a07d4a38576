"""The command line `loupiote`: rules, games at the terminal, records, simulations.

`main` is the door. Each command stands in a module of its own under `commands/`; what a person reads stands in `texts/`.
"""

from __future__ import annotations

import sys


def main() -> None:
    """Run `loupiote` with the arguments of the process, and end the process with its status."""
    from loupiote.cli.guard import run

    sys.exit(run(sys.argv[1:]))
