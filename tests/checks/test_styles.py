"""Style sheets that are loaded later do not change what is already on the screen."""

from __future__ import annotations

import re
from collections import defaultdict

from tests.browser.serving import ROOT

DESIGN = ROOT / "web" / "src" / "design"
TOGETHER = (
    ("leaders", "classic", "cities", "classic-screens"),
    ("pantheon", "senate"),
)
"""Sheets that load together. Those that index.css imports are there from the start."""


def bare_classes(css: str) -> set[str]:
    """Returns the classes that a sheet styles outside of @media print."""
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    css = re.sub(r"@media print \{(?:[^{}]*\{[^{}]*\})*\s*\}", "", css)
    found: set[str] = set()
    for selector in re.findall(r"([^{}]+)\{", css):
        found.update(
            re.findall(r"(?:^|,)\s*\.([\w-]+)\s*(?=,|$)", re.sub(r"\([^()]*\)", "", selector.strip()))
        )
    return found


def test_a_class_has_one_home() -> None:
    first = tuple(re.findall(r'"\./([\w-]+)\.css"', (DESIGN / "index.css").read_text("utf-8")))
    assert len(first) > 5
    bundle = {name: group for group in (first, *TOGETHER) for name in group}
    homes: dict[str, set[tuple[str, ...]]] = defaultdict(set)
    for sheet in DESIGN.glob("*.css"):
        for name in bare_classes(sheet.read_text("utf-8")):
            homes[name].add(bundle.get(sheet.stem, (sheet.stem,)))
    assert not {name: found for name, found in homes.items() if len(found) > 1}


def test_a_class_that_stands_alone_is_found() -> None:
    css = """
        .a, .b:hover, .c .d { } :is(.h, .i) { }
        @media (min-width: 1px) { .e { } }
        @media print { .f { } .g { } }
    """
    assert bare_classes(css) == {"a", "e"}
