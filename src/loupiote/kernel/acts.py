"""Acts: powers used. Two ways, one file of a role for both.

*At once* (a table): `call`, the step of a window, asks, and each answer takes effect as soon as the window closes.
*All together* (a forum): `gather` asks and keeps the acts in the state; at the end of the night `carry_out` lets the
powers and marks of `STAGES` bend them, in that order, then those of `ORDER` take effect, in that order; a rule set with
steps between them calls `bend` and `carry` itself.

An act stands as long as nothing set its `fate`, its power is in force and its bearer is in its author's hands: what is
stolen, exchanged or suppressed before its turn takes the order down with it. An act that does not stand comes to nothing;
what that costs is its power's affair (`thwarted`).

In both, attacks are kept in the state (`game.attacks`) until the rule set leads them through the guards.
Acts are taken in the order of the window's prompts, never in the order in which people wrote, except where a rule looks at
`Act.order`.
"""

from __future__ import annotations

from types import GeneratorType
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from loupiote.kernel import pace
from loupiote.kernel.ask import Me, Prompt, Value, Window
from loupiote.kernel.attacks import as_attacks
from loupiote.kernel.powers import BendMark, Flow, Power, Verdict, flow
from loupiote.kernel.state import Act, Pending, Step

if TYPE_CHECKING:
    from loupiote.kernel.game import Game

LOST = "lost"  # the fate of an act whose power is suppressed, or no longer its author's


class Answer(Struct, gc=False):
    """A reply as a step gets it: the prompt, its value (None: nothing), its place in the order of writing, its time."""

    prompt: Prompt
    value: Value | None
    order: int
    at: float


def prompt(game: Game, me: Me) -> Prompt | None:
    """The prompt of a power for one holder, or None if it is not offered now."""
    power: Power = me.power  # type: ignore[assignment]
    return power.prompt(game, me)


def prompts(game: Game, window: str) -> list[Prompt]:
    """Everything that a window asks now, in the order in which the rule set lists its powers."""
    found: list[Prompt] = []
    for kind in game.ruleset.asked[window]:
        holders = game.asked(kind)
        if holders:
            found += kind.prompts(game, holders)
    return found


def acts_of(game: Game, window: Window, answers: list[Answer]) -> list[Act]:
    """The acts that the answers of a window make; the silent ones get what their power says of silence."""
    given = {id(answer.prompt): answer for answer in answers}
    acts: list[Act] = []
    group: list[Act] = []
    last = len(window.prompts) - 1
    for i, asked in enumerate(window.prompts):
        player, bearer, id_ = asked.player, asked.bearer, asked.power
        power = game.power(bearer, id_)
        if power is None:
            continue
        answer = given.get(id(asked))
        if answer is None:
            order, value = 0, power.silence(game, Me(player, bearer, power))
        else:
            order, value = answer.order, answer.value
        act = None if value is None else Act(player, bearer, id_, list(value), list(value), order)
        if asked.shared:  # its holders decide together, once all were heard
            if act:
                group.append(act)
            following = window.prompts[i + 1] if i < last else None
            if following and following.bearer == bearer and following.power == id_:
                continue
            act, group = power.decide(game, group, Me(player, bearer, power)), []
        if act:
            acts.append(act)
    return acts


def stands(game: Game, act: Act) -> Me | None:
    """The hold by which an act is done, or None when it comes to nothing; then its fate says why."""
    if act.fate is not None:
        return None
    me = game.me(act.actor, act.bearer, act.power)
    if me is None or act.actor not in game.bearers[act.bearer].holders or (game.suppressions and game.lost(me)):
        act.fate = LOST
        return None
    return me


def perform(game: Game, act: Act) -> Flow[None]:
    """Let one act take effect, or its power say what comes of it when it does not stand; its attacks wait in the state."""
    me = stands(game, act)
    verdict: Any  # of a generator or at once
    if me is not None:
        verdict = me.power.resolve(game, act, me)  # type: ignore[attr-defined]
    else:
        me = game.me(act.actor, act.bearer, act.power)
        if me is None:
            return
        verdict = me.power.thwarted(game, act, me)  # type: ignore[attr-defined]
    judged: Verdict = (yield from verdict) if isinstance(verdict, GeneratorType) else verdict
    if judged is not None:
        game.attacks += as_attacks(judged)


def call(game: Game, window: str, asked: list[Prompt] | None = None) -> Flow[None]:
    """Ask the powers of a window; each answer takes effect as soon as it closes.

    Args:
        asked: its prompts, where they were made already.
    """
    asked = prompts(game, window) if asked is None else asked
    if asked or pace.keeps(game, window):
        opened = Window(window, asked, hold=game.paced)
        answers = yield opened
        for act in acts_of(game, opened, answers):
            yield from perform(game, act)


