"""The Capitaine of `rpg`: a title beside the role. He may name his heir ahead of time; dead, his delay holds nothing up."""

from __future__ import annotations

from loupiote.cast import capitaine
from loupiote.cast.capitaine import CAPITAINE
from loupiote.kernel import bearers
from loupiote.kernel.acts import ask_beside
from loupiote.kernel.ask import Choice, Me, No, One, Value
from loupiote.kernel.events import Elected
from loupiote.kernel.game import Game
from loupiote.kernel.state import Act


class NommerSuccesseur(capitaine.NommerSuccesseur, tag="rpg.nommer-successeur"):
    """Name the next Capitaine: alive, in secret, for the case of his death; dead, within his delay, in public.

    In silence the latest name given ahead holds if that player lives; else the heir is drawn.
    """

    heir: str | None = None
    drawn: bool = False

    def choices(self, game: Game, me: Me) -> Choice | No:
        return One([player for player in game.living if player != me.player])

    def must(self, game: Game, me: Me) -> bool:
        return not game.alive(me.player)

    def silence(self, game: Game, me: Me) -> Value | None:  # type: ignore[override]
        if game.alive(me.player) or not game.living:
            return None
        self.drawn = self.heir is None or not game.alive(self.heir)
        return super().silence(game, me) if self.drawn else (str(self.heir),)

    def after_death(self, game: Game, me: Me) -> None:  # type: ignore[override]
        ask_beside(game, "successeur", me)

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        if game.alive(me.player):
            self.heir = act.target
            return
        how, self.heir, self.drawn = "drawn" if self.drawn else "named", None, False
        bearers.move(game, CAPITAINE, act.target)
        game.tell(Elected(act.target, CAPITAINE, how, me.player), because=game.cites("capitaine.heir"))
