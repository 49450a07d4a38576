"""`loupiote serve`: the application, until it is told to stop."""

import errno
import logging
import os
import socket
import sys
from typing import Annotated, Literal, get_args

import typer
from rich.text import Text

from loupiote.cli.desk import Desk
from loupiote.cli.faults import BAD, Fault
from loupiote.cli.usage import Command
from loupiote.cli.web import needs_web, prepare_web

Role = Literal["all", "web", "live", "worker"]
ANY = "0.0.0.0"
LOCAL = "127.0.0.1"


def add(app: typer.Typer, desk: Desk) -> None:
    """Add the command."""
    t = desk.t

    @app.command("serve", cls=Command, help=t("help-serve"), short_help=t("short-serve"))
    def serve(
        host: Annotated[str, typer.Option(help=t("help-serve-host"), metavar="ADDRESS", show_default=False)] = LOCAL,
        port: Annotated[
            int, typer.Option(help=t("help-serve-port"), metavar="N", min=0, max=65535, show_default=False)
        ] = 8000,
        lan: Annotated[bool, typer.Option("--lan", help=t("help-serve-lan"), metavar="")] = False,
        role: Annotated[str, typer.Option(help=t("help-serve-role"), metavar="ROLE", show_default=False)] = "all",
    ) -> None:
        chosen = next((known for known in get_args(Role) if known == role), None)
        if chosen is None:
            raise Fault("unknown-server-role", value=role, known=", ".join(get_args(Role)))
        if lan and host != LOCAL:
            raise Fault("flags-clash", value="--lan", other="--host")
        with needs_web():
            from loupiote.web import server
        bound = None if chosen == "worker" else bind(ANY if lan else host, port)
        seen = shown_host(ANY if lan else host)
        os.environ["LOUPIOTE_HOSTS"] = ",".join(filter(None, [os.environ.get("LOUPIOTE_HOSTS"), seen]))
        prepare_web()
        ended = server.serve(bound, chosen, lambda: say_ready(desk, bound, seen, lan))
        desk.screen.note(t("served"))
        if not ended:  # Python would wait for its threads, however long they take
            logging.shutdown()
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(0)


def say_ready(desk: Desk, bound: socket.socket | None, host: str, lan: bool) -> None:
    """Say where it is open; on the local network with a code for phones."""
    if bound is None:
        desk.screen.say(desk.t("serving-worker"))
        return
    where = f"[{host}]" if ":" in host else host
    address = f"http://{where}:{bound.getsockname()[1]}/"
    desk.screen.show(Text(desk.t("serving", address=address), style="bold"))
    if lan:
        desk.screen.raw(code(address, desk.screen.out.is_terminal))
        desk.screen.say(desk.t("serving-lan"))
    desk.screen.say(desk.t("serving-stop"))


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens.

    Raises:
        Fault: the port is taken, not allowed, or the address is none of this machine's.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
        made.listen(2048)
    except (OSError, OverflowError) as error:
        made.close()
        number = getattr(error, "errno", None)
        if number == errno.EADDRINUSE:
            raise Fault("port-taken", status=BAD, port=str(port)) from error
        if number == errno.EACCES:
            raise Fault("port-forbidden", status=BAD, port=str(port)) from error
        raise Fault("no-such-address", status=BAD, value=host) from error
    return made


def shown_host(host: str) -> str:
    """The address that others type: for "all addresses", the one of this machine in its network."""
    if host not in (ANY, "::"):
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:  # nothing is sent: it only chooses the way out
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return LOCAL


def code(address: str, terminal: bool) -> str:
    """An address as a QR code in characters."""
    import io

    import segno

    drawn = io.StringIO()
    segno.make(address, error="m").terminal(out=drawn, compact=True, border=2 if terminal else 1)
    return drawn.getvalue()
