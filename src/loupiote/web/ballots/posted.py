"""The votes that posts were: said on the post itself where that does not show them any more, so that evidence cannot vanish."""

from __future__ import annotations

from collections.abc import Collection

from django.utils.translation import get_language
from django.utils.translation import gettext as _

from loupiote.kernel.substitute import names_now
from loupiote.narration import value_name
from loupiote.web.ballots import evidence, polls, texts
from loupiote.web.games import tables
from loupiote.web.games.models import Entry, Game
from loupiote.web.ordering import taken, words


def votes(game: Game, keys: Collection[str]) -> dict[str, str]:
    """For those of these posts that were taken as a vote which has not been taken out of the game: for whom, as a sentence."""
    entries = Entry.objects.filter(game=game, key__startswith=evidence.POST).values_list("seq", "key")
    post_of = {seq: post for seq, key in entries if key and (post := evidence.post_key(key)) in keys}
    if not post_of:
        return {}
    known, now = polls.powers(game.rules), names_now(tables.current(game).table.game)
    said, found = words.speaker(game, get_language() or "fr"), dict[str, str]()
    for one in taken.replies(game):
        if one.entry in post_of and one.reply.power.partition("#")[0] in known:
            named = [now.get(name, name) for name in one.reply.value or ()][:1]
            whom = value_name(said, named[0], list(now.values())) if named else texts.nobody(said)
            found[post_of[one.entry]] = _("It was taken as a vote: {whom}.").format(whom=whom)
    return found
