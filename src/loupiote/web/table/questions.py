"""What the open window asks, as the game master's screen puts it: one question for each power, one for a whole group."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from django.http import QueryDict
from msgspec import Struct, field

from loupiote.kernel.ask import Nothing, Value, is_ballot
from loupiote.kernel.inputs import Close, Input, Reply
from loupiote.kernel.view import Asked, View
from loupiote.kernel.window import Key
from loupiote.narration import question
from loupiote.web.table.fields import Maker, Node, value_of
from loupiote.web.table.words import Speaker

MOST = 200  # questions of one form


class Question(Struct):
    """One question.

    Attributes:
        players: who is asked: one, or a whole group; player, power, window: as the reply names them.
        title: in the words that a player would read; name: the power; node: its fields.
        must: nothing is no answer; answered: there is an answer already; notes: what else to know of it.
        was: the answers so far, for the form, which thereby says what it was made from; split: those of a group differ, and
            stand if nothing else is chosen.
    """

    index: int
    players: list[str]
    player: str
    power: str
    window: str
    title: str
    name: str
    node: Node
    must: bool = False
    answered: bool = False
    was: str = ""
    split: bool = False
    notes: list[str] = field(default_factory=list)


class Common(Struct):
    """Something that everybody who votes may do, in the open: stand for a title. So it is no secret who is asked.

    Attributes:
        name: the power, in words; idle: those who have not done it; done: those who have, and may take it back.
    """

    name: str
    idle: list[Question] = field(default_factory=list)
    done: list[Question] = field(default_factory=list)


class Questions(Struct):
    """What is asked now.

    Attributes:
        main: answered together, which closes the window; extra: each by itself, at once: powers used in the middle of it.
        pending: asked beside the window, from before; common: what all who vote may do beside their vote.
    """

    main: list[Question] = field(default_factory=list)
    extra: list[Question] = field(default_factory=list)
    pending: list[Question] = field(default_factory=list)
    common: list[Common] = field(default_factory=list)

    @property
    def several(self) -> bool:
        """Whether there are questions for more than one, so that each must say for whom it is."""
        return len({tuple(question.players) for question in self.main}) > 1

    @property
    def beside(self) -> list[Question]:
        """What is answered in a form of its own."""
        return [*self.extra, *self.pending]

    @property
    def silent(self) -> bool:
        """Whether something is asked that must have an answer, so that there being none is worth saying."""
        return any(question.must for question in self.main)

    @property
    def declinable(self) -> bool:
        """Whether that nothing is wanted takes a button of its own: no tile of the one question says it."""
        return not self.silent and not (len(self.main) == 1 and self.main[0].node.blank)


def is_vote(view: View) -> bool:
    """Whether the open window is a vote."""
    return any(is_ballot(asked.prompt) for asked in view.prompts if not asked.pending)


def questions(view: View, speaker: Speaker, only: Collection[Key] | None = None) -> Questions:
    """Everything that is asked now, ballots left out; of what is answered together only these prompts, where they are given."""
    found, maker = Questions(), Maker(speaker, [seat.name for seat in view.seats])
    common = {bearer: Common(speaker.plain.power(power)) for bearer, power in _common(view).items()}
    found.common = list(common.values())
    for asked in _once(view.prompts):
        prompt = asked.prompt
        if _beside(asked) and prompt.bearer in common:
            place = common[prompt.bearer].done if prompt.aside else common[prompt.bearer].idle
            place.append(_question(asked, view, speaker, maker, 0))
            continue
        if is_ballot(prompt) and not asked.pending:
            continue
        place = found.pending if asked.pending else found.extra if prompt.instant else found.main
        if place is found.main and only is not None and (prompt.player, asked.power) not in only:
            continue
        index = len(found.main) if place is found.main else 0
        place.append(_question(asked, view, speaker, maker, index))
    return found


def _common(view: View) -> dict[str, str]:
    """What all who vote may do, without any choice, or have done and may take back: the power by the bearer that all hold."""
    voters = {asked.prompt.player for asked in view.prompts if is_ballot(asked.prompt) and not asked.pending}
    able: dict[str, set[str]] = {}
    power: dict[str, str] = {}
    for asked in view.prompts:
        bearer = asked.prompt.bearer
        if _beside(asked):
            able.setdefault(bearer, set()).add(asked.prompt.player)
            if bearer not in power or not asked.prompt.aside:
                power[bearer] = asked.power
    return {bearer: power[bearer] for bearer, players in able.items() if len(voters) > 1 and players == voters}


def _beside(asked: Asked) -> bool:
    """Whether this is a power without any choice in the open window."""
    return isinstance(asked.prompt.choice, Nothing) and not asked.pending


def question_of(asked: Asked, view: View, speaker: Speaker) -> Question:
    """One prompt as a question of its own."""
    return _question(asked, view, speaker, Maker(speaker, [seat.name for seat in view.seats]), 0)


def _once(prompts: list[Asked]) -> Iterable[Asked]:
    """Of a group that decides together, one prompt: of a member who may name anybody, with the answer of any of them."""
    groups: dict[tuple[str, str, str], list[Asked]] = {}
    for asked in prompts:
        prompt = asked.prompt
        together = prompt.shared or prompt.refereed
        key = ("" if together else prompt.player, prompt.bearer, asked.power)
        groups.setdefault(key, []).append(asked)
    for group in groups.values():
        yield next((a for a in group if a.answered), next((a for a in group if a.prompt.seconds is None), group[0]))


def _together(asked: Asked, view: View) -> list[Asked]:
    """The prompts that one question stands for: one, or those of all who hold the power together."""
    prompt = asked.prompt
    if not (prompt.shared or prompt.refereed):
        return [asked]
    same = (prompt.bearer, asked.power, asked.window)
    return [other for other in view.prompts if (other.prompt.bearer, other.power, other.window) == same]


def _said(asked: Asked, speaker: Speaker) -> str:
    return ", ".join(map(speaker.value, asked.reply or ())) or "–"


def _question(asked: Asked, view: View, speaker: Speaker, maker: Maker, index: int) -> Question:
    prompt, group = asked.prompt, _together(asked, view)
    said_so_far = {other.reply: None for other in group if other.answered}
    split = len(said_so_far) > 1
    said = Question(
        index,
        [other.prompt.player for other in group],
        prompt.player,
        asked.power,
        asked.window,
        question(speaker.plain, asked),
        speaker.plain.power(asked.power),
        maker.node(
            prompt.choice,
            f"v{index}",
            None if split else asked.reply,
            blank=prompt.optional,
            answered=asked.answered and not split,
            power=asked.power,
        ),
        must=not prompt.optional,
        answered=asked.answered,
        was=_was(group),
        split=split,
    )
    said.notes = list(dict.fromkeys(filter(None, (speaker.short(no.code) for no in prompt.clashes.values() if no))))
    if len(group) > 1:  # what each of them says on their phone
        said.notes += [f"{other.prompt.player} : {_said(other, speaker)}" for other in group if other.answered]
    return said


def _was(group: list[Asked]) -> str:
    answered = [asked for asked in group if asked.answered]
    return "&".join(f"{asked.prompt.player}={'=='.join(asked.reply or ('-',))}" for asked in answered)


def outdated(form: QueryDict, view: View) -> bool:
    """Whether a question of this form was answered otherwise since it was made: on a phone, or by somebody else who leads."""
    now: dict[tuple[str, str, str], list[Asked]] = {}
    for asked in _once(view.prompts):
        group = _together(asked, view)
        now |= {(asked.window, asked.power, other.prompt.player): group for other in group}
    for i in range(MOST):
        power = form.get(f"power{i}")
        if power is None:
            return False
        asks = now.get((form.get(f"window{i}", ""), power, form.get(f"player{i}", "")))
        if asks is not None and _was(asks) != form.get(f"was{i}", ""):
            return True
    return False


def unsaid(form: QueryDict, given: list[Input]) -> bool:
    """Whether this form asks, and has no answer at all: neither a choice, nor that there is none.

    So the main button, tapped in a hurry or twice, ends no call that nobody has answered. A form that must have an answer is
    refused by the rules, which say more about it.
    """
    replies = [one for one in given if isinstance(one, Reply)]
    if not replies or "nothing" in form or any(one.value is not None for one in replies):
        return False
    asked = range(len(replies))
    if any(form.get(f"was{i}") or form.get(f"must{i}") for i in asked):
        return False
    return not any("" in form.getlist(f"v{i}") and form.get(f"v{i}.is", "power") == "power" for i in asked)


def for_all(given: list[Input], view: View) -> list[Input]:
    """These inputs, with the word for a group given for each of its members who had said something else on a phone."""
    found: list[Input] = []
    for one in given:
        mine = next((a for a in view.prompts if isinstance(one, Reply) and _key(a) == _key_of(one)), None)
        others = [a for a in _together(mine, view) if a is not mine and a.answered] if mine is not None else []
        before: list[Input] = []
        after: list[Input] = []
        for other in others:
            assert isinstance(one, Reply)
            if other.reply != one.value:  # who may only second comes when the name was put forward
                place = before if other.prompt.seconds is None else after
                place.append(Reply(player=other.prompt.player, power=one.power, value=one.value, window=one.window))
        found += [*before, one, *after]
    return found


def _key(asked: Asked) -> tuple[str, str, str]:
    return asked.window, asked.power, asked.prompt.player


def _key_of(given: Reply) -> tuple[str, str, str]:
    return given.window, given.power, given.player


def inputs(form: QueryDict) -> list[Input]:
    """The replies of a form, and the close of its window where it says so.

    A question that was left open is answered with nothing, so that this answer too can be amended. One that must have an
    answer is left out where the form says that there is none (`silent`), whatever was ticked; the rules say what that means.
    """
    count = form.get("n", "")
    found: list[Input] = []
    for i in range(min(int(count), MOST) if count.isdecimal() and count.isascii() and len(count) < 5 else 0):
        value: Value | None = None if "nothing" in form else value_of(form, f"v{i}")
        if "silent" in form and form.get(f"must{i}"):
            continue
        if value is None and "nothing" not in form and form.get(f"split{i}"):  # what each of a group said stands
            continue
        player, power, window = (form.get(f"{name}{i}", "") for name in ("player", "power", "window"))
        found.append(Reply(player=player, power=power, value=value, window=window))
    if "close" in form:
        found.append(Close(window=form.get("window", "")))
    return found
