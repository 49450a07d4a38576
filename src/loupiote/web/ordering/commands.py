"""Orders by a post: lines that begin with an exclamation mark, on a player's own board, where nobody reads along but who leads.

    !proteger Bob            the power and what it names; accents, capitals and small slips do not count
    !annuler, !annuler sonder    take an answer back;  !rien: answer "nothing"

What comes of it is said by the program on the same board. A line that may mean several things is not carried out: the program
lists them, each as a line that means that thing alone. Quotations and code are nobody's orders. A line that looks like an order
and is none, by the way it is written or by its board, is said to its author (`missed`), who else would wait for it.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from django.utils.translation import gettext as _
from django.utils.translation import override

from loupiote.kernel.ask import Choice, Nothing, One, Parts, Prompt, Value, Words, YesNo
from loupiote.kernel.inputs import Reply
from loupiote.kernel.view import Asked, View
from loupiote.narration import Narrator
from loupiote.web.games import door, tables
from loupiote.web.games.models import Game
from loupiote.web.games.results import Refused
from loupiote.web.games.viewers import Viewer
from loupiote.web.ordering import readings, words
from loupiote.web.ordering.lexicons import Speakers
from loupiote.web.ordering.readings import Lexicon, plain
from loupiote.web.square import places, program, quoting
from loupiote.web.square.models import Post
from loupiote.web.square.places import Place

MOST = 8  # orders of one post
_ORDER = re.compile(r"^ {0,3}!(?=\w)(.+)$", re.MULTILINE)
_LOOKS = re.compile(
    r"^[ \t]*(?:[-+][ \t]+)?(?:[*_]|\[[a-z]+(?:=[^\]\n]*)?\])*![ \t]*(?=\w)(.+)$", re.MULTILINE | re.IGNORECASE
)
_DRESS = re.compile(r"\[/?(?:b|i|u|s|color|size|font|center)(?:=[^\]\n]*)?\]", re.IGNORECASE)
_CODE = re.compile(r"```.*?(?:```|\Z)|\[code\].*?(?:\[/code\]|\Z)", re.DOTALL | re.IGNORECASE)
VOTE = Lexicon([(word, word) for word in ("vote", "voter")])  # what begins a vote by a post, on the public square
CANCEL, PASS = ("annuler", "cancel"), ("rien", "nothing", "passer", "pass")
LONGEST = 60  # letters of what is said back


class _Found(NamedTuple):
    """One way to read an order."""

    asked: Asked
    value: Value | None


class _Author(NamedTuple):
    """Who orders, and whose words are answered with."""

    game: Game
    viewer: Viewer
    speakers: Speakers
    said: Narrator


def takes(game: Game, viewer: Viewer, place: Place) -> bool:
    """Whether posts of this viewer on this board may be orders."""
    own = viewer.plays and place.mine and place.owner is not None and place.write
    return own and game.mode == Game.Mode.FORUM and places.boards_of(game)[place.board].each


def lines(text: str) -> list[str]:
    """The orders in a text, without their mark and without bold letters and the like."""
    return [_DRESS.sub("", found[1]).strip() for found in _ORDER.finditer(_spoken(text))][:MOST]


def _spoken(text: str) -> str:
    """What somebody says themselves: neither quotations nor code."""
    return _CODE.sub("", quoting.bare(text))


def heard(game: Game, viewer: Viewer, place: Place, post: Post) -> str | None:
    """The listener of the square: carry out the orders of a post, and answer on the same board."""
    ordered = lines(post.text) if takes(game, viewer, place) else []
    if not ordered or place.owner is None:
        return None
    with override(game.lang):
        seats = list(game.seats.all())
        author = _Author(game, viewer, Speakers(game, seats), words.speaker(game, game.lang, "markdown"))
        for n, line in enumerate(ordered):
            answer, power = _carry_out(author, line, f"own-{post.key}-{n}")
            game.refresh_from_db(fields=["stamp", "status", "seq"])
            program.say(game, tables.current(game), place.owner, answer, game.seq if power else None, power)
    return None


def missed(game: Game, viewer: Viewer, place: Place, post: Post) -> str | None:
    """A listener of the square: tell an author that what looks like an order was not read as one, and where or how it is."""
    if "!" not in post.text or not viewer.plays or game.mode != Game.Mode.FORUM:
        return None
    here = takes(game, viewer, place)
    for found in _LOOKS.finditer(_spoken(post.text)):
        line = _DRESS.sub("", found[1]).strip(" \t\r*_")
        if not line or (_ORDER.match(found[0]) and (here or (place.public and VOTE.find(line.split()[0])))):
            continue  # it is heard, here or by those who count votes
        if not _ORDER.match(found[0]) and not _ordering(game, viewer, line):
            continue  # an exclamation
        line = line if len(line) <= LONGEST else line[:LONGEST] + "…"
        if here or VOTE.find(line.split()[0]):
            return _(
                "“{line}” was not taken: write it at the beginning of a line, with nothing before or after the exclamation mark."
            ).format(line=f"!{line}")
        return _(
            "“{line}” is no order here: orders are read on your own board, and on the page of your orders."
        ).format(line=f"!{line}")
    return None


def _ordering(game: Game, viewer: Viewer, line: str) -> bool:
    """Whether a line begins with a power of this player."""
    speakers = Speakers(game, [])
    held = [pair for power in door.view_of(game, viewer).powers for pair in speakers.called(power)]
    return bool(_named(Lexicon(held), line) or VOTE.find(line.split()[0]))


def examples(game: Game, view: View, lang: str) -> list[str]:
    """The orders that can be written now, as lines."""
    said = words.speaker(game, lang)
    found = [f"!{one.power} {_what(one.prompt.choice, said)}".rstrip() for one in view.prompts]
    return [*found, "!annuler", "!rien"] if found else []


def doubts(game: Game, viewer: Viewer, place: Place, text: str) -> list[tuple[str, list[str]]]:
    """The orders of a post that may mean several things as it stands now: each line, and the lines that mean one of them."""
    ordered = lines(text) if takes(game, viewer, place) else []
    if not ordered:
        return []
    author = _Author(game, viewer, Speakers(game, game.cast), words.speaker(game, game.lang, "markdown"))
    view = door.view_of(game, viewer)
    meant = [(f"!{line}", _meant(author, view, line)) for line in ordered]
    return [(line, found) for line, found in meant if found]


# ------------------------------------------------------------------------------------------------------------ one line
def _carry_out(author: _Author, line: str, key: str) -> tuple[str, str]:
    """One order; gives the answer, and the power that it was taken for, "" if it was not."""
    view = door.view_of(author.game, author.viewer)
    found = _read(author, view, line)
    if isinstance(found, str):
        return found, ""
    if len(found) > 1:
        options = "\n".join(f"- {_code(one)}" for one in _meant(author, view, line))
        text = _("{line}: that can mean several things. Write one of these:").format(line=_said(line))
        return f"{text}\n\n{options}", ""
    asked, value = found[0]
    reply = Reply(player=author.viewer.name, power=asked.power, value=value, window=asked.window)
    result = door.submit(author.game.pk, author.viewer, reply, key=key)
    if result.ok and value is None and plain(line.split()[0]) in CANCEL:
        power = author.said.power(asked.power.partition("#")[0])
        return _("Taken back: your answer ({power}) does not count any more.").format(power=power), asked.power
    if result.ok:
        return _("Taken:") + " " + words.receipt(author.said, asked.power, value, asked.window), asked.power
    refusal = result.refusal if isinstance(result, Refused) else None
    why = words.refused(author.said, refusal, author.viewer.name) if refusal is not None else ""
    return _("{line}: not taken.").format(line=_said(line)) + " " + why, ""


def _meant(author: _Author, view: View, line: str) -> list[str]:
    """The lines of which one is meant, by what was read or by a name near what was written; none where nothing is in doubt."""
    found = _read(author, view, line)
    if isinstance(found, list):
        return [_line(one, found) for one in found] if len(found) > 1 else []
    for power, rest, _exact in _named(author.speakers.powers(view.prompts), line)[:1]:
        return _near(author, next(one for one in view.prompts if one.power == power), rest)
    return []


def _near(author: _Author, asked: Asked, rest: str) -> list[str]:
    """The lines that name what looks like these words."""
    choice, lexicon = asked.prompt.choice, author.speakers.values(asked.prompt.choice)
    lost = readings.astray(choice, rest, lexicon)
    return [f"!{asked.power} {value}" for value in readings.mended(choice, lost, lexicon)] if lost is not None else []


def _read(author: _Author, view: View, line: str) -> list[_Found] | str:
    """All that an order may mean, or what to say if it means nothing."""
    prompts = view.prompts
    spoken = line.split()
    powers = author.speakers.powers(prompts)
    named = _named(powers, line)
    if not any(exact for *_rest, exact in named) and plain(spoken[0]) in (*CANCEL, *PASS):
        return _nothing(author, prompts, spoken)
    by_power = {one.power: one for one in prompts}
    found: list[_Found] = []
    for power, rest, _exact in named:
        asked = by_power[power]
        choice = asked.prompt.choice
        read = readings.values(choice, rest, author.speakers.values(choice))
        found += [_Found(asked, value) for value in readings.shaped(choice, read)]
    if found:
        return found
    if named:
        return _unknown_names(author, by_power[named[0][0]], line, named[0][1])
    return _unknown(author, view, line)


def _named(powers: Lexicon, line: str) -> list[tuple[str, str, bool]]:
    """The powers that the first words of an order may name: the power, the rest as it stands, whether it is written so."""
    spoken = line.split()
    found = [
        (meant.value, "".join(line.split(maxsplit=n)[n:]), meant.exact)
        for n in range(min(len(spoken), readings.LONGEST), 0, -1)
        for meant in powers.find(" ".join(spoken[:n]))
    ]
    exact = [one for one in found if one[2]]
    longest = [one for one in exact if len(one[1]) == min(len(rest) for _power, rest, _e in exact)]
    return longest or found


def _nothing(author: _Author, prompts: list[Asked], spoken: list[str]) -> list[_Found] | str:
    """`!annuler` takes an answer back, `!rien` says "nothing": of the power that is named, or of the only one there is."""
    back = plain(spoken[0]) in CANCEL
    meant = [one for one in prompts if (one.answered and one.reply is not None if back else _may_pass(one.prompt))]
    if len(spoken) > 1:
        named = {found.value for found in author.speakers.powers(prompts).find(" ".join(spoken[1:]))}
        meant = [one for one in prompts if one.power in named]
        if not meant:
            return _("{line}: nothing is asked of you by that name.").format(line=_said(" ".join(spoken)))
    if not meant:
        return _("There is no answer to take back.") if back else _("Nothing is asked of you that could be left.")
    return [_Found(one, None) for one in meant]


def _may_pass(prompt: Prompt) -> bool:
    """Whether there is anything to pass over: what stands at the player's choice waits for no word."""
    return prompt.optional and not prompt.aside


