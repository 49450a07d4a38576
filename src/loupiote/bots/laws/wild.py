"""Wild games: people answer in any order, change their minds, stay silent; their game master decrees, undoes, throws dice."""

from __future__ import annotations

from random import Random
from typing import Any

from loupiote.bots.drive import INTERRUPTIONS, ROUNDS
from loupiote.bots.laws.breach import LawBroken
from loupiote.bots.laws.draw import below, draw_plan
from loupiote.bots.random_bot import RandomBot
from loupiote.kernel import decrees
from loupiote.kernel.inputs import CLOCK, MJ, Close, Decree, Die, Input, Post, Reply
from loupiote.kernel.ruleset import RuleSet
from loupiote.kernel.start import Plan, start
from loupiote.kernel.table import Table
from loupiote.kernel.view import view
from loupiote.rulebook.names import words

DECREES = 4  # in one game, at most


class Wild:
    """One wild game, fixed by its seed.

    Attributes:
        table: the game; inputs: all that were taken, undone ones too; plan: what it began with.
    Args:
        law: the law on whose behalf it is played, for the description of a breach.
    """

    def __init__(self, law: str, rules: RuleSet, seed: str, *, plan: Plan | None = None) -> None:
        self.law, self.rules, self.seed = law, rules, seed
        self.random = Random(f"{rules.id}/{seed}")
        drawn = draw_plan(rules, self.random)
        self.plan = plan or drawn
        self.table = Table(start(self.plan))
        self.inputs: list[Input] = []
        self._bot, self._time, self._decrees, self._turns = RandomBot(self.random), 0.0, 0, 0
        self._window, self._forced = "", False
        self._mess = self.random.random() * 0.2  # how unruly these people are
        self.table.run()

    # ------------------------------------------------------------------------------------------------------ playing
    def broken(self, found: str) -> LawBroken:
        """The breach of the law in this game, to be raised."""
        return LawBroken(self.law, self.plan, self.seed, found, self.inputs)

    def take(self, given: Input) -> None:
        """Give an input to the table. It was chosen because it is legal, so it must be taken.

        Raises:
            LawBroken: it was not.
        """
        self.inputs.append(given)
        refusal = self.table.submit(given)
        if refusal is not None:
            raise self.broken(f"a legal input is refused: {refusal}")

    def play(self) -> None:
        """Play to the end."""
        while (given := self.choose()) is not None:
            self.take(given)

    def choose(self) -> Input | None:
        """The next input; None when the game is over.

        Raises:
            LawBroken: the game does not end, or stands still.
        """
        table = self.table
        if table.game.over:
            return None
        if table.open is None:
            raise self.broken("the game stands still: no window is open, nobody has won")
        self._turns = self._turns + 1 if table.open.name == self._window else 0
        self._window = table.open.name
        if table.game.round > ROUNDS or self._turns > INTERRUPTIONS:
            raise self.broken(f"the game does not end: round {table.game.round}, {table.open.name}")
        self._time += 1.0
        given = self._choose()
        given.at = self._time
        return given

    def _choose(self) -> Input:
        table, chance = self.table, self.random.random
        opened = table.open
        assert opened is not None
        if self._forced:
            self._forced = False
            return Close(MJ)
        if self._decrees < DECREES and chance() < self._mess * 0.2:
            self._decrees += 1
            return self._decree()
        if self.rules.watchers and chance() < 0.05:
            return self._post()
        if chance() < self._mess * 0.3 or (opened.answered() and chance() < 0.7):
            return self._close()
        waiting = [key for key in opened.prompts if key not in opened.answers or chance() < self._mess]
        pending = [p.player for p in table.game.pending if chance() < 0.3]
        people = [player for player, _ in waiting] + pending
        for _ in range(3):
            if not people:
                break
            reply = self._reply(people.pop(below(self.random, len(people))))
            if reply is not None:
                return reply
        return self._close() if not people or chance() < 0.1 else self._choose()

    # ------------------------------------------------------------------------------------------------ kinds of input
    def _reply(self, player: str) -> Reply | None:
        """An answer of this player, as a rule to what has none yet; the MJ may write it down for them."""
        table = self.table
        seen = view(table, player)
        by = MJ if self.random.random() < self._mess else player
        reply = self._bot.reply(seen)
        if reply is not None:
            reply.by = by
            return reply
        again = [asked for asked in seen.prompts if asked.answered and asked.prompt.choice.possible()]
        if again and self.random.random() < 0.5:
            asked = again[below(self.random, len(again))]
            value = asked.prompt.choice.pick(self._bot.below)
            return Reply(by, 0.0, player, asked.power, value, asked.window)
        opened = table.open
        assert opened is not None
        for (who, power), prompt in opened.prompts.items():
            if who == player and prompt.refereed and self.random.random() < 0.3:
                return Reply(MJ, 0.0, player, power, prompt.choice.pick(self._bot.below), opened.name)
        return None

    def _close(self) -> Input:
        """Close the window, or a pending prompt; now and then the MJ throws a die first for what would be drawn."""
        table = self.table
        pending = table.game.pending
        if pending and self.random.random() < 0.1:
            return Close(CLOCK, 0.0, pending[below(self.random, len(pending))].window)
        if self.random.random() < self._mess:
            die = self._die()
            if die is not None:
                self._forced = True  # before anybody changes an answer that the draw rests on
                return die
        return Close(MJ if self.random.random() < 0.5 else CLOCK)

    def _die(self) -> Die | None:
        """A value that a draw of the close may have: what another seed would draw."""
        trial = self.table.rehearse()
        before = set(trial.game.drawn)
        trial.game.seed = f"{self.random.random()}"
        trial.submit(Close(MJ))
        drawn = next(((name, value) for name, value in trial.game.drawn.items() if name not in before), None)
        return Die(MJ, 0.0, *drawn) if drawn else None

    def _post(self) -> Post:
        seats, boards = list(self.table.game.seats), list(self.rules.watchers)
        return Post(seats[below(self.random, len(seats))], 0.0, boards[below(self.random, len(boards))], "moi")

    def _decree(self) -> Decree:
        """A decree that can be carried out; ending the game is the rarest."""
        game, opened = self.table.game, self.table.open.window if self.table.open else None
        kinds = [what for what in decrees.DECREES if what != "end-game" or self.random.random() < 0.1]
        for _ in range(50):
            what = kinds[below(self.random, len(kinds))]
            who: str | None = list(game.seats)[below(self.random, len(game.seats))]
            if what not in decrees.ON_A_PLAYER and (what != "announce" or self.random.random() < 0.5):
                who = None
            value = self._value(what, who)
            if decrees.fault(game, what, who, value, opened) is None:
                return Decree(MJ, 0.0, what, who, value)
        return Decree(MJ, 0.0, "announce", None, "…")

    def _counted(self) -> Any:
        """The vote that is open as a game master might count it: hands, or the outcome."""
        opened = self.table.open.window if self.table.open else None
        refusal = decrees.fault(self.table.game, "count", None, [""], opened)
        named = [name for name in (refusal.legal if refusal else []) if self.random.random() < 0.4]
        return named if self.random.random() < 0.4 else {name: below(self.random, 4) for name in named}

    def _value(self, what: str, who: str | None) -> Any:
        if what in ("mark", "unmark"):
            legal = _marks(self.rules)
        elif what == "announce":
            legal = ["Silence !", "Au lit."]
        elif what == "substitute":
            return f"Nouveau {self._decrees}"
        elif what == "count":
            return self._counted()
        elif what == "end-game":
            return [seat for seat in self.table.game.seats if self.random.random() < 0.3]
        else:
            refusal = decrees.fault(self.table.game, what, who, None)
            legal = refusal.legal if refusal else []
        return legal[below(self.random, len(legal))] if legal else None


def _marks(rules: RuleSet) -> list[str]:
    """The marks of the rule book: those of every module loaded would not be the same in every process."""
    try:
        return [*words(rules.id).marks]
    except KeyError:
        return []
