"""Game nights: a big screen, a number, phones that join, and the tables they play at.

A room is one row of the database (`store.room_rows`), so it survives a restart and is the same for all
processes: whoever changes it has read its last version, and a message on the bus has every process read it
again for those who follow it there. Names and kinds of accounts are read with it: a guest may take another
name or sign up in the middle of the evening. The big screen holds no seat. What it sees of a table is a
spectator's view; what it may ask for, it asks with the token of the room.
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
"""A room that nobody changes is forgotten after so long; while a game goes on, after a day."""
GAME_LIFE = 24 * HOUR
MOST_CLAIMS = 8
MOST_MISSES = 10
"""So many wrong return codes are read; after them only the host hands the seat on."""
TRIES = 12
MOST_GUESTS = {"classic": 7, "duel": 2}
MOST_WITH_CITIES = 8

_encode = msgspec.json.Encoder().encode


class Guest(msgspec.Struct, frozen=True):
    """Somebody who joined."""

    id: str
    person: Person
    """As the account was at joining; `Rooms._data` reads name and kind anew."""
    named: bool
    pin: str
    process: str = ""
    """The server process to which the phone is connected."""
    misses: int = 0
    """How often a wrong return code was tried."""


class Claim(msgspec.Struct, frozen=True):
    """Another phone that asks for a seat."""

    id: str
    guest: str
    secret: str
    """The digest of the secret."""
    answer: bool | None = None


class RoomData(msgspec.Struct, frozen=True):
    """All that is stored of a room beside its code and token."""

    settings: Settings
    fill: str | None = None
    seats: int = 3
    guests: tuple[Guest, ...] = ()
    table: str | None = None
    games: int = 0
    claims: tuple[Claim, ...] = ()
    shown: bool = False
    first: str = ""
    """The account of the host: who came first."""

    @property
    def host(self) -> str:
        """The account whose phone speaks for the host."""
        if self.of(self.first) is not None or not self.guests:
            return self.first
        return self.guests[0].person.id

    @property
    def most(self) -> int:
        """So many may sit down."""
        if "cities" in self.settings.expansions:
            return MOST_WITH_CITIES
        return MOST_GUESTS[self.settings.game]

    def of(self, account: str) -> Guest | None:
        """The guest of an account."""
        return next((guest for guest in self.guests if guest.person.id == account), None)


_read = msgspec.json.Decoder(RoomData).decode
_replace = msgspec.structs.replace


class RoomWatcher(Protocol):
    """A connection that follows a room."""

    person: Person

    def tell(self, message: bytes) -> None:
        """Sends a message, without waiting."""


def digits_for(address: str, public: bool) -> int:
    """Four digits in a house, six where strangers may try them.

    >>> digits_for("192.168.1.7", False), digits_for("203.0.113.5", False), digits_for("10.0.0.1", True)
    (4, 6, 6)
    """
    try:
        near = ipaddress.ip_network(address).is_private
    except ValueError:
        near = False
    return 4 if near and not public else 6


class Rooms:
    """The rooms of a server, and who follows them from this process."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._rows = RoomRows(registry.database)
        self._watchers: dict[str, dict[RoomWatcher, bool]] = {}
        """By code: who follows, and whether it is the big screen."""
        self._seated: dict[str, frozenset[str]] = {}
        """The accounts in each room that is followed, as last told."""

    # --- what is asked for ---

    async def open(self, settings: Settings, address: str, table: str | None = None) -> RoomMade:
        """A new room; with a table, a screen for that table."""
        now, token = milliseconds(), secrets.token_urlsafe(24)
        data = RoomData(settings, table=table, shown=table is not None)
        digits = digits_for(address, self._registry.settings.secure)
        life = GAME_LIFE if table else LOBBY_LIFE
        code = await self._rows.add(digits, digest(token), _encode(data).decode(), now, now + life)
        if code is None:
            raise CommandRejected("server-refused-room-none-left", kind="unavailable")
        return RoomMade(code, token)

    async def state(self, code: str, person: Person | None = None, token: str | None = None) -> RoomState:
        """The room as somebody sees it; raises `CommandRejected` where there is none."""
        row = await self._row(code)
        return self._state(row, await self._data(row), person, _fits(row, token))

    async def check_join(self, code: str, person: Person, wish: JoinRoom) -> None:
        """Refuses whoever cannot take a seat so, before anything is changed."""
        name = wish.name if person.kind == "guest" else person.name
        _must_fit(await self._data(await self._row(code)), person, wish.sign, name)

    async def join(self, code: str, person: Person, wish: JoinRoom, *, named: bool) -> RoomState:
        """Takes the next seat, or changes sign and name of one's own."""
        person = _replace(person, sign=wish.sign)

        def seated(data: RoomData) -> RoomData:
            _must_fit(data, person, wish.sign, person.name if named else None)
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
        """Gives the seat up."""
        await self._edit(code, lambda data: _without(data, data.of(person.id)))

    async def say(
        self, code: str, command: HostCommand, person: Person | None, token: str | None, address: str
    ) -> None:
        """What the host asks for; raises `CommandRejected`."""
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

    def _set(self, data: RoomData, wish: RoomSet) -> RoomData:
        if data.table is not None or data.shown:
            raise CommandRejected("server-refused-room-begun", kind="conflict")
        if wish.fill is not None and wish.fill not in self._registry.levels:
            raise CommandRejected("table-refused-level", {"level": wish.fill}, kind="invalid")
        clock = PoolClock(wish.minutes * 60) if wish.minutes else NoClock()
        options: dict[str, bool | int | str] = (
            {"teams": True} if wish.teams and wish.game == "classic" else {}
        )
        settings = Settings(wish.game, expansions=tuple(wish.expansions), options=options, clock=clock)
        return _replace(data, settings=settings, fill=wish.fill, seats=wish.seats)

    async def _start(self, code: str, address: str) -> None:
        """Begins a table with everybody seated; twice at once begins one."""
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
        seed = f"{code} {row.created} {data.games}".encode()
        id = urlsafe_b64encode(hashlib.sha256(seed).digest()[:12]).decode()
        computers = {seat: str(data.fill) for seat in range(len(people), players)}
        opener = self._registry.opener
        async with opener.room(people[0].id, address, tables=1, computers=len(computers)):
            await opener.open_for(id, people, settings, computers, address)

        def begun(now: RoomData) -> RoomData:
            return now if now.table is not None else _replace(now, table=id, games=now.games + 1)

        await self._edit(code, begun)

    async def _again(self, code: str, wish: RoomAgain, address: str) -> None:
        data = await self._data(await self._row(code))
        if data.shown or data.table is None:
            raise CommandRejected("server-refused-room-not-begun", kind="conflict")
        last = data.table
        live = await self._registry.table(last)
        await live.commits.refresh()
        if live.table.status != "over":
            raise CommandRejected("table-refused-not-over")

        def cleared(data: RoomData) -> RoomData:
            if data.table != last:  # asked twice
                return data
            guests = list(data.guests)
            if wish.reseat:
                secrets.SystemRandom().shuffle(guests)
            return _replace(data, table=None, guests=tuple(guests))

        await self._edit(code, cleared)
        if not wish.reseat:
            await self._start(code, address)

    # --- coming back ---

    async def returning(self, code: str, guest: str, pin: str) -> Person:
        """Whose seat a return code opens; an account signs in instead."""
        found = _returned(await self._data(await self._row(code)), guest)
        right = hmac.compare_digest(found.pin, pin)
        if not right and found.misses < MOST_MISSES:
            await self._edit(code, lambda data: _missed(data, guest))
        if not right or found.misses >= MOST_MISSES:
            raise CommandRejected("server-refused-room-pin", kind="forbidden")
        return found.person

    async def claim(self, code: str, guest: str) -> Claimed:
        """Asks the host for a seat on another phone."""
        id, secret = secrets.token_hex(4), secrets.token_urlsafe(24)

        def asked(data: RoomData) -> RoomData:
            found = _returned(data, guest)
            claim = Claim(id, found.id, digest(secret))
            return _replace(data, claims=(*data.claims, claim)[-MOST_CLAIMS:])

        await self._edit(code, asked)
        return Claimed(id, secret)

    async def collect(self, code: str, id: str, secret: str) -> Person | None:
        """Whose seat was granted; None while the host has not answered."""
        data = await self._data(await self._row(code))
        claim = next((one for one in data.claims if one.id == id and one.secret == digest(secret)), None)
        if claim is None or claim.answer is False:
            raise CommandRejected("server-refused-room-denied", kind="forbidden")
        if claim.answer is None:
            return None
        await self._edit(code, lambda data: _replace(data, claims=_unlike(data.claims, id)))
        return _returned(data, claim.guest).person

    # --- who follows ---

    async def watch(self, watcher: RoomWatcher, code: str, token: str | None) -> None:
        """Follows a room from now on."""
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
        """Follows no room any more."""
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
        """This process, if the phone of an account is connected to it."""
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
            return  # the room is over

    async def changed(self, message: RoomChanged) -> None:
        """A room has changed: all who follow it from this process are told."""
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
        """Somebody has another name, emblem or kind: rooms with that person are told anew."""
        for code in [code for code, accounts in self._seated.items() if account in accounts]:
            await self.changed(RoomChanged(code))

    def _tell(self, watcher: RoomWatcher, screen: bool, row: RoomRow, data: RoomData) -> None:
        if row.code in self._watchers:
            self._seated[row.code] = frozenset(guest.person.id for guest in data.guests)
        state = self._state(row, data, None if screen else watcher.person, screen)
        watcher.tell(_encode(RoomTold(row.code, state)))

    async def sweep(self) -> None:
        """Forgets rooms whose time is over."""
        await self._rows.sweep(milliseconds())

    # --- rows ---

    async def _row(self, code: str) -> RoomRow:
        row = await self._rows.get(code, milliseconds())
        if row is None:
            raise CommandRejected("server-refused-room-no-such", kind="missing")
        return row

    async def _data(self, row: RoomRow) -> RoomData:
        """A room with its people as they are now: without those who are deleted or banned."""
        data = _read(row.data)
        now = await self._registry.people.persons({guest.person.id for guest in data.guests})
        guests = tuple(_as_now(one, now[one.person.id]) for one in data.guests if one.person.id in now)
        return data if guests == data.guests else _replace(data, guests=guests)

    async def _edit(self, code: str, change: Callable[[RoomData], RoomData]) -> None:
        """Changes a room, anew when somebody else was quicker."""
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
    """Refuses a seat where there is none, or a sign or name that somebody else there has."""
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
    """A guest under the name of today; the sign stays that of the room, where no two are alike."""
    then = guest.person
    named = guest.named or person.kind != "guest" or person.name != then.name
    return _replace(guest, person=_replace(person, sign=then.sign), named=named)


def _guest(data: RoomData, id: str) -> Guest | None:
    return next((guest for guest in data.guests if guest.id == id), None)


def _returned(data: RoomData, id: str) -> Guest:
    """A guest whose seat another phone may take: an account is nobody's to hand on."""
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


def _answered(data: RoomData, wish: RoomAnswer) -> RoomData:
    claims = tuple(
        _replace(one, answer=wish.yes) if one.id == wish.claim and one.answer is None else one
        for one in data.claims
    )
    return _replace(data, claims=claims)


def _ordered(data: RoomData, wish: tuple[str, ...]) -> RoomData:
    """The seats in another order."""
    if data.table is not None:
        raise CommandRejected("server-refused-room-begun", kind="conflict")
    known = {guest.id: guest for guest in data.guests}
    if sorted(known) != sorted(wish):
        return data  # somebody came or went meanwhile: the next order names everybody
    return _replace(data, guests=tuple(known[id] for id in wish))
