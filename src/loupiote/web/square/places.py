"""Where a viewer may read and write: the boards of their view, one by one where each player has their own.

    found = places.of(game, viewer, view, seats, names)
    place = found.get("place")            # or found.get("mp", seat): None if it is not for this viewer
    reading.posts(game, [place])          # what they may read there

Everything that counts, searches or lists posts begins with the places of a viewer; nothing else may.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct

from loupiote.kernel import boards
from loupiote.kernel.boards import Access, Board
from loupiote.kernel.game import Game as State
from loupiote.kernel.inputs import MJ
from loupiote.kernel.view import PUBLIC, View
from loupiote.rules import rule_set
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Game, Seat
from loupiote.web.games.viewers import Viewer
from loupiote.web.square.models import Post, Stay

Where = tuple[str, tuple[int | str, ...]]
"""A condition in SQL, and its values in their order."""
POSTS = Post._meta.db_table


class Place(Struct):
    """A board, or one player's, as one viewer has it.

    Attributes:
        board: its id in the rule set; owner: the seat whose board it is, where each player has one; name: for this viewer.
        read, write: what they may do there now; since: the moment from which they may read it, 0 for all of it; stays:
            between which numbers of posts they belong to it, none for all since then.
        public: everybody reads it; mine: it is this viewer's own.
    """

    board: str
    owner: Seat | None
    name: str
    read: bool
    write: bool
    since: int = 0
    stays: list[tuple[int, int | None]] = []
    public: bool = False
    mine: bool = False

    @property
    def spot(self) -> str:
        """Its name for drafts and marks."""
        return spot(self.board, self.owner.pk if self.owner is not None else None)

    @property
    def where(self) -> Where:
        """Its posts, as far as this viewer may read them, in SQL: pages ask for them so often that the ORM is left out."""
        if not self.read:
            return "1 = 0", ()
        said, values = [f"{POSTS}.board = %s"], [self.board]  # type: tuple[list[str], list[int | str]]
        said.append(f"{POSTS}.owner_id IS NULL" if self.owner is None else f"{POSTS}.owner_id = %s")
        values += [] if self.owner is None else [self.owner.pk]
        if self.since:
            said.append(f"{POSTS}.tick >= %s")
            values.append(self.since)
        if self.stays:
            open_end = f"{POSTS}.id > %s"
            stays = [open_end if until is None else f"{open_end} AND {POSTS}.id <= %s" for _, until in self.stays]
            said.append(either(stays))
            values += [number for stay in self.stays for number in stay if number is not None]
        return " AND ".join(said), tuple(values)


def either(said: Iterable[str]) -> str:
    """One of several conditions in SQL; of none, none holds."""
    return "(" + (" OR ".join(f"({one})" for one in said) or "1 = 0") + ")"


def spot(board: str, owner: int | None) -> str:
    """The name of a place for drafts and marks."""
    return board if owner is None else f"{board}:{owner}"


class Places:
    """The places of one viewer, in the order of the rule set."""

    def __init__(self, found: Iterable[Place]) -> None:
        self._found = {place.spot: place for place in found}

    def __iter__(self) -> Iterator[Place]:
        return iter(self._found.values())

    def get(self, board: str, owner: int | None = None) -> Place | None:
        """The place of this board, and of the seat of this number; None if it is none of theirs."""
        return self._found.get(spot(board, owner))

    @property
    def readable(self) -> list[Place]:
        """Those that can be read."""
        return [place for place in self if place.read]

    @property
    def square(self) -> Place | None:
        """The first one that everybody reads: where the game is announced."""
        return next((place for place in self if place.public), None)


def boards_of(game: Game) -> dict[str, Board]:
    """The boards of the rule set of a game, by id."""
    return {board.id: board for board in rule_set(game.rules).boards}


def public_board(game: Game) -> str | None:
    """The first board that everybody reads."""
    return next((board.id for board in boards_of(game).values() if board.reads is None and not board.each), None)


def of(
    game: Game,
    viewer: Viewer,
    view: View,
    seats: list[Seat],
    name: Callable[[str], str],
    theirs: Callable[[str], str] = str,
) -> Places:
    """The places of this viewer.

    Args:
        view: what they see now; seats: all seats of the game.
        name: puts the id of a board into words; theirs: says whose board it is, for one of another player.
    """
    kinds = boards_of(game)
    stays: dict[tuple[str, int], list[tuple[int, int | None]]] = {}
    if any(access.since for access in view.boards):
        for stay in Stay.objects.filter(seat=viewer.seat).order_by("pk"):
            stays.setdefault((stay.board, stay.since), []).append((stay.after, stay.until))
    found = []
    for access in view.boards:
        kind = kinds[access.board]
        if kind.each:
            found += [_own(access, seat, viewer, name, theirs) for seat in seats if _theirs(viewer, view, seat)]
            continue
        shared = Place(access.board, None, name(access.board), access.read, access.write, access.since)
        shared.stays = stays.get((access.board, access.since), [])
        shared.public = kind.reads is None
        found.append(shared)
    return Places(found)


def _theirs(viewer: Viewer, view: View, seat: Seat) -> bool:
    """Whether a board of this seat's own is one of the viewer's: their own, all for the game master and after the end."""
    return viewer.leads or view.over or seat.pk == viewer.seat


def _own(access: Access, seat: Seat, viewer: Viewer, name: Callable[[str], str], theirs: Callable[[str], str]) -> Place:
    mine = seat.pk == viewer.seat
    called = name(access.board) if mine else theirs(seat.name)
    return Place(access.board, seat, called, access.read, access.write and (mine or viewer.leads), mine=mine)


def readers(journal: Journal, board: str, owner: int | None) -> list[str]:
    """The keys of the counters of all who may read a board now, and of nobody else (`door.touch`).

    Args:
        owner: the number of the seat whose board it is.
    """
    game = journal.table.game
    kind = next(one for one in game.ruleset.boards if one.id == board)
    found = [MJ]
    if boards.access(game, kind, PUBLIC).read:
        found.append(PUBLIC)
    for player, seat in zip(game.players, journal.seats, strict=True):
        own = owner is None or owner == seat or game.over
        if own and boards.access(game, kind, player.id).read:
            found.append(f"s{seat}")
    return found


def access_of(game: State, player: str) -> dict[str, Access]:
    """What a player may do on the boards that hang on something they may come to hold."""
    kinds = [board for board in game.ruleset.boards if board.hangs_on and not board.past]
    return {board.id: boards.access(game, board, player) for board in kinds}
