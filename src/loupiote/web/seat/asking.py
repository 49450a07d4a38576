"""What a player is asked, for a form that `games:order` takes: the parts of the value in order, each named `value`."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from loupiote.kernel.ask import (
    NOBODY,
    Branch,
    Choice,
    No,
    Nothing,
    One,
    Parts,
    Places,
    Several,
    Value,
    Words,
    YesNo,
    is_ballot,
)
from loupiote.kernel.view import Asked
from loupiote.narration import Narrator, part_names, question, value_name
from loupiote.web.games.options import Option, listed


class Part(Struct):
    """A choice, or a part of one.

    Attributes:
        kind: which fragment shows it: one, several, ordered, yes-no, none, words, places, parts, branch.
        options; players: whether they are; nobody: what stands for a ballot for nobody.
        least, most: how many of several, or letters of words; text: the words so far.
        parts: of parts and places; label: what a part is called; before: the option of a branch that it stands behind.
    """

    kind: str
    options: list[Option] = field(default_factory=list)
    players: bool = False
    nobody: Option | None = None
    least: int = 0
    most: int = 0
    text: str = ""
    parts: list[Part] = field(default_factory=list)
    label: str = ""
    before: str = ""

    @property
    def template(self) -> str:
        """The fragment that shows it."""
        return f"seat/kinds/{self.kind}.html"


class Question(Struct):
    """A prompt as the phone puts it.

    Attributes:
        id: of its place in the page; title; part: its fields; optional: nothing is an answer.
        aside: what it does, in a word, where it stands only at the player's choice: a second tap does it.
        answered: there is an answer; said: a sentence of what it will do; proposals: what the others of the group say.
    """

    id: str
    window: str
    power: str
    title: str
    part: Part
    ballot: bool = False
    optional: bool = True
    answered: bool = False
    aside: str = ""
    said: str = ""
    proposals: list[tuple[str, str]] = field(default_factory=list)


class Asker:
    """Makes questions.

    Args:
        said: the narrator in plain words; seats: the players in seat order.
    """

    def __init__(self, said: Narrator, seats: Sequence[str]) -> None:
        self.said, self.seats = said, list(seats)

    def question(self, asked: Asked) -> Question:
        """One prompt."""
        window = asked.window.partition("@")[0]
        return Question(
            id=f"ask-{asked.window}-{asked.power}".replace("@", "-").replace("#", "-"),
            window=asked.window,
            power=asked.power,
            title=question(self.said, asked),
            part=self.part(asked.prompt.choice, asked.reply, power=asked.power),
            ballot=is_ballot(asked.prompt),
            optional=asked.prompt.optional,
            answered=asked.answered,
            aside=self.said.power(asked.power) if asked.prompt.aside else "",
            said=self.said.receipt(asked.power.partition("#")[0], asked.reply, window=window) if asked.answered else "",
            proposals=[(who, ", ".join(map(self.name, value or ())) or "–") for who, value in asked.proposals.items()],
        )

    def name(self, value: str) -> str:
        """What a value is called."""
        return value_name(self.said, value, self.seats)

    def part(self, choice: Choice, given: Value | None, label: str = "", power: str = "") -> Part:
        """A choice with the value that it has; the power says what its parts are called."""
        value = given or ()
        match choice:
            case One():
                nobody = Option(NOBODY, self.name(NOBODY), NOBODY in value) if choice.blank else None
                return self._list("one", choice.among, choice.but, value, label, nobody)
            case Several():
                made = self._list(
                    "ordered" if choice.ordered else "several", choice.among, choice.but, value, label, None
                )
                made.least, made.most = choice.low, choice.high
                made.parts = [
                    Part("one", made.options, made.players) for _ in range(choice.high if choice.ordered else 0)
                ]
                return made
            case YesNo():
                return Part("yes-no", [Option(v, self.name(v), v in value) for v in ("oui", "non")], label=label)
            case Words():
                return Part("words", most=choice.most, text="".join(value[:1]), label=label)
            case Places():
                held = choice.placed(value)
                parts = [self._place(choice, player, held.get(player)) for player in choice.players]
                return Part("places", parts=parts, label=label)
            case Parts():
                names = part_names(self.said, power, choice)
                spans = zip(choice.spans(), names, strict=True)
                parts = [self.part(part, value[span], name) for (part, span), name in spans]
                return Part("parts", parts=parts, label=label)
            case Branch():
                options = [Option(o, self.name(o), value[:1] == (o,)) for o in choice.legal()]
                parts = [self.part(choice.branches[o.value], value[1:] if o.checked else None) for o in options]
                for option, inner in zip(options, parts, strict=True):
                    inner.label, inner.before = option.label, option.value
                return Part("branch", options, parts=parts, label=label)
            case Nothing():
                return Part("none", [Option("", "", given == ())], label=label)
        raise TypeError(type(choice).__name__)

    def _place(self, choice: Places, player: str, held: str | None) -> Part:
        return Part("one", [Option(p, self.name(p), p == held) for p in choice.places], label=player)

    def _list(
        self, kind: str, among: Sequence[str], but: dict[str, No], value: Value, label: str, nobody: Option | None
    ) -> Part:
        options, players = listed(self.said, self.seats, among, but, value)
        return Part(kind, options, players, nobody, label=label)
