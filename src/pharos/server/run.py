"""Starts the server processes."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
import sys
import time
from collections.abc import Callable

import msgspec
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from pharos.server import logs, server_clock, trust_page
from pharos.server.connection_limits import DoorProtocol, SocketProtocol
from pharos.server.local_tls import Files, prepare
from pharos.server.settings import LARGEST_FRAME, BadSettings, ServerSettings, data_folder, hand_on, load
from pharos.server.store.database import Database
from pharos.server.store.heartbeat import Heartbeat
from pharos.server.store.holding import hold
from pharos.server.store.migrate import migrate
from pharos.server.store.trouble import NotServed, not_served
from pharos.server.supervisor import Supervisor
from pharos.terminal.addresses import machine_addresses

GRACEFUL = 8
"""Seconds for open requests to finish during shutdown."""
FAR_AHEAD = 180 * 24 * 60 * 60 * 1000
"""Milliseconds since the last server ran after which the clock has to be confirmed."""
APP = "pharos.server.app:create"


def run(settings: ServerSettings, *, bound: Callable[[int], None] | None = None) -> None:
    """Serves until stopped; calls `bound` with the port once it is bound.

    Raises `NotServed`, with one sentence, if the server can't start.
    """
    listening = _listen(settings)
    settings, tls = _over_tls(settings, listening)
    held = hold(settings.database_url)
    migrate(settings.database_url)
    asyncio.run(_begin(settings))
    hand_on(settings)
    server_clock.hand_on()
    if bound is not None:
        bound(listening.getsockname()[1])
    config = uvicorn.Config(
        APP,
        factory=True,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        # The connection checks the size again and gives a reason; compression would cost some 100 kB of
        # memory for each connection.
        ws_max_size=4 * LARGEST_FRAME,
        ws_per_message_deflate=False,
        http=DoorProtocol,
        ws=SocketProtocol,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=GRACEFUL,
        backlog=4096,
        ssl_certfile=None if tls is None else tls.certificate,
        ssl_keyfile=None if tls is None else tls.key,
    )
    with held:
        if settings.workers > 1:
            logs.set_up(settings.log)
            Supervisor(config, sockets=[listening]).run()
        else:
            server = uvicorn.Server(config)
            with contextlib.suppress(KeyboardInterrupt):
                server.run(sockets=[listening])
            if not server.started:
                raise NotServed("The server could not start.")


def _over_tls(settings: ServerSettings, listening: socket.socket) -> tuple[ServerSettings, Files | None]:
    """For `https`: creates a certificate for this machine, and serves a page that explains trusting it."""
    if not settings.https:
        return settings, None
    hosts = machine_addresses(six=settings.host != "0.0.0.0")
    try:
        files = prepare(data_folder() / "tls", [settings.host, *hosts])
    except OSError as error:
        raise NotServed(f"The certificate cannot be saved: {error.strerror}.") from error
    try:
        trust_page.serve(settings.host, settings.trust_port, files.authority, listening.getsockname()[1])
    except OSError as error:
        raise NotServed(
            f"{settings.host}:{settings.trust_port}, for the page that says how to trust this server, is "
            "not free; name another with trust_port."
        ) from error
    return msgspec.structs.replace(settings, secure=True), files


def _listen(settings: ServerSettings) -> socket.socket:
    """Binds the address first, so that nothing is changed if another server already uses it."""
    place = f"{settings.host}:{settings.port}"
    try:
        family = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0][0]
    except OSError as error:
        raise NotServed(f"The address {settings.host!r} does not exist on this machine.") from error
    listening = socket.socket(family)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
        listening.listen(1)  # fails here, at the latest, if another server uses the port
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise NotServed(f"{place} is in use by another program.") from error
        if error.errno == errno.EACCES:
            raise NotServed(f"No permission to listen on {place}; use a port of 1024 or above.") from error
        raise NotServed(f"Cannot listen on {place}: {error.strerror}.") from error
    listening.set_inheritable(True)
    return listening


async def _begin(settings: ServerSettings) -> None:
    """Continues the time of the previous server, and checks that the database is writable."""
    url = settings.database_url
    database = Database(url)
    try:
        heartbeat = Heartbeat(database)
        last = await heartbeat.last()
        if last is not None and not settings.clock_checked:
            _check_clock(last, server_clock.milliseconds())
        server_clock.clock.not_before(last or 0)
        await heartbeat.beat(server_clock.milliseconds(), started=True)
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        raise not_served(url, error) from error
    finally:
        await database.close()


def _check_clock(last: int, now: int) -> None:
    """Refuses to start with a clock far ahead: data would expire, and server time never goes back."""
    if now - last > FAR_AHEAD:
        stopped, says = (time.strftime("%Y-%m-%d", time.gmtime(one / 1000)) for one in (last, now))
        raise NotServed(
            f"The clock of this machine says {says}, but the last server on this database ran on {stopped}. "
            "Set the clock or, if it is right, start once with --clock-checked."
        )


def main() -> None:
    """Serves with the settings of the environment."""
    try:
        run(load())
    except (NotServed, BadSettings) as error:
        sys.exit(f"pharos: {error}")


if __name__ == "__main__":
    main()
