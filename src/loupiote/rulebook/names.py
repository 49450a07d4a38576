"""Reads `names.yaml`: the words of one rule set, and those that all share."""

from functools import cache, partial
from typing import Any

from loupiote.rulebook.entries import FILE, Block, NamesFile, Read
from loupiote.rulebook.reader import data_text
from loupiote.rulebook.words import CommonWords, Words


@cache
def words(rule_set: str) -> Words:
    """The words of a rule set, read at the first call. Raises KeyError for a rule set that does not exist."""
    return read_words(rule_set, _file())


@cache
def common() -> CommonWords:
    """The words that all rule sets share, read at the first call."""
    return read_common(_file())


@cache
def _file() -> NamesFile:
    return NamesFile(data_text(FILE))


def read_words(rule_set: str, file: NamesFile) -> Words:
    """Make the words of a rule set out of a file.

    Raises KeyError when the file has no such rule set, BookError for an unknown, missing or double key, a moment, a
    window or a choice that the file does not list, and a bearer that takes its powers from a rule set without it.
    """
    block = file.block(rule_set)
    read = block.read
    required: dict[str, Read] = {
        "moments": read.texts,
        "windows": partial(block.each, block.window),
        "bearers": partial(block.each, partial(block.bearer, file)),
        "boards": partial(block.each, block.board),
        "draws": partial(block.each, block.draw),
        "marks": read.texts,
        "setup": block.phrases,
        "also": block.phrases,
    }
    optional: dict[str, Read] = {
        "always-refused": block.refused,
        "object-states": read.texts,
        "events-without-prefix": read.flag,
    }
    made = Words(rule_set, **block.values(block.node, required | optional, required))
    _check(made, block, read_common(file).choices)
    return made


def read_common(file: NamesFile) -> CommonWords:
    """Make the shared words out of a file. Raises BookError as `read_words` does."""
    values: dict[str, Any] = {}
    for key in ("kinds", "audiences", "facets"):
        block = file.block(key)
        values[key] = block.read.texts(block.node)
    for key in ("choices", "mj"):
        block = file.block(key)
        values[key] = block.phrases(block.node)
    events, shorts = file.block("events"), file.block("shorts")
    return CommonWords(
        events=events.each(events.event, events.node), shorts=shorts.each(shorts.short, shorts.node), **values
    )


def _check(made: Words, block: Block, choices: dict[str, str]) -> None:
    """Every word that an entry uses is listed; for the MJ a moment does in place of a window."""
    for window in made.windows.values():
        for moment in window.moments:
            if moment not in made.moments:
                block.fail(("windows", window.id), f"window `{window.id}`: unknown moment `{moment}`")
    for bearer in made.bearers.values():
        places = {*made.windows, *made.moments} if bearer.kind == "mj" else set(made.windows)
        for power in bearer.powers.values():
            for name in power.windows:
                if name not in places:
                    block.fail(("bearers", bearer.id), f"power `{power.id}`: unknown window `{name}`")
            for choice in power.choices:
                if choice not in choices:
                    block.fail(("bearers", bearer.id), f"power `{power.id}`: unknown choice `{choice}`")
