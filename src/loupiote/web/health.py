"""`/health`: whether this process can do its work, for whoever looks after it."""

from __future__ import annotations

import time

from django.conf import settings
from django.db import connections
from django.http import HttpRequest, JsonResponse

from loupiote import __version__
from loupiote.web import running

LATE = 10.0  # seconds without a look at the deadlines


def health(request: HttpRequest) -> JsonResponse:
    """200 where everything answers, else 503; says what is wrong, never with which words."""
    wrong = []
    for name in {"default", settings.SIDE}:
        try:
            with connections[name].cursor() as cursor:
                cursor.execute("SELECT 1")
        except Exception:
            wrong.append(f"database {name}")
    if running.ticker is not None and time.monotonic() - running.ticker.beat > LATE:
        wrong.append("ticker")
    if running.worker is not None and not running.worker.is_alive():
        wrong.append("worker")
    return JsonResponse({"ok": not wrong, "wrong": wrong, "version": __version__}, status=503 if wrong else 200)
