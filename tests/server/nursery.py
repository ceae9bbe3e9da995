"""Fast server starts: servers are forked from a process that has already imported their libraries.

Tests that start a hundred servers, or kill one a thousand times, would otherwise spend nearly all their time
importing. The fork does what `python -m pharos.server.run` does, in a session of its own, so that killing it
also kills everything it started.
"""

from __future__ import annotations

import gc
import importlib
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

LIBRARIES = (
    "pharos.server.app",
    "pharos.server.run",
    "pharos.server.search_pool",
    "alembic.command",
    "sqlalchemy.dialects.postgresql.asyncpg",
)
"""Imports everything a server needs, including what it imports only after its start."""


class Child:
    """A forked server, with the part of the interface of `subprocess.Popen` that the tests use."""

    def __init__(self, nursery: Nursery, pid: int) -> None:
        self._nursery = nursery
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Returns the exit code, or None while it runs."""
        if self.returncode is None:
            self.returncode = self._nursery.ask({"ended": self.pid})
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Waits until it has exited."""
        began = time.monotonic()
        while (code := self.poll()) is None:
            if timeout is not None and time.monotonic() - began > timeout:
                raise subprocess.TimeoutExpired("a server", timeout)
            time.sleep(0.01)
        return code

    def send_signal(self, number: int) -> None:
        """Sends a signal."""
        if self.poll() is None:
            os.kill(self.pid, number)


class Nursery:
    """The process that has imported the libraries; a command prefix determines where it and its servers
    run."""

    def __init__(self, prefix: Sequence[str] = ()) -> None:
        self._process = subprocess.Popen(
            [*prefix, sys.executable, "-m", "tests.server.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self._asking = threading.Lock()

    def ask(self, question: dict[str, Any]) -> Any:
        """Sends a line and returns the answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._asking:
            self._process.stdin.write(json.dumps(question).encode() + b"\n")
            self._process.stdin.flush()
            return json.loads(self._process.stdout.readline())

    def begin(self, environment: dict[str, str], log: Path) -> Child:
        """Forks a new server, whose output goes to a file."""
        return Child(self, self.ask({"environment": environment, "log": str(log)}))

    def end(self) -> None:
        """Stops forking servers."""
        self._process.kill()
        self._process.wait()


def _serve(environment: dict[str, str], log: str) -> NoReturn:
    """Runs the server."""
    code: object = 1
    try:
        os.setsid()
        said = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        nothing = os.open(os.devnull, os.O_RDONLY)
        for ours, theirs in ((nothing, 0), (said, 1), (said, 2)):
            os.dup2(ours, theirs)
        os.environ.clear()
        os.environ.update(environment)
        import uvicorn._subprocess

        from pharos.server.run import main as serve

        # Worker processes of one server do not import the libraries again either.
        uvicorn._subprocess.spawn = multiprocessing.get_context("fork")  # type: ignore[assignment]
        serve()
        code = 0
    except SystemExit as error:
        code = error.code
        if isinstance(code, str):
            print(code, file=sys.stderr, flush=True)
    finally:
        os._exit(code if isinstance(code, int) else 1)


def main() -> None:
    """Forks servers and reports their exit codes."""
    for library in LIBRARIES:
        importlib.import_module(library)  # import once, for all servers
    gc.collect()
    gc.freeze()  # exclude these objects from garbage collection in every server

    for line in sys.stdin.buffer:
        command = json.loads(line)
        if "ended" in command:
            pid, status = os.waitpid(command["ended"], os.WNOHANG)
            answer = os.waitstatus_to_exitcode(status) if pid else None
        else:
            answer = os.fork()
            if answer == 0:
                _serve(command["environment"], command["log"])
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    main()
