"""The election day: candidates declare themselves, everybody has one voice; without a winner there is no Capitaine."""

from __future__ import annotations

from loupiote.cast import events, vote
from loupiote.cast.capitaine import CAPITAINE
from loupiote.kernel.acts import prompts
from loupiote.kernel.ask import Choice, Me, Nothing, Window
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Flow, Power
from loupiote.kernel.state import Act, Mark


class Candidate(Mark):
    """Stands for the title of Capitaine."""

    known = "all"


class Candidat(Power, tag="rpg.candidat"):
    """Stand for the title, at once and in public."""

    instant = True

    def choices(self, game: Game, me: Me) -> Choice | None:
        return Nothing() if game.moment == "election" and not game.has(me.player, Candidate) else None

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        game.mark(me.player, Candidate(until="election"))
        game.tell(events.Candidate(me.player, CAPITAINE), because=game.cites("capitaine.stand"))


class SeRetirer(Power, tag="rpg.se-retirer"):
    """A candidate withdraws, at once and in public. The votes for him fall: their voters are told, and asked anew."""

    instant = True
    aside = True

    def choices(self, game: Game, me: Me) -> Choice | None:
        return Nothing() if game.moment == "election" and game.has(me.player, Candidate) else None

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        game.unmark(me.player, Candidate)
        game.tell(events.Withdrew(me.player, CAPITAINE), because=game.cites("capitaine.withdraw"))


class Voter(vote.Voter, tag="rpg.voter"):
    """One ballot: for a declared candidate, or against a living player; for or against oneself too."""

    def terms(self, game: Game) -> vote.Terms:
        terms = super().terms(game)
        terms.oneself = None
        if game.moment == "election":
            terms.among = [name for name in game.marked(Candidate) if game.alive(name)]
            terms.blank = True
            terms.other = game.no("not-candidate", "capitaine.candidates")
        return terms


def election(game: Game) -> Flow[None]:
    """A step: candidates, debate and votes together, until the close."""
    if game.moment == "election":
        answers = yield Window("election", prompts(game, "election"), hold=True)
        vote.elect(game, [answer for answer in answers if answer.prompt.power == Voter.id])
