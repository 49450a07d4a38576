"""Law 2 in every test: at each window that opens, the game is put to sleep, woken elsewhere and compared."""

from __future__ import annotations

import pytest

from loupiote.kernel.data import encode, plain
from loupiote.kernel.table import Table


def same_after_sleep(table: Table) -> None:
    """Wake a copy and compare: state, window, prompts, answers and everything told."""
    woken = Table.wake(table.rules, table.sleep())
    assert encode(woken.game) == encode(table.game)
    assert encode(woken.told) == encode(table.told)
    assert (woken.open is None) == (table.open is None)
    if woken.open and table.open:
        assert woken.open.name == table.open.name
        assert plain(woken.open.window) == plain(table.open.window)
        assert {k: a.value for k, a in woken.open.answers.items()} == {k: a.value for k, a in table.open.answers.items()}


@pytest.fixture(autouse=True)
def sleep_and_wake(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check every table at every window, and after every input of its windows."""
    run, inside = Table.run, []

    def checked(table: Table) -> None:
        run(table)
        if table.journal and not inside:
            inside.append(table)
            try:
                same_after_sleep(table)
            finally:
                inside.pop()

    monkeypatch.setattr(Table, "run", checked)
