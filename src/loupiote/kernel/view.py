"""`view(table, viewer)`: what one viewer may know. It is the only door to a game's secrets.

A viewer is a player, "mj", or "public" (a spectator, a stranger). Others see the moment, never the windows in it; the lists
offered name the publicly living; while a group's prompt is open its members see one another's proposals; running counts of
open votes are public, secret ones are nobody's. A player's view carries no clause before the end of the game. When the game
is over, everybody may know everything.

A view computes what it is asked for, when it is asked; it is worth as long as the table does not move.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

from loupiote.kernel import boards
from loupiote.kernel.acts import Answer
from loupiote.kernel.acts import prompt as prompt_of
from loupiote.kernel.ask import Prompt, Value, is_ballot
from loupiote.kernel.ballot import count, peek_called, voice
from loupiote.kernel.data import plain
from loupiote.kernel.events import Fact, Told
from loupiote.kernel.inputs import MJ
from loupiote.kernel.powers import Power
from loupiote.kernel.state import Mark
from loupiote.kernel.table import Table
from loupiote.kernel.window import Key

PUBLIC = "public"


class Seat(Struct):
    """A seat as a viewer may see it. What they may not know is None, or missing from the lists."""

    name: str
    alive: bool
    role: str | None
    camp: str | None
    titles: list[str]
    marks: list[str]


class Asked(Struct):
    """A prompt that this viewer may answer.

    Attributes:
        window: its window, for the reply; reply: the answer so far; answered: whether there is one, or of a power that this
            would replace.
        proposals: what the other members of the group propose so far.
        pending: it outlives the window.
    """

    prompt: Prompt
    window: str
    power: str
    reply: Value | None = None
    answered: bool = False
    proposals: dict[str, Value | None] = field(default_factory=dict)
    pending: bool = False

    @property
    def awaited(self) -> bool:
        """Whether somebody waits for an answer."""
        return not (self.answered or self.prompt.aside)


class View:
    """One viewer's view of a table."""

    __slots__ = ("_table", "viewer")

    def __init__(self, table: Table, viewer: str) -> None:
        self._table, self.viewer = table, viewer

    @property
    def all(self) -> bool:
        """Whether this viewer may know everything: the MJ, and everybody after the end."""
        return self.viewer == MJ or self._table.game.over

    @property
    def moment(self) -> tuple[str, int]:
        """The moment that everybody sees, and its number."""
        return self._table.game.moment, self._table.game.number

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._table.game.over

    @property
    def winners(self) -> list[str] | None:
        """The winners, once the game has ended."""
        return self._table.game.winners

    @property
    def window(self) -> str | None:
        """The name of the open window: for the MJ, for a player who is asked in it, and by option for the dead."""
        opened = self._table.open
        if opened is None:
            return None
        if self._watches:
            return opened.name
        return opened.name if self.all or opened.asks(self.viewer) else None

    @property
    def _watches(self) -> bool:
        """Whether this viewer is dead and an option lets the dead follow the game."""
        game = self._table.game
        option = game.ruleset.dead_see
        return bool(option and game.options.get(option) and self.viewer in game.seats and not game.alive(self.viewer))

    @property
    def prompts(self) -> list[Asked]:
        """The prompts that this viewer may answer now; the MJ sees those of everybody."""
        table, viewer = self._table, self.viewer
        opened, mine = table.open, []
        if opened is not None:
            answers, name = opened.answers, opened.name
            for key, prompt in opened.prompts.items() if viewer == MJ else opened.by_player.get(viewer, ()):
                if prompt.refereed and viewer != MJ:
                    continue
                asked = Asked(prompt, name, key[1])
                if key in answers:
                    asked.reply, asked.answered = answers[key].value, True
                if prompt.clashes and (clash := opened.clash(key)):
                    if prompt.clashes[clash] is not None:
                        continue
                    asked.answered = True
                if prompt.shared:
                    asked.proposals = self._proposals(prompt, answers)
                if prompt.seconds is not None:
                    asked.prompt = opened.now(prompt)
                mine.append(asked)
        for pending in table.game.pending:
            if pending.player == viewer or viewer == MJ:
                me = table.game.me(pending.player, pending.bearer, pending.power)
                late = prompt_of(table.game, me) if me else None
                if late is not None:
                    mine.append(Asked(late, pending.window, pending.power, pending=True))
        return mine

    def _proposals(self, mine: Prompt, answers: Mapping[Key, Answer]) -> dict[str, Value | None]:
        bearer, power, player = mine.bearer, mine.power, mine.player
        found = {}
        for answer in answers.values():
            theirs = answer.prompt
            if theirs.bearer == bearer and theirs.power == power and theirs.player != player:
                found[theirs.player] = answer.value
        return found

    @property
    def ballots(self) -> dict[str, Value | None]:
        """The answers so far that everybody sees: of an open vote; None in place of what is hidden until the close."""
        opened = self._table.open
        if opened is None:
            return {}
        answers = [answer for answer in opened.answers.values() if answer.prompt.shows]
        return {a.prompt.player: a.value if a.prompt.shows == "all" or self.viewer == MJ else None for a in answers}

    @property
    def totals(self) -> dict[str, float]:
        """The running count in votes: each ballot of an open vote with the weight that is no secret, and what stands already.

        Of a secret vote the MJ alone has a count, with what each voice is worth.
        """
        opened, game = self._table.open, self._table.game
        if opened is None or not self._counted:
            return {}
        seen = any(prompt.shows == "all" for prompt in opened.prompts.values())
        shown = [
            answer
            for answer in opened.answers.values()
            if (answer.prompt.shows == "all" if seen else is_ballot(answer.prompt))
        ]
        standing = game.ruleset.standing
        added = standing(game) if standing else None
        return count(game, shown, added=added, known=seen, called=peek_called(game)).votes()

    @property
    def standing(self) -> dict[str, float]:
        """The votes that no ballot gives, as far as this viewer sees a count."""
        game = self._table.game
        standing = game.ruleset.standing
        return {who: n / 2 for who, n in standing(game).items()} if standing and self._counted else {}

    @property
    def _counted(self) -> bool:
        """Whether a vote is open of which this viewer sees a count."""
        opened = self._table.open
        asked = opened.prompts.values() if opened is not None else ()
        return any(prompt.shows == "all" or (self.viewer == MJ and is_ballot(prompt)) for prompt in asked)

    @property
    def voices(self) -> dict[str, float]:
        """What the voice of each voter of an open vote is worth, in votes: as far as it is no secret; for the MJ, what it is."""
        opened, game = self._table.open, self._table.game
        if opened is None:
            return {}
        voters = [prompt.player for prompt in opened.prompts.values() if is_ballot(prompt)]
        return {voter: voice(game, voter, known=not self.all) / 2 for voter in voters}

    @property
    def told(self) -> list[Told]:
        """The facts that this viewer was told, in order; with their clauses for those who may know everything."""
        if self.all:
            return [
                Told(t.full or t.event, t.to, t.because, t.moment, t.number) if t.full else t for t in self._table.told
            ]
        return self.heard

    @property
    def heard(self) -> list[Told]:
        """The facts that this viewer was told, as they were told then: the end of the game adds nothing to them."""
        viewer = self.viewer
        seat = self._table.game.seats.get(viewer)
        names = (
            {viewer, *seat.former} if seat is not None and seat.former else None
        )  # who takes a seat over knows it all
        return [
            Told(t.event, t.to if t.to is None else [viewer], (), t.moment, t.number)
            for t in self._table.told
            if t.to is None or viewer in t.to or (names is not None and not names.isdisjoint(t.to))
        ]

    @property
    def events(self) -> list[Fact]:
        """The facts alone."""
        return [told.event for told in self.told]

    @property
    def seats(self) -> list[Seat]:
        """All seats in order."""
        game, everything = self._table.game, self.all
        public = [b for b in game.bearers.values() if b.holders and game.ruleset.kinds[b.of].public]
        seats = []
        for player in game.players:
            own = everything or player.id == self.viewer
            role = game.role(player.id) if own else player.shown
            marks = [_name(m) for m in player.marks if everything or _known(m, own)]
            titles = [b.of for b in public if player.id in b.holders]
            seats.append(Seat(player.id, player.alive, role, player.camp if own else None, titles, marks))
        return seats

    @property
    def me(self) -> Seat | None:
        """The viewer's own seat."""
        return next((seat for seat in self.seats if seat.name == self.viewer), None)

    @property
    def powers(self) -> list[str]:
        """The powers that the viewer holds, spent or not."""
        game = self._table.game
        held = [b for b in game.bearers.values() if self.viewer in b.holders]
        return [power.id for bearer in held for power in bearer.powers if isinstance(power, Power)]

    @property
    def boards(self) -> list[boards.Access]:
        """The boards that this viewer may read or write."""
        game = self._table.game
        found = [boards.access(game, board, self.viewer) for board in game.ruleset.boards]
        return [access for access in found if access.read or access.write]

    def plain(self) -> dict[str, Any]:
        """Everything in this view as plain data, for exports and for the law of secrets."""
        return {
            "viewer": self.viewer,
            "moment": list(self.moment),
            "over": self.over,
            "winners": self.winners,
            "window": self.window,
            "prompts": plain(self.prompts),
            "ballots": plain(self.ballots),
            "totals": self.totals,
            "told": plain(self.told),
            "seats": plain(self.seats),
            "powers": self.powers,
            "boards": plain(self.boards),
        }


def view(table: Table, viewer: str) -> View:
    """What a player, "mj" or "public" may know.

    Raises:
        KeyError: there is no such viewer.
    """
    if viewer not in table.game.seats and viewer not in (MJ, PUBLIC):
        raise KeyError(viewer)
    return View(table, viewer)


def _name(mark: Any) -> str:
    return str(type(mark).__struct_config__.tag)


def _known(mark: Any, own: bool) -> bool:
    known = mark.known if isinstance(mark, Mark) else "nobody"
    return known == "all" or (known == "self" and own)
