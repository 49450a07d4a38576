"""Orders by a post: lines that begin with an exclamation mark, on a player's own board, where nobody reads along but who leads.

    !proteger Bob            the power and what it names; accents and capitals do not count
    !annuler, !annuler sonder    take an answer back;  !rien: answer "nothing"

What comes of it is said by the program on the same board. A line that may mean several things, or is only near to one
(`understood`), is not carried out: the program lists them, each as a line that means that thing alone. What is quoted, code or
struck out is nobody's order (`markup.spoken`). A line that looks like an order and is none, by the way it is written or by its
board, is said to its author (`missed`), who else would wait for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from django.utils.translation import gettext as _
from django.utils.translation import override

from loupiote.kernel.inputs import Reply
from loupiote.kernel.view import View
from loupiote.web.ballots import polls
from loupiote.web.games import door, tables
from loupiote.web.games.models import Game
from loupiote.web.games.results import Refused
from loupiote.web.games.viewers import Viewer
from loupiote.web.ordering import understood, words
from loupiote.web.ordering.lexicons import Speakers
from loupiote.web.ordering.readings import Lexicon
from loupiote.web.ordering.understood import LONGEST, VOTE, Author, Reading
from loupiote.web.square import places, program
from loupiote.web.square.markup import Line, spoken
from loupiote.web.square.models import Post
from loupiote.web.square.places import Place

MOST = 8  # orders of one post: the last ones, since the last word counts
_LOOKS = re.compile(r"[!！]\s*(?=\w)(.+)")


def takes(game: Game, viewer: Viewer, place: Place) -> bool:
    """Whether posts of this viewer on this board may be orders."""
    own = viewer.plays and place.mine and place.owner is not None and place.write
    return own and game.mode == Game.Mode.FORUM and places.boards_of(game)[place.board].each


def lines(text: str) -> list[str]:
    """The orders in a text, without their mark and without bold letters and the like."""
    return [line.text[1:] for line in _marked(text) if line.ordered and line.text != "!"]


def votes(text: str) -> list[str]:
    """The orders in a text that are about a vote: the last ones, wherever other exclamations stand."""
    return [line for line in lines(text) if understood.votes(line)][-MOST:]


def _last(game: Game, viewer: Viewer, text: str) -> list[str]:
    """The orders of a post on a player's own board: the last ones, and what can be none as far as there is room for an answer."""
    found = lines(text)
    if len(found) <= MOST:
        return found
    held = _held(game, viewer)
    last = sorted(range(len(found)), key=lambda n: (_orders(held, found[n]), n))[-MOST:]
    return [found[n] for n in sorted(last)]


def _marked(text: str) -> Iterable[Line]:
    """What is said in a text, if there is any mark of an order in it."""
    return spoken(text) if {"!", "！"} & set(text) else ()


def heard(game: Game, viewer: Viewer, place: Place, post: Post) -> str | None:
    """The listener of the square: carry out the orders of a post, and answer on the same board."""
    ordered = _last(game, viewer, post.text) if takes(game, viewer, place) else []
    if not ordered or place.owner is None:
        return None
    with override(game.lang):
        seats = list(game.seats.all())
        author = Author(game, viewer, Speakers(game, seats), words.speaker(game, game.lang, "markdown"))
        for n, line in enumerate(ordered):
            answer, power = _carry_out(author, line, f"own-{post.key}-{n}", post.asked)
            game.refresh_from_db(fields=["stamp", "status", "seq"])
            program.say(game, tables.current(game), place.owner, answer, game.seq if power else None, power)
    return None


def missed(game: Game, viewer: Viewer, place: Place, post: Post) -> str | None:
    """A listener of the square: tell an author that what looks like an order was not read as one, and where or how it is."""
    if not viewer.plays or game.mode != Game.Mode.FORUM:
        return None
    marked = [line for line in _marked(post.text) if line.text.startswith(("!", "！"))]
    if not marked:  # nearly every post has such a mark somewhere
        return None
    here, held = takes(game, viewer, place), _held(game, viewer)
    ordered = lines(post.text) if here or place.public else []
    if sum(_orders(held, line) if here else understood.votes(line) for line in ordered) > MOST:
        return _("Of the orders of one post the last {most} count: those before them were not read.").format(most=MOST)
    for said in marked:
        found = _LOOKS.match(said.text)
        if found is None or (said.ordered and (here or (place.public and understood.votes(found[1])))):
            continue  # it is heard, here or by those who count votes
        line = found[1]
        if not said.ordered and not _named(held, line):
            continue  # an exclamation
        vote = bool(VOTE.find(line.split()[0]))
        line = line if len(line) <= LONGEST else line[:LONGEST] + "…"
        if vote and not place.public:
            return _("“{line}” is no vote here: votes are read on the board that everybody reads.").format(
                line=f"!{line}"
            )
        if here or vote:
            return _(
                "“{line}” was not taken: write it at the beginning of a line, with nothing before or after the exclamation mark."
            ).format(line=f"!{line}")
        return _(
            "“{line}” is no order here: orders are read on your own board, and on the page of your orders."
        ).format(line=f"!{line}")
    return None


