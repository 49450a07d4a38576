"""The server is killed ten times in the middle of its work; `make crash` does it two hundred times."""

import json
import subprocess
import sys
from pathlib import Path

from web_server import new_database

SCRIPT = Path(__file__).parents[1] / "web_crash.py"


def test_nothing_acknowledged_is_lost_and_nothing_else_is_kept() -> None:
    command = [sys.executable, str(SCRIPT), "--times", "10", "--database", new_database()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["acknowledged"] > 30
    assert found["kept"] + found["absent"] > 0  # a tap was under way
