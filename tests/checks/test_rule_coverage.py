"""Every rule has a test that names it, and every rule named in a test exists."""

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def rules_in(text: str) -> list[str]:
    """Returns the ids of one rules file; every row must have one."""
    return [row["id"] for row in tomllib.loads(text).get("rule", [])]


def markers_in(tree: ast.AST) -> Iterator[ast.Call]:
    """Returns the calls of `pytest.mark.rule(...)`."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark"))):
                yield node


def named_in(source: str) -> tuple[set[str], list[int]]:
    """Returns the rule ids in the markers of a test file, and the lines of ineffective markers.

    An id counts only as a literal, and only on something that pytest collects.
    """
    tree = ast.parse(source)
    idle = {
        id(marker)
        for node in ast.walk(tree)
        if isinstance(node, DEFINITIONS) and not node.name.startswith(("test_", "Test"))
        for decorator in node.decorator_list
        for marker in markers_in(decorator)
    }
    named: set[str] = set()
    wrong = []
    for marker in markers_in(tree):
        ids = [a.value for a in marker.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
        if id(marker) in idle or not ids or len(ids) < len(marker.args) or marker.keywords:
            wrong.append(marker.lineno)
        else:
            named.update(ids)
    return named, wrong


def all_rules() -> list[str]:
    return [
        rule for path in sorted((ROOT / "rules").glob("*.toml")) for rule in rules_in(path.read_text("utf-8"))
    ]


@cache
def all_files() -> dict[str, tuple[set[str], list[int]]]:
    """Returns the rule ids of each test file with markers; this file itself contains examples."""
    paths = set((ROOT / "tests").rglob("*.py")) - {Path(__file__).resolve()}
    sources = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in sorted(paths)}
    return {path: named_in(source) for path, source in sources.items() if "rule" in source}


def all_named() -> dict[str, set[str]]:
    """Returns the test files that name each rule."""
    named: dict[str, set[str]] = {}
    for path, (rules, _) in all_files().items():
        for rule in rules:
            named.setdefault(rule, set()).add(path)
    return named


def test_rule_ids_are_unique() -> None:
    rules = all_rules()
    assert rules, "rules/*.toml hold no rules"
    assert sorted(rules) == sorted(set(rules))


def test_every_rule_is_named_by_a_test() -> None:
    missing = sorted(set(all_rules()) - all_named().keys())
    assert not missing, f"{len(missing)} rules without a test: {' '.join(missing)}"


def test_every_named_rule_exists() -> None:
    rules = set(all_rules())
    unknown = {rule: sorted(files) for rule, files in all_named().items() if rule not in rules}
    assert not unknown


def test_every_marker_names_rules_and_marks_a_test() -> None:
    assert not [f"{path}:{line}" for path, (_, lines) in all_files().items() for line in lines]


@pytest.mark.parametrize(
    ("source", "named", "wrong"),
    [
        ('@pytest.mark.rule("A-1")\ndef test_a(): ...', {"A-1"}, []),
        ('@pytest.mark.rule("A-1", "A-2")\ndef test_a(): ...', {"A-1", "A-2"}, []),
        ('@pytest.mark.rule("A-1")\n@pytest.mark.rule("A-2")\ndef test_a(): ...', {"A-1", "A-2"}, []),
        ('@pytest.mark.rule("A-1")\nclass TestA: ...', {"A-1"}, []),
        ('pytestmark = pytest.mark.rule("A-1")', {"A-1"}, []),
        ('x = pytest.param(1, marks=pytest.mark.rule("A-1"))', {"A-1"}, []),
        ('@pytest.mark.rule("A-1")\ndef help_a(): ...', set(), [1]),
        ("@pytest.mark.rule(*IDS)\ndef test_a(): ...", set(), [1]),
        ("@pytest.mark.rule()\ndef test_a(): ...", set(), [1]),
        ('# @pytest.mark.rule("A-1")\ndef test_a(): ...', set(), []),
        ('@pytest.mark.slow("A-1")\ndef test_a(): ...', set(), []),
    ],
)
def test_markers_are_read(source: str, named: set[str], wrong: list[int]) -> None:
    assert named_in(source) == (named, wrong)


def test_rules_are_read() -> None:
    assert rules_in('[[rule]]\nid = "A-1"\n[[rule]]\nid = "A-2"\n') == ["A-1", "A-2"]
