"""A real server in its own processes, on SQLite or on a real PostgreSQL."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import IO

from tests.server.nursery import Child, Nursery

START_LIMIT = 120.0
"""Timeout in seconds: three processes start slowly on a busy machine."""


def free_port() -> int:
    """Returns a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class ServerProcess:
    """`pharos serve` as a child process that can be stopped in several ways and restarted."""

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        workers: int = 1,
        nursery: Nursery | None = None,
        **settings: object,
    ) -> None:
        self._nursery = nursery
        self.module: tuple[str, ...] = ("pharos.server.run",)
        """The program to run, with arguments, if no nursery forks the server."""
        self.prefix: tuple[str, ...] = ()
        """The command prefix, which determines where the server runs."""
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self._log_file: IO[bytes] | None = None
        self._process: subprocess.Popen[bytes] | Child | None = None
        self.database = database or f"sqlite:///{folder / 'games.sqlite3'}"
        given = {"pace": 0, "limits": "false", "thinkers": 1, **settings}
        self.environment = os.environ | {
            "PHAROS_PORT": str(self.port),
            "PHAROS_DATABASE": self.database,
            "PHAROS_WORKERS": str(workers),
            **{f"PHAROS_{name.upper()}": str(value) for name, value in given.items()},
        }

    def start(self) -> float:
        """Starts it; returns the seconds until it answered its first request."""
        began = time.monotonic()
        if self._nursery is not None:
            self._process = self._nursery.begin(self.environment, self.log)
        else:
            self._log_file = self.log.open("ab")
            self._process = subprocess.Popen(
                [*self.prefix, sys.executable, "-m", *self.module],
                env=self.environment,
                stdout=self._log_file,
                stderr=self._log_file,
                start_new_session=True,
            )
        while time.monotonic() - began < START_LIMIT:
            try:
                with urllib.request.urlopen(f"{self.address}/api/ready", timeout=1):
                    return time.monotonic() - began
            except (urllib.error.URLError, OSError):
                if self._process.poll() is not None:
                    raise RuntimeError(f"The server ended: {self.log.read_text()[-2000:]}") from None
                time.sleep(0.02)
        raise RuntimeError(f"The server does not answer: {self.log.read_text()[-2000:]}")

    @property
    def id(self) -> int:
        """Returns the process id of the main process."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """Kills all its processes at once, as a power failure would."""
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._close_log()
        self._wait_for_port()

    def _wait_for_port(self) -> None:
        """Its worker processes also hold the port until the system has ended them."""
        began = time.monotonic()
        while time.monotonic() - began < START_LIMIT:
            with socket.socket() as probe, contextlib.suppress(OSError):
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(("127.0.0.1", self.port))
                probe.listen(1)
                return
            time.sleep(0.01)

    def stop(self) -> int:
        """Asks it to stop; returns its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        try:
            code = self._process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        self._close_log()
        return code

    def end(self) -> None:
        """Stops it whatever its state."""
        if self._process is not None and self._process.poll() is None:
            self.kill()
        self._close_log()

    def _close_log(self) -> None:
        if self._log_file is not None:
            self._log_file.close()
            self._log_file = None
