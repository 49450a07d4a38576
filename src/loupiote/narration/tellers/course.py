"""The course of the game: moments, cards in play, the deal, the end, orders that did not count, decrees."""

from __future__ import annotations

from functools import partial
from typing import Any

from loupiote.kernel.events import Composed, Dealt, Decreed, Lapsed, Opened, Reasoned, Refused, Skipped, Won
from loupiote.narration.runs import Line, Text
from loupiote.narration.tellers import Ear, tells
from loupiote.narration.writer import Card, People, Writer, words
from loupiote.rulebook import rule_sets
from loupiote.rulebook.durations import format_duration
from loupiote.rulebook.options import options


@tells(Opened)
def opened(w: Writer, e: Opened, ear: Ear) -> Line:
    """A moment opens."""
    key = f"told-opened-{e.moment}"
    return w.line(key if w.texts.has(key) else "told-opened", number=e.number, moment=w.line(f"moment-{e.moment}"))


@tells(Skipped)
def skipped(w: Writer, e: Skipped, ear: Ear) -> Line:
    """A moment does not take place."""
    return w.line("told-skipped")


@tells(Composed)
def composed(w: Writer, e: Composed, ear: Ear) -> Line:
    """What is public before play, as a few sentences; of the options those that were changed."""
    lines: list[Line] = []
    if e.players is not None:
        lines.append(w.line("told-composed-players", who=People(e.players)))
    if e.roles is not None:
        lines.append(w.line("told-composed-roles", cards=w.cards(e.roles)))
    if e.wolves is not None:
        lines.append(w.line("told-composed-wolves", n=e.wolves))
    usual = defaults(w.texts.rules)
    chosen = [option_line(w, id, v) for id, v in (e.options or {}).items() if id not in usual or v != usual[id]]
    if chosen:
        lines.append(w.line("told-composed-options", options=w.lines(chosen, "")))
    return spaced(lines)


@tells(Dealt)
def dealt(w: Writer, e: Dealt, ear: Ear) -> Line:
    """A card is dealt: to the reader, or to somebody in the eyes of the game master."""
    if ear.mj and ear.to:
        first = w.line("told-dealt-who", who=People(ear.to), role=Card(e.role))
    else:
        first = w.line("told-dealt", role=Card(e.role))
    camp = w.line("told-dealt-camp", camp=Card(e.camp, "camp")) if e.camp and not ear.mj else ()
    return spaced([first, camp])


@tells(Won)
def won(w: Writer, e: Won, ear: Ear) -> Line:
    """The end: whose victory, and who wins."""
    camps = [camp for camp in e.camps or [] if camp != "personne"]
    if not e.winners and not camps:
        return w.line("told-won-nobody")
    cards = [Card(camp, "camp" if w.known(camp, "camp") else "role") for camp in camps]
    if len(camps) > 1:
        first = w.line("told-won-several", camps=w.lines(w.card(*card, form="le") for card in cards))
    elif camps and w.texts.has(f"told-won-{camps[0]}"):
        first = w.line(f"told-won-{camps[0]}", who=People(e.winners))
    elif camps:
        first = w.line("told-won-camp", camp=cards[0])
    else:
        first = w.line("told-won")
    return spaced([first, w.line("told-winners", who=People(e.winners)) if e.winners else ()])


@tells(Refused, spoken=True)
def refused(w: Writer, e: Refused, ear: Ear) -> Line:
    """An order was refused."""
    return _because(w, "told-refused", e.power, e.reason)


def _because(w: Writer, key: str, power: str | None, reason: str | None) -> Line:
    """An order that does not count, with the reason if it is a code with a text, or words of its own."""
    code = f"refusal-{reason}"
    if reason and w.texts.has(code, "short"):
        return w.line(f"{key}-because", power=w.power(power), reason=w.line(code, "short"))
    if reason and not w.texts.has(code):
        return w.line(f"{key}-because", power=w.power(power), reason=words(reason))
    return w.line(key, power=w.power(power))


@tells(Lapsed, spoken=True)
def lapsed(w: Writer, e: Lapsed, ear: Ear) -> Line:
    """A reply that no longer fits."""
    return _because(w, "told-lapsed", e.power, e.reason)


@tells(Decreed)
def decreed(w: Writer, e: Decreed, ear: Ear) -> Line:
    """The game master's word; an announcement speaks for itself."""
    if e.what == "announce":
        return ()
    if e.what == "count":
        return _by_hand(w, e.value)
    values = e.value if isinstance(e.value, list) else [] if e.value is None else [e.value]
    named = w.person if e.what in ("substitute", "end-game") else partial(value_line, w)
    shown = w.lines(map(named, values), "")
    return w.line("told-decreed", what=e.what, who=People([e.who] if e.who else []), value=shown, said=words(e.what))


@tells(Reasoned)
def reasoned(w: Writer, e: Reasoned, ear: Ear) -> Line:
    """Why the game master's word was given."""
    return w.line("told-reasoned", text=words(e.text))


def _by_hand(w: Writer, value: Any) -> Line:
    """A vote as the game master counted it: hands by name, or the outcome."""
    if not isinstance(value, dict):
        return w.line("told-outcome-by-hand", who=People(value))
    hands = w.lines((w.line("count-short", who=People([name]), n=n) for name, n in value.items()), "")
    return w.line("told-counted-by-hand", totals=hands)


def defaults(rules: str) -> dict[str, object]:
    """The options of a rule set as they are when nobody sets them: not worth telling."""
    try:
        return {option.id: option.default for option in options(rules).values()}
    except KeyError:
        return {}


def value_line(w: Writer, value: object) -> Line:
    """A value of a decree: a card, a mark, a name."""
    if isinstance(value, str):
        for family in ("role", "mark", "board"):
            if w.known(value, family):
                return w.card(value) if family == "role" else w.line(f"{family}-{value}")
    return words(value)


def option_line(w: Writer, id: str, value: object) -> Line:
    """An option and its value: `Abstention : permise`."""
    return w.line("option-and-value", option=w.line(f"option-{id}"), value=option_value(w, id, value))


def option_value(w: Writer, id: str, value: object) -> Line:
    """The value of an option, in words where it has any."""
    if value is None or isinstance(value, bool):
        return w.line({True: "value-yes", False: "value-no", None: "value-none"}[value])
    known = options(w.texts.rules) if w.texts.rules in rule_sets() else {}
    if isinstance(value, int) and id in known and known[id].type == "duration":
        return words(format_duration(value))
    if isinstance(value, list):
        return w.lines(option_value(w, id, one) for one in value) if value else w.line("value-none")
    return w.line(f"option-{id}", f"v-{value}") if w.texts.has(f"option-{id}", f"v-{value}") else words(value)


def spaced(lines: list[Line]) -> Line:
    """Sentences one behind the other."""
    found: Line = ()
    for line in lines:
        found += ((Text(" "),) if found and line else ()) + line
    return found
