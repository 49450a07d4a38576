"""Faults of usage that Typer finds, in the language of the user."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from typer.core import TyperCommand, TyperGroup

from loupiote.cli.desk import Desk
from loupiote.cli.faults import Fault
from loupiote.cli.near import nearest

# what Typer says in English alone
_EXTRA = re.compile(r"unexpected extra arguments?(?:\(s\))? \((.*)\)", re.DOTALL)
_NUMBERS = {
    "fault-number-least": re.compile(r"greater than or equal to (\d+)"),
    "fault-number-most": re.compile(r"less than or equal to (\d+)"),
    "fault-number-whole": re.compile(r"valid integer"),
}


def sentence(desk: Desk, error: Any) -> str:
    """What Typer found, as a sentence, and how to get help."""
    kind, path = type(error).__name__, getattr(getattr(error, "ctx", None), "command_path", "loupiote")
    name = _name(error)
    if kind == "NoSuchOption":
        line = desk.fault(Fault("no-such-option", value=name, near=nearest(name, _options(error))))
    elif kind == "MissingParameter":
        line = desk.t("fault-missing", value=name)
    elif kind == "BadOptionUsage":
        none = "does not take" in error.message
        line = desk.t("fault-option-without-value" if none else "fault-option-value", value=name)
    elif kind == "BadParameter":
        line = _bad_value(desk, name, error.message.rstrip("."))
    elif extra := _EXTRA.search(error.message):
        line = desk.t("fault-too-many-words", value=extra[1])
    else:
        line = desk.t("fault-usage", found=error.format_message().rstrip("."))
    return f"{line}\n{desk.t('try-help', command=f'{path} --help')}"


def _bad_value(desk: Desk, name: str, found: str) -> str:
    for key, what in _NUMBERS.items():
        if said := what.search(found):
            return desk.t(key, value=name, limit=said[1] if said.groups() else "")
    return desk.t("fault-bad-value", value=name, found=found)


def _name(error: Any) -> str:
    named = getattr(error, "option_name", None)
    if named:
        return str(named)
    param = getattr(error, "param", None)
    if param is None:
        return ""
    options = [option for option in param.opts if option.startswith("-")]
    return "/".join(options) or str(getattr(param, "metavar", None) or param.name)


def _options(error: Any) -> list[str]:
    params = error.ctx.command.get_params(error.ctx) if error.ctx is not None else []
    return [option for param in params for option in param.opts if option.startswith("--")]


class Helpful:
    """Says what `--help` does in the language of the user."""

    help_text: ClassVar[str] = ""

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help, option.metavar = self.help_text, ""
        return option


class Command(Helpful, TyperCommand):
    """One command."""


class Group(Helpful, TyperGroup):
    """The commands, the nearest of which are named to somebody who mistypes one."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            known = self.list_commands(ctx)
            raise Fault("no-such-command", value=args[0], known=", ".join(known), near=nearest(args[0], known))
        return super().resolve_command(ctx, args)
