"""A game in the database: who takes part, the journal, and the counters that wake screens.

The journal is append-only: chapters, inputs and tellings are never changed nor deleted; a correction supersedes chapters.
Nothing here is shown to anybody directly: pages see a game through `door.view_of`.
"""

from __future__ import annotations

import secrets

from django.conf import settings
from django.db import connection, models
from django.db.transaction import TransactionManagementError
from django.utils import timezone
from django.utils.functional import cached_property
from django.utils.translation import gettext_lazy as _

from loupiote.kernel.chance import commitment, fresh_seed
from loupiote.kernel.start import NAME_LENGTH
from loupiote.web import sql

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I, no O: read aloud or from a wall, they are 1 and 0
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # of a game's name in addresses
KEY_LENGTH = 12


def new_key() -> str:
    """A name for a game in addresses, which tells nothing and cannot be guessed: 60 bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(KEY_LENGTH))


class Game(models.Model):
    """A game.

    Attributes:
        key: its name in addresses; title; rules, edition: the rule set and its version; lang: of what is said aloud.
        options: of the rule set; plan: what is decided before play beside them: cards, roles, setup, script, already; and
            what the pages of the preparation keep there.
        seed: fixes all chance, secret until the end; `commitment` is its public hash.
        seq: how many inputs were taken; stamp: changes with every commit, to know a copy in memory that is out of date.
        code, code_until: the six letters by which players join, and until when.
        phones: what players may answer on their own phones; the MJ answers for them in any case.
        mode: played around a table, or by forum over days; led: by a game master; else the program leads, and nobody sees
            more than their seat.
        paused: the MJ has interrupted it: players are asked nothing, and nothing of theirs is taken.
        watch: whoever has the address may look on as a spectator; demo: made to try the application, swept away later.
        created_at, started_at, ended_at: when; created_by: whose account.
    """

    class Status(models.TextChoices):
        """Where a game is."""

        PREPARING = "preparing", _("in preparation")
        RUNNING = "running", _("running")
        FINISHED = "finished", _("finished")

    class Mode(models.TextChoices):
        """Where people play."""

        TABLE = "table", _("around a table")
        FORUM = "forum", _("by forum, over days")

    class Phones(models.TextChoices):
        """What players may do on their own phones, beside looking at what is theirs to know."""

        CARD = "card", _("look at their card")
        VOTE = "vote", _("vote too")
        ALL = "all", _("answer everything that they are asked")

    key = models.CharField(_("key"), max_length=16, unique=True, default=new_key, editable=False)
    title = models.CharField(_("title"), max_length=80, blank=True)
    rules = models.CharField(_("rule set"), max_length=30, default="meneur")
    edition = models.PositiveIntegerField(default=0)
    lang = models.CharField(_("language"), max_length=2, default="fr")
    status = models.CharField(_("state"), max_length=10, choices=Status, default=Status.PREPARING)
    options = models.JSONField(default=dict)
    plan = models.JSONField(default=dict)
    seed = models.CharField(max_length=64, default=fresh_seed)
    seq = models.PositiveBigIntegerField(default=0)
    stamp = models.CharField(max_length=16, default="")
    code = models.CharField(max_length=6, unique=True, null=True, blank=True)
    code_until = models.DateTimeField(null=True, blank=True)
    phones = models.CharField(_("players’ phones"), max_length=4, choices=Phones, default=Phones.CARD)
    mode = models.CharField(_("way of playing"), max_length=5, choices=Mode, default=Mode.TABLE)
    led = models.BooleanField(_("led by a game master"), default=True)
    paused = models.BooleanField(default=False)
    watch = models.BooleanField(_("spectators"), default=False)
    demo = models.BooleanField(_("demonstration"), default=False)
    created_at = models.DateTimeField(_("made"), default=timezone.now)
    created_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+", verbose_name=_("made by")
    )
    started_at = models.DateTimeField(_("begun"), null=True, blank=True)
    ended_at = models.DateTimeField(_("ended"), null=True, blank=True)

    class Meta:
        verbose_name = _("game")
        verbose_name_plural = _("games")

    def __str__(self) -> str:
        return self.title or self.key

    @classmethod
    def of_key(cls, key: str) -> Game | None:
        """The game of this name in addresses, if there is one."""
        return next(iter(sql.of(cls, _GAME, [key])), None)

    @classmethod
    def locked(cls, pk: int) -> Game:
        """The game of this number, its row locked until the end of the transaction.

        Raises:
            Game.DoesNotExist: there is none.
            TransactionManagementError: there is no transaction, at whose end it would be free again.
        """
        if not connection.in_atomic_block:
            raise TransactionManagementError("a game is locked inside a transaction")
        lock = " FOR UPDATE" if connection.features.has_select_for_update else ""  # SQLite locks all of its file
        for game in sql.of(cls, _LOCK + lock, [pk]):
            return game
        raise cls.DoesNotExist(pk)

    @cached_property
    def cast(self) -> list[Seat]:
        """All seats in table order, read once for this row as it is in memory; `seats` asks anew."""
        return sql.of(Seat, _SEATS, [self.pk])

    @cached_property
    def leaders(self) -> list[Master]:
        """All who lead it, read once for this row as it is in memory; `masters` asks anew."""
        return sql.of(Master, _MASTERS, [self.pk])

    @property
    def commitment(self) -> str:
        """The public hash of the seed."""
        return commitment(self.seed)


# Written out, because every page begins with them (`loupiote.web.sql`).
_GAME = "SELECT * FROM loupiote_games_game WHERE key = %s"
_LOCK = "SELECT * FROM loupiote_games_game WHERE id = %s"
_MASTERS = "SELECT * FROM loupiote_games_master WHERE game_id = %s"
_SEATS = "SELECT * FROM loupiote_games_seat WHERE game_id = %s ORDER BY place"


class Seat(models.Model):
    """A seat of a game.

    Attributes:
        place: its number in table order, from 0; name: the player, who is known by it in the rules.
        genre: f, m or x, for the grammar of texts; user: the account that plays it, if one does.
        token_hash: SHA-256 of the secret in the personal link, "" while nobody has one; next_hash: of the one that takes its
            place as soon as it is used for the first time (`tokens`).
        bot: the program plays it; joined_at: when somebody took it; alias: the name of a part that is played, "" for none.
    """

    game = models.ForeignKey(Game, models.CASCADE, related_name="seats")
    place = models.PositiveSmallIntegerField()
    name = models.CharField(_("name"), max_length=NAME_LENGTH)
    genre = models.CharField(max_length=1, null=True, blank=True)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="seats")
    token_hash = models.CharField(max_length=64, blank=True, default="")
    next_hash = models.CharField(max_length=64, blank=True, default="")
    bot = models.BooleanField(default=False)
    alias = models.CharField(_("role-play name"), max_length=NAME_LENGTH, blank=True, default="")
    joined_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ("game_id", "place")
        constraints = [models.UniqueConstraint(fields=["game", "name"], name="one_seat_of_a_name")]

    def __str__(self) -> str:
        return self.name


class Master(models.Model):
    """Somebody who leads a game.

    Attributes:
        role: `mj` or `co-mj`; user: their account, or none for a demonstration; name: as the log of the game says it.
        token_hash, next_hash: as for a seat; joined_at: when somebody came by the link of this place.
        before: their place in the game that this one follows.
    """

    class Role(models.TextChoices):
        """First among those who lead, or beside them."""

        MJ = "mj", _("game master")
        CO_MJ = "co-mj", _("second game master")

    game = models.ForeignKey(Game, models.CASCADE, related_name="masters")
    role = models.CharField(max_length=5, choices=Role, default=Role.MJ)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="masters")
    name = models.CharField(_("name"), max_length=NAME_LENGTH, blank=True)
    token_hash = models.CharField(max_length=64, blank=True, default="")
    next_hash = models.CharField(max_length=64, blank=True, default="")
    joined_at = models.DateTimeField(null=True, blank=True)
    before = models.ForeignKey("self", models.SET_NULL, null=True, blank=True, related_name="after")

    class Meta:
        constraints = [models.UniqueConstraint(fields=["game", "user"], name="leads_once")]

    def __str__(self) -> str:
        return self.name

    @property
    def held(self) -> bool:
        """Whether somebody leads from this place: by an account that is not closed, or by a link that they have opened."""
        return self.user.is_active if self.user is not None else bool(self.token_hash and self.joined_at)


class Entry(models.Model):
    """One thing that came in through the door and was taken: who did what, in order. What was refused leaves no entry.

    Attributes:
        seq: its number in the game; kind: start, import, input, undo, amend; data: JSON of what was asked: the inputs; of an undo
            those that it took back; of an amendment its place, the new input and the one that it replaced.
        actor: "mj", "clock" or a player; user, who: the account and name of the person, for the trace.
        key: given by the screen that sent it, so that a double tap or a resent request acts once.
    """

    game = models.ForeignKey(Game, models.CASCADE, related_name="entries")
    seq = models.PositiveBigIntegerField()
    at = models.DateTimeField(default=timezone.now)
    kind = models.CharField(max_length=10)
    data = models.TextField()
    actor = models.CharField(max_length=NAME_LENGTH)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+")
    who = models.CharField(max_length=NAME_LENGTH, blank=True)
    key = models.CharField(max_length=64, null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["game", "seq"], name="one_entry_of_a_number"),
            models.UniqueConstraint(fields=["game", "key"], name="a_key_acts_once"),
        ]


class Deed(models.Model):
    """One thing that somebody who leads has done beside the journal (`deeds`). Rows are added, never changed.

    Attributes:
        kind: what it was; data: JSON of what its sentence names; user, who: the account and name of the person.
    """

    game = models.ForeignKey(Game, models.CASCADE, related_name="deeds")
    at = models.DateTimeField(default=timezone.now)
    kind = models.CharField(max_length=20)
    data = models.TextField()
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+")
    who = models.CharField(max_length=NAME_LENGTH, blank=True)

    def __str__(self) -> str:
        return self.kind


class Chapter(models.Model):
    """A chapter of the kernel's journal: the state at the start of a step. `superseded` names the chapter that replaced it."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="chapters")
    number = models.PositiveIntegerField()
    seq = models.PositiveBigIntegerField()
    state = models.TextField()
    superseded = models.PositiveIntegerField(null=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["game", "number"], name="one_chapter_of_a_number")]


