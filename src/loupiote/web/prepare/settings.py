"""The options of a game as a form: grouped, in words, with what differs from the book."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.http import QueryDict
from django.utils.translation import gettext as _
from msgspec import Struct

from loupiote.narration.pages import Names
from loupiote.rulebook import book
from loupiote.rulebook.durations import format_duration
from loupiote.rulebook.option import Option, OptionError
from loupiote.rules import offered
from loupiote.web.prepare.draft import Draft

# which options stand together; what is in none of these concerns cards
GROUPS = {
    "captain": ("capitaine", "election-egalite"),
    "course": (
        "premiere-phase",
        "premiere-nuit",
        "loups-entre-eux",
        "loups-desaccord",
        "annonce-des-morts",
        "delai-reponses",
        "extensions",
        "evenements",
        "evenements-retires",
        "grande-mefiance-amis",
        "morts-voient",
    ),
    "vote": ("vote-visible", "abstention", "egalite"),
    "victory": ("victoire-loups", "victoires-simultanees", "amoureux-de-meme-camp", "cupidon-gagne"),
}
ORDER = ("captain", "cards", "course", "vote", "victory")


class Value(Struct):
    """A value that may be chosen."""

    value: str
    label: str
    chosen: bool
    usual: bool


class Field(Struct):
    """An option as a page shows it.

    Attributes:
        value, text: as it stands, in words and as typed; usual: the default in words; differs: it is another one.
        needed: it must be chosen; fault: what was wrong with what was typed.
        roles: cards that it is about, none where it is about the game; there: one of them is in play, or it is about the game.
    """

    id: str
    type: str
    label: str
    help: str
    value: str
    text: str
    usual: str
    differs: bool
    needed: bool
    roles: list[str]
    there: bool
    values: list[Value]
    clauses: list[str]
    fault: str = ""


def fields(draft: Draft, names: Names, faults: Mapping[str, str]) -> list[Field]:
    """All options of the rule set, in the order of the file."""
    return [_field(draft, names, option, faults.get(option.id, "")) for option in offered(draft.rules.id)]


def grouped(found: list[Field]) -> list[dict[str, Any]]:
    """The fields in their groups, those of cards that are not in play last of each."""
    words = {
        "captain": _("Captain"),
        "cards": _("Cards"),
        "course": _("Course of the game"),
        "vote": _("Vote"),
        "victory": _("Victory"),
    }
    groups = []
    for name in ORDER:
        mine = [field for field in found if _group(field.id) == name]
        here, away = [f for f in mine if f.there or f.differs], [f for f in mine if not f.there and not f.differs]
        if mine:
            groups.append({"id": name, "label": words[name], "fields": here, "away": away})
    return groups


def _group(option: str) -> str:
    return next((name for name, ids in GROUPS.items() if option in ids), "cards")


def _field(draft: Draft, names: Names, option: Option, fault: str) -> Field:
    said, value = names.narrator, draft.game.options.get(option.id, option.default)
    roles = _roles(draft, option) if _group(option.id) == "cards" else []
    chosen = option.id in draft.game.options
    return Field(
        id=option.id,
        type=option.type,
        label=said.option(option.id),
        help=said.option_help(option.id),
        value=said.option(option.id, value) if chosen or not option.required else "",
        text=_typed(option, value),
        usual=said.option(option.id, option.default) if not option.required else "",
        differs=chosen and (option.required or value != option.default),
        needed=option.required,
        roles=roles,
        there=not roles or any(role in draft.cards for role in roles),
        values=[_value(names, option, one, value, chosen) for one in option.values],
        clauses=list(option.clauses),
        fault=fault,
    )


def _value(names: Names, option: Option, one: Any, value: Any, chosen: bool) -> Value:
    mine = one in value if isinstance(value, list) else one == value
    usual = one in option.default if isinstance(option.default, list) else one == option.default
    written = {True: "true", False: "false"}.get(one, str(one)) if isinstance(one, bool) else str(one)
    words = names.narrator.option(option.id, [one] if option.type == "set" else one)
    return Value(written, words, mine and (chosen or not option.required), usual)


def _typed(option: Option, value: Any) -> str:
    if value is None:
        return ""
    return format_duration(value) if option.type == "duration" else str(value)


def _roles(draft: Draft, option: Option) -> list[str]:
    """The cards of this rule set that the clauses of an option are about."""
    sections = book(draft.rules.id).sections
    about = dict.fromkeys(clause.split(".")[1] for clause in option.clauses)
    return [section for section in about if sections[section].what in ("role", "title") and section != "capitaine"]


def read(draft: Draft, given: QueryDict, lang: str) -> tuple[dict[str, Any], dict[str, str]]:
    """What a form says: the options that are not as the book has them, and what cannot be read, by option."""
    found, faults = dict(draft.game.options), dict[str, str]()
    for option in offered(draft.rules.id):
        key = f"o-{option.id}"
        if f"has-{option.id}" not in given:  # it did not stand in the form
            continue
        typed: Any = given.getlist(key) if option.type == "set" else given.get(key, "")
        if option.required and not typed:
            found.pop(option.id, None)
            continue
        try:
            value = option.check(typed or (None if option.default is None else typed))
        except OptionError as error:
            faults[option.id] = error.text(lang)
            continue
        if option.required or value != option.default:
            found[option.id] = value
        else:
            found.pop(option.id, None)
    return found, faults
