"""The Bouc Émissaire: he pays for every tie, and says who votes on the next day."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from loupiote.cast.marks import NoVote
from loupiote.kernel.acts import ask_one
from loupiote.kernel.ask import Choice, Me, No, Several
from loupiote.kernel.events import MayVote
from loupiote.kernel.powers import Flow, Power
from loupiote.kernel.state import Doom

if TYPE_CHECKING:
    from loupiote.kernel.game import Game

TIE = "egalite"  # the cause of his death in a tie


class PayerLEgalite(Power):
    """Be executed in place of the tied; the count of the votes looks for it."""


class DesignerVotants(Power):
    """Dead in a tie, name at least one player: only those named vote on the next day. Without a name, everybody does."""

    def choices(self, game: Game, me: Me) -> Choice | No:
        if game.alive(me.player):
            return game.no("alive", "bouc-emissaire.voters")
        marks = {player: game.has(player, NoVote) for player in game.marked(NoVote)}
        lost = {player: game.no("no-vote", mark.fact) for player, mark in marks.items() if mark and not mark.until}
        return Several(game.living, 1, len(game.living), but=lost, of="up to n players")

    def follows(self, game: Game, me: Me, dead: Mapping[str, Doom]) -> bool:
        return me.player in dead and any(attack.cause == TIE for attack in dead[me.player].attacks)

    def after_death(self, game: Game, me: Me) -> Flow[None]:
        named = yield from ask_one(game, "votants", me)
        if named:
            voters = [player for player in game.living if player in named]
            for player in game.living:
                if player not in voters:
                    game.mark(player, NoVote("round", game.round + 1, "bouc-emissaire.voters"))
            game.tell(MayVote(voters, True, "vote"), because=game.cites("bouc-emissaire.voters"))
