"""The day of `rpg`: debate and votes together in public, then the evening, in which the bûcher is settled."""

from __future__ import annotations

from loupiote.cast import vote as voting
from loupiote.kernel.acts import acts_of, perform, prompts
from loupiote.kernel.ask import Window
from loupiote.kernel.attacks import doom
from loupiote.kernel.ballot import count, take_called
from loupiote.kernel.events import VoteAdded
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Flow
from loupiote.rules.rpg.election import Voter
from loupiote.rules.rpg.marks import Designated
from loupiote.rules.rpg.orders import LIGHTNING


def placards(game: Game) -> dict[str, int]:
    """The half-votes that stand before anybody votes."""
    marks = {player: game.has(player, Designated) for player in game.marked(Designated) if game.alive(player)}
    return {player: mark.votes for player, mark in marks.items() if mark is not None}


def vote_opens(game: Game) -> None:
    """A step: the day opens, and its bûcher with it; who may not vote and which votes stand already is announced."""
    voting.vote_opens(game, "jour")
    for player, votes in placards(game).items():
        mark = game.has(player, Designated)
        fact = mark.fact if mark else ""
        game.tell(VoteAdded(player, votes / 2, fact.partition(".")[0] or None), because=game.cites(fact))


def vote(game: Game) -> Flow[None]:
    """A step: everybody votes, and uses what powers the day has, until the close; then only what stands is counted.

    Who is struck for a ballot is doomed before the count, and may still be the one whom the others designate.
    """
    opened = Window("vote", prompts(game, "vote"), hold=True)
    answers = yield opened
    others = [answer for answer in answers if answer.prompt.power != Voter.id]
    ballots = [answer for answer in answers if answer.prompt.power == Voter.id]
    for act in acts_of(game, opened, others):
        yield from perform(game, act)
    if not any(prompt.power == Voter.id for prompt in opened.prompts):
        return  # nobody may vote: nobody is designated, whatever stands against anybody
    named = {a.prompt.player: a.value[0] for a in ballots if a.value is not None}
    struck = [attack for strikes in LIGHTNING for attack in strikes(game, named)]
    for attack in struck:
        doom(game, attack)
    fallen = {attack.victim for attack in struck}
    counted = [answer for answer in ballots if answer.prompt.player not in fallen]
    blank = game.options["abstention"] == "vote-blanc"
    result = count(game, counted, added=placards(game), blank=blank, called=take_called(game))
    voting.designate(game, counted, result)


def tie(game: Game) -> Flow[None]:
    """A step: the evening comes; a tie is settled, if there is one."""
    game.open_moment("soir", because=game.cites("rules.evening"))
    yield from voting.tie(game)
