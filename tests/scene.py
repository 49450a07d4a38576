"""Games as tests tell them: the smallest cast, orders as a record writes them, and what must be true then.

    scene = village(Ana="voyante", Bob="loup-garou", Cleo="simple-villageois", ...)
    scene.night(Ana="sonder Bob", Bob="devorer Cleo")
    assert_dead(scene, "Cleo")
    assert_told(scene, "Ana", "saw", who="Bob", role="loup-garou")

A player whose role is not the subject is a `V`, a plain villager: `village("Dan Eve Fay", Ana="voyante", ...)`.
Every window is slept through and woken from (see `conftest.py`), so every test shows that as well.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from loupiote.kernel.ask import Refusal
from loupiote.kernel.boards import Access
from loupiote.kernel.data import tag_of
from loupiote.kernel.events import Told, fields
from loupiote.kernel.game import Game
from loupiote.kernel.inputs import MJ, Close, Decree, Reply
from loupiote.kernel.start import Plan, start
from loupiote.kernel.table import Table
from loupiote.kernel.view import view
from loupiote.narration import Narrator
from loupiote.rules import rule_set

VILLAGER = "simple-villageois"


class Scene:
    """One game under test. Orders are texts: a power and its values, "proteger Bob", "sauver", "voter Dan"."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.closed: list[str] = []
        table.run()

    # ---- looking
    @property
    def game(self) -> Any:
        return self.table.game

    @property
    def window(self) -> str | None:
        """The id of the open window."""
        return self.table.open.id if self.table.open else None

    def asked(self, player: str) -> list[str]:
        """The powers that this player is asked for now."""
        return [asked.power for asked in view(self.table, player).prompts]

    def legal(self, player: str, power: str) -> list[str]:
        """What this player may name with a power now."""
        return next(a.prompt.choice.legal() for a in view(self.table, player).prompts if a.power == power)

    def marks(self, player: str, viewer: str | None = None) -> list[str]:
        """The marks on a player that a viewer may see, the player's own view if none is named."""
        return next(seat.marks for seat in view(self.table, viewer or player).seats if seat.name == player)

    def told(self, viewer: str, kind: str, **wanted: Any) -> list[dict[str, Any]]:
        """The facts of a kind that a viewer ("mj", "public" or a player) was told, with at least these fields."""
        found = [fields(t.event) for t in view(self.table, viewer).told if tag_of(type(t.event)) == kind]
        return [fact for fact in found if all(fact.get(key) == value for key, value in wanted.items())]

    def because(self, kind: str, **wanted: Any) -> set[str]:
        """The clauses of the facts of a kind, as the MJ sees them."""
        told: list[Told] = [t for t in view(self.table, MJ).told if tag_of(type(t.event)) == kind]
        return {c for t in told for c in t.because if all(fields(t.event).get(k) == v for k, v in wanted.items())}

    # ---- playing
    def say(self, player: str, order: str, *, by: str | None = None) -> Refusal | None:
        """Give one order to the open window; None if it was taken."""
        power, *values = order.split()
        value: tuple[str, ...] | None = tuple(values)
        prompt = self.table.open and self.table.open.prompts.get((player, power))
        if prompt and prompt.choice.kind == "words":
            value = (" ".join(values),)
        if prompt and prompt.choice.kind == "yes-no" and not values:
            value = ("oui",)
        if values == ["rien"]:
            value = None
        if prompt and prompt.refereed:
            by = MJ
        return self.table.submit(Reply(by or player, 0.0, player, power, value))

    def close(self, *, by: str = MJ) -> Refusal | None:
        """End the open window."""
        window, refusal = self.window, self.table.submit(Close(by))
        if window and refusal is None:
            self.closed.append(window)
        return refusal

    def decree(self, what: str, who: str | None = None, value: Any = None) -> Refusal | None:
        """The MJ's word."""
        return self.table.submit(Decree(MJ, 0.0, what, who, value))

    def to(self, *windows: str) -> Scene:
        """Close windows until one of these is open."""
        for _ in range(200):
            if self.window in windows:
                return self
            assert not self.game.over, f"the game ended before {windows}"
            self.close()
        raise AssertionError(f"{windows} never opened")

    def to_moment(self, moment: str) -> Scene:
        """Close windows until this moment has come (with the next window in or behind it)."""
        number = self.game.moments.get(moment, 0)
        for _ in range(200):
            if self.game.moments.get(moment, 0) > number or self.game.over:
                return self
            self.close()
        raise AssertionError(f"{moment} never came")

    def play(self, until: str, orders: dict[str, str | list[str]]) -> Scene:
        """Give each order as soon as it is asked, close every window, until a moment has opened once more.

        Every order must have been taken; an order that was never asked, or refused, fails the test.
        """
        waiting = [(player, one) for player, o in orders.items() for one in ([o] if isinstance(o, str) else o)]
        number = self.game.moments.get(until, 0)
        for _ in range(200):
            if self.game.over or self.game.moments.get(until, 0) > number:
                break
            for player, order in list(waiting):
                opened = self.table.open
                if opened and (player, order.split()[0]) in opened.prompts:
                    refusal = self.say(player, order)
                    assert refusal is None, f"{player}: {order}: {refusal}"
                    waiting.remove((player, order))
            if self.table.open:
                self.close()
        assert not waiting, f"never asked: {waiting}"
        return self

    def night(self, **orders: str | list[str]) -> Scene:
        """Play one night, through dawn and what follows it, until the day's debate (or the end)."""
        return self.play("jour", orders)

    def calls(self, until: str, **orders: str | list[str]) -> list[str]:
        """The windows that open until a moment has come, in order; the first is the one that is open now."""
        before = len(self.closed)
        self.play(until, orders)
        return self.closed[before:]

    def day(self, votes: dict[str, str] | None = None, **orders: str | list[str]) -> Scene:
        """Play from the debate to the next nightfall: ballots as voter -> name, other orders as in `night`."""
        both: dict[str, str | list[str]] = dict(orders)
        for voter, named in (votes or {}).items():
            mine = both.get(voter, [])
            both[voter] = [*([mine] if isinstance(mine, str) else mine), f"voter {named}"]
        return self.play("nuit", both)

    def elect(self, who: str) -> Scene:
        """Play until the election, in which everybody else raises a hand for this player."""
        self.to("election")
        for player, _ in list(self.table.open.prompts):  # type: ignore[union-attr]
            assert player == who or self.say(player, f"voter {who}") is None
        self.close()
        return self

    def lynch(self, who: str, **orders: str | list[str]) -> Scene:
        """Everybody else who may vote names this player, until the next nightfall."""
        self.to("vote")
        voters = [player for player, _ in self.table.open.prompts if player != who]  # type: ignore[union-attr]
        return self.day(dict.fromkeys(voters, who), **orders)


