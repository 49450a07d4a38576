"""What a line of a post orders: the one thing that it says, or what its author is asked back.

Nothing is guessed. A small slip in a name is understood where no other name is nearly as near. What can be read in two ways, and
what is only near to a power or to a word that answers, becomes lines of which each says one thing alone; the pages show them as
buttons.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from django.utils.translation import gettext as _

from loupiote.kernel.ask import NOBODY, Choice, Nothing, One, Parts, Prompt, Several, Value, Words, YesNo
from loupiote.kernel.view import Asked, View
from loupiote.narration import Narrator
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer
from loupiote.web.ordering import readings
from loupiote.web.ordering.lexicons import Speakers
from loupiote.web.ordering.readings import Lexicon
from loupiote.web.people import answers

LONGEST = 60  # letters of what is said back
CANCEL = Lexicon([(word, "annuler") for word in answers.CANCEL])
PASS = Lexicon([(word, "rien") for word in answers.NOTHING])
VOTE = Lexicon([(word, word) for word in ("vote", "voter")])  # what begins a vote by a post, on the public square
LEAVES = Lexicon([(word, "rien") for word in (*answers.NOTHING, *answers.NOBODY)])


class Author(NamedTuple):
    """Who orders, and whose words are answered with."""

    game: Game
    viewer: Viewer
    speakers: Speakers
    said: Narrator


class Order(NamedTuple):
    """One thing that a line may order; no value: nothing, or an answer taken back."""

    asked: Asked
    value: Value | None


class Reading(NamedTuple):
    """What becomes of a line: the order that it is; else what its author is told, and the lines of which one may be meant."""

    order: Order | None = None
    text: str = ""
    lines: tuple[str, ...] = ()


def read(author: Author, view: View, line: str) -> Reading:
    """What a line on one's own board orders."""
    prompts, spoken = view.prompts, line.split()
    by_power = {one.power: one for one in prompts}
    powers = author.speakers.powers(prompts)
    named = [(by_power[power], rest) for power, rest in named_in(powers, line)]
    if named:
        return _meant(author, line, named)
    if PASS.find(spoken[0]) or CANCEL.find(spoken[0]):
        return _left(author, prompts, line)
    near = [(by_power[power], rest) for power, rest in named_in(powers.loose(), line)]
    words = answering(spoken[0])
    return _near(line, [*_guessed(author, near), *("!" + " ".join([word, *spoken[1:]]) for word in words)])


def ballot(author: Author, asked: Asked, line: str) -> Reading:
    """What a line on the square says of this ballot; nothing at all where it is no vote."""
    word, rest = _parts(line)
    if VOTE.find(word):
        return _meant(author, line, [(asked, rest)], "vote")
    if votes(line, near=False):  # of the only ballot there is, whatever it is called
        return _left(author, [asked], word)
    return _near(line, _guessed(author, [(asked, rest)], "vote"))


def _meant(author: Author, line: str, named: list[tuple[Asked, str]], call: str = "") -> Reading:
    """What a line says that names a power: as it is written, else but for slips; else it is asked back."""
    found = [order for asked, rest in named for order in orders(author, asked, rest)]
    found = found or [order for asked, rest in named for order in slips(author, asked, rest)]
    if found:
        return _of(found, line, call)
    asked, rest = named[0]
    return _unknown_names(author, asked, line, rest, _guessed(author, named, call), call)


def _near(line: str, guessed: list[str]) -> Reading:
    """A line that is only near to something is asked back, if it is near to anything."""
    text = _("{line}: what is meant? Write one of these:").format(line=said(line))
    return Reading(None, text, tuple(guessed)) if guessed else Reading()


def _guessed(author: Author, near: list[tuple[Asked, str]], call: str = "") -> list[str]:
    return _lines([order for asked, rest in near for order in guesses(author, asked, rest)], call)


def answering(word: str) -> list[str]:
    """The word that answers without a power, takes back or leaves, to which this one is near."""
    return [*CANCEL.loose().find(word), *PASS.loose().find(word)]


def votes(line: str, *, near: bool = True) -> bool:
    """Whether a line on the square is, or is nearly, about a vote: casts it, takes it back, or leaves it."""
    word, rest = _parts(line)
    vote = VOTE.loose() if near else VOTE
    return bool(vote.find(word) or takes_back(line) or (PASS.find(word) and VOTE.find(rest)))


