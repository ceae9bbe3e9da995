"""Reviews of games on a device, in a rough and a full pass, one review at a time."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import msgspec

from pharos.local.thinker import Thinker
from pharos.table import CommandRejected
from pharos.table.search_requests import ReviewReport, ReviewRequest

KEPT = 20
"""Maximum reviews kept in memory."""
WAITING = 4
_encode = msgspec.json.encode


class _Job:
    """The review of one game."""

    def __init__(self) -> None:
        self.made: Literal["rough", "full"] | None = None
        self.report = ReviewReport()
        self.review = msgspec.Raw(b"null")
        self.failed = False

    @property
    def open(self) -> bool:
        return not self.failed and self.made != "full"

    def hear(self, text: str) -> None:
        """Handles a progress report."""
        self.report = msgspec.json.decode(text, type=ReviewReport)
        if bytes(self.report.review) != b"null":
            self.review = msgspec.Raw(bytes(self.report.review))

    def told(self, waiting: int) -> dict[str, Any]:
        """Returns the fields of `ReviewProgress`, with the review as raw JSON."""
        shown = self.review if self.made is not None else msgspec.Raw(b"null")
        done = {"pass": self.made, "done": self.report.done, "all": self.report.all}
        return {**done, "failed": self.failed, "waiting": waiting, "review": shown}


class Reviews:
    """The reviews of this device."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._jobs: dict[str, _Job] = {}
        self._free = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, key: str, record: dict[str, Any], seat: int | None) -> dict[str, Any]:
        """Starts a review or returns its progress. A failure is reported once; the next request retries."""
        key = f"{key} {seat}"
        job = self._jobs.get(key)
        if job is not None and job.failed:
            return self._jobs.pop(key).told(0)
        if job is None:
            waiting = [one for one in self._jobs.values() if one.open]
            if len(waiting) >= WAITING:
                raise CommandRejected("server-refused-review-busy")
            job = self._jobs[key] = _Job()
            for old in [name for name, one in self._jobs.items() if not one.open][: len(self._jobs) - KEPT]:
                del self._jobs[old]
            task = asyncio.ensure_future(self._review(job, msgspec.Raw(_encode(record)), seat))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        open_ones = [one for one in self._jobs.values() if one.open]
        return job.told(open_ones.index(job) if job in open_ones else 0)

    async def _review(self, job: _Job, record: msgspec.Raw, seat: int | None) -> None:
        from pharos.analysis.budget import ROUGH, SIMULATIONS

        passes: tuple[tuple[Literal["rough", "full"], int], ...] = (("rough", ROUGH), ("full", SIMULATIONS))
        try:
            async with self._free:
                for made, simulations in passes:
                    request = ReviewRequest(record, simulations, seat)
                    await self._thinker.review(_encode(request).decode(), job.hear)
                    job.made, job.report = made, ReviewReport()
        except Exception:  # any error in the worker: the page can retry
            job.failed = True
