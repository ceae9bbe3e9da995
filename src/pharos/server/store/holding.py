"""Ensures a single server per SQLite file: a second one would not notice the writes of the first.

The lock is on a file next to the database; the operating system releases it when the process ends.
"""

from __future__ import annotations

import contextlib
import os
import sys
from contextlib import AbstractContextManager
from typing import IO

from sqlalchemy import make_url

from pharos.server.store.database import prepare_folder
from pharos.server.store.trouble import NotServed


def hold(url: str) -> AbstractContextManager[object]:
    """Locks a SQLite file; raises `NotServed` if another server has it. Does nothing for PostgreSQL."""
    path = make_url(url).database
    if not url.startswith("sqlite") or not path or path == ":memory:" or path.startswith("file:"):
        return contextlib.nullcontext()
    try:
        prepare_folder(url)
        file = open(f"{os.path.realpath(path)}.lock", "ab")  # noqa: SIM115 - held until the server ends
    except OSError:
        return contextlib.nullcontext()  # opening the database will report the reason
    try:
        _lock(file)
    except OSError as error:
        file.close()
        raise NotServed(f"The database {path} is in use: another server runs on it.") from error
    return file


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
