"""Demonstrates everything that the server promises, unattended; `make proof` runs it for some hours.

    python -m tests.fleet.promises                  everything that has not passed yet, in build/proof
    python -m tests.fleet.promises --quick          small counts, in a few minutes
    python -m tests.fleet.promises --only soak      only this part
    python -m tests.fleet.promises --together 3     three rounds of the kit in parallel

Each part is a command of its own, whose output goes to a file. When it has ended, a line is added to
`log.jsonl`, and `summary.md` is rewritten. After an interruption it resumes: parts that passed are not
repeated, parts that failed are. Rounds of the kit may run in parallel: each has its own network and
processes, and spends half of its time waiting. Requirements: a quiet machine, root, nftables, and Valkey or
Redis.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.fleet.proof import SKIPPED

ROOT = Path(__file__).resolve().parent.parent.parent
Data = dict[str, Any]
ROUNDS = 10
"""The number of rounds of the kit, with each bus in turn; a failed round is repeated alone."""
PAUSE = 0.4
"""Maximum delay before a client's choice, in seconds: it leaves the cores time for two rounds in parallel."""
KIT = "kit-"
"""The name prefix of these rounds."""
COUNTS = {
    "kills": 30,
    "stops": 10,
    "partitions": 5,
    "losses": 2,
    "delays": 2,
    "failovers": 1,
    "splits": 1,
    "clocks": 1,
}
"""The faults of one round."""
WANTED = {"a kill": 300, "a stop": 100, "a partition": 50, "a fail-over": 10}
GOES_ON = 5.0
WAITS = 2.0
SHARE = 0.2
"""The accepted relative error of the model."""


@dataclass(frozen=True)
class Part:
    """A command that demonstrates one promise."""

    name: str
    command: Sequence[str]
    minutes: float
    """Its duration on a quiet machine with two cores."""
    environment: Mapping[str, str]

    @classmethod
    def of(cls, name: str, minutes: float, module: str, *arguments: object, **environment: str) -> Part:
        """A part that runs a Python module."""
        return cls(name, [sys.executable, "-m", module, *map(str, arguments)], minutes, environment)


def parts(folder: Path, *, quick: bool) -> Iterator[Part]:
    """Returns the list of parts."""
    counts = dict.fromkeys(COUNTS, 1) if quick else COUNTS
    rounds = 2 if quick else ROUNDS
    for number in range(1, rounds + 1):
        bus = "valkey" if number % 2 else "postgres"
        faults = [word for kind, many in counts.items() for word in (f"--{kind}", many)]
        yield Part.of(
            f"{KIT}{number:02}-{bus}",
            4 if quick else 11,
            "tests.fleet.proof",
            *faults,
            *("--longest-stop", 10 if quick else 60),
            *(
                "--bus",
                bus,
                "--pause",
                PAUSE,
                "--browser",
                "--seed",
                number,
                "--journal",
                folder / f"kit-{number:02}.jsonl",
            ),
        )
    for planted, kind in (("early", "kills"), ("unfenced", "stops"), ("older", "splits")):
        yield Part.of(
            f"planted-{planted}",
            3,
            "tests.fleet.proof",
            "--planted",
            planted,
            f"--{kind}",
            20,
            "--longest-stop",
            10,
        )
    yield Part.of(
        "upgrade", 2, "pytest", "-q", "-s", "-n", 0, "tests/fleet/test_upgrade.py", PHAROS_TEST_FAULTS="2"
    )
    tables = (50, 100) if quick else (500, 1000, 2000, 4000)
    yield Part.of(
        "throughput",
        5 if quick else 40,
        "benchmarks.fleet",
        "--tables",
        *tables,
        "--seconds",
        5 if quick else 30,
    )
    yield Part.of("full-speed", 6, "benchmarks.fleet", "--tables", 20 if quick else 200, "--full")
    yield Part.of("model", 1, "benchmarks.city", "--validate", folder / "throughput.txt")
    size = (20, 2, 2) if quick else (1000, 200, 60)
    yield Part.of(
        "soak",
        4 if quick else 65,
        "benchmarks.soak",
        "--tables",
        size[0],
        "--against",
        size[1],
        "--minutes",
        size[2],
    )


def lines_of(file: Path) -> list[Data]:
    """Returns the JSON objects of a file, one per line; other lines are skipped."""
    found = []
    for line in file.read_text().splitlines() if file.exists() else ():
        if line.startswith("{"):
            found.append(json.loads(line))
    return found


