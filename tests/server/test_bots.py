"""The interface for bots, and the runner: one class with one method."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from pharos.game import View
from pharos.server.bot import BotError, Runner, bot_named
from tests.server.player import Guest, Player, leaving
from tests.server.process import ServerProcess


class FirstChoice:
    """The smallest possible bot."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View) -> str:
        self.asked += 1
        return str(view.choices[0])


def new_bot(address: str, name: str) -> str:
    """Creates an account marked as a bot; returns its token."""
    with httpx.Client(base_url=address) as client:
        csrf = client.post("/api/accounts", json={"name": name, "password": "correct horse"}).json()["csrf"]
        headers = {"X-CSRF-Token": csrf}
        assert client.post("/api/bot", headers=headers).json()["kind"] == "bot"
        secret: str = client.post("/api/tokens", json={"label": "bot"}, headers=headers).json()["secret"]
        return secret


async def seated(guest: Guest, table: str) -> None:
    """Waits until the bot has a seat at the table."""
    async with asyncio.timeout(30):
        while True:
            state = (await guest.client.get(f"/api/tables/{table}")).json()["state"]
            if state["seats"][1]["kind"] == "person":
                return
            await asyncio.sleep(0.1)


def test_a_bot_is_one_class_with_one_method(server: ServerProcess) -> None:
    token = new_bot(server.address, "Tiny Bot")

    async def story() -> None:
        guest = await Guest.arrive(server.address)
        async with leaving([guest]):
            table = await guest.open({"game": "duel"})
            bot = FirstChoice()
            said: list[str] = []
            runner = Runner(bot, server.address, token, say=said.append, games=1)
            running = asyncio.create_task(runner.run((table,)))
            await seated(guest, table)
            await guest.command(table, type="start")
            await Player(guest, table, 1).play()
            async with asyncio.timeout(20):
                await running
            assert bot.asked > 10
            assert any("is over" in line for line in said)

    asyncio.run(story())


class Illegal:
    """A bot that makes a nonexistent move."""

    def choose(self, view: View) -> str:
        return "discard:nothing"


class Broken:
    """A bot with a bug of its own."""

    def choose(self, view: View) -> str:
        raise ZeroDivisionError("no such plan")


def test_an_error_of_a_bot_ends_the_runner(server: ServerProcess) -> None:
    """Its author sees the error; the table does not just hang."""
    token = new_bot(server.address, f"Faulty {time.monotonic_ns() % 10**6}")

    async def story() -> None:
        guest = await Guest.arrive(server.address)
        async with leaving([guest]):
            for bot, kind, error in (
                (Broken(), ZeroDivisionError, "no such plan"),
                (Illegal(), BotError, "The server rejected"),
            ):
                table = await guest.open({"game": "classic", "players": 3})
                runner = Runner(bot, server.address, token, say=lambda line: None, games=1)
                running = asyncio.create_task(runner.run((table,)))
                await seated(guest, table)
                await guest.command(table, type="add_computer", seat=2, level="beginner")
                await guest.command(table, type="start")
                async with asyncio.timeout(20):
                    with pytest.raises(kind, match=error):
                        await running
                await guest.command(table, type="resign")

    asyncio.run(story())


def test_the_command_plays_classic_with_an_agent(server: ServerProcess) -> None:
    token = new_bot(server.address, "Greedy Bot")

    async def story() -> None:
        guest = await Guest.arrive(server.address)
        async with leaving([guest]):
            table = await guest.open({"game": "classic", "players": 3}, computers={"2": "random"})
            command = (
                "from pharos.terminal.commands.bot import bot; "
                f"bot('greedy', server={server.address!r}, join=[{table!r}], games=1)"
            )
            process = subprocess.Popen(
                [sys.executable, "-c", command], env=os.environ | {"PHAROS_TOKEN": token}
            )
            try:
                await seated(guest, table)
                await guest.command(table, type="start")
                await Player(guest, table, 1).play()
                assert await asyncio.to_thread(process.wait, 20) == 0
            finally:
                if process.poll() is None:
                    process.kill()

    asyncio.run(story())


def test_only_bots_may_use_it(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.address) as client:
        csrf = client.post("/api/accounts", json={"name": "Human", "password": "correct horse"}).json()[
            "csrf"
        ]
        headers = {"X-CSRF-Token": csrf}
        token = client.post("/api/tokens", json={"label": "x"}, headers=headers).json()["secret"]
        refused = client.get("/api/bot/events")
        assert (refused.status_code, refused.json()["key"]) == (403, "server-refused-not-bot")
        client.post(
            "/api/tables",
            json={"settings": {"game": "duel"}, "computers": {"1": "random"}, "start": True},
            headers=headers,
        )
        late = client.post("/api/bot", headers=headers)
        assert (late.status_code, late.json()["key"]) == (409, "server-refused-bot-played")
    with pytest.raises(BotError, match="not marked"):
        asyncio.run(Runner(FirstChoice(), server.address, token).run())
    with pytest.raises(BotError, match="does not know"):
        asyncio.run(Runner(FirstChoice(), server.address, "guessed").run())


def test_bots_are_found_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine_own_bot.py").write_text(
        "class Mine:\n    def choose(self, view):\n        return 'x'\n"
    )
    monkeypatch.chdir(tmp_path)
    assert type(bot_named("mine_own_bot:Mine")).__name__ == "Mine"
    assert bot_named("random", 3).choose is not None
    for wrong in ("mine_own_bot:Other", "nothing_here:Mine", "no_such_agent"):
        with pytest.raises(Exception, match="There is no"):
            bot_named(wrong)
