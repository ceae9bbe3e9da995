"""Notifies clients when the process is told to stop."""

from __future__ import annotations

import asyncio
import signal
import threading
from types import FrameType
from typing import Any

from pharos.server.table_registry import TableRegistry


def say_goodbye_on_signals(registry: TableRegistry) -> None:
    """Tells clients that the server is stopping, before uvicorn closes their connections."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        before = signal.getsignal(number)

        def stop(caught: int, frame: FrameType | None, before: Any = before) -> None:
            loop.call_soon_threadsafe(registry.say_goodbye)
            if callable(before):
                before(caught, frame)

        signal.signal(number, stop)
