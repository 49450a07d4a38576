"""A game at the terminal: windows open, persons and bots answer, windows close, until somebody has won.

The program stands in the game master's place: it closes each window once everybody has answered. What is written on the
screen comes from `view(table, seat)` alone; nothing is said about a window in which the reader is not asked.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from loupiote.bots import RandomBot
from loupiote.cli.desk import Desk
from loupiote.cli.faults import Fault
from loupiote.cli.play import saves
from loupiote.kernel.events import Opened, Told
from loupiote.kernel.inputs import CLOCK, MJ, Close, Reply
from loupiote.kernel.table import Table
from loupiote.kernel.view import PUBLIC, Asked, View, view

if TYPE_CHECKING:
    from loupiote.cli.play.manners import Manner


class Leave(Exception):
    """The player goes; the game is saved."""


class Rewound(Exception):
    """Inputs were taken back: whatever was being asked is asked anew from the table as it stands."""


class Session:
    """One game at one terminal.

    Args:
        people: the seats that persons play, in seat order; bots play the others.
        path: where the game is saved.
    """

    def __init__(self, desk: Desk, table: Table, people: list[str], path: Path) -> None:
        self.desk, self.table, self.people, self.path = desk, table, people, path
        rules, genres = table.rules.id, {player.id: player.genre for player in table.game.players}
        self.plain, self.painter = desk.narrator(rules, genres), desk.painter(rules, genres)
        self.seen: dict[str, int] = {}  # viewer -> how many facts they have read

    # ---------------------------------------------------------------------------------------------------- the course
    def play(self, manner: Manner) -> None:
        """Play to the end.

        Raises:
            Leave: the player goes. KeyboardInterrupt, EOFError: as they are; the game is saved in every case.
        """
        try:
            self.table.run()
            self.save()
            while not self.table.game.over:
                try:
                    self._window(manner)
                except Rewound:
                    self.save()
            self.save()
        except (KeyboardInterrupt, EOFError):
            self.save()
            raise

    def _window(self, manner: Manner) -> None:
        opened = self.table.open
        if opened is None:
            raise Fault("stuck", path=str(self.path))
        second = [prompt.player for prompt in opened.window.prompts if prompt.seconds is not None]
        if any(prompt.shows for prompt in opened.window.prompts) or not set(second).isdisjoint(self.people):
            self.bots()  # they show their hands first, so that a person sees the count, or has a name to second
        if manner.people(self):
            self.advance()

    def advance(self) -> None:
        """The bots answer, and the window closes."""
        self.bots()
        self.close()

    def anybody_waits(self) -> bool:
        """Whether a person is asked something that they have not answered."""
        return any(self.waiting(seat) for seat in self.people)

    def close(self) -> None:
        """Close the open window."""
        if self.table.open is not None:
            self.table.submit(Close(CLOCK, 0.0, self.table.open.name))

    def bots(self) -> None:
        """Let the bots answer whatever is asked of them now. A bot of a pack joins what a person proposed."""
        again = True
        while again and self.table.open is not None:
            again, opened = False, self.table.open
            seats = [prompt.player for prompt in opened.window.prompts] + [p.player for p in self.table.game.pending]
            for seat in dict.fromkeys(seats):
                if seat not in self.people and self._bot(seat):
                    again = True
                if self.table.open is not opened:
                    break

    def _bot(self, seat: str) -> bool:
        """One answer of a bot. Its chance comes from the seed and the place in the game: it is the same after a rest."""
        seen = view(self.table, seat)
        waiting = [asked for asked in seen.prompts if asked.awaited]
        if not waiting:
            return False
        asked, game = waiting[0], self.table.game
        bot = RandomBot(Random(f"{game.seed}/{asked.window}/{seat}/{asked.power}/{game.round}"))
        reply = bot.reply(seen)
        named = [value for player, value in asked.proposals.items() if value and player in self.people]
        if named and asked.prompt.choice.why_not(named[-1]) is None:
            reply = Reply(seat, 0.0, seat, asked.power, named[-1], asked.window)
        return reply is not None and self.table.submit(reply) is None

    # ---------------------------------------------------------------------------------------------------- what is known
    def view(self, viewer: str) -> View:
        """What a viewer may know."""
        return view(self.table, viewer)

    def waiting(self, seat: str) -> list[Asked]:
        """What this seat is asked, has not answered and can answer now: who may only second waits for a name."""
        return [asked for asked in self.view(seat).prompts if asked.awaited and asked.prompt.choice.possible()]

    def facts(self, viewer: str) -> list[Told]:
        """All that a viewer was told, in order; the end of the game adds nothing here but for who watches everything."""
        seen = self.view(viewer)
        return seen.told if viewer == MJ else seen.heard

    def catch_up(self) -> None:
        """After a rest: what was told before the last two moments is not told again."""
        for viewer in (*self.people, PUBLIC, MJ):
            opened = [i for i, told in enumerate(self.facts(viewer)) if isinstance(told.event, Opened)]
            self.seen[viewer] = opened[-2] if len(opened) > 1 else 0

    def news(self, viewer: str, moment: tuple[str, int] | None = None) -> list[Told]:
        """What a viewer was told since they last looked; with a moment, only what was told in it."""
        facts = self.facts(viewer)
        start = end = min(self.seen.get(viewer, 0), len(facts))
        while end < len(facts) and moment in (None, (facts[end].moment, facts[end].number)):
            end += 1
        self.seen[viewer] = end
        return facts[start:end]

    def show_news(self, viewer: str, moment: tuple[str, int] | None = None) -> bool:
        """Write what is new to a viewer (in this moment); whether there was anything."""
        news = self.news(viewer, moment)
        everything = viewer not in self.table.game.seats and viewer != PUBLIC
        reader = viewer if viewer in self.table.game.seats else None
        story = self.painter.story(news, reader=reader, mj=everything)
        if story.strip():
            self.desk.screen.say()
            self.desk.screen.markup(story)
        return bool(story.strip())

    def wipe(self) -> None:
        """Leave nothing on the screen for whoever looks next; they read from the heading on."""
        self.desk.screen.wipe()
        self.painter.format.last = ""  # type: ignore[attr-defined]

    def save(self) -> None:
        """Write the game to its file."""
        saves.save(self.path, self.table, self.people)
