"""Votes by a post on the public square: a line `!vote Bob`, where the game master allows it and the vote is held in the open.
`!annuler` takes the vote back, where a vote may be taken back at all.

What could not be taken is told to its author alone, who is asked again where a name may mean several players (`doubts`).
"""

from __future__ import annotations

from django.utils.translation import get_language
from django.utils.translation import gettext as _

from loupiote.kernel.ask import is_ballot
from loupiote.kernel.inputs import Reply
from loupiote.kernel.view import Asked, View
from loupiote.web.ballots import polls
from loupiote.web.ballots.evidence import order_key
from loupiote.web.games import door, phones
from loupiote.web.games.models import Game
from loupiote.web.games.results import Refused
from loupiote.web.games.viewers import Viewer
from loupiote.web.ordering import commands, taken, understood, words
from loupiote.web.ordering.lexicons import Speakers
from loupiote.web.ordering.understood import Author
from loupiote.web.square.models import Post
from loupiote.web.square.places import Place


def takes(game: Game, viewer: Viewer, place: Place) -> bool:
    """Whether posts of this viewer on this board may be votes."""
    return viewer.plays and place.public and place.write and game.mode == Game.Mode.FORUM and polls.by_post(game)


def ballot(game: Game, view: View) -> Asked | None:
    """The ballot that this viewer may cast in the open now."""
    asked = (one for one in view.prompts if is_ballot(one.prompt) and one.prompt.shows == "all")
    return next((one for one in asked if phones.takes(game, one.prompt)), None)


def heard(game: Game, viewer: Viewer, place: Place, post: Post) -> str | None:
    """The listener of the square."""
    if not viewer.plays or not place.public:
        return None
    votes = commands.votes(post.text)
    if not votes:
        return None
    if not takes(game, viewer, place):
        return " ".join(dict.fromkeys(filter(None, map(_elsewhere, votes))))
    said = [_vote(game, viewer, line, order_key(post.key, n), post.asked) for n, line in enumerate(votes)]
    return " ".join(filter(None, said))


def doubts(game: Game, viewer: Viewer, view: View, post: Post) -> list[tuple[str, list[str]]]:
    """The lines of a post of this viewer that may mean several votes, each with the lines that mean one; none once they voted."""
    asked = ballot(game, view)
    votes = commands.votes(post.text) if asked is not None else []
    if asked is None or not votes:
        return []
    answer = taken.standing(game, viewer).get((asked.window, asked.power))
    if answer is not None and answer[1] >= post.at:
        return []
    author = _author(game, viewer)
    read = [
        (line, understood.in_time(understood.ballot(author, asked, line), line, post.asked, call="vote"))
        for line in votes
    ]
    return [(f"!{line}", list(map(author.speakers.worded, one.lines))) for line, one in read if one.lines]


def _author(game: Game, viewer: Viewer) -> Author:
    lang = get_language() or "fr"
    return Author(game, viewer, Speakers(game, game.cast, lang), words.speaker(game, lang))


def _elsewhere(line: str) -> str:
    """Where what was written is done, if no vote counts that is written here."""
    if not understood.votes(line, near=False):
        return ""
    if understood.takes_back(line):
        return _(
            "“{line}” is no order here: a vote is taken back on the page of votes, any other answer on your own board or "
            "on the page of your orders."
        ).format(line=f"!{line}")
    return _("Votes by a post are not counted in this game: use the page of votes.")


def _vote(game: Game, viewer: Viewer, line: str, key: str, then: str) -> str:
    """One vote; gives what its author is told."""
    asked = ballot(game, door.view_of(game, viewer))
    if asked is None:
        if understood.takes_back(line) or not understood.votes(line, near=False):
            return _elsewhere(line)
        return (
            _("No vote is open to you here: nothing was counted.")
            + " "
            + _("What is asked of you stands on the page of votes.")
        )
    author = _author(game, viewer)
    reading = understood.in_time(
        understood.ballot(author, asked, line), line, then, polls.titles(game, author.said), "vote"
    )
    if reading.order is None:
        text = reading.text.replace("`", "")  # it is no Markdown that is said here
        if not text or understood.takes_back(line):
            return text
        return " ".join(
            [_("Nothing was counted."), text, ", ".join(map(author.speakers.worded, reading.lines))]
        ).strip()
    value = reading.order.value
    result = door.submit(
        game.pk, viewer, Reply(player=viewer.name, power=asked.power, value=value, window=asked.window), key=key
    )
    if result.ok and value is None and understood.given(asked):
        return _("Your vote is taken back: it does not count any more.")
    if result.ok:
        return polls.receipt(game, author.said, asked, value)
    refusal = result.refusal if isinstance(result, Refused) else None
    return words.refused(author.said, refusal, viewer.name) if refusal is not None else ""
