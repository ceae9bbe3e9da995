"""The opponents' code has no duplicates of six or more lines, and the rest of the sources no new ones.

Imports, docstrings, comments and blank lines do not count.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "pharos"
LEAST = 6
STILL_SHARED = 20
"""How many runs of lines occur twice outside `ai`, most of them signatures; the number may only decrease."""


def code_of(text: str) -> list[str]:
    """Returns the lines of a file that count."""
    skipped: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Import() | ast.ImportFrom() | ast.Expr(value=ast.Constant()):
                skipped.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    lines = [line.split("  #")[0].strip() for n, line in enumerate(text.splitlines(), 1) if n not in skipped]
    return [line for line in lines if line and not line.startswith("#")]


def shared(files: dict[str, list[str]]) -> Iterator[tuple[str, str]]:
    """Returns each run of lines that occurs twice, by the two files."""
    windows: dict[tuple[str, ...], list[tuple[str, int]]] = {}
    for name, lines in files.items():
        for n in range(len(lines) - LEAST + 1):
            windows.setdefault(tuple(lines[n : n + LEAST]), []).append((name, n))
    starts = {
        (one, other)
        for places in windows.values()
        for k, one in enumerate(places)
        for other in places[k + 1 :]
    }
    for (name, n), (other, m) in sorted(starts):
        if ((name, n - 1), (other, m - 1)) not in starts:  # otherwise it continues the previous run
            yield name, other


def sources(root: Path) -> dict[str, list[str]]:
    """Returns the lines of each file."""
    return {
        path.relative_to(SOURCE).as_posix(): code_of(path.read_text("utf-8"))
        for path in sorted(root.rglob("*.py"))
    }


def test_no_two_places_share_six_lines() -> None:
    assert Counter(shared(sources(SOURCE / "ai"))) == {}


def test_no_further_places_share_six_lines() -> None:
    found = Counter(shared(sources(SOURCE)))
    assert found.total() <= STILL_SHARED, f"lines occur twice: {sorted(found)}"


def test_shared_lines_are_found() -> None:
    lines = [f"line {n}" for n in range(9)]
    files = {"one": ["a", *lines, "b"], "other": ["c", "d", *lines[1:8]]}
    assert list(shared(files)) == [("one", "other")]
    assert list(shared({"one": lines[:5], "other": lines[:5]})) == []
    assert code_of('"""Text."""\nimport re\n\n# why\nx = 1  # because\n') == ["x = 1"]