def _held(game: Game, viewer: Viewer) -> Lexicon:
    """What this player has to order, now or at another time, as they may nearly write it."""
    view = door.view_of(game, viewer)
    return _called(Speakers(game, []), [*view.powers, *(one.power for one in view.prompts)])


def _called(speakers: Speakers, powers: Iterable[str]) -> Lexicon:
    return Lexicon([pair for power in dict.fromkeys(powers) for pair in speakers.called(power)]).loose()


def _named(held: Lexicon, line: str) -> bool:
    """Whether a line begins with something that this player has to order, or with a vote."""
    return bool(understood.named_in(held, line) or VOTE.find(line.split()[0]))


def _orders(held: Lexicon, line: str) -> bool:
    """Whether a line on a player's own board can be an order: whatever else begins with the mark is an exclamation."""
    return _named(held, line) or bool(understood.answering(line.split()[0]))


def examples(game: Game, view: View, lang: str) -> list[str]:
    """The orders that can be written now, as lines."""
    speakers = Speakers(game, game.cast, lang)
    found = [understood.example(speakers, one) for one in view.prompts]
    return [*found, *map(speakers.worded, ("!annuler", "!rien"))] if found else []


def doubts(game: Game, viewer: Viewer, place: Place, post: Post) -> list[tuple[str, list[str]]]:
    """The orders of a post that may mean several things as it stands now: each line, and the lines that mean one of them."""
    ordered = _last(game, viewer, post.text) if takes(game, viewer, place) else []
    if not ordered:
        return []
    author = Author(game, viewer, Speakers(game, game.cast), words.speaker(game, game.lang, "markdown"))
    view = door.view_of(game, viewer)
    read = [(line, understood.in_time(understood.read(author, view, line), line, post.asked)) for line in ordered]
    meant = [(f"!{line}", list(map(author.speakers.worded, one.lines))) for line, one in read]
    return [(line, found) for line, found in meant if found]


# ------------------------------------------------------------------------------------------------------------ one line
def _carry_out(author: Author, line: str, key: str, then: str) -> tuple[str, str]:
    """One order; gives the answer, and the power that it was taken for, "" if it was not."""
    view = door.view_of(author.game, author.viewer)
    reading = understood.in_time(
        understood.read(author, view, line), line, then, polls.titles(author.game, author.said)
    )
    if reading.order is None:
        return _asked_back(author, reading) if reading.text else _unknown(author, view, line), ""
    asked, value = reading.order
    reply = Reply(player=author.viewer.name, power=asked.power, value=value, window=asked.window)
    result = door.submit(author.game.pk, author.viewer, reply, key=key)
    if result.ok and value is None and understood.given(asked):
        power = author.said.power(asked.power.partition("#")[0])
        return _("Taken back: your answer ({power}) does not count any more.").format(power=power), asked.power
    if result.ok:
        return _("Taken:") + " " + polls.receipt(author.game, author.said, asked, value), asked.power
    refusal = result.refusal if isinstance(result, Refused) else None
    why = words.refused(author.said, refusal, author.viewer.name) if refusal is not None else ""
    return _("{line}: not taken.").format(line=understood.said(line)) + " " + why, ""


def _asked_back(author: Author, reading: Reading) -> str:
    options = "\n".join(f"- {understood.code(author.speakers.worded(one))}" for one in reading.lines)
    return f"{reading.text}\n\n{options}" if options else reading.text


def _unknown(author: Author, view: View, line: str) -> str:
    """No power of theirs that is asked now is called so."""
    if understood.named_in(_called(author.speakers, view.powers), line):
        text = _("{line}: that is not asked of you now.").format(line=understood.said(line))
        text += " " + _("On the page of your orders you can leave it beforehand.")
    else:
        text = _("{line}: there is no such order.").format(line=understood.said(line))
    listed = examples(author.game, view, author.game.lang)
    if listed:
        lines = "\n".join(f"- {understood.code(one)}" for one in listed)
        text += " " + _("What can be ordered now:") + "\n\n" + lines
    return text
