"""The French of the interface: finds every message in code and templates, and writes the catalogues. `make messages`.

Each app has a catalogue of its own, `locale/fr/LC_MESSAGES/django.po`; what lies beside the apps shares `web/locale`. The
messages in the code are English, so English needs no catalogue. The compiled `.mo` lie in the repository: nothing has to be
compiled on a machine that runs the program. With names of apps, only theirs are looked at. With --check nothing is written;
the exit status says whether all is in order: every message has its French, and the compiled files are those of the texts.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from loupiote.narration.grammar import spaced

WEB = Path(__file__).parents[1] / "src/loupiote/web"
KEYWORDS = {
    name + lazy: spec
    for lazy in ("", "_lazy")
    for name, spec in {
        "gettext": None,
        "ngettext": (1, 2),
        "pgettext": ((1, "c"), 2),
        "npgettext": ((1, "c"), 2, 3),
    }.items()
} | {"_": None}
THEN = datetime(2025, 1, 1, tzinfo=UTC)  # a date in the header would change with every run
HEAD = b'msgid ""\nmsgstr ""\n"Plural-Forms: nplurals=2; plural=(n > 1);\\n"\n'  # as Django's own French has it


def places() -> dict[Path, list[Path]]:
    """Where catalogues lie, and the files that each of them is for."""
    apps = sorted(path.parent for path in WEB.glob("*/apps.py"))
    found = {app: sorted(path for path in app.rglob("*") if path.suffix in (".py", ".html", ".txt")) for app in apps}
    beside = list(WEB.glob("*.py")) + [path for path in (WEB / "templates").rglob("*") if path.is_file()]
    return found | {WEB: sorted(beside)}


def messages(path: Path) -> Iterator[tuple[int, object, str | None]]:
    """The messages of a file: line, message (or singular and plural), context."""
    from django.utils.translation.template import templatize

    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        text = templatize(text, origin=str(path))
        text = "\n".join(_calls(text))
    for line, message, _, context in extract("python", io.BytesIO(text.encode()), keywords=KEYWORDS):
        yield line, message, context


def _calls(text: str) -> Iterator[str]:
    """The calls in what Django makes of a template, which is no Python between them."""
    import re

    for call in re.finditer(r" (?:_|n?p?gettext)\((?:u?'(?:[^'\\]|\\.)*'|u?\"(?:[^\"\\]|\\.)*\"|[^)'\"])*\)", text):
        yield call[0].strip()


def found_in(files: list[Path]) -> Catalog:
    """All messages of these files."""
    catalogue = read_po(io.BytesIO(HEAD), locale="fr", charset="utf-8")
    catalogue.project, catalogue.version, catalogue.msgid_bugs_address = "loupiote", "1", ""
    catalogue.creation_date = catalogue.revision_date = THEN
    catalogue.header_comment, catalogue.last_translator, catalogue.language_team = "# French of Loupiote.", "", ""
    catalogue.fuzzy = False
    for path in files:
        for _, message, context in messages(path):
            catalogue.add(message, context=context, locations=[(str(path.relative_to(WEB)), 0)])
    return catalogue


def french(place: Path) -> Path:
    """Where the French of a place lies."""
    return place / "locale/fr/LC_MESSAGES/django.po"


def merged(place: Path, files: list[Path]) -> Catalog:
    """The messages as they are, with the French that there is."""
    catalogue = found_in(files)
    path = french(place)
    if path.exists():
        with path.open("rb") as file:
            known = read_po(file, locale="fr")
        for message in catalogue:
            old = known.get(message.id, context=message.context) if message.id else None
            if old is not None:
                message.string, message.user_comments = old.string, old.user_comments
    return catalogue


def written(catalogue: Catalog) -> tuple[bytes, bytes]:
    """A catalogue as text, which has the spaces that a keyboard has, and compiled, with those of print."""
    text, compiled = io.BytesIO(), io.BytesIO()
    write_po(text, catalogue, width=120, sort_output=True, include_lineno=False)
    for message in catalogue:
        if message.id and (french := message.string):  # the first one is the header; a new one has no French yet
            message.string = tuple(map(spaced, french)) if isinstance(french, tuple) else spaced(french)
    write_mo(compiled, catalogue)
    return text.getvalue(), compiled.getvalue()


def main(arguments: list[str]) -> int:
    """Write the catalogues, or check them; gives the exit status."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "loupiote.web.settings")
    os.environ.setdefault("LOUPIOTE_SECRET_KEY", "messages")
    check, bad = "--check" in arguments, 0
    apps = {name for name in arguments if not name.startswith("-")}
    for place, files in places().items():
        if apps and place.name not in apps:
            continue
        catalogue = merged(place, files)
        if len(catalogue) == 0:
            continue
        path = french(place)
        text, compiled = written(catalogue)
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text)
            path.with_suffix(".mo").write_bytes(compiled)
        elif not path.exists() or path.read_bytes() != text or path.with_suffix(".mo").read_bytes() != compiled:
            bad += 1
            print(f"{path.relative_to(WEB)} is not up to date: make messages")
        for message in catalogue:
            if message.id and not (all(message.string) if isinstance(message.string, tuple) else message.string):
                bad += 1
                print(f"{path.relative_to(WEB)}: no French for {message.id!r}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
