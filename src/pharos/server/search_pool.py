"""Searches for computer players: a pool of processes with a fair queue and a time limit.

Tables with people come first. Among equals, the queue alternates between addresses, then between the persons
at an address, then between the tables of a person: creating a hundred tables gives no one a larger share. A
process that exceeds the limit is killed, and a quick level answers instead.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque

import msgspec
import structlog

from pharos.server import metrics
from pharos.server.child_process import ChildProcess
from pharos.server.search_process import Client, Thought
from pharos.table.search_requests import Question

log = structlog.get_logger("thinking")

QUICK = "random"
"""The fallback level, when a level fails or takes too long."""
QUICK_LEVELS = frozenset({"random", "greedy", "beginner", "pupil", "trader"})
"""Levels that answer in milliseconds; they have a process of their own, so they never wait for a search."""


USUALLY = (0.02, 1.0)
"""Initial estimates of the seconds for a quick and a slow question."""
NEWEST = 0.1
"""The weight of the latest question in the moving average."""


class NoMoveFound(Exception):
    """Even the fallback level failed."""


Item = tuple[Question, asyncio.Future[str], float]


class FairQueue:
    """A hierarchical round-robin queue: one sub-queue for each part of a key."""

    def __init__(self) -> None:
        self._parts: OrderedDict[str, FairQueue] = OrderedDict()
        self._items: deque[Item] = deque()
        self.length = 0

    def put(self, key: tuple[str, ...], item: Item) -> None:
        """Adds an item behind those with the same key."""
        self.length += 1
        if not key:
            self._items.append(item)
            return
        part = self._parts.get(key[0])
        if part is None:
            part = self._parts[key[0]] = FairQueue()
        part.put(key[1:], item)

    def take(self) -> Item:
        """Removes the next item; the sub-queues it came from move to the end."""
        self.length -= 1
        if self._items:
            return self._items.popleft()
        name, part = self._parts.popitem(last=False)
        item = part.take()
        if part.length:
            self._parts[name] = part
        return item


class SearchPool:
    """The search processes of one server process."""

    def __init__(self, processes: int, limit: float) -> None:
        self._processes = processes
        self._limit = limit
        self._lines = {(quick, people): FairQueue() for quick in (True, False) for people in (True, False)}
        self._some = asyncio.Condition()
        self._tasks: list[asyncio.Task[None]] = []
        self._seconds = {True: USUALLY[0], False: USUALLY[1]}
        """Moving average of the seconds for quick (True) and slow (False) questions."""
        self._busy = {True: 0, False: 0}

    def start(self) -> None:
        """Starts taking questions; the processes themselves start on demand."""
        self._tasks = [asyncio.create_task(self._work(quick=True), name="thinker-quick")] + [
            asyncio.create_task(self._work(quick=False), name=f"thinker-{n}") for n in range(self._processes)
        ]

    async def stop(self) -> None:
        """Ends all processes; open questions are dropped."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def waiting(self) -> int:
        """The number of waiting questions."""
        return sum(line.length for line in self._lines.values())

    def wait(self, *, quick: bool) -> float:
        """Returns the expected wait of a new question, in seconds, estimated from recent ones."""
        workers = 1 if quick else self._processes
        ahead = sum(self._lines[quick, people].length for people in (True, False)) + self._busy[quick]
        return max(0, ahead - workers + 1) * self._seconds[quick] / workers

    async def choice(self, client: Client, question: Question) -> str:
        """Returns the computer player's move."""
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        async with self._some:
            line = self._lines[question.level in QUICK_LEVELS, client.people]
            line.put(client[1:], (question, future, time.monotonic()))
            self._some.notify_all()
        return await future

    async def _next(self, quick: bool) -> Item:
        first, then = self._lines[quick, True], self._lines[quick, False]
        async with self._some:
            while not first.length and not then.length:
                await self._some.wait()
            return (first if first.length else then).take()

    async def _work(self, quick: bool) -> None:
        process = ChildProcess("pharos.server.search_process")
        try:
            while True:
                question, future, asked = await self._next(quick)
                if future.cancelled():
                    continue
                metrics.THINKING_WAIT.observe(time.monotonic() - asked)
                began = time.monotonic()
                self._busy[quick] += 1
                # For a deterministic move, the same level is retried: the fallback would choose differently.
                again = QUICK if question.simulations is None else question.level
                for level in (question.level, again):
                    try:
                        thought = await self._ask(process, msgspec.structs.replace(question, level=level))
                    except Exception as error:  # any error: the next question must still be answered
                        thought = Thought(None, type(error).__name__)
                    if thought.choice is not None:
                        break
                    log.warning("thinking_failed", level=level, error=thought.error)
                self._busy[quick] -= 1
                took = time.monotonic() - began
                self._seconds[quick] += NEWEST * (took - self._seconds[quick])
                metrics.THINKING_TIME.labels(question.level).observe(took)
                if future.cancelled():
                    continue
                if thought.choice is None:
                    future.set_exception(NoMoveFound(thought.error or ""))
                else:
                    future.set_result(thought.choice)
        finally:
            await process.stop()

    async def _ask(self, process: ChildProcess, question: Question) -> Thought:
        try:
            async with asyncio.timeout(self._limit):
                await process.send(question)
                line = await process.receive()
            return msgspec.json.decode(line, type=Thought)
        except TimeoutError:
            await process.stop()
            return Thought(None, "it took too long")
        except (OSError, msgspec.DecodeError) as error:
            await process.stop()
            return Thought(None, type(error).__name__)
