"""Mutation testing: makes small changes in the rules and in the content, one at a time, and lists those that
no test detects.

    python -m tests.checks.mutants --number 300 --seed 1        (takes a while; `nice` is a good idea)
    python -m tests.checks.mutants --number 300 --seed 1 --survivors    only those that survived last time
    python -m tests.checks.mutants --of classic/leaders/rome.py         every change of some modules
    python -m tests.checks.mutants --of classic/leaders/rome.py --part 20-40 --rules tests/rules/leaders
                                                some of them, with some of the rule tests only

A change is one operator, number, condition, statement, name or seat of a compiled module of `core`, `duel` or
`classic`, or one printed value of the content. `tests/rules` and `tests/content` run with each change,
interpreted, in a copy of the tree. Of the rule tests only those run that call a changed function (see
`planting`); for a printed value, the tables of printed values come first. A change is detected if a test
fails, a module can no longer be imported, or a test does not return; the last kind is reported separately.
Results are stored in build/mutants, so an interrupted run resumes.

Code that implements no rule is excluded: random play, sampling, plain data, chance, fingerprints.
"""

import argparse
import ast
import fnmatch
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
KEPT = ROOT / "build" / "mutants"
SOURCES = ("core", "duel", "classic")
NO_RULES = (
    *("*/playout.py", "*/chance.py", "*/worlds.py", "*/plain.py", "*/__init__.py"),
    *("*/position.py", "*/zones.py", "*/zones/*.py", "*/fact.py", "*/reason.py", "*/price.py"),
)
NO_RULE_IN = ("fingerprint", "mix", "__repr__")
NEEDED = ("src/pharos", "tests", "rules", "pyproject.toml", "hatch_build.py")
SECONDS_FOR_A_TEST = 10
"""Processor time in seconds; a test that took long before any change gets more: see `planting`."""
SECONDS_FOR_A_SUITE = 900
NOT_BACK = "does not come back"
CONTENT_SHARE = 0.25

COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Mod: "//",
    ast.BitAnd: "|", ast.BitOr: "&", ast.LShift: ">>", ast.RShift: "<<", ast.Pow: "*",
}  # fmt: skip
OTHER_NAMES = {"left": "right", "right": "left", "LEFT": "RIGHT", "RIGHT": "LEFT"}
OTHER_NAMES |= {"city0": "city1", "city1": "city0", "lo": "hi", "hi": "lo"}
OTHER_RESOURCE = {
    "wood": "clay", "clay": "stone", "stone": "wood", "ore": "wood",
    "glass": "papyrus", "papyrus": "glass", "cloth": "glass",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Change:
    """A replacement of one part of one line."""

    file: str
    line: int
    column: int
    end: int
    old: str
    new: str
    kind: str

    @property
    def is_code(self) -> bool:
        """Whether it changes the rules, not the content."""
        return self.file.endswith(".py")

    def made_in(self, text: str) -> str:
        """Returns the text of the file with the change."""
        lines = text.splitlines(keepends=True)
        row = lines[self.line - 1]
        assert row[self.column : self.end] == self.old, f"{self.file}:{self.line} is not {self.old!r}"
        lines[self.line - 1] = row[: self.column] + self.new + row[self.end :]
        return "".join(lines)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.kind}: {self.old.strip()} -> {self.new.strip()}"


# Possible changes.


def rule_files() -> list[Path]:
    """The compiled modules of the rules."""
    tool = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["pharos"]
    plain = [*tool["interpreted"], *(f"pharos/{pattern}" for pattern in NO_RULES)]
    paths = [path for part in SOURCES for path in sorted((ROOT / "src/pharos" / part).rglob("*.py"))]
    names = [path.relative_to(ROOT / "src").as_posix() for path in paths]
    patterns = [pattern.replace("**/", "*") for pattern in plain]
    return [
        path
        for path, name in zip(paths, names, strict=True)
        if not any(fnmatch.fnmatch(name, pattern) for pattern in patterns)
    ]


