"""How often something may be tried: joining by code, signing in, posting.

    if not limits.allow("join", request.META["REMOTE_ADDR"], most=10, seconds=60): ...

Counts live in the side database, so they hold over several processes and a restart; one statement counts, so two tries at
the same moment are two.
"""

from __future__ import annotations

import time

from django.conf import settings
from django.db import connections

_COUNT = """
INSERT INTO loupiote_limits_tally (what, who, length, since, count) VALUES (%s, %s, %s, %s, %s)
ON CONFLICT (what, who, length, since) DO UPDATE SET count = loupiote_limits_tally.count + excluded.count RETURNING count
"""


def since(seconds: int) -> int:
    """When the stretch of time began that is now, of those that are so many seconds long."""
    return int(time.time()) // seconds * seconds


def allow(what: str, who: str, *, most: int, seconds: int, cost: int = 1) -> bool:
    """Count one try; gives whether it is among the first `most` of this stretch of time.

    Args:
        what: the thing tried; who: an address, an account, or "" for everybody together; cost: as how many it counts.
    """
    with connections[settings.SIDE].cursor() as cursor:
        cursor.execute(_COUNT, [what, who[:100], seconds, since(seconds), cost])
        count: int = cursor.fetchone()[0]
    return count <= most


def spent(what: str, who: str, *, most: int, seconds: int) -> bool:
    """Whether all tries of this stretch of time were made; counts none. For things of which only the failures count."""
    from loupiote.web.limits.models import Tally

    found = Tally.objects.filter(what=what, who=who[:100], length=seconds, since=since(seconds))
    return (found.values_list("count", flat=True).first() or 0) >= most


def sweep() -> None:
    """Forget counts older than a day."""
    from loupiote.web.limits.models import Tally

    Tally.objects.filter(since__lt=int(time.time()) - 86_400).delete()
