"""A process that searches for computer players: reads questions from stdin, writes answers to stdout."""

from __future__ import annotations

import sys
from typing import NamedTuple

import msgspec

from pharos.server.background import step_back
from pharos.server.child_process import tell
from pharos.table.search_requests import Question


class Client(NamedTuple):
    """On whose behalf a search runs; determines its place in the queue."""

    people: bool
    """Whether people sit at the table."""
    address: str
    person: str
    table: str


class Thought(msgspec.Struct, frozen=True):
    """The chosen move, or the error."""

    choice: str | None
    error: str | None = None


def main() -> None:
    """Answers questions at low priority until stdin ends."""
    step_back()
    decode = msgspec.json.Decoder(Question).decode
    for line in sys.stdin.buffer:
        try:
            thought = Thought(decode(line).choice())
        except Exception as error:
            thought = Thought(None, f"{type(error).__name__}: {error}")
        tell(thought)


if __name__ == "__main__":
    main()
