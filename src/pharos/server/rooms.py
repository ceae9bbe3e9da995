"""Game nights: rooms with a big screen, a code for phones to join, and the tables they play at.

A room is a row of the database (`store.room_rows`), so it survives a restart and is shared by all processes:
each change is based on the latest version, and a bus message makes every process reload the room for its
followers. Names and kinds of accounts are reloaded too, since a guest may change their name or sign up during
the evening. The big screen has no seat: it sees tables as a spectator, and is authorized by the room's token.
"""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

import msgspec

from pharos.server.bus_messages import RoomChanged
from pharos.server.server_clock import milliseconds
from pharos.server.store.people import digest, folded
from pharos.server.store.room_rows import RoomRow, RoomRows
from pharos.table import CommandRejected, Person
from pharos.table.clock import NoClock, PoolClock
from pharos.table.settings import Settings
from pharos.wire.offers import counts_of, fault_of, offer
from pharos.wire.room_messages import (
    Claimed,
    HostCommand,
    JoinRoom,
    RoomAgain,
    RoomAnswer,
    RoomClaim,
    RoomMade,
    RoomOrder,
    RoomRemove,
    RoomSeat,
    RoomSet,
    RoomSkip,
    RoomSkipped,
    RoomStart,
    RoomState,
    RoomTold,
)

if TYPE_CHECKING:
    from pharos.server.table_registry import TableRegistry

HOUR = 60 * 60 * 1000
LOBBY_LIFE = 3 * HOUR
"""Milliseconds after which an unchanged room is deleted; with a table, `GAME_LIFE` applies."""
GAME_LIFE = 24 * HOUR
MOST_CLAIMS = 8
MOST_MISSES = 10
"""Wrong return codes accepted per seat; after that, only the host can hand it over."""
TRIES = 12

_encode = msgspec.json.Encoder().encode


class Guest(msgspec.Struct, frozen=True):
    """A person who joined the room."""

    id: str
    person: Person
    """The account at the time of joining; `Rooms._data` updates its name and kind."""
    named: bool
    pin: str
    process: str = ""
    """The server process to which the phone is connected."""
    misses: int = 0
    """Wrong return codes entered for this seat."""


class Claim(msgspec.Struct, frozen=True):
    """A request of another phone to take over a seat."""

    id: str
    guest: str
    secret: str
    """The digest of the secret."""
    answer: bool | None = None


class RoomData(msgspec.Struct, frozen=True):
    """The stored data of a room, apart from its code and token."""

    settings: Settings
    fill: str | None = None
    seats: int = 3
    guests: tuple[Guest, ...] = ()
    table: str | None = None
    games: int = 0
    claims: tuple[Claim, ...] = ()
    shown: bool = False
    first: str = ""
    """The account that joined first, and is the host while it stays."""

    @property
    def host(self) -> str:
        """The account that acts as host."""
        if self.of(self.first) is not None or not self.guests:
            return self.first
        return self.guests[0].person.id

    @property
    def most(self) -> int:
        """The largest number of players."""
        counts = offer(self.settings.game)
        added = (n for one in self.settings.expansions for n in counts.players_with.get(one, ()))
        return max([*counts.players, *added])

    def of(self, account: str) -> Guest | None:
        """Returns the guest of an account."""
        return next((guest for guest in self.guests if guest.person.id == account), None)


_read = msgspec.json.Decoder(RoomData).decode
_replace = msgspec.structs.replace


class RoomWatcher(Protocol):
    """A connection that follows a room."""

    person: Person

    def tell(self, message: bytes) -> None:
        """Sends a message, without waiting."""


def digits_for(address: str, public: bool) -> int:
    """Returns the length of a room code: 4 in a private network, 6 where strangers could guess codes.

    >>> digits_for("192.168.1.7", False), digits_for("203.0.113.5", False), digits_for("10.0.0.1", True)
    (4, 6, 6)
    """
    try:
        near = ipaddress.ip_network(address).is_private
    except ValueError:
        near = False
    return 4 if near and not public else 6


