"""A real server with its own database that can be stopped and restarted."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120.0
HOST = os.environ.get("PHAROS_TEST_HOST", "127.0.0.1")
"""Address of the server; a test may use one in its own network."""


def free_port() -> int:
    """Returns an unused port."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


class Serving:
    """The server as a process; its games survive a restart."""

    def __init__(self, data: Path, pace: int = 0, content: Path | None = None) -> None:
        self.port = free_port()
        self.address = f"http://{HOST}:{self.port}"
        self._data = data
        self._pace = pace
        self._content = content
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts the server and waits until it is ready."""
        environment = os.environ | {
            "PYTHONPATH": str(ROOT / "src"),
            "PHAROS_DATA": str(self._data),
            "PHAROS_HOST": HOST,
            "PHAROS_PORT": str(self.port),
            "PHAROS_PACE": str(self._pace),
            "PHAROS_LIMITS": "false",
            "PHAROS_THINKERS": "1",
            "PHAROS_LOG": "warning",
            **({"PHAROS_CONTENT": str(self._content)} if self._content else {}),
        }
        log = (self._data / "server.log").open("ab")
        command = [sys.executable, "-m", "tests.browser.server_with_short_reviews"]
        self._process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.address}/api/ready", timeout=2):
                    return
            except (urllib.error.URLError, OSError):
                if self._process.poll() is not None:
                    break
                time.sleep(0.1)
        raise RuntimeError(
            "the server does not start: " + (self._data / "server.log").read_text("utf-8")[-2000:]
        )

    def stop(self) -> None:
        """Stops the server, as a restart would."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None
