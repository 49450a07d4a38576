"""Addresses that other devices can open, and their QR codes."""

from __future__ import annotations

import io
from ipaddress import ip_address
from urllib.parse import urlsplit

import segno
from django.conf import settings
from django.http import HttpRequest
from django.utils.safestring import SafeString, mark_safe

from loupiote.web import running
from loupiote.web.conf import LOCAL


def absolute(request: HttpRequest, path: str) -> str:
    """The whole address of a path, as others should type it: the public one, or on a local network this machine's."""
    if settings.PUBLIC.netloc:
        return f"{settings.PUBLIC.scheme}://{settings.PUBLIC.netloc}{path}"
    here = urlsplit(f"//{request.get_host()}")
    if _local(here.hostname or ""):
        other = next((host for host in settings.ALLOWED_HOSTS if not _local(host)), None)
        if other is not None:
            port = f":{here.port}" if here.port else ""
            return f"{request.scheme}://{f'[{other}]' if ':' in other else other}{port}{path}"
    return request.build_absolute_uri(path)


def public(path: str) -> str:
    """The whole address of a path for a letter, which no request is there for: the public one, or where this process listens."""
    if settings.PUBLIC.netloc:
        return f"{settings.PUBLIC.scheme}://{settings.PUBLIC.netloc}{path}"
    host = next((host for host in settings.ALLOWED_HOSTS if not _local(host)), LOCAL[0])
    return f"http://{f'[{host}]' if ':' in host else host}:{running.port}{path}"


def reaches_others(request: HttpRequest) -> bool:
    """Whether another device can open the addresses that `absolute` gives."""
    return not _local(urlsplit(absolute(request, "/")).hostname or "")


def _local(host: str) -> bool:
    if host in LOCAL or host == "testserver":
        return host != "testserver"
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def qr(address: str) -> SafeString:
    """An address as a QR code, an SVG to be written into a page; the address stands beside it for those who cannot scan."""
    drawn = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        drawn, kind="svg", xmldecl=False, svgns=False, omitsize=True, border=2, svgclass=None, lineclass=None, nl=False
    )
    return mark_safe(drawn.getvalue().decode().replace("<svg ", '<svg aria-hidden="true" focusable="false" ', 1))
