"""What every command works with: the language, its sentences, the screen, and words for the things of a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from loupiote.cli.faults import Fault
from loupiote.cli.near import find, nearest
from loupiote.cli.phrases import Phrases
from loupiote.cli.screen import Markup, Screen
from loupiote.kernel.ask import Refusal
from loupiote.kernel.start import Fault as CompositionFault
from loupiote.narration import Lang, Narrator
from loupiote.narration.faults import in_words
from loupiote.narration.troubles import trouble
from loupiote.rulebook import rule_sets
from loupiote.rules import BUILT


class Desk:
    """The place from which a command talks to a person.

    Attributes:
        lang: fr or en; t: the command's own sentences; screen: the terminal.
    """

    def __init__(self, lang: Lang) -> None:
        self.lang, self.t = lang, Phrases(lang)

    @cached_property
    def screen(self) -> Screen:
        """The terminal."""
        return Screen()

    def narrator(self, rules: str, genres: Mapping[str, str | None] | None = None) -> Narrator:
        """The narrator in plain words."""
        return Narrator(self.lang, "text", rules, genres)

    def painter(self, rules: str, genres: Mapping[str, str | None] | None = None) -> Narrator:
        """The narrator in the colours of the terminal."""
        made = Narrator(self.lang, "text", rules, genres)
        made.format = Markup()
        return made

    def fault(self, fault: Fault) -> str:
        """A fault as a sentence, with the names that may have been meant."""
        values = {k: trouble(self.lang, v) if isinstance(v, OSError) else v for k, v in fault.values.items()}
        line = self.t(f"fault-{fault.key}", **values)
        return f"{line} {self.t('meant', names=self.t.any_of(fault.near))}" if fault.near else line

    def refusal(self, rules: str, refusal: Refusal | CompositionFault, reader: str | None = None) -> str:
        """Why the rules do not allow something, as a sentence."""
        said = self.narrator(rules).refusal
        if isinstance(refusal, Refusal):
            line = said(
                refusal.code, refusal.who, refusal.power, refusal.values, refusal.legal, refusal.clause, reader=reader
            )
        else:
            fault = in_words(self.narrator(rules), refusal)
            legal = fault.legal
            if fault.code in ("unknown-role", "unknown-option", "unknown-player"):
                legal = nearest(fault.what[0], legal) or legal
            line = said(fault.code, values=fault.what, legal=legal, clause=fault.clause)
        return f"{line}."

    def rule_set(self, name: str, *, playable: bool = False) -> str:
        """The id of a rule set by its name.

        Raises:
            Fault: there is none of that name, or it cannot be played yet.
        """
        found = find(name, rule_sets(), guess=False)
        if found.value is None:
            raise Fault("unknown-rules", value=name, known=", ".join(rule_sets()), near=found.near)
        if playable and found.value not in BUILT:
            raise Fault("not-playable", value=found.value, known=", ".join(BUILT))
        return found.value
