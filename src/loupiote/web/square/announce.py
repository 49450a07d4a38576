"""The announcements of the program: what everybody was told becomes posts on the public board.

After every order that tells the public something new, one post for each moment in which it was told, with the moment as its
title, in the language of the game. An undo deletes none: an announcement of what does not hold any more is struck, and the new
one follows. Words that a game master has written beforehand (`prepare`) take the place of the narration's, as long as what is to
be told is the same as when they were written. If it is not, they are kept beside what was announced (`unheld`), whose words may
be changed.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence

from django.db.models import QuerySet
from django.utils import timezone
from msgspec import Struct

from loupiote.kernel.data import same_start
from loupiote.kernel.events import Opened, Told
from loupiote.kernel.table import Table
from loupiote.narration import Narrator
from loupiote.narration.scenes import Passage
from loupiote.web.games import turns
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Game
from loupiote.web.square import places, sources
from loupiote.web.square.models import Post, Prepared
from loupiote.web.tone import narrators

BEFORE = 6  # moments looked back on, so that a story may read on: a second vote of the day, a morning without a death


class Announcement(Struct):
    """What is to be announced of one moment.

    Attributes:
        moment: its id; title: its name; text: Markdown; digest: of the facts and words, to know whether it is still the same.
    """

    moment: str
    title: str
    text: str
    digest: str


def narrator(game: Game) -> Narrator:
    """Who puts the announcements of a game into words."""
    return narrators.narrator(game, game.lang, "markdown", narrators.genres_of(game))


def told_to_all(table: Table | None) -> list[Told]:
    """The facts that everybody was told, as they were told."""
    return [told for told in table.told if told.to is None] if table is not None else []


def announcements(game: Game, facts: Sequence[Told], start: int) -> list[Announcement]:
    """What there is to say when everything up to `start` has been announced: moment by moment."""
    opened = [place for place in range(start) if isinstance(facts[place].event, Opened)]
    back = opened[-BEFORE] if len(opened) >= BEFORE else 0
    narrated = narrator(game)
    then = {key: passages for key, _, _, passages in _moments(narrated, facts[back:start])}
    found = []
    for key, moment, title, passages in _moments(narrated, facts[back:]):
        said = then.get(key, [])
        new = passages[len(said) :] if passages[: len(said)] == said else passages
        text = "\n\n".join(markdown(passage) for passage in new)
        if text:
            found.append(Announcement(moment, title, text, _digest(moment, text)))
    return found


Moment = tuple[tuple[str, str, int], str, str, list[Passage]]


def _moments(narrated: Narrator, facts: Sequence[Told]) -> list[Moment]:
    """The moments of a story; two of the same title are told apart by their order."""
    seen: Counter[tuple[str, str]] = Counter()
    found = []
    # what is announced anew at once is no less than what was, bit by bit
    for scene in narrated.scenes(facts, every=True):
        number = seen[scene.moment, scene.title]
        seen[scene.moment, scene.title] += 1
        found.append(((scene.moment, scene.title, number), scene.moment, scene.title, scene.passages))
    return found


def markdown(passage: Passage) -> str:
    """A passage of a story as the source of a post."""
    return "\n".join(f"- {item}" for item in passage.items) if passage.items else passage.text


def _digest(moment: str, text: str) -> str:
    return hashlib.sha256(f"{moment}\n{text}".encode()).hexdigest()


# --------------------------------------------------------------------------------------------------------------- the hook
def after(game: Game, before: Table | None, table: Table, made: Journal) -> None:
    """Announce what is new, strike what does not hold any more; a hook of the door."""
    board = places.public_board(game)
    if board is None or game.mode != Game.Mode.FORUM:
        return
    old, facts = told_to_all(before), told_to_all(table)
    same = same_start(old, facts)
    if same == len(old) == len(facts):
        return
    if same < len(old):
        _strike(game, same)
    last = _announced(game, facts)
    new = announcements(game, facts, last)
    prepared = {(one.moment, one.title): one for one in Prepared.objects.filter(game=game)} if new else {}
    seats = list(game.seats.all()) if new else []
    for one in new:
        words = prepared.get((one.moment, one.title))
        true = words is not None and words.digest == one.digest
        source = words.text if words is not None and true else one.text
        post = Post(
            game=game, board=board, kind=Post.Kind.ANNOUNCEMENT, tick=table.game.tick, title=one.title, text=source
        )
        post.moment, post.facts_from, post.facts_upto = one.moment, last, len(facts)
        if words is not None and true:
            words.delete()
        sources.read(post, seats)
        post.save()
    turns.bump(game, places.readers(made, board, None))


def _announced(game: Game, facts: Sequence[Told]) -> int:
    """How many of these facts stand announced."""
    standing = _standing(game).filter(facts_upto__lte=len(facts))
    return standing.order_by("-pk").values_list("facts_upto", flat=True).first() or 0


def _standing(game: Game) -> QuerySet[Post]:
    return Post.objects.filter(game=game, kind=Post.Kind.ANNOUNCEMENT, withdrawn_at=None)


def _strike(game: Game, same: int) -> None:
    """Strike the announcements that tell more than the facts that still hold."""
    wrong = _standing(game).filter(facts_upto__gt=same)
    for post in wrong.order_by("pk"):  # one by one: it is heard of outside before what follows is announced
        post.withdrawn_at = timezone.now()
        post.save(update_fields=["withdrawn_at"])


# ----------------------------------------------------------------------------------------- for those who lead the game
def foreseen(game: Game, table: Table) -> list[Announcement]:
    """What would be announced if a game went on to this table: for the game master, who may word it otherwise (`prepare`)."""
    facts = told_to_all(table)
    return announcements(game, facts, _announced(game, facts))


def kept(game: Game) -> list[Prepared]:
    """The words that were written beforehand."""
    return list(Prepared.objects.filter(game=game))


def unheld(game: Game) -> list[tuple[Prepared, Post]]:
    """Words that were written for an announcement and did not hold, with what was announced instead, once its moment is over."""
    kept = Prepared.objects.filter(game=game).order_by("at")
    if not kept:
        return []
    last = {(post.moment, post.title): post for post in _standing(game).order_by("pk")}
    now = None if game.status == Game.Status.FINISHED else next(reversed(last), None)
    found = [(words, last.get((words.moment, words.title))) for words in kept if (words.moment, words.title) != now]
    return [(words, post) for words, post in found if post is not None and post.at > words.at]


def forget(game: Game, post: Post) -> None:
    """What was written beforehand in the place of this announcement is needed no more."""
    Prepared.objects.filter(game=game, moment=post.moment, title=post.title).delete()


def prepare(game: Game, announcement: Announcement, text: str, by: str = "") -> None:
    """Keep other words for an announcement to come; empty words take them back."""
    known = Prepared.objects.filter(game=game, moment=announcement.moment, title=announcement.title)
    if not text.strip():
        known.delete()
        return
    defaults = {"digest": announcement.digest, "text": text, "by": by}
    Prepared.objects.update_or_create(
        game=game, moment=announcement.moment, title=announcement.title, defaults=defaults
    )
