"""Which addresses may be sent to: https in the public internet. A server must not be made to knock at doors beside it.

The name is looked up once, every address found is looked at, and the connection is made to one of those very addresses, so that
a name cannot answer otherwise the second time.
"""

from __future__ import annotations

import socket
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from django.conf import settings

LOCAL = ("localhost", "127.0.0.1", "::1")


class Forbidden(ValueError):
    """This address may not be sent to. `code`: bad, scheme, private, unknown."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Target(NamedTuple):
    """An address that may be sent to."""

    secure: bool
    host: str
    port: int
    path: str


def parse(url: str) -> Target:
    """Take an address apart; nothing is looked up.

    Raises:
        Forbidden: it is none, or neither https nor, for developers, http to this machine.
    """
    if not url.isascii() or any(c.isspace() or not c.isprintable() for c in url):
        raise Forbidden("bad")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Forbidden("bad") from None
    host = parts.hostname or ""
    if not host or "@" in parts.netloc or port == 0:
        raise Forbidden("bad")
    if parts.scheme != "https" and not (parts.scheme == "http" and settings.DEBUG and host in LOCAL):
        raise Forbidden("scheme")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    secure = parts.scheme == "https"
    return Target(secure, host, port or (443 if secure else 80), path)


def look_up(target: Target) -> list[str]:
    """The addresses of a target, if all of them may be sent to.

    Raises:
        Forbidden: one of them lies in a network that is not public, or there is none.
    """
    try:
        found = socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Forbidden("unknown") from None
    addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
    here = settings.DEBUG and target.host in LOCAL
    if not addresses:
        raise Forbidden("unknown")
    if not here and not all(map(is_public, addresses)):
        raise Forbidden("private")
    return addresses


def is_public(address: str) -> bool:
    """Whether an IP address lies in the public internet, also one that is wrapped in another."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    inner = _inner(ip)
    if inner is not None:
        return is_public(str(inner))
    return ip.is_global and not ip.is_multicast and not ip.is_reserved and not ip.is_unspecified


def _inner(ip: IPv4Address | IPv6Address) -> IPv4Address | None:
    """The IPv4 address that an IPv6 address stands for."""
    if isinstance(ip, IPv4Address):
        return None
    if ip.ipv4_mapped is not None:
        return ip.ipv4_mapped
    if ip.sixtofour is not None:
        return ip.sixtofour
    if ip.teredo is not None:
        return ip.teredo[1]
    if int(ip) >> 96 == 0:  # ::a.b.c.d, long out of use
        return IPv4Address(int(ip) & 0xFFFFFFFF)
    if int(ip) >> 32 == 0x0064FF9B << 64:  # NAT64, 64:ff9b::/96
        return IPv4Address(int(ip) & 0xFFFFFFFF)
    return None
