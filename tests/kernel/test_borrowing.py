"""Cards that are taken as they are, lent, and powers that come back by what removed them."""

from __future__ import annotations

from kernel.small import play, rules
from loupiote.kernel import bearers
from loupiote.kernel.ask import Choice, Me, One
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Power
from loupiote.kernel.state import Suppression


class Once(Power, tag="t.once"):
    spent: bool = False

    def choices(self, game: Game, me: Me) -> Choice | None:
        return None if self.spent else One(game.living)


RULES = rules(roles={"once": (Once(),)}, asked={"nuit": (Once,)})


def test_a_card_is_taken_in_the_state_in_which_it_is() -> None:
    game = play(RULES, "Bob Cleo", Ana="once").game
    card = game.bearers[game.seats["Ana"].card]
    game.power(card.id, "once").spent = True
    bearers.drop(game, card.id, "Ana")
    bearers.take_card(game, "Bob", card)
    assert game.role("Bob") == "once"
    assert game.power(game.seats["Bob"].card, "once").spent
    assert [me.player for me in game.force(Once)] == ["Bob"]


def test_powers_come_back_by_what_removed_them() -> None:
    game = play(RULES, "Cleo", Ana="once", Bob="once").game
    for player, by in (("Ana", "ghost"), ("Bob", "ghost"), ("Bob", "curse")):
        bearers.suppress(game, Suppression(game.seats[player].card, by=by))
    bearers.restore(game, by="ghost")
    assert [me.player for me in game.force(Once)] == ["Ana"]
    bearers.restore(game, game.seats["Bob"].card)
    assert [me.player for me in game.force(Once)] == ["Ana", "Bob"]


def test_a_loan_that_went_elsewhere_ends_quietly() -> None:
    game = play(RULES, "Bob Cleo", Ana="once").game
    card = game.seats["Ana"].card
    bearers.lend(game, card, "Bob", until="nuit")
    bearers.move(game, card, "Bob")
    game.open_moment("jour")
    assert [me.player for me in game.force(Once)] == ["Bob"]
    assert not game.loans
