"""Reviews of finished games, computed in separate processes of lower priority.

One process makes rough reviews, another one full reviews: a first result is ready within seconds, however
many games wait for the second. Persons take turns in the queue, and each may have few reviews waiting.
Clients poll for progress. Full reviews are passed on to be stored with the game.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec
import structlog

from pharos.server.background import step_back
from pharos.server.child_process import ChildProcess, tell
from pharos.table.refusal import CommandRejected
from pharos.table.search_requests import ReviewReport, ReviewRequest

log = structlog.get_logger("reviews")

LIMIT = 300.0
"""Seconds for one game; then the process is killed."""
EACH = 2
"""Reviews that one person may have waiting or in progress."""
WAITING = 100
"""Reviews that may be waiting or in progress in total."""
FROM_ADDRESS = 50
"""Reviews that one address may have waiting or in progress: one client with many guests leaves room."""
KEPT = 300
"""Reviews kept in memory."""
AGAIN = 10.0
"""Seconds after which a failed review may be requested again."""
STEP = 0.25
"""Seconds between two progress reports."""

METHOD = "4"
"""Version of `pharos.analysis`: raised when results change, so that stored reviews are recomputed."""

Pass = Literal["rough", "full"]


class Job:
    """The review of one game."""

    def __init__(
        self, key: str, person: str, record: dict[str, Any], seat: int | None, address: str = ""
    ) -> None:
        self.key = key
        self.person = person
        self.address = address
        self.seat = seat
        self.record: dict[str, Any] | None = record
        self.report = ReviewReport()
        self.review = msgspec.Raw(b"null")
        self.made: Pass | None = None
        self.failed_at: float | None = None

    @property
    def open(self) -> bool:
        """Whether the review is unfinished."""
        return self.record is not None

    def told(self, waiting: int) -> bytes:
        """Returns the progress as JSON: the finished `pass`, progress of the next one, and the `review`."""
        return _progress(
            self.made, self.report.done, self.report.all, self.report.failed is not None, waiting, self.review
        )


def _progress(
    made: Pass | None, done: int, all: int, failed: bool, waiting: int, review: msgspec.Raw
) -> bytes:
    """Encodes a `ReviewProgress` whose review is already JSON."""
    parts = {
        "pass": made,
        "done": done,
        "all": all,
        "failed": failed,
        "waiting": waiting,
        "review": review,
    }
    return msgspec.json.encode(parts)


def kept_as(review: bytes) -> bytes:
    """Returns a stored review in the form of a `ReviewProgress`."""
    return _progress("full", 0, 0, False, 0, msgspec.Raw(review))


class _Stage:
    """One of the two processes, with a fair queue of jobs by person."""

    def __init__(self, made: Pass, simulations: int | None) -> None:
        self.made: Pass = made
        self._simulations = simulations
        self._lines: OrderedDict[str, deque[Job]] = OrderedDict()
        self._process = ChildProcess("pharos.server.reviews")
        self._some = asyncio.Event()

    def put(self, job: Job) -> None:
        """Adds a job to the queue."""
        self._lines.setdefault(job.person, deque()).append(job)
        self._some.set()

    def before(self, job: Job) -> int:
        """Returns about how many jobs come before this one; 0 if it is not in this queue."""
        if job not in self._lines.get(job.person, ()):
            return 0
        return sum(len(line) for line in self._lines.values()) - 1

    async def take(self) -> Job:
        """Waits for the next job; its person moves to the end of the queue."""
        while not self._lines:
            self._some.clear()
            await self._some.wait()
        person, line = self._lines.popitem(last=False)
        job = line.popleft()
        if line:
            self._lines[person] = line
        return job

    async def review(self, job: Job) -> None:
        """Reviews a game with the simulations of this stage."""
        simulations = self._simulations or _simulations(self.made)
        record = msgspec.Raw(msgspec.json.encode(job.record))
        await self._process.send(ReviewRequest(record, simulations, job.seat))
        while True:
            job.report = msgspec.json.decode(await self._process.receive(), type=ReviewReport)
            if job.report.over:
                break
        if job.report.failed is None:
            job.made, job.review = self.made, msgspec.Raw(bytes(job.report.review))
            job.report = ReviewReport()

    async def end(self) -> None:
        """Ends the process."""
        await self._process.stop()


class ReviewWorker:
    """Reviews games: a rough pass in one process, then a full one in another."""

    def __init__(
        self,
        simulations: tuple[int, int] | None = None,
        keep: Callable[[str, bytes], Awaitable[None]] | None = None,
    ) -> None:
        rough, full = simulations or (None, None)
        self._rough, self._full = _Stage("rough", rough), _Stage("full", full)
        self._keep = keep
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._tasks: list[asyncio.Task[None]] = []

    def known(self, key: str) -> bytes | None:
        """Returns the progress of a review; None if it was not requested."""
        job = self._jobs.get(key)
        if job is None:
            return None
        if job.failed_at is not None and time.monotonic() - job.failed_at > AGAIN:
            del self._jobs[key]  # a new request starts again
            return None
        self._jobs.move_to_end(key)
        return job.told(self._rough.before(job) + self._full.before(job))

    def ask(
        self, key: str, record: dict[str, Any], person: str, seat: int | None = None, address: str = ""
    ) -> bytes:
        """Requests a review, or returns its progress; raises `CommandRejected` if too many are waiting."""
        told = self.known(key)
        if told is not None:
            return told
        waiting = [job for job in self._jobs.values() if job.open]
        near = sum(job.address == address for job in waiting) if address else 0
        if (
            len(waiting) >= WAITING
            or near >= FROM_ADDRESS
            or sum(job.person == person for job in waiting) >= EACH
        ):
            raise CommandRejected("server-refused-review-busy")
        job = self._jobs[key] = Job(key, person, record, seat, address)
        self._rough.put(job)
        self._forget()
        if not self._tasks:
            self._tasks = [
                asyncio.create_task(self._work(self._rough, self._full), name="reviews-rough"),
                asyncio.create_task(self._work(self._full, None), name="reviews-full"),
            ]
        return job.told(self._rough.before(job))

    def _forget(self) -> None:
        """Drops the finished reviews that were not requested for the longest time."""
        for key in [key for key, job in self._jobs.items() if not job.open][: max(0, len(self._jobs) - KEPT)]:
            del self._jobs[key]

    async def _work(self, stage: _Stage, then: _Stage | None) -> None:
        while True:
            job = await stage.take()
            try:
                async with asyncio.timeout(LIMIT):
                    await stage.review(job)
            except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
                await stage.end()
                job.report = ReviewReport(failed=type(error).__name__)
            if job.report.failed is not None:
                job.record = None
                job.failed_at = time.monotonic()
                log.warning("review_failed", error=job.report.failed)
            elif then is not None:
                then.put(job)
            else:
                job.record = None
                await self._hand_on(job)

    async def _hand_on(self, job: Job) -> None:
        if self._keep is not None:
            try:
                await self._keep(job.key, bytes(job.review))
            except Exception as error:  # it can be recomputed
                log.warning("review_not_kept", error=type(error).__name__)

    async def stop(self) -> None:
        """Ends the processes; waiting reviews are dropped."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._rough.end()
        await self._full.end()


def _simulations(made: Pass) -> int:
    # Imported late: the server process itself must not load the search and its weights.
    from pharos.analysis.budget import ROUGH, SIMULATIONS

    return ROUGH if made == "rough" else SIMULATIONS


def reviewed(request: ReviewRequest, tell: Callable[[ReviewReport], None]) -> None:
    """Reviews a game, and reports progress."""
    told = time.monotonic()
    for report in request.reports():
        if report.over or time.monotonic() - told > STEP:
            told = time.monotonic()
            tell(report)


def main() -> None:
    """Reviews games until stdin ends, at even lower priority than searches."""
    step_back()
    step_back()
    decode = msgspec.json.Decoder(ReviewRequest).decode
    for line in sys.stdin.buffer:
        try:
            reviewed(decode(line), tell)
        except Exception as error:
            tell(ReviewReport(failed=f"{type(error).__name__}: {error}"))


if __name__ == "__main__":
    main()
