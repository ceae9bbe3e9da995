"""Reviews of finished games: a rough one first, then the full one; queued, with a limit per person."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import httpx
import pytest

from pharos.analysis import review
from pharos.server.reviews import EACH, FROM_ADDRESS, ReviewWorker
from pharos.table.refusal import CommandRejected
from tests.server.process import ServerProcess
from tests.server.test_records import finished

PASSES = (1, 2)
PATIENCE = 60


def short_record(seed: int = 3, choices: int = 5) -> dict[str, Any]:
    """The beginning of a game."""
    record = finished(seed=seed).record()
    return {**record, "choices": record["choices"][:choices], "result": None}


async def until_full(worker: ReviewWorker, key: str) -> list[dict[str, Any]]:
    """Collects all messages about the progress of a review."""
    seen: list[dict[str, Any]] = []
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        told = worker.known(key)
        assert told is not None
        seen.append(json.loads(told))
        if seen[-1]["pass"] == "full" or seen[-1]["failed"]:
            return seen
        await asyncio.sleep(0.02)
    raise AssertionError("the review did not come")


def test_a_review_is_rough_first_and_the_same_as_anywhere_else() -> None:
    async def story() -> None:
        worker = ReviewWorker(PASSES)
        try:
            record = short_record()
            first = json.loads(worker.ask("a", record, "anna"))
            assert (first["pass"], first["review"]) == (None, None)
            seen = await until_full(worker, "a")
            assert seen[-1]["review"] == review(record, simulations=2)
            assert worker.known("b") is None
            # A record that cannot be reviewed fails alone; the next one is processed.
            worker.ask("bad", {**record, "deal": {}}, "anna")
            assert (await until_full(worker, "bad"))[-1]["failed"]
            assert json.loads(worker.ask("bad", record, "anna"))["failed"]  # not again immediately
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr("pharos.server.reviews.AGAIN", 0.0)
                assert not json.loads(worker.ask("bad", record, "anna"))["failed"]
            assert (await until_full(worker, "bad"))[-1]["pass"] == "full"
            worker.ask("c", short_record(4), "anna")
            assert (await until_full(worker, "c"))[-1]["pass"] == "full"
        finally:
            await worker.stop()

    asyncio.run(story())


def test_people_take_turns_and_nobody_asks_for_too_many() -> None:
    async def story() -> None:
        worker = ReviewWorker(PASSES)
        try:
            for n in range(EACH):
                worker.ask(f"anna {n}", short_record(n, 40 if n else 5), "anna")
            with pytest.raises(CommandRejected, match="review-busy"):
                worker.ask("anna too", short_record(7), "anna")
            worker.ask("boris", short_record(8), "boris")
            worker.ask("anna 0", short_record(0), "anna")  # a review in progress can still be queried
            await until_full(worker, "boris")
            last = worker.known(f"anna {EACH - 1}")
            assert last is not None
            assert json.loads(last)["pass"] != "full"  # boris did not wait for all of hers
            await until_full(worker, f"anna {EACH - 1}")
            worker.ask("anna too", short_record(7), "anna")
        finally:
            await worker.stop()

    asyncio.run(story())


def test_one_client_with_many_guests_does_not_fill_the_queue() -> None:
    async def story() -> None:
        worker = ReviewWorker(PASSES)
        try:
            for n in range(FROM_ADDRESS):
                worker.ask(f"guest {n}", short_record(n), f"guest {n}", address="198.51.100.7")
            with pytest.raises(CommandRejected, match="review-busy"):
                worker.ask("one more", short_record(3), "one more", address="198.51.100.7")
            worker.ask("guest 0", short_record(0), "guest 0", address="198.51.100.7")
            worker.ask("anna", short_record(4), "anna", address="198.51.100.8")
            worker.ask("daily", short_record(5), "daily")
        finally:
            await worker.stop()

    asyncio.run(story())


def test_the_server_reviews_a_record(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.address) as client:
        assert client.get("/api/records/nothing/review").status_code == 401
        client.headers["X-CSRF-Token"] = client.post("/api/guest", json={}).json()["csrf"]
        assert client.get("/api/records/nothing-here/review").status_code == 404
        made = client.post("/api/records", json=finished().record())
        told = client.get(f"/api/records/{made.json()['id']}/review")
        assert told.status_code == 200
        assert set(told.json()) == {"pass", "done", "all", "failed", "waiting", "review"}
