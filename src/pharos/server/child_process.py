"""A module in a process of its own, which answers questions over stdin and stdout, a line of JSON each."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Any

import msgspec

LONGEST_LINE = 8 * 1024 * 1024


class ChildProcess:
    """Starts a module when something is sent to it, and again after it has ended."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._process: asyncio.subprocess.Process | None = None

    async def send(self, question: Any) -> None:
        """Sends one question."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self._module,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
            )
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(question) + b"\n")
        await self._process.stdin.drain()

    async def receive(self) -> bytes:
        """Returns the next line; it is empty if the process has ended."""
        assert self._process is not None
        assert self._process.stdout is not None
        return await self._process.stdout.readline()

    async def stop(self) -> None:
        """Ends the process; after an error this keeps the rest of an answer from the next question."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def tell(answer: Any) -> None:
    """Writes one answer, in the child process."""
    sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
    sys.stdout.buffer.flush()