class Rooms:
    """The rooms of a server, and their followers in this process."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._rows = RoomRows(registry.database)
        self._watchers: dict[str, dict[RoomWatcher, bool]] = {}
        """Followers by room code; the value is True for the big screen."""
        self._seated: dict[str, frozenset[str]] = {}
        """Accounts in each followed room, as last sent."""

    # --- commands ---

    async def open(self, settings: Settings, address: str, table: str | None = None) -> RoomMade:
        """Creates a room; with a table, it is a screen for that table."""
        now, token = milliseconds(), secrets.token_urlsafe(24)
        data = RoomData(settings, table=table, shown=table is not None)
        digits = digits_for(address, self._registry.settings.secure)
        life = GAME_LIFE if table else LOBBY_LIFE
        code = await self._rows.add(digits, digest(token), _encode(data).decode(), now, now + life)
        if code is None:
            raise CommandRejected("server-refused-room-none-left", kind="unavailable")
        return RoomMade(code, token)

    async def state(self, code: str, person: Person | None = None, token: str | None = None) -> RoomState:
        """Returns the room as a person sees it; raises `CommandRejected` if it does not exist."""
        row = await self._row(code)
        return self._state(row, await self._data(row), person, _fits(row, token))

    async def check_join(self, code: str, person: Person, request: JoinRoom) -> None:
        """Raises `CommandRejected` if the person can't join like this; changes nothing."""
        name = request.name if person.kind == "guest" else person.name
        _must_fit(await self._data(await self._row(code)), person, request.sign, name)

    async def join(self, code: str, person: Person, request: JoinRoom, *, named: bool) -> RoomState:
        """Takes the next seat, or changes one's own emblem and name."""
        person = _replace(person, sign=request.sign)

        def seated(data: RoomData) -> RoomData:
            _must_fit(data, person, request.sign, person.name if named else None)
            mine = data.of(person.id)
            if mine is None:
                pin = f"{secrets.randbelow(1_000_000):06}"
                mine = Guest(secrets.token_hex(4), person, named, pin, self._here(code, person.id))
                first = data.host if data.guests else person.id
                return _replace(data, guests=(*data.guests, mine), first=first)
            return _with(data, _replace(mine, person=person, named=named or mine.named))

        await self._edit(code, seated)
        return await self.state(code, person)

    async def leave(self, code: str, person: Person) -> None:
        """Leaves the seat."""
        await self._edit(code, lambda data: _without(data, data.of(person.id)))

    async def say(
        self, code: str, command: HostCommand, person: Person | None, token: str | None, address: str
    ) -> None:
        """Executes a command of the host; raises `CommandRejected`."""
        row = await self._row(code)
        data = await self._data(row)
        if not _fits(row, token) and not _is_host(data, person):
            raise CommandRejected("server-refused-room-not-host", kind="forbidden")
        match command:
            case RoomSet():
                await self._edit(code, lambda data: self._set(data, command))
            case RoomOrder():
                await self._edit(code, lambda data: _ordered(data, command.seats))
            case RoomRemove():
                await self._edit(code, lambda data: _without(data, _guest(data, command.guest)))
            case RoomStart():
                await self._start(code, address)
            case RoomAgain():
                await self._again(code, command, address)
            case RoomAnswer():
                await self._edit(code, lambda data: _answered(data, command))
            case RoomSkip():
                self._registry.post(RoomChanged(code, skipped=True))

    def _set(self, data: RoomData, command: RoomSet) -> RoomData:
        if data.table is not None or data.shown:
            raise CommandRejected("server-refused-room-begun", kind="conflict")
        if command.fill is not None and command.fill not in self._registry.levels:
            raise CommandRejected("table-refused-level", {"level": command.fill}, kind="invalid")
        clock = PoolClock(command.minutes * 60) if command.minutes else NoClock()
        options: dict[str, bool | int | str] = (
            {"teams": True} if command.teams and command.game == "classic" else {}
        )
        fault = fault_of(command.game, command.expansions, options)
        if fault is not None:
            raise CommandRejected("table-refused-settings", {"reason": fault}, kind="invalid")
        settings = Settings(command.game, expansions=tuple(command.expansions), options=options, clock=clock)
        return _replace(data, settings=settings, fill=command.fill, seats=command.seats)

    async def _start(self, code: str, address: str) -> None:
        """Starts a table with all guests; concurrent calls start only one."""
        row = await self._row(code)
        data = await self._data(row)
        if data.shown:
            raise CommandRejected("server-refused-room-begun", kind="conflict")
        if data.table is not None:
            return
        people = [guest.person for guest in data.guests]
        if not people:
            raise CommandRejected("server-refused-room-empty", kind="conflict")
        players = max(len(people), 2 if data.settings.game == "duel" else data.seats)
        if data.fill is None:
            players = len(people)
        settings = _replace(data.settings, players=players)
        if len(people) > data.most:
            raise CommandRejected("server-refused-room-too-many", kind="conflict")
        if players == 1 or (settings.game == "duel" and players != 2):
            raise CommandRejected("server-refused-room-too-few", kind="conflict")
        if settings.options.get("teams") and players not in counts_of(settings.game, "teams"):
            raise CommandRejected("server-refused-room-teams", {"n": players}, kind="conflict")
        seed = f"{code} {row.created} {data.games}".encode()
        id = urlsafe_b64encode(hashlib.sha256(seed).digest()[:12]).decode()
        computers = {seat: str(data.fill) for seat in range(len(people), players)}
        opener = self._registry.opener
        async with opener.room(people[0].id, address, tables=1, computers=len(computers)):
            await opener.open_for(id, people, settings, computers, address)

        def begun(now: RoomData) -> RoomData:
            return now if now.table is not None else _replace(now, table=id, games=now.games + 1)

        await self._edit(code, begun)

    async def _again(self, code: str, command: RoomAgain, address: str) -> None:
        data = await self._data(await self._row(code))
        if data.shown or data.table is None:
            raise CommandRejected("server-refused-room-not-begun", kind="conflict")
        last = data.table
        live = await self._registry.table(last)
        await live.commits.refresh()
        if live.table.status != "over":
            raise CommandRejected("table-refused-not-over")

        def cleared(data: RoomData) -> RoomData:
            if data.table != last:  # a duplicate request
                return data
            guests = list(data.guests)
            if command.reseat:
                secrets.SystemRandom().shuffle(guests)
            return _replace(data, table=None, guests=tuple(guests))

        await self._edit(code, cleared)
        if not command.reseat:
            await self._start(code, address)

    # --- returning guests ---

    async def returning(self, code: str, guest: str, pin: str) -> Person:
        """Returns the guest to whom a return code belongs; accounts sign in instead."""
        found = _returned(await self._data(await self._row(code)), guest)
        right = hmac.compare_digest(found.pin, pin)
        if not right and found.misses < MOST_MISSES:
            await self._edit(code, lambda data: _missed(data, guest))
        if not right or found.misses >= MOST_MISSES:
            raise CommandRejected("server-refused-room-pin", kind="forbidden")
        return found.person

    async def claim(self, code: str, guest: str) -> Claimed:
        """Asks the host to hand over a seat to another phone."""
        id, secret = secrets.token_hex(4), secrets.token_urlsafe(24)

        def asked(data: RoomData) -> RoomData:
            found = _returned(data, guest)
            claim = Claim(id, found.id, digest(secret))
            return _replace(data, claims=(*data.claims, claim)[-MOST_CLAIMS:])

        await self._edit(code, asked)
        return Claimed(id, secret)

    async def collect(self, code: str, id: str, secret: str) -> Person | None:
        """Returns the guest whose seat was granted; None while the host has not answered."""
        data = await self._data(await self._row(code))
        claim = next((one for one in data.claims if one.id == id and one.secret == digest(secret)), None)
        if claim is None or claim.answer is False:
            raise CommandRejected("server-refused-room-denied", kind="forbidden")
        if claim.answer is None:
            return None
        await self._edit(code, lambda data: _replace(data, claims=_unlike(data.claims, id)))
        return _returned(data, claim.guest).person

    # --- followers ---

    async def watch(self, watcher: RoomWatcher, code: str, token: str | None) -> None:
        """Follows a room: sends its state now and after every change."""
        row = await self._row(code)
        screen = token is not None
        if screen and not _fits(row, token):
            raise CommandRejected("server-refused-room-not-host", kind="forbidden")
        self._watchers.setdefault(code, {})[watcher] = screen
        if not screen and _read(row.data).of(watcher.person.id) is not None:
            await self._present(code, watcher.person.id)
        self._registry.post(RoomChanged(code))
        row = await self._row(code)
        self._tell(watcher, screen, row, await self._data(row))

    async def unwatch(self, watcher: RoomWatcher) -> None:
        """Stops following any room."""
        for code in [code for code, watchers in self._watchers.items() if watcher in watchers]:
            watchers = self._watchers[code]
            screen = watchers.pop(watcher)
            if not watchers:
                del self._watchers[code]
                self._seated.pop(code, None)
            if not screen and not self._registry.stopping:
                await self._present(code, watcher.person.id)
                self._registry.post(RoomChanged(code))

    def _here(self, code: str, account: str) -> str:
        """Returns this process if the account's phone is connected to it, otherwise an empty string."""
        watchers = self._watchers.get(code, {})
        there = any(one.person.id == account and not screen for one, screen in watchers.items())
        return self._registry.process if there else ""

    async def _present(self, code: str, account: str) -> None:
        def seen(data: RoomData) -> RoomData:
            mine = data.of(account)
            here = self._here(code, account)
            if mine is None or mine.process == here:
                return data
            return _with(data, _replace(mine, process=here))

        try:
            await self._edit(code, seen)
        except CommandRejected:
            return  # the room has expired

    async def changed(self, message: RoomChanged) -> None:
        """Sends a changed room to its followers in this process."""
        watchers = self._watchers.get(message.code)
        if not watchers:
            return
        if message.skipped:
            told = _encode(RoomSkipped(message.code))
            for watcher in watchers:
                watcher.tell(told)
            return
        try:
            row = await self._row(message.code)
            data = await self._data(row)
        except CommandRejected:
            over = _encode(RoomTold(message.code, None))
            for watcher in watchers:
                watcher.tell(over)
            return
        for watcher, screen in list(watchers.items()):
            self._tell(watcher, screen, row, data)

    async def renamed(self, account: str) -> None:
        """Resends the rooms of an account whose name, emblem, or kind has changed."""
        for code in [code for code, accounts in self._seated.items() if account in accounts]:
            await self.changed(RoomChanged(code))

    def _tell(self, watcher: RoomWatcher, screen: bool, row: RoomRow, data: RoomData) -> None:
        if row.code in self._watchers:
            self._seated[row.code] = frozenset(guest.person.id for guest in data.guests)
        state = self._state(row, data, None if screen else watcher.person, screen)
        watcher.tell(_encode(RoomTold(row.code, state)))

    async def sweep(self) -> None:
        """Deletes expired rooms."""
        await self._rows.sweep(milliseconds())

    # --- rows ---

    async def _row(self, code: str) -> RoomRow:
        row = await self._rows.get(code, milliseconds())
        if row is None:
            raise CommandRejected("server-refused-room-no-such", kind="missing")
        return row

    async def _data(self, row: RoomRow) -> RoomData:
        """Returns the data of a room with its people up to date, without deleted or banned accounts."""
        data = _read(row.data)
        now = await self._registry.people.persons({guest.person.id for guest in data.guests})
        guests = tuple(_as_now(one, now[one.person.id]) for one in data.guests if one.person.id in now)
        return data if guests == data.guests else _replace(data, guests=guests)

    async def _edit(self, code: str, change: Callable[[RoomData], RoomData]) -> None:
        """Changes a room; retries if it was changed meanwhile."""
        for _ in range(TRIES):
            row = await self._row(code)
            old = await self._data(row)
            new = change(old)
            if new == old:
                return
            life = GAME_LIFE if new.table else LOBBY_LIFE
            if await self._rows.put(row, _encode(new).decode(), milliseconds() + life):
                self._registry.post(RoomChanged(code))
                return
        raise CommandRejected("server-refused-busy")

    def _state(self, row: RoomRow, data: RoomData, person: Person | None, host: bool) -> RoomState:
        registry = self._registry
        living = {registry.process} if registry.alone else registry.ownership.living
        mine = data.of(person.id) if person is not None else None
        host = host or (mine is not None and mine.person.id == data.host)
        watchers = self._watchers.get(row.code, {})
        strangers = {
            one.person.id for one, screen in watchers.items() if not screen and data.of(one.person.id) is None
        }
        return RoomState(
            row.code,
            "lobby" if data.table is None else "table",
            data.settings,
            data.fill,
            tuple(
                RoomSeat(
                    guest.id,
                    guest.person.emblem,
                    guest.person.name if guest.named else None,
                    guest.person.id == data.host,
                    guest.process in living,
                    guest.person.kind != "guest",
                )
                for guest in data.guests
            ),
            data.most,
            data.seats,
            data.table,
            data.games,
            len(strangers) if data.table is None else 0,
            None if mine is None else mine.id,
            host,
            None if mine is None else mine.pin,
            tuple(RoomClaim(one.id, one.guest) for one in data.claims if one.answer is None) if host else (),
            data.shown,
        )


