"""What `?` shows: how to answer, what the card does, and the clauses behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loupiote.cli.rulepages.show import clauses
from loupiote.kernel.view import Asked
from loupiote.narration.pages import Names, clause_entry
from loupiote.rulebook import book

if TYPE_CHECKING:
    from loupiote.cli.play.session import Session


def show_help(session: Session, seat: str, asked: Asked | None) -> None:
    """Help for whoever is asked something."""
    desk, screen = session.desk, session.desk.screen
    rules = session.table.rules.id
    me, names = session.view(seat).me, Names(desk.lang, rules)
    screen.say()
    screen.say(desk.t("help-answer"))
    screen.say(desk.t("help-keys"))
    sections = [me.role if me and me.role else ""]
    if asked is not None:
        sections += [asked.prompt.bearer, asked.prompt.bearer.rpartition("-")[0]]
    for id in dict.fromkeys(sections):
        section = book(rules).sections.get(id)
        if section is None:
            continue
        screen.say()
        screen.say(
            section.name if not session.plain.writer.texts.has(f"role-{id}") else session.plain.role(id), style="bold"
        )
        if session.plain.writer.texts.has(f"role-{id}.help"):
            screen.say(session.plain.help(id))
        screen.show(clauses(desk, [clause_entry(names, clause) for clause in section.clauses]))
    screen.say()
