"""The night of `rpg`: all orders are written, then carried out together; the morning tells.

Its steps: `nuit`, in which everybody writes until the pack's deadline; `foresee`, a rehearsal for what the Sorcière is
shown, and `sorciere`, her potions; `resolve`: STAGES bend the orders, ORDER carries them out, GUARDS judge the attacks,
and everybody is told; `chasseur`, for the doomed who still act before day breaks.
"""

from __future__ import annotations

from loupiote.cast import antre, deaths, events, opening
from loupiote.cast.sorciere import FORESEEN, tell_victim
from loupiote.kernel import bearers
from loupiote.kernel.acts import acts_of, bend, carry, gather, prompts
from loupiote.kernel.ask import Window
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Flow
from loupiote.kernel.rehearse import rehearse
from loupiote.kernel.state import Suppression
from loupiote.rules.rpg import nocturnal, sides
from loupiote.rules.rpg.deaths import follow_the_doomed
from loupiote.rules.rpg.orders import LIVES
from loupiote.rules.rpg.roles import metronome
from loupiote.rules.rpg.roles.sorciere import Sauver, not_both_on_one


def nightfall(game: Game) -> None:
    """A step: a new round begins with its night; whoever turned joins the pack, whoever took a card takes its side."""
    sides.take_sides(game)
    opening.nightfall(game)


def nuit(game: Game) -> Flow[None]:
    """A step: everybody's orders, with one deadline; the last one in time counts. Who was robbed of his role gave none."""
    yield from gather(game, "nuit")
    metronome.sleep(game)
    nocturnal.apart(game)


def foresee(game: Game) -> None:
    """A step: each Sorcière who may know is told whom the pack would kill as things stand, or that there is no victim.

    A life to spare does not hide its holder from her.
    """
    when = game.options["victime-montree"]
    potions = [me.power for me in game.asked(Sauver) if isinstance(me.power, Sauver)]
    if when == "jamais" or not any(when == "toujours" or not potion.spent for potion in potions):
        return
    trial = rehearse(game, _without_lives)
    game.memory[FORESEEN] = [one.who for one in trial.doomed if any(a.by == antre.ANTRE for a in one.attacks)]
    tell_victim(game, Sauver)


def _without_lives(game: Game) -> Flow[None]:
    for kind in LIVES:
        for me in list(game.force(kind)):
            bearers.suppress(game, Suppression(me.bearer, me.player, kind.id))
    yield from judge(game)


def sorciere(game: Game) -> Flow[None]:
    """A step: the Sorcière, once she was shown the victim."""
    yield from ask_again(game, "sorciere")
    not_both_on_one(game)


def manipulation(game: Game) -> Flow[None]:
    """A step: the Manipulateur, once he was told that the player he visits acts tonight."""
    yield from ask_again(game, "manipulation")


def ask_again(game: Game, window: str) -> Flow[None]:
    """Ask the powers of a later window of the night; what is ordered there takes the place of an earlier order."""
    opened = Window(window, prompts(game, window), hold=True)
    if opened.prompts or game.paced:
        answers = yield opened
        given = acts_of(game, opened, answers)
        again = {(prompt.player, prompt.bearer, prompt.power) for prompt in opened.prompts}
        game.acts = [act for act in game.acts if (act.actor, act.bearer, act.power) not in again] + given


def judge(game: Game) -> Flow[None]:
    """Bend the orders, carry them out, judge their attacks: then the doomed are those who are certain to die."""
    bend(game)
    yield from carry(game, *game.ruleset.order)
    yield from deaths.judge(game)
    follow_the_doomed(game)


def settle(game: Game) -> Flow[None]:
    """A step: the night is settled, and everybody told what comes to them of it."""
    game.memory.pop(FORESEEN, None)
    yield from judge(game)
    metronome.tell(game)
    for player in game.marked(nocturnal.KnockedOut):
        game.tell(events.KnockedOut(player), to=player, because=game.cites("assommeur.told"))
    for act in game.acts:
        for power in act.bent:
            known = act.fate is None and "informs" in nocturnal.tags(game, act)
            kind, fact = NOTICES[power]
            game.tell(kind(act.actor, act.target if known else None), to=act.actor, because=game.cites(fact))


# what the author of an order is told when this power moved it
NOTICES = {
    "rediriger": (events.Redirected, "redirecteur.told"),
    "manipuler": (events.Manipulated, "loup-garou-manipulateur.told"),
}