def _fits(row: RoomRow, token: str | None) -> bool:
    return token is not None and hmac.compare_digest(row.token, digest(token))


def _is_host(data: RoomData, person: Person | None) -> bool:
    return person is not None and data.of(person.id) is not None and data.host == person.id


def _must_fit(data: RoomData, person: Person, sign: str, name: str | None) -> None:
    """Rejects a person if there is no seat, or if another guest has the same emblem or name."""
    mine = data.of(person.id)
    if mine is None and (data.table is not None or data.shown):
        raise CommandRejected("server-refused-room-begun", kind="conflict")
    if mine is None and len(data.guests) >= data.most:
        raise CommandRejected("server-refused-room-full", kind="conflict")
    others = [one for one in data.guests if one is not mine]
    if any(one.person.sign == sign for one in others):
        raise CommandRejected("server-refused-room-sign-taken", kind="conflict")
    if name is not None and any(one.named and folded(one.person.name) == folded(name) for one in others):
        raise CommandRejected("server-refused-room-name-taken", kind="conflict")


def _as_now(guest: Guest, person: Person) -> Guest:
    """Updates the account of a guest; the emblem stays, as it is unique in the room."""
    then = guest.person
    named = guest.named or person.kind != "guest" or person.name != then.name
    return _replace(guest, person=_replace(person, sign=then.sign), named=named)


