"""The server that is measured: as `loupiote serve`, with one address more, `/empty`, whose view does nothing."""

from __future__ import annotations

import os
import socket
import sys
from types import ModuleType
from typing import cast

from django.http import HttpRequest, HttpResponse
from django.urls import include, path

from loupiote.web.server import Role


def empty(request: HttpRequest) -> HttpResponse:
    return HttpResponse(b"empty")


def main(port: int, role: Role) -> None:
    """Do this on this port until told to stop; one line on standard output when requests are answered."""
    from loupiote.web.ready import prepare

    prepare()
    from django.conf import settings

    addresses = ModuleType("addresses")
    addresses.urlpatterns = [path("empty", empty), path("", include("loupiote.web.urls"))]  # type: ignore[attr-defined]
    sys.modules["addresses"] = addresses
    settings.ROOT_URLCONF = "addresses"
    from loupiote.web.server import serve

    bound = socket.create_server(("127.0.0.1", port), backlog=2048)
    serve(bound, role, lambda: print(bound.getsockname()[1], flush=True))


if __name__ == "__main__":
    os.environ.setdefault("LOUPIOTE_LOG", "json")
    main(int(sys.argv[1]), cast(Role, sys.argv[2]))
