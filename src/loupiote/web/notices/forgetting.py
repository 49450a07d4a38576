"""The name of a deleted account is taken out of what notices say, and out of what is still on its way outside.

So is that of whoever asks for a seat no more.
"""

from __future__ import annotations

from typing import Any

from django.db.models.signals import post_delete

from loupiote.web.games import erasing
from loupiote.web.games.models import Game
from loupiote.web.notices.models import Delivery, Notice
from loupiote.web.notices.outside import deliveries
from loupiote.web.signup.models import SignUp
from loupiote.web.square.models import Post


def connect() -> None:
    """Hear of names that are taken out of games; the square has taken them out of its posts by then."""
    erasing.renamed.connect(_renamed, dispatch_uid="notices")
    erasing.forgotten.connect(_forgotten, dispatch_uid="notices")
    post_delete.connect(_withdrawn, sender=SignUp, dispatch_uid="notices")


def _in_words(game: Game, old: str, new: str) -> None:
    for notice in Notice.objects.filter(game=game).exclude(words={}):
        if old in notice.words.values():
            notice.words = {key: new if word == old else word for key, word in notice.words.items()}
            notice.save(update_fields=["words"])


def _forgotten(sender: object, *, game: Game, name: str, neutral: str, **more: Any) -> None:
    """Who was told to lead the game leads it no more, and has no account."""
    _in_words(game, name, neutral)


def _withdrawn(sender: object, *, instance: SignUp, **more: Any) -> None:
    """Whoever asked for a seat is on the list no more: nobody waits for an answer."""
    Notice.objects.filter(game=instance.game_id, kind="asked", key=f"asked-{instance.pk}").delete()


def _renamed(sender: object, *, game: Game, old: str, new: str, **more: Any) -> None:
    _in_words(game, old, new)
    sent = Delivery.objects.filter(webhook__game=game)
    sent.filter(due_at=None).update(body="")
    waiting = {one.about: one for one in sent.filter(due_at__isnull=False).order_by("number")}
    for post in Post.objects.filter(game=game, key__in=waiting):
        deliveries.say_anew(waiting[post.key], post)
