"""Acts: powers used. Two ways, one file of a role for both.

*At once* (a table): `call`, the step of a window, asks, and each answer takes effect as soon as the window closes.
*All together* (a forum): `gather` asks and keeps the acts in the state; at the end of the night `carry_out` lets the
powers of `STAGES` bend them, in that order, then those of `ORDER` take effect, in that order. An act whose `fate` is set
comes to nothing; what that costs is its power's affair.

In both, attacks are kept in the state (`game.attacks`) until the rule set leads them through the guards.
Acts are taken in the order of the window's prompts, never in the order in which people wrote, except where a rule looks at
`Act.order`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from loupiote.kernel.ask import Choice, Me, Prompt, Value, Window
from loupiote.kernel.attacks import as_attacks
from loupiote.kernel.powers import Flow, Power, Verdict, flow
from loupiote.kernel.state import Act, Pending

if TYPE_CHECKING:
    from loupiote.kernel.game import Game


class Answer(Struct, gc=False):
    """A reply as a step gets it: the prompt, its value (None: nothing), its place in the order of writing, its time."""

    prompt: Prompt
    value: Value | None
    order: int
    at: float


def prompt(game: Game, me: Me) -> Prompt | None:
    """The prompt of a power for one holder, or None if it is not offered now."""
    power: Power = me.power  # type: ignore[assignment]
    choice = power.choices(game, me)
    if not isinstance(choice, Choice) or not choice.possible():
        return None
    if power.simple:
        return Prompt(
            me.player, me.bearer, power.id, choice, power.optional, power.shared, power.instant, power.refereed
        )
    optional = not power.must(game, me)
    return Prompt(
        me.player,
        me.bearer,
        power.id,
        choice,
        optional,
        power.shared,
        power.instant,
        power.refereed,
        power.shows(game, me),
        power.clashes(game, me),
    )


def prompts(game: Game, window: str) -> list[Prompt]:
    """Everything that a window asks now, in the order in which the rule set lists its powers."""
    found: list[Prompt] = []
    seats = game.seats
    for kind in game.ruleset.asked[window]:
        for me in game.asked(kind):
            if seats[me.player].alive:
                asked = prompt(game, me)
                if asked is not None:
                    found.append(asked)
    return found


def acts_of(game: Game, window: Window, answers: list[Answer]) -> list[Act]:
    """The acts that the answers of a window make; the silent ones get what their power says of silence."""
    given = {id(answer.prompt): answer for answer in answers}
    acts: list[Act] = []
    group: list[Act] = []
    for i, asked in enumerate(window.prompts):
        me = game.me(asked.player, asked.bearer, asked.power)
        if me is None or not isinstance(me.power, Power):
            continue
        answer = given.get(id(asked))
        value = answer.value if answer else me.power.silence(game, me)
        if value is not None:
            group.append(
                Act(asked.player, asked.bearer, asked.power, list(value), list(value), answer.order if answer else 0)
            )
        following = window.prompts[i + 1] if i + 1 < len(window.prompts) else None
        if asked.shared and following and (following.bearer, following.power) == (asked.bearer, asked.power):
            continue  # the holders of a shared power decide together, once all were heard
        if asked.shared:
            decided = me.power.decide(game, group, me)
            group = [decided] if decided else []
        acts += group
        group = []
    return acts


def perform(game: Game, act: Act) -> Flow[None]:
    """Let one act take effect; its attacks wait in the state. An act that was stopped, or whose power is gone, does nothing."""
    me = game.me(act.actor, act.bearer, act.power)
    if act.fate is not None or me is None or not isinstance(me.power, Power):
        return
    if game.suppressions and not any(
        m.bearer == me.bearer and m.player == me.player for m in game.force(type(me.power))
    ):
        return
    verdict: Verdict = yield from flow(me.power.resolve(game, act, me))
    game.attacks += as_attacks(verdict)


def call(game: Game, window: str) -> Flow[None]:
    """Ask the powers of a window; each answer takes effect as soon as it closes."""
    asked = prompts(game, window)
    if asked:
        opened = Window(window, asked)
        answers = yield opened
        for act in acts_of(game, opened, answers):
            yield from perform(game, act)


def gather(game: Game, window: str) -> Flow[None]:
    """Ask the powers of a window; the acts wait in the state. The window takes its time even if nobody is asked."""
    opened = Window(window, prompts(game, window), hold=True)
    answers = yield opened
    game.acts += acts_of(game, opened, answers)


def bend(game: Game) -> None:
    """Let the powers of `STAGES` bend the acts of the night, stage by stage, the earlier sent first within one."""
    for kind in game.ruleset.stages:
        for act in sorted((a for a in game.acts if a.power == kind.id), key=lambda a: a.order):
            me = game.me(act.actor, act.bearer, act.power)
            if me is not None and isinstance(me.power, kind):
                me.power.bend(game, act, me)


def carry_out(game: Game) -> Flow[None]:
    """Bend the acts of the night, then let them take effect in the order of `ORDER`."""
    bend(game)
    for kind in game.ruleset.order:
        for act in [a for a in game.acts if a.power == kind.id]:
            yield from perform(game, act)
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


def ask_beside(game: Game, window: str, me: Me) -> None:
    """Make a prompt pending: it outlives this step and is offered beside later windows until answered or closed."""
    assert isinstance(me.power, Power)
    n = game.windows.get(window, 0) + 1
    game.windows[window] = n
    game.pending.append(Pending(f"{window}@{n}", me.player, me.bearer, me.power.id))


def answered(game: Game, window: str, value: list[str] | None) -> Flow[None]:
    """The step of a pending prompt that was answered (None: closed without an answer)."""
    pending = next(p for p in game.pending if p.window == window)
    game.pending.remove(pending)
    me = game.me(pending.player, pending.bearer, pending.power)
    if me is None or not isinstance(me.power, Power):
        return
    chosen = tuple(value) if value is not None else me.power.silence(game, me)
    if chosen is not None:
        yield from perform(game, Act(me.player, me.bearer, me.power.id, list(chosen), list(chosen)))
