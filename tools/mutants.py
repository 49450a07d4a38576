"""Mutants: take away one power or guard at a time and expect the tests of its clauses to fail.

    python -m tools.mutants                   all mutants of meneur
    python -m tools.mutants -k Salvateur -v   those whose name contains the word, and which test each fails

A clause is shown by a test only if the test fails without it. Tests are collected once; then each mutant is made in a
process forked from there, so that it costs little more than its tests. Those of its own sections of the rule book come
first. Exit status 1 when a mutant survives that `survivors.py` does not explain.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import signal
import sys
import tempfile
import time
from pathlib import Path

import pytest
from tools.mutations import Mutant, mutants
from tools.survivors import EXPLAINED

from loupiote.rules import rule_set

TESTS = ("tests/{rules}", "tests/kernel", "tests/test_records.py")  # not those that only compare lists with lists
PATIENCE = 4  # a mutant may take so many times what all tests take unchanged: one that plays for ever is found out as well
SURVIVED, OWN, ELSEWHERE, ASTRAY = 0, 10, 11, 12


class Hunt:
    """A pytest plugin that runs the tests once for each mutant instead of once."""

    def __init__(self, rules: str, found: list[Mutant], jobs: int) -> None:
        self.rules, self.mutants, self.jobs = rules, found, jobs
        self.ends: dict[str, tuple[int, str]] = {}
        self.tests = 0
        self.limit = 3600.0  # seconds of processor time, not of a clock: the machine may have other things to do
        self.took: dict[str, float] = {}  # by each test, unchanged

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of pytest's own loop."""
        self.tests = len(session.items)
        with tempfile.TemporaryDirectory() as folder:
            running: dict[int, tuple[Mutant, Path]] = {}
            for number, mutant in enumerate([None, *self.mutants]):
                word = Path(folder, str(number))
                if mutant is None:  # unchanged, all must pass: else every mutant would seem to be found
                    pid = self._fork(session, None, word)
                    if os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) != SURVIVED:
                        raise pytest.UsageError(f"a test fails without any mutation: {word.read_text()}")
                    self.took = json.loads(word.read_text(encoding="utf-8"))
                    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
                    self.limit = PATIENCE * (spent.ru_utime + spent.ru_stime) + 10
                    continue
                while len(running) >= self.jobs:
                    self._reap(running)
                running[self._fork(session, mutant, word)] = mutant, word
            while running:
                self._reap(running)
        return True

    def _fork(self, session: pytest.Session, mutant: Mutant | None, word: Path) -> int:
        sys.stdout.flush()
        sys.stderr.flush()
        pid = os.fork()
        if pid:
            return pid
        end = ASTRAY
        try:
            null = os.open(os.devnull, os.O_WRONLY)
            os.dup2(null, 1)
            os.dup2(null, 2)
            signal.setitimer(signal.ITIMER_PROF, self.limit)
            end = self._run(session, mutant, word)
        except BaseException as error:
            word.write_text(f"{type(error).__name__}: {error}", encoding="utf-8")
        finally:
            os._exit(end)

    def _run(self, session: pytest.Session, mutant: Mutant | None, word: Path) -> int:
        """In the child: make the mutant, run tests until one fails."""
        own: list[pytest.Item] = []
        others: list[pytest.Item] = []
        for item in session.items:
            (own if mutant and self._about(item, mutant) else others).append(item)
        if mutant is not None:
            mutant.apply()
        for tests in (own, others):
            tests.sort(key=lambda item: self.took.get(item.nodeid, 0.0))  # most mutants fail a short one
        took = {}
        for item in (*own, *others):
            begun = time.process_time()
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            took[item.nodeid] = time.process_time() - begun
            if session.testsfailed:
                word.write_text(item.nodeid, encoding="utf-8")
                return OWN if item in own or not own else ELSEWHERE
        word.write_text(json.dumps(took), encoding="utf-8")
        return SURVIVED

    def _about(self, item: pytest.Item, mutant: Mutant) -> bool:
        """Whether a test shows a clause of one of the mutant's sections."""
        clauses = [clause for mark in item.iter_markers("rule") for clause in mark.args]
        return any(clause.split(".")[1] in mutant.sections for clause in clauses)

    def _reap(self, running: dict[int, tuple[Mutant, Path]]) -> None:
        pid, status = os.wait()
        mutant, word = running.pop(pid)
        found = word.read_text(encoding="utf-8") if word.exists() else ""
        code = os.waitstatus_to_exitcode(status)
        self.ends[mutant.name] = (ELSEWHERE, "it ran too long") if code == -signal.SIGPROF else (code, found)
        if sys.stderr.isatty() or len(self.ends) % 10 == 0:
            sys.stderr.write(f"\r{len(self.ends)} of {len(self.mutants)} ")
            sys.stderr.flush()


def main() -> int:
    """Hunt, print, and say whether every survivor is explained."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description="Do the tests show the clauses?")
    parser.add_argument("--rules", default="meneur")
    parser.add_argument("-k", default="", help="only mutants whose name contains this word")
    parser.add_argument("-j", type=int, default=os.cpu_count() or 1, help="how many at the same time")
    parser.add_argument("-v", action="store_true", help="name the test that each mutant fails")
    parser.add_argument("--list", action="store_true", help="only list the mutants")
    given = parser.parse_args()
    found = [mutant for mutant in mutants(rule_set(given.rules)) if given.k.lower() in mutant.name.lower()]
    if given.list:
        print(*(mutant.name for mutant in found), sep="\n")
        return 0
    hunt, begun = Hunt(given.rules, found, given.j), time.monotonic()
    paths = [path for test in TESTS if Path(path := test.format(rules=given.rules)).exists()]
    options = ["-q", "-s", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-p", "no:xdist", *paths]
    status = pytest.main(options, plugins=[hunt])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return 2
    if len(hunt.ends) < len(found):
        print("two mutants have one name: nothing can be said of them")
        return 2
    return report(found, hunt, time.monotonic() - begun, given.v)


def report(found: list[Mutant], hunt: Hunt, seconds: float, verbose: bool) -> int:
    """Print what became of the mutants; the exit status."""
    own = sum(hunt.ends[mutant.name][0] == OWN for mutant in found)
    print(f"\n{len(found)} mutants, {hunt.tests} tests, {seconds:.0f} s")
    print(f"{own} fail a test of their own clauses")
    unexplained = 0
    for mutant in found:
        end, word = hunt.ends[mutant.name]
        if end == SURVIVED:
            reason = EXPLAINED.get(mutant.name)
            unexplained += reason is None
            print(f"SURVIVES  {mutant.name}" + (f": {reason}" if reason else ""))
        elif end == ELSEWHERE or (verbose and end == OWN):
            print(f"{'elsewhere' if end == ELSEWHERE else 'found    '} {mutant.name}: {word}")
        elif end != OWN:
            unexplained += 1
            print(f"ASTRAY    {mutant.name}: {word or end}")
    for name in EXPLAINED.keys() - {mutant.name for mutant in found if hunt.ends[mutant.name][0] == SURVIVED}:
        if any(mutant.name == name for mutant in found):
            print(f"explained, but found: {name}")
    print(f"{unexplained} without an explanation")
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
