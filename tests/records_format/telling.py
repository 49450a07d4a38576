"""What the tests of records share: a small village, and the play in a few lines."""

from __future__ import annotations

from textwrap import dedent, indent

from loupiote.records import Outcome, check

PLAYERS = "{Ana: voyante, Bob: loup-garou, Cleo: salvateur, Dan: villageois, Eve: villageois, Jean Paul: villageois}"
HEAD = f"loupiote: 1\nrules: meneur\nplayers: {PLAYERS}\n"


def record(play: str, *, head: str = HEAD, **players: str) -> Outcome:
    """Check a record; keyword arguments give other roles to the players."""
    for name, role in players.items():
        old = head.partition(f"{name}: ")[2].partition(",")[0].partition("}")[0]
        head = head.replace(f"{name}: {old}", f"{name}: {role}")
    return check(f"{head}play:\n{indent(dedent(play).strip(), '  ')}\n", name="game.yaml")


def codes(outcome: Outcome) -> list[tuple[int, str]]:
    """Line and code of each error; of a refusal its own code."""
    return [(error.line, error.refusal.code if error.refusal else error.code) for error in outcome.errors]


def good(outcome: Outcome) -> Outcome:
    """The outcome, which must be without errors."""
    assert outcome.ok, [error.text("en") for error in outcome.errors]
    return outcome
