"""Reviews of games: made once, kept, and shown to whoever may see the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from pharos.server.reviews import METHOD, ReviewWorker, kept_as
from pharos.server.server_clock import milliseconds
from pharos.server.store.afterwards import Reviews

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry


class GameReviews:
    """The reviews of one server."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._kept = Reviews(registry.database)
        self._worker = ReviewWorker(keep=self._keep)

    async def review(self, key: str, record: dict[str, Any], person: str, seat: int | None = None) -> bytes:
        """How far the review of a game is; it is asked for where nobody did, and kept once it is whole."""
        if seat is not None:
            key = f"{key}/{seat}"
        known = self._worker.known(key)
        if known is not None:
            return known
        kept = await self._kept.kept(key, METHOD)
        if kept is not None:
            return kept_as(kept)
        return await self._registry.work.review(key, person, seat, record)

    def progress(
        self, key: str, person: str, seat: int | None, record: dict[str, Any] | None
    ) -> bytes | None:
        """How far a review is that this process makes; None where it was not asked for, and has no record."""
        if record is None:
            return self._worker.known(key)
        return self._worker.ask(key, record, person, seat)

    async def _keep(self, key: str, review: bytes) -> None:
        await self._kept.keep(key, METHOD, review, milliseconds())
        place, _, id = key.partition("/")
        if place == "tables" and "/" not in id:
            await self._registry.daily.reviewed(id, msgspec.json.decode(review))

    async def stop(self) -> None:
        """Ends the review that is being made."""
        await self._worker.stop()
