"""Mutants that no test can fail for, each with the reason. `python -m tools.mutants` fails for any other survivor."""

EXPLAINED: dict[str, str] = {}
