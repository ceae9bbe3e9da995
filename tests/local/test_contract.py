"""The same messages sent to a server and to a device get the same answers, except for ids and times."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import connect

import pharos
from pharos.game import View
from pharos.puzzles import puzzles
from pharos.table.daily import deal_of_day
from pharos.table.search_requests import Question
from tests.local.device import Here, Page
from tests.server.conftest import nursery, server  # noqa: F401
from tests.server.player import Guest
from tests.server.process import ServerProcess

Data = dict[str, Any]
PATIENCE = 60.0
PUZZLE = next(one for one in puzzles() if one.game == "duel")
COMPARED_WITH_OTHERS = frozenset({"change", "rank", "of", "name", "ranking", "friends", "histogram", "lost"})
"""What a server knows about others, or computes after the game: a device has no ratings and no ranking."""
TIMES = frozenset({"at", "now", "changed", "seconds", "csrf"})


class Line:
    """A player at a table, over a network or on a device: requests, messages, and what is received."""

    def __init__(self) -> None:
        self.told: list[Data] = []
        self.table = ""

    async def request(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        raise NotImplementedError

    async def say(self, message: Data) -> None:
        raise NotImplementedError

    async def hear(self) -> None:
        """Waits for the next message."""
        raise NotImplementedError

    async def settled(self, number: int | None) -> list[Data]:
        """Returns all messages until the answer has arrived and a choice is due, or the game is over."""
        async with asyncio.timeout(PATIENCE):
            while True:
                answered = number is None or any(one.get("id") == number for one in self.told)
                states = [one["state"] for one in self.told if "state" in one]
                if answered and (not states or states[-1]["status"] != "live" or states[-1].get("decision")):
                    told, self.told = self.told, []
                    return told
                await self.hear()


class AsThere(Here):
    """The computer player of the device, which repeats the choices of the server's."""

    def __init__(self, choices: list[str]) -> None:
        self._choices = choices

    def prepare(self, network: str) -> None:
        """It needs none."""

    async def choice(self, question: Question) -> str:
        possible = {str(choice) for choice in View(question.seat, question.view).choices}
        while self._choices[0] not in possible:
            self._choices.pop(0)  # the only option: nobody was asked
        return self._choices.pop(0)


def computers_choices(said: list[Any]) -> list[str]:
    """Returns the choices of the second seat, as everybody received them, in order."""
    told = [message for one in said if len(one) == 2 for message in one[1]]
    events = [event for message in told for event in message.get("events", ())]
    return [str(event["choice"]) for event in events if event["type"] == "chose" and event["seat"] == 1]


