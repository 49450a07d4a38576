"""Pages of one size: whoever watches the network of the table must not see by the length of an answer who is asked something."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import wraps

from django.http import HttpRequest, HttpResponse

STEP = 32 * 1024
_FRAME = len("<!---->")
View = Callable[..., HttpResponse]


def even(view: View) -> View:
    """Fill what a view answers up to a whole number of steps, with chance that no compression takes away."""

    @wraps(view)
    def answer(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        response = view(request, *args, **kwargs)
        if response.status_code == 200 and response.headers["Content-Type"].startswith("text/html"):
            left = -(len(response.content) + _FRAME) % STEP
            response.write(f"<!--{secrets.token_hex(left // 2 + 1)[:left]}-->")
        return response

    return answer
