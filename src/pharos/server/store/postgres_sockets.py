"""Socket settings that detect dead PostgreSQL connections within seconds.

If a host vanishes or packets are dropped, a connection does not end by itself: both sides would wait for a
quarter of an hour, and an open transaction would keep its locks. Slow commits are never canceled: a commit
canceled while waiting for a standby is visible, but may still be lost.
"""

from __future__ import annotations

import contextlib
import socket
from typing import Any

CONNECT = 3.0
"""Timeout in seconds for connecting."""
CUT_OFF = 3
"""Seconds without a response after which a connection counts as lost."""
PROBE_AFTER, PROBE_EVERY = 2, 1

SESSION = {
    "tcp_keepalives_idle": str(PROBE_AFTER),
    "tcp_keepalives_interval": str(PROBE_EVERY),
    "tcp_keepalives_count": str(CUT_OFF),
    "tcp_user_timeout": str(CUT_OFF * 1000),
    "idle_in_transaction_session_timeout": "5000",  # for a process that hangs
}
"""Settings for the server side of a connection."""


def watch(connection: Any) -> None:
    """Enables TCP keepalive on the client side of an asyncpg connection."""
    options = {
        "TCP_KEEPIDLE": PROBE_AFTER,
        "TCP_KEEPINTVL": PROBE_EVERY,
        "TCP_KEEPCNT": CUT_OFF,
        "TCP_USER_TIMEOUT": CUT_OFF * 1000,
    }
    line = connection._transport.get_extra_info("socket")  # asyncpg has no option for this
    if line is None or line.family not in (socket.AF_INET, socket.AF_INET6):
        return
    with contextlib.suppress(OSError):
        line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        for name, value in options.items():
            if hasattr(socket, name):  # not all options exist on all systems
                line.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
