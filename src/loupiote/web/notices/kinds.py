"""The kinds of notices, with the way in which letters about them come until a person chooses another."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, get_args

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

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
    "begun": Kind(gettext_lazy("A game that I signed up for begins"), "once"),
    "opened": Kind(gettext_lazy("Night or day begins"), "day"),
    "reminder": Kind(gettext_lazy("A deadline comes near"), "once"),
    "prodded": Kind(gettext_lazy("The game master is waiting for me"), "once"),
    "fallen": Kind(gettext_lazy("A vote of mine falls, or may have, and can be cast again"), "once"),
    "mentioned": Kind(gettext_lazy("Somebody mentions me"), "day"),
    "posted": Kind(gettext_lazy("New messages on a board that I read"), "never"),
    "seat": Kind(gettext_lazy("I am given a seat, or lose mine"), "once"),
    "ended": Kind(gettext_lazy("A game ends"), "day"),
    "invited": Kind(gettext_lazy("I am invited to another game"), "once"),
    "leader": Kind(gettext_lazy("Somebody else leads the game, or the program"), "day"),
    "leads": Kind(gettext_lazy("I am given a game to lead"), "once"),
    "absent": Kind(gettext_lazy("A player has missed several deadlines"), "once", leads=True),
    "asked": Kind(gettext_lazy("Somebody asks for a seat"), "once", leads=True),
    "left": Kind(gettext_lazy("A player leaves a game that runs"), "once", leads=True),
    "release": Kind(gettext_lazy("A night waits for my word"), "once", leads=True),
    "message": Kind(gettext_lazy("A message waits for me to read it"), "once", leads=True),
    "words": Kind(gettext_lazy("My words for an announcement did not hold"), "once", leads=True),
    "webhook": Kind(gettext_lazy("Announcements no longer reach the address outside"), "once", leads=True),
}


def sentence(kind: str, words: dict[str, Any], *, past: bool = False) -> str:
    """What a notice says beside the title of its game, in the language of the page. The same for everybody who gets it.

    Args:
        past: it was true when it was told, and is no more.
    """
    match kind:
        case "begun":
            return _("The game begins.")
        case "opened" if past:
            return _("%(moment)s began.") % words
        case "opened":
            return _("Now: %(moment)s.") % words
        case "reminder" if past:
            return _("%(moment)s was about to end.") % words
        case "reminder":
            return _("%(moment)s: time is running. Have a look whether something is still yours to do.") % words
        case "prodded":
            return _("The game master is waiting for you.")
        case "fallen" if words.get("hidden"):
            return _("There is somebody less to vote for. Have a look whether your vote still stands.")
        case "fallen":
            return _(
                "Your vote has fallen: whom it named cannot be chosen any more. Cast it again while the vote is open."
            )
        case "mentioned":
            return _("Somebody mentions you.")
        case "posted":
            return _("There are new messages.")
        case "seat" if words.get("lost"):
            return _("Somebody else has taken over your seat.")
        case "seat" if words.get("played"):
            return _("You have missed several votes: the program plays for you until you are back.")
        case "seat":
            return _("You have a seat in this game: %(name)s.") % words
        case "leader" if words.get("name"):
            return _("The game master has left: %(name)s leads the game from now on.") % words
        case "leader":
            return _("The game master has left: the program leads the game from now on.")
        case "leads":
            return _("Its game master has left and given it to you: you lead it from now on.")
        case "invited":
            return _("You are invited to play together again: a seat is yours if you take it.")
        case "ended":
            return _("The game is over.")
        case "absent":
            return _("%(name)s has missed %(times)s deadlines in a row.") % words
        case "asked":
            return _("%(name)s asks for a seat.") % words
        case "left":
            return _("Nobody sits at seat %(number)s any more: %(name)s has left.") % words
        case "release":
            return _("The night is ready to end: it waits for your word.")
        case "message":
            return _("A message of a player waits for you to read it.")
        case "words":
            return _(
                "It came otherwise than you had worded it: the program’s words were announced, and yours are kept."
            )
        case "webhook" if words.get("gone"):
            return _("The address outside says that it is no more: nothing is sent there any more.")
        case "webhook":
            return _("The address outside has failed too often: nothing is sent there any more.")
    return _("There is news.")
