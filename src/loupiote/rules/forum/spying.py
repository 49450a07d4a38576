"""Spying by a coin, which the Espion and the Petite Fille share; and the hints that it costs."""

from __future__ import annotations

from loupiote.cast import hints
from loupiote.cast.events import Hint
from loupiote.kernel.acts import ask_one
from loupiote.kernel.ask import Choice, Me, Words, YesNo
from loupiote.kernel.events import Message
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Flow, Power
from loupiote.kernel.state import Act, Step

MASTER = "mj"  # the bearer of what only the game master does
DUE = "hints"  # in the memory of the game: hints to be given at the end of the night, [role, about whom, readers...]


class Spying(Power):
    """Spy this night or not. Heads: what there is to see; tails: nothing, and a hint about the spy for those spied on."""

    tags = frozenset({"nocturnal", "informs"})

    def choices(self, game: Game, me: Me) -> Choice | None:
        return YesNo()

    def spied(self, game: Game, me: Me) -> list[str]:
        """Those spied on this night; where there is nothing to see no coin is tossed."""
        raise NotImplementedError

    def see(self, game: Game, me: Me) -> None:
        """Tell the spy what there is to see."""
        raise NotImplementedError

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        spied, of = self.spied(game, me), game.bearers[me.bearer].of
        if act.target != "oui" or not spied:
            return
        heads = hints.heads(game, of)
        game.tell(Message("piece-pile" if heads else "piece-face", me.player), to=[], because=game.cites(f"{of}.coin"))
        if heads:
            self.see(game, me)
            return
        game.tell(Message("rien-vu"), to=me.player, because=game.cites(f"{of}.tails"))
        game.memory[DUE] = [*game.memory.get(DUE, ()), [of, me.player, *spied]]


class DonnerUnIndice(Power):
    """The game master's words about a spy, under whose name the question stands; three names where they write none."""

    refereed = True

    def choices(self, game: Game, me: Me) -> Choice:
        return Words(300)


def hint(game: Game) -> Flow[None]:
    """A step: the first of the hints that are due is written, or drawn, and given; then the next one."""
    due = [one for one in game.memory.get(DUE, ()) if game.alive(one[1])]  # nothing is said of who died by decree
    if not due:
        game.memory.pop(DUE, None)
        return
    (of, about, *readers), *rest = due
    words = None
    if game.options["indice"] == "texte-du-meneur":
        words = yield from ask_one(game, "indice", Me(about, MASTER, game.bearers[MASTER].powers[0]))
    given = Hint(text=words[0]) if words else Hint(hints.names(game, of, about, readers))
    game.tell(given, to=[reader for reader in readers if game.alive(reader)], because=game.cites(f"{of}.hint"))
    game.memory[DUE] = rest
    game.next(Step("indice"))
