"""The table as its game master knows it: who lives, with which card, which marks, which powers are spent, beside whom."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from loupiote.kernel.game import Game
from loupiote.kernel.powers import Power
from loupiote.kernel.table import Table
from loupiote.kernel.view import View
from loupiote.web.table.words import Speaker


class Mark(Struct):
    """What sticks to a player, with an icon or the emblem of a role."""

    label: str
    sign: str = ""
    role: str = ""


class Skill(Struct):
    """A power that a player holds."""

    label: str
    spent: bool = False
    lost: bool = False


class Sitter(Struct):
    """A seat with everything that is known of it."""

    name: str
    seat: int
    role: str
    role_name: str
    camp: str
    camp_name: str
    dead: bool
    doomed: bool
    protected: bool
    marks: list[Mark] = field(default_factory=list)
    skills: list[Skill] = field(default_factory=list)
    neighbours: list[str] = field(default_factory=list)

    @property
    def note(self) -> str:
        """What stands under the name."""
        return self.role_name


# marks that say more in a drawing; the others have their word alone
SIGNS = {"protected": "shield", "in-love": "heart", "no-vote": "mute", "revealed": "eye"}


def board(table: Table, view: View, speaker: Speaker) -> list[Sitter]:
    """All seats in order, for those who lead."""
    game = table.game
    threatened = {one.victim for one in game.attacks} | {one.who for one in game.doomed}
    found = []
    for i, seat in enumerate(view.seats, 1):
        role, camp = seat.role or "", seat.camp or ""
        sitter = Sitter(
            seat.name,
            i,
            role,
            speaker.plain.role(role),
            camp,
            speaker.plain.camp(camp),
            not seat.alive,
            seat.alive and seat.name in threatened,
            seat.alive and "protected" in seat.marks,
        )
        sitter.marks = [Mark(speaker.plain.role(t), role=t) for t in seat.titles if t in table.rules.others]
        sitter.marks += [Mark(speaker.plain.mark(mark), SIGNS.get(mark, "")) for mark in dict.fromkeys(seat.marks)]
        sitter.skills = _skills(game, seat.name, speaker)
        sitter.neighbours = game.neighbours(seat.name) if seat.alive else []
        found.append(sitter)
    return found


def _skills(game: Game, player: str, speaker: Speaker) -> list[Skill]:
    """The powers on the player's card and what else they hold that can be spent or lost."""
    found = []
    for bearer in game.bearers.values():
        if player not in bearer.holders or game.ruleset.kinds[bearer.of].kind == "everyone":
            continue
        for power in bearer.powers:
            assert isinstance(power, Power)
            if not power.given(game):
                continue
            me = game.me(player, bearer.id, power.id)
            lost = me is not None and game.lost(me) is not None
            held: Any = power
            spent = bool(getattr(held, "spent", False))
            found.append(Skill(speaker.plain.power(power.id), spent, lost))
    return found
