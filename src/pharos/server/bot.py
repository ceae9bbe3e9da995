"""The bot runner: a bot is a class with one method, `choose(view)`; the runner does the rest.

It keeps the event stream and one stream per game open, reconnects after a lost connection, and
sends each choice with its decision id, so that a repeated choice is applied once.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any, Protocol

import httpx
import msgspec

from pharos.ai.naming import agent_named
from pharos.core.choice import Choice
from pharos.core.errors import PharosError
from pharos.game import View
from pharos.table.table_state import TableState
from pharos.wire.messages import (
    BotAsked,
    BotEvent,
    BotGameFinish,
    BotGameStart,
    BotTableEvent,
    Refusal,
    Snapshot,
    Update,
)

SILENCE = 30.0
"""Seconds without data after which a connection is dead; the server sends something every few seconds."""
PAUSE, LONGEST_PAUSE = 0.5, 10.0


class Bot(Protocol):
    """A bot: chooses a move from the view of its seat."""

    def choose(self, view: View) -> Choice | str:
        """Returns one of `view.choices`, or its notation."""


class BotError(PharosError):
    """The bot can't continue."""


def bot_named(name: str, seed: int = 0) -> Bot:
    """Creates a built-in agent, `module:Class` from the current folder, or `cmd:PROGRAM`."""
    return agent_named(name, seed)


class Runner:
    """Plays all games of one bot account."""

    def __init__(
        self,
        bot: Bot,
        server: str,
        token: str,
        *,
        say: Callable[[str], None] = print,
        games: int | None = None,
    ) -> None:
        self._bot = bot
        self._say = say
        self._left = games
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._done = asyncio.Event()
        self._error: BaseException | None = None
        """The first error of a game: it ends the runner."""
        self._client = httpx.AsyncClient(
            base_url=server,
            headers={"Authorization": f"Bearer {token}"},
            timeout=httpx.Timeout(10.0, read=SILENCE),
        )

    async def run(self, join: tuple[str, ...] = ()) -> None:
        """Plays until stopped, or until the number of `games` is reached."""
        try:
            me = await self._client.get("/api/me")
            if me.status_code != 200:
                raise BotError(f"The server does not know this token (status {me.status_code}).")
            if me.json()["kind"] != "bot":
                raise BotError("This account is not marked as a bot. Use POST /api/bot.")
            for table in join:
                await self._post(f"/api/tables/{table}/commands", {"type": "sit"})
            listening = asyncio.create_task(self._listen())
            ended = asyncio.create_task(self._done.wait())
            await asyncio.wait({listening, ended}, return_when=asyncio.FIRST_COMPLETED)
            for task in (listening, ended, *self._playing.values()):
                task.cancel()
            if listening.done() and not listening.cancelled() and (error := listening.exception()):
                raise error
            if self._error is not None:
                raise self._error
        finally:
            await self._client.aclose()

    async def _listen(self) -> None:
        decode = msgspec.json.Decoder(BotEvent | BotGameFinish).decode
        async for line in self._lines("/api/bot/events"):
            event = decode(line)
            if isinstance(event, BotAsked) and self._comes_to(event):
                await self._post(f"/api/tables/{event.table}/commands", {"type": "sit"})
            if isinstance(event, BotGameStart) and event.table not in self._playing:
                self._say(f"plays at table {event.table}, seat {event.seat}")
                task = self._playing[event.table] = asyncio.create_task(self._play(event.table))
                task.add_done_callback(self._check_error)

    def _check_error(self, game: asyncio.Task[None]) -> None:
        if not game.cancelled() and (error := game.exception()) is not None:
            self._error = self._error or error
            self._done.set()

    def _comes_to(self, event: BotAsked) -> bool:
        """Asks the optional method `accepts` of the bot, which gets the settings of the table."""
        accepts = getattr(self._bot, "accepts", None)
        return accepts is None or bool(accepts(msgspec.to_builtins(event.settings)))

    async def _play(self, table: str) -> None:
        decode = msgspec.json.Decoder(BotTableEvent | BotGameFinish).decode
        answered = ""
        async for line in self._lines(f"/api/bot/tables/{table}/stream"):
            event = decode(line)
            if isinstance(event, BotGameFinish):
                break
            if isinstance(event, Snapshot | Update):
                answered = await self._answer(table, event.state, answered)
                if event.state.status == "over":
                    break
        self._say(f"the game at table {table} is over")
        self._playing.pop(table, None)
        if self._left is not None:
            self._left -= 1
            if self._left <= 0:
                self._done.set()

    async def _answer(self, table: str, state: TableState, answered: str) -> str:
        decision = state.decision
        if decision is None or decision.sealed is not None or decision.id == answered or state.view is None:
            return answered
        choice = str(await asyncio.to_thread(self._bot.choose, View(state.you, state.view)))
        refusal = await self._post(
            f"/api/bot/tables/{table}/choices", {"decision": decision.id, "choice": choice}
        )
        if refusal is not None and refusal.key != "table-refused-stale":
            raise BotError(f"The server rejected {choice}: {refusal.key} {refusal.args}.")
        return decision.id

    async def _post(self, path: str, body: dict[str, Any]) -> Refusal | None:
        pause = PAUSE
        while True:
            try:
                answer = await self._client.post(path, json=body)
            except httpx.TransportError:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                continue
            if answer.status_code == 429 or answer.status_code >= 500:
                await asyncio.sleep(float(answer.headers.get("Retry-After", pause)))
                continue
            return None if answer.is_success else msgspec.json.decode(answer.content, type=Refusal)

    async def _lines(self, path: str) -> AsyncIterator[str]:
        """Yields the lines of a stream; reconnects when the connection is lost."""
        pause = PAUSE
        while True:
            try:
                async with self._client.stream("GET", path) as answer:
                    if answer.status_code in (401, 403, 404):
                        raise BotError(f"The server answered {path} with status {answer.status_code}.")
                    if answer.is_success:
                        pause = PAUSE
                        async for line in answer.aiter_lines():
                            yield line
            except httpx.TransportError:
                self._say("the connection is lost, trying again")
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
