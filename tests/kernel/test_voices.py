"""What a voice is worth: powers and marks that add, double, and cancel, in the order of WEIGHTS."""

from __future__ import annotations

from kernel.small import play, rules
from loupiote.kernel.acts import Answer
from loupiote.kernel.ask import Me, Nothing, Prompt
from loupiote.kernel.ballot import VOICE, count, voice
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Power, WeightMark


class Half(Power, tag="t.half"):
    def weight(self, game: Game, me: Me, worth: int) -> int:
        return worth + VOICE // 2


class Doubled(WeightMark, tag="t.doubled"):
    def weight(self, game: Game, player: str, worth: int) -> int:
        return worth * 2


class Plain(WeightMark, tag="t.plain-voice"):
    def weight(self, game: Game, player: str, worth: int) -> int:
        return VOICE


class Mute(WeightMark, tag="t.mute"):
    def weight(self, game: Game, player: str, worth: int) -> int:
        return 0


RULES = rules(roles={"half": (Half(),)}, weights=(Half, Doubled, Plain, Mute))


def ballot(voter: str, named: str) -> Answer:
    return Answer(Prompt(voter, "joueur", "voter", Nothing()), (named,), 1, 0.0)


def test_each_weighs_what_those_before_it_made() -> None:
    game = play(RULES, "Bob Cleo Dan", Ana="half").game
    for player in ("Ana", "Bob", "Bob", "Cleo"):
        game.mark(player, Doubled())
    game.mark("Cleo", Plain())
    assert [voice(game, player) for player in ("Ana", "Bob", "Cleo", "Dan")] == [6, 8, 2, 2]
    game.mark("Cleo", Mute())
    result = count(game, [ballot("Ana", "Dan"), ballot("Dan", "Bob"), ballot("Cleo", "Bob")])
    assert (result.votes(), result.first) == ({"Dan": 3.0, "Bob": 1.0}, "Dan")


def test_votes_that_are_there_before_and_votes_received_that_multiply() -> None:
    game = play(RULES, "Ana Bob Cleo").game
    result = count(
        game, [ballot("Ana", "Bob"), ballot("Bob", "Cleo")], added={"Bob": VOICE}, times={"Cleo": 4, "Ana": 2}
    )
    assert (result.votes(), result.first) == ({"Cleo": 4.0, "Bob": 2.0}, "Cleo")
