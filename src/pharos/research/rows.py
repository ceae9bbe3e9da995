"""Games as tables for Polars, DuckDB, and pandas: one row per choice."""

import json
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pharos
from pharos.core.errors import InvalidRecord, PharosError
from pharos.core.extras import needs_extra
from pharos.game import RECORD_FORMAT, Game, replay

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
    "seed": "Int64",
    "version": "String",
    "settings": "String",
    "deal": "String",
}
"""Each column with its type, documented in docs/data.md."""
LATER = ("seed", "version", "settings", "deal")
"""Columns missing from files of earlier versions."""
FORMAT = "pharos-rows/2"
MAY_BE_EMPTY = frozenset({"agent", "object", *LATER})
"""Columns that may be null."""
TRIAL = """
import sys
import polars
try:
    polars.read_parquet(sys.argv[1]).select(sys.argv[2:])
except BaseException as error:
    print((str(error).strip() or type(error).__name__).splitlines()[0][:200])
    sys.exit(1)
"""
"""Reads a file in a separate process: a damaged file may crash the interpreter."""


def rows_of(record: Mapping[str, Any], number: int) -> Iterator[dict[str, Any]]:
    """Yields the rows of one record. `number` is the game's number in its file."""
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
        "seed": _seed_of(record),
        "version": pharos.__version__,
    }
    begun = {
        "settings": json.dumps({"options": finished.options, "content": finished.content}),
        "deal": json.dumps(record["deal"]) if "deal" in record else None,
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
            **(begun if n == 0 else dict.fromkeys(begun)),
        }
        game.choose(seat, choice)


def _seed_of(record: Mapping[str, Any]) -> int | None:
    """Returns the seed of the deal, if the record has one and it fits the column."""
    meta = record.get("meta")
    seed = meta.get("seed") if isinstance(meta, Mapping) else None
    fits = isinstance(seed, int) and not isinstance(seed, bool) and -(2**63) <= seed < 2**63
    return seed if fits else None


def _before(game: Game, seat: int) -> dict[str, Any]:
    position: Any = game.position()
    return {
        "options": len(game.choices(seat)),
        "coins": position["cities"][seat]["coins"],
        "points": game.scores()[seat]["total"],
    }


def _said(choice: str) -> dict[str, str | None]:
    """Returns a choice with its verb (`city:build` counts as a verb) and its first object."""
    text = choice.partition("@")[0]
    prefix = "city:" if text.startswith("city:") else ""
    verb, _, objects = text.removeprefix(prefix).partition(":")
    return {"choice": choice, "verb": prefix + verb, "object": objects.partition(":")[0] or None}


class RowWriter:
    """Writes rows to a Parquet file, packing a few thousand games at a time."""

    GAMES_AT_ONCE = 2000

    def __init__(self, file: Path) -> None:
        self._polars = _polars()
        self._file = file
        self._rows: list[dict[str, Any]] = []
        self._parts: list[Any] = []
        self._games = 0

    def add(self, record: Mapping[str, Any]) -> None:
        """Adds one game."""
        self.add_rows(rows_of(record, self._games))

    def add_rows(self, rows: Iterable[dict[str, Any]]) -> None:
        """Adds the rows of one game, which must have the next number."""
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
        """Writes the file atomically: to a temporary file first."""
        self._pack()
        fresh = self._file.with_name(self._file.name + ".part")
        told = {"pharos.format": FORMAT, "pharos.version": pharos.__version__}
        self._polars.concat(self._parts).write_parquet(fresh, metadata=told)
        fresh.replace(self._file)


def read_rows(file: Path) -> Iterable[dict[str, Any]]:
    """Returns the rows of a Parquet file; raises `PharosError` for any other file."""
    rows: Iterable[dict[str, Any]] = _frame(file).iter_rows(named=True)
    return rows


def read_records(file: Path) -> Iterator[dict[str, Any]]:
    """Yields the records of the games in a Parquet file, which can be replayed."""
    frame = _frame(file)
    missing = [name for name in LATER if name not in frame.columns]
    if missing:
        raise PharosError(f"{file} has no column {missing[0]!r}: an earlier version wrote it, without deals.")
    for (number,), part in frame.group_by("game", maintain_order=True):
        rows = part.sort("number").rows(named=True)
        first = rows[0]
        if first["number"] != 0 or first["deal"] is None or len(rows) != first["length"]:
            raise PharosError(f"Game {number} of {file} cannot be replayed: rows or its deal are missing.")
        agents = {row["seat"]: row["agent"] for row in rows}
        meta: dict[str, Any] = {} if first["seed"] is None else {"seed": first["seed"]}
        if all(agents.get(seat) is not None for seat in range(first["players"])):
            meta["agents"] = [agents[seat] for seat in range(first["players"])]
        settings = json.loads(first["settings"])
        record = {
            "format": RECORD_FORMAT,
            "game": first["product"],
            "expansions": [name for name in first["expansions"].split("+") if name],
            "players": first["players"],
            "options": settings["options"],
            **({"content": settings["content"]} if settings["content"] else {}),
            "deal": json.loads(first["deal"]),
            "choices": [[row["seat"], row["choice"]] for row in rows],
            "result": None,
            "meta": meta,
        }
        yield replay(record).record()


def _frame(file: Path) -> Any:
    polars = _polars()
    if not file.is_file():
        raise PharosError(f"{file} is not a file.")
    tried = subprocess.run(
        [sys.executable, "-c", TRIAL, str(file), *(name for name in COLUMNS if name not in LATER)],
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
        errors="replace",
    )
    if tried.returncode != 0:
        said = " ".join(tried.stdout.split()).rstrip(".") or "it is damaged"
        raise PharosError(f"{file} is not a Parquet file written by pharos simulate: {said}.")
    frame = polars.read_parquet(file)
    columns = {name: kind for name, kind in COLUMNS.items() if name in frame.columns}
    frame = frame.select(list(columns))
    for name, kind in columns.items():
        if frame.schema[name] != getattr(polars, kind):
            raise PharosError(f"{file}: the column {name} is not of the type {kind}.")
        if name not in MAY_BE_EMPTY and frame[name].null_count():
            raise PharosError(f"{file}: the column {name} has rows without a value.")
    return frame


def _polars() -> Any:
    with needs_extra("data", "A Parquet file"):
        import polars

        return polars
