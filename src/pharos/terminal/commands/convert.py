"""`pharos convert`."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from pharos.core.errors import PharosError
from pharos.research import rows
from pharos.research.exchange import from_7wd, from_csv, to_7wd, to_csv
from pharos.research.rows import RowWriter
from pharos.terminal.errors import Failure, WrongUsage
from pharos.terminal.options import AsJson
from pharos.terminal.records import read_records, replayed

Form = Literal["records", "csv", "7wd", "parquet"]
BY_SUFFIX: dict[str, Form] = {".jsonl": "records", ".json": "records", ".csv": "csv", ".parquet": "parquet"}


def convert(
    source: Path,
    target: Path,
    /,
    *,
    from_: Annotated[Form | None, Parameter("--from")] = None,
    to: Form | None = None,
    json_: AsJson = False,
) -> None:
    """Convert games of other programs to game files, and game files to other formats.

    Formats: `records` (game files of Pharos, one game per line), `csv` and `parquet` (one row for each
    move), and `7wd` (a move log of 7wd.io, or a list of them). By default, the file name ending decides.

    **Examples**

    - `pharos convert log.json games.jsonl --from 7wd`
    - `pharos convert games.jsonl games.csv`
    - `pharos convert games.jsonl games.parquet`
    - `pharos convert games.parquet games.jsonl`

    Parameters
    ----------
    source
        The file to read.
    target
        The file to write.
    from_
        Format of the source file.
    to
        Format of the target file.
    json_
        Print the number of games as JSON.
    """
    read, written = from_ or BY_SUFFIX.get(source.suffix), to or BY_SUFFIX.get(target.suffix)
    if read is None or written is None:
        raise WrongUsage("Name the formats with --from and --to: records, csv, 7wd, or parquet.")
    try:
        records = _read(source, read)
        _write(target, written, records)
    except PharosError as error:
        raise Failure(f"{source}: {error}") from error
    except UnicodeDecodeError as error:
        raise Failure(f"{source}: this is not UTF-8 text (byte {error.start}).") from error
    print(json.dumps({"games": len(records)}) if json_ else f"{len(records)} games are in {target}")


def _read(file: Path, form: str) -> list[Mapping[str, Any]]:
    if form == "parquet":
        return list(rows.read_records(file))
    if form == "records":
        found = list(read_records(file))
        for line, record in found:
            replayed(line, record)
        return [record for _, record in found]
    text = file.read_bytes().decode("utf-8-sig")
    if form == "csv":
        return list(from_csv(text))
    try:
        logs = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Failure(f"{file} cannot be read as JSON: {error}.") from error
    several = isinstance(logs, list) and bool(logs) and isinstance(logs[0], list)
    return [from_7wd(log) for log in (logs if several else [logs])]


def _write(file: Path, form: str, records: list[Mapping[str, Any]]) -> None:
    if form == "parquet":
        writer = RowWriter(file)
        for record in records:
            writer.add(record)
        writer.close()
        return
    if form == "csv":
        text = to_csv(list(records))
    elif form == "7wd":
        text = json.dumps([to_7wd(record) for record in records])
    else:
        text = "".join(
            json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n" for record in records
        )
    file.write_text(text, encoding="utf-8")
