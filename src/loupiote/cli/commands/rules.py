"""`loupiote rules`: the rule sets, one of them, one of its roles."""

import json
from typing import Annotated

import typer

from loupiote.cli.desk import Desk
from loupiote.cli.faults import Fault
from loupiote.cli.near import find
from loupiote.cli.rulepages import show
from loupiote.cli.rulepages.finding import find_name
from loupiote.cli.usage import Command
from loupiote.narration import pages
from loupiote.rulebook import book, rule_sets


def add(app: typer.Typer, desk: Desk) -> None:
    """Add the command."""
    t = desk.t

    @app.command("rules", cls=Command, help=t("help-rules"), short_help=t("short-rules"))
    def rules(
        rule_set: Annotated[str, typer.Argument(help=t("help-rules-set"), metavar="SET", show_default=False)] = "",
        name: Annotated[str, typer.Argument(help=t("help-rules-name"), metavar="NAME", show_default=False)] = "",
        as_json: Annotated[bool, typer.Option("--json", help=t("help-json"), metavar="")] = False,
    ) -> None:
        if not rule_set:
            page = pages.sets_page(desk.lang)
        else:
            names = pages.Names(desk.lang, _set(desk, rule_set))
            page = pages.name_page(names, find_name(names, name)) if name else pages.set_page(names)
        if as_json:
            desk.screen.raw(json.dumps(page, ensure_ascii=False, indent=2))
        elif not rule_set:
            show.show_sets(desk, page)
        elif not name:
            show.show_set(desk, names, page)
        else:
            show.show_name(desk, names, page)


def _set(desk: Desk, name: str) -> str:
    """The rule set of a name; to whoever names a role in its place, where that role is."""
    try:
        return desk.rule_set(name)
    except Fault as fault:
        for id in rule_sets():
            names = {section: section for section in book(id).sections}
            names |= {section.name: section.id for section in book(id).sections.values()}
            found = find(name, names, guess=False)
            if found.value is not None:
                raise Fault("set-is-role", value=name, command=f"loupiote rules {id} {found.value}") from fault
        raise
