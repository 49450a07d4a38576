"""Who is what: cards seen, shown, taken; and what players are told in private."""

from __future__ import annotations

from loupiote.cast.events import (
    Bound,
    Cards,
    Charmed,
    Growl,
    Hint,
    Infected,
    KnockedOut,
    Manipulated,
    Pack,
    Redirected,
    Undecided,
    Victim,
)
from loupiote.kernel.events import Acted, Answer, Became, Deaths, Failed, Message, Revealed, Saw
from loupiote.kernel.events import Text as Letter
from loupiote.narration.grammar import capital
from loupiote.narration.runs import Line
from loupiote.narration.tellers import Ear, tells
from loupiote.narration.tellers.course import spaced
from loupiote.narration.writer import Card, People, Writer, words


@tells(Saw, spoken=True)
def saw(w: Writer, e: Saw, ear: Ear) -> Line:
    """What a power that looks has shown."""
    who = People([e.who])
    lines: list[Line] = []
    if e.role is not None:
        lines.append(w.line("told-saw-role", who=who, role=Card(e.role)))
    if e.camp is not None:
        lines.append(w.line("told-saw-camp", who=who, camp=Card(e.camp, "camp")))
    if e.wolf is not None:
        lines.append(w.line("told-saw-wolf", who=who, wolf="yes" if e.wolf else "no"))
    if e.powers:
        lines.append(w.line("told-saw-powers", who=who, powers=w.lines(w.power(id) for id in e.powers)))
    return spaced(lines) if lines else w.line("told-saw", who=who)


@tells(Revealed)
def revealed(w: Writer, e: Revealed, ear: Ear) -> Line:
    """A card turned over without a death."""
    who = People([e.who])
    if e.role is not None:
        return w.line("told-revealed-role", who=who, role=Card(e.role))
    if e.camp is not None:
        return w.line("told-revealed-camp", who=who, camp=Card(e.camp, "camp"))
    if e.title is not None:
        return w.line("told-revealed-title", who=who, title=w.card(e.title))
    return w.line("told-revealed", who=who)


@tells(Became)
def became(w: Writer, e: Became, ear: Ear) -> Line:
    """A new card, side or power: the reader's own, or somebody's."""
    who, person = People([e.who]), "you" if ear.you(e.who) else "other"
    lines: list[Line] = []
    if e.role is not None:
        lines.append(w.line("told-became-role", who=who, person=person, role=Card(e.role)))
    if e.camp is not None and e.role is None:
        lines.append(w.line("told-became-camp", who=who, person=person, camp=Card(e.camp, "camp")))
    elif e.camp is not None and person == "you":  # the side of the card, which may be the old one
        lines.append(w.line("told-dealt-camp", camp=Card(e.camp, "camp")))
    if e.power is not None:
        lines.append(w.line("told-became-power", who=who, person=person, power=w.power(e.power)))
    return spaced(lines)


@tells(Answer, spoken=True)
def answer(w: Writer, e: Answer, ear: Ear) -> Line:
    """Oui or non, about some players or none."""
    if e.who:
        return w.line("told-answer-who", answer=e.answer, who=People(e.who))
    return w.line("told-answer", answer=e.answer)


@tells(Message, spoken=True)
def message(w: Writer, e: Message, ear: Ear) -> Line:
    """A fixed sentence, by its key; the name of whom it comes from, or is about, may stand in it."""
    key = f"message-{e.text}"
    if " " in e.text or not w.texts.has(key):
        return words(e.text)
    return w.line(key, who=People([e.sender] if e.sender else []))


@tells(Letter, spoken=True)
def letter(w: Writer, e: Letter, ear: Ear) -> Line:
    """A player's own words: a letter, a sign agreed with the game master, or the game master's announcement."""
    if e.sender == "mj":
        return w.line("told-text-mj", text=words(e.text))
    if e.signed is not None and ear.to == (e.signed,):
        return w.line("told-text-own", text=words(e.text))
    if e.signed is not None:
        return w.line("told-text-signed", signed=words(e.signed), text=words(e.text))
    if e.sender is not None:
        return w.line("told-text-from", who=People([e.sender]), text=words(e.text))
    return w.line("told-text", text=words(e.text))


@tells(Failed, spoken=True)
def failed(w: Writer, e: Failed, ear: Ear) -> Line:
    """The neutral sentence: the same whatever the cause, and whatever the power."""
    return w.line("told-failed")


@tells(KnockedOut)
def knocked_out(w: Writer, e: KnockedOut, ear: Ear) -> Line:
    """Somebody could not act all night."""
    return w.line("told-knocked-out", who=People([e.who]), person="you" if ear.you(e.who) else "other")


@tells(Redirected)
def redirected(w: Writer, e: Redirected, ear: Ear) -> Line:
    """An action was redirected; where to, if it gave an answer."""
    return _moved(w, "told-redirected", e, ear)


