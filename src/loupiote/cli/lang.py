"""Which language the command speaks: `--lang`, else what the locale says, else French."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import get_args

from loupiote.cli.faults import Fault
from loupiote.narration import Lang

FLAG = "--lang"
LANGUAGES: tuple[Lang, ...] = get_args(Lang)
_SILENT = {"", "c", "posix"}  # locales that name no language


def locale_language(environment: Mapping[str, str]) -> Lang:
    """The language of the locale: French where it says French or nothing, English for any other language."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        name = environment.get(variable, "").partition(".")[0].partition("@")[0].casefold()
        if name:
            return "fr" if name in _SILENT or name.partition("_")[0] == "fr" else "en"
    return "fr"


def take_language(arguments: Sequence[str], environment: Mapping[str, str]) -> tuple[Lang, list[str], Fault | None]:
    """Take `--lang` out of the arguments, wherever it stands; the last one counts.

    Returns:
        the language, the other arguments, and what is wrong with the value of `--lang` if something is.
    """
    lang, rest, fault = locale_language(environment), list[str](), None
    words = iter(arguments)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == FLAG or word.startswith(f"{FLAG}="):
            value = next(words, "") if word == FLAG else word.partition("=")[2]
            wanted = next((known for known in LANGUAGES if known == value.casefold()), None)
            lang = wanted or lang
            if wanted is None:
                fault = Fault("unknown-language", value=value, known=", ".join(LANGUAGES))
        else:
            rest.append(word)
    return lang, rest, fault
