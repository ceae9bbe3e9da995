"""What a table refuses, as a key and arguments for a catalogue: sentences are made by clients."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Kind = Literal["forbidden", "conflict", "missing", "invalid", "unavailable"]


class CommandRejected(Exception):
    """A command that the table does not grant; nothing has changed.

    `kind` tells a program whether the asker may not do it, whether it comes too late (or too early),
    whether the thing does not exist, whether the command makes no sense, or whether nothing can be
    stored just now.
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
