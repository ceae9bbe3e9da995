"""A process in which the computer thinks: one question per line on stdin, one answer per line on stdout."""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

import msgspec

from pharos.server.background import step_back
from pharos.table.computer import choice_of


class Client(NamedTuple):
    """For whom is thought: whoever opened the table, and from where."""

    people: bool
    """Whether people sit at the table."""
    address: str
    person: str
    table: str


class Question(msgspec.Struct, frozen=True):
    """What shall this seat choose, knowing this view?"""

    level: str
    seed: int
    seat: int
    view: dict[str, Any]
    simulations: int | None = None
    """So many, where every machine must choose the same; otherwise the level thinks for its own time."""


class Thought(msgspec.Struct, frozen=True):
    """The choice, or the name of what went wrong."""

    choice: str | None
    error: str | None = None


def main() -> None:
    """Answers until stdin ends, where the tables leave the processor to it."""
    step_back()
    decode = msgspec.json.Decoder(Question).decode
    for line in sys.stdin.buffer:
        try:
            question = decode(line)
            thought = Thought(choice_of(*msgspec.structs.astuple(question)))
        except Exception as error:
            thought = Thought(None, f"{type(error).__name__}: {error}")
        sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
