"""Replays records, positions, and puzzles in a separate process.

Replaying a game takes milliseconds that would block all tables. `ReplayWorker` sends jobs to the process
(`python -m pharos.server.replays`) one at a time, one JSON object per line.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import msgspec

import pharos
from pharos.core.errors import PharosError
from pharos.puzzles import puzzle_named
from pharos.server.background import step_back
from pharos.server.child_process import ChildProcess, tell
from pharos.table.refusal import CommandRejected, Kind
from pharos.wire.puzzle_tables import answered, shown, table_for
from pharos.wire.replay import seen_of, step_of

LIMIT = 30.0
"""Seconds for one job; then the process is killed."""
LARGEST_META = 4096
"""Bytes of metadata in an imported record, such as names, place, and date."""


class Step(msgspec.Struct, frozen=True, tag="step"):
    """Shows a record after `at` choices, as seen by a seat."""

    record: msgspec.Raw
    at: int | None
    seat: str | None


class Import(msgspec.Struct, frozen=True, tag="import"):
    """Validates a record for import."""

    record: msgspec.Raw


class Position(msgspec.Struct, frozen=True, tag="position"):
    """Shows a position, as seen by a seat."""

    position: msgspec.Raw
    seat: str | None


class ShowPuzzle(msgspec.Struct, frozen=True, tag="puzzle"):
    """Shows a puzzle, to a person of that name."""

    id: str
    name: str
    now: int
    solved: bool | None = None


class TryPuzzle(msgspec.Struct, frozen=True, tag="try"):
    """Evaluates a choice in a puzzle; None means giving up."""

    id: str
    choice: str | None


class PlayPuzzle(msgspec.Struct, frozen=True, tag="play"):
    """Builds the settings of a table that continues a puzzle."""

    id: str
    level: str


Errand = Step | Import | Position | ShowPuzzle | TryPuzzle | PlayPuzzle


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a job: plain JSON, a rejection, or the engine's error message."""

    done: msgspec.Raw = msgspec.Raw(b"null")
    refused: tuple[str, dict[str, Any], Kind] | None = None
    wrong: str | None = None
    failed: str | None = None


def imported(record: Any) -> dict[str, Any]:
    """Replays a record and returns its normal form; raises `PharosError` if the metadata are too large."""
    kept = pharos.replay(record).record()
    if len(msgspec.json.encode(kept.get("meta"))) > LARGEST_META:
        raise PharosError(f"The meta of a record may have {LARGEST_META} bytes at most.")
    return kept


def done(errand: Errand) -> Result:
    """Executes a job."""
    try:
        match errand:
            case Step():
                what: object = step_of(msgspec.json.decode(errand.record), errand.at, errand.seat)
            case Import():
                what = imported(msgspec.json.decode(errand.record))
            case Position():
                game = pharos.from_position(msgspec.json.decode(errand.position))
                what = seen_of(game, errand.seat, choices=0, at=0)
            case ShowPuzzle():
                what = shown(puzzle_named(errand.id), errand.name, errand.now, errand.solved)
            case TryPuzzle():
                what = answered(puzzle_named(errand.id), errand.choice)
            case PlayPuzzle():
                what = table_for(puzzle_named(errand.id), errand.level)
    except CommandRejected as refused:
        return Result(refused=(refused.key, refused.arguments, refused.kind))
    except (PharosError, RecursionError) as error:
        return Result(wrong=str(error))
    except Exception as error:
        return Result(failed=type(error).__name__)
    return Result(msgspec.Raw(msgspec.json.encode(what)))


class Failed(Exception):
    """The process gave no answer."""


class ReplayWorker:
    """Sends jobs to the process, one at a time; starts the process on demand."""

    def __init__(self) -> None:
        self._free = asyncio.Lock()
        self._process = ChildProcess("pharos.server.replays")

    async def do(self, errand: Errand) -> bytes:
        """Returns the result of a job as JSON; raises `CommandRejected`, `PharosError`, or `Failed`."""
        async with self._free:
            try:
                async with asyncio.timeout(LIMIT):
                    await self._process.send(errand)
                    result = msgspec.json.decode(await self._process.receive(), type=Result)
            except TimeoutError as error:
                await self.stop()
                raise CommandRejected("server-refused-busy") from error
            except (OSError, msgspec.MsgspecError, ValueError) as error:
                await self.stop()
                raise Failed(type(error).__name__) from error
        if result.refused is not None:
            key, arguments, kind = result.refused
            raise CommandRejected(key, arguments, kind=kind)
        if result.wrong is not None:
            raise PharosError(result.wrong)
        if result.failed is not None:
            raise Failed(result.failed)
        return bytes(result.done)

    async def stop(self) -> None:
        """Ends the process."""
        await self._process.stop()


def main() -> None:
    """Executes jobs until stdin ends."""
    step_back()
    decode = msgspec.json.Decoder(Errand).decode
    for line in sys.stdin.buffer:
        try:
            result = done(decode(line))
        except (msgspec.MsgspecError, RecursionError) as error:
            result = Result(failed=type(error).__name__)
        tell(result)


if __name__ == "__main__":
    main()
