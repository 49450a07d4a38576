"""What the open window asks, as the game master's screen puts it: one question for each power, one for a whole group."""

from __future__ import annotations

from collections.abc import Iterable

from django.http import QueryDict
from msgspec import Struct, field

from loupiote.kernel.ask import Value, is_ballot
from loupiote.kernel.inputs import Close, Input, Reply
from loupiote.kernel.view import Asked, View
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
        was: the answer so far, for the form, which thereby says what it was made from.
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
    notes: list[str] = field(default_factory=list)


class Questions(Struct):
    """What is asked now.

    Attributes:
        main: answered together, which closes the window; extra: each by itself, at once: powers used in the middle of it.
        pending: asked beside the window, from before.
    """

    main: list[Question] = field(default_factory=list)
    extra: list[Question] = field(default_factory=list)
    pending: list[Question] = field(default_factory=list)

    @property
    def beside(self) -> list[Question]:
        """What is answered in a form of its own."""
        return [*self.extra, *self.pending]

    @property
    def silent(self) -> bool:
        """Whether something is asked that must have an answer, so that there being none is worth saying."""
        return any(question.must for question in self.main)


def is_vote(view: View) -> bool:
    """Whether the open window is a vote."""
    return any(is_ballot(asked.prompt) for asked in view.prompts if not asked.pending)


def questions(view: View, speaker: Speaker) -> Questions:
    """Everything that is asked now, ballots left out."""
    found, maker = Questions(), Maker(speaker, [seat.name for seat in view.seats])
    for asked in _once(view.prompts):
        prompt = asked.prompt
        if is_ballot(prompt) and not asked.pending:
            continue
        place = found.pending if asked.pending else found.extra if prompt.instant else found.main
        index = len(found.main) if place is found.main else 0
        place.append(_question(asked, view, speaker, maker, index))
    return found


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


def _together(asked: Asked, view: View) -> list[str]:
    """Whom a question is put to: one player, or all who hold the power together."""
    prompt = asked.prompt
    if not (prompt.shared or prompt.refereed):
        return [prompt.player]
    same = (prompt.bearer, asked.power, asked.window)
    return [other.prompt.player for other in view.prompts if (other.prompt.bearer, other.power, other.window) == same]


def _question(asked: Asked, view: View, speaker: Speaker, maker: Maker, index: int) -> Question:
    prompt = asked.prompt
    said = Question(
        index,
        _together(asked, view),
        prompt.player,
        asked.power,
        asked.window,
        question(speaker.plain, asked),
        speaker.plain.power(asked.power),
        maker.node(prompt.choice, f"v{index}", asked.reply, blank=prompt.optional),
        must=not prompt.optional,
        answered=asked.answered,
        was=_was(asked),
    )
    said.notes = list(dict.fromkeys(filter(None, (speaker.short(no.code) for no in prompt.clashes.values() if no))))
    return said


def _was(asked: Asked) -> str:
    if not asked.answered:
        return ""
    return "=" if asked.reply is None else "=".join(("", *asked.reply))


def outdated(form: QueryDict, view: View) -> bool:
    """Whether a question of this form was answered otherwise since it was made: on a phone, or by somebody else who leads."""
    now = {}
    for asked in _once(view.prompts):
        for player in _together(asked, view):
            now[asked.window, asked.power, player] = asked
    for i in range(MOST):
        power = form.get(f"power{i}")
        if power is None:
            return False
        one = now.get((form.get(f"window{i}", ""), power, form.get(f"player{i}", "")))
        if one is not None and _was(one) != form.get(f"was{i}", ""):
            return True
    return False


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
        player, power, window = (form.get(f"{name}{i}", "") for name in ("player", "power", "window"))
        found.append(Reply(player=player, power=power, value=value, window=window))
    if "close" in form:
        found.append(Close(window=form.get("window", "")))
    return found
