"""Why a reply is refused, said in terms of what its author may know.

Whoever is not asked now must not learn from a refusal which window is open, nor what has happened in the windows before
it: `window` is the open one only for those who see it.

Where a reason has no clause of its own, the refusal names the clause that gives the power: the fact of its bearer that is
named for the power ("voyante.sonder").
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from loupiote.kernel.ask import Choice, Me, No, Prompt, Refusal, Value
from loupiote.kernel.inputs import MJ, Reply
from loupiote.kernel.powers import Power

if TYPE_CHECKING:
    from loupiote.kernel.game import Game, IllegalDraw


def why_refused(
    game: Game, given: Reply, prompt: Prompt | None, why: tuple[No, str] | None, window: str | None = None
) -> Refusal:
    """The refusal of a reply: for a value that its prompt does not take, or for a power that is not asked now.

    Args:
        window: the name of the open window, if the author of the reply sees it.
    """
    value = given.value or ()
    if prompt is not None and why is not None:
        no, about = why
        if no.code == "not-legal" and about not in game.seats and set(prompt.choice.legal()) & set(game.seats):
            no = No("unknown-player", no.clause)
        elif no.code == "not-legal" and about in game.seats and not game.alive(about):
            no = No("dead", no.clause)
        clause = no.clause or given_by(game, prompt)
        legal = [] if about in prompt.clashes else prompt.choice.legal()  # beside another power nothing is
        return Refusal(no.code, given.player, given.power, (about,), legal, clause)
    if game.over:
        return Refusal("game-over", given.player, given.power, value)
    if given.player not in game.seats:
        return Refusal("unknown-player", given.by, given.power, (given.player,), list(game.seats))
    if given.power.partition("#")[0] not in game.ruleset.powers:
        return Refusal("unknown-power", given.player, given.power, (given.power,), list(game.ruleset.powers))
    if given.window and window != given.window:
        return Refusal("stale", given.player, given.power, (given.window,), [window] if window else [])
    if given.by != MJ and any(kind.refereed for kind in game.ruleset.powers[given.power.partition("#")[0]]):
        return Refusal("not-mj", given.by, given.power, clause=game.cite("rules.leads"))  # as where it is asked
    for bearer in game.bearers.values():
        if given.player not in bearer.holders:
            continue
        for power in bearer.powers:
            if isinstance(power, Power) and power.id == given.power and (power.beyond or game.alive(given.player)):
                me = Me(given.player, bearer.id, power)
                lost = game.lost(me)
                if lost is not None and lost.known:
                    return Refusal("powerless", given.player, given.power, value, clause=game.cite(lost.by))
                choice = power.choices(game, me)
                reason = choice if isinstance(choice, No) else _hopeless(choice, value) if window else None
                if reason is not None:
                    return Refusal(reason.code, given.player, given.power, value, clause=reason.clause)
    return Refusal("not-asked", given.player, given.power, value)


def unanswered(game: Game, given: Reply, prompt: Prompt) -> Refusal:
    """The refusal of "nothing" where an answer is compulsory."""
    return Refusal("must-answer", given.player, given.power, (), prompt.choice.legal(), given_by(game, prompt))


def undrawable(draw: IllegalDraw) -> Refusal:
    """The refusal of what leads to a draw that is fixed to a value which it cannot have."""
    return Refusal("not-legal", values=(str(draw.value),), legal=[str(value) for value in draw.values])


def given_by(game: Game, prompt: Prompt) -> str | None:
    """The clause that gives the power of a prompt, where the rule set names one."""
    return game.cite(f"{game.bearers[prompt.bearer].of}.{prompt.power}")


def _hopeless(choice: Choice | None, value: Value) -> No | None:
    """The reason of a choice of which nothing may be named, so that it was not even offered."""
    why = choice.why_not(value) if choice is not None and not choice.possible() else None
    return why[0] if why else None
