"""A server with additional content sets: it deals from them, and its pages get their rows and names."""

from __future__ import annotations

import asyncio
from pathlib import Path

from pharos.products import PRODUCTS
from pharos.wire.offers import offer
from tests.server.conftest import NewServer
from tests.server.player import Data, Guest, Player

SETS = Path(__file__).parent.parent / "content_sets"


def test_tables_are_dealt_from_the_sets_of_a_server(new_server: NewServer) -> None:
    server = new_server(forked=False, content=SETS)
    server.start()

    async def visit() -> tuple[Data, Data, Data]:
        guest = await Guest.arrive(server.address)
        offers: Data = (await guest.client.get("/api/offers")).json()
        assert [game["sets"] for game in offers["games"]] == [{"harbour": "1"}] * 2
        content: Data = (await guest.client.get("/api/content")).json()
        drawn = await guest.client.get(content["pictures"]["wonder-harbour_beacon"])
        assert (drawn.status_code, drawn.headers["content-type"]) == (200, "image/svg+xml")
        assert drawn.headers["content-security-policy"].startswith("default-src 'none'")
        for nothing in ("/api/content/harbour/set.toml", "/api/content/harbour/..%2Fset.toml"):
            assert (await guest.client.get(nothing)).status_code == 404
        table = await guest.open({"game": "duel"}, computers={"1": "greedy"}, start=True)
        await Player(guest, table, seed=3).play()
        record: Data = (await guest.client.get(f"/api/tables/{table}/record")).json()
        plain = await guest.open({"game": "duel", "content": {}}, computers={"1": "random"}, start=True)
        seen: Data = (await guest.client.get(f"/api/tables/{plain}")).json()
        await guest.leave()
        return content, record, seen

    content, record, plain = asyncio.run(visit())
    assert content["sets"] == {"harbour": "1"}
    assert content["files"]["duel/wonders.toml"]["wonder"][0]["id"] == "harbour_beacon"
    assert "duel-wonder-harbour_beacon = Маяк гавани" in content["texts"]["ru"]
    assert record["content"] == {"harbour": "1"}
    assert "content" not in plain["state"]["view"]
    server.stop()


def test_an_option_is_offered_with_the_expansion_that_it_needs() -> None:
    needs = {one.name: (one.needs, one.players) for game in PRODUCTS for one in offer(game).options}
    assert needs.pop("teams") == ("cities", (4, 6, 8))
    assert {expansion for expansion, _ in needs.values()} == {None}