def _parts(line: str) -> tuple[str, str]:
    spoken = line.split(maxsplit=1)
    return spoken[0], "".join(spoken[1:])


def takes_back(line: str) -> bool:
    """Whether a line on the square takes a vote back."""
    word, rest = _parts(line)
    return bool(CANCEL.find(word) and (not rest.strip() or VOTE.find(rest)))


def asked_of(view: View) -> str:
    """What somebody is asked now, as the form of a post keeps it."""
    return " ".join(f"{one.window}:{one.power}" for one in view.prompts)


def in_time(reading: Reading, line: str, then: str, titles: Mapping[str, str] | None = None, call: str = "") -> Reading:
    """A reading, unless the order was written when the same was asked in another window: then its author says it once more.

    Args:
        then: what was asked when the form was made, "" if that is not known; titles: what windows are called.
    """
    if reading.order is None:
        return reading
    asked = reading.order.asked
    windows = {window for window, _colon, power in (one.partition(":") for one in then.split()) if power == asked.power}
    if not windows or asked.window in windows:
        return reading
    text = _("{line}: what it was written for is closed, and nothing was taken.").format(line=said(line))
    title = (titles or {}).get(asked.window)
    text += (
        " "
        + (_("Open now: {vote}.").format(vote=title) + " " if title else "")
        + _("If you mean what is open now, write it again:")
    )
    return Reading(None, text, tuple(_lines([reading.order], call)))


def orders(author: Author, asked: Asked, rest: str) -> list[Order]:
    """All that the words behind a power say, as they are written."""
    choice = asked.prompt.choice
    read = readings.values(choice, rest, author.speakers.values(choice))
    found = [Order(asked, value) for value in readings.shaped(choice, read) if value or choice.why_not(value) is None]
    if found:
        return found
    if CANCEL.find(rest):
        return [Order(asked, None)] if given(asked) else []
    if not LEAVES.find(rest):
        return []
    blank = [Order(asked, (NOBODY,))] if choice.why_not((NOBODY,)) is None else []
    return [*blank, *([Order(asked, None)] if may_pass(asked.prompt) else [])]


def slips(author: Author, asked: Asked, rest: str) -> list[Order]:
    """What names say that are mistyped, where no other name is nearly as near; else nothing: then it is asked back."""
    choice = asked.prompt.choice
    if not isinstance(choice, One | Several) or LEAVES.loose().find(rest) or CANCEL.loose().find(rest):
        return []
    read = readings.values(choice, rest, author.speakers.values(choice).loose())
    return [Order(asked, read[0])] if len(read) == 1 and choice.why_not(read[0]) is None else []


def guesses(author: Author, asked: Asked, rest: str) -> list[Order]:
    """What may be meant by words that name nothing, or by words behind what is only near to the power."""
    choice, lexicon = asked.prompt.choice, author.speakers.values(asked.prompt.choice)
    exact = orders(author, asked, rest)
    if exact:
        return exact
    lost = readings.astray(choice, rest, lexicon)
    found = readings.values(choice, rest, lexicon.loose()) + (readings.mended(choice, lost, lexicon) if lost else [])
    found += [(name,) for name in readings.mentioned(rest, lexicon)]
    legal = [Order(asked, value) for value in dict.fromkeys(found) if choice.why_not(value) is None]
    left = not LEAVES.find(rest) and LEAVES.loose().find(rest) and may_pass(asked.prompt)
    return [*legal, *([Order(asked, None)] if left else [])]


def named_in(powers: Lexicon, line: str) -> list[tuple[str, str]]:
    """The powers that the first words of an order name, by the most words that name any, with the rest as it stands."""
    spoken = line.split()
    for n in range(min(len(spoken), powers.longest), 0, -1):
        found = powers.find(" ".join(spoken[:n]))
        if found and (n == 1 or readings.plain(spoken[n - 1])):  # signs may be what is named
            return [(power, "".join(line.split(maxsplit=n)[n:])) for power in found]
    return []


def given(asked: Asked) -> bool:
    """Whether there is an answer that could be taken back."""
    return asked.answered and asked.reply is not None


