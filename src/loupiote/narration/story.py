"""A whole story: a heading for each moment, the facts in their order, ballots gathered into one count.

Facts of the same nature that follow one another are read on in one paragraph: all deaths of a dawn, say. The deal and
what was told in private become a list in the copy of the game master.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any

from loupiote.kernel.events import Counted, Died, Elected, Message, Opened, Resurrected, Saved, Survived, Told, Voted
from loupiote.narration.grammar import ended, typeset
from loupiote.narration.runs import Block, Bullets, Heading, Line, Paragraph, Reasons, Text, Words
from loupiote.narration.tellers import Ear
from loupiote.narration.tellers.course import spaced
from loupiote.narration.tellers.votes import count_line, number, ranking, result
from loupiote.narration.writer import Writer

Clause = Callable[[str], str]
Say = Callable[[Told], Line]

_VERDICTS = ("execution", "soir")  # moments in which somebody is put to death, or nobody
_SILENT = ("jour", "distribution")  # moments that are not worth a heading when nothing happened in them


def reasons(because: Iterable[str]) -> Line:
    """Ids of clauses as a note."""
    ids = list(dict.fromkeys(because))
    return (Reasons((Text("("), Words(", ".join(ids)), Text(")")), tuple(ids)),) if ids else ()


class Story:
    """Gathers told facts into blocks.

    `say` puts one fact into words for its reader; () leaves it out. With `every`, a moment in which nothing happened is not
    left out.
    """

    def __init__(self, writer: Writer, say: Say, ear: Ear, because: bool, every: bool = False) -> None:
        self.writer, self.say, self.ear, self.because, self.every = writer, say, ear, because, every
        self.votes: dict[int, int] = {}  # votes opened on each day
        self.cited: dict[str, None] = {}

    def blocks(self, told: Iterable[Told], clause: Clause | None = None) -> list[Block]:
        """The whole story; with a `clause` that finds the text of an id, the clauses cited close it."""
        moments = sections(t for t in told if self.say(t))
        found: list[Block] = []
        for i, facts in enumerate(moments):
            found += self._moment(facts, last=i == len(moments) - 1)
        if self.because and clause is not None and self.cited:
            said = {id: Words(typeset(clause(id), self.writer.lang)) for id in self.cited}
            notes = tuple((Words(id), *self.writer.line("note-colon"), text) for id, text in said.items())
            found += [Heading(self.writer.line("story-why")), Bullets(notes)]
        return found

    def _moment(self, facts: list[Told], last: bool) -> list[Block]:
        moment = facts[0].moment
        opening = [self.say(t) for t in facts if isinstance(t.event, Opened)]
        heading = self._heading(moment, facts[0].number)
        if len(opening) == len(facts) and moment in _SILENT and not last and not self.every:
            return []
        if moment == "aube" and not last and not any(isinstance(t.event, Died | Survived | Message) for t in facts):
            opening.append(self.writer.line("story-nobody-died"))
        spared = moment in _VERDICTS and not last and not any(isinstance(t.event, Died) for t in facts)
        shown = [t for t in facts if not isinstance(t.event, Opened)]
        closing = self.writer.line("story-nobody-executed") if spared else ()
        if closing and not shown:
            opening.append(closing)
        return [
            *([Heading(heading, moment)] if heading else []),
            *([Paragraph(tuple(opening))] if opening else []),
            *self._body(shown),
            *([Paragraph((closing,))] if closing and shown else []),
        ]

    def _heading(self, moment: str, number: int) -> Line:
        """The title of a moment; none for an execution, which reads on after its vote."""
        if moment == "execution" and number in self.votes:
            return ()
        if moment == "vote":
            self.votes[number] = self.votes.get(number, 0) + 1
        return title(self.writer, moment, number, moment == "vote" and self.votes[number] > 1)

    def _body(self, told: list[Told]) -> list[Block]:
        found: list[Block] = []
        for nature, facts in groupby(told, key=self._nature):
            group = list(facts)
            if nature == "vote":
                found += self._vote(group)
                continue
            lines = tuple(self._fact(t) for t in group)
            if nature == "private" and self.ear.mj:
                found.append(Bullets(lines, nature))
            elif nature == "death" or nature == "private":
                found.append(Paragraph(lines, nature))
            else:
                found += [Paragraph((line,), nature) for line in lines]
        return found

    def _nature(self, told: Told) -> str:
        if isinstance(told.event, Voted | Counted | Elected):
            return "vote"
        if told.to is not None:
            return "private"
        return "death" if isinstance(told.event, Died | Survived | Saved | Resurrected) else "other"

    def _fact(self, told: Told, behind: Sequence[Told] = ()) -> Line:
        """A fact; `behind` are facts not said, whose reasons are its own."""
        return spaced([ended(self.say(told)), self._why([*behind, told])])

    def _why(self, told: Sequence[Told]) -> Line:
        if not self.because:
            return ()
        ids = [id for t in told for id in t.because]
        self.cited.update(dict.fromkeys(ids))
        return reasons(ids)

    def _vote(self, told: list[Told]) -> list[Block]:
        """Ballots, their counts and who is elected; ballots without a count are told by target all the same."""
        found: list[Block] = []
        ballots: list[Told] = []
        behind: list[Told] = []
        for t, after in zip(told, [*told[1:], None], strict=True):
            if isinstance(t.event, Voted):
                ballots.append(t)
            elif isinstance(t.event, Counted):
                lines = self._ballots(t.event, [one.event for one in ballots])
                found += [Bullets(lines, "vote")] if lines else []
                behind, ballots = [*ballots, t], []
                elected = after is not None and isinstance(after.event, Elected) and after.event.who == t.event.first
                if not elected:  # which says as well who came first
                    found.append(Paragraph((spaced([result(self.writer, t.event), self._why(behind)]),), "vote"))
                    behind = []
            else:
                read_on(found, self._fact(t, behind))
                behind = []
        if ballots:
            found.append(Bullets(self._ballots(None, [t.event for t in ballots]), "vote"))
        return found

    def _ballots(self, event: Any, voted: list[Any]) -> tuple[Line, ...]:
        totals: dict[str, float] = {}
        for ballot in voted:
            if ballot.choice is not None:
                weight = 1 if ballot.weight is None else ballot.weight
                totals[ballot.choice] = totals.get(ballot.choice, 0) + weight
        ranked = ranking(event if event is not None else Counted(votes=totals))
        lines = [count_line(self.writer, name, n, [b for b in voted if b.choice == name]) for name, n in ranked]
        blank = [b.who for b in voted if b.choice is None]
        if blank:
            lines.append(self.writer.line("count-abstained", voters=self.writer.people(blank), n=number(len(blank))))
        return tuple(lines)


def sections(told: Iterable[Told]) -> list[list[Told]]:
    """Facts by moment; the same moment opened again, as by a second vote, is another one."""
    found: list[list[Told]] = []
    for t in told:
        opens = isinstance(t.event, Opened)
        if not found or opens or (t.moment, t.number) != (found[-1][0].moment, found[-1][0].number):
            found.append([])
        found[-1].append(t)
    return found


def read_on(blocks: list[Block], line: Line) -> None:
    """Add a line to the paragraph that ends the blocks, or to a new one."""
    last = blocks[-1] if blocks else None
    if isinstance(last, Paragraph):
        blocks[-1] = Paragraph((*last.lines, line), last.nature)
    else:
        blocks.append(Paragraph((line,), "vote"))


def title(writer: Writer, moment: str, number: int | None, second: bool = False) -> Line:
    """`Nuit 2`, `Second vote du jour 3`, or the name of a moment alone; a day before all nights has a name, no number."""
    key = f"moment-{moment}"
    if number == 0 and writer.texts.has(key, "before"):
        return writer.line(key, "before")
    if number is None or not writer.texts.has(key, "number"):
        return writer.line(key)
    return writer.line(key, "second" if second and writer.texts.has(key, "second") else "number", number=number)