def _unknown(author: _Author, view: View, line: str) -> str:
    """No power of theirs that is asked now is called so."""
    held = Lexicon([pair for power in view.powers for pair in author.speakers.called(power)])
    known = _named(held, line)
    if known:
        text = _("{line}: that is not asked of you now.").format(line=_said(line))
        text += " " + _("On the page of your orders you can leave it beforehand.")
    else:
        text = _("{line}: there is no such order.").format(line=_said(line))
    listed = examples(author.game, view, author.game.lang)
    if listed:
        text += " " + _("What can be ordered now:") + "\n\n" + "\n".join(f"- {_code(one)}" for one in listed)
    return text


def _unknown_names(author: _Author, asked: Asked, line: str, rest: str) -> str:
    """The power is known; what it is to name is not."""
    options, choice = _near(author, asked, rest), asked.prompt.choice
    lost = readings.astray(choice, rest, author.speakers.values(choice))
    word = lost.word if lost is not None and not isinstance(choice, One) else ""
    if options and word:
        text = _("{line}: who or what is meant by “{word}”? Write one of these:").format(line=_said(line), word=word)
    elif options:
        text = _("{line}: who or what is meant? Write one of these:").format(line=_said(line))
    elif word:
        text = _("{line}: “{word}” is no name that is known here. It is written so:").format(line=_said(line), word=word)
        options = [f"!{asked.power} {_what(choice, author.said)}".rstrip()]
    else:
        text = _("{line}: say whom or what. It is written so:").format(line=_said(line))
        options = [f"!{asked.power} {_what(choice, author.said)}".rstrip()]
    return text + "\n\n" + "\n".join(f"- {_code(one)}" for one in options)


# --------------------------------------------------------------------------------------------------------------- words
def _line(one: _Found, found: list[_Found]) -> str:
    """The line that means this and nothing else of what was found."""
    power = one.asked.power
    if any(other.asked.power.startswith(f"{power}#") for other in found):
        power += "#1"
    if one.value is None:
        return f"!{CANCEL[0] if one.asked.answered else PASS[0]} {power}"
    return f"!{power} {', '.join(one.value)}".rstrip()


def _what(choice: Choice, said: Narrator) -> str:
    """What stands behind a power, in a word."""
    match choice:
        case Nothing():
            return ""
        case YesNo():
            return "oui"
        case Words():
            return "…"
        case Parts():
            return " ".join(_what(part, said) for part in choice.parts)
        case One():
            return next(iter(choice.legal()), "…")
    return ", ".join(choice.legal()[:2]) or "…"


def _code(text: str) -> str:
    """A line as it is written; it is no markup here."""
    return "`" + text.replace("`", "'") + "`"


def _said(line: str) -> str:
    """An order as its author has written it, not too long."""
    return _code("!" + (line if len(line) <= LONGEST else line[:LONGEST] + "…"))