def gather(game: Game, window: str) -> Flow[None]:
    """Ask the powers of a window; the acts wait in the state. The window takes its time even if nobody is asked."""
    opened = Window(window, prompts(game, window), hold=True)
    answers = yield opened
    game.acts += acts_of(game, opened, answers)


def due(game: Game, kind: type[Power]) -> list[Act]:
    """The acts of the night that use a power of this kind, in the order in which they were asked."""
    id = kind.id
    return [act for act in game.acts if act.power == id and type(game.power(act.bearer, id)) is kind]


def by_kind(game: Game) -> dict[type, list[Act]]:
    """The acts of the night by the kind of power that they use: what `due` gives for each, found in one go."""
    found: dict[type, list[Act]] = {}
    for act in game.acts:
        found.setdefault(type(game.power(act.bearer, act.power)), []).append(act)
    return found


def bend(game: Game) -> None:
    """Let `STAGES` bend the acts of the night, stage by stage. Only an act that still stands bends others, or is bent."""
    used = by_kind(game)
    for kind in game.ruleset.stages:
        if issubclass(kind, Power):
            standing = [act for act in used.get(kind, ()) if stands(game, act)]
            for act in kind.sequence(game, sorted(standing, key=lambda act: act.order)):
                me = stands(game, act)
                if me is not None and isinstance(me.power, kind):
                    me.power.bend(game, act, me)
        elif issubclass(kind, BendMark):
            for act in game.acts:
                for target in list(act.targets):
                    mark = game.has(target, kind) if target in game.seats else None
                    if mark is not None and stands(game, act):
                        mark.bend(game, act, target)


def carry(game: Game, *kinds: type[Power]) -> Flow[None]:
    """Let the acts of these kinds take effect, in the order of the kinds. They stay in the state, to be looked at."""
    used = by_kind(game)
    for kind in kinds:
        for act in used.get(kind, ()):
            yield from perform(game, act)


def carry_out(game: Game) -> Flow[None]:
    """Bend the acts of the night, let them take effect in the order of `ORDER`, and put them away."""
    bend(game)
    yield from carry(game, *game.ruleset.order)
    game.acts = []


def act_now(game: Game, bearer: str, power: str, player: str, value: list[str]) -> Flow[None]:
    """The step of a power used at once: it interrupts what is under way."""
    yield from perform(game, Act(player, bearer, power, list(value), list(value)))


def ask_one(game: Game, window: str, me: Me) -> Flow[Value | None]:
    """Ask one holder one thing inside a step; gives the answer, or what silence means."""
    asked = prompt(game, me)
    if asked is None:
        return None
    answers = yield Window(window, [asked])
    if answers:
        value: Value | None = answers[0].value
        return value
    assert isinstance(me.power, Power)
    return me.power.silence(game, me)


def watched(game: Game, bearer: str, power: str, player: str, text: str) -> Flow[None]:
    """The step of a post on a board that a power of its author watches."""
    me = game.me(player, bearer, power)
    if me is not None and isinstance(me.power, Power):
        verdict: Verdict = yield from flow(me.power.watch(game, me, text))
        game.attacks += as_attacks(verdict)


def ask_beside(game: Game, window: str, *asked: Me, then: str = "") -> None:
    """Make prompts pending: they outlive this step and are offered beside later windows, each until answered, all until closed.

    Args:
        then: a step that comes once none of them is left.
    """
    n = game.windows[window] = game.windows.get(window, 0) + 1
    game.pending += [Pending(f"{window}@{n}", me.player, me.bearer, me.power.id, then) for me in asked]  # type: ignore[attr-defined]


def answered(
    game: Game, window: str, player: str | None = None, power: str | None = None, value: list[str] | None = None
) -> Flow[None]:
    """The step of a pending prompt that was answered, or (no player given) of all that are left of a window that closed."""
    done = [p for p in game.pending if p.window == window and player in (None, p.player) and power in (None, p.power)]
    game.pending = [p for p in game.pending if p not in done]
    if done and done[0].then and not any(p.window == window for p in game.pending):
        game.next(Step(done[0].then))
    for one in done:
        me = game.me(one.player, one.bearer, one.power)
        if me is None or not isinstance(me.power, Power):
            continue
        chosen = tuple(value) if value is not None else None if player else me.power.silence(game, me)
        if chosen is not None:
            yield from perform(game, Act(one.player, one.bearer, one.power, list(chosen), list(chosen)))
