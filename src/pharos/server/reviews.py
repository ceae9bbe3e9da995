"""Reviews of finished games, thought out in a process of its own that gives way to everything else.

One game is reviewed at a time, the people who ask take turns, and each may have few reviews waiting. The
first rough result comes within seconds; a client that asks again sees how far it is. What was reviewed is
kept in memory as long as there is room.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any, Literal

import msgspec
import structlog

from pharos.server.background import step_back
from pharos.table.refusal import CommandRejected

log = structlog.get_logger("reviews")

LINE_LIMIT = 8 * 1024 * 1024
LIMIT = 300.0
"""Seconds for one game; then the process is ended."""
EACH = 2
"""So many reviews of one person may wait or be under way."""
WAITING = 100
"""So many may wait in all."""
KEPT = 300
"""So many reviews are kept in memory."""
STEP = 0.25
"""Seconds between two reports of progress."""

Pass = Literal["rough", "full"]


class Errand(msgspec.Struct, frozen=True):
    """A record to be reviewed, roughly first."""

    record: msgspec.Raw
    simulations: tuple[tuple[Pass, int], ...]


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a review is, and what it says so far; `failed` names what went wrong."""

    done: int = 0
    all: int = 0
    made: Pass | None = None
    review: msgspec.Raw = msgspec.Raw(b"null")
    failed: str | None = None


class Job:
    """The review of one game."""

    def __init__(self, person: str, record: dict[str, Any]) -> None:
        self.person = person
        self.record: dict[str, Any] | None = record
        self.report = Report()
        self.review = msgspec.Raw(b"null")
        self.made: Pass | None = None

    @property
    def open(self) -> bool:
        """Whether there is more to come."""
        return self.record is not None

    def told(self) -> bytes:
        """How far it is, as JSON: the `pass` that is done, progress of the next one, and the `review`."""
        parts = {
            "pass": self.made,
            "done": self.report.done,
            "all": self.report.all,
            "failed": self.report.failed is not None,
            "review": self.review,
        }
        return msgspec.json.encode(parts)


class ReviewWorker:
    """Reviews games, one after the other."""

    def __init__(self, simulations: tuple[tuple[Pass, int], ...] | None = None) -> None:
        self._simulations = simulations
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._lines: OrderedDict[str, deque[Job]] = OrderedDict()
        self._task: asyncio.Task[None] | None = None
        self._process: asyncio.subprocess.Process | None = None

    def known(self, key: str) -> bytes | None:
        """How far the review of a game is, if somebody asked for it already."""
        job = self._jobs.get(key)
        if job is None:
            return None
        self._jobs.move_to_end(key)
        return job.told()

    def ask(self, key: str, record: dict[str, Any], person: str) -> bytes:
        """Asks for a review, or how far it is."""
        told = self.known(key)
        if told is not None:
            return told
        waiting = [job for job in self._jobs.values() if job.open]
        if len(waiting) >= WAITING or sum(job.person == person for job in waiting) >= EACH:
            raise CommandRejected("server-refused-review-busy")
        job = self._jobs[key] = Job(person, record)
        self._lines.setdefault(person, deque()).append(job)
        self._forget()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work(), name="reviews")
        return job.told()

    def _forget(self) -> None:
        """Drops the reviews that nobody asked for in the longest time."""
        for key in [key for key, job in self._jobs.items() if not job.open][: max(0, len(self._jobs) - KEPT)]:
            del self._jobs[key]

    async def _work(self) -> None:
        while self._lines:
            person, line = self._lines.popitem(last=False)
            job = line.popleft()
            if line:
                self._lines[person] = line  # behind the others
            try:
                async with asyncio.timeout(LIMIT):
                    await self._review(job)
            except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
                await self._end()
                job.report = Report(failed=type(error).__name__)
            finally:
                job.record = None
            if job.report.failed is not None:
                log.warning("review_failed", error=job.report.failed)

    async def _review(self, job: Job) -> None:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "pharos.server.reviews",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE_LIMIT,
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        errand = Errand(msgspec.Raw(msgspec.json.encode(job.record)), self._simulations or _passes())
        self._process.stdin.write(msgspec.json.encode(errand) + b"\n")
        await self._process.stdin.drain()
        while True:
            job.report = msgspec.json.decode(await self._process.stdout.readline(), type=Report)
            if job.report.made is not None:
                job.made, job.review = job.report.made, msgspec.Raw(bytes(job.report.review))
            if job.report.failed is not None or job.made == "full":
                return

    async def _end(self) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
            self._process = None

    async def stop(self) -> None:
        """Ends the process; what waits is dropped."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._end()


def _passes() -> tuple[tuple[Pass, int], ...]:
    # The server itself does without the search; its weights are read where it is used.
    from pharos.analysis.budget import ROUGH, SIMULATIONS

    return ("rough", ROUGH), ("full", SIMULATIONS)


def reviewed(errand: Errand, tell: Callable[[Report], None]) -> None:
    """Reviews a game, and tells how far it is."""
    from pharos.analysis import Budget, tasks_of, think, verdict

    record = msgspec.json.decode(errand.record)
    for made, simulations in errand.simulations:
        tasks = tasks_of(record, Budget(simulations=simulations))
        thoughts = {}
        told = time.monotonic()
        for task in tasks:
            thoughts[task.number] = think(task)
            if time.monotonic() - told > STEP:
                told = time.monotonic()
                tell(Report(len(thoughts), len(tasks)))
        review = msgspec.Raw(msgspec.json.encode(verdict(record, thoughts)))
        tell(Report(len(tasks), len(tasks), made, review))


def main() -> None:
    """Reviews games until stdin ends, where everything else leaves the processor to it."""
    step_back()
    step_back()
    decode = msgspec.json.Decoder(Errand).decode

    def tell(report: Report) -> None:
        sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")
        sys.stdout.buffer.flush()

    for line in sys.stdin.buffer:
        try:
            reviewed(decode(line), tell)
        except Exception as error:
            tell(Report(failed=f"{type(error).__name__}: {error}"))


if __name__ == "__main__":
    main()
