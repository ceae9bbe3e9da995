"""Files of records: a single game, or one per line."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

import pharos
from pharos.core.errors import InvalidRecord
from pharos.terminal.errors import Failure, WrongUsage


def read_records(file: Path) -> Iterator[tuple[int, Mapping[str, object]]]:
    """Yields the records of a file with their line numbers; a single record may span the whole file."""
    try:
        content = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Failure(f"{file} is not a text file.") from error
    try:
        whole = json.loads(content)
    except (ValueError, RecursionError):
        whole = None
    if isinstance(whole, dict):
        yield 1, whole
        return
    lines = [(number, line) for number, line in enumerate(content.splitlines(), start=1) if line.strip()]
    if not lines:
        raise Failure(f"{file} contains no saved games.")
    for number, line in lines:
        try:
            record = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise Failure(f"Line {number} of {file} is not JSON.") from error
        if not isinstance(record, dict):
            raise Failure(f"Line {number} of {file} is not a saved game.")
        yield number, record


def chosen_records(file: Path, game: int | None) -> list[tuple[int, Mapping[str, object]]]:
    """Returns the records of a file with their line numbers, or only that of one `game`, from 1."""
    records = list(read_records(file))
    if game is None:
        return records
    if not 1 <= game <= len(records):
        raise WrongUsage(f"The file has games 1 to {len(records)}.")
    return [records[game - 1]]


def replayed(line: int, record: Mapping[str, object]) -> pharos.Game:
    """Replays the record of a line."""
    try:
        return pharos.replay(record)
    except InvalidRecord as error:
        raise Failure(f"Line {line}: {error}") from error
