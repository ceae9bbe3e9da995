"""What goes wrong on purpose: processes that stand still or die, a database and a bus that go away."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.process import ServerProcess, free_port


def stop(server: ServerProcess) -> None:
    """All its processes stand still."""
    os.killpg(server.id, signal.SIGSTOP)


def go_on(server: ServerProcess) -> None:
    """They go on, and do not know that time has passed."""
    os.killpg(server.id, signal.SIGCONT)


class Valkey:
    """A real Valkey or Redis that can be ended and started again."""

    def __init__(self) -> None:
        program = shutil.which("valkey-server") or shutil.which("redis-server")
        if program is None:
            pytest.skip("neither valkey-server nor redis-server is installed")
        self._program = program
        self.port = free_port()
        self.address = f"valkey://127.0.0.1:{self.port}"
        self._folder = Path(tempfile.mkdtemp(prefix="pharos-valkey-"))
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Returns when it answers."""
        self._process = subprocess.Popen(
            [
                self._program,
                "--port",
                str(self.port),
                "--bind",
                "127.0.0.1",
                "--save",
                "",
                "--appendonly",
                "no",
            ],
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
        )
        began = time.monotonic()
        while time.monotonic() - began < 20:
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=1):
                    return
            except OSError:
                time.sleep(0.02)
        raise RuntimeError("Valkey does not answer.")

    def kill(self) -> None:
        """It ends at once, and keeps nothing."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        self._process = None

    def pause(self, seconds: float, wait: Callable[[float], None] = time.sleep) -> None:
        """It stands still for a while."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        wait(seconds)
        self._process.send_signal(signal.SIGCONT)

    def end(self) -> None:
        """It is gone afterwards."""
        if self._process is not None:
            self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)
