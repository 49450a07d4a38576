"""What those who lead a game do beside its journal: extend a deadline, pause, prod somebody, rule on a clause, hide a post.

    deeds.note(game, viewer, "extend", window="vote@2", seconds=1800)

Orders, decrees, undos and amendments are entries of the journal and are not noted once more; the log of a game puts both together
(`people/log.py`). What a kind says in words, and who reads it, is in `people/deeds.py`.
"""

from __future__ import annotations

import json
from typing import Any

from loupiote.web.games.models import Deed, Game
from loupiote.web.games.viewers import Viewer


def note(game: Game, viewer: Viewer, kind: str, **values: Any) -> None:
    """Keep that this was done, inside the transaction in which it is done if there is one.

    Args:
        viewer: who did it; kind: one of `people.deeds.KINDS`; values: what its sentence names, as JSON can hold it.
    """
    data = json.dumps(values, ensure_ascii=False, separators=(",", ":"))
    Deed.objects.create(game=game, kind=kind, data=data, user_id=viewer.user, who=viewer.who)


def changed(before: dict[str, Any], after: dict[str, Any]) -> dict[str, list[Any]]:
    """Of settings before and after, those that differ: name -> [from, to]."""
    return {name: [before.get(name), value] for name, value in after.items() if before.get(name) != value}
