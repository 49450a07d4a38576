"""One person answers: the question, the legal answers, what was typed, what the rules say to it."""

from __future__ import annotations

from loupiote.cli.play.board import card_line, table_of
from loupiote.cli.play.helping import show_help
from loupiote.cli.play.labels import labels, listing
from loupiote.cli.play.reading import COMMANDS, Doubt, Labels, command, read
from loupiote.cli.play.session import Leave, Rewound, Session
from loupiote.cli.play.undoing import undo
from loupiote.kernel.ask import Choice, One, Parts, Places, Refusal, Value
from loupiote.kernel.inputs import Reply
from loupiote.kernel.view import Asked
from loupiote.narration import question


class Turn:
    """One person at the terminal.

    Args:
        alone: nobody else plays at this terminal, so undoing may go back as far as it likes.
    """

    def __init__(self, session: Session, seat: str, *, alone: bool) -> None:
        self.session, self.seat, self.alone = session, seat, alone
        self.desk, self.screen, self.t = session.desk, session.desk.screen, session.desk.t
        self.shown: tuple[str, int] | None = None  # the moment for which the table was shown

    def look(self) -> None:
        """Show what is new, and once in each moment the table and the card."""
        self.session.show_news(self.seat)
        view = self.session.view(self.seat)
        if view.moment != self.shown:
            self.shown = view.moment
            self.screen.say()
            self.screen.show(table_of(self.desk, self.session.plain, view))
            card = card_line(self.desk, self.session.plain, view)
            if card is not None:
                self.screen.show(card)

    def answer(self) -> None:
        """Answer everything that is asked of this seat now.

        Raises:
            Rewound: the person took something back. Leave: they go.
        """
        while waiting := self.session.waiting(self.seat):
            self.look()
            self._ask(waiting[0])

    def pause(self, key: str = "pause", *, always: bool = False) -> None:
        """Time to read, where somebody reads (or `always`). Commands are taken here too.

        Raises:
            Rewound, Leave: as `answer`.
        """
        while always or self.screen.live:
            order = COMMANDS.get(self.screen.ask(self.t(key)).casefold())
            if order is None:
                return
            self._command(order, None)

    def _ask(self, asked: Asked) -> None:
        self._question(asked)
        while True:
            value = self._value(asked, asked.prompt.choice)
            reply = Reply(self.seat, 0.0, self.seat, asked.power, value, asked.window)
            refusal = self.session.table.submit(reply)
            if refusal is None:
                break
            self._refused(refusal)
        receipt = self.session.painter.receipt(asked.power, value, window=asked.window.partition("@")[0])
        self.screen.markup(f"[green]{receipt}[/]")
        self.session.save()

    def _refused(self, refusal: Refusal) -> None:
        self.screen.say(self.desk.refusal(self.session.table.rules.id, refusal, reader=self.seat), style="red")

    def _question(self, asked: Asked) -> None:
        self.screen.say()
        self.screen.markup(f"[b]{question(self.session.painter, asked)}[/]")
        for player, value in asked.proposals.items():
            named = ", ".join(value) if value else self.t("nothing")
            self.screen.say(self.t("proposes", who=player, named=named), style="magenta")
        ballots = self.session.view(self.seat).ballots
        if ballots:
            cast = (f"{who} → {', '.join(b)}" if b else self.t("has-voted", who=who) for who, b in ballots.items())
            self.screen.say(self.t("ballots", ballots=" · ".join(cast)), style="magenta")

    def _value(self, asked: Asked, choice: Choice) -> Value | None:
        """What the person answers; choices of several parts are asked part by part."""
        if isinstance(choice, Parts):
            parts = [self._value(asked, part) for part in choice.parts]
            return None if None in parts else tuple(text for part in parts for text in part or ())
        if isinstance(choice, Places):
            value: list[str] = []
            for player in choice.players:
                self.screen.say(self.t("place-of", who=player))
                value += (player, *(self._value(asked, One(choice.places, of="option")) or ()))
            return tuple(value)
        known = labels(self.session.plain, choice, list(self.session.table.game.seats))
        self.screen.show(listing(self.desk, asked.prompt, choice, known))
        while True:
            text = self.screen.ask()
            order = command(text, known)
            if order is not None:
                self._command(order, asked)
                self.screen.show(listing(self.desk, asked.prompt, choice, known))
                continue
            try:
                return read(choice, text, known)
            except Doubt as doubt:
                self._doubt(doubt, known)

    def _doubt(self, doubt: Doubt, known: Labels) -> None:
        if not doubt.word:
            line = self.t("doubt-empty")
        elif doubt.near:
            line = self.t("doubt-near", word=doubt.word, names=self.t.any_of(doubt.near))
        else:
            line = self.t("doubt-unknown", word=doubt.word)
        self.screen.say(line, style="yellow")

    def _command(self, order: str, asked: Asked | None) -> None:
        if order == "help":
            show_help(self.session, self.seat, asked)
        elif order == "save":
            self.session.save()
            self.screen.say(self.t("saved", path=str(self.session.path)))
        elif order == "quit":
            self.session.save()
            raise Leave
        elif undo(self.session, self.seat, alone=self.alone):
            self.shown = None
            raise Rewound