class Row(models.Model):
    """What the rows of a chapter have in common: its number, their place in it, the entry that they come from, JSON."""

    chapter = models.PositiveIntegerField()
    place = models.PositiveIntegerField()
    seq = models.PositiveBigIntegerField()
    data = models.TextField()

    class Meta:
        abstract = True


class Input(Row):
    """An input that a chapter received. One that an undo played again keeps the number of the entry that brought it."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="inputs")

    class Meta:
        constraints = [models.UniqueConstraint(fields=["game", "chapter", "place"], name="one_input_in_a_place")]


class Telling(Row):
    """A fact that was told while a chapter was the last one, and to whom."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="tellings")

    class Meta:
        constraints = [models.UniqueConstraint(fields=["game", "chapter", "place"], name="one_telling_in_a_place")]


class Turn(models.Model):
    """How often what one viewer sees has changed. It is what live updates tell, and all that they tell.

    A number of its own for each viewer, because the number of inputs would betray at night that somebody acts.

    Attributes:
        viewer: "mj", "public", or "s" and the number of a seat.
    """

    game = models.ForeignKey(Game, models.CASCADE, related_name="turns")
    viewer = models.CharField(max_length=24)
    number = models.PositiveBigIntegerField(default=1)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["game", "viewer"], name="one_turn_of_a_viewer")]


class Deadline(models.Model):
    """A moment at which a window closes by itself. It fires once: whoever sets `fired_at` first fires it.

    Attributes:
        window: "vote@2", or the window of a pending prompt.
    """

    game = models.ForeignKey(Game, models.CASCADE, related_name="deadlines")
    window = models.CharField(max_length=60)
    at = models.DateTimeField()
    fired_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["game", "window"], name="one_deadline_of_a_window")]
        indexes = [models.Index(fields=["at"], condition=models.Q(fired_at=None), name="deadlines_to_come")]
