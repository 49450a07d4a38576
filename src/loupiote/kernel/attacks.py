"""From an attack to a death, and what follows it. The contract:

1. `strike` leads each attack through the guards, in the order of the rule set's `GUARDS`. A guard stops it (`Spared`),
   turns it or adds others (attacks, led through all guards in their turn, except those that turned them already, so
   every attack ends), asks its holder, or has no opinion. What gets through makes a `Doom`: several attacks on one player
   make one doom with several causes. Nobody is dead yet: rescues and replacements find the doomed in the state.
2. `bury` makes the doomed die together: what follows is collected while the powers of the dead still are in force, then
   they are dead, then the rule set tells it.
3. What follows a death (grief, a last shot, an heir...) joins the front of the agenda, one step each, in the order of
   `AFTER_DEATH` and behind earlier ones of the same rank; each asks again, when it runs, whether its power is in force.
   Deaths that it causes go the same way, so the chain ends when nothing follows.

Victory is a step of the rule set that stands behind all this.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from loupiote.kernel.data import tag_of
from loupiote.kernel.events import Survived
from loupiote.kernel.powers import Flow, Power, Spared, Verdict, flow
from loupiote.kernel.state import Attack, Doom, Spare, Step

if TYPE_CHECKING:
    from loupiote.kernel.game import Game

FOLLOW = "after-death"  # the step of one power that reacts to a death


def as_attacks(verdict: Verdict) -> list[Attack]:
    """The attacks that a hook gave back, as a list."""
    if isinstance(verdict, Attack):
        return [verdict]
    return verdict if isinstance(verdict, list) else []


def strike(game: Game, attacks: Iterable[Attack]) -> Flow[None]:
    """Lead attacks through the guards; who is not spared is doomed. Attacks on the dead come to nothing."""
    queue = list(attacks)
    while queue:
        attack = queue.pop(0)
        if not game.alive(attack.victim):
            continue
        verdict, guard = yield from _judge(game, attack)
        if isinstance(verdict, Spared):
            game.spared.append(Spare(attack, verdict.because))
            game.tell(Survived(attack.victim, attack.cause), to=[], because=verdict.because)
        elif verdict is not None:
            turned = as_attacks(verdict)
            for one in turned:
                one.via = (*attack.via, guard)
            queue[:0] = turned
        else:
            doom(game, attack)


def _judge(game: Game, attack: Attack) -> Flow[tuple[Verdict, str]]:
    """The first opinion that a guard has of an attack, and whose it is: a bearer's, or a mark's on the victim."""
    victim = game.seats[attack.victim]
    for kind in game.in_play(game.ruleset.guards):
        guards: list[Any] = victim.marks and [m for m in victim.marks if type(m) is kind and m.round <= game.round]
        for mark in guards:
            guard = f"{tag_of(kind)}@{attack.victim}"
            if guard not in attack.via:
                verdict: Verdict = yield from flow(mark.guard(game, attack, attack.victim))
                if verdict is not None:
                    return verdict, guard
        for me in game.holders(kind):
            if me.bearer not in attack.via:
                verdict = yield from flow(me.power.guard(game, attack, me))  # type: ignore[attr-defined]
                if verdict is not None:
                    return verdict, me.bearer
    return None, ""


def doom(game: Game, attack: Attack) -> None:
    """Put the victim among the doomed, past all guards."""
    for one in game.doomed:
        if one.who == attack.victim:
            one.attacks.append(attack)
            return
    game.doomed.append(Doom(attack.victim, [attack]))


def bury(game: Game) -> list[str]:
    """Let the doomed die together, tell it, and put what follows on the agenda. Gives the dead in seat order."""
    doomed = game.doomed
    game.doomed, game.spared = [], []
    game.end_brief_marks()
    fates = {d.who: d for d in doomed if game.alive(d.who)}
    if not fates:
        return []
    dead = game.in_order(fates)
    dooms = [fates[player] for player in dead]
    following = [
        Step(FOLLOW, [kind.id, me.bearer, me.player])
        for kind in game.ruleset.after_death
        for me in game.force(kind)
        if me.power.follows(game, me, fates)  # type: ignore[attr-defined]
    ]
    for name in dead:
        game.seats[name].alive = False
    game.people_changed()
    game.ruleset.announce(game, dooms)
    for step in following:
        _enqueue(game, step)
    return dead


@contextmanager
def apart(game: Game) -> Iterator[None]:
    """Deaths at once leave those alone who are doomed to die in a moment of their own: the condemned, the night's dead."""
    doomed, spared = game.doomed, game.spared
    game.doomed, game.spared = [], []
    yield
    game.doomed, game.spared = [one for one in doomed if game.alive(one.who)], spared


def kill(game: Game, attacks: Iterable[Attack]) -> Flow[list[str]]:
    """Deaths at once, by day: the attacks are judged, and whom they doom is buried. Gives the dead."""
    with apart(game):
        yield from strike(game, attacks)
        return bury(game)


def _enqueue(game: Game, step: Step) -> None:
    ranks, place = game.ruleset.ranks, 0
    rank = ranks[step.args[0]]
    for waiting in game.agenda:
        if waiting.name != FOLLOW or ranks[waiting.args[0]] > rank:
            break
        place += 1
    game.agenda.insert(place, step)


def follow(game: Game, power: str, bearer: str, player: str) -> Flow[None]:
    """The step of one reaction to a death, if its power is still in force."""
    kind = game.ruleset.after_death[game.ruleset.ranks[power]]
    me = next((me for me in game.force(kind) if me.bearer == bearer and me.player == player), None)
    if me is None or not isinstance(me.power, Power):
        return
    verdict: Verdict = yield from flow(me.power.after_death(game, me))
    attacks = as_attacks(verdict)
    if attacks:
        yield from kill(game, attacks)