def may_pass(prompt: Prompt) -> bool:
    """Whether there is anything to pass over: what stands at the player's choice waits for no word."""
    return prompt.optional and not prompt.aside


def _left(author: Author, prompts: list[Asked], line: str) -> Reading:
    """`!annuler` takes an answer back, `!rien` says "nothing": of the power that is named, or of the only one there is."""
    spoken = line.split(maxsplit=1)
    back = bool(CANCEL.find(spoken[0]))
    meant = [one for one in prompts if (given(one) if back else may_pass(one.prompt))]
    if len(spoken) > 1:
        powers = author.speakers.powers(prompts)
        named = [one for one in prompts if one.power in powers.find(spoken[1])]
        if not named:
            near = [one for one in meant if one.power in powers.loose().find(spoken[1])]
            text = _("{line}: nothing is asked of you by that name.").format(line=said(line))
            return Reading(None, text, tuple(_lines([Order(one, None) for one in near])))
        meant = [one for one in meant if one in named]
    if not meant:
        return Reading(
            None, _("There is no answer to take back.") if back else _("Nothing is asked of you that could be left.")
        )
    return _of([Order(one, None) for one in meant], line)


def _of(found: list[Order], line: str, call: str = "") -> Reading:
    if len(found) == 1:
        return Reading(found[0])
    lines = tuple(_lines(found, call))
    return Reading(None, _("{line}: that can mean several things. Write one of these:").format(line=said(line)), lines)


def _unknown_names(author: Author, asked: Asked, line: str, rest: str, lines: list[str], call: str = "") -> Reading:
    """The power is known; what it is to name is not."""
    choice, lexicon = asked.prompt.choice, author.speakers.values(asked.prompt.choice)
    lost = readings.astray(choice, rest, lexicon)
    word = lost.word if lost is not None and not isinstance(choice, One) else ""
    if lines and isinstance(choice, One) and len(readings.mentioned(rest, lexicon)) > 1:
        text = _("{line}: only one can be named. Write one of these:").format(line=said(line))
    elif lines and word:
        text = _("{line}: who or what is meant by “{word}”? Write one of these:").format(line=said(line), word=word)
    elif lines:
        text = _("{line}: who or what is meant? Write one of these:").format(line=said(line))
    elif CANCEL.find(rest):
        text = _("There is no answer to take back.")
    else:
        if rest.strip():
            text = _("{line}: “{word}” is no name that is known here. It is written so:")
        else:
            text = _("{line}: say whom or what. It is written so:")
        text = text.format(line=said(line), word=(word or rest)[:LONGEST])
        text += f" {code(example(author.speakers, asked, call))}"
    return Reading(None, text, tuple(lines))


# --------------------------------------------------------------------------------------------------------------- words
def _lines(found: list[Order], call: str = "") -> list[str]:
    return list(dict.fromkeys(_line(one, found, call) for one in found))


def _line(one: Order, found: list[Order], call: str = "") -> str:
    """The line that means this and nothing else of what was found."""
    power = call or one.asked.power
    if any(other.asked.power.startswith(f"{power}#") for other in found):
        power += "#1"
    if one.value is None:
        return f"!{'annuler' if one.asked.answered else 'rien'} {power}"
    return f"!{power} {', '.join(one.value)}".rstrip()


def example(speakers: Speakers, asked: Asked, call: str = "") -> str:
    """How an order is written. It names no player: who is in a hurry writes what stands there."""
    return speakers.worded(f"!{call or asked.power} {_what(asked.prompt.choice, speakers)}".rstrip())


def _what(choice: Choice, speakers: Speakers) -> str:
    """What stands behind a power, in a word."""
    match choice:
        case Nothing():
            return ""
        case YesNo():
            return "oui"
        case Words():
            return "…"
        case Parts():
            return " ".join(_what(part, speakers) for part in choice.parts)
    people = {seat.name for seat in speakers.seats}
    one = _("<name>") if people & set(choice.legal()) else _("<what>")
    return f"{one}, {one}" if isinstance(choice, Several) and choice.high > 1 else one


def code(text: str) -> str:
    """A line as it is written; it is no markup here."""
    return "`" + text.replace("`", "'") + "`"


def said(line: str) -> str:
    """An order as its author has written it, not too long."""
    return code("!" + (line if len(line) <= LONGEST else line[:LONGEST] + "…"))
