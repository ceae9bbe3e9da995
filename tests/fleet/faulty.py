"""A server with a planted fault, to show that the checker finds it.

`python -m tests.fleet.faulty FAULT`: `early` acknowledges before the commit; `unfenced` commits without
checking who owns the table and which number comes next; `older` returns to an old primary that is still
running.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from typing import Any

import asyncpg
from asyncpg import Connection
from sqlalchemy import func, select

from pharos.server.live import LiveTable
from pharos.server.run import main
from pharos.server.store.commit_log import Append, CommitLog
from pharos.server.store.ownership import Ownership
from pharos.server.store.postgres_sockets import CONNECT, SESSION
from pharos.server.store.primary import Primary
from pharos.server.store.schema import entries

DELAY = 0.3


def plant(owner: type, name: str, fault: object) -> None:
    """Replaces correct code by the fault."""
    setattr(owner, name, fault)


def early() -> None:
    """Acknowledges at once, and writes a moment later."""
    append = CommitLog.append
    writing: set[asyncio.Task[None]] = set()

    async def write_later(commit_log: CommitLog, write: Append) -> None:
        await asyncio.sleep(DELAY)
        await append(commit_log, write)

    async def answer_early(commit_log: CommitLog, write: Append) -> None:
        if write.number == 1:
            await append(commit_log, write)
            return
        task = asyncio.create_task(write_later(commit_log, write))
        writing.add(task)
        task.add_done_callback(writing.discard)

    plant(CommitLog, "append", answer_early)


def unfenced() -> None:
    """Keeps believing that it owns a table, and writes at the end of the log whatever is there."""

    async def number_anew(_log: CommitLog, connection: Any, writes: Sequence[Append]) -> None:
        for write in writes:
            if write.number > 1:
                last = select(func.max(entries.c.number)).where(entries.c.game == write.game)
                write.number = (await connection.execute(last)).scalar_one() + 1

    def keep(_table: LiveTable) -> None:
        pass

    write = CommitLog._write

    async def write_anyway(log: CommitLog, connection: Any, writes: Sequence[Append]) -> None:
        await number_anew(log, connection, writes)
        await write(log, connection, writes)

    async def unchecked(_log: CommitLog, _connection: Any, _writes: Sequence[Append]) -> None:
        pass

    plant(CommitLog, "_write", write_anyway)
    plant(CommitLog, "_check_fences", unchecked)
    plant(Ownership, "valid", property(lambda _ownership: True))
    plant(LiveTable, "disown", keep)


def older() -> None:
    """Takes the first host that claims to be the primary, as PostgreSQL clients do by default."""

    async def first(primary: Primary, **session: str) -> Connection:
        return await asyncpg.connect(**primary._settings, timeout=CONNECT, server_settings=SESSION | session)

    plant(Primary, "connect", first)


FAULTS = {"early": early, "unfenced": unfenced, "older": older}

if __name__ == "__main__":
    FAULTS[sys.argv[1]]()
    main()
