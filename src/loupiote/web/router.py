"""Which database a table lives in: the journal never waits for sessions, limits, the cache or the queue."""

from __future__ import annotations

from typing import Any

from django.conf import settings

ASIDE = frozenset({"sessions", "axes", "django_tasks_db", "loupiote_limits", "django_cache"})


class SideRouter:
    """Sends the apps of `ASIDE` to the side database, and everything else to the journal."""

    def db_for_read(self, model: Any, **hints: Any) -> str:
        return settings.SIDE if model._meta.app_label in ASIDE else "default"

    db_for_write = db_for_read

    def allow_migrate(self, db: str, app_label: str, **hints: Any) -> bool:
        return db == (settings.SIDE if app_label in ASIDE else "default")
