"""The archive: logs of finished games, each compressed into one row."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from datetime import UTC, datetime

import zstandard
from sqlalchemy import delete, func, insert, literal, select, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection

from pharos.server.store.database import Database
from pharos.server.store.schema import archive, archive_people, dictionaries, entries, games
from pharos.table import log

AT_ONCE = 100
"""Games packed in one run of the retention job."""
LEVEL = 12
DICTIONARY = 64 * 1024
"""Size in bytes of a compression dictionary, trained on the logs of many games."""
SAMPLES = 200
FEWEST_SAMPLES = 40
"""Maximum (`SAMPLES`) and minimum number of finished games to train a dictionary on."""
LARGEST = 64 * 1024 * 1024
"""Maximum size of an unpacked log in bytes: a damaged row must not exhaust the memory."""

Numbered = tuple[int, bytes]


class Unpackable(Exception):
    """Raised when a packed log cannot be read."""


@dataclass(slots=True)
class Archive:
    """Packs the logs of finished games and reads them back."""

    database: Database
    _dictionaries: dict[int, zstandard.ZstdCompressionDict] = field(default_factory=dict)

    async def read(
        self, game: str, after: int = 0, connection: AsyncConnection | None = None
    ) -> list[Numbered]:
        """Returns the entries of a game after number `after`, in order, from the log and the archive."""
        hot = select(
            literal(0).label("packed"), entries.c.number, entries.c.data, literal(0).label("dictionary")
        ).where(entries.c.game == game, entries.c.number > after)
        packed_ones = select(literal(1), archive.c.entries, archive.c.data, archive.c.dictionary).where(
            archive.c.game == game, archive.c.entries > after
        )
        query = union_all(hot, packed_ones)
        if connection is None:
            async with self.database.reading() as connection:
                rows = (await connection.execute(query)).all()
        else:
            rows = (await connection.execute(query)).all()
        packed = [row for row in rows if row.packed]
        found = {row.number: bytes(row.data) for row in rows if not row.packed}
        for row in packed:
            found |= dict(enumerate(await self._unpacked(bytes(row.data), row.dictionary), 1))
        return sorted((number, data) for number, data in found.items() if number > after)

    async def pack(self, before: int, most: int = AT_ONCE) -> int:
        """Packs at most `most` games that ended before a time; returns the number of games packed."""
        query = (
            select(games.c.id)
            .where(games.c.status == "over", games.c.packed.is_(False), games.c.changed < before)
            .order_by(games.c.changed)
            .limit(most)
        )
        async with self.database.reading() as connection:
            old = list((await connection.execute(query)).scalars())
        if not old:
            return 0
        dictionary = await self._newest_dictionary()
        return sum([await self._pack_one(game, dictionary) for game in old])

    async def _pack_one(self, game: str, dictionary: int) -> bool:
        """Packs one game in one transaction; returns False if it was not packed.

        An entry that another process adds meanwhile stays in `entries`, after the packed ones.
        """
        async with self.database.writing() as connection:
            mine = update(games).where(games.c.id == game, games.c.packed.is_(False)).values(packed=True)
            ended = (await connection.execute(mine.returning(games.c.changed))).scalar_one_or_none()
            if ended is None:
                return False  # another process packed it
            held = await self.read(game, connection=connection)
            data = [one for _, one in held]
            if [number for number, _ in held] != list(range(1, len(held) + 1)):
                return False  # leave a damaged log alone; `packed` prevents another attempt
            packed = await asyncio.to_thread(self._packed, data, dictionary)
            values = {"month": _month(ended), "entries": len(data), "dictionary": dictionary, "data": packed}
            await connection.execute(insert(archive).values(game=game, **values))
            if named := sorted({person for one in data if (person := named_in(one)) is not None}):
                await connection.execute(
                    insert(archive_people), [{"game": game, "account": account} for account in named]
                )
            await connection.execute(
                delete(entries).where(entries.c.game == game, entries.c.number <= len(data))
            )
        return True

    async def games_naming(self, account: str) -> list[str]:
        """Returns the packed games whose logs contain an account."""
        query = select(archive_people.c.game).where(archive_people.c.account == account)
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def rewrite(self, connection: AsyncConnection, game: str, data: list[bytes]) -> None:
        """Replaces the packed entries of a game; `data` is its whole log."""
        row = (await connection.execute(select(archive).where(archive.c.game == game))).one()
        await self._dictionary(row.dictionary)
        packed = await asyncio.to_thread(self._packed, data[: row.entries], row.dictionary)
        await connection.execute(update(archive).where(archive.c.game == game).values(data=packed))

    async def unpack(self, connection: AsyncConnection, game: str) -> None:
        """Moves a packed log back to `entries`."""
        held = await self.read(game, connection=connection)
        await connection.execute(update(games).where(games.c.id == game).values(packed=False))
        packed = await connection.execute(delete(archive).where(archive.c.game == game))
        if not packed.rowcount:
            return
        await connection.execute(delete(archive_people).where(archive_people.c.game == game))
        await connection.execute(delete(entries).where(entries.c.game == game))
        for number, data in held:  # one by one: a trigger requires the previous entry
            await connection.execute(insert(entries).values(game=game, number=number, data=data))

    # --- compression ---

    def _packed(self, data: list[bytes], dictionary: int) -> bytes:
        compressor = zstandard.ZstdCompressor(level=LEVEL, dict_data=self._dictionaries.get(dictionary))
        return compressor.compress(b"\n".join(data))

    async def _unpacked(self, data: bytes, dictionary: int) -> list[bytes]:
        known = await self._dictionary(dictionary)
        try:
            text = zstandard.ZstdDecompressor(dict_data=known).decompress(data, max_output_size=LARGEST)
        except zstandard.ZstdError as error:
            raise Unpackable(str(error)) from error
        return text.split(b"\n")

    async def _dictionary(self, id: int) -> zstandard.ZstdCompressionDict | None:
        """Returns a dictionary by its number; None for 0."""
        if id and id not in self._dictionaries:
            async with self.database.reading() as connection:
                data = await connection.scalar(select(dictionaries.c.data).where(dictionaries.c.id == id))
            if data is None:
                raise Unpackable(f"dictionary {id} is missing")
            self._dictionaries[id] = zstandard.ZstdCompressionDict(bytes(data))
        return self._dictionaries.get(id)

    async def _newest_dictionary(self) -> int:
        """Returns the dictionary for new rows, trained once there are enough games; 0 before that."""
        async with self.database.reading() as connection:
            known = await connection.scalar(select(func.max(dictionaries.c.id)))
        newest = await self._train() if known is None else int(known)
        await self._dictionary(newest)
        return newest

    async def _train(self) -> int:
        over = select(games.c.id).where(games.c.status == "over").order_by(games.c.changed.desc())
        async with self.database.reading() as connection:
            chosen = list((await connection.execute(over.limit(SAMPLES))).scalars())
        if len(chosen) < FEWEST_SAMPLES:
            return 0
        samples = [b"\n".join(one for _, one in await self.read(game)) for game in chosen]
        trained = await asyncio.to_thread(zstandard.train_dictionary, DICTIONARY, [*samples], level=LEVEL)
        async with self.database.writing() as connection:
            newest = await connection.scalar(select(func.max(dictionaries.c.id)))
            if newest is not None:  # another process trained it first
                return int(newest)
            await connection.execute(insert(dictionaries).values(id=1, data=trained.as_bytes()))
        return 1


def named_in(data: bytes) -> str | None:
    """Returns the account that an entry contains, if any."""
    entry = log.read(data)
    return entry.person.id if isinstance(entry, log.Opened | log.Seated | log.Renamed) else None


def _month(at: int) -> str:
    """Returns the UTC month of a time in milliseconds.

    >>> _month(1_800_000_000_000)
    '2027-01'
    """
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m}"
