"""A process that searches for computer players: reads questions from stdin, writes answers to stdout."""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

import msgspec

from pharos.server.background import step_back
from pharos.server.child_process import tell
from pharos.table.computer import choice_of


class Client(NamedTuple):
    """On whose behalf a search runs; determines its place in the queue."""

    people: bool
    """Whether people sit at the table."""
    address: str
    person: str
    table: str


class Question(msgspec.Struct, frozen=True):
    """Asks for a move of a seat, given its view."""

    level: str
    seed: int
    seat: int
    view: dict[str, Any]
    simulations: int | None = None
    """A fixed number, for the same move on every machine; None lets the level use its own time limit."""


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
            question = decode(line)
            thought = Thought(choice_of(*msgspec.structs.astuple(question)))
        except Exception as error:
            thought = Thought(None, f"{type(error).__name__}: {error}")
        tell(thought)


if __name__ == "__main__":
    main()