def village(plain: str = "", /, *, rules: str = "meneur", spares: list[str] | None = None, script: dict[str, Any] | None = None,
            options: dict[str, Any] | None = None, setup: dict[str, Any] | None = None, seed: str = "test",
            prepare: Callable[[Game], None] | None = None, **roles: str) -> Scene:
    """A village in seat order: the named roles first, then the plain villagers named in one text."""
    cast = dict(roles) | dict.fromkeys(plain.split(), VILLAGER)
    asked = {**(setup or {}), **({"cartes-restantes": spares} if spares else {})}
    plan = Plan(rule_set(rules), list(cast), roles=cast, options=options or {}, setup=asked, seed=seed, script=script or {})
    game = start(plan)
    if prepare is not None:  # what no card in the game can bring about
        prepare(game)
    return Scene(Table(game))


# ---- boards


def access(scene: Scene, viewer: str, board: str) -> Access:
    """What a viewer may do there; nothing where the view does not list the board."""
    return next((a for a in view(scene.table, viewer).boards if a.board == board), Access(board, False, False))


def rights(scene: Scene, viewer: str, board: str) -> str:
    """`rw`, `r`, `w` or nothing."""
    found = access(scene, viewer, board)
    return "r" * found.read + "w" * found.write


# ---- what must be true


def assert_dead(scene: Scene, *players: str) -> None:
    """Exactly these players are dead."""
    assert scene.game.dead == [p.id for p in scene.game.players if p.id in players], f"dead: {scene.game.dead}"


def assert_alive(scene: Scene, *players: str) -> None:
    """These players are alive."""
    assert not set(players) & set(scene.game.dead), f"dead: {scene.game.dead}"


def assert_told(scene: Scene, viewer: str, kind: str, **wanted: Any) -> None:
    """The viewer was told such a fact."""
    assert scene.told(viewer, kind, **wanted), f"{viewer} was told {scene.told(viewer, kind)}"


def assert_not_told(scene: Scene, viewer: str, kind: str, **wanted: Any) -> None:
    """The viewer was told no such fact."""
    assert not scene.told(viewer, kind, **wanted)


def assert_refused(scene: Scene, player: str, order: str, *, clause: str | None = None, code: str | None = None) -> None:
    """The order is refused, for this clause or code."""
    refusal = scene.say(player, order)
    assert refusal is not None, f"{player}: {order} was taken"
    assert clause is None or refusal.clause == clause, refusal
    assert code is None or refusal.code == code, refusal


def assert_card(role: str, *, camp: str, call: str, line: str, rules: str = "meneur") -> None:
    """The card says so: its camp, the tag of its call, and the two in words."""
    kind = rule_set(rules).roles[role]
    assert (kind.camp, kind.call) == (camp, call)
    assert Narrator("fr", rules=rules).tag(role) == line


def windows_of(role: str, rules: str = "meneur") -> list[str]:
    """The windows in which the powers on this card are asked."""
    kinds = [type(power) for power in rule_set(rules).roles[role].powers]
    return [window for window, asked in rule_set(rules).asked.items() if any(kind in asked for kind in kinds)]


def assert_won(scene: Scene, camp: str, *players: str) -> None:
    """The game is over, won by this camp, and, where given, by exactly these players."""
    assert scene.game.over and scene.game.camps == [camp], (scene.game.winners, scene.game.camps)
    assert not players or scene.game.winners == [p.id for p in scene.game.players if p.id in players]
