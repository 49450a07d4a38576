"""One request to an address outside: no redirect is followed, of the answer only the status is read, and time is limited."""

from __future__ import annotations

import hashlib
import hmac
import socket
import ssl
import time
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from threading import Timer
from typing import NamedTuple

from loupiote import __version__
from loupiote.web.notices.outside import guard

SECONDS = 5.0  # for each wait
WHOLE = 15.0  # for everything


class Answer(NamedTuple):
    """What came back: a status, or 0 and why there is none."""

    status: int
    error: str = ""

    @property
    def ok(self) -> bool:
        """Whether it was received."""
        return 200 <= self.status < 300


def signature(secret: str, timestamp: int, body: str) -> str:
    """HMAC-SHA256 of "timestamp.body": the receiver computes it anew, and refuses what is old or not signed so."""
    signed = hmac.new(secret.encode(), f"{timestamp}.{body}".encode(), hashlib.sha256)
    return f"sha256={signed.hexdigest()}"


def send(url: str, body: str, secret: str, delivery: str) -> Answer:
    """Send a body; faults of the other side and of the way there come back as an answer without status."""
    now = int(time.time())
    headers = {
        "Content-Type": "application/json; charset=utf-8",
        "User-Agent": f"Loupiote/{__version__}",
        "X-Loupiote-Delivery": delivery,
        "X-Loupiote-Timestamp": str(now),
        "X-Loupiote-Signature": signature(secret, now, body),
        "Connection": "close",
    }
    try:
        target = guard.parse(url)
        addresses = guard.look_up(target)
    except guard.Forbidden as fault:
        return Answer(0, fault.code)
    connection = _Pinned(target, addresses)
    clock = Timer(WHOLE, connection.cut)
    clock.daemon = True
    clock.start()
    try:
        connection.request("POST", target.path, body.encode(), headers)
        return Answer(connection.getresponse().status)
    except ssl.SSLError:
        return Answer(0, "tls")
    except TimeoutError:
        return Answer(0, "slow")
    except (OSError, HTTPException, ValueError):
        return Answer(0, "slow" if connection.late else "unreachable")
    finally:
        clock.cancel()
        connection.close()


class _Pinned(HTTPConnection):
    """A connection to one of the addresses that were looked at, for a name that the certificate must have."""

    def __init__(self, target: guard.Target, addresses: list[str]) -> None:
        super().__init__(target.host, target.port, timeout=SECONDS)
        self._secure, self._addresses, self.late = target.secure, addresses, False
        self.default_port = 443 if target.secure else 80

    def connect(self) -> None:
        *others, last = self._addresses
        for address in others:
            try:
                self.sock = socket.create_connection((address, self.port), timeout=SECONDS)
                break
            except OSError:
                continue
        else:
            self.sock = socket.create_connection((last, self.port), timeout=SECONDS)
        if self._secure:
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)

    def cut(self) -> None:
        """End it from another thread: an answer that drips in must not hold the worker."""
        self.late = True
        with suppress(OSError, AttributeError):  # it may have ended, or not have begun
            self.sock.shutdown(socket.SHUT_RDWR)
