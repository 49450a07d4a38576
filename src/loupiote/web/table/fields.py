"""A choice as fields of a form, and the value that a form gives back. Both know kinds of choice, and nothing else.

A field `v0` carries its value as texts of that name; `v0.is` says its shape where one name is not enough:

| shape | fields |
|---|---|
| (none) | `v0`, once for each value; an empty text is none |
| power | `v0` ticked: the power alone |
| words | `v0`, a text: that it is empty says nothing |
| parts:2 | `v0.0`, `v0.1`, each of a shape of its own |
| branch | `v0`, the option, then `v0.<option>` |
| places:3 | `v0.0.who` and `v0.0`, player and place, three times |
"""

from __future__ import annotations

from collections.abc import Sequence

from django.http import QueryDict
from django.utils.translation import gettext as _
from msgspec import Struct, field

from loupiote.kernel.ask import NOBODY, Branch, Choice, No, Nothing, One, Parts, Places, Several, Value, Words, YesNo
from loupiote.narration import part_names
from loupiote.web.games.options import Option, listed
from loupiote.web.table.words import Speaker

MOST = 200  # parts of one value that a form may have
DEEPEST = 6  # parts of parts


class Node(Struct):
    """A choice, or a part of one, as a form shows it.

    Attributes:
        kind: "one", "several", "yes-no", "words", "places", "branch", "parts", "none": which fragment shows it.
        key: the name of its field; shape: what `<key>.is` says; players: whether the options are players.
        least, most: how many of several; most: characters of words; text: the words so far.
        parts: of parts, of a branch by option, of places; label: what a part is called.
        blank: the option that stands for nothing, or for nobody.
    """

    kind: str
    key: str
    shape: str = ""
    players: bool = False
    options: list[Option] = field(default_factory=list)
    least: int = 0
    most: int = 0
    text: str = ""
    parts: list[Node] = field(default_factory=list)
    label: str = ""
    blank: Option | None = None

    @property
    def template(self) -> str:
        """The fragment that shows it."""
        return f"table/kinds/{self.kind}.html"

    @property
    def with_blank(self) -> list[Option]:
        """The options, with the one for nothing or nobody."""
        return [*self.options, self.blank] if self.blank else self.options


class Maker:
    """Makes nodes.

    Args:
        seats: the players in seat order.
    """

    def __init__(self, speaker: Speaker, seats: Sequence[str]) -> None:
        self.speaker, self.seats = speaker, list(seats)

    def node(
        self,
        choice: Choice,
        field: str,
        value: Value | None,
        *,
        blank: bool = False,
        answered: bool = False,
        power: str = "",
    ) -> Node:
        """The fields of a choice, with the value that it has; `blank`: no answer is one too; the power names its parts.

        It is ticked only where it was `answered`, or nothing else can be: that nobody is named is said by somebody, not by a
        screen that is new.
        """
        nothing = answered and value is None
        given = value or ()
        if isinstance(choice, One):
            found = self._list("one", field, choice.among, choice.but, given)
            if choice.blank:
                found.blank = Option(NOBODY, self.speaker.value(NOBODY), NOBODY in given)
            elif blank:
                only = nothing or all(option.why for option in found.options)
                found.blank = Option("", _("Nobody") if found.players else _("Nothing"), only)
            return found
        if isinstance(choice, Several):
            found = self._list("several", field, choice.among, choice.but, given)
            found.least, found.most = choice.low, choice.high
            return found
        if isinstance(choice, YesNo):
            options = [Option(text, self.speaker.value(text), text in given) for text in ("oui", "non")]
            return Node("yes-no", field, options=options, blank=Option("", _("Nothing"), nothing) if blank else None)
        if isinstance(choice, Nothing):
            found = Node("none", field, "power", options=[Option("oui", self.speaker.value("oui"), value == ())])
            found.blank = Option("", _("Nothing"), nothing) if blank else None
            return found
        if isinstance(choice, Words):
            return Node("words", field, "words", most=choice.most, text="".join(given[:1]))
        if isinstance(choice, Places):
            return self._places(choice, field, given)
        if isinstance(choice, Branch):
            return self._branch(choice, field, given)
        assert isinstance(choice, Parts)
        spans = enumerate(choice.spans())
        parts = [self.node(part, f"{field}.{i}", given[span] or None) for i, (part, span) in spans]
        for part, name in zip(parts, part_names(self.speaker.plain, power, choice), strict=True):
            part.label = name
        return Node("parts", field, f"parts:{len(parts)}", parts=parts)

    def _list(self, kind: str, field: str, among: Sequence[str], but: dict[str, No], given: Value) -> Node:
        options, players = listed(self.speaker.plain, self.seats, among, but, given)
        return Node(kind, field, players=players, options=options)

    def _places(self, choice: Places, field: str, given: Value) -> Node:
        held = choice.placed(given)
        parts = []
        for i, player in enumerate(choice.players):
            options = [Option(p, self.speaker.value(p), held.get(player) == p) for p in choice.places]
            parts.append(Node("place", f"{field}.{i}", options=options, label=player))
        return Node("places", field, f"places:{len(parts)}", parts=parts, most=choice.room)

    def _branch(self, choice: Branch, field: str, given: Value) -> Node:
        parts, options, legal = [], [], choice.legal()
        for option, inner in choice.branches.items():
            chosen = given[:1] == (option,)
            no = choice.but.get(option)
            why = "" if option in legal else (self.speaker.short(no.code) if no else "") or "–"
            options.append(Option(option, self.speaker.value(option), chosen, why))
            part = self.node(inner, f"{field}.{option}", given[1:] if chosen else None)
            part.label = self.speaker.value(option)
            parts.append(part)
        return Node("branch", field, "branch", options=options, parts=parts)


def value_of(form: QueryDict, field: str) -> Value | None:
    """The value that a form gives to a field; None: nothing was chosen."""
    if field.count(".") > DEEPEST:
        return None
    shape, _colon, number = form.get(f"{field}.is", "").partition(":")
    given = tuple(text.strip() for text in form.getlist(field) if text.strip())
    count = min(int(number), MOST) if number.isdecimal() and number.isascii() and len(number) < 5 else 0
    if shape == "power":
        return () if given else None
    if shape == "parts":
        parts = [value_of(form, f"{field}.{i}") for i in range(count)]
        return tuple(text for part in parts for text in part or ()) if any(parts) else None
    if shape == "branch":
        return (given[0], *(value_of(form, f"{field}.{given[0]}") or ())) if given else None
    if shape == "places":
        pairs = [(form.get(f"{field}.{i}.who", ""), form.get(f"{field}.{i}", "")) for i in range(count)]
        return tuple(text for who, place in pairs if place for text in (who, place)) or None
    return given or None
