"""Compares what a restored database holds with the database it came from (called by rehearse.sh).

The counts of the backup lie between those before and after it was made, and the logs of the tables that
changed last can be read.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any


def numbers(told: Any, path: str = "") -> dict[str, float]:
    """All numbers of some JSON, by where they stand."""
    if isinstance(told, dict):
        found: dict[str, float] = {}
        for name, part in told.items():
            found |= numbers(part, f"{path}.{name}" if path else str(name))
        return found
    return {path: told} if isinstance(told, (int, float)) and not isinstance(told, bool) else {}


def main(scratch: Path) -> str | None:
    """What is wrong, in one sentence; nothing if all is well."""
    before, restored, after = (
        numbers(json.loads((scratch / f"{name}.json").read_text()))
        for name in ("before", "restored", "after")
    )
    for name, count in restored.items():
        ends = sorted((before.get(name, 0), after.get(name, 0)))
        if not ends[0] <= count <= ends[1]:
            span = f"{ends[0]:g} to {ends[1]:g}"
            return f"rehearse: {name} is {count:g} in the backup, but {span} in the database."
    tables = json.loads((scratch / "tables.json").read_text())
    listed = tables["tables"] if isinstance(tables, dict) else tables
    for table in listed:
        command = [os.environ["PHAROS_PROGRAM"], "admin", "table", str(table["id"]), "--json"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0 or json.loads(done.stdout)["damage"]:
            return f"rehearse: the log of table {table['id']} is damaged in the backup."
    counts = ", ".join(f"{name} {count:g}" for name, count in restored.items())
    print(f"the backup holds {counts}; {len(listed)} tables were read")
    return None


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