@tells(Manipulated)
def manipulated(w: Writer, e: Manipulated, ear: Ear) -> Line:
    """An action was manipulated; where to, if it gave an answer."""
    return _moved(w, "told-manipulated", e, ear)


def _moved(w: Writer, key: str, e: Redirected | Manipulated, ear: Ear) -> Line:
    person = "you" if ear.you(e.who) else "other"
    if e.to is None:
        return w.line(key, who=People([e.who]), person=person)
    return w.line(f"{key}-to", who=People([e.who]), person=person, target=People([e.to]))


@tells(Acted)
def acted(w: Writer, e: Acted, ear: Ear) -> Line:
    """That somebody acted."""
    person = "you" if ear.you(e.who) else "nobody" if e.who is None else "other"
    who, did = People([e.who] if e.who else []), "no" if e.acted is False else "yes"
    words_for = _deed(w, e, ear, person)
    if words_for:
        return words_for
    if e.power is None:
        line = w.line("told-acted", who=who, person=person, acted=did)
        of_another = ear.mj and ear.to and e.who not in ear.to
        return w.line("told-to", who=People(ear.to or ()), text=capital(line)) if of_another else line
    power = w.power(e.power)
    if not e.target:
        return w.line("told-acted-power", who=who, person=person, acted=did, power=power)
    return w.line("told-acted-target", who=who, person=person, power=power, target=People(e.target))


def _deed(w: Writer, e: Acted, ear: Ear, person: str) -> Line:
    """A deed in words of its own: to whom did it as on the receipt, to others as seen; () where there are none."""
    key = f"receipt-{e.power}" if person == "you" else f"did-{e.power}"
    form = "" if e.acted is not False else "none" if person == "you" else "no"
    if person == "nobody" or not w.texts.has(key, form):
        return ()
    named = e.target or []
    target, first, rest = People(named), People(named[:1]), People(named[1:])
    if person == "you":
        return w.line(key, form, who=target, first=first, rest=rest, window=ear.window or ear.moment or "none")
    itself = "yes" if named == [e.who] else "no"
    who = People([e.who] if e.who else [])
    return w.line(key, form, who=who, target=target, first=first, rest=rest, itself=itself, moment=ear.moment or "none")


@tells(Pack, spoken=True)
def pack(w: Writer, e: Pack, ear: Ear) -> Line:
    """Who wakes together."""
    alone = len(e.members) == 1 and (ear.you(e.members[0]) or ear.to == tuple(e.members))
    return w.line("told-pack", who=People(e.members), alone="yes" if alone else "no")


@tells(Bound, spoken=True)
def bound(w: Writer, e: Bound, ear: Ear) -> Line:
    """A bond with somebody."""
    key = f"told-bound-{e.bond}"
    if ear.to == () and w.texts.has(f"{key}-unknown"):
        key += "-unknown"  # the MJ's note of a bond that nobody was told
    line = w.line(key if w.texts.has(key) else "told-bound", who=People([e.who]))
    return spaced([line, w.line("told-bound-role", who=People([e.who]), role=Card(e.role)) if e.role else ()])


@tells(Charmed, spoken=True)
def charmed(w: Writer, e: Charmed, ear: Ear) -> Line:
    """Everybody who is charmed now."""
    return w.line("told-charmed", who=People(e.members))


@tells(Infected)
def infected(w: Writer, e: Infected, ear: Ear) -> Line:
    """A wolf by a bite."""
    return w.line("told-infected", who=People([e.who]), person="you" if ear.you(e.who) else "other")


@tells(Cards, spoken=True)
def cards(w: Writer, e: Cards, ear: Ear) -> Line:
    """Cards shown to one reader."""
    return w.line("told-cards", cards=w.lines(w.card(id) for id in e.cards), n=len(e.cards))


@tells(Victim, spoken=True)
def victim(w: Writer, e: Victim, ear: Ear) -> Line:
    """Whom the pack chose."""
    if e.who is None:
        return w.line("told-victim-none")
    herself = ear.you(e.who) or ear.to == (e.who,)
    return w.line("told-victim", who=People([e.who]), person="you" if herself else "other")


@tells(Undecided)
def undecided(w: Writer, e: Undecided, ear: Ear) -> Line:
    """Why a group has done nothing."""
    return w.line("told-undecided", power=w.power(e.power), who=People(e.among))


@tells(Deaths, spoken=True)
def deaths(w: Writer, e: Deaths, ear: Ear) -> Line:
    """The night's dead, for one who may take a role."""
    return w.line("told-deaths", who=People(e.who))


@tells(Growl)
def growl(w: Writer, e: Growl, ear: Ear) -> Line:
    """The bear."""
    return w.line("told-growl", growl="yes" if e.growl else "no")


@tells(Hint, spoken=True)
def hint(w: Writer, e: Hint, ear: Ear) -> Line:
    """A hint: names of which one is right, or words."""
    if e.names is not None:
        return w.line("told-hint-names", who=People(e.names, "or"))
    return w.line("told-hint", text=words(e.text or ""))
