"""Law 5: change what a viewer cannot know, and the viewer's view does not change by a byte.

*The change.* In the state at the start of a chapter two players exchange their hidden cards: the card, its camp, and each
bearer that only one of the two holds because of the card (the wolves' den). What sticks to a seat stays there: who lives,
titles, marks, who is in love, who was attacked. Both chapters, the real one and the changed one, are then played with the
same inputs: what the two said by a power of an exchanged bearer is said by the other, their votes stay their own. So the two
runs differ in nothing but who of the two is who.

*The comparison.* After each input the whole view of each viewer is compared, byte by byte. It ends where the two runs part
for reasons that are no secret for long: a public fact differs (the card of somebody who died), somebody else is attacked or
doomed (a Bouc Émissaire pays for a tie), a window comes in one run alone, an input or a die that was thrown before fits in one
run alone, or the game is over.

*Why it is sound.* The past is the same for both runs: told facts and own answers are not played again, so a viewer who was told
long ago that Ana is a wolf reads the same line in both. What the viewer is told or offered in this chapter may depend on
the exchanged cards only where a rule says that this viewer knows them, or learns of them now. That is so in these cases, and such
a viewer is left out:

- the viewer is one of the two, or a card of the two was turned for all to see;
- the two bear other marks that they know themselves (infected, turned), or the powers of one alone are out of force (robbed,
  knocked out): then a card alone does not say what they are, and what stays on the seat would not fit the card;
- the viewer holds a bearer (the den, a group) that only one of the two holds, or came to hold, and so knows its members;
- the viewer comes to hold or loses a bearer in the chapter, and so meets a group, or takes over a card;
- the viewer used a power in the chapter that informs (tag "informs"), or any power of a card on one of the two: what comes
  back is theirs to know. They are compared until the window closes;
- one of the two used a power that informs: it may bring a hint about its user to whoever it was used on. All are compared until
  the window closes, and from there on only the public;
- where acts are done all together: an order of this night names one of the two. What it meets depends on who they are, and
  so does what comes back to everybody whose order met another. As above, with the orders that wait in the state.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import msgspec

from loupiote.bots.laws.draw import shuffled
from loupiote.bots.laws.undo import again
from loupiote.bots.laws.wild import Wild
from loupiote.kernel.data import decode, encode
from loupiote.kernel.game import Game, IllegalDraw
from loupiote.kernel.inputs import Close, Input, Reply
from loupiote.kernel.ruleset import RuleSet
from loupiote.kernel.state import Bearer, InputFamily, Loan, Player, Step, Suppression
from loupiote.kernel.table import Chapter, Table
from loupiote.kernel.view import PUBLIC, view
from loupiote.kernel.window import OpenWindow

SWAPS = 3  # in a chapter
VIEWERS = 3  # the public and two players
INFORMS = "informs"
_json = msgspec.json.Encoder()


def secrets(rules: RuleSet, seed: str, *, swaps: int | None = SWAPS, viewers: int | None = VIEWERS) -> int:
    """Play one wild game; in each of its chapters exchange hidden cards and play the chapter again.

    Args:
        swaps, viewers: how many to try in a chapter; None is all that there are.

    Returns:
        how many views were compared.

    Raises:
        LawBroken: the view of somebody who cannot know of the exchange changed, or the changed chapter raised.
    """
    game = Wild("secret", rules, seed)
    game.play()
    compared = 0
    for chapter in game.table.standing():
        state = decode(chapter.state.encode(), Game).bind(rules)
        pairs = [pair for pair in combinations(state.players, 2) if _alike(state, *pair)]
        if swaps is not None:
            pairs = shuffled(game.random, pairs)[:swaps]
        for a, b in pairs:
            others = [PUBLIC, *(seat for seat in shuffled(game.random, state.seats) if seat not in (a.id, b.id))]
            compared += _Exchange(game, chapter, a.id, b.id).compare(others[:viewers])
    return compared


def _alike(game: Game, a: Player, b: Player) -> bool:
    """Whether two players have different cards that may be exchanged, and nothing else that tells them apart in secret."""
    if a.alive != b.alive or a.shown or b.shown or game.role(a.id) == game.role(b.id):
        return False
    same = _own_marks(a) == _own_marks(b) and _hushed(game, a) == _hushed(game, b)
    return same and len(_card(game, a).holders) == len(_card(game, b).holders) == 1


def _own_marks(player: Player) -> list[str]:
    return sorted(type(mark).__name__ for mark in player.marks if getattr(mark, "known", "") == "self")


def _hushed(game: Game, player: Player) -> list[tuple[str, str, str, bool]]:
    """What is out of force of the powers of a player, whichever these are."""
    mine = _holds(game, player.id)
    found = (one for one in game.suppressions if one.bearer in mine and one.holder in (None, player.id))
    return sorted((one.power or "", one.by, one.until or "", one.known) for one in found)


def _card(game: Game, player: Player) -> Bearer:
    return game.bearers[player.card]


class _Exchange:
    """One chapter, played as it was and with the cards of two players exchanged."""

    def __init__(self, game: Wild, chapter: Chapter, a: str, b: str) -> None:
        self.game, self.rules, self.chapter, self.a, self.b = game, game.rules, chapter, a, b
        self.other = {a: b, b: a}
        self.state = decode(chapter.state.encode(), Game).bind(self.rules)
        self.bearers = self._exchanged()
        self.inputs = [again(given) for given in chapter.inputs if isinstance(given, Input)]

    def _exchanged(self) -> set[str]:
        """The ids of the bearers that change hands: the two cards, and what one of the two holds with the card."""
        game = self.state
        kinds = [game.kind(player) for player in (self.a, self.b)]
        with_card = {id for kind in kinds for id in kind.holds}
        one = {id for id, b in game.bearers.items() if (self.a in b.holders) != (self.b in b.holders)}
        return {game.seats[self.a].card, game.seats[self.b].card} | (with_card & one)

    def changed(self) -> Game:
        """The state with the cards exchanged."""
        game = decode(self.chapter.state.encode(), Game).bind(self.rules)
        a, b = game.seats[self.a], game.seats[self.b]
        a.card, b.card, a.camp, b.camp = b.card, a.card, b.camp, a.camp
        for id in self.bearers:
            bearer = game.bearers[id]
            bearer.holders = [self.other.get(holder, holder) for holder in bearer.holders]
            bearer.since = {self.other.get(holder, holder): tick for holder, tick in bearer.since.items()}
        bound: list[Suppression | Loan] = [*game.suppressions, *game.loans]
        for held in bound:
            if held.bearer in self.bearers and held.holder:
                held.holder = self.other.get(held.holder, held.holder)
        for attack in [*game.attacks, *(one for doom in game.doomed for one in doom.attacks)]:
            if attack.by in self.bearers and attack.author:
                attack.author = self.other.get(attack.author, attack.author)
        for act in game.acts:
            if act.bearer in self.bearers:
                act.actor = self.other.get(act.actor, act.actor)
        for pending in game.pending:
            if pending.bearer in self.bearers:
                pending.player = self.other.get(pending.player, pending.player)
        for step in game.agenda:
            self._step(step)
        game.powers_changed()
        return game

    def _step(self, step: Step) -> None:
        """Let a step to come name the new holder where it works on an exchanged bearer."""
        if any(isinstance(arg, str) and arg in self.bearers for arg in step.args):
            step.args = [self.other.get(arg, arg) if isinstance(arg, str) else arg for arg in step.args]
        step.carried = [self._said(given) for given in step.carried]

    def _said(self, given: InputFamily) -> InputFamily:
        """An input as it comes in the changed run."""
        if isinstance(given, Reply) and given.player in self.other and self._bearer(given) in self.bearers:
            other = self.other[given.player]
            return msgspec.structs.replace(given, player=other, by=other if given.by == given.player else given.by)
        return msgspec.structs.replace(given) if isinstance(given, Input) else given

    def _bearer(self, reply: Reply) -> str | None:
        power = reply.power.partition("#")[0]
        held = (b for b in self.state.bearers.values() if reply.player in b.holders)
        return next((b.id for b in held if any(getattr(p, "id", "") == power for p in b.powers)), None)

    # -------------------------------------------------------------------------------------------------- comparing
    def compare(self, viewers: list[str]) -> int:
        """Play both; gives the number of views compared."""
        met = self._met()
        left = [viewer for viewer in viewers if viewer == PUBLIC or not met or not self.state.acts]
        learnt = [viewer for viewer in viewers if self._learns(viewer) or (met and viewer != PUBLIC)]
        real, count = _wake(self.state, self.rules), 0
        try:
            changed = _wake(self.changed(), self.rules)
            inputs: list[Input | None] = [None, *self.inputs]
            for given in inputs:
                if given is not None and not self._both(real, changed, given):
                    return count
                if isinstance(given, Close):
                    left = [viewer for viewer in left if viewer not in learnt]
                if self._parted(real, changed):
                    return count
                for viewer in left:
                    if self._ignorant(real.game, viewer) and self._ignorant(changed.game, viewer):
                        self._same(real, changed, viewer, given)
                        count += 1
        except AssertionError:
            raise
        except IllegalDraw:  # the game master's die, thrown for an act of one of the two
            return count
        except Exception as error:
            raise self._broken(f"raises {type(error).__name__}: {error}") from error
        return count

    def _ignorant(self, game: Game, viewer: str) -> bool:
        """Whether the viewer has met no group in this chapter, and is in none to which only one of the two belongs."""
        mine = _holds(game, viewer)
        theirs = (game.bearers[id].holders for id in mine)
        return mine == _holds(self.state, viewer) and all((self.a in who) == (self.b in who) for who in theirs)

    def _learns(self, viewer: str) -> bool:
        """Whether somebody informs themselves in this chapter, so that this viewer may be told of the two when it closes."""
        for reply in self._replies():
            informs = any(INFORMS in kind.tags for kind in self.rules.powers.get(reply.power.partition("#")[0], ()))
            if reply.player == viewer and (informs or self._on_them(reply)):
                return True
            if informs and reply.player in self.other and viewer != PUBLIC:
                return True
        return False

    def _met(self) -> bool:
        """Whether orders of a night, which are done all together, name one of the two."""
        named = [act.chosen for act in self.state.acts]
        if self.rules.order:
            named += [list(reply.value or ()) for reply in self._replies() if reply.power != "voter"]
        return any(name in self.other for chosen in named for name in chosen)

    def _replies(self) -> Iterator[Reply]:
        carried = [given for step in self.state.agenda for given in step.carried]
        for given in [*carried, *self.inputs]:
            if isinstance(given, Reply):
                yield given

    def _on_them(self, reply: Reply) -> bool:
        bearer = self.state.bearers.get(self._bearer(reply) or "")
        card = bearer is not None and bearer.of in self.rules.roles
        return card and any(name in self.other for name in reply.value or ())

    def _both(self, real: Table, changed: Table, given: Input) -> bool:
        """Give an input to both; False if it fits in one alone."""
        said = self._said(given)
        assert isinstance(said, Input)
        one, two = real.submit(again(given)), changed.submit(said)
        return one is None and two is None

    def _parted(self, real: Table, changed: Table) -> bool:
        if real.game.over or changed.game.over:
            return True
        if list(real.game.seats) != list(self.state.seats):  # somebody else took over a seat: the names are others now
            return True
        one, two = real.open, changed.open
        if one is None or two is None:
            return one is not two
        if one.name != two.name or _answers(one) != _answers(two):  # a reply given back fits in one run alone
            return True
        return _victims(real) != _victims(changed) or _public(real) != _public(changed)

    def _same(self, real: Table, changed: Table, viewer: str, given: Input | None) -> None:
        one, two = view(real, viewer).plain(), view(changed, viewer).plain()
        if _json.encode(one) != _json.encode(two):
            part = next(key for key in one if _json.encode(one[key]) != _json.encode(two[key]))
            after = encode(given).decode() if given is not None else "the step began"
            raise self._broken(f"{viewer} sees it: {part}: {one[part]!r} becomes {two[part]!r}, after {after}")

    def _broken(self, found: str) -> AssertionError:
        roles = [f"{player} ({self.state.role(player)})" for player in (self.a, self.b)]
        where = f"chapter {self.chapter.number}, {self.state.moment} {self.state.number}"
        return self.game.broken(f"{where}: {' and '.join(roles)} exchange their cards: {found}")


def _wake(state: Game, rules: RuleSet) -> Table:
    return Table.wake(rules, [Chapter(0, encode(state).decode())])


def _answers(opened: OpenWindow) -> list[str]:
    """What was answered by which power, whoever it was: of the two it may have been the other."""
    return sorted(f"{power} {answer.value}" for (_, power), answer in opened.answers.items())


def _public(table: Table) -> list[Any]:
    return [msgspec.to_builtins(told.event) for told in table.told if told.to is None]


def _victims(table: Table) -> list[str]:
    return [attack.victim for attack in table.game.attacks] + [doom.who for doom in table.game.doomed]


def _holds(game: Game, viewer: str) -> list[str]:
    return [id for id, bearer in game.bearers.items() if viewer in bearer.holders]
