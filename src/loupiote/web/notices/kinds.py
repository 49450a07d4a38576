"""The kinds of notices, with the way in which letters about them come until a person chooses another."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, get_args

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

Way = Literal["never", "once", "day"]
WAYS: tuple[Way, ...] = get_args(Way)


class Kind(NamedTuple):
    """A kind of notice.

    Attributes:
        label: what it is about, for the page of choices; way: how letters about it come by default.
        leads: it is for those who lead games.
    """

    label: Any
    way: Way
    leads: bool = False


KINDS: dict[str, Kind] = {
    "begun": Kind(_lazy("A game that I signed up for begins"), "once"),
    "opened": Kind(_lazy("Night or day begins"), "day"),
    "reminder": Kind(_lazy("A deadline comes near"), "once"),
    "prodded": Kind(_lazy("The game master is waiting for me"), "once"),
    "mentioned": Kind(_lazy("Somebody mentions me"), "day"),
    "posted": Kind(_lazy("New messages on a board that I read"), "never"),
    "seat": Kind(_lazy("I am given a seat, or lose mine"), "once"),
    "ended": Kind(_lazy("A game ends"), "day"),
    "absent": Kind(_lazy("A player has missed several deadlines"), "once", leads=True),
    "webhook": Kind(_lazy("Announcements no longer reach the address outside"), "once", leads=True),
}


def sentence(kind: str, words: dict[str, Any]) -> str:
    """What a notice says beside the title of its game, in the language of the page. The same for everybody who gets it."""
    match kind:
        case "begun":
            return _("The game begins.")
        case "opened":
            return _("Now: %(moment)s.") % words
        case "reminder":
            return _("%(moment)s: time is running. Have a look whether something is still yours to do.") % words
        case "prodded":
            return _("The game master is waiting for you.")
        case "mentioned":
            return _("Somebody mentions you.")
        case "posted":
            return _("There are new messages.")
        case "seat" if words.get("lost"):
            return _("Somebody else has taken over your seat.")
        case "seat":
            return _("You have a seat in this game: %(name)s.") % words
        case "ended":
            return _("The game is over.")
        case "absent":
            return _("%(name)s has missed %(times)s deadlines in a row.") % words
        case "webhook":
            return _("The address outside has failed too often: nothing is sent there any more.")
    return _("There is news.")
