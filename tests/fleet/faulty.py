"""A server with a fault that was planted on purpose, to show that the checker finds it.

`python -m tests.fleet.faulty FAULT`: `early` acknowledges before the commit; `unfenced` checks in its commits
neither who owns a table nor which number comes next; `older` goes back to an old primary that lives on.
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
    """Puts a fault in the place of what is right."""
    setattr(owner, name, fault)


def early() -> None:
    """Answers at once, and writes a moment later."""
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
    """Believes that it owns what it once owned, and writes at the end of the log whatever stands there."""

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
    """Takes the first host that says it is the primary, as a client of PostgreSQL does by itself."""

    async def first(primary: Primary, **session: str) -> Connection:
        return await asyncpg.connect(**primary._settings, timeout=CONNECT, server_settings=SESSION | session)

    plant(Primary, "connect", first)


FAULTS = {"early": early, "unfenced": unfenced, "older": older}

if __name__ == "__main__":
    FAULTS[sys.argv[1]]()
    main()
