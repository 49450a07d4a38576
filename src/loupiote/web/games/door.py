"""The door: the only way into a game, and the only way to what may be seen of it.

*In.* `submit`, `undo`, `amend` and `start` each are one transaction with the game's row locked: the journal gets all of what
an order brings, or nothing of it, and whoever reads `Done` can switch the machine off. An order carries

- `key`: made by the screen for each tap. The same key again is answered "done" and acts no second time.
- `seen`: the turn that the screen showed. An order that is refused because its screen is out of date comes back as `Stale`;
  with `exact`, and always for undo and amend, it is refused if the screen is out of date at all.

Who acts, and when, is said by the server (`Viewer`, the clock), never by the browser.

*Out.* `screen_of` gives the kernel's view for a viewer, and the turn that it is the state of. Nothing else may be shown of a
running game.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.utils import timezone

from loupiote.kernel.already import Already
from loupiote.kernel.ask import Refusal
from loupiote.kernel.data import encode
from loupiote.kernel.events import minus
from loupiote.kernel.game import IllegalDraw
from loupiote.kernel.inputs import MJ, Input
from loupiote.kernel.refusals import undrawable
from loupiote.kernel.start import Plan
from loupiote.kernel.start import start as first_state
from loupiote.kernel.table import Amendment, Table
from loupiote.kernel.view import PUBLIC, View, view
from loupiote.rules import rule_set
from loupiote.web.games import alone, hooks, journal, phones, tables, turns
from loupiote.web.games.giving import Giving
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Entry, Game, Seat
from loupiote.web.games.results import Done, Preview, Refused, Result, Stale
from loupiote.web.games.viewers import Viewer

Do = Callable[[Game, Table, Journal, list[hooks.Later]], Refusal | None]


# --------------------------------------------------------------------------------------------------------------- out
class Screen(NamedTuple):
    """What a viewer sees: the view, None before the game has begun, and the turn that it is the state of."""

    view: View | None
    turn: int


def screen_of(game: Game, viewer: Viewer) -> Screen:
    """What this viewer may know of a game, as it stands now; `game` is brought up to date.

    Raises:
        PermissionDenied: a stranger may know nothing, nor a player whose seat has changed hands since they asked.
    """
    if not viewer.may_look:
        raise PermissionDenied
    turn = turns.refresh(game, viewer)
    if game.status == Game.Status.PREPARING:
        return Screen(None, turn)
    table = tables.current(game).table
    if viewer.plays and viewer.name not in table.game.seats:
        raise PermissionDenied
    return Screen(view(table, viewer.name), turn)


def view_of(game: Game, viewer: Viewer) -> View:
    """What this viewer may know of a game that has begun.

    Raises:
        PermissionDenied: a stranger may know nothing.
        Game.DoesNotExist: it has not begun.
    """
    seen = screen_of(game, viewer).view
    if seen is None:
        raise Game.DoesNotExist(f"{game.key} has not begun")
    return seen


def preview_undo(game: Game, viewer: Viewer, since: int | None = None) -> Preview | Refusal:
    """What `undo` would take back, and what would no longer hold."""
    _must_lead(viewer)
    before = tables.current(game)
    taps = journal.last_tap(before, since)
    if not taps:
        return Refusal("nothing-to-undo")
    taken = [before.table.chapters[chapter].inputs[place] for chapter, place in taps]
    after = journal.copy(before)
    after.undo(len(taps))
    return _preview(game, viewer, before.table, after, Amendment(), taken)


def preview_amend(
    game: Game, viewer: Viewer, chapter: int, place: int, instead: Input | None, *, ahead: bool = False
) -> Preview | Refusal:
    """What `amend` would change, or why it cannot be done."""
    _must_lead(viewer)
    before = tables.current(game)
    if (chapter, place) not in before.brought:
        return Refusal("nothing-to-amend", values=(f"{chapter}.{place}",))
    there = before.table.chapters[chapter].inputs[place]
    after = journal.copy(before)
    amendment = after.amend(chapter, place, _as_given(instead, viewer, there), commit=True, before=ahead)
    taken = [] if ahead else [there]
    return (
        amendment if isinstance(amendment, Refusal) else _preview(game, viewer, before.table, after, amendment, taken)
    )


def _preview(game: Game, viewer: Viewer, before: Table, after: Table, made: Amendment, taken: list[Any]) -> Preview:
    unsaid = minus(before.told, after.told)
    window = after.open.name if after.open is not None else None
    return Preview(taken, made.lapsed, unsaid, made.said, window, turns.of(game, viewer))


# ---------------------------------------------------------------------------------------------------------------- in
def submit(
    game_id: int,
    viewer: Viewer,
    given: Input | Sequence[Input],
    *,
    key: str | None = None,
    seen: int | None = None,
    exact: bool = False,
) -> Result:
    """Give one input, or several that are taken all together or not at all.

    Args:
        viewer: who gives it; the author and the time that the inputs carry are set from it and from the clock.
    """
    inputs = [given] if isinstance(given, Input) else list(given)

    def do(game: Game, table: Table, _: Journal, later: list[hooks.Later]) -> Refusal | None:
        giving = Giving(game, table, inputs[0].at if inputs else 0.0)
        for one in inputs:
            refusal = giving.give(one)
            if refusal is not None:
                return refusal
        giving.end()
        later += giving.later
        return None

    return _order(game_id, viewer, "input", inputs, do, key, seen, exact)


def undo(
    game_id: int, viewer: Viewer, since: int | None = None, *, key: str | None = None, seen: int | None = None
) -> Result:
    """Take back the last tap: all inputs that one order brought. With `since`, the entry of an earlier tap: that one and all
    that came after it."""
    _must_lead(viewer)
    taken: list[Any] = []

    def do(_: Game, table: Table, before: Journal, later: list[hooks.Later]) -> Refusal | None:
        taps = journal.last_tap(before, since)
        taken.extend(table.chapters[chapter].inputs[place] for chapter, place in taps)
        return table.undo(len(taps)) if taps else Refusal("nothing-to-undo")

    return _order(game_id, viewer, "undo", taken, do, key, seen, exact=True)


def amend(
    game_id: int,
    viewer: Viewer,
    chapter: int,
    place: int,
    instead: Input | None,
    *,
    ahead: bool = False,
    key: str | None = None,
    seen: int | None = None,
) -> Result:
    """Replace an earlier input, or with None drop it, and give the later ones again. With `ahead` it stays, and the new one,
    which was missed, is put in front of it."""
    _must_lead(viewer)
    data: list[Any] = [chapter, place, instead]

    def do(_: Game, table: Table, before: Journal, later: list[hooks.Later]) -> Refusal | None:
        found = next((c for c in table.standing() if c.number == chapter), None)
        if found is None or not 0 <= place < len(found.inputs):
            return Refusal("nothing-to-amend", values=(f"{chapter}.{place}",))
        there = found.inputs[place]
        data.append(None if ahead else there)
        amendment = table.amend(chapter, place, _as_given(instead, viewer, there), commit=True, before=ahead)
        return amendment if isinstance(amendment, Refusal) else None

    return _order(game_id, viewer, "amend", data, do, key, seen, exact=True)


def start(game_id: int, viewer: Viewer, *, key: str | None = None) -> Result:
    """Begin a game as its plan and seats say; the program does so for a game that begins by itself.

    Raises:
        CompositionError: with everything that is wrong with the plan.
    """
    if viewer.role != "clock":
        _must_lead(viewer)
    with transaction.atomic():
        game = Game.locked(game_id)
        if game.status != Game.Status.PREPARING:
            return Done(turns.of(game, viewer), again=True)
        table = Table(first_state(plan_of(game)))
        table.run()
        turns.bump(game, turns.everybody(game))  # while it does not run yet, so who prepared it hears of it too
        game.edition = table.rules.edition
        game.status = Game.Status.RUNNING
        game.started_at = timezone.now()
        made = _keep(game, viewer, "start", [game.plan, game.options], key, None, table)
        hooks.run(game, None, made)
        turn = turns.of(game, viewer)
    tables.keep(game.pk, game.stamp, made)
    return Done(turn)


def adopt(game_id: int, viewer: Viewer, table: Table, taps: Sequence[int] = ()) -> Result:
    """Take in a table that was played elsewhere, with its journal, as a game in preparation that has its seats.

    Args:
        taps: where, among the inputs that stand, each tap begins that can be taken back by itself.
    """
    _must_lead(viewer)
    with transaction.atomic():
        game = Game.locked(game_id)
        if game.status != Game.Status.PREPARING:
            return Refused(Refusal("key-used"), turns.of(game, viewer))
        game.edition = table.rules.edition
        game.started_at = timezone.now() - timedelta(seconds=table.game.now)  # its time goes on where it stands
        brought, entries = journal.entries_of(game, table, taps, viewer.who, game.seq + 2)
        made = _keep(game, viewer, "import", [], None, None, table, brought)
        Entry.objects.bulk_create(entries)
        game.seq += len(entries)
        game.save(update_fields=["seq"])
        hooks.run(game, None, made)
        turns.bump(game, turns.everybody(game))
        turn = turns.of(game, viewer)
    tables.keep(game.pk, game.stamp, made)
    return Done(turn)


def plan_of(game: Game) -> Plan:
    """The plan of a game in preparation, as its row and its seats say."""
    seats = list(game.seats.all())
    decided = {name: game.plan[name] for name in ("cards", "roles", "setup", "script") if game.plan.get(name)}
    if game.plan.get("already"):
        decided["already"] = msgspec.convert(game.plan["already"], Already)
    genres = {seat.name: seat.genre for seat in seats if seat.genre}
    names = [seat.name for seat in seats]
    paced = game.mode == Game.Mode.FORUM
    options = alone.options_of(game)
    return Plan(rule_set(game.rules), names, options=options, seed=game.seed, genres=genres, paced=paced, **decided)


def remove(game: Game) -> None:
    """Take a game away, with all of it. Pages that show it are told, and find nothing any more."""
    with transaction.atomic():
        turns.bump(game, turns.everybody(game))  # whoever listens to the database looks, and their turns are gone
        game.delete()


def touch(game: Game, keys: Sequence[str] | None = None) -> None:
    """Say that something beside the rules has changed that these viewers see, or all of them: a seat, a title."""
    turns.bump(game, turns.everybody(game) if keys is None else keys)


# ------------------------------------------------------------------------------------------------------------ within
def _must_lead(viewer: Viewer) -> None:
    if not viewer.leads:
        raise PermissionDenied


def _author(viewer: Viewer) -> str:
    if viewer.author is None:
        raise PermissionDenied
    return viewer.author


def _as_given(instead: Input | None, viewer: Viewer, replaced: Any) -> Input | None:
    """An input in place of another: given by the MJ, at the time of the one that it replaces."""
    if instead is not None:
        instead.by, instead.at = _author(viewer), replaced.at
    return instead


def _order(
    game_id: int, viewer: Viewer, kind: str, data: list[Any], do: Do, key: str | None, seen: int | None, exact: bool
) -> Result:
    """One order from its beginning to its end."""
    author = _author(viewer)
    with transaction.atomic():
        game = Game.locked(game_id)
        turn, earlier = turns.standing(game, viewer, key)
        if earlier is not None:
            return Done(turn, again=True) if earlier == author else Refused(Refusal("key-used"), turn)
        if game.status == Game.Status.PREPARING:
            return Refused(Refusal("not-begun"), turn)
        if exact and seen is not None and seen != turn:
            return Stale(turn)
        at = round((timezone.now() - (game.started_at or game.created_at)).total_seconds(), 3)
        for given in data:
            if kind == "input":
                given.by, given.at = author, at
        before = tables.current(game)
        if viewer.plays and game.paused:
            return Refused(Refusal("paused"), turn)
        if viewer.plays and not phones.allow(game, before.table, data):
            return Refused(Refusal("not-by-phone"), turn)
        table = journal.copy(before)
        later: list[hooks.Later] = []
        try:
            refusal = do(game, table, before, later)
        except IllegalDraw as draw:
            refusal = undrawable(draw)
        if refusal is not None:
            return Stale(turn, refusal) if seen is not None and seen != turn else Refused(refusal, turn)
        made = _keep(game, viewer, kind, data, key, before, table)
        _rename(game, before, made)
        hooks.run(game, before.table, made)
        for done in later:
            done(game, made)
        changed = turns.changed(before.table, table, _keys(made))
        turns.bump(game, changed)
    tables.keep(game.pk, game.stamp, made)
    return Done(turn + (viewer.turn in changed))


def _keep(
    game: Game,
    viewer: Viewer,
    kind: str,
    data: list[Any],
    key: str | None,
    before: Journal | None,
    table: Table,
    brought: Mapping[journal.Place, int] = MappingProxyType({}),
) -> Journal:
    """Write an order and what came of it. `brought`: inputs that come from other entries."""
    game.seq += 1
    game.stamp = secrets.token_hex(8)
    if table.game.over:
        game.status = Game.Status.FINISHED
        game.ended_at = game.ended_at or timezone.now()
    else:
        game.status, game.ended_at = Game.Status.RUNNING, None
    game.save(update_fields=["seq", "stamp", "status", "edition", "started_at", "ended_at"])
    Entry.objects.create(
        game=game,
        seq=game.seq,
        kind=kind,
        data=encode(data).decode(),
        actor=_author(viewer),
        user_id=viewer.user,
        who=viewer.who,
        key=key,
    )
    return journal.save(game, game.seq, before, table, brought)


def _keys(made: Journal) -> dict[str, str]:
    """The kernel's viewers and their keys."""
    players = zip(made.table.game.players, made.seats, strict=True)
    return {MJ: MJ, PUBLIC: PUBLIC} | {player.id: f"s{seat}" for player, seat in players}


def _rename(game: Game, before: Journal, made: Journal) -> None:
    """A seat that changed hands takes its new name in its row too, before any hook looks at rows."""
    for old, new, seat in zip(before.table.game.players, made.table.game.players, made.seats, strict=True):
        if old.id != new.id:
            Seat.objects.filter(pk=seat).update(name=new.id)
            game.__dict__.pop("cast", None)  # which may have been read under the old name
