"""Games for browser tests, made in a process of its own beside a server, in its database; prints their addresses as JSON.

python tests/web_played.py < environment of the server: {"night": {"key": ..., "links": {"Ana": "/s/.../"}}, "over": ...}
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

from web_server import Server

VILLAGE = {
    "Ana": "voyante", "Basile": "loup-garou", "Cléo": "simple-villageois", "Denis": "simple-villageois", "Élise": "sorciere",
    "Fantin": "loup-garou", "Garance": "cupidon", "Hugo": "simple-villageois", "Inès": "chasseur",
}  # fmt: skip


def games(server: Server) -> Any:
    """Make the games in the database of a server."""
    made = subprocess.run(
        [sys.executable, __file__],
        env={**server.environment, "DJANGO_SETTINGS_MODULE": "loupiote.web.settings"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert made.returncode == 0, made.stderr
    return json.loads(made.stdout)


def make() -> dict[str, Any]:
    """A first night, with the Voyante asked; and a game that is over."""
    import django

    django.setup()
    from loupiote.kernel.inputs import Decree
    from loupiote.web.games import door, tokens
    from web_table import Scene

    night = Scene(watch=True, **VILLAGE)
    night.close()
    over = Scene(watch=True, **VILLAGE)
    over.reply("Garance", "unir", "Ana", "Hugo")
    over.close()
    over.reply("Ana", "sonder", "Basile")
    over.close()
    door.submit(over.game.pk, over.mj, Decree(what="end-game", value=["Ana"]))
    return {
        name: {
            "key": scene.game.key,
            "links": {who: f"/s/{tokens.renew(holder)}/" for who, holder in scene._holders.items()},
        }
        for name, scene in (("night", night), ("over", over))
    }


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "loupiote.web.settings")
    sys.stdout.write(json.dumps(make()))
