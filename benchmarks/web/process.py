"""The processes of the server that is measured."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path


class Process:
    """A process of the server that is measured.

    Args:
        role: what it does, as `loupiote serve --role`.
    """

    def __init__(self, data: Path, role: str = "all") -> None:
        self.data, self.role, self.port = data, role, 0
        self._down: list[float] = []  # from when until when it was killed, and its screens came back

    def start(self) -> None:
        """Start it, on the port that it had."""
        command = [sys.executable, "-m", "benchmarks.web.serve", str(self.port), self.role]
        environment = os.environ | {"LOUPIOTE_DATA": str(self.data)}
        log = (self.data / "server.log").open("ab")
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it."""
        self.process.send_signal(how)
        self.process.wait()

    def restart(self) -> None:
        """Kill it, start it anew."""
        self._down = [time.perf_counter(), float("inf")]
        self.stop(signal.SIGKILL)
        self.start()
        self._down[1] = time.perf_counter() + 1.5

    def away(self, start: float, end: float) -> bool:
        """Whether it was away at some moment of this stretch."""
        return bool(self._down) and start < self._down[1] and end > self._down[0]

    def spent(self) -> float:
        """Seconds of processor time that its threads have taken."""
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9

    def size(self) -> tuple[int, int]:
        """Its memory in MB (what is in use now), and its threads."""
        lines = dict(
            line.split(":", 1)
            for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
            if ":" in line
        )
        return int(lines["VmRSS"].split()[0]) // 1024, int(lines["Threads"])
