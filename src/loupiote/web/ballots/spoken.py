"""Votes by a post on the public square: a line `!vote Bob`, where the game master allows it and the vote is held in the open.

What could not be taken is told to its author alone, who is asked again where a name may mean several players.
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
from loupiote.web.ordering import commands, readings, words
from loupiote.web.ordering.lexicons import Speakers
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
    if "!" not in post.text or not viewer.plays or not place.public:
        return None
    votes = [line.split(None, 1) for line in commands.lines(post.text)]
    votes = [line for line in votes if commands.VOTE.find(line[0])]
    if not votes:
        return None
    if not takes(game, viewer, place):
        return _("Votes by a post are not counted in this game: use the page of votes.")
    said = [
        _vote(game, viewer, line[1] if len(line) > 1 else "", order_key(post.key, n)) for n, line in enumerate(votes)
    ]
    return " ".join(said)


def _vote(game: Game, viewer: Viewer, name: str, key: str) -> str:
    """One vote; gives what its author is told."""
    asked = ballot(game, door.view_of(game, viewer))
    if asked is None:
        return _("No vote is open to you here: nothing was counted.")
    lexicon = Speakers(game, list(game.seats.all())).values(asked.prompt.choice)
    found = readings.shaped(asked.prompt.choice, readings.values(asked.prompt.choice, name, lexicon) if name else [])
    if len(found) != 1:
        near = readings.offered(asked.prompt.choice, [value[0] for value in found if value] or lexicon.near(name))
        text = _("Nothing was counted: it is not certain for whom “{name}” is.").format(name=name[: commands.LONGEST])
        write = _("Write: {lines}").format(lines=", ".join(f"!vote {value}" for value in near))
        return f"{text} {write}" if near else text
    reply = Reply(player=viewer.name, power=asked.power, value=found[0], window=asked.window)
    result = door.submit(game.pk, viewer, reply, key=key)
    said = words.speaker(game, get_language() or "fr")
    if result.ok:
        return words.receipt(said, asked.power, found[0], asked.window)
    refusal = result.refusal if isinstance(result, Refused) else None
    return words.refused(said, refusal, viewer.name) if refusal is not None else ""
