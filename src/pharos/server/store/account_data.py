"""The data of an account: sessions, recovery codes, name, settings; export and deletion.

Methods that end sessions or tokens return their digests, so that the caller can close their connections.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import Row, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from pharos.server.store.archive import Archive
from pharos.server.store.club_rows import leave_clubs
from pharos.server.store.database import Database
from pharos.server.store.people import People, clean_name, digest, end_rights, folded
from pharos.server.store.schema import (
    accounts,
    alerts_sent,
    channels,
    chat,
    club_members,
    clubs,
    conditional_moves,
    daily_tries,
    entrants,
    entries,
    facts,
    games,
    invitations,
    league_members,
    leagues,
    puzzle_ratings,
    puzzle_tries,
    ratings,
    records,
    recovery,
    reports,
    seats,
    sessions,
    subscriptions,
    ties,
    tokens,
    tournaments,
    vacations,
)
from pharos.table import log
from pharos.table.refusal import CommandRejected
from pharos.table.seat import Person
from pharos.wire.messages import TableSummary
from pharos.wire.personal import Device, Preferences

CODES = 8
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without characters that are easily confused in writing: I and 1, O and 0."""
GONE = "—"
"""Replaces the name of a deleted account in its games; not a valid account name."""


class AccountData:
    """Reads and writes the data of accounts."""

    def __init__(self, database: Database, people: People) -> None:
        self._database = database
        self._people = people

    # --- sessions ---

    async def devices(self, account: str, current: str, now: int) -> list[Device]:
        """Returns the sessions of an account, `current` first, then the most recently used."""
        query = select(sessions).where(sessions.c.account == account, sessions.c.expires > now)
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        rows = sorted(rows, key=lambda row: (row.digest != current, -(row.seen or 0)))
        return [
            Device(device_id(row.digest), row.agent or "", row.created, row.seen, row.digest == current)
            for row in rows
        ]

    async def end_device(self, account: str, id: str) -> list[str]:
        """Ends the session with this `device_id`; returns its digest, or an empty list if there is none."""
        async with self._database.writing() as connection:
            found = await connection.execute(select(sessions.c.digest).where(sessions.c.account == account))
            ended = [one for one in found.scalars() if device_id(one) == id]
            await end_digests(connection, ended)
        return ended

    # --- recovery codes ---

    async def new_codes(self, person: Person, password: str, now: int) -> list[str]:
        """Creates new recovery codes and invalidates the old ones."""
        await self._people.check_password(person, password)
        codes = [_code() for _ in range(CODES)]
        async with self._database.writing() as connection:
            await connection.execute(delete(recovery).where(recovery.c.account == person.id))
            await connection.execute(
                insert(recovery),
                [{"digest": digest(_plain(code)), "account": person.id, "created": now} for code in codes],
            )
        return codes

    async def codes_left(self, account: str) -> int:
        """Returns the number of unused recovery codes."""
        query = select(func.count()).select_from(recovery).where(recovery.c.account == account)
        async with self._database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def recover(self, name: str, code: str, password: str) -> tuple[Person, list[str]]:
        """Sets a new password with a recovery code, which is used up; ends all sessions and tokens."""
        hashed = await self._people.hashed(password)  # first, so that wrong codes take as long as right ones
        row = await self._people.named(name) if name.isprintable() else None
        async with self._database.writing() as connection:
            used = await connection.execute(
                delete(recovery).where(
                    recovery.c.digest == digest(_plain(code)),
                    recovery.c.account == ("" if row is None else row.id),
                )
            )
            if row is None or not used.rowcount:
                raise CommandRejected("server-refused-recovery", kind="forbidden")
            if row.kind == "banned":
                raise CommandRejected("server-refused-banned", kind="forbidden")
            await connection.execute(update(accounts).where(accounts.c.id == row.id).values(password=hashed))
            return Person(row.id, row.name, row.kind, row.sign or ""), await end_rights(connection, row.id)

    # --- name and settings ---

    async def rename(self, person: Person, name: str) -> Person:
        """Changes the name; finished games keep the old one."""
        shown = clean_name(name)
        if person.kind == "guest":
            if await self._people.named(shown) is not None:
                raise CommandRejected("server-refused-name-taken")
            values = {"name": shown}
        else:
            values = {"name": shown, "folded": folded(shown)}
        try:
            async with self._database.writing() as connection:
                await connection.execute(update(accounts).where(accounts.c.id == person.id).values(values))
        except IntegrityError as error:
            raise CommandRejected("server-refused-name-taken") from error
        return Person(person.id, shown, person.kind, person.sign)

    async def choose_sign(self, person: Person, sign: str) -> Person:
        """Changes the emblem."""
        async with self._database.writing() as connection:
            await connection.execute(update(accounts).where(accounts.c.id == person.id).values(sign=sign))
        return Person(person.id, person.name, person.kind, sign)

    async def settings(self, account: str) -> Preferences:
        """Returns the settings of the web client, or the defaults."""
        async with self._database.reading() as connection:
            found = await connection.execute(select(accounts.c.settings).where(accounts.c.id == account))
            kept = found.scalar_one_or_none()
        return msgspec.json.decode(kept, type=Preferences) if kept else Preferences()

    async def keep_settings(self, account: str, settings: Preferences) -> None:
        """Stores the settings of the web client."""
        kept = msgspec.json.encode(settings).decode()
        async with self._database.writing() as connection:
            await connection.execute(update(accounts).where(accounts.c.id == account).values(settings=kept))

    # --- export and deletion ---

    async def export(self, account: str) -> dict[str, Any]:
        """Returns all data stored about an account, without secrets."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(accounts).where(accounts.c.id == account))).one()

            async def rows(table: Any, *columns: str) -> list[dict[str, Any]]:
                query = select(*(table.c[column] for column in columns)).where(table.c.account == account)
                return [dict(one._mapping) for one in await connection.execute(query)]

            async def with_names(query: Any) -> list[dict[str, Any]]:
                return [dict(one._mapping) for one in await connection.execute(query)]

            other = accounts.alias("other")
            held = await connection.execute(
                select(records.c.id, records.c.at, records.c.data).where(records.c.account == account)
            )
            return {
                "name": row.name,
                "kind": row.kind,
                "created": row.created,
                "id": row.id,
                "seen": row.seen,
                "settings": msgspec.json.decode(row.settings) if row.settings else {},
                "sessions": await rows(sessions, "created", "seen", "expires", "agent"),
                "tokens": await rows(tokens, "label", "created", "used"),
                "recovery_codes": len(await rows(recovery, "created")),
                "games": await rows(
                    seats, "game", "seat", "won", "total", "victory", "ending", "ended", "rating", "wonders"
                ),
                "ratings": await rows(ratings, "pool", "mu", "sigma", "games"),
                "records": [
                    {"id": one.id, "at": one.at, "record": msgspec.json.decode(one.data)} for one in held
                ],
                "chat": await with_names(
                    select(chat.c.game, chat.c.room, chat.c.text, chat.c.at).where(_said_by(row))
                ),
                "ties": await with_names(
                    select(ties.c.kind, ties.c.at, other.c.name)
                    .join(other, other.c.id == ties.c.other)
                    .where(ties.c.account == account)
                ),
                "reports": await with_names(
                    select(reports.c.name, reports.c.text, reports.c.reason, reports.c.at).where(
                        reports.c.reporter == account
                    )
                ),
                "invitations": await rows(invitations, "game", "at"),
                "puzzles": await rows(
                    puzzle_tries, "puzzle", "at", "solved", "done", "tries", "hint", "rating"
                ),
                "puzzle_ratings": await rows(puzzle_ratings, "mu", "sigma", "puzzles"),
                "daily": await rows(
                    daily_tries, "kind", "day", "game", "won", "margin", "victory", "lost", "ended"
                ),
                "alerts": await rows(subscriptions, "endpoint", "language", "at"),
                "channels": await rows(channels, "kind", "address", "language", "at"),
                "vacations": await rows(vacations, "since", "until"),
                "conditional_moves": await rows(conditional_moves, "game", "reply_to", "choice", "at"),
                "clubs": await with_names(
                    select(clubs.c.name, club_members.c.role, club_members.c.joined)
                    .join(clubs, clubs.c.id == club_members.c.club)
                    .where(club_members.c.account == account)
                ),
                "leagues": await with_names(
                    select(leagues.c.name, league_members.c.joined)
                    .join(leagues, leagues.c.id == league_members.c.league)
                    .where(league_members.c.account == account)
                ),
                "tournaments": await with_names(
                    select(tournaments.c.id, tournaments.c.name, tournaments.c.created, entrants.c.gone)
                    .join(tournaments, tournaments.c.id == entrants.c.tournament)
                    .where(entrants.c.account == account)
                ),
            }

    async def forget(self, account: str) -> tuple[list[str], list[str]]:
        """Deletes an account. Its games are kept for the other players, without the name.

        Returns the digests of the ended sessions and tokens, and the games whose logs were changed.
        """
        async with self._database.reading() as connection:
            row = (await connection.execute(select(accounts).where(accounts.c.id == account))).one()
            named = (await connection.execute(_entries_with(self._database, account))).all()
        archive = Archive(self._database)
        packed = await archive.games_naming(account)
        async with self._database.writing() as connection:
            ended = await end_rights(connection, account)
            for table in (
                ratings,
                records,
                recovery,
                subscriptions,
                channels,
                vacations,
                conditional_moves,
                league_members,
                alerts_sent,
                reports,
                invitations,
                puzzle_tries,
                puzzle_ratings,
                daily_tries,
            ):
                await connection.execute(delete(table).where(table.c.account == account))
            await connection.execute(delete(reports).where(reports.c.reporter == account))
            await connection.execute(delete(invitations).where(invitations.c.inviter == account))
            await connection.execute(
                delete(ties).where(or_(ties.c.account == account, ties.c.other == account))
            )
            await connection.execute(delete(chat).where(_said_by(row)))
            await leave_clubs(connection, account)
            for entry in named:
                await connection.execute(
                    update(entries)
                    .where(entries.c.game == entry.game, entries.c.number == entry.number)
                    .values(data=_without_name(bytes(entry.data), account))
                )
            for game in packed:
                held = await archive.read(game, connection=connection)
                await archive.rewrite(connection, game, [_without_name(data, account) for _, data in held])
            changed = sorted({entry.game for entry in named} | set(packed))
            for game in changed:
                await _unname_summary(connection, game, account, row.name)
            await connection.execute(
                update(accounts)
                .where(accounts.c.id == account)
                .values(name=GONE, folded=None, kind="gone", password=None, settings=None, seen=None)
            )
        return ended, changed


def device_id(digest: str) -> str:
    """Returns the public id of a session: a part of its digest, too short to be misused."""
    return digest[:16]


async def end_digests(connection: AsyncConnection, ended: list[str]) -> None:
    """Ends sessions and deletes their Web Push subscriptions."""
    await connection.execute(delete(sessions).where(sessions.c.digest.in_(ended)))
    await connection.execute(delete(subscriptions).where(subscriptions.c.session.in_(ended)))


async def raise_rights(connection: AsyncConnection) -> None:
    """Signals running servers that another program ended sessions, so that they check their connections."""
    known = await connection.execute(select(facts.c.value).where(facts.c.name == "rights"))
    before = known.scalar_one_or_none()
    if before is None:
        await connection.execute(insert(facts).values(name="rights", value="1"))
    else:
        value = str(int(before) + 1)
        await connection.execute(update(facts).where(facts.c.name == "rights").values(value=value))


def _code() -> str:
    letters = [secrets.choice(LETTERS) for _ in range(16)]
    return "-".join("".join(letters[at : at + 4]) for at in range(0, 16, 4))


def _plain(code: str) -> str:
    """Normalizes a code for comparison: ignores case, dashes and spaces.

    >>> _plain("abcd-EFGH ijkl")
    'ABCDEFGHIJKL'
    """
    return "".join(letter for letter in code.upper() if letter.isalnum())


def _said_by(row: Row[Any]) -> Any:
    """Selects an account's chat messages; old rows without an author id are matched by account name."""
    old = (chat.c.account.is_(None)) & (chat.c.name == row.name)
    return chat.c.account == row.id if row.kind == "guest" else or_(chat.c.account == row.id, old)


