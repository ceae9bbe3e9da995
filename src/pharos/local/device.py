"""The entry point of a device: handles, as function calls, what a page would send to a server."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs

import msgspec

import pharos
from pharos.content.sets import further_sets, sets_for
from pharos.core.errors import PharosError, UnknownName
from pharos.local.daily import LocalDaily
from pharos.local.puzzles import LocalPuzzles
from pharos.local.reviews import Reviews
from pharos.local.storage import Storage, StorageFailed
from pharos.local.tables import PACE, PREFIX, LocalTable, LocalTables, milliseconds
from pharos.local.thinker import Thinker
from pharos.numbers.tables import numbers_of
from pharos.table import CommandRejected, Person
from pharos.table.commands import Command, SeatNumber
from pharos.table.computer import levels
from pharos.wire.afterwards import AskCoach, AskHint
from pharos.wire.messages import (
    PROTOCOL,
    Accepted,
    Act,
    Answer,
    Ask,
    ClientMessage,
    Done,
    FurtherContent,
    Lobby,
    Me,
    NewTable,
    PersonName,
    Ping,
    Pong,
    Question,
    RecordMade,
    Records,
    Refusal,
    Refused,
    Say,
    TableMade,
    Tables,
    Unwatch,
    Visit,
    Watch,
    WatchLobby,
    Welcome,
)
from pharos.wire.number_messages import NumbersView
from pharos.wire.number_tables import numbers_view
from pharos.wire.offers import all_offers
from pharos.wire.questions import answered
from pharos.wire.replay import seen_of, step_of
from pharos.wire.summary import record_summary

STATUS = {"forbidden": 403, "conflict": 409, "missing": 404, "invalid": 400, "unavailable": 503}
LOOKED_UP = ("guest", "commands", "questions", "positions", "hint", "coach", "try")
"""POST requests that create nothing (status 200 instead of 201)."""
LISTED = 50
"""Maximum imported records in a list."""
GAMES = ("duel", "classic")
SEATS = ("open", "0", "1", "2", "3", "4", "5", "6", "7")

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(ClientMessage).decode


class AtDevice(msgspec.Struct, frozen=True):
    """Adds another player at this device."""

    seat: SeatNumber
    name: PersonName


class ImportedRecord(msgspec.Struct, frozen=True):
    """An imported record as stored on the device."""

    at: int
    record: msgspec.Raw


class SetHere(msgspec.Struct, frozen=True):
    """A content set stored on the device."""

    id: str
    version: str


class SetsHere(msgspec.Struct, frozen=True):
    """All content sets stored on the device."""

    sets: tuple[SetHere, ...]


class Handed(msgspec.Struct, frozen=True):
    """Hands the device to the player of a seat."""

    seat: SeatNumber


class Device:
    """Serves one page from the tables of its device."""

    def __init__(
        self,
        tell: Callable[[str], None],
        storage: Storage,
        thinker: Thinker,
        name: str = "Guest 1",
        pace: float = PACE,
    ) -> None:
        self.tables = LocalTables(Person("me", name), storage, thinker, pace)
        self._tell = tell
        self._reviews = Reviews(thinker)
        self._puzzles = LocalPuzzles(self.tables)
        self._daily = LocalDaily(self.tables, self._reviews)

    def tell(self, message: bytes) -> None:
        """Sends a message to the page."""
        self._tell(message.decode())

    # --- the live connection ---

    def welcome(self) -> None:
        """Sends the first message."""
        self.tell(_encode(Welcome(PROTOCOL, pharos.__version__, self._me(), milliseconds())))

    def leave(self) -> None:
        """Stops following all tables."""
        self.tables.leave(self)

    def _me(self) -> Me:
        return Me(self.tables.me.name, self.tables.me.kind)

    async def receive(self, text: str) -> None:
        """Handles one message of the page."""
        try:
            message = _decode(text)
        except (msgspec.DecodeError, RecursionError):
            self.tell(_encode(Refused(None, "server-refused-invalid")))
            return
        try:
            await self._obey(message)
        except CommandRejected as refused:
            self._refuse(message, refused.key, refused.arguments, refused.rule)
        except PharosError as error:
            self._refuse(message, "server-refused-game", {"reason": str(error)})

    def _refuse(
        self, message: ClientMessage, key: str, args: dict[str, Any], rule: str | None = None
    ) -> None:
        id = message.id if isinstance(message, Act | Ask | Say) else None
        table = message.table if isinstance(message, Watch) else None
        self.tell(_encode(Refused(id, key, args, rule, table)))

    async def _obey(self, message: ClientMessage) -> None:
        match message:
            case Act():
                live = await self.tables.table(message.table)
                repeated = await live.act(message.command)
                self.tell(_encode(Done(message.id, repeated)))
            case Watch():
                await (await self.tables.table(message.table)).watch(self, message.since)
            case Unwatch():
                (await self.tables.table(message.table)).unwatch(self)
            case Ask():
                live = await self.tables.table(message.table)
                self.tell(_encode(Answer(message.id, answered(live.table, live.viewer, message.question))))
            case Say():
                raise CommandRejected("local-refused-chat")
            case WatchLobby():
                if message.on:
                    self.tell(_encode(Lobby(())))
            case Ping():
                self.tell(_encode(Pong(milliseconds())))

    def set_pace(self, seconds: float) -> None:
        """Sets the delay before the computer's choices, so that they can be followed."""
        self.tables.pace = seconds

    async def changed(self, table: str) -> None:
        """Handles a change of a table by another page of this device."""
        await self.tables.changed(table)

    # --- requests ---

    async def request(self, method: str, path: str, body: str) -> str:
        """Answers a request of the page with the status code, a space, and JSON."""
        where, _, query = path.partition("?")
        asked = {name: values[-1] for name, values in parse_qs(query).items()}
        try:
            answer = await self._request(method, where.strip("/").split("/")[1:], body, asked)
        except CommandRejected as refused:
            return _answer(STATUS[refused.kind], Refusal(refused.key, refused.arguments, refused.rule))
        except PharosError as error:
            return _answer(400, Refusal("server-refused-game", {"reason": str(error)}))
        except (msgspec.MsgspecError, RecursionError, ValueError):
            return _answer(400, Refusal("server-refused-invalid"))
        made = method == "POST" and where.rpartition("/")[2] not in LOOKED_UP
        return _answer(201 if made else 200, answer)

    async def _request(self, method: str, words: list[str], body: str, asked: dict[str, str]) -> Any:
        match method, words:
            case "GET", ["visit"]:
                return Visit(self._me())
            case "POST", ["guest"]:
                return self._me()
            case "GET", ["offers"]:
                return all_offers(levels())
            case "GET", ["content"]:
                return _content()
            case "GET", ["sets"]:
                return SetsHere(tuple(await self._sets()))
            case "POST", ["sets"]:
                return await self._keep_set(body)
            case "DELETE", ["sets", id]:
                return await self.tables.storage.forget_set(id)
            case "GET", ["lobby"]:
                return Tables(())
            case "GET", ["mine"]:
                return Tables(await self.tables.mine())
            case "POST", ["tables"]:
                return TableMade(await self.tables.open(_new_table(body)))
            case "POST", ["records"]:
                return RecordMade(await self._import(body))
            case "GET", ["records"]:
                return await self._records()
            case "GET", ["records", id]:
                return await self._record(id)
            case "GET", ["records", id, "review"]:
                return self._review(f"records/{id}", await self._record(id), asked)
            case "GET", ["records", id, "replay"]:
                return _step(await self._record(id), asked)
            case "POST", ["positions"]:
                game = pharos.from_position(msgspec.json.decode(body))
                return seen_of(game, _seat_of(asked, "open"), choices=0, at=0)
            case _, ["puzzles", *rest]:
                return await self._puzzles.request(method, rest, body, asked)
            case _, ["daily", *rest]:
                return await self._daily.request(method, rest, body, asked)
            case "GET", ["numbers", game] if game in GAMES:
                return _numbers(game, asked)
            case _, ["tables", id, *rest]:
                return await self._at_table(method, await self.tables.table(id), rest, body, asked)
        raise CommandRejected("server-refused-not-found", kind="missing")

    async def _at_table(
        self, method: str, live: LocalTable, words: list[str], body: str, asked: dict[str, str]
    ) -> Any:
        match method, words:
            case "GET", []:
                return await live.view()
            case "DELETE", []:
                return await self.tables.forget(live.id)
            case "GET", ["record"]:
                return _finished(live)
            case "GET", ["replay"]:
                return _step(_finished(live), asked)
            case "GET", ["review"]:
                return self._review(f"tables/{live.id}", _finished(live), asked)
            case "POST", ["hint"]:
                return await live.hint(msgspec.json.decode(body, type=AskHint))
            case "POST", ["coach"]:
                return await live.coach(msgspec.json.decode(body, type=AskCoach))
            case "POST", ["rematch"]:
                return TableMade(await self.tables.rematch(live))
            case "POST", ["commands"]:
                repeated = await live.act(msgspec.json.decode(body, type=Command))
                return Accepted(live.table.numbers[live.viewer], repeated)
            case "POST", ["questions"]:
                return answered(live.table, live.viewer, msgspec.json.decode(body, type=Question))
            case "POST", ["people"]:
                person = msgspec.json.decode(body, type=AtDevice)
                return await live.seat_person(person.seat, person.name.strip())
            case "POST", ["holder"]:
                return live.hand_to(msgspec.json.decode(body, type=Handed).seat)
        raise CommandRejected("server-refused-not-found", kind="missing")

    def _review(self, key: str, record: dict[str, Any], asked: dict[str, str]) -> dict[str, Any]:
        seen = _seat_of(asked, None)
        seat = None if seen in (None, "open") else int(seen or "")
        if seat is not None and seat >= record["players"]:
            raise CommandRejected("table-refused-no-seat", {"seat": seat}, kind="invalid")
        return self._reviews.ask(key, record, seat)

    async def _import(self, body: str) -> str:
        record = pharos.replay(msgspec.json.decode(body)).record()
        id = PREFIX + secrets.token_urlsafe(9)
        try:
            kept = ImportedRecord(milliseconds(), msgspec.Raw(_encode(record)))
            await self.tables.storage.keep_record(id, _encode(kept).decode())
        except StorageFailed:
            raise CommandRejected("local-refused-storage", kind="unavailable") from None
        return id

    async def _record(self, id: str) -> dict[str, Any]:
        text = await self.tables.storage.record(id)
        if text is None:
            raise CommandRejected("server-refused-no-record", kind="missing")
        record: dict[str, Any] = msgspec.json.decode(msgspec.json.decode(text, type=ImportedRecord).record)
        return record

    async def _records(self) -> Records:
        kept = [
            (id, msgspec.json.decode(text, type=ImportedRecord))
            for id, text in await self.tables.storage.records()
        ]
        kept.sort(key=lambda one: one[1].at, reverse=True)
        return Records(tuple(record_summary(id, one.at, bytes(one.record)) for id, one in kept[:LISTED]))

    # --- content sets ---

    async def _sets(self) -> list[SetHere]:
        return [msgspec.json.decode(text, type=SetHere) for text in await self.tables.storage.sets()]

    async def _keep_set(self, body: str) -> SetHere:
        from pharos.local.sets import kept_set

        kept = kept_set(body, await self.tables.storage.sets())
        try:
            await self.tables.storage.keep_set(kept.id, _encode(kept).decode())
        except StorageFailed:
            raise CommandRejected("local-refused-storage", kind="unavailable") from None
        return SetHere(kept.id, kept.version)


