"""Rule ids are written in full, so that a search finds them."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
SHORT = re.compile(r"[A-Z]-\d\d[a-z]?(?:,| and| or| to|/)\s*-\d\d\b")
"""An id followed by one without its name: DUEL-TRADE-01, and then a bare number."""


def texts() -> Iterator[Path]:
    """Returns every source, test and page that may name a rule."""
    for folder, kinds in (
        ("src/pharos", "py toml"),
        ("tests", "py"),
        ("docs", "md"),
        ("web/src", "ts svelte"),
    ):
        for kind in kinds.split():
            yield from sorted((ROOT / folder).rglob(f"*.{kind}"))


def test_no_rule_id_is_shortened() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in texts()
        for match in SHORT.finditer(path.read_text(encoding="utf-8"))
    ]
    assert not found


@pytest.mark.parametrize("joint", [", -", " to -", " and -", "/-"])
def test_a_short_id_is_noticed(joint: str) -> None:
    assert SHORT.search(f"(SW-WAR-01{joint}05)")
    assert not SHORT.search("(SW-WAR-01, SW-WAR-05)")
