"""Reviews of finished games, thought out in processes of their own that give way to everything else.

One process makes rough reviews, another the whole ones: a first result comes within seconds, however many
games wait for the second. The people who ask take turns, and each may have few reviews waiting. A client that
asks again sees how far it is. What was reviewed wholly is handed on to be kept with the game.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
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
AGAIN = 10.0
"""Seconds after which a review that failed may be asked for again."""
STEP = 0.25
"""Seconds between two reports of progress."""

METHOD = "4"
"""Of `pharos.analysis`: raised when reviews come out otherwise, so that kept ones are made anew."""

Pass = Literal["rough", "full"]


class Errand(msgspec.Struct, frozen=True):
    """A record to be reviewed with so many simulations, by what everybody knew or what one seat knew."""

    record: msgspec.Raw
    simulations: int
    seat: int | None = None


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a review is, and in the end what it says; `failed` names what went wrong."""

    done: int = 0
    all: int = 0
    review: msgspec.Raw = msgspec.Raw(b"null")
    failed: str | None = None

    @property
    def over(self) -> bool:
        """Whether nothing more comes."""
        return self.failed is not None or bytes(self.review) != b"null"


class Job:
    """The review of one game."""

    def __init__(self, key: str, person: str, record: dict[str, Any], seat: int | None) -> None:
        self.key = key
        self.person = person
        self.seat = seat
        self.record: dict[str, Any] | None = record
        self.report = Report()
        self.review = msgspec.Raw(b"null")
        self.made: Pass | None = None
        self.failed_at: float | None = None

    @property
    def open(self) -> bool:
        """Whether there is more to come."""
        return self.record is not None

    def told(self, waiting: int) -> bytes:
        """How far it is, as JSON: the `pass` that is done, progress of the next one, and the `review`."""
        return _progress(
            self.made, self.report.done, self.report.all, self.report.failed is not None, waiting, self.review
        )


def _progress(
    made: Pass | None, done: int, all: int, failed: bool, waiting: int, review: msgspec.Raw
) -> bytes:
    """A `ReviewProgress`, whose review is written already."""
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
    """A review that was kept, as it is told."""
    return _progress("full", 0, 0, False, 0, msgspec.Raw(review))


class _Stage:
    """One of the two processes: the jobs that wait for it, person by person, and the one under way."""

    def __init__(self, made: Pass, simulations: int | None) -> None:
        self.made: Pass = made
        self._simulations = simulations
        self._lines: OrderedDict[str, deque[Job]] = OrderedDict()
        self._process: asyncio.subprocess.Process | None = None
        self._some = asyncio.Event()

    def put(self, job: Job) -> None:
        """Lets a job wait."""
        self._lines.setdefault(job.person, deque()).append(job)
        self._some.set()

    def before(self, job: Job) -> int:
        """About how many others come before a job, if it waits here."""
        if job not in self._lines.get(job.person, ()):
            return 0
        return sum(len(line) for line in self._lines.values()) - 1

    async def take(self) -> Job:
        """The next job; whose turn it was goes behind the others."""
        while not self._lines:
            self._some.clear()
            await self._some.wait()
        person, line = self._lines.popitem(last=False)
        job = line.popleft()
        if line:
            self._lines[person] = line
        return job

    async def review(self, job: Job) -> None:
        """Reviews a game in this stage's way."""
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
        simulations = self._simulations or _simulations(self.made)
        errand = Errand(msgspec.Raw(msgspec.json.encode(job.record)), simulations, job.seat)
        self._process.stdin.write(msgspec.json.encode(errand) + b"\n")
        await self._process.stdin.drain()
        while True:
            job.report = msgspec.json.decode(await self._process.stdout.readline(), type=Report)
            if job.report.over:
                break
        if job.report.failed is None:
            job.made, job.review = self.made, msgspec.Raw(bytes(job.report.review))
            job.report = Report()

    async def end(self) -> None:
        """Ends the process."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class ReviewWorker:
    """Reviews games: roughly in one process, wholly in another."""

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
        """How far the review of a game is, if somebody asked for it already."""
        job = self._jobs.get(key)
        if job is None:
            return None
        if job.failed_at is not None and time.monotonic() - job.failed_at > AGAIN:
            del self._jobs[key]  # whoever asks now asks anew
            return None
        self._jobs.move_to_end(key)
        return job.told(self._rough.before(job) + self._full.before(job))

    def ask(self, key: str, record: dict[str, Any], person: str, seat: int | None = None) -> bytes:
        """Asks for a review, or how far it is."""
        told = self.known(key)
        if told is not None:
            return told
        waiting = [job for job in self._jobs.values() if job.open]
        if len(waiting) >= WAITING or sum(job.person == person for job in waiting) >= EACH:
            raise CommandRejected("server-refused-review-busy")
        job = self._jobs[key] = Job(key, person, record, seat)
        self._rough.put(job)
        self._forget()
        if not self._tasks:
            self._tasks = [
                asyncio.create_task(self._work(self._rough, self._full), name="reviews-rough"),
                asyncio.create_task(self._work(self._full, None), name="reviews-full"),
            ]
        return job.told(self._rough.before(job))

    def _forget(self) -> None:
        """Drops the reviews that nobody asked for in the longest time."""
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
                job.report = Report(failed=type(error).__name__)
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
            except Exception as error:  # it can be made again
                log.warning("review_not_kept", error=type(error).__name__)

    async def stop(self) -> None:
        """Ends the processes; what waits is dropped."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._rough.end()
        await self._full.end()


def _simulations(made: Pass) -> int:
    # The server itself does without the search; its weights are read where it is used.
    from pharos.analysis.budget import ROUGH, SIMULATIONS

    return ROUGH if made == "rough" else SIMULATIONS


def reviewed(errand: Errand, tell: Callable[[Report], None]) -> None:
    """Reviews a game, and tells how far it is."""
    from pharos.analysis import Budget, tasks_of, think, verdict

    record = msgspec.json.decode(errand.record)
    tasks = tasks_of(record, Budget(simulations=errand.simulations), errand.seat)
    thoughts = {}
    told = time.monotonic()
    for task in tasks:
        thoughts[task.number] = think(task)
        if time.monotonic() - told > STEP:
            told = time.monotonic()
            tell(Report(len(thoughts), len(tasks)))
    review = msgspec.Raw(msgspec.json.encode(verdict(record, thoughts, errand.seat)))
    tell(Report(len(tasks), len(tasks), review))


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
