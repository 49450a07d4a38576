"""The election day: candidates declare themselves, everybody has one voice; without a winner there is no Capitaine."""

from __future__ import annotations

from loupiote.cast import events, vote
from loupiote.cast.capitaine import CAPITAINE
from loupiote.kernel.acts import prompts
from loupiote.kernel.ask import Choice, Me, Nothing, Prompt, Window
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Flow, Power
from loupiote.kernel.state import Act, Mark


class Candidate(Mark):
    """Stands for the title of Capitaine."""

    known = "all"


class Candidat(Power, tag="rpg.candidat"):
    """Stand for the title, at once and in public. A candidate who answers "nothing" afterwards withdraws at the close."""

    instant = True

    def choices(self, game: Game, me: Me) -> Choice | None:
        return Nothing() if game.moment == "election" else None

    @classmethod
    def prompts(cls, game: Game, holders: list[Me]) -> list[Prompt]:
        if game.moment != "election":
            return []
        choice, standing = Nothing(), game.marked(Candidate)
        return [Prompt(me.player, me.bearer, cls.id, choice, instant=me.player not in standing) for me in holders]

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        game.mark(me.player, Candidate(until="election"))
        game.tell(events.Candidate(me.player, CAPITAINE), because=game.cites("capitaine.stand"))


class Voter(vote.Voter, tag="rpg.voter"):
    """One ballot: for a declared candidate, or against a living player; for or against oneself too."""

    def terms(self, game: Game) -> vote.Terms:
        terms = super().terms(game)
        terms.oneself = None
        if game.moment == "election":
            terms.among, terms.blank = game.marked(Candidate), True
            terms.other = game.no("not-candidate", "capitaine.candidates")
        return terms


def election(game: Game) -> Flow[None]:
    """A step: candidates, debate and votes together, until the close; who withdrew by then takes his votes with him."""
    if game.moment != "election":
        return
    answers = yield Window("election", prompts(game, "election"), hold=True)
    gone = [a.prompt.player for a in answers if a.prompt.power == Candidat.id and a.value is None]
    ballots = [a for a in answers if a.prompt.power == Voter.id]
    vote.elect(game, [a for a in ballots if a.value is None or a.value[0] not in gone])
