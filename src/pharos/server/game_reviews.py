"""Reviews of finished games: made once, stored, and shown to those who may see the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from pharos.server.bus_messages import ReviewWork
from pharos.server.reviews import METHOD, ReviewWorker, kept_as
from pharos.server.server_clock import milliseconds
from pharos.server.store.afterwards import Reviews

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry


class GameReviews:
    """Starts and stores the reviews of games."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._kept = Reviews(registry.database)
        self._worker = ReviewWorker(keep=self._keep)

    async def review(
        self, key: str, record: dict[str, Any], person: str, seat: int | None = None, address: str = ""
    ) -> bytes:
        """Returns the progress of a review, starting it if needed; complete reviews are stored."""
        if seat is not None:
            key = f"{key}/{seat}"
        known = self._worker.known(key)
        if known is not None:
            return known
        kept = await self._kept.kept(key, METHOD)
        if kept is not None:
            return kept_as(kept)
        return await self._registry.work.review(ReviewWork(key, person, seat, record, address))

    def progress(self, work: ReviewWork) -> bytes | None:
        """Returns the progress of a review made by this process; None if unknown, and no record is given."""
        if work.record is None:
            return self._worker.known(work.key)
        return self._worker.ask(work.key, work.record, work.person, work.seat, work.address)

    async def _keep(self, key: str, review: bytes) -> None:
        await self._kept.keep(key, METHOD, review, milliseconds())
        place, _, id = key.partition("/")
        if place == "tables" and "/" not in id:
            await self._registry.daily.reviewed(id, msgspec.json.decode(review))

    async def stop(self) -> None:
        """Stops the review in progress."""
        await self._worker.stop()
