"""`pharos study`."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pharos.core.errors import PharosError
from pharos.core.extras import needs_extra
from pharos.research.page import page_of
from pharos.research.rows import read_rows, rows_of
from pharos.research.study import studied
from pharos.terminal.errors import Failure
from pharos.terminal.options import AsJson
from pharos.terminal.progress import progress_bar
from pharos.terminal.records import read_records


def study(
    file: Path,
    /,
    *,
    html: Path | None = None,
    json_: AsJson = False,
) -> None:
    """Analyze many games: who wins and how, how long they take, what cards and Wonders are worth.

    The file contains saved games, one per line, or rows written by `pharos simulate --out games.parquet`.

    **Examples**

    - `pharos study games.parquet --html study.html`
    - `pharos study games.jsonl --json`

    Parameters
    ----------
    file
        Saved games, one per line, or a Parquet file of moves.
    html
        Write a page with tables and charts to this file.
    json_
        Print JSON.
    """
    rows = read_rows(file) if file.suffix == ".parquet" else _rows_of_records(file, json_)
    with needs_extra("data", "A study"):
        found = studied(rows)
    if found["games"] == 0:
        raise Failure(f"{file} contains no finished games.")
    if html is not None:
        html.write_text(page_of(found, f"A study of {file.name}"), encoding="utf-8")
    if json_:
        print(json.dumps(found, ensure_ascii=False))
    elif html is not None:
        print(f"{found['games']:,} games are studied in {html}")
    else:
        print("\n".join(_lines(found)))


def _rows_of_records(file: Path, quiet: bool) -> Iterator[dict[str, Any]]:
    records = list(read_records(file))
    with progress_bar("study", len(records), quiet) as step:
        for number, (line, record) in enumerate(records):
            try:
                yield from rows_of(record, number)
            except PharosError as error:
                raise Failure(f"Line {line} of {file} is not a finished game: {error}") from error
            step()


def _lines(found: dict[str, Any]) -> Iterator[str]:
    yield f"{found['games']:,} games: {', '.join(f'{kind} ({n:,})' for kind, n in found['kinds'].items())}"
    length = found["length"]
    yield f"choices per game: median {length['median']}, from {length['least']} to {length['most']}"
    parts = {"victory": "victories", "seat": "seats", "agent": "agents", "wonder": "wonders"}
    for title, part in parts.items():
        for rate in found[part][:16]:
            yield f"{title} {rate['name']}: {rate['percent']:.1f}% ({rate['low']:.1f} to {rate['high']:.1f})"
    for title, entries in (("most", found["worth"][:10]), ("least", found["worth"][-5:])):
        for entry in entries:
            bounds = f"{entry['low']:+.1f} to {entry['high']:+.1f}"
            yield f"adds {title}: {entry['name']} {entry['worth']:+.1f} ({bounds})"
