"""The narrator: the one door from typed facts to words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Literal, NamedTuple

from loupiote.kernel.events import Fact, Told
from loupiote.narration.acts import Done
from loupiote.narration.catalogue import Catalogue, Texts, toned
from loupiote.narration.formats import FORMATS
from loupiote.narration.grammar import capital
from loupiote.narration.refusals import refusal_line
from loupiote.narration.runs import Line
from loupiote.narration.scenes import Scene, scenes
from loupiote.narration.story import Clause, Story, title
from loupiote.narration.tellers import SPOKEN, Ear, words_of
from loupiote.narration.tellers.course import option_value
from loupiote.narration.tone import Problem, read_tone
from loupiote.narration.writer import NOBODY, Arg, Card, People, Writer, words

Lang = Literal["fr", "en"]
FormatName = Literal["text", "markdown", "bbcode", "html"]


class Call(NamedTuple):
    """What a game master says aloud: to wake a role and ask it, and to send it back to sleep ("" by day)."""

    wake: str
    sleep: str


def plain(value: object) -> list[str]:
    """An answer as the texts it is made of: `Bob`, `["Ana", "Bob"]`, True (oui), or none."""
    if value is None:
        return []
    if isinstance(value, bool):
        return ["oui" if value else "non"]
    return [str(one) for one in value] if isinstance(value, list | tuple) else [str(value)]


class Narrator:
    """Words in one language, format and rule set, for the players of one game.

    >>> from loupiote.kernel.events import Died
    >>> Narrator("fr", genres={"Ana": "f"}).tell(Died("Ana", role="voyante"))
    'Ana est morte\\xa0: c’était la Voyante.'

    Args:
        lang: language of the texts.
        format: what the texts are for; everything a player typed is escaped for it.
        rules: the rule set, whose own texts replace the common ones.
        genres: genre of the players, f, m or x; without one, texts avoid agreement.
        tone: a Fluent file of the game master that replaces texts by key, whose faults are then in `problems`; or its texts
            as they were read already (`catalogue.toned`).
    """

    def __init__(
        self,
        lang: Lang,
        format: FormatName = "text",
        rules: str = "meneur",
        genres: Mapping[str, str | None] | None = None,
        tone: Path | Catalogue | None = None,
    ) -> None:
        self.problems: tuple[Problem, ...] = ()
        if isinstance(tone, Path):
            resource, self.problems = read_tone(tone, rules, lang)
            tone = toned(lang, rules, resource) if resource is not None else None
        self.writer = Writer(lang, Texts(lang, rules, tone), genres or {})
        self.format = FORMATS[format]

    # ---------------------------------------------------------------------------------------------------- what happened

    def tell(self, event: Fact | Told, reader: str | None = None, mj: bool = False) -> str:
        """One event as a sentence; "" where it is not told in words to this reader.

        A `Told` is shown only to those it was told to; for a bare event the caller vouches. What was told to one player
        speaks to them. With `mj` everything is told, with the cause and author of a death, and to whom a word went.
        """
        return self._show(self._tell(event, reader, mj))

    def story(
        self,
        told: Iterable[Told],
        reader: str | None = None,
        mj: bool = False,
        because: bool = False,
        clause: Clause | None = None,
    ) -> str:
        """The whole story as this reader may know it, with a heading for each moment.

        Args:
            told: events in their order.
            reader: a player, or None for what everybody knows.
            mj: everything, in the third person.
            because: ids of the clauses after each fact.
            clause: finds the text of a clause; those cited are then listed at the end.
        """
        story = Story(self.writer, lambda t: capital(self._tell(t, reader, mj)), Ear(reader, mj), because)
        return self.format.page(story.blocks(told, clause))

    def scenes(
        self, told: Iterable[Told], reader: str | None = None, mj: bool = False, because: bool = False, every: bool = False
    ) -> list[Scene]:
        """The same story moment by moment, for a page that shows each fact and its reasons in its own way.

        With `every`, moments in which nothing happened are told too, as to those who live through them.
        """
        story = Story(self.writer, lambda t: capital(self._tell(t, reader, mj)), Ear(reader, mj), because, every)
        return scenes(story.blocks(told), self.format)

    def problem(self, problem: Problem) -> str:
        """A fault of a tone as a sentence, with its file and line if it has them."""
        found, near, key = words(problem.found), words(problem.near), f"tone-{problem.code}"
        known = "yes" if problem.near else "no"
        if self.writer.texts.has(f"{key}-{problem.near}"):  # a code of the parser that has words of its own
            key = f"{key}-{problem.near}"
        said = self.writer.line(key, found=found, near=near, known=known)
        if problem.path is not None:
            place = f"{problem.path}:{problem.line}" if problem.line else str(problem.path)
            said = self.writer.line("tone-at", place=words(place), fault=said)
        elif problem.line:
            said = self.writer.line("tone-at-line", n=problem.line, fault=said)
        return self._show(said)

    # -------------------------------------------------------------------------------------------------- what is asked

    def prompt(
        self,
        power: str,
        choice_kind: str = "",
        *,
        window: str = "",
        who: str | None = None,
        n: int = 1,
        optional: bool = True,
    ) -> str:
        """The question put to a player.

        Args:
            power: id of the power; a power without a question of its own gets that of its kind of choice.
            choice_kind: kind of the choice, as `names.yaml` writes it.
            window: id of the window, where the question depends on it (`voter`: election or vote).
            who: the player whom the question is about, if there is one: the victim shown, the condemned.
            n: how many are to be named.
            optional: whether no answer is an answer.
        """
        key, kind = f"prompt-{power}", choice_kind.replace(" ", "-")
        if not self.writer.texts.has(key):
            key = f"prompt-kind-{kind}" if self.writer.texts.has(f"prompt-kind-{kind}") else "prompt-any"
        forms = ["who"] if who else []
        forms += [] if optional else ["must"]
        form = next((form for form in forms if self.writer.texts.has(key, form)), "")
        name = self.writer.power(power)
        people = People([who] if who else [])
        return self._show(self.writer.line(key, form, who=people, n=n, window=window or "none", power=name))

    def receipt(self, power: str, value: object = None, *, window: str = "") -> str:
        """A plain sentence of what an answer will do: `Tu protèges Bob cette nuit.`

        `value` is what was answered: a name, several, `oui` or `non` (or a bool), words, the id of a card; () is the
        power alone, None is nothing.
        """
        given = plain(value)
        key = f"receipt-{power}"
        if not self.writer.texts.has(key):
            key = "receipt-any"
        form = given[0] if given and given[0] in ("oui", "non", "garder") else ""
        if len(given) > 1 and self.writer.texts.has(key, "words"):  # whom, and what to
            form = "words"
        if value is None or given in ([], [NOBODY]):
            alone = value is not None and not given and self.writer.texts.has(key, "alone")
            form = "alone" if alone else "none"
        first = given[0] if given else ""
        args: dict[str, Arg] = {"who": People(given), "text": words(first), "role": Card(first)}
        args |= {"first": People(given[:1]), "rest": People(given[1:]), "last": words(given[-1] if given else "")}
        args |= {"window": window or "none", "power": self.writer.power(power)}
        return self._show(self.writer.line(key, form if self.writer.texts.has(key, form) else "", **args))

    def refusal(
        self,
        code: str,
        who: str | None = None,
        power: str | None = None,
        values: Sequence[object] = (),
        legal: Sequence[object] | None = None,
        clause: str | None = None,
        reader: str | None = None,
    ) -> str:
        """A refusal as a sentence without its final stop: what was found, the rule, what would be legal.

        `who` is the author of the input; if it is the reader, the sentence speaks to them. Faults of a composition have
        codes too. An unknown code gives a neutral sentence.
        """
        return self._show(refusal_line(self.writer, code, who, power, values, legal, clause, reader))

    def call(self, window: str) -> Call:
        """What a game master says aloud to call those whom a window asks. Also `amoureux` and `charmes`."""
        key = f"call-{window}"
        if not self.writer.texts.has(key):
            return Call("", "")
        sleep = self._show(self.writer.line(key, "sleep")) if self.writer.texts.has(key, "sleep") else ""
        return Call(self._show(self.writer.line(key)), sleep)

    def call_each(self, window: str, kind: str) -> Call | None:
        """The same for one of those whom a window asks together, where a game master calls them in turn; else None.

        `kind` is what carries the power: a role, a title, the pack.
        """
        key = f"call-{window}"
        if not self.writer.texts.has(key, "each"):
            return None
        wake, sleep = (self.writer.line(key, form, kind=kind, role=Card(kind)) for form in ("each", "rest"))
        return Call(self._show(wake), self._show(sleep))

    # ---------------------------------------------------------------------------------------------------------- names

    def power(self, id: str) -> str:
        """The name of a power."""
        return self.format.line(self.writer.power(id))

    def window(self, id: str) -> str:
        """The name of a window."""
        return self.format.line(self.writer.line(f"window-{id}"))

    def moment(self, id: str, number: int | None = None) -> str:
        """The name of a moment, with its number if given: `Nuit 2`."""
        return self.format.line(title(self.writer, id, number))

    def role(self, id: str, form: str = "") -> str:
        """The name of a role or other bearer; `form`: le, un, shown (with its article) or plural."""
        return self.format.line(self.writer.card(id, form=form))

    def tag(self, id: str) -> str:
        """The short line on a card: `Village, Chaque nuit`."""
        return self.format.line(self.writer.line(f"role-{id}", "tag"))

    def help(self, id: str) -> str:
        """What a role does, in a few sentences."""
        return self.format.line(self.writer.line(f"role-{id}", "help"))

    def camp(self, id: str, form: str = "") -> str:
        """The name of a camp; `form`: le."""
        return self.format.line(self.writer.card(id, "camp", form))

    def mark(self, kind: str) -> str:
        """The name of a mark."""
        return self.format.line(self.writer.line(f"mark-{kind}"))

    def board(self, id: str, led: bool = True) -> str:
        """The name of a board; in a game that the program leads (not `led`) none names a game master."""
        form = "unled" if not led and self.writer.texts.has(f"board-{id}", "unled") else ""
        return self.format.line(self.writer.line(f"board-{id}", form))

    def option(self, id: str, value: object = ...) -> str:
        """The label of an option; with a value, that value in words."""
        line = self.writer.line(f"option-{id}") if value is ... else option_value(self.writer, id, value)
        return self.format.line(line)

    def option_help(self, id: str) -> str:
        """What an option changes."""
        return self.format.line(self.writer.line(f"option-{id}", "help"))

    # ----------------------------------------------------------------------------------------------------------- inside

    def _tell(self, event: Fact | Told, reader: str | None, mj: bool) -> Line:
        if not isinstance(event, Told):
            return words_of(self.writer, event, Ear(reader, mj))
        to = None if event.to is None else tuple(event.to)
        if to is not None and not mj and reader not in to:
            return ()
        fact = event.full if mj and event.full is not None else event.event
        window = event.window if isinstance(event, Done) else ""
        line = words_of(self.writer, fact, Ear(reader, mj, to, event.moment, window))
        if line and mj and to and type(fact) in SPOKEN:
            return self.writer.line("told-to", who=People(to), text=capital(line))
        return line

    def _show(self, line: Line) -> str:
        return self.format.line(capital(line))