def changes_of_code(path: Path) -> Iterator[Change]:
    """Returns all changes of a module."""
    text = path.read_text("utf-8")
    lines = text.splitlines()
    file = path.relative_to(ROOT).as_posix()

    def between(before: ast.expr, after: ast.expr, new: str, kind: str) -> Iterator[Change]:
        if before.end_lineno != after.lineno or before.end_col_offset is None:
            return
        start, end = before.end_col_offset, after.col_offset
        gap = lines[after.lineno - 1][start:end]
        found = re.search(r"[^\s()]+( (in|not))?", gap)
        if found:
            yield Change(file, after.lineno, start + found.start(), start + found.end(), found[0], new, kind)

    def whole(node: ast.expr | ast.stmt, new: str, kind: str) -> Iterator[Change]:
        if node.lineno == node.end_lineno and node.end_col_offset is not None:
            old = lines[node.lineno - 1][node.col_offset : node.end_col_offset]
            if old != new:
                yield Change(file, node.lineno, node.col_offset, node.end_col_offset, old, new, kind)

    for node in _rules_in(ast.parse(text)):
        match node:
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                yield from between(left, right, COMPARISONS[type(op)], "comparison")
            case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS:
                if isinstance(left, ast.Constant) and left.value == 1 and ast.unparse(right) == "seat":
                    yield from whole(node, "seat", "seat")
                else:
                    yield from between(left, right, OPERATORS[type(op)], "arithmetic")
            case ast.AugAssign(target=target, op=op, value=value) if type(op) in OPERATORS:
                yield from between(target, value, OPERATORS[type(op)] + "=", "arithmetic")
                yield from whole(node, "pass", "statement")
            case ast.BoolOp(op=op, values=[first, second, *_]):
                yield from between(first, second, "or" if isinstance(op, ast.And) else "and", "condition")
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield from whole(node, ast.unparse(operand), "condition")
            case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
                yield from whole(test, f"not ({ast.unparse(test)})", "condition")
            case ast.Constant(value=bool() as value):
                yield from whole(node, str(not value), "constant")
            case ast.Constant(value=int() as value):
                yield from whole(node, str(value + 1), "constant")
                if value > 1:
                    yield from whole(node, str(value - 1), "constant")
            case ast.Expr(value=ast.Call()) | ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                yield from whole(node, "pass", "statement")
            case ast.Call(args=args) if "/duel/" in file:
                for arg in args:
                    if isinstance(arg, ast.Name) and arg.id == "seat":
                        yield from whole(arg, "1 - seat", "seat")
            case ast.Attribute(attr=name, value=owner) if name in OTHER_NAMES:
                yield from whole(node, f"{ast.unparse(owner)}.{OTHER_NAMES[name]}", "name")
            case ast.Name(id=name, ctx=ast.Load()) if name in OTHER_NAMES:
                yield from whole(node, OTHER_NAMES[name], "name")
            case _:
                pass


