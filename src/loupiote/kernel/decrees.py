"""Decrees: the game master's word. Each is judged just before the step that it interrupts, and told to the MJ's journal.

`spare` holds until the next deaths are settled; `count` says what the game master counted of the vote that is open, and takes
effect when it closes (`kernel.ballot`); `send-back` gives an answer of the open window back to its author, who is asked again as
if there had been none; `close` and `undo` are no decrees but inputs of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from loupiote.kernel import bearers, substitute
from loupiote.kernel.ask import NOBODY, Refusal, Window, is_ballot
from loupiote.kernel.attacks import apart, bury, doom
from loupiote.kernel.ballot import CALLED
from loupiote.kernel.data import kinds
from loupiote.kernel.events import Became, Decreed, Elected, Lapsed, Reasoned, Resurrected, Text, Won
from loupiote.kernel.inputs import Reply
from loupiote.kernel.powers import GuardMark, Spared
from loupiote.kernel.state import Attack, Mark, MarkFamily, Step, Suppression

if TYPE_CHECKING:
    from loupiote.kernel.game import Game


class SparedByDecree(GuardMark):
    """The MJ spares this player: no attack gets through until the next deaths are settled."""

    brief = True

    def guard(self, game: Game, attack: Attack, player: str) -> Spared:
        return Spared()


def _kill(game: Game, who: str, value: Any) -> None:
    with apart(game):
        doom(game, Attack(who, "decret"))
        bury(game)
    if game.ruleset.at_once:
        place = next((i for i, step in enumerate(game.agenda) if step.name != "after-death"), len(game.agenda))
        game.agenda.insert(place, Step(game.ruleset.at_once))


def _spare(game: Game, who: str, value: Any) -> None:
    game.attacks = [attack for attack in game.attacks if attack.victim != who]
    game.doomed = [d for d in game.doomed if d.who != who]


def _revive(game: Game, who: str, value: Any) -> None:
    game.seats[who].alive = True
    game.people_changed()
    game.tell(Resurrected(who))


def _give_role(game: Game, who: str, value: Any) -> None:
    bearers.give_card(game, who, value)
    game.tell(Became(who, value, game.camp(who)), to=who)


def _give_title(game: Game, who: str, value: Any) -> None:
    before = game.held(value)
    bearers.move(game, value, who)
    game.tell(Elected(who, value, "named", before[0] if before else None))


def _mark(game: Game, who: str, value: Any) -> None:
    kind = kinds(MarkFamily)[value]
    assert issubclass(kind, Mark)
    kind.put(game, [who])


def _unmark(game: Game, who: str, value: Any) -> None:
    kind = kinds(MarkFamily)[value]
    assert issubclass(kind, Mark)
    kind.lift(game, who)


def _announce(game: Game, who: str | None, value: Any) -> None:
    game.tell(Text(str(value), sender="mj"), to=who)


def _open_board(game: Game, who: str | None, value: Any) -> None:
    game.boards[value] = True


def _close_board(game: Game, who: str | None, value: Any) -> None:
    game.boards[value] = False


def _suppress(game: Game, who: str, value: Any) -> None:
    bearers.suppress(game, Suppression(game.seats[who].card, by="decret"))


def _count(game: Game, who: str | None, value: Any) -> None:
    game.memory[CALLED] = dict(value) if isinstance(value, dict) else [] if value == [NOBODY] else list(value)


def _send_back(game: Game, who: str, value: Any) -> None:
    asking = game.agenda[0]  # the step that this interrupts, with the answers that it is given back
    gone = [one for one in asking.carried if isinstance(one, Reply) and (one.player, one.power) == (who, value)]
    asking.carried = [one for one in asking.carried if one not in gone]
    if gone:
        game.tell(Lapsed(value, gone[-1].window, "sent-back"), to=who)


def _end_game(game: Game, who: str | None, value: Any) -> None:
    game.winners = list(value or [])
    game.agenda = []
    game.tell(Won(game.winners))


DECREES: dict[str, Callable[[Game, Any, Any], None]] = {
    "kill": _kill,
    "spare": _spare,
    "revive": _revive,
    "give-role": _give_role,
    "give-title": _give_title,
    "mark": _mark,
    "unmark": _unmark,
    "suppress": _suppress,
    "substitute": substitute.substitute,
    "announce": _announce,
    "open-board": _open_board,
    "close-board": _close_board,
    "count": _count,
    "send-back": _send_back,
    "end-game": _end_game,
}
ON_A_PLAYER = {
    "kill",
    "spare",
    "revive",
    "give-role",
    "give-title",
    "mark",
    "unmark",
    "suppress",
    "substitute",
    "send-back",
}


def fault(game: Game, what: str, who: str | None, value: Any, opened: Window | None = None) -> Refusal | None:
    """Why this decree cannot be carried out, or None.

    Args:
        opened: the window that is open.
    """
    if what not in DECREES:
        return Refusal("unknown-decree", values=(what,), legal=list(DECREES))
    if what in ON_A_PLAYER or (what == "announce" and who is not None):
        if who not in game.seats:
            return Refusal("unknown-player", values=(str(who),), legal=list(game.seats))
        if what in ("kill", "spare") and not game.alive(who):
            return Refusal("dead", values=(who,), legal=game.living)
        if what == "substitute":
            return substitute.fault(game, who, value)
        if what == "revive" and game.alive(who):
            return Refusal("not-legal", values=(who,), legal=game.dead)
        if what == "send-back":
            return _not_asked(who, value, opened)
    legal: list[str] | None = None
    if what == "give-role":
        legal = list(game.ruleset.roles)
    elif what == "give-title":
        legal = [key for key, kind in game.ruleset.others.items() if kind.kind in ("office", "title")]
    elif what in ("mark", "unmark"):
        legal = [tag for tag, kind in kinds(MarkFamily).items() if _plain(kind)]
    elif what in ("open-board", "close-board"):
        legal = [board.id for board in game.ruleset.boards]
    elif what == "end-game":
        named = value or []
        wrong = [name for name in named if name not in game.seats] if isinstance(named, list | tuple) else [str(value)]
        return Refusal("unknown-player", values=tuple(wrong), legal=list(game.seats)) if wrong else None
    elif what == "announce" and not str(value or "").strip():
        return Refusal("empty")
    elif what == "count":
        return _no_count(value, opened)
    if legal is not None and value not in legal:
        return Refusal("not-legal", values=(str(value),), legal=legal)
    return None


def _not_asked(who: str, value: Any, opened: Window | None) -> Refusal | None:
    """Why no answer of this player can be given back: none is asked for by this power in the window that is open."""
    asked = {prompt.power for prompt in (opened.prompts if opened else ()) if prompt.player == who}
    return None if str(value).partition("#")[0] in asked else Refusal("not-asked", who, str(value))


def _no_count(value: Any, opened: Window | None) -> Refusal | None:
    """Why this is no count of the vote that is open: `{name: hands}`, or the outcome as a list of names, empty for nobody."""
    ballots = [prompt.choice for prompt in (opened.prompts if opened else ()) if is_ballot(prompt)]
    if opened is None or not ballots:
        return Refusal("wrong-window", values=("count",), legal=[opened.id] if opened else [])
    legal = list(dict.fromkeys(name for choice in ballots for name in choice.legal() if name != NOBODY))
    legal += [NOBODY] if any(NOBODY in choice.legal() for choice in ballots) else []
    if isinstance(value, dict):
        wrong = [name for name in value if name not in legal]
        numbers = list(value.values())
        odd = [n for n in numbers if type(n) is not int or n < 0]
        if not wrong and (odd or sum(numbers) > len(ballots)):  # each voter has one hand to raise
            return Refusal("too-many-hands", values=(str(odd[0] if odd else sum(numbers)), str(len(ballots))))
    elif isinstance(value, list | tuple):
        wrong = [name for i, name in enumerate(value) if name not in legal or name in value[:i]]
        wrong += [NOBODY] if not wrong and len(value) > 1 and NOBODY in value else []  # nobody does not tie with somebody
    else:
        wrong = [value]
    return Refusal("not-legal", values=tuple(map(str, wrong)), legal=legal) if wrong else None


def _plain(kind: type) -> bool:
    """Whether a mark can be made without more to say, so that the MJ can set it."""
    try:
        kind()
    except TypeError:
        return False
    return issubclass(kind, Mark) and kind is not Mark


def decree(game: Game, what: str, who: str | None, value: Any, reason: str = "") -> None:
    """The step of a decree."""
    game.tell(Decreed(what, who, value), to=None if what == "substitute" else [])  # who sits where, everybody sees
    if reason:
        game.tell(Reasoned(reason), to=[])
    if what == "spare" and SparedByDecree in game.ruleset.guards:
        game.mark(who or "", SparedByDecree())
    DECREES[what](game, who, value)
