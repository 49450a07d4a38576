"""How the things of a rule set are called in one language."""

from __future__ import annotations

from unidecode import unidecode

from loupiote.narration.catalogue import Catalogue
from loupiote.narration.narrator import Lang, Narrator
from loupiote.rulebook import book
from loupiote.rulebook.names import words
from loupiote.rules import BUILT


class Names:
    """The names of one rule set in one language.

    Attributes:
        narrator: the words of the game; sections, words: the rule book's chapters and its closed lists.
        played: whether the set can be played; the narration's words for a card are those of the sets that can.
    """

    def __init__(self, lang: Lang, rules: str, tone: Catalogue | None = None) -> None:
        self.lang, self.rules = lang, rules
        self.narrator = Narrator(lang, "text", rules, tone=tone)
        self.sections, self.words = book(rules).sections, words(rules)
        self.played = rules in BUILT

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether there is a text of this key."""
        return self.narrator.writer.texts.has(key, attribute)

    def say(self, key: str) -> str:
        """The text of a key that takes no variables."""
        return self.narrator.writer.say(key)

    def named(self, family: str, id: str) -> str:
        """The words for an id of a family, e.g. `choice-words`; the id itself where it has none."""
        key = f"{family}-{id}"
        return self.say(key) if self.has(key) else id

    def bearer(self, id: str) -> str:
        """What a role, an object, a title... or a chapter of the rule book is called."""
        for key in (f"bearer-{id}", f"chapter-{id}"):
            if self.has(key) and (id not in self.sections or self.lang != "fr"):
                return self.say(key)
        if self.has(f"role-{id}") and (self.played or id not in self.sections or self.lang != "fr"):
            return self.narrator.role(id)
        return self.sections[id].name if id in self.sections else plainly(id).capitalize()

    def card(self, id: str) -> str | None:
        """The line on a card, where the set is played."""
        return self.narrator.tag(id) if self.played and self.has(f"role-{id}", "tag") else None

    def help(self, id: str) -> str | None:
        """What a card does in a few sentences, where the set is played."""
        return self.narrator.help(id) if self.played and self.has(f"role-{id}", "help") else None

    def power(self, id: str) -> str:
        """What a power is called: in words of its own, or as the object whose one power it is."""
        if self.has(f"power-{id}"):
            return self.narrator.power(id)
        return self.bearer(id) if id in self.words.bearers else plainly(id)

    def window(self, id: str) -> str:
        """What a window is called: in words of its own, or as whoever is asked in it."""
        if self.has(f"window-{id}"):
            return self.narrator.window(id)
        asked = next((one for one in (id, f"evenement-{id}") if one in self.words.bearers), None)
        return self.bearer(asked) if asked else plainly(id)

    def moment(self, id: str) -> str:
        """What a moment is called."""
        return self.narrator.moment(id) if self.has(f"moment-{id}") else plainly(id)

    def camp(self, id: str) -> str:
        """What a camp is called; "" for none."""
        return self.narrator.camp(id) if id else ""

    def colour(self, id: str) -> str | None:
        """The colour of a camp, where the rule set has a code of its own."""
        return self.say_attribute(f"camp-{id}", "colour") if self.has(f"camp-{id}", "colour") else None

    def say_attribute(self, key: str, attribute: str) -> str:
        """An attribute of a key that takes no variables."""
        return self.narrator.writer.say(key, attribute)

    def step(self, id: str) -> str:
        """What happens in a step: in words of its own, or the window that it opens."""
        return self.say(f"step-{id}") if self.has(f"step-{id}") else self.window(id)

    def kind(self, id: str) -> str:
        """What a power, a mark or a victory is called that an order lists."""
        for family in ("kind", "power", "mark"):
            if self.has(f"{family}-{id}"):
                return self.say(f"{family}-{id}")
        return id

    def choice(self, kind: str) -> str:
        """What a kind of choice asks for."""
        return self.named("choice", kind.replace(" ", "-"))

    def people(self, said: str) -> str:
        """Those who write on a board or read it, as the closed list has them: bearers, or words of its own."""
        return self._listed(said, "who")

    def times(self, said: str) -> str:
        """When a board is open, as the closed list has it: moments, or words of its own."""
        return self._listed(said, "when")

    def _listed(self, said: str, family: str) -> str:
        whole = f"{family}-{_slug(said)}"
        if self.has(whole):
            return self.say(whole)
        return ", ".join(self._one(part.strip(), family) for part in said.split(","))

    def _one(self, id: str, family: str) -> str:
        if self.has(f"{family}-{_slug(id)}"):
            return self.say(f"{family}-{_slug(id)}")
        return self.bearer(_slug(id)) if family == "who" else self.moment(id)

    def known(self) -> dict[str, str]:
        """Every way to name a bearer or a chapter, in both languages -> its id."""
        ids = dict.fromkeys((*self.words.bearers, *self.sections))
        found = {id: id for id in ids}
        for section in self.sections.values():
            found |= dict.fromkeys((*section.aka, section.name), section.id)
        for lang in ("en", "fr"):
            said = Narrator(lang, "text", self.rules)
            found |= {said.role(id): id for id in ids if said.writer.texts.has(f"role-{id}")}
        return found | {self.bearer(id): id for id in ids}


def kind_id(kind: object) -> str:
    """The id of what an order lists: a power's, a mark's tag, a function's name."""
    id = getattr(kind, "id", None)
    if isinstance(id, str):
        return id
    config = getattr(kind, "__struct_config__", None)
    tag = getattr(config, "tag", None)
    return str(tag or getattr(kind, "__name__", kind)).replace("_", "-")


def plainly(id: str) -> str:
    """An id as words: what a rule set that is not told yet calls its things."""
    return id.replace("-", " ")


def _slug(text: str) -> str:
    return "-".join("".join(c if c.isalnum() else " " for c in unidecode(text).lower()).split())
