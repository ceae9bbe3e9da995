"""Starting the server processes."""

from __future__ import annotations

import uvicorn

from pharos.server.settings import LARGEST_FRAME, ServerSettings, hand_on, load
from pharos.server.store.migrate import migrate

GRACEFUL = 8
"""Seconds in which requests that were begun may end."""
APP = "pharos.server.app:create"


def run(settings: ServerSettings) -> None:
    """Serves until it is told to stop."""
    migrate(settings.database_url)
    hand_on(settings)
    uvicorn.run(
        APP,
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        # The size is checked once more in the connection, with a reason; compression would cost some
        # 100 kB of memory for each connection.
        ws_max_size=4 * LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws="websockets-sansio",
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=GRACEFUL,
        backlog=4096,
    )


if __name__ == "__main__":
    run(load())
