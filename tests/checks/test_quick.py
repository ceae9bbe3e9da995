"""`make quick` selects the tests that are related to a change."""

from __future__ import annotations

import pytest

from tests.quick import all_tests, is_exported, nearest_tests


@pytest.mark.parametrize(
    ("path", "rules", "near"),
    [
        ("src/pharos/classic/leaders/income.py", {"LEADERS-COINS-05"}, "tests/rules/leaders/test_coins.py"),
        ("src/pharos/duel/trade.py", set(), "tests/rules/duel/test_trade.py"),
        ("src/pharos/server/presence.py", set(), "tests/server/test_people.py"),
        ("src/pharos/research/exchange.py", set(), "tests/research/test_data.py"),
        ("docs/server.md", set(), "tests/server/test_reference.py"),
    ],
)
def test_the_nearest_tests_of_a_change(path: str, rules: set[str], near: str) -> None:
    assert near in nearest_tests({path: rules}, all_tests())


def test_a_named_rule_counts_more_than_a_folder() -> None:
    found = nearest_tests({"src/pharos/classic/leaders/income.py": {"LEADERS-COINS-05"}}, all_tests())
    assert "tests/rules/leaders/test_coins.py" in found[:3]


def test_nothing_is_near_the_client_alone() -> None:
    assert nearest_tests({"web/src/table/picking.ts": set()}, all_tests()) == []


def test_sources_of_generated_tables() -> None:
    assert is_exported("src/pharos/content/duel_effects.py")
    assert is_exported("src/pharos/duel/choices.py")
    assert not is_exported("tests/quick.py")
    assert not is_exported("src/pharos/content/texts/en/web.ftl")
