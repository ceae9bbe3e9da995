"""Where the computer thinks: a few processes, a fair queue, a limit. No table waits for another's search.

Each table has its own line; the processes take from the lines in turn, so a table with many computer
seats gets no more than its share. A process that thinks too long is ended, and a quick level answers.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sys
import time
from collections import OrderedDict, deque
from typing import Any

import msgspec
import structlog

from pharos.server import metrics
from pharos.server.thinker import Question, Thought

log = structlog.get_logger("thinking")

LINE_LIMIT = 4 * 1024 * 1024
QUICK = "random"
"""What answers when a level fails or takes too long."""


class Unthinkable(Exception):
    """Even the quick level had no answer."""


class Thinkers:
    """All thinking processes of one server process."""

    def __init__(self, processes: int, limit: float) -> None:
        self._processes = processes
        self._limit = limit
        self._lines: OrderedDict[str, deque[tuple[Question, asyncio.Future[str], float]]] = OrderedDict()
        self._some = asyncio.Condition()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begins to take questions; the processes themselves start when they are needed."""
        self._tasks = [asyncio.create_task(self._work(), name=f"thinker-{n}") for n in range(self._processes)]

    async def stop(self) -> None:
        """Ends all processes; open questions are dropped."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def waiting(self) -> int:
        """How many questions wait."""
        return sum(len(line) for line in self._lines.values())

    async def choice(self, table: str, level: str, seat: int, view: dict[str, Any]) -> str:
        """What the computer chooses."""
        question = Question(level, secrets.randbits(60), seat, view)
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        async with self._some:
            self._lines.setdefault(table, deque()).append((question, future, time.monotonic()))
            self._some.notify()
        return await future

    async def _next(self) -> tuple[Question, asyncio.Future[str], float]:
        async with self._some:
            while not self._lines:
                await self._some.wait()
            table, line = self._lines.popitem(last=False)
            item = line.popleft()
            if line:
                self._lines[table] = line  # back to the end: the other tables come first
            return item

    async def _work(self) -> None:
        process: asyncio.subprocess.Process | None = None
        try:
            while True:
                question, future, asked = await self._next()
                if future.cancelled():
                    continue
                metrics.THINKING_WAIT.observe(time.monotonic() - asked)
                began = time.monotonic()
                for level in (question.level, QUICK):
                    if process is None or process.returncode is not None:
                        process = await _new_process()
                    thought = await self._ask(process, msgspec.structs.replace(question, level=level))
                    if thought.choice is not None:
                        break
                    log.warning("thinking_failed", level=level, error=thought.error)
                metrics.THINKING_TIME.labels(question.level).observe(time.monotonic() - began)
                if future.cancelled():
                    continue
                if thought.choice is None:
                    future.set_exception(Unthinkable(thought.error or ""))
                else:
                    future.set_result(thought.choice)
        finally:
            if process is not None:
                await _end(process)

    async def _ask(self, process: asyncio.subprocess.Process, question: Question) -> Thought:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            async with asyncio.timeout(self._limit):
                await process.stdin.drain()
                line = await process.stdout.readline()
            return msgspec.json.decode(line, type=Thought)
        except TimeoutError:
            await _end(process)
            return Thought(None, "it took too long")
        except (OSError, msgspec.DecodeError) as error:
            await _end(process)
            return Thought(None, type(error).__name__)


async def _new_process() -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "pharos.server.thinker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LINE_LIMIT,
    )


async def _end(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
