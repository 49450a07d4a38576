"""What all pictures need: the application in a folder of its own, a browser, and where pictures go."""

from __future__ import annotations

import base64
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "images"
SERVE = "from loupiote.cli import main; main()"
PHONE, DESK = {"width": 390, "height": 844}, {"width": 1280, "height": 1000}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
PASSWORD = "a lamp on the table"


class Server:
    """The application, in a folder of its own; `address` has no slash at its end.

    Args:
        at: the hour that it takes it to be; it goes on from there. None: what it is.
    """

    def __init__(self, data: str, at: str | None = None) -> None:
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("LOUPIOTE_", "DJANGO_", "DATABASE_"))}
        self.environment = {**kept, "LOUPIOTE_DATA": data, "DJANGO_SETTINGS_MODULE": "loupiote.web.settings"}
        self.at, self.address = at, ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Answer from now on, and let time pass."""
        moved = f"import time_machine; time_machine.travel({self.at!r}).start(); " if self.at else ""
        self.process = subprocess.Popen(
            [sys.executable, "-c", moved + SERVE, "serve", "--lang", "en", "--port", "0"],
            env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        assert self.process.stdout
        line = next(line for line in self.process.stdout if "http://" in line)
        self.address = line[line.index("http://") :].strip().rstrip("/")

    def make(self, module: str, *arguments: str) -> Any:
        """Make games in its database, in a process of their own; gives what that prints as JSON at last."""
        command = [sys.executable, "-m", module, *arguments]
        done = subprocess.run(command, cwd=ROOT, env=self.environment, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(done.stderr)
        return json.loads(done.stdout)


@contextmanager
def serving(at: str | None = None) -> Iterator[Server]:
    """A server within, at this hour, that is still to be started."""
    with tempfile.TemporaryDirectory() as data:
        server = Server(data, at)
        try:
            yield server
        finally:
            if server.process is not None:
                server.process.terminate()
                server.process.wait()


class Album:
    """Takes the pictures of one language.

    Args:
        wanted: beginnings of the names of pictures; empty: all.
    """

    def __init__(self, browser: Browser, server: Server, lang: str, wanted: list[str]) -> None:
        self.browser, self.server, self.lang, self.wanted = browser, server, lang, wanted

    def open(self, path: str, size: Any, scheme: str = "light") -> Page:
        """A device of its own, with nothing kept, at an address."""
        context = self.browser.new_context(
            viewport=size, locale=LOCALES[self.lang], device_scale_factor=2 if size == PHONE else 1,
            color_scheme=scheme, reduced_motion="reduce",
        )  # fmt: skip
        page = context.new_page()
        page.goto(self.server.address + path)
        return page

    def take(self, page: Page, name: str) -> None:
        """Write what stands on the screen as `<name>.<lang>.webp`."""
        name = f"{name}.{self.lang}"
        if self.wanted and not name.startswith(tuple(self.wanted)):
            return
        page.evaluate("document.fonts.ready.then(() => true)")
        page.wait_for_timeout(300)
        shot = page.context.new_cdp_session(page).send(
            "Page.captureScreenshot", {"format": "webp", "quality": 82, "optimizeForSpeed": False}
        )
        path = IMAGES / f"{name}.webp"
        path.write_bytes(base64.b64decode(shot["data"]))
        print(path.relative_to(ROOT), f"{path.stat().st_size // 1024} kB")
