"""What a composition might do better, though it can be played: advice, with the clause where a rule book gives it."""

from __future__ import annotations

from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from msgspec import Struct

from loupiote.balance.suggest import wolves
from loupiote.narration import Lang
from loupiote.narration.clauses import clause_text
from loupiote.web.prepare.draft import Draft

SOLITARY = 2  # more players who win alone than this, and nobody knows whom to trust


class Advice(Struct):
    """A sentence, and the clause that it comes from, if it comes from one."""

    text: str
    clause: str | None = None


def advice(draft: Draft, lang: str) -> list[Advice]:
    """What to think about before these cards are dealt with these options."""
    found = _camps(draft)
    language: Lang = "fr" if lang == "fr" else "en"
    if draft.game.options.get("capitaine") == "double-voix-et-tranchage" and draft.rules.id == "rpg":
        found.append(Advice(clause_text(language, "rpg.capitaine.18"), "rpg.capitaine.18"))
    return found


def _camps(draft: Draft) -> list[Advice]:
    roles, cards, players = draft.rules.roles, draft.cards, draft.players
    pack = sum(n for role, n in cards.items() if roles[role].camp == "loups")
    alone = sum(n for role, n in cards.items() if roles[role].camp == "independant")
    usual, found = wolves(players), []
    if pack and abs(pack - usual) > max(1, usual // 3):
        text = ngettext(
            "%(n)s wolf is the usual number among %(players)s players.",
            "%(n)s wolves are the usual number among %(players)s players.",
            usual,
        )
        found.append(Advice(text % {"n": usual, "players": players}))
    if alone > SOLITARY:
        text = _("%(n)s cards win alone: that is a lot for one game.")
        found.append(Advice(text % {"n": alone}))
    if players >= 6 and cards and not any(_informs(draft, role) for role in cards):
        found.append(Advice(_("No card tells the village anything by night: the debates will have little to feed on.")))
    return found


def _informs(draft: Draft, role: str) -> bool:
    kind = draft.rules.roles[role]
    return kind.camp == "village" and any("informs" in power.tags for power in kind.powers)
