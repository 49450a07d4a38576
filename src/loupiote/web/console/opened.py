"""What is open now: who is asked what, and what they have said."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from django.utils.safestring import SafeString
from msgspec import Struct, field

from loupiote.kernel.ask import Branch, Choice, Parts, Value, Words
from loupiote.kernel.inputs import Reply
from loupiote.kernel.view import Asked, View
from loupiote.web.notices.missing import owes
from loupiote.web.table.words import Speaker


class Said(Struct):
    """One prompt.

    Attributes:
        said: the answer in words, "" while there is none; owes: an answer is still waited for.
        left: in words too, what would be answered if it closed now, because the player has left that beforehand.
        text: free text in the answer, which somebody may have to read before it goes out.
    """

    player: str
    power: str
    name: str
    said: SafeString | str = ""
    owes: bool = False
    left: SafeString | str = ""
    text: str = ""


class Opened(Struct):
    """A window, or a pending prompt: its name, and what is asked in it."""

    window: str
    title: str
    asked: list[Said] = field(default_factory=list)


def opened(view: View, speaker: Speaker, left: Mapping[tuple[str, str, str], Value | None]) -> list[Opened]:
    """Everything that is open, in the order of the windows. The view is that of whoever leads the game.

    Args:
        left: what is answered as it was left beforehand, by window, player and power (`ordering.ahead.waiting`).
    """
    found: dict[str, Opened] = {}
    moment, number = view.moment
    for asked in view.prompts:
        window = found.setdefault(asked.window, Opened(asked.window, speaker.window(asked.window)))
        said = _said(asked, speaker, moment, number)
        key = (asked.window, asked.prompt.player, asked.power)
        if key in left:
            said.left = _given(asked, left[key], speaker, moment, number)
        window.asked.append(said)
    return list(found.values())


def _said(asked: Asked, speaker: Speaker, moment: str, number: int) -> Said:
    prompt = asked.prompt
    made = Said(prompt.player, asked.power, speaker.plain.power(asked.power.partition("#")[0]), owes=owes(asked))
    if asked.answered:
        made.said = _given(asked, asked.reply, speaker, moment, number)
        made.text = "\n".join(_texts(prompt.choice, asked.reply or ()))
    return made


def _given(asked: Asked, value: Value | None, speaker: Speaker, moment: str, number: int) -> SafeString:
    reply = Reply(player=asked.prompt.player, power=asked.power, value=value, window=asked.window)
    return speaker.given(reply, moment, number)


def _texts(choice: Choice, value: tuple[str, ...]) -> Iterable[str]:
    """The free words of a value."""
    match choice:
        case Words():
            yield from value[:1]
        case Parts():
            for part, span in choice.spans():
                yield from _texts(part, value[span])
        case Branch() if value and value[0] in choice.branches:
            yield from _texts(choice.branches[value[0]], value[1:])
