"""A game that is taken over in the middle: what has happened before, as the game master tells it.

It is told in the plan, kept in the setup, and made true by a step of its own after the deal, so that everybody hears of it
what they may know. What goes with a mark (a bond, a change of side) is the mark's affair (`Mark.put`), what goes with a power
that was used is the power's (`Power.use_up`, `Power.recall`), and what else a rule set has to settle is `RuleSet.resumed`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from loupiote.kernel import bearers
from loupiote.kernel.data import kinds
from loupiote.kernel.events import Elected, Message
from loupiote.kernel.powers import Power
from loupiote.kernel.state import Attack, Doom, Mark, MarkFamily, Step

if TYPE_CHECKING:
    from loupiote.kernel.game import Game
    from loupiote.kernel.ruleset import RuleSet
    from loupiote.kernel.start import Plan

ALREADY = "already"  # the step, and its place in the setup
BEFORE = "avant"  # the cause of those deaths
MOST_ROUNDS = 999


class Already(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What has happened in a game that goes on here.

    Attributes:
        moment, number: with what it goes on, one of the rule set's `resumes`: the third night.
        dead: who is dead; titles: title -> who has it.
        marks: player -> what sticks to them; spent: player -> powers of their card that are used up.
        named: player -> power -> whom they named with it last, where the power goes on from that.
    """

    moment: str
    number: int
    dead: list[str] = []
    titles: dict[str, str] = {}
    marks: dict[str, list[str]] = {}
    spent: dict[str, list[str]] = {}
    named: dict[str, dict[str, str]] = {}


def settable(rules: RuleSet, role: str | None = None) -> dict[str, type[Mark]]:
    """The marks that somebody may say are there, by id: those that a card of this rule set leaves for good.

    Args:
        role: only those that make sense on its holder.
    """
    found = {
        tag: kind for tag, kind in kinds(MarkFamily).items() if issubclass(kind, Mark) and kind.source in rules.roles
    }
    return found if role is None else {tag: kind for tag, kind in found.items() if kind.suits(rules.roles[role])}


def spendable(rules: RuleSet, role: str) -> dict[str, type[Power]]:
    """The powers of a card that can be used up, by id."""
    return {p.id: type(p) for p in rules.roles[role].powers if "spent" in p.__struct_fields__}


def recalled(rules: RuleSet, role: str) -> dict[str, type[Power]]:
    """The powers of a card that go on from whom they named last, by id."""
    return {p.id: type(p) for p in rules.roles[role].powers if p.recalls}


def titles(rules: RuleSet) -> list[str]:
    """The titles of a rule set."""
    return [key for key, kind in rules.others.items() if kind.kind in ("office", "title")]


Wrong = tuple[str, list[str], list[str]]


def wrong(plan: Plan, told: Already) -> Iterator[Wrong]:
    """What cannot be: a code, what it is about, and what is legal."""
    rules, players = plan.rules, plan.players
    if told.moment not in rules.resumes:
        yield "not-legal", [told.moment], list(rules.resumes)
    if not 1 <= told.number <= MOST_ROUNDS:
        yield "not-legal", [str(told.number)], ["1", str(MOST_ROUNDS)]
    if plan.roles is None:
        yield "already-needs-roles", [], []
        return
    named = [who for given in told.named.values() for who in given.values()]
    people = [*told.dead, *told.titles.values(), *told.marks, *told.spent, *told.named, *named]
    strangers = [who for who in dict.fromkeys(people) if who not in players]
    yield from (("unknown-player", [who], players) for who in strangers)
    for title, who in told.titles.items():
        if title not in titles(rules):
            yield "not-legal", [title], titles(rules)
        elif who in told.dead:
            yield "dead", [who], [name for name in players if name not in told.dead]
    yield from _marks(rules, told)
    for who, marks in told.marks.items():
        if who not in strangers:
            legal = list(settable(rules, plan.roles[who]))
            yield from (("not-legal", [mark], legal) for mark in marks if mark not in legal and mark in settable(rules))
    for who, powers in [*told.spent.items(), *((who, list(given)) for who, given in told.named.items())]:
        if who not in strangers:
            legal = list((spendable if powers is told.spent.get(who) else recalled)(rules, plan.roles[who]))
            yield from (("not-legal", [power], legal) for power in powers if power not in legal)


def _marks(rules: RuleSet, told: Already) -> Iterator[Wrong]:
    legal = settable(rules)
    given = [mark for marks in told.marks.values() for mark in dict.fromkeys(marks)]
    for mark in dict.fromkeys(given):
        if mark not in legal:
            yield "not-legal", [mark], list(legal)
        elif legal[mark].together and given.count(mark) != legal[mark].together:
            yield "mark-count", [mark, str(given.count(mark))], [str(legal[mark].together)]


def set_going(game: Game, told: Already) -> None:
    """Let a first state go on in the middle: the deal, then this step, then the moment that comes."""
    rules = game.ruleset
    game.setup[ALREADY] = msgspec.to_builtins(told)
    game.place = rules.round.index(rules.resumes[told.moment])
    game.round = told.number - (game.place == 0)  # nightfall counts the next round itself
    moments = list(rules.resumes)
    for place, moment in enumerate(moments):
        game.moments[moment] = told.number - (place >= moments.index(told.moment))
    game.agenda = [*(Step(name) for name in rules.opening[:1]), Step(ALREADY)]


def take_up(game: Game) -> None:
    """The step: what was told becomes true."""
    told = msgspec.convert(game.setup[ALREADY], Already)
    game.tell(Message("reprise"))
    for name, kind in settable(game.ruleset).items():
        marked = [player for player in game.seats if name in told.marks.get(player, ())]
        if marked:
            kind.put(game, marked)
    for player, powers in told.spent.items():
        for power in powers:
            me = game.me(player, game.seats[player].card, power)
            if me is not None:
                me.power.use_up(game, me)  # type: ignore[attr-defined]
    for player, given in told.named.items():
        for power, whom in given.items():
            me = game.me(player, game.seats[player].card, power)
            if me is not None:
                me.power.recall(game, me, whom)  # type: ignore[attr-defined]
    for title, player in told.titles.items():
        bearers.move(game, title, player)
        game.tell(Elected(player, title, "named"))
    dead = [name for name in game.living if name in told.dead]
    for name in dead:
        game.seats[name].alive = False
    game.people_changed()
    if dead:
        game.ruleset.announce(game, [Doom(name, [Attack(name, BEFORE)]) for name in dead])
    if game.ruleset.resumed is not None:
        game.ruleset.resumed(game, told)
