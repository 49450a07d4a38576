"""What the faults of a composition speak of, as a reader calls it: cards, sides and options by their names, never their ids."""

from __future__ import annotations

from loupiote.kernel.start import Fault
from loupiote.narration.narrator import Narrator


def in_words(said: Narrator, fault: Fault) -> Fault:
    """A fault with the names of what is legal, and of the option it is about, in the narrator's language."""
    what, legal = list(fault.what), list(fault.legal)
    if fault.code in ("option-required", "bad-option") and what:
        legal = [said.option(what[0], value) for value in legal]
        what[0] = said.option(what[0])
    elif fault.code in ("no-side", "bad-side"):
        legal = [said.camp(camp) for camp in legal]
    elif fault.code == "unknown-role":
        legal = [said.role(role) for role in legal]
    return Fault(fault.code, what, legal, fault.clause)
