"""What becomes of posts whose author has deleted their account: they stay, under a neutral name.

Announcements tell of the seat under its neutral name; in what others wrote, only mentions of it and quotations change.
"""

from __future__ import annotations

import re
from typing import Any

from django.db.models.signals import pre_delete

from loupiote.web.games import erasing
from loupiote.web.games.models import Game
from loupiote.web.people.models import User
from loupiote.web.square import markup
from loupiote.web.square.models import Post


def connect() -> None:
    """Hear of names that are taken out of games, and of accounts that go."""
    erasing.renamed.connect(_renamed, dispatch_uid="square")
    pre_delete.connect(_gone, sender=User, dispatch_uid="square")


def _renamed(sender: object, *, game: Game, old: str, new: str, **more: Any) -> None:
    """The texts of a game name somebody anew."""
    whole, named = _whole(old), re.compile(rf"(@|\[quote=){_whole(old).pattern}")
    for post in Post.objects.filter(game=game, text__contains=old).iterator():
        if post.kind != Post.Kind.POST:
            text = whole.sub(lambda _: new, post.text)
        else:
            text = named.sub(lambda found: found[1] + new, post.text)
        if text != post.text:
            post.text, post.drawn, post.first = text, 0, named.sub(lambda found: found[1] + new, post.first)
            post.folded = markup.fold(f"{post.title}\n{text}")
            post.save(update_fields=["text", "drawn", "first", "folded"])
    Post.objects.filter(game=game, name=old).update(name=new, alias="")


def _whole(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")


def _gone(sender: object, *, instance: User, **more: Any) -> None:
    """Nothing says any more who wrote what somebody wrote."""
    for lang in erasing.NEUTRAL:
        mine = Post.objects.filter(user=instance, game__lang=lang)
        mine.exclude(author__name__startswith=erasing.NEUTRAL[lang]).update(name=erasing.NEUTRAL[lang])
        mine.update(alias="", edited_by="")
