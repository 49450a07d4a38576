"""What becomes of posts whose author has deleted their account: they stay, under a neutral name.

Announcements and receipts tell of the seat under its neutral name: there a name stands as the narration writes it, in bold, so
that the same word in a sentence (a player called Day) stays. In what people wrote, only mentions and quotations change.
"""

from __future__ import annotations

import re
from typing import Any

from django.db.models import Q
from django.db.models.signals import pre_delete

from loupiote.narration.formats import FORMATS
from loupiote.narration.runs import Player
from loupiote.web.games import erasing
from loupiote.web.games.models import Game, Seat
from loupiote.web.people.models import User
from loupiote.web.people.names import NEUTRAL
from loupiote.web.square import people, sources
from loupiote.web.square.models import Post, Prepared


def connect() -> None:
    """Hear of names that are taken out of games, and of accounts that go."""
    erasing.renamed.connect(_renamed, dispatch_uid="square")
    erasing.forgotten.connect(_forgotten, dispatch_uid="square")
    pre_delete.connect(_gone, sender=User, dispatch_uid="square")


def _renamed(sender: object, *, game: Game, seat: Seat, old: str, new: str, alias: str, **more: Any) -> None:
    """The texts of a game name somebody anew."""
    names = [name for name in (old, alias) if name]
    told, typed = _narrated(old), re.compile(rf"(@|\[quote=)(?:{'|'.join(map(re.escape, names))})(?!\w)")

    def without(text: str, narrated: bool) -> str:
        text = text.replace(told, _narrated(new)) if narrated else text
        return typed.sub(lambda found: found[1] + new, text)

    holds, seats = Q(), list(game.seats.all())
    for name in (told, *names):
        holds |= Q(text__contains=name) | Q(first__contains=name)
    for post in Post.objects.filter(holds, game=game).iterator():
        narrated = post.kind != Post.Kind.POST
        text, first = without(post.text, narrated), without(post.first, narrated)
        if (text, first) != (post.text, post.first):
            post.text, post.first = text, first
            sources.read(post, seats)
            post.save(update_fields=["text", "first", "html", "drawn", "folded"])
    for words in Prepared.objects.filter(game=game, text__contains=told):
        words.text = without(words.text, True)
        words.save(update_fields=["text"])
    Post.objects.filter(game=game, name=old).update(name=new, alias="")
    Post.objects.filter(game=game, edited_by=old).update(edited_by=new)
    people.forget_own(game, seat, old)


def _narrated(name: str) -> str:
    """A player's name as the narration writes it in the source of a post."""
    return FORMATS["markdown"].run(Player(name))


def _forgotten(sender: object, *, game: Game, name: str, **more: Any) -> None:
    """Whoever led a game did what they did there without a name."""
    Post.objects.filter(game=game, hidden_by=name).update(hidden_by="")
    Post.objects.filter(game=game, edited_by=name).update(edited_by="")
    Prepared.objects.filter(game=game, by=name).update(by="")


def _gone(sender: object, *, instance: User, **more: Any) -> None:
    """Nothing says any more who wrote what somebody wrote."""
    for lang, neutral in NEUTRAL.items():
        mine = Post.objects.filter(user=instance, game__lang=lang)
        mine.exclude(name__startswith=neutral).update(name=neutral)
        mine.update(alias="", edited_by="")
