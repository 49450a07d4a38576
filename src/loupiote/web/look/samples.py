"""What the style pages show: the components with the words of a real rule set, and whole pages made of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

from loupiote.narration import Narrator
from loupiote.rulebook import book
from loupiote.rules import rule_set

RULES = "meneur"
PAGES = ("components", "front", "prepare", "night", "day", "card", "vote", "story", "book", "deck", "sheet", "emblems")
Lang = Literal["fr", "en"]
NAMES = ["Ana", "Basile", "Cléo", "Denis", "Élise", "Fantin", "Garance", "Hugo", "Inès"]
NAMES += ["Jules-Alexandre de la Tour", "Karim", "Lou"]  # one of the longest that are taken
MOMENTS = ("night", "dawn", "day")


@lru_cache(maxsize=4)
def roles(rules: str, lang: Lang) -> list[dict[str, Any]]:
    """The cards of a rule set, in its words."""
    narrator = Narrator(lang, rules=rules)
    found = []
    for id, kind in rule_set(rules).kinds.items():
        if kind.camp:
            camp, _, call = narrator.tag(id).partition(", ")
            named = {"role": id, "name": narrator.role(id), "help": narrator.help(id)}
            found.append(named | {"camp": kind.camp, "camp_label": camp, "call": call})
    return found


def players() -> list[dict[str, Any]]:
    """A village of twelve, in every state a tile has."""
    made: list[dict[str, Any]] = [{"name": name, "seat": seat} for seat, name in enumerate(NAMES, 1)]
    made[1] |= {"checked": True, "chosen": True}
    made[3] |= {"dead": True, "why": "mort la nuit 1"}
    made[4] |= {"protected": True, "marks": [{"label": "protégée", "sign": "shield"}]}
    made[6] |= {"doomed": True, "note": "victime de la nuit"}
    made[7] |= {"marks": [{"label": "Capitaine", "role": "capitaine"}]}
    made[8] |= {"why": "déjà protégée la nuit passée"}
    return made


def cast(lang: Lang) -> list[dict[str, Any]]:
    """The same village with its cards, as its MJ sees it."""
    dealt = "voyante loup-garou sorciere chasseur salvateur loup-garou cupidon simple-villageois petite-fille ancien"
    dealt += " infect-pere-des-loups joueur-de-flute"
    cards = {card["role"]: card for card in roles(RULES, lang)}
    seen = []
    for player, role in zip(players(), dealt.split(), strict=True):
        kept = {key: player[key] for key in ("name", "seat", "dead", "doomed", "protected", "marks") if key in player}
        seen.append({"note": cards[role]["name"], "role": role, "camp": cards[role]["camp"]} | kept)
    return seen


def course(lang: Lang) -> list[dict[str, Any]]:
    """A night under way."""
    states = {"voyante": "done", "salvateur": "done", "loup-garou": "now", "sorciere": "", "joueur-de-flute": ""}
    cards = {card["role"]: card["name"] for card in roles(RULES, lang)}
    return [{"role": role, "label": cards[role], "state": state} for role, state in states.items()]


def samples(page: str, moment: str, lang: Lang) -> dict[str, Any]:
    """The context of a style page."""
    voyante = book(RULES).sections["voyante"]
    narrator = Narrator(lang, rules=RULES)
    return {
        "page": page,
        "pages": PAGES,
        "moment": moment,
        "moments": MOMENTS,
        "roles": roles(RULES, lang),
        "rpg": roles("rpg", lang),
        "deck": roles(RULES, lang) + roles("rpg", lang),
        "players": players(),
        "cast": cast(lang),
        "clauses": [getattr(clause, lang) for clause in voyante.clauses],
        "calls": {"antre": narrator.call("loups")} | {name: narrator.call(name) for name in ("sorciere", "salvateur")},
        "course": course(lang),
        "squares": [[{"value": f"{column}{row}"} for column in "ABCDEFG"] for row in range(1, 8)],
    }
