"""Rejections of commands, as message keys with arguments; clients format the text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Kind = Literal["forbidden", "conflict", "missing", "invalid", "unavailable"]


class CommandRejected(Exception):
    """Raised when a command is rejected; nothing has changed.

    `kind` classifies the reason: not permitted (`forbidden`), not possible in the current state (`conflict`),
    not found (`missing`), malformed (`invalid`), or nothing can be stored right now (`unavailable`).
    """

    def __init__(
        self,
        key: str,
        arguments: Mapping[str, object] | None = None,
        *,
        rule: str | None = None,
        kind: Kind = "conflict",
    ) -> None:
        self.key = key
        self.arguments = dict(arguments or {})
        self.rule = rule
        self.kind: Kind = kind
        super().__init__(key)
