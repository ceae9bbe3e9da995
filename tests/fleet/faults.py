"""Fault injection: processes that are stopped or killed, and a database and a bus that go away."""

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

from tests.fleet.hosts import Host
from tests.server.process import ServerProcess, free_port


def stop(server: ServerProcess) -> None:
    """Stops all its processes (SIGSTOP)."""
    os.killpg(server.id, signal.SIGSTOP)


def go_on(server: ServerProcess) -> None:
    """Continues them; they do not know that time has passed."""
    os.killpg(server.id, signal.SIGCONT)


def valkey_program() -> str | None:
    """The program of Valkey or Redis, if one of them is installed."""
    return shutil.which("valkey-server") or shutil.which("redis-server")


class Valkey:
    """A real Valkey or Redis that can be stopped and restarted, here or on its own host."""

    def __init__(self, host: Host | None = None) -> None:
        program = valkey_program()
        if program is None:
            pytest.skip("neither valkey-server nor redis-server is installed")
        self._command = [program] if host is None else [*host.prefix, program]
        self._host = "127.0.0.1" if host is None else host.address
        self.port = free_port()
        self.address = f"valkey://{self._host}:{self.port}"
        self._folder = Path(tempfile.mkdtemp(prefix="pharos-valkey-"))
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it; returns when it answers."""
        self._process = subprocess.Popen(
            [
                *self._command,
                "--port",
                str(self.port),
                "--bind",
                self._host,
                "--protected-mode",
                "no",
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
                with socket.create_connection((self._host, self.port), timeout=1):
                    return
            except OSError:
                time.sleep(0.02)
        raise RuntimeError("Valkey does not answer.")

    def kill(self) -> None:
        """Kills it; it keeps nothing."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        self._process = None

    def pause(self, seconds: float, wait: Callable[[float], None] = time.sleep) -> None:
        """Suspends it for a while."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        wait(seconds)
        self._process.send_signal(signal.SIGCONT)

    def end(self) -> None:
        """Stops it for good."""
        if self._process is not None:
            self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)
