"""Public announcements on their way out of the application: as text to paste, and to one address of each game.

`publish` is called inside the transaction that makes an announcement public, with what everybody may read and nothing else.
"""

from __future__ import annotations

from loupiote.web.games.models import Game


def publish(
    game: Game,
    key: str,
    html: str,
    *,
    title: str = "",
    moment: str = "",
    event: str = "announcement",
    about: str = "",
) -> None:
    """Send an announcement to the game's address outside, if it has one; the same event and key go out once.

    Args:
        key: what is announced, for instance the post's key; about: the announcement that this is about, if not the key: what
            has not arrived yet of the same one is not sent any more.
        html: its text as it is shown, cleaned; title: its heading.
        moment: in which it was announced; event: `announcement`, `changed` or `withdrawn`.
    """
    from loupiote.web.notices.outside import deliveries

    deliveries.put(game, key, html, title=title, moment=moment, event=event, about=about or key)
