"""What is sent outside: JSON with the text in every way of writing, or one message as Discord takes it."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import override

from loupiote.narration.formats import FORMATS
from loupiote.web.games.models import Game
from loupiote.web.notices.models import Delivery, Webhook
from loupiote.web.notices.outside.markup import written
from loupiote.web.people.links import public

VERSION = 1
DISCORD_MOST = 2000  # characters of a message
_CODE_ENDS = "\n```"
_CALL = re.compile(r"@(?=everyone|here|[&!]?\d)|<(?=@|#)")


def body(webhook: Webhook, game: Game, delivery: Delivery, html: str, *, title: str, moment: str, event: str) -> str:
    """The body of a delivery: with its number and its time, by which the receiver can put announcements in order."""
    address = public(reverse("games:room", args=[game.key]))
    if webhook.shape == Webhook.Shape.DISCORD:
        message = discord(game, html, title=title, address=address, event=event, at=delivery.at)
        return json.dumps(message, ensure_ascii=False)
    data: dict[str, Any] = {
        "version": VERSION,
        "id": str(delivery.pk),
        "number": delivery.number,
        "time": delivery.at.astimezone(UTC).isoformat(timespec="milliseconds"),
        "event": event,
        "game": {"title": str(game), "rules": game.rules, "lang": game.lang, "address": address},
        "moment": {"id": moment, "name": title} if moment else None,
        "title": title,
        "text": {
            "html": html,
            "markdown": written(html, "markdown"),
            "bbcode": written(html, "bbcode"),
            "plain": written(html, "text"),
        },
    }
    return json.dumps(data, ensure_ascii=False)


def discord(game: Game, html: str, *, title: str, address: str, event: str, at: datetime) -> dict[str, Any]:
    """One message, short enough, that calls nobody: neither all of a server nor one of its members."""
    heading = [f"**{plain(str(game))}**", plain(title), f"<t:{int(at.timestamp())}:f>"]  # a time as each reader has it
    if event in ("changed", "withdrawn"):
        with override("en" if game.lang == "en" else "fr"):
            heading.append(_("worded anew") if event == "changed" else _("withdrawn"))
    head = " – ".join(part for part in heading if part)
    text = quiet(written(html, "markdown"))
    room = DISCORD_MOST - len(head) - len(address) - 6
    if event == "withdrawn":
        text = _cut(text, room - 4 * (text.count("\n") + 1))
        text = "\n".join(f"~~{line}~~" if line.strip() else line for line in text.split("\n"))
    return {"content": f"{head}\n{_cut(text, room)}\n<{address}>", "allowed_mentions": {"parse": []}}


def _cut(text: str, room: int) -> str:
    """Markdown, not longer than this; a block of code that is cut ends where it is cut."""
    if len(text) <= room:
        return text
    kept = text[: max(0, room - 1 - len(_CODE_ENDS))].rsplit(" ", 1)[0].rstrip("\\*_~` ") + "…"
    return kept + (_CODE_ENDS if kept.count("```") % 2 else "")


def plain(text: str) -> str:
    """Text of one line that somebody has typed, in which nothing is markup, leads anywhere or calls anybody."""
    return quiet(FORMATS["markdown"].escape(" ".join(text.split()))).replace("://", "\\://")


def quiet(text: str) -> str:
    """Text in which no `@everyone` and no mention calls anybody."""
    return _CALL.sub("\\g<0>\u200b", text)