def _guest(data: RoomData, id: str) -> Guest | None:
    return next((guest for guest in data.guests if guest.id == id), None)


def _returned(data: RoomData, id: str) -> Guest:
    """Returns a guest whose seat another phone may take over; seats of accounts can't be handed over."""
    found = _guest(data, id)
    if found is None:
        raise CommandRejected("server-refused-room-no-guest", kind="missing")
    if found.person.kind != "guest":
        raise CommandRejected("server-refused-room-account", kind="forbidden")
    return found


def _with(data: RoomData, guest: Guest) -> RoomData:
    return _replace(data, guests=tuple(guest if one.id == guest.id else one for one in data.guests))


def _missed(data: RoomData, id: str) -> RoomData:
    found = _returned(data, id)
    return _with(data, _replace(found, misses=found.misses + 1))


def _without(data: RoomData, guest: Guest | None) -> RoomData:
    if guest is None:
        return data
    return _replace(data, guests=tuple(one for one in data.guests if one.id != guest.id))


def _unlike(claims: tuple[Claim, ...], id: str) -> tuple[Claim, ...]:
    return tuple(one for one in claims if one.id != id)


def _answered(data: RoomData, command: RoomAnswer) -> RoomData:
    claims = tuple(
        _replace(one, answer=command.yes) if one.id == command.claim and one.answer is None else one
        for one in data.claims
    )
    return _replace(data, claims=claims)


def _ordered(data: RoomData, seats: tuple[str, ...]) -> RoomData:
    """Reorders the seats."""
    if data.table is not None:
        raise CommandRejected("server-refused-room-begun", kind="conflict")
    known = {guest.id: guest for guest in data.guests}
    if sorted(known) != sorted(seats):
        return data  # a guest joined or left meanwhile: the client will send a complete order
    return _replace(data, guests=tuple(known[id] for id in seats))
