"""Games as rows: one row for each choice, as a table that Polars, DuckDB and pandas read."""

import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from pharos.core.errors import InvalidRecord, PharosError
from pharos.game import Game, replay

COLUMNS: dict[str, str] = {
    "game": "Int64",
    "number": "Int32",
    "product": "String",
    "expansions": "String",
    "players": "Int8",
    "seat": "Int8",
    "agent": "String",
    "choice": "String",
    "verb": "String",
    "object": "String",
    "options": "Int16",
    "coins": "Int32",
    "points": "Int32",
    "winner": "Boolean",
    "share": "Float64",
    "victory": "String",
    "total": "Int32",
    "length": "Int32",
}
"""Each column with its type; docs/data.md says what it holds."""
MAY_BE_EMPTY = frozenset({"agent", "object"})
"""Columns that may have no value in a row."""
TRIAL = """
import sys
import polars
try:
    polars.read_parquet(sys.argv[1], columns=sys.argv[2:])
except BaseException as error:
    print((str(error).strip() or type(error).__name__).splitlines()[0][:200])
    sys.exit(1)
"""
"""Reads a file as another process does: a damaged one may end it, past Python."""


def rows_of(record: Mapping[str, Any], number: int) -> Iterator[dict[str, Any]]:
    """The rows of one record. `number` is the game's number in its file."""
    finished = replay(record)
    if finished.result is None:
        raise InvalidRecord("A game without an end has no rows.")
    result = finished.result
    meta = record.get("meta")
    agents = meta.get("agents") if isinstance(meta, Mapping) else None
    agents = agents if isinstance(agents, list) else []
    game = replay({**record, "choices": [], "result": None})
    common = {
        "game": number,
        "product": finished.name,
        "expansions": "+".join(finished.expansions),
        "players": finished.players,
        "victory": result.victory,
        "length": len(record["choices"]),
    }
    for n, (seat, choice) in enumerate(record["choices"]):
        yield {
            **common,
            **_before(game, seat),
            "number": n,
            "seat": seat,
            "agent": str(agents[seat]) if seat < len(agents) else None,
            **_said(choice),
            "winner": seat in result.winners,
            "share": 1 / len(result.winners) if seat in result.winners else 0.0,
            "total": result.scores[seat]["total"],
        }
        game.choose(seat, choice)


def _before(game: Game, seat: int) -> dict[str, Any]:
    position: Any = game.position()
    return {
        "options": len(game.choices(seat)),
        "coins": position["cities"][seat]["coins"],
        "points": game.scores()[seat]["total"],
    }


def _said(choice: str) -> dict[str, str | None]:
    """A choice with its verb (`city:build` is a verb of its own) and its first object."""
    text = choice.partition("@")[0]
    prefix = "city:" if text.startswith("city:") else ""
    verb, _, objects = text.removeprefix(prefix).partition(":")
    return {"choice": choice, "verb": prefix + verb, "object": objects.partition(":")[0] or None}


class RowWriter:
    """Writes rows into a Parquet file, some thousand games at a time."""

    GAMES_AT_ONCE = 2000

    def __init__(self, file: Path) -> None:
        self._polars = _polars()
        self._file = file
        self._rows: list[dict[str, Any]] = []
        self._parts: list[Any] = []
        self._games = 0

    def add(self, record: Mapping[str, Any]) -> None:
        """One more game."""
        self.add_rows(rows_of(record, self._games))

    def add_rows(self, rows: Iterable[dict[str, Any]]) -> None:
        """The rows of one more game, which has the next number."""
        self._rows += rows
        self._games += 1
        if self._games % self.GAMES_AT_ONCE == 0:
            self._pack()

    def _pack(self) -> None:
        polars = self._polars
        schema = {name: getattr(polars, kind) for name, kind in COLUMNS.items()}
        self._parts.append(polars.DataFrame(self._rows, schema=schema, orient="row"))
        self._rows = []

    def close(self) -> None:
        """Writes the file: beside its place first, so that there is never half of one."""
        self._pack()
        fresh = self._file.with_name(self._file.name + ".part")
        self._polars.concat(self._parts).write_parquet(fresh)
        fresh.replace(self._file)


def read_rows(file: Path) -> Iterable[dict[str, Any]]:
    """The rows of a Parquet file; a file that is something else is refused in one sentence."""
    polars = _polars()
    if not file.is_file():
        raise PharosError(f"{file} is no file.")
    tried = subprocess.run(
        [sys.executable, "-c", TRIAL, str(file), *COLUMNS],
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
        errors="replace",
    )
    if tried.returncode != 0:
        said = " ".join(tried.stdout.split()).rstrip(".") or "it is damaged"
        raise PharosError(f"{file} is no Parquet file of pharos simulate that can be read: {said}.")
    frame = polars.read_parquet(file, columns=list(COLUMNS))
    for name, kind in COLUMNS.items():
        if frame.schema[name] != getattr(polars, kind):
            raise PharosError(f"{file}: the column {name} is not of the type {kind}.")
        if name not in MAY_BE_EMPTY and frame[name].null_count():
            raise PharosError(f"{file}: the column {name} has rows without a value.")
    rows: Iterable[dict[str, Any]] = frame.iter_rows(named=True)
    return rows


def _polars() -> Any:
    try:
        import polars
    except ModuleNotFoundError as missing:
        raise PharosError("Parquet files need Polars: pip install polars.") from missing
    return polars