class DeviceLine(Line):
    def __init__(self, choices: list[str] | None = None) -> None:
        super().__init__()
        self.page = Page(thinker=Here() if choices is None else AsThere(choices))
        self.told = self.page.told

    async def request(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        return await self.page.request(method, path.removeprefix("/api/"), body)

    async def say(self, message: Data) -> None:
        await self.page.device.receive(json.dumps(message))

    async def hear(self) -> None:
        await asyncio.sleep(0.005)

    async def settled(self, number: int | None) -> list[Data]:
        told = await super().settled(number)
        self.told = self.page.told = []
        return told


class ServerLine(Line):
    def __init__(self, guest: Guest, socket: Any) -> None:
        super().__init__()
        self.guest = guest
        self.socket = socket

    async def request(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        answer = await self.guest.client.request(method, path, json=body)
        return answer.status_code, answer.json()

    async def say(self, message: Data) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> None:
        self.told.append(json.loads(await self.socket.recv()))


@asynccontextmanager
async def at_server(server: ServerProcess) -> AsyncIterator[tuple[Line, str]]:  # noqa: F811
    """A guest of a server, and their name."""
    guest = await Guest.arrive(server.address)
    headers = {"Cookie": f"pharos_session={guest.cookie}", "Origin": server.address}
    address = server.address.replace("http", "ws") + "/api/live"
    try:
        async with connect(address, additional_headers=headers) as socket:
            yield ServerLine(guest, socket), guest.me["name"]
    finally:
        await guest.leave()


def plain(data: Any, table: str, name: str) -> Any:
    """Removes ids, times, names, which differ, and emblems, which follow from ids."""
    if isinstance(data, dict):
        return {
            key: 0 if key in TIMES or key == "sign" else plain(value, table, name)
            for key, value in data.items()
            if key != "absent_since"  # a server knows nobody before they follow a table
        }
    if isinstance(data, list):
        return [plain(one, table, name) for one in data]
    if isinstance(data, str):
        return data.replace(table, "TABLE").replace(name, "NAME") if table else data.replace(name, "NAME")
    return data


def differences(ours: Any, theirs: Any, where: str = "") -> Iterator[str]:
    """Returns the first difference of two answers."""
    if isinstance(ours, list | dict) and type(ours) is type(theirs) and len(ours) == len(theirs):
        for key in range(len(ours)) if isinstance(ours, list) else ours:
            there = theirs[key] if isinstance(theirs, list) else theirs.get(key, "nothing")
            yield from differences(ours[key], there, f"{where}/{key}")
    elif ours != theirs:
        yield f"{where}: the device says {str(ours)[:300]}, the server {str(theirs)[:300]}"


def told_once(messages: list[Data]) -> list[Data]:
    """Returns the messages of the table: a server may report who comes and goes at any time."""
    return [one for one in messages if one["type"] not in ("welcome", "called", "presence")]


async def script(line: Line, settings: Data, name: str) -> list[Any]:
    """Opens a table, plays it to the end with every kind of message, and reads it afterwards."""
    said: list[Any] = []
    table = ""

    async def ask(method: str, path: str, body: Any = None) -> Any:
        status, answer = await line.request(method, path.replace("TABLE", table), body)
        said.append([method, path, status, plain(answer, table, name)])
        return answer

    number = 0

    async def say(**message: Any) -> list[Data]:
        nonlocal number
        number += 1
        waits = message["type"] in ("act", "ask", "say")
        await line.say(message | ({"id": number} if waits else {}))
        told = told_once(await line.settled(number if waits else None))
        said.append([message["type"], plain(told, table, name)])
        return told

    await ask("GET", "/api/offers")
    await ask("POST", "/api/tables", {"settings": {"game": "chess"}})
    await ask("POST", "/api/tables", {"settings": settings, "seat": 9})
    computers = {str(seat): "greedy" for seat in range(1, settings["position"]["players"])}
    table = str((await line.request("POST", "/api/tables", {"settings": settings}))[1]["id"])
    await line.say({"type": "watch", "table": table})
    while not any(one["type"] == "presence" for one in line.told):
        await line.hear()
    said.append(["watch", plain(told_once(await line.settled(None)), table, name)])
    await ask("GET", "/api/tables/TABLE")
    await ask("GET", "/api/tables/TABLE/record")
    await say(type="act", table=table, command={"type": "start"})
    for seat, level in computers.items():
        await say(
            type="act", table=table, command={"type": "add_computer", "seat": int(seat), "level": level}
        )
    await say(type="act", table=table, command={"type": "add_computer", "seat": 0, "level": "greedy"})
    await say(type="act", table=table, command={"type": "start"})
    for turn in range(400):
        state = (await line.request("GET", f"/api/tables/{table}"))[1]["state"]
        if state["status"] == "over":
            break
        decision = state["decision"]
        if decision is None:
            await asyncio.sleep(0.01)
            continue
        options = [one["choice"] for one in decision["options"]]
        if turn == 3:
            barred = [one["choice"] for one in decision.get("barred", ())] or ["build:nothing"]
            await say(type="ask", table=table, question={"choice": barred[0]})
            await say(type="ask", table=table, question={"choice": options[0]})
            wrong = {"type": "choose", "decision": decision["id"], "choice": barred[0]}
            await say(type="act", table=table, command=wrong)
            late = {"type": "choose", "decision": "0.0", "choice": options[0]}
            await say(type="act", table=table, command=late)
        choice = {"type": "choose", "decision": decision["id"], "choice": options[-1]}
        await say(type="act", table=table, command=choice)
        if turn in (1, 6):
            await say(type="act", table=table, command=choice)  # again
        if turn == 5:
            await say(type="act", table=table, command={"type": "ask_undo"})
    else:
        raise AssertionError("the game does not end")
    await ask("GET", "/api/tables/TABLE")
    await ask("GET", "/api/tables/TABLE/replay?at=4&seat=0")
    await ask("GET", "/api/tables/TABLE/replay?at=9&seat=open")
    await ask("GET", "/api/tables/TABLE/replay?at=99999")
    record = await ask("GET", "/api/tables/TABLE/record")
    await ask("POST", "/api/records", {"nothing": 1})
    made = (await line.request("POST", "/api/records", record))[1]["id"]
    step = (await line.request("GET", f"/api/records/{made}/replay?at=2&seat=1"))[1]
    said.append(plain(step, table, name))
    await ask("POST", "/api/positions", pharos.new_game("duel", seed=2).position())
    await ask("POST", "/api/positions", {"game": "duel"})
    await ask("GET", "/api/mine")
    return said


def test_a_device_says_what_a_server_says(server: ServerProcess) -> None:  # noqa: F811
    settings = {"game": "duel", "position": pharos.new_game("duel", seed=11).position()}

    async def scene() -> None:
        async with at_server(server) as (line, name):
            theirs = await script(line, settings, name)
        ours = await script(DeviceLine(computers_choices(theirs)), settings, "Guest 1")
        assert not list(differences(ours, theirs))
        assert len(ours) > 60

    asyncio.run(scene())


def alone(data: Any) -> Any:
    """Removes comparisons with other players, and times."""
    if isinstance(data, dict):
        return {
            key: 0 if key in TIMES else alone(value)
            for key, value in data.items()
            if key not in COMPARED_WITH_OTHERS and not (key == "rating" and "goal" not in data)
        }
    return [alone(one) for one in data] if isinstance(data, list) else data


async def alone_script(line: Line, name: str) -> list[Any]:
    """What a single player does: puzzles, and the daily deal to its end."""
    said: list[Any] = []
    table = ""

    async def ask(method: str, path: str, body: Any = None) -> Any:
        status, answer = await line.request(method, f"/api/{path}".replace("TABLE", table), body)
        said.append([method, path, status, plain(alone(answer), table, name)])
        return answer

    for question in ("today", "me", f"{PUZZLE.id}", "nothing", "?game=duel&difficulty=2", "?difficulty=9"):
        await ask("GET", f"puzzles/{question}".replace("/?", "?"))
    options = [str(one["choice"]) for one in said[2][3]["table"]["decision"]["options"]]
    right = [one for one in options if PUZZLE.is_right(one)]
    wrong = [one for one in options if not PUZZLE.is_right(one)]
    await ask("POST", f"puzzles/{PUZZLE.id}/table")
    for choice in ("build:nothing", wrong[0], right[0], None):
        await ask("POST", f"puzzles/{PUZZLE.id}/try", {"choice": choice})
    await ask("POST", f"puzzles/{PUZZLE.id}/hint")
    await ask("GET", "puzzles/me")

    today = str((await ask("GET", "daily/duel"))["date"])
    await ask("GET", "daily/chess")
    await ask("GET", "daily/classic?date=2026-11-03")
    await ask("GET", "daily/duel?date=2026-02-30")
    for start in (
        {"date": "2999-01-01"},
        {"date": "2026-10-01", "practice": True},
        {"date": "2026-11-01"},
        {"practice": True},
    ):
        await ask("POST", "daily/duel", start)
    table = str((await line.request("POST", "/api/daily/duel", {}))[1]["id"])
    assert (await line.request("POST", "/api/daily/duel", {}))[1]["id"] == table
    await ask("GET", "daily/duel")
    await ask("GET", "daily/calendar")
    await line.say({"type": "watch", "table": table})  # a device plays only while a page is open
    seat = deal_of_day("duel", today).seat
    await ask("POST", "tables/TABLE/hint", {"seat": seat, "number": 0})
    async with asyncio.timeout(PATIENCE):
        while (state := (await line.request("GET", f"/api/tables/{table}"))[1]["state"])["status"] != "over":
            decision = state.get("decision")
            if decision is None:
                await asyncio.sleep(0.01)
                continue
            choice = decision["options"][0]["choice"]
            command = {"type": "choose", "decision": decision["id"], "choice": choice}
            assert (await line.request("POST", f"/api/tables/{table}/commands", command))[0] == 200
    await ask("GET", "tables/TABLE/record")
    await ask("GET", "daily/calendar")
    await ask("GET", "daily/duel")
    return said


def test_puzzles_and_the_deal_of_the_day_are_those_of_a_server(server: ServerProcess) -> None:  # noqa: F811
    async def scene() -> None:
        async with at_server(server) as (line, name):
            theirs = await alone_script(line, name)
        ours = await alone_script(DeviceLine(), "Guest 1")
        assert not list(differences(ours, theirs))
        assert [status for *_, status, _ in ours].count(200) > 10

    asyncio.run(scene())
