"""A pytest plugin for `tests.checks.mutants`: plants changes in forks of a process with all tests.

The tests are collected and run once, which shows the functions that each of them calls. Then, for each
change, the process forks, and the child replaces the code of the function and runs the tests that call it
until one fails. So a change costs only the time of its tests. A changed value of the content is compared with
the printed tables. Changes outside of functions, in functions that run at import time, and of values that are
in no table need a run of their own; changes that no rule test detects are left to the content tests.
"""

import ast
import gc
import json
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tests.checks.mutants import (
    CONTENT,
    NOT_BACK,
    ROOT,
    SECONDS_FOR_A_TEST,
    Change,
    note,
    suites_for,
)

SOURCES = f"{ROOT}/src/"
Place = tuple[str, int]
"""A function: its file, and its first line."""


def place_of(code: CodeType) -> Place:
    return code.co_filename.removeprefix(f"{ROOT}/"), code.co_firstlineno


def codes_in(code: CodeType) -> dict[Place, CodeType]:
    """Returns all functions in a piece of code."""
    found = {}
    for part in code.co_consts:
        if isinstance(part, CodeType):
            found[place_of(part)] = part
            found |= codes_in(part)
    return found


def function_around(change: Change) -> Place | None:
    """Returns the innermost function that contains a change."""
    tree = ast.parse((ROOT / change.file).read_text("utf-8"))
    around = None
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.body[0].lineno <= change.line <= (node.end_lineno or 0):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            if around is None or first > around:
                around = first
    return None if around is None else (change.file, around)


class Rehearsal:
    """Measurements of the tests without changes: their duration, and the functions they call."""

    def __init__(self, items: list[pytest.Item]) -> None:
        self.items = items
        self.seconds: dict[str, float] = {}
        self.through: dict[Place, list[tuple[bool, float, int]]] = {}
        self.functions: dict[Place, list[FunctionType]] = {}
        self.caches = [*caches_of("pharos.duel"), *caches_of("pharos.classic")]
        for number, item in enumerate(items):
            seen: set[CodeType] = set()
            began = time.process_time()
            sys.settrace(self.watching(seen))
            reports = runtestprotocol(item, log=False, nextitem=None)
            sys.settrace(None)
            if any(report.failed for report in reports):
                raise pytest.UsageError(f"{item.nodeid} fails before anything is changed")
            seconds = time.process_time() - began
            self.seconds[item.nodeid] = seconds
            for code in seen:
                self.through.setdefault(place_of(code), []).append(
                    ("as written" not in item.name, seconds, number)
                )
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType):
                self.functions.setdefault(place_of(thing.__code__), []).append(thing)
        gc.freeze()  # so that forks share unchanged memory

    @staticmethod
    def watching(seen: set[CodeType]) -> Callable[[FrameType, str, Any], None]:
        def watch(frame: FrameType, event: str, arg: Any) -> None:
            if frame.f_code.co_filename.startswith(SOURCES):
                seen.add(frame.f_code)

        return watch

    def tests_through(self, place: Place) -> list[pytest.Item]:
        """Returns the tests that call a function, in file order, fast ones before slow ones."""
        return [self.items[number] for *_, number in sorted(self.through.get(place, []))]


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Plants the changes instead of running the tests."""
    changes = [Change(**row) for row in json.loads(Path(os.environ["MUTANTS_PLAN"]).read_text("utf-8"))]
    tables = [item for item in session.items if "test_printed_values" in item.nodeid]
    kept = caches_of("pharos.content")  # before freezing, because frozen objects are not found afterwards
    rules = [item for item in session.items if item.nodeid.startswith("tests/rules")]
    rehearsal = Rehearsal(rules if any(change.is_code for change in changes) else [])
    kept_results = Path(os.environ["MUTANTS_OUT"])
    for change in changes:
        noticed = planted(change, rehearsal) if change.is_code else misprinted(change, tables, kept)
        note(kept_results, change, noticed)
    return True


def planted(change: Change, rehearsal: Rehearsal) -> str | list[str]:
    """Returns the rule test that detects a change, or the suites to run for it in a process of its own."""
    place = function_around(change)
    tests = rehearsal.tests_through(place) if place is not None else []
    functions = rehearsal.functions.get(place, []) if place is not None else []
    if place is None or not tests or not functions:
        return suites_for(change)
    text = change.made_in((ROOT / change.file).read_text("utf-8"))
    code = codes_in(compile(text, f"{ROOT}/{change.file}", "exec")).get(place)
    if code is None or any(len(code.co_freevars) != len(f.__code__.co_freevars) for f in functions):
        return suites_for(change)

    def plant() -> None:
        for function in functions:
            function.__code__ = code
        for cache in rehearsal.caches:
            cache.cache_clear()

    return noticed_by(plant, tests, rehearsal.seconds) or CONTENT


def misprinted(change: Change, tables: list[pytest.Item], kept: list[Any]) -> str | list[str]:
    """Returns whether the tables of printed values detect a content change; other tests need their own
    run."""
    path = ROOT / change.file
    printed = path.read_text("utf-8")
    path.write_text(change.made_in(printed), "utf-8")
    try:
        return noticed_by(lambda: [cache.cache_clear() for cache in kept], tables, {}) or suites_for(change)
    finally:
        path.write_text(printed, "utf-8")


def caches_of(package: str) -> list[Any]:
    """Returns the caches of a package's functions, such as loaded content and computed prices."""
    caches = [thing for thing in gc.get_objects() if type(thing).__name__ == "_lru_cache_wrapper"]
    return [cache for cache in caches if cache.__module__.startswith(package)]


def noticed_by(plant: Callable[[], object], tests: list[pytest.Item], seconds: dict[str, float]) -> str:
    """Returns the first test that fails in a fork with a planted change."""
    told, tell = os.pipe()
    child = os.fork()
    if child == 0:
        plant()
        os.write(tell, first_failing(tests, seconds).encode()[:4000] or b" ")
        os._exit(0)
    os.close(tell)
    with os.fdopen(told, encoding="utf-8") as pipe:
        answer = pipe.read()
    os.waitpid(child, 0)
    return answer.strip() if answer else "the process ends"


def first_failing(tests: list[pytest.Item], seconds: dict[str, float]) -> str:
    """Returns the first test that fails or does not return: it may take ten times as long as before."""
    late = False

    def stop(number: int, frame: FrameType | None) -> None:
        nonlocal late
        late = True
        raise TimeoutError

    signal.signal(signal.SIGPROF, stop)  # processor time, however busy the machine is
    for test in tests:
        signal.setitimer(signal.ITIMER_PROF, max(SECONDS_FOR_A_TEST, 10 * seconds.get(test.nodeid, 0.0)))
        try:
            failed = any(report.failed for report in runtestprotocol(test, log=False, nextitem=None))
        except BaseException:
            failed = True
        signal.setitimer(signal.ITIMER_PROF, 0)
        if failed or late:
            return f"{test.nodeid} {NOT_BACK}" if late else test.nodeid
    return ""