class Proof:
    """The results so far, in one folder."""

    def __init__(self, folder: Path, quick: bool) -> None:
        self._folder = folder
        self._log = folder / "log.jsonl"
        self.parts = list(parts(folder, quick=quick))
        folder.mkdir(parents=True, exist_ok=True)

    def last(self) -> dict[str, Data]:
        """Returns the last outcome of each part."""
        return {line["part"]: line for line in lines_of(self._log)}

    def run(self, only: Sequence[str], together: int = 1) -> bool:
        """Runs the parts that have not passed yet, with this many rounds of the kit in parallel; returns
        whether all have passed now."""
        ended = self.last()
        left = [
            part
            for part in self.parts
            if not only or any(part.name.startswith(name) for name in only)
            if ended.get(part.name, {}).get("code") != 0
        ]
        with ThreadPoolExecutor(together) as rounds:
            list(rounds.map(self._run, (part for part in left if part.name.startswith(KIT))))
        for part in left:
            if not part.name.startswith(KIT):
                self._run(part)
        ended = self.last()
        return all(ended.get(part.name, {}).get("code") == 0 for part in self.parts)

    def _run(self, part: Part) -> None:
        print(f"{time.strftime('%H:%M:%S')} {part.name}, about {part.minutes:.0f} min", flush=True)
        # left over from an interrupted round
        (self._folder / f"{part.name[:6]}.jsonl").unlink(missing_ok=True)
        began, load = time.time(), os.getloadavg()[0]
        with (self._folder / f"{part.name}.txt").open("w") as said:
            done = subprocess.run(
                part.command,
                cwd=ROOT,
                env=os.environ | part.environment,
                stdout=said,
                stderr=subprocess.STDOUT,
                check=False,
            )
        line = {
            "part": part.name,
            "code": done.returncode,
            "began": time.strftime("%Y-%m-%d %H:%M", time.gmtime(began)),
            "minutes": round((time.time() - began) / 60, 1),
            "load_before": round(load, 1),
            "load_after": round(os.getloadavg()[1], 1),
        }
        with self._log.open("a") as log:
            log.write(json.dumps(line) + "\n")
        (self._folder / "summary.md").write_text(self.summary())

    # --- the summary ---

    def summary(self) -> str:
        """Returns the summary of all parts."""
        ended = self.last()
        text = [
            "# What the server promises, shown",
            f"{os.cpu_count()} cores, Python {platform.python_version()}, commit {_commit()}.",
            "",
            "| part | ended | minutes | load before | load after |",
            "|---|---|---|---|---|",
        ]
        for part in self.parts:
            line = ended.get(part.name)
            words = {0: "passed", SKIPPED: "something is missing"}
            how = "not yet" if line is None else words.get(line["code"], f"failed ({line['code']})")
            cells = [] if line is None else [line["minutes"], line["load_before"], line.get("load_after", "")]
            text.append(f"| {' | '.join(map(str, (part.name, how, *(cells or [''] * 3))))} |")
        text += ["", "## Faults", *self._faults(), "", "## Choices", *self._choices()]
        for name, title in (("model", "Model"), ("upgrade", "Upgrade"), ("soak", "Soak")):
            said = self._folder / f"{name}.txt"
            if said.exists():
                text += ["", f"## {title}", "```", *said.read_text().splitlines()[-30:], "```"]
        return "\n".join(text) + "\n"

    def _faults(self) -> Iterator[str]:
        kinds: dict[str, list[float]] = defaultdict(list)
        games = acknowledged = checked = 0
        found: list[str] = []
        for file in sorted(self._folder.glob("kit-*.jsonl")):
            for line in lines_of(file):
                if "kind" in line:
                    kinds[line["kind"].split(" (")[0]].append(line["took"])
                else:
                    games += line["games"]
                    acknowledged += line["acknowledged"]
                    checked += line["checked"]
                    found.append(line["found"])
        yield f"{games} games, {acknowledged:,} acknowledged commands, {checked:,} calls and views checked."
        wrong = [what for what in found if what != "nothing"]
        yield f"Found: {'; '.join(wrong) if wrong else 'nothing'}."
        yield from (
            "",
            "| fault | count | wanted | median | longest | over 5 s |",
            "|---|---|---|---|---|---|",
        )
        for kind, times in sorted(kinds.items()):
            times.sort()
            late = sum(seconds > GOES_ON for seconds in times)
            cells = (
                kind,
                len(times),
                WANTED.get(kind, ""),
                *(f"{one:.1f} s" for one in _middle(times)),
                late,
            )
            yield f"| {' | '.join(map(str, cells))} |"

    def _choices(self) -> Iterator[str]:
        yield "| tables | processes | on | choices/s | p50 ms | p99 ms | µs of all processes | kB per table |"
        yield "|---|---|---|---|---|---|---|---|"
        for name in ("throughput", "full-speed"):
            for run in lines_of(self._folder / f"{name}.txt"):
                if late := run.get("not_ready"):
                    yield f"| {run['tables']} | {run['processes']} | {run['on']} | {late} | | | | |"
                if "choices_per_s" not in run:
                    continue  # a line of the servers' log
                tables = run["tables"] if run["every_s"] else f"{run['tables']}, full speed"
                names = ("processes", "on", "choices_per_s", "p50_ms", "p99_ms", "us_all", "kB_per_table")
                yield f"| {' | '.join(str(cell) for cell in (tables, *(run[name] for name in names)))} |"


def _middle(times: Sequence[float]) -> tuple[float, float]:
    """Returns the median and the maximum of sorted times."""
    return times[len(times) // 2], times[-1]


def _commit() -> str:
    done = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout.strip() or "unknown"


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "proof")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only", nargs="+", default=(), metavar="PART", help="parts whose names begin so")
    parser.add_argument("--together", type=int, default=1, metavar="N", help="rounds of the kit at a time")
    parser.add_argument("--list", action="store_true", help="names the parts, with their minutes")
    arguments = parser.parse_args()
    proof = Proof(arguments.folder / "quick" if arguments.quick else arguments.folder, arguments.quick)
    if arguments.list:
        for part in proof.parts:
            print(f"{part.name:20} {part.minutes:4.0f} min  {' '.join(part.command[1:])}")
        print(f"{'':20} {sum(part.minutes for part in proof.parts):4.0f} min")
        return 0
    passed = proof.run(arguments.only, arguments.together)
    print(proof.summary())
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
