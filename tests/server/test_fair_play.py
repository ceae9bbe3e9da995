"""Names that look alike, guests, prepared positions, and the conditions of rated games."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert

import pharos
from pharos.server.store.commit_log import DAY, MOST_RATED_A_DAY, Finish, often_met
from pharos.server.store.database import Database
from pharos.server.store.migrate import migrate
from pharos.server.store.people import People, clean_name, folded
from pharos.server.store.schema import seats
from pharos.table import CommandRejected
from tests.server.conftest import NewServer
from tests.server.player import Guest, leaving
from tests.server.process import ServerProcess
from tests.server.test_bots import new_bot

PASSWORD = "correct horse"


def test_names_that_look_the_same_are_the_same() -> None:
    alike = ["Anna", "АnnA", "Ànna", "an.na", "A_n n-a", "Ａｎｎａ", "𝐀nna"]
    assert {folded(name) for name in alike} == {"anna"}
    assert folded("Modem") == folded("Modern") == folded("M0DEM")
    assert folded("BilI") == folded("Bi1l") == folded("Bіll") == folded("BILL") == "blll"
    assert folded("Пётр") == folded("ПЕТР")
    assert folded("Вова") == folded("ВОВА") == folded("Bobа")
    assert len({folded(name) for name in ("Anna", "Hanna", "Ann", "Анна", "Иван", "Ivan", "..", "--")}) == 8
    for invisible in ("\u3164\u3164", "A\u3164na", "\u115f\u1160", "a\u200bb", "\u2800\u2800"):
        with pytest.raises(CommandRejected):
            clean_name(invisible)


def test_nobody_takes_a_name_that_looks_like_an_accounts(server: ServerProcess) -> None:
    async def story() -> None:
        owner, other = await Guest.arrive(server.address), await Guest.arrive(server.address)
        async with leaving([owner, other]):
            made = await owner.client.post("/api/accounts", json={"name": "Oleg", "password": PASSWORD})
            assert made.is_success
            for name in ("Оlеg", "0leg", "oleg.", "OIeg", "Oleġ"):
                body = {"name": name, "password": PASSWORD}
                for answer in (
                    await other.client.post("/api/accounts", json=body),
                    await other.client.post("/api/guest", json={"name": name}),
                ):
                    assert (answer.status_code, answer.json()["key"]) == (409, "server-refused-name-taken")
            login = await other.client.post("/api/session", json={"name": "oleg", "password": PASSWORD})
            assert login.json()["name"] == "Oleg"

    asyncio.run(story())


def test_names_of_older_databases_are_folded_anew(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    url = f"sqlite+aiosqlite:///{file}"
    migrate(url, "0002")
    names = ["Anna", "Аnna", "Bill"]
    with sqlite3.connect(file) as database:
        for number, name in enumerate(names):
            row = (str(number), name, name.casefold(), "account", number)
            database.execute(
                "INSERT INTO accounts (id, name, folded, kind, created) VALUES (?, ?, ?, ?, ?)", row
            )
    migrate(url)

    async def story() -> list[str | None]:
        people = People(Database(url))
        found = [await people.named(name) for name in (*names, "BILL", "ANNA")]
        return [None if row is None else row.id for row in found]

    assert asyncio.run(story()) == ["0", "1", "2", "2", "0"]


def test_lines_of_chat_say_who_is_a_guest(server: ServerProcess) -> None:
    async def story() -> None:
        owner, guest = await Guest.arrive(server.address), await Guest.arrive(server.address, "Passer By")
        async with leaving([owner, guest]):
            made = await owner.client.post("/api/accounts", json={"name": "Talker", "password": PASSWORD})
            owner.client.headers["X-CSRF-Token"] = made.json()["csrf"]
            table = await owner.open({"game": "duel"})
            await guest.command(table, type="sit")
            for one in (owner, guest):
                await one.post(f"/api/tables/{table}/chat", {"text": "hello"})
            chat = (await owner.client.get(f"/api/tables/{table}")).json()["chat"]
            assert [(line["name"], line["guest"]) for line in chat] == [
                ("Talker", False),
                ("Passer By", True),
            ]

    asyncio.run(story())


def test_a_prepared_position_is_shown_to_everybody_and_never_rated(server: ServerProcess) -> None:
    async def story() -> None:
        position = pharos.new_game("duel", seed=3).position()
        owner, other = await Guest.arrive(server.address, "Preparer"), await Guest.arrive(server.address)
        async with leaving([owner, other]):
            settings = {"game": "duel", "public": True, "position": position}
            table = await owner.open(settings)
            dealt = await owner.open({"game": "duel", "public": True})
            listed = {
                one["id"]: one["prepared"] for one in (await other.client.get("/api/lobby")).json()["tables"]
            }
            assert (listed[table], listed[dealt]) == (True, False)

            async def told(who: Guest) -> str | None:
                state = (await who.client.get(f"/api/tables/{table}")).json()["state"]
                assert state["settings"]["position"] is None
                name: str | None = state.get("prepared")
                return name

            assert await told(other) == "Preparer"  # at the table, before taking a seat
            await other.command(table, type="sit")
            await owner.command(table, type="start")
            spectator = await Guest.arrive(server.address)
            assert [await told(one) for one in (owner, other, spectator)] == ["Preparer"] * 3
            await spectator.leave()
            made = await owner.client.post("/api/accounts", json={"name": "Preparer", "password": PASSWORD})
            owner.client.headers["X-CSRF-Token"] = made.json()["csrf"]
            refused = await owner.client.post("/api/tables", json={"settings": settings | {"rated": True}})
            assert refused.json()["key"] == "table-refused-rated-position"

    asyncio.run(story())


def test_nobody_plays_a_rated_game_against_themselves(new_server: NewServer) -> None:
    server = new_server(proxies="127.0.0.1")
    server.start()

    async def story() -> None:
        people = []
        for name, address in (
            ("Home One", "203.0.113.5"),
            ("Home Two", "203.0.113.5"),
            ("Far", "198.51.100.7"),
        ):
            one = await Guest.arrive(server.address)
            made = await one.client.post("/api/accounts", json={"name": name, "password": PASSWORD})
            one.client.headers.update({"X-CSRF-Token": made.json()["csrf"], "X-Forwarded-For": address})
            people.append(one)
        async with leaving(people):
            first, second, far = people
            table = await first.open({"game": "duel", "rated": True})
            sit = f"/api/tables/{table}/commands"
            refused = await second.client.post(sit, json={"type": "sit"})
            assert (refused.status_code, refused.json()["key"]) == (403, "table-refused-rated-address")
            await far.command(table, type="sit")
            friendly = await first.open({"game": "duel"})
            await second.command(friendly, type="sit")

    asyncio.run(story())


def test_the_same_two_change_their_ratings_a_few_times_a_day(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite3'}"
    migrate(url)
    now = 10 * DAY

    async def met(games: int, at: int, *, other: str = "b") -> bool:
        database = Database(url)
        async with database.writing() as connection:
            await connection.execute(seats.delete())
            rows = [
                {"game": f"g{n}", "seat": seat, "account": account, "ended": at}
                for n in range(games)
                for seat, account in enumerate(("a", other))
            ]
            await connection.execute(insert(seats), rows)
            finish = Finish("duel-2", True, "civilian", "game", now, [("a", 0, 0, 60), ("b", 1, 1, 50)])
            often = await often_met(connection, finish)
        await database.close()
        return often

    # It already includes the game that has just ended.
    assert not asyncio.run(met(MOST_RATED_A_DAY, now - 1000))
    assert asyncio.run(met(MOST_RATED_A_DAY + 1, now - 1000))
    assert not asyncio.run(met(MOST_RATED_A_DAY + 1, now - DAY - 1))
    assert not asyncio.run(met(MOST_RATED_A_DAY + 1, now - 1000, other="c"))


def test_an_invited_bot_is_not_told_a_position(server: ServerProcess) -> None:
    """It contains every hidden card: neither an open stream nor a bot that reconnects may read it."""
    token = new_bot(server.address, "Asked Bot")
    position = pharos.new_game("duel", seed=3).position()

    async def story() -> None:
        owner = await Guest.arrive(server.address)
        headers = {"Authorization": f"Bearer {token}"}
        async with leaving([owner]), httpx.AsyncClient(base_url=server.address, timeout=30) as bot:

            async def asked(events: AsyncIterator[str]) -> dict[str, Any]:
                async for line in events:
                    if (event := json.loads(line))["type"] == "invited":
                        assert isinstance(event, dict)
                        return event
                raise AssertionError("the stream ended")

            table = await owner.open({"game": "duel", "position": position})
            async with bot.stream("GET", "/api/bot/events", headers=headers) as stream:
                lines = stream.aiter_lines()
                invitation = {"name": "Asked Bot"}
                await owner.client.post(f"/api/tables/{table}/invitations", json=invitation)
                first = await asked(lines)
            async with bot.stream("GET", "/api/bot/events", headers=headers) as stream:
                again = await asked(stream.aiter_lines())
            for event in (first, again):
                assert event["settings"]["game"] == "duel"
                assert event["settings"]["position"] is None

    asyncio.run(story())
