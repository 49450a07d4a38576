"""Law 6: what a prompt lists as legal is taken; what it does not list is refused with a reason; a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from loupiote.bots.laws.draw import below, shuffled
from loupiote.bots.laws.same import difference, picture
from loupiote.bots.laws.wild import Wild
from loupiote.kernel.ask import Choice, Nothing, One, Parts, Prompt, Refusal, Several, Value, YesNo
from loupiote.kernel.data import encode
from loupiote.kernel.inputs import CLOCK, MJ, Close, Decree, Die, Input, Post, Reply
from loupiote.kernel.ruleset import RuleSet
from loupiote.kernel.table import Table
from loupiote.kernel.view import Asked, view
from loupiote.narration.catalogue import Texts

TRIED = 0.1  # of the inputs are preceded by a look at everything that might be answered
WRONG = 8  # wrong inputs of each kind at a time


def lists(rules: RuleSet, seed: str) -> None:
    """Play one wild game; at some of its windows try on a copy all that is listed, and on the game itself what is not.

    Raises:
        LawBroken: a listed value is refused, another is taken or refused without a reason that the texts know, or a
            refusal changed something.
    """
    game = Wild("legal", rules, seed)
    while True:
        if game.table.open is not None and game.random.random() < TRIED:
            _accepts(game)
            before, journal = picture(game.table), game.table.sleep()
            _refuses(game)
            found = difference(before, picture(game.table))
            if found or game.table.sleep() != journal:
                raise game.broken(f"refusals changed something: {found or 'the journal'}")
        given = game.choose()
        if given is None:
            break
        game.take(given)
    _refuse(game, Reply(MJ, 0.0, next(iter(game.table.game.seats)), "voter"))
    _refuse(game, Close(MJ))
    _refuse(game, Decree(MJ, 0.0, "kill", next(iter(game.table.game.seats))))


# ------------------------------------------------------------------------------------------------------------- taken
def _accepts(game: Wild) -> None:
    """Every listed value of every prompt that somebody is shown, on copies of the game."""
    copy = game.table.rehearse()
    asked = [(seat, power.power) for seat in copy.game.seats for power in view(copy, seat).prompts]
    for seat, power in asked:
        if copy.open is None:
            return
        mine = _asked(copy, seat, power)
        if mine is None:  # it clashes with what was answered just now
            continue
        interrupts = mine.pending or mine.prompt.instant
        for value in _listed(game, mine.prompt):
            trial = game.table.rehearse() if interrupts else copy
            refusal = trial.submit(Reply(seat, 0.0, seat, power, value, mine.window))
            if refusal is not None:
                raise game.broken(f"{seat} is offered {power} {value}, which is refused: {refusal}")
            if interrupts and game.random.random() < 0.7:
                break
        if mine.prompt.optional and not interrupts:
            refusal = copy.submit(Reply(seat, 0.0, seat, power, None, mine.window))
            if refusal is not None:
                raise game.broken(f"{seat} may pass {power}, which is refused: {refusal}")


def _asked(table: Table, seat: str, power: str) -> Asked | None:
    return next((asked for asked in view(table, seat).prompts if asked.power == power), None)


def _listed(game: Wild, prompt: Prompt) -> Iterator[Value]:
    """Values of which each listed one is part at least once, and some by chance."""
    choice = prompt.choice
    if isinstance(choice, Nothing):
        yield ()
    elif isinstance(choice, One | YesNo):
        for name in choice.legal():
            yield (name,)
    elif isinstance(choice, Several):
        names = choice.legal()
        for name in names:
            others = shuffled(game.random, [other for other in names if other != name])
            count = max(1, choice.low) + below(game.random, choice.high - max(1, choice.low) + 1)
            yield (name, *others[: count - 1])
    for _ in range(3 if choice.possible() else 0):
        yield choice.pick(lambda n: below(game.random, n))


# ----------------------------------------------------------------------------------------------------------- refused
def _refuses(game: Wild) -> None:
    """Wrong answers to what is asked, answers to what is not asked, and what only others may do."""
    table = game.table
    opened = table.open
    assert opened is not None
    prompts = list(opened.prompts.items())
    for _ in range(WRONG):
        if not prompts:
            break
        (seat, power), prompt = prompts[below(game.random, len(prompts))]
        prompt = opened.now(prompt)
        by = MJ if prompt.refereed else seat
        for value in _wrong(game, prompt.choice):
            _refuse(game, Reply(by, 0.0, seat, power, value, opened.name), listed=prompt.choice.legal())
        if not prompt.optional:
            _refuse(game, Reply(by, 0.0, seat, power, None), listed=prompt.choice.legal())
        value = prompt.choice.pick(lambda n: below(game.random, n)) if prompt.choice.possible() else ("Nobody",)
        _refuse(game, Reply(by, 0.0, seat, power, value, "nowhere@7"))
        _refuse(game, Reply("Nobody", 0.0, seat, power, value))
    seats, powers = list(table.game.seats), list(game.rules.powers)
    pending = {(p.player, p.power) for p in table.game.pending}
    for _ in range(WRONG):
        key = (seats[below(game.random, len(seats))], powers[below(game.random, len(powers))])
        if key not in opened.prompts and key not in pending:
            _refuse(game, Reply(key[0], 0.0, *key, (seats[0],)))
    _refuse(game, Reply("Nobody", 0.0, "Nobody", powers[0], (seats[0],)))
    _refuse(game, Reply(seats[0], 0.0, seats[0], "no-such-power", (seats[0],)))
    _refuse(game, Close(seats[0]))
    _refuse(game, Close(CLOCK, 0.0, "nowhere@7"))
    _refuse(game, Decree(seats[0], 0.0, "kill", seats[-1]))
    _refuse(game, Decree(MJ, 0.0, "no-such-decree"))
    _refuse(game, Decree(MJ, 0.0, "kill", "Nobody"))
    _refuse(game, Die(seats[0], 0.0, "cible@nuit-1.antre", seats[0]))
    _refuse(game, Post("Nobody", 0.0, "place", "moi"))


def _wrong(game: Wild, choice: Choice) -> Iterator[Value]:
    """Values that a choice does not list, as people and programs get them wrong."""
    seats = list(game.table.game.seats)
    listed = set(choice.legal())
    seat = seats[below(game.random, len(seats))]
    if listed and seat not in listed:
        yield (seat,)
    but: dict[str, object] = getattr(choice, "but", {})
    for name in but:
        yield (name, *[other for other in listed if other != name][: getattr(choice, "low", 1) - 1])
    if isinstance(choice, One | YesNo):
        yield ()
        yield (seats[0], seats[1])
    if isinstance(choice, Several):
        yield (seats[0], seats[0])
        yield tuple(sorted(listed)[: choice.low - 1]) if choice.low else (*listed, "Nobody")
        if choice.high < len(listed):
            yield tuple(sorted(listed)[: choice.high + 1])
    if isinstance(choice, Nothing):
        yield (seat,)
    elif not isinstance(choice, Parts) and listed:
        yield ("Nobody",)
        yield ("",)


def _refuse(game: Wild, given: Input, *, listed: list[str] | None = None) -> None:
    """The game must refuse this input, with a reason, and be as before.

    Args:
        listed: the legal values that the refusal must name.
    """
    table = game.table
    before, said = _traces(table), encode(given).decode()
    refusal = table.submit(given)
    if refusal is None:
        raise game.broken(f"taken, though nothing offers it: {said}")
    if not isinstance(refusal, Refusal) or not refusal.code:
        raise game.broken(f"refused without a reason: {said}: {refusal}")
    for lang, texts in _texts(game.rules.id).items():
        if not texts.has(f"refusal-{refusal.code}"):
            raise game.broken(f"refused as {refusal.code!r}, which has no text in {lang}: {said}")
    if listed and refusal.legal != listed:
        raise game.broken(f"{said}: refused as {refusal.code}; listed as legal: {refusal.legal}, not {listed}")
    if _traces(table) != before:
        raise game.broken(f"{said}: refused, and yet something changed")


def _traces(table: Table) -> tuple[object, ...]:
    """What an input would leave behind; the whole table is compared once, after many refusals."""
    opened = table.open
    answers = [(key, a.value, a.order, a.at) for key, a in opened.answers.items()] if opened else []
    chapter = table.chapters[-1]
    return id(opened), answers, encode(table.game), len(table.told), len(table.chapters), len(chapter.inputs)


@cache
def _texts(rules: str) -> dict[str, Texts]:
    return {"fr": Texts("fr", rules), "en": Texts("en", rules)}
