"""Facts that belong to powers which several rule sets share. See `kernel.events` for what an event is."""

from __future__ import annotations

import msgspec

from loupiote.kernel.events import Event


class Pack(Event, tag="pack"):
    """Who wakes together. The members look alike, whatever their card."""

    members: list[str]


class Bound(Event, tag="bound"):
    """A bond: the reader is bound to `who` as lover, sister, ally, model..."""

    who: str
    bond: str = msgspec.field(name="as", default="lover")
    role: str | None = None


class Charmed(Event, tag="charmed"):
    """Everybody who is charmed now."""

    members: list[str]


class Infected(Event, tag="infected"):
    """The reader is a wolf now."""

    who: str


class Cards(Event, tag="cards"):
    """Cards shown to the reader alone."""

    cards: list[str]


class Victim(Event, tag="victim"):
    """Whom the pack chose, as shown to the one who may save; None: no victim."""

    who: str | None


class Undecided(Event, tag="undecided"):
    """Those who decide together have put these forward, each as often as the others: nothing comes of it."""

    power: str
    among: list[str]


class Growl(Event, tag="growl"):
    """The bear growled, or not."""

    growl: bool


class Hint(Event, tag="hint"):
    """A hint: three names of which one is right, or the MJ's words."""

    names: list[str] | None = None
    text: str | None = None


class Candidate(Event, tag="candidate"):
    """A player stands for an office."""

    who: str
    office: str | None = None


class Withdrew(Event, tag="withdrew"):
    """A candidate for an office stands no more."""

    who: str
    office: str | None = None


class KnockedOut(Event, tag="knocked_out"):
    """The reader could not act all night."""

    who: str


class Redirected(Event, tag="redirected"):
    """The reader's action was redirected; `to` is the real recipient, where it gave an answer."""

    who: str
    to: str | None = None


class Manipulated(Event, tag="manipulated"):
    """The reader was manipulated; `to` is the real recipient of the action, where it gave an answer."""

    who: str
    to: str | None = None
