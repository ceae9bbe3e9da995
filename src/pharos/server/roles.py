"""Roles of a server process: holding sockets, owning tables, searching, reviewing, or all of them.

The roles are encoded in the name of the process, so that others know what it can do.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from typing import Literal, get_args

Role = Literal["sockets", "tables", "thinking", "reviews"]
ROLES: tuple[Role, ...] = get_args(Role)
_LETTERS: dict[Role, str] = {"sockets": "s", "tables": "t", "thinking": "k", "reviews": "r"}


def new_process(roles: Iterable[Role]) -> str:
    """Returns a name for a new process; a process with all roles has no suffix."""
    name, held = secrets.token_hex(6), set(roles)
    return name if held == set(ROLES) else f"{name}.{''.join(_LETTERS[role] for role in sorted(held))}"


def has_role(process: str, role: Role) -> bool:
    """Whether a process has a role, according to its name.

    >>> has_role("0f3a", "tables"), has_role("0f3a.st", "tables"), has_role("0f3a.st", "thinking")
    (True, True, False)
    """
    _, dot, letters = process.partition(".")
    return not dot or _LETTERS[role] in letters


def chosen(key: str, processes: Iterable[str], role: Role) -> str | None:
    """Returns the process with a role that is responsible for a key, by rendezvous hashing.

    All processes that know the same others agree; when one comes or goes, only its own keys move.

    >>> chosen("table", ["one.s", "two.t", "three.st"], "thinking") is None
    True
    >>> chosen("table", ["one.s", "two.t"], "tables")
    'two.t'
    """

    def weight(process: str) -> bytes:
        return hashlib.blake2b(f"{key} {process}".encode(), digest_size=8).digest()

    return max((one for one in processes if has_role(one, role)), key=weight, default=None)