def _entries_with(database: Database, account: str) -> Any:
    """Selects the log entries that contain an account."""
    needle = f'"id":"{account}"'.encode()
    query = select(entries.c.game, entries.c.number, entries.c.data)
    if database.sqlite:
        return query.where(func.instr(entries.c.data, needle) > 0)
    return query.where(text("position(CAST(:needle AS bytea) IN entries.data) > 0").bindparams(needle=needle))


def _without_name(data: bytes, account: str) -> bytes:
    entry = log.read(data)
    if not isinstance(entry, log.Opened | log.Seated | log.Renamed):
        return data
    entry = msgspec.structs.replace(entry, person=_unnamed(entry.person, account))
    if isinstance(entry, log.Opened):
        kept = {seat: _unnamed(person, account) for seat, person in entry.kept.items()}
        entry = msgspec.structs.replace(entry, kept=kept)
    return log.written(entry)


def _unnamed(person: Person, account: str) -> Person:
    return msgspec.structs.replace(person, name=GONE) if person.id == account else person


async def _unname_summary(connection: AsyncConnection, game: str, account: str, name: str) -> None:
    row = (await connection.execute(select(games.c.summary).where(games.c.id == game))).one_or_none()
    if row is None:
        return
    summary = msgspec.json.decode(row.summary, type=TableSummary)
    sat = await connection.execute(
        select(seats.c.seat).where(seats.c.game == game, seats.c.account == account)
    )
    mine = set(sat.scalars())
    shown = tuple(GONE if seat in mine else one for seat, one in enumerate(summary.seats))
    owner = GONE if summary.owner == name else summary.owner
    changed = msgspec.structs.replace(summary, seats=shown, owner=owner)
    await connection.execute(
        update(games).where(games.c.id == game).values(summary=msgspec.json.encode(changed))
    )
