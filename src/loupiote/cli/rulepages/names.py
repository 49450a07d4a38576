"""How the things of a rule set are called, and finding one by any of its names."""

from __future__ import annotations

from loupiote.cli.desk import Desk
from loupiote.cli.faults import Fault
from loupiote.cli.near import find
from loupiote.narration import Narrator
from loupiote.rulebook import book
from loupiote.rulebook.names import words
from loupiote.rules import BUILT


class Names:
    """The names of one rule set in the language of the user."""

    def __init__(self, desk: Desk, rules: str) -> None:
        self.desk, self.rules = desk, rules
        self.narrator: Narrator = desk.narrator(rules)
        self.sections, self.words = book(rules).sections, words(rules)
        self.played = rules in BUILT  # the narration's words for a card are those of the sets that are played

    def has(self, key: str) -> bool:
        """Whether the narration has a text of this key."""
        return self.narrator.writer.texts.has(key)

    def bearer(self, id: str) -> str:
        """What a role, an object, a title... is called."""
        if self.desk.t.has(f"bearer-{id}"):
            return self.desk.t(f"bearer-{id}")
        if self.has(f"role-{id}") and (self.played or id not in self.sections or self.desk.lang != "fr"):
            return self.narrator.role(id)
        return self.sections[id].name if id in self.sections else id

    def card(self, id: str) -> str | None:
        """The line on a card, where the set is played."""
        return self.narrator.tag(id) if self.played and self.has(f"role-{id}.tag") else None

    def help(self, id: str) -> str | None:
        """What a card does in a few sentences, where the set is played."""
        return self.narrator.help(id) if self.played and self.has(f"role-{id}.help") else None

    def power(self, id: str) -> str:
        """What a power is called."""
        return self.narrator.power(id)

    def window(self, id: str) -> str:
        """What a window is called."""
        return self.narrator.window(id) if self.has(f"window-{id}") else id

    def moment(self, id: str) -> str:
        """What a moment is called."""
        return self.narrator.moment(id) if self.has(f"moment-{id}") else id

    def camp(self, id: str) -> str:
        """What a camp is called; "" for none."""
        if id == "variable":
            return self.desk.t("camp-variable")
        return self.narrator.camp(id) if id else ""

    def step(self, id: str) -> str:
        """What happens in a step: in words of its own, or the window that it opens."""
        return self.desk.t(f"step-{id}") if self.desk.t.has(f"step-{id}") else self.window(id)

    def kind(self, kind: object) -> str:
        """What a power, a mark or a victory is called that an order lists by its class or function."""
        id = kind_id(kind)
        if self.desk.t.has(f"kind-{id}"):
            return self.desk.t(f"kind-{id}")
        return self.power(id) if self.has(f"power-{id}") else self.narrator.mark(id) if self.has(f"mark-{id}") else id

    def find(self, name: str) -> str:
        """The id of the bearer or section that a person means.

        Raises:
            Fault: there is none of that name; it says which names are near.
        """
        known = {id: id for id in (*self.words.bearers, *self.sections)}
        for section in self.sections.values():
            known |= dict.fromkeys((*section.aka, section.name), section.id)
        for lang in ("en", "fr"):
            said = Narrator(lang, "text", self.rules)
            known |= {said.role(id): id for id in dict(known) if said.writer.texts.has(f"role-{id}")}
        known |= {self.bearer(id): id for id in (*self.words.bearers, *self.sections)}
        found = find(name, known, guess=False)
        if found.value is None:
            near = dict.fromkeys(self.bearer(known[one]) for one in found.near)
            raise Fault("unknown-bearer", value=name, rules=self.rules, near=near)
        return found.value


def kind_id(kind: object) -> str:
    """The id of what an order lists: a power's, a mark's tag, a function's name."""
    id = getattr(kind, "id", None)
    if isinstance(id, str):
        return id
    config = getattr(kind, "__struct_config__", None)
    tag = getattr(config, "tag", None)
    return str(tag or getattr(kind, "__name__", kind)).replace("_", "-")
