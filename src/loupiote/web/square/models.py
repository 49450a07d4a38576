"""Posts and what belongs to them.

No number of a row is ever shown: the numbers that are missing between two posts would tell how much is written on boards that
the reader does not know. A post is known by its key.
"""

from __future__ import annotations

import secrets

from django.conf import settings
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from loupiote.kernel.start import NAME_LENGTH
from loupiote.web.games.models import Game, Seat

EDIT_MINUTES = 10
PERSON = 24 + NAME_LENGTH  # see `people`


def new_key() -> str:
    """A name for a post in addresses, which tells nothing: 50 bits."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(10))


class Square(models.Model):
    """What the game master has set for the boards of a game; a game without a row has the defaults.

    Attributes:
        edit_minutes: how long whoever wrote a post may change it; 0: never.
    """

    game = models.OneToOneField(Game, models.CASCADE, related_name="square")
    edit_minutes = models.PositiveIntegerField(_("minutes in which a post may be changed"), default=EDIT_MINUTES)


class Post(models.Model):
    """Something written on a board. Rows are never deleted.

    Attributes:
        key: its name in addresses; nonce: of the form that sent it, so that a double tap writes once.
        board: the id of the board in the rule set; owner: whose board it is, where each player has one.
        kind: by a person, an announcement of the program, or its answer to an order on a player's own board.
        author: the seat that wrote it, none for a game master and for
            the program; name, alias: as the author was called then; user: their account.
        tick: how many moments had been opened by then, which says whether who comes to the board later may read it.
        asked: what its author was asked when its form was made (`vote@1:voter`), so that an order that comes late is known.
        title: of an announcement; text: the source, Markdown and BBCode; html: what came of it; drawn: by which version of
            the reader; folded: the text without accents and capitals, for searching.
        first: the text as it was first posted, if it was changed since; edited_at, edited_by: the last change.
        hidden_at, hidden_why, hidden_by: taken out of sight by a game master.
        moment, facts_from, facts_upto: which public facts an announcement tells; withdrawn_at: they do not hold any more.
        entry, power: the order that a receipt is for: its number in the game's journal, and what it answers, if it was taken.
    """

    class Kind(models.TextChoices):
        """Who wrote it."""

        POST = "post", _("post")
        ANNOUNCEMENT = "announcement", _("announcement")
        RECEIPT = "receipt", _("receipt")

    game = models.ForeignKey(Game, models.CASCADE, related_name="posts")
    key = models.CharField(max_length=12, unique=True, default=new_key, editable=False)
    nonce = models.CharField(max_length=64, null=True, blank=True)
    board = models.CharField(max_length=40)
    owner = models.ForeignKey(Seat, models.CASCADE, null=True, blank=True, related_name="+")
    kind = models.CharField(max_length=12, choices=Kind, default=Kind.POST)
    author = models.ForeignKey(Seat, models.CASCADE, null=True, blank=True, related_name="posts")
    name = models.CharField(max_length=NAME_LENGTH, blank=True)
    alias = models.CharField(max_length=NAME_LENGTH, blank=True, default="")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+")
    tick = models.PositiveIntegerField()
    at = models.DateTimeField(default=timezone.now)
    asked = models.TextField(blank=True, default="")
    title = models.CharField(max_length=120, blank=True)
    text = models.TextField()
    html = models.TextField()
    drawn = models.PositiveSmallIntegerField(default=0)
    folded = models.TextField()
    first = models.TextField(blank=True, default="")
    edited_at = models.DateTimeField(null=True)
    edited_by = models.CharField(max_length=NAME_LENGTH, blank=True, default="")
    hidden_at = models.DateTimeField(null=True)
    hidden_why = models.CharField(max_length=200, blank=True, default="")
    hidden_by = models.CharField(max_length=NAME_LENGTH, blank=True, default="")
    moment = models.CharField(max_length=40, blank=True, default="")
    facts_from = models.PositiveIntegerField(null=True)
    facts_upto = models.PositiveIntegerField(null=True)
    withdrawn_at = models.DateTimeField(null=True)
    entry = models.PositiveBigIntegerField(null=True)
    power = models.CharField(max_length=60, blank=True, default="")

    class Meta:
        constraints = [models.UniqueConstraint(fields=["game", "nonce"], name="a_form_posts_once")]
        indexes = [
            models.Index(fields=["game", "board", "owner", "id"], name="posts_of_a_board"),
            models.Index(fields=["game", "author", "id"], name="posts_of_an_author"),
        ]

    def __str__(self) -> str:
        return self.key


class Mention(models.Model):
    """Somebody named in a post with an @; no seat: those who lead the game."""

    post = models.ForeignKey(Post, models.CASCADE, related_name="mentions")
    seat = models.ForeignKey(Seat, models.CASCADE, null=True, related_name="mentions")


class Kept(models.Model):
    """What the rows have in common that belong to one reader: whose they are (see `people`), and when they changed."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="+")
    person = models.CharField(max_length=PERSON)
    at = models.DateTimeField(auto_now=True)

    class Meta:
        abstract = True


class Draft(Kept):
    """A post that is not sent yet. `spot`: the board, see `Place.spot`."""

    spot = models.CharField(max_length=64)
    text = models.TextField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["game", "person", "spot"], name="one_draft_of_a_spot")]


class Seen(Kept):
    """How far somebody has read on a board: up to the post of this number."""

    spot = models.CharField(max_length=64)
    post = models.PositiveBigIntegerField(default=0)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["game", "person", "spot"], name="one_mark_of_a_spot")]


class Notebook(Kept):
    """Notes that nobody but their author ever reads."""

    text = models.TextField(blank=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["game", "person"], name="one_notebook_of_a_person")]


class Stay(models.Model):
    """A stretch in which somebody belongs to a board whose past is not for them.

    `Access.since` says by the moment from when they may read; this says it within the moment. Somebody who left and is back as
    if they had never left, because that was taken back, has two stretches with the same `since`.

    Attributes:
        since: the moment from which they may read; after, until: the numbers of the posts between which they belong to it.
    """

    game = models.ForeignKey(Game, models.CASCADE, related_name="+")
    seat = models.ForeignKey(Seat, models.CASCADE, related_name="+")
    board = models.CharField(max_length=40)
    since = models.PositiveIntegerField()
    after = models.PositiveBigIntegerField(default=0)
    until = models.PositiveBigIntegerField(null=True)


class Prepared(models.Model):
    """The words of an announcement to come, written by a game master beforehand.

    Attributes:
        moment, title: of the announcement that they are for; digest: of what was to be told: if it is another thing by then,
            the words are not true any more, and the program says its own.
    """

    game = models.ForeignKey(Game, models.CASCADE, related_name="+")
    moment = models.CharField(max_length=40)
    title = models.CharField(max_length=120)
    digest = models.CharField(max_length=64)
    text = models.TextField()
    by = models.CharField(max_length=NAME_LENGTH, blank=True)
    at = models.DateTimeField(auto_now=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["game", "moment", "title"], name="one_text_of_a_moment")]
