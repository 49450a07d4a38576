"""The village votes: ballots, count, ties. Steps that the rule sets of the table share.

What the vote has decided stands in the memory of the game until the execution: the tied (`TIED`), the votes cast
(`BALLOTS`), and in `game.doomed` nobody yet: the condemned waits under `CONDEMNED` as [player, cause, facts...].
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import Struct

from loupiote.cast.bouc_emissaire import TIE, PayerLEgalite
from loupiote.cast.capitaine import CAPITAINE, TIED, Trancher, VoixPreponderante, form
from loupiote.cast.marks import NoVote
from loupiote.kernel import bearers
from loupiote.kernel.acts import ask_one, prompts
from loupiote.kernel.ask import NOBODY, Choice, Me, No, One, Prompt, Window
from loupiote.kernel.ballot import VOICE, Count, count, take_called
from loupiote.kernel.events import Acted, Counted, Elected, MayVote, Voted
from loupiote.kernel.powers import Flow, Power, WeightMark
from loupiote.kernel.state import Step

if TYPE_CHECKING:
    from loupiote.kernel.acts import Answer
    from loupiote.kernel.already import Already
    from loupiote.kernel.game import Game

BALLOTS = "ballots"
CONDEMNED = "condemned"
RUNOFF = "runoff"  # the names to which a second vote is limited
AGAIN = "voted-again"  # the tie of this vote has had its second vote
ELECTED = "elected"  # the election was held


# what everybody sees of the ballots before the close, by the option `vote-visible`
SHOWN = {"ouvert": "all", "qui-a-vote": "who", "cloture": "", "secret": ""}


class Terms(Struct, dict=True):
    """What a ballot may name: a list of players, perhaps nobody; the reasons against anybody else and, if any, oneself.

    Attributes:
        barred: who has no ballot, and why.
    """

    among: list[str]
    blank: bool
    other: No
    oneself: No | None
    barred: dict[str, No]

    def ballot(self, voter: str) -> One:
        """The ballot of one voter."""
        if self.oneself is None:
            return self._same
        return One(self.among, {voter: self.oneself}, "ballot", self.blank, self.other)

    @cached_property
    def _same(self) -> One:
        """The ballot of everybody, where one may name oneself."""
        return One(self.among, {}, "ballot", self.blank, self.other)


class Voter(Power):
    """One ballot: for a Captain in the election, against somebody in the vote. Not for oneself, not for the dead."""

    def terms(self, game: Game) -> Terms:
        """What is the same for every voter."""
        election = game.moment == "election"
        fact = "capitaine.election" if election else "rules.ballot"
        among = game.memory.get(RUNOFF) or game.living
        blank = election or game.options["abstention"] != "interdite"
        again = "rules.second-vote" if RUNOFF in game.memory and not election else fact
        lost = {} if election else {player: game.has(player, NoVote) for player in game.marked(NoVote)}
        barred = {player: game.no("no-vote", mark.fact) for player, mark in lost.items() if mark is not None}
        return Terms(among, blank, game.no("not-legal", again), game.no("oneself", fact), barred)

    def choices(self, game: Game, me: Me) -> Choice | No:
        terms = self.terms(game)
        return terms.barred.get(me.player) or terms.ballot(me.player)

    def must(self, game: Game, me: Me) -> bool:
        return game.moment != "election" and game.options["abstention"] == "interdite"

    def shows(self, game: Game, me: Me) -> str:
        return SHOWN[game.options["vote-visible"]]

    @classmethod
    def prompts(cls, game: Game, holders: list[Me]) -> list[Prompt]:
        """As one by one, but what is the same for every voter is asked once: most prompts of a game are ballots."""
        first: Voter = holders[0].power  # type: ignore[assignment]
        terms, optional, shows = first.terms(game), not first.must(game, holders[0]), first.shows(game, holders[0])
        found: list[Prompt] = []
        for me in holders:
            if me.player in terms.barred:
                continue
            choice = terms.ballot(me.player)
            if terms.blank or choice.possible():
                found.append(Prompt(me.player, me.bearer, cls.id, choice, optional, False, False, False, shows))
        return found


def tell_count(game: Game, answers: list[Answer], result: Count, fact: str) -> None:
    """Tell the ballots, unless they are secret, and the totals."""
    because = game.cites(fact)
    if game.options["vote-visible"] != "secret":
        ballots, weights, tell = result.ballots, result.weights, game.tell
        for answer in answers:
            voter = answer.prompt.player
            named = ballots.get(voter)
            if named is None:
                tell(Voted(voter, None), None, because)
            elif (worth := weights[voter]) == VOICE:
                tell(Voted(voter, named, 1.0), None, because)
            else:
                tell(Voted(voter, named, worth / 2), None, because + _why_worth(game, voter))
    game.tell(Counted(result.votes(), result.first, result.tied or None), because=because)


def _why_worth(game: Game, voter: str) -> tuple[str, ...]:
    """The clauses by which a voice is worth more, or less, than one: facts named for the power that weighs it, or by the mark."""
    facts: list[str] = []
    for kind in game.ruleset.weights:
        if issubclass(kind, WeightMark):
            facts += [kind.fact] if game.has(voter, kind) else []
        else:
            facts += [f"{game.bearers[me.bearer].of}.{kind.id}" for me in game.force(kind) if me.player == voter]  # type: ignore[union-attr]
    return game.cites(*facts)


# ---------------------------------------------------------------------------------------------------------- election


def election_opens(game: Game) -> None:
    """A step: the election opens on the first day, unless the game has no Captain."""
    if ELECTED not in game.memory and game.options["capitaine"] != "aucun":
        game.open_moment("election", because=game.cites("capitaine.election"))


def past_election(game: Game, told: Already) -> None:
    """In a game that was begun elsewhere, the election was held if there is a Captain, or was a first day."""
    if told.number > 1 or CAPITAINE in told.titles:
        game.memory[ELECTED] = True


def election(game: Game) -> Flow[None]:
    """Everybody names a Captain; most hands win, whatever a voice is worth elsewhere."""
    if game.moment != "election":
        return
    opened = Window("election", prompts(game, "election"), hold=True)
    answers = yield opened
    elect(game, answers)


def elect(game: Game, answers: list[Answer]) -> None:
    """Count the ballots of the election, tell it, and give the title; a tie is settled as the option says, if there is one."""
    result = count(game, answers, plain=True, called=take_called(game))
    tell_count(game, answers, result, "capitaine.election")
    winner, how, tie = result.first, "vote", game.options.get("election-egalite", "pas-de-capitaine")
    again = RUNOFF not in game.memory
    game.memory[ELECTED] = True
    game.memory.pop(RUNOFF, None)
    if result.tied and tie == "second-vote-puis-tirage" and again:
        game.memory[RUNOFF] = result.tied
        game.next(Step("election"))
        return
    if result.tied and tie != "pas-de-capitaine":
        winner, how = game.draw("egalite", CAPITAINE, result.tied), "drawn"
    if winner is not None:
        bearers.move(game, CAPITAINE, winner)
        game.tell(Elected(winner, CAPITAINE, how), because=game.cites("capitaine.election"))


# -------------------------------------------------------------------------------------------------------------- vote


def vote_opens(game: Game, moment: str = "vote") -> None:
    """A step: the vote opens, with the moment in which it is held; whoever may not vote is named."""
    game.memory.pop(CONDEMNED, None)
    if RUNOFF not in game.memory:
        game.memory.pop(AGAIN, None)
    again = ("rules.second-vote",) if RUNOFF in game.memory else ()
    game.open_moment(moment, because=game.cites("rules.vote", *again))
    barred = [player for player in game.marked(NoVote) if game.alive(player)]
    if barred:
        facts = [mark.fact for player in barred if (mark := game.has(player, NoVote))]
        game.tell(MayVote(barred, False), because=game.cites(*dict.fromkeys(facts)))


def vote(game: Game) -> Flow[None]:
    """Everybody who may names somebody; who leads alone is condemned."""
    opened = Window("vote", prompts(game, "vote"), hold=True)
    if not opened.prompts:  # all who might vote are dead: no vote is held
        return
    answers = yield opened
    blank = game.options["abstention"] == "vote-blanc"
    designate(game, answers, count(game, answers, blank=blank, called=take_called(game)))


def designate(game: Game, answers: list[Answer], result: Count) -> None:
    """Tell the result of the vote and keep it: who leads alone is condemned, a tie is to be settled."""
    tell_count(game, answers, result, "rules.vote")
    game.memory.pop(RUNOFF, None)
    game.memory[BALLOTS] = result.ballots
    game.memory[TIED] = result.tied
    if result.first not in (None, NOBODY):
        game.memory[CONDEMNED] = [result.first, "bucher", "rules.vote"]


def tie(game: Game) -> Flow[None]:
    """Settle a tie: the Bouc Émissaire pays; else the Captain decides; else the option says."""
    tied = [player for player in game.memory.get(TIED, ()) if player == NOBODY or game.alive(player)]
    if not tied:
        return
    scapegoats = _able(game, PayerLEgalite)
    if scapegoats:
        game.memory[CONDEMNED] = [scapegoats[0].player, TIE, "bouc-emissaire.pays"]
    else:
        why = "capitaine.tie"
        chosen = yield from _captain_decides(game, tied)
        if chosen is None:
            chosen, why = _option_decides(game, tied), "rules.tie"
        if chosen not in (None, NOBODY):
            game.memory[CONDEMNED] = [chosen, "bucher", "rules.vote", why]
    game.memory.pop(TIED, None)


def _able(game: Game, kind: type[Power]) -> list[Me]:
    """Who may settle a tie with a power of this kind: not those who are struck dead before it."""
    struck = {one.who for one in game.doomed}
    return [me for me in game.holders(kind) if me.player not in struck]


def _captain_decides(game: Game, tied: list[str]) -> Flow[str | None]:
    decisive, alone = form(game, "voix-decisive"), _able(game, VoixPreponderante)
    for me in alone or _able(game, Trancher):
        named = game.memory[BALLOTS].get(me.player)
        if decisive and named in tied:
            said = Acted(me.player, me.power.id, [named])  # type: ignore[attr-defined]
            game.tell(said, because=game.cites("capitaine.tie"))
            return str(named)
    for me in _able(game, Trancher):
        if not form(game, "tranchage") and (alone or not decisive):
            continue
        game.memory[TIED] = tied
        chosen = yield from ask_one(game, "tranchage", me)
        said = Acted(me.player, Trancher.id, list(chosen)) if chosen else Acted(me.player, Trancher.id, acted=False)
        game.tell(said, because=game.cites("capitaine.tie"))
        return chosen[0] if chosen else NOBODY
    return None


def _option_decides(game: Game, tied: list[str]) -> str | None:
    way = game.options["egalite"]
    if way.startswith("second-vote") and not game.memory.get(AGAIN):
        game.memory[RUNOFF] = [player for player in tied if player != NOBODY]
        game.memory[AGAIN] = True
        game.next(Step("vote-opens"), Step("vote"), Step("tie"))
        return None
    return str(game.draw("egalite", "joueur", tied)) if way.endswith("tirage") else None
