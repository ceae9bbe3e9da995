"""Connections to PostgreSQL that notice within seconds that nobody is there any more.

When a host vanishes or packets are dropped, nothing ends a connection: without these settings both sides
would wait for a quarter of an hour, and a transaction that was begun would lock its table. No commit is
ever cancelled for being slow: one that waits for a standby and is cancelled is visible, and may yet be lost.
"""

from __future__ import annotations

import contextlib
import socket
from typing import Any

CONNECT = 3.0
"""Seconds to reach PostgreSQL."""
CUT_OFF = 3
"""Seconds without any sign of the other side after which a connection is lost."""
PROBE_AFTER, PROBE_EVERY = 2, 1

SESSION = {
    "tcp_keepalives_idle": str(PROBE_AFTER),
    "tcp_keepalives_interval": str(PROBE_EVERY),
    "tcp_keepalives_count": str(CUT_OFF),
    "tcp_user_timeout": str(CUT_OFF * 1000),
    "idle_in_transaction_session_timeout": "5000",  # of a process that stands still
}
"""What PostgreSQL is asked to do on its side."""


def watch(connection: Any) -> None:
    """Lets the system probe a connection of asyncpg, on this side."""
    options = {
        "TCP_KEEPIDLE": PROBE_AFTER,
        "TCP_KEEPINTVL": PROBE_EVERY,
        "TCP_KEEPCNT": CUT_OFF,
        "TCP_USER_TIMEOUT": CUT_OFF * 1000,
    }
    line = connection._transport.get_extra_info("socket")  # asyncpg takes no socket and no options of one
    if line is None or line.family not in (socket.AF_INET, socket.AF_INET6):
        return
    with contextlib.suppress(OSError):
        line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        for name, value in options.items():
            if hasattr(socket, name):  # systems differ
                line.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
