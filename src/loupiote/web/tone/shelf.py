"""The texts of a game as its game master goes through them: by kind, by word, one by one."""

from __future__ import annotations

from functools import cached_property, lru_cache

from django.utils.functional import Promise
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext_lazy as _
from fluent.syntax import ast
from msgspec import Struct, field
from unidecode import unidecode

from loupiote.narration.catalogue import Catalogue, toned
from loupiote.narration.examples import Example, examples
from loupiote.narration.pack import sources, standard_sources
from loupiote.narration.shelves import KINDS, shelves
from loupiote.narration.tone import known_texts, patterns_of
from loupiote.web.games.models import Game
from loupiote.web.tone import packs
from loupiote.web.tone.keeping import texts_of

LABELS: dict[str, Promise] = {
    "course": _("How the game goes"),
    "deaths": _("Deaths, and lives kept"),
    "votes": _("Votes and titles"),
    "knowledge": _("What players learn"),
    "moments": _("Moments, places, marks"),
    "calls": _("Said aloud at the table"),
    "powers": _("Powers: names, questions, receipts"),
    "refusals": _("Refusals"),
    "roles": _("Cards and camps"),
}
FORMS: dict[str, Promise] = {
    "f": _("for a woman"),
    "m": _("for a man"),
    "x": _("for neither"),
    "one": _("for one"),
    "other": _("else"),
    "0": _("for nobody"),
}


class Reading(Struct):
    """How a text reads, of which forms."""

    text: SafeString
    forms: list[str] = field(default_factory=list)


class Text(Struct):
    """A text: the standard wording, and the game's own ("" if it has none)."""

    key: str
    kind: str
    standard: str
    own: str = ""


def readings(found: list[Example]) -> list[Reading]:
    """Examples for a page. The narration has escaped all that is written in them."""
    return [Reading(mark_safe(one.text), [str(FORMS.get(form, form)) for form in one.forms]) for one in found]


@lru_cache(maxsize=4_000)
def _standard(key: str, lang: str, rules: str) -> list[Example]:
    return examples(key, lang, rules)


class Shelf:
    """All texts of a game's rule set in its language."""

    def __init__(self, game: Game) -> None:
        self.game, self.lang, self.rules = game, packs.lang_of(game), game.rules
        self.kinds = shelves(self.lang, self.rules)
        self._standard = standard_sources(self.lang, self.rules)

    @cached_property
    def pack(self) -> ast.Resource:
        """The game's own texts, as they are kept."""
        return texts_of(self.game)

    @cached_property
    def own(self) -> dict[str, str]:
        """The same by key, as they are edited; of the texts of this rule set."""
        return {key: text for key, text in sources(self.pack).items() if key in self.kinds}

    def text(self, key: str) -> Text | None:
        """The text of a key, None if there is none."""
        kind = self.kinds.get(key)
        return Text(key, kind, self._standard[key], self.own.get(key, "")) if kind else None

    def find(self, kind: str = "", words: str = "", changed: bool = False) -> list[Text]:
        """The texts of a kind, with these words in their key or wording; those alone that are the game's own."""
        wanted, found = _folded(words).split(), list[Text]()
        for key in self.kinds:
            if (kind and self.kinds[key] != kind) or (changed and key not in self.own):
                continue
            there = _folded(f"{key} {self._standard[key]} {self.own.get(key, '')}") if wanted else ""
            one = self.text(key)
            if one is not None and all(word in there for word in wanted):
                found.append(one)
        return found

    def placeholders(self, key: str) -> list[str]:
        """What a text may use, beginning with what the standard one shows."""
        known = known_texts(self.rules)[key]
        return [f"${name}" for name in sorted(known.variables, key=lambda name: ("_" in name, name))]

    def reads(self, text: Text) -> list[Reading]:
        """How the standard wording reads."""
        return readings(_standard(text.key, self.lang, self.rules))

    def own_reads(self, text: Text) -> list[Reading]:
        """How the game's own wording reads; nothing where it has none."""
        pattern = patterns_of([self.pack]).get(text.key) if text.own else None
        return (
            readings(examples(text.key, self.lang, self.rules, packs.catalogue(self.game), pattern)) if pattern else []
        )

    def tried(self, key: str, pack: ast.Resource) -> list[Reading]:
        """How a text would read in another pack."""
        tone: Catalogue = toned(self.lang, self.rules, pack)
        return readings(examples(key, self.lang, self.rules, tone, patterns_of([pack])[key]))


def kinds() -> list[tuple[str, Promise]]:
    """The kinds of texts with their labels."""
    return [(kind, LABELS[kind]) for kind in KINDS]


def _folded(text: str) -> str:
    return unidecode(text).casefold()
