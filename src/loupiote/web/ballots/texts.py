"""A count as a text to paste elsewhere."""

from __future__ import annotations

from django.utils.translation import gettext as _

from loupiote.kernel.ask import NOBODY
from loupiote.narration import Narrator
from loupiote.narration.formats import FORMATS, Format
from loupiote.web.ballots.counting import Count, Voter
from loupiote.web.ballots.history import Vote

KINDS = ("bbcode", "markdown")


def running(count: Count, title: str, kind: str, nobody: str) -> str:
    """The running count, with who voted for whom."""
    form = FORMATS[kind]
    lines = []
    for row in count.rows:
        name = nobody if row.nobody else row.name
        voters = ", ".join(_voter(form, voter) for voter in row.voters)
        if row.added:
            added = form.escape(_("without a ballot: {n}").format(n=row.added))
            voters = f"{voters}, {added}" if voters else added
        lines.append(_item(form, name, row.votes, voters))
    if count.hidden:
        lines.append(form.escape(_("Have voted: {who}").format(who=", ".join(count.hidden))))
    return _whole(form, title, lines)


def past(vote: Vote, kind: str, nobody: str) -> str:
    """A vote that is over; `nobody` is what a vote for nobody is called."""
    form = FORMATS[kind]
    named: dict[str, list[str]] = {}
    for who, cell in vote.cells.items():
        if cell.named:
            named.setdefault(cell.named, []).append(_voter(form, Voter(who, cell.voice)))
    items = [
        _item(form, nobody if name == NOBODY else name, n, ", ".join(named.get(name, []))) for name, n in vote.totals
    ]
    return _whole(form, vote.title, items)


def nobody(said: Narrator) -> str:
    """What a vote for nobody is called."""
    return said.format.line(said.writer.person("personne"))


def _voter(form: Format, voter: Voter) -> str:
    return form.escape(f"{voter.name} ×{voter.voice}" if voter.voice else voter.name)


def _item(form: Format, name: str, votes: str, voters: str) -> str:
    line = form.strong(form.escape(name)) + form.escape(f" – {votes}")
    return f"{line} ({voters})" if voters else line


def _whole(form: Format, title: str, lines: list[str]) -> str:
    return (
        form.strong(form.escape(title))
        + "\n\n"
        + (form.bullets(lines) if lines else form.escape(_("Nobody has voted.")))
    )