def _content() -> FurtherContent:
    """Returns the additional content sets that the engine has loaded."""
    if not further_sets():
        return FurtherContent({}, {}, {}, {})
    from pharos.local.sets import shown

    return shown(further_sets())


def _numbers(game: str, asked: dict[str, str]) -> NumbersView:
    mix = tuple(sorted({name for name in asked.get("expansions", "").split(",") if name}))
    try:
        found = numbers_of(game, mix, int(asked["players"]) if "players" in asked else None)
    except UnknownName:
        raise CommandRejected("server-refused-numbers", kind="missing") from None
    return numbers_view(found)


def _new_table(body: str) -> NewTable:
    request = msgspec.json.decode(body, type=NewTable)
    settings = request.settings
    if settings.content is None and settings.position is None:
        sets = sets_for(settings.game)
        settings = msgspec.structs.replace(settings, content=sets or None)
    return msgspec.structs.replace(request, settings=settings)


def _finished(live: LocalTable) -> dict[str, Any]:
    if live.table.status != "over":
        raise CommandRejected("server-refused-not-over")
    return live.table.record()


def _seat_of(asked: dict[str, str], usual: str | None) -> str | None:
    seat = asked.get("seat", usual)
    if seat is not None and seat not in SEATS:
        raise ValueError("no such seat")
    return seat


def _step(record: dict[str, Any], asked: dict[str, str]) -> Any:
    at = asked.get("at")
    return step_of(record, None if at is None else max(0, int(at)), _seat_of(asked, None))


def _answer(status: int, answer: Any) -> str:
    return f"{status} {_encode(answer).decode()}"