def _rules_in(tree: ast.AST) -> Iterator[ast.AST]:
    """Yields the nodes that implement rules: no annotations, no texts, no functions unrelated to rules."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.Assert() | ast.Raise() | ast.Import() | ast.ImportFrom() | ast.arguments():
                continue  # they check the code and implement no rule
            case ast.FunctionDef(name=name) if name in NO_RULE_IN:
                continue
            case ast.FunctionDef():
                yield from _rules_in(ast.Module(node.body, []))
            case ast.AnnAssign(value=None):
                continue
            case ast.AnnAssign(value=ast.expr() as value):
                yield value
                yield from _rules_in(value)
            case _:
                yield node
                yield from _rules_in(node)


def changes_of_content(path: Path) -> Iterator[Change]:
    """Returns all changes of printed values in a content file."""
    file = path.relative_to(ROOT).as_posix()
    for number, row in enumerate(path.read_text("utf-8").splitlines(), start=1):
        if row.lstrip().startswith("#"):
            continue
        for found in re.finditer(r"(?<![\w\"-])-?\d+(?![\w\"])", row):
            for new in (str(int(found[0]) + 1), str(int(found[0]) - 1)):
                yield Change(file, number, *found.span(), found[0], new, "value")
        for found in re.finditer(rf"\b({'|'.join(OTHER_RESOURCE)})\b", row):
            if not row.startswith("id"):
                yield Change(file, number, *found.span(), found[0], OTHER_RESOURCE[found[0]], "resource")
        for found in re.finditer(r"\b(true|false)\b", row):
            new = "false" if found[0] == "true" else "true"
            yield Change(file, number, *found.span(), found[0], new, "value")


def picked(number: int, seed: int) -> list[Change]:
    """Selects some changes, spread evenly over the lines that have any, with a share of content changes."""
    chance = random.Random(seed)
    content = [
        change
        for path in sorted((ROOT / "src/pharos/content").rglob("*.toml"))
        for change in changes_of_content(path)
    ]
    code = [change for path in rule_files() for change in changes_of_code(path)]
    chosen: list[Change] = []
    for changes, wanted in ((code, number - round(number * CONTENT_SHARE)), (content, number)):
        by_line: dict[tuple[str, int], list[Change]] = {}
        for change in changes:
            by_line.setdefault((change.file, change.line), []).append(change)
        for place in chance.sample(sorted(by_line), min(wanted, len(by_line))):
            if len(chosen) < number:
                chosen.append(chance.choice(by_line[place]))
    return chosen


def all_of(names: list[str]) -> list[Change]:
    """Returns every change of some modules, named relative to src/pharos."""
    return [change for name in names for change in changes_of_code(ROOT / "src/pharos" / name)]


# Whether a change is detected.


def _pytest(*more: str) -> list[str]:
    quiet = ["-q", "-x", "-p", "no:cacheprovider", "-p", "no:hypothesispytest", "--no-header", "--tb=line"]
    return [sys.executable, "-m", "pytest", *quiet, *more]


CONTENT = ["tests/content"]
"""Returns the suites left to run for a change that no rule test detected in a fork."""


def suites_for(change: Change) -> list[str]:
    """Returns the tests that may detect a change, the likeliest first: a run ends with the first failure."""
    parts = Path(change.file).parts
    near = next(
        filter(parts.__contains__, ("agora", "pantheon", "cities", "leaders", "duel")), "seven_wonders"
    )
    rules = [f"tests/rules/{near}", "tests/rules", "tests/content"]
    return rules if change.is_code else ["tests/content/test_printed_values.py", *rules]


def _limit_time() -> None:
    """Limits the processor time of a run, so that a busy machine does not matter."""
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS_FOR_A_SUITE, SECONDS_FOR_A_SUITE + 5))


class Tree:
    """A copy of the tree in which changes are made one after the other."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.stamp = time.time() - 10**6
        no_libraries = shutil.ignore_patterns("*.so", "static", "__pycache__", "migrations")
        for name in NEEDED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, folder / name, ignore=no_libraries)
            else:
                shutil.copy(ROOT / name, folder / name)

    def plant(self, changes: list[Change], out: Path, rules: list[str]) -> None:
        """Plants changes in one process that forks; results go to a file."""
        (self.folder / "plan.json").write_text(json.dumps([asdict(change) for change in changes]), "utf-8")
        environment = self._environment()
        environment |= {"MUTANTS_PLAN": str(self.folder / "plan.json"), "MUTANTS_OUT": str(out)}
        subprocess.run(
            _pytest("-p", "tests.checks.planting", *rules, "tests/content"),
            cwd=self.folder,
            env=environment,
            check=True,
            stdout=subprocess.DEVNULL,
        )

    def notices(self, changes: list[Change], suites: list[str]) -> str:
        """Returns the test that detects some changes made at once, in a run of its own, or nothing."""
        files = {change.file for change in changes}
        originals = {file: (self.folder / file).read_text("utf-8") for file in files}
        for change in changes:
            self._write(change.file, change.made_in((self.folder / change.file).read_text("utf-8")))
        try:
            return next(filter(None, map(self._run, suites)), "")
        finally:
            for file, original in originals.items():
                self._write(file, original)

    def notices_each(self, changes: list[Change], suites: list[str]) -> dict[Change, str]:
        """Returns the tests that detect each of some changes, which are usually none. The changes are made
        together, and the group is halved as long as a test detects something, so each detected change was
        detected alone."""
        if len({(change.file, change.line) for change in changes}) == len(changes):
            told = self.notices(changes, suites)
            if not told or len(changes) == 1:
                return dict.fromkeys(changes, told)
        return self.notices_each(changes[::2], suites) | self.notices_each(changes[1::2], suites)

    def _write(self, file: str, text: str) -> None:
        """Writes a file with a new modification time, so that Python notices quick successive changes."""
        path = self.folder / file
        path.write_text(text, "utf-8")
        self.stamp += 2
        os.utime(path, (self.stamp, self.stamp))

    def _environment(self) -> dict[str, str]:
        paths = f"{self.folder}/src{os.pathsep}{self.folder}"
        return {**os.environ, "PHAROS_PURE": "1", "PYTHONPATH": paths, "PYTHONHASHSEED": "0"}

    def _run(self, suite: str) -> str:
        run = subprocess.run(
            _pytest(suite),
            cwd=self.folder,
            env=self._environment(),
            capture_output=True,
            text=True,
            check=False,
            preexec_fn=_limit_time,
        )
        if run.returncode == 0:
            return ""
        if run.returncode == -signal.SIGXCPU:
            return f"{suite} {NOT_BACK}"
        told = [line for line in run.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
        return told[0] if told else (run.stderr or run.stdout).strip().splitlines()[-1]


def main() -> None:
    """Plants the changes and reports the results."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--number", type=int, default=300, help="how many changes")
    words.add_argument("--seed", type=int, default=1, help="which changes")
    words.add_argument("--jobs", type=int, default=1, help="how many at the same time")
    words.add_argument("--survivors", action="store_true", help="try those again that nobody noticed")
    words.add_argument("--of", nargs="+", metavar="MODULE", help="every change of these modules instead")
    words.add_argument("--part", default="1-", help="of all these changes the ones from-to, counted from 1")
    words.add_argument(
        "--rules", nargs="+", metavar="TESTS", default=["tests/rules"], help="tests of the rules"
    )
    given = words.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = KEPT / ("modules.jsonl" if given.of else f"seed-{given.seed}.jsonl")
    changes = all_of(given.of) if given.of else picked(given.number, given.seed)
    start, _, end = given.part.partition("-")
    changes = changes[int(start) - 1 : int(end or len(changes))]
    known = results_in(kept)
    todo = [
        change
        for change in changes
        if not isinstance(known.get(key_of(change)), str) or (given.survivors and not known[key_of(change)])
    ]
    print(f"{len(changes)} changes, {len(todo)} to try", flush=True)
    if todo:
        with tempfile.TemporaryDirectory(prefix="mutants-") as folder, ThreadPoolExecutor(given.jobs) as pool:
            trees = [Tree(Path(folder) / str(n)) for n in range(given.jobs)]
            shares = [todo[n :: given.jobs] for n in range(given.jobs)]
            list(pool.map(lambda tree, share: attempt(tree, share, kept, given.rules), trees, shares))
        known = results_in(kept)
    not_back = [change for change in changes if NOT_BACK in known[key_of(change)]]
    survivors = [change for change in changes if not known[key_of(change)]]
    print(f"{len(changes) - len(survivors)} of {len(changes)} noticed", end=", ")
    print(f"{len(not_back)} of them by a test that {NOT_BACK}; the others:")
    for change in sorted(survivors, key=str):
        print(f"  {change}")


def attempt(tree: Tree, changes: list[Change], kept: Path, rules: list[str]) -> None:
    """Determines which tests detect some changes: in forks where possible, otherwise in runs of their own."""
    known = results_in(kept)
    new = [change for change in changes if not isinstance(known.get(key_of(change)), list)]
    if new:
        tree.plant(new, kept, rules)
        known = results_in(kept)
    waiting = [change for change in changes if isinstance(known[key_of(change)], list)]
    if waiting and (told := tree.notices([], ["tests/content"])):
        raise SystemExit(f"{told} before anything is changed")
    for change in waiting:
        first, *others = suites_for(change)
        if known[key_of(change)] == [first, *others]:
            note(kept, change, tree.notices([change], [first]) or others)
    known = results_in(kept)
    together: dict[tuple[str, ...], list[Change]] = {}
    for change in waiting:
        if isinstance(left := known[key_of(change)], list):
            together.setdefault(tuple(left), []).append(change)
    for suites, some in together.items():
        for change, told in tree.notices_each(sorted(some, key=str), [*suites]).items():
            note(kept, change, told)


def note(kept: Path, change: Change, noticed: str | list[str]) -> None:
    """Stores the result of a change."""
    with kept.open("a", encoding="utf-8") as file:
        print(json.dumps({"change": key_of(change), "noticed": noticed}), file=file)


def results_in(path: Path) -> dict[str, str | list[str]]:
    """Returns the last result of each change: a test, nothing, or the suites that are still to run."""
    rows = path.read_text("utf-8").splitlines() if path.exists() else []
    return {row["change"]: row["noticed"] for row in map(json.loads, rows)}


def key_of(change: Change) -> str:
    """Identifies a change by what it does and where, as long as its line is the same."""
    return f"{change} @ {change.column}"


if __name__ == "__main__":
    main()
