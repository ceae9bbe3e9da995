"""The parent of several server processes: starts them, and replaces those that ended or hang.

uvicorn's supervisor blocks for up to five seconds on each process, and kills those that don't answer: on a
slow machine, a process that needs longer to start never gets to serve. This one pings without blocking, and
allows a minute for the answer.
"""

from __future__ import annotations

import time
from socket import socket

import structlog
from uvicorn.config import STARTUP_FAILURE, Config
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

logger = structlog.get_logger("supervisor")

SILENT = 60.0
"""Seconds without an answer after which a process counts as hung."""


class Supervisor(Multiprocess):
    """Supervises the server processes of one machine."""

    def __init__(self, config: Config, sockets: list[socket]) -> None:
        super().__init__(config, sockets)
        self._asked: dict[int, float] = {}
        """When each process with an unanswered ping was pinged, by process id."""

    def keep_subprocess_alive(self) -> None:
        """Replaces processes that ended or hang."""
        for number, process in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            ended = not process.process.is_alive()
            if not ended and self.answers(process):
                continue
            process.kill()
            process.join()
            self._asked.pop(process.pid or 0, None)
            if process.exitcode == STARTUP_FAILURE:
                logger.error("worker_failed_to_start", process=process.pid)
                self.should_exit.set()
                return
            why = "it ended" if ended else f"it did not answer for {SILENT:.0f} seconds"
            logger.error("worker_replaced", process=process.pid, why=why, exit_code=process.exitcode)
            self.processes[number] = Process(self.config, self.sockets)
            self.processes[number].start()

    def answers(self, process: Process) -> bool:
        """Pings a process without blocking; returns False if it has been silent for too long."""
        id, now = process.pid or 0, time.monotonic()
        try:
            asked = self._asked.get(id)
            if asked is None:
                process.parent_conn.send(b"ping")
                self._asked[id] = now
            elif process.parent_conn.poll(0):
                process.parent_conn.recv()
                del self._asked[id]
            else:
                return now - asked < SILENT
        except (OSError, EOFError):
            return False
        return True
