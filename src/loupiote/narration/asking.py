"""What is asked, in words: the question of a prompt, and what its values are called. For the terminal and for pages alike."""

from __future__ import annotations

from loupiote.kernel.ask import NOBODY, Choice, One, Parts, Several
from loupiote.kernel.view import Asked
from loupiote.narration.narrator import Narrator
from loupiote.narration.runs import Player


def question(said: Narrator, asked: Asked) -> str:
    """The question that a prompt puts to its player."""
    choice = asked.prompt.choice
    legal = choice.legal()
    who = legal[0] if isinstance(choice, One) and len(legal) == 1 else None
    n = choice.high if isinstance(choice, Several) else 1
    kind, window = getattr(choice, "of", "") or choice.kind, asked.window.partition("@")[0]
    return said.prompt(asked.power, kind, window=window, who=who, n=n, optional=asked.prompt.optional)


def part_names(said: Narrator, power: str, choice: Choice) -> list[str]:
    """What the parts of an answer are called, one by one: by the power, else by their kind. None for an answer that is one."""
    if not isinstance(choice, Parts):
        return []
    texts, key, found = said.writer.texts, f"prompt-{power.partition('#')[0]}", []
    for n, part in enumerate(choice.parts, 1):
        if texts.has(key, f"part{n}"):
            found.append(said.format.line(said.writer.line(key, f"part{n}")))
        else:
            kind = f"part-{(getattr(part, 'of', '') or part.kind).replace(' ', '-')}"
            found.append(said.format.line(said.writer.line(kind if texts.has(kind) else "part-any")))
    return found


def value_name(said: Narrator, value: str, players: list[str]) -> str:
    """What a value of a choice is called: a player, nobody, a card, an option in words; else the value itself."""
    writer = said.writer
    if value in players:
        return said.format.line((Player(value),))
    if value == NOBODY:
        return said.format.line(writer.person(value))
    if writer.known(value):
        return said.role(value)
    for family in ("value", "power"):
        if writer.known(value, family):
            return said.format.line(writer.line(f"{family}-{value}"))
    return said.format.escape(value)
