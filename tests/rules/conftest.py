"""Plays every rule test from every seat: both in Duel; the first, the next and the last of a ring in 7
Wonders.

A test about one particular seat of the engine is marked with `@pytest.mark.as_seated("why")`. With
`PHAROS_TEST_SEATS=written` each test is played once: `make test` plays all seats with the compiled engine and
one with the plain engine.
"""

import os
from pathlib import Path

import pytest

from pharos.products import PRODUCTS
from tests.rules.seats import Turned

DUEL = {"as written": 0, "mirrored": 1}
RING = {"as written": 0, "one seat on": 1, "one seat back": -1}
STAYING = os.environ.get("PHAROS_TEST_SEATS") == "written"
FOLDERS = {"duel": DUEL, "pantheon": DUEL, "agora": DUEL}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Parametrizes every test with the seatings of its game."""
    if "seats" in metafunc.fixturenames:
        folder = Path(metafunc.definition.path).parent.name
        ways = FOLDERS.get(folder, RING)
        if STAYING or metafunc.definition.get_closest_marker("as_seated"):
            ways = {"as written": 0}
        metafunc.parametrize("seats", list(ways.values()), ids=list(ways), indirect=True)


@pytest.fixture(autouse=True)
def seats(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves all seats while a test runs."""
    if request.param:
        for name, product in PRODUCTS.items():
            monkeypatch.setitem(PRODUCTS, name, Turned(product, request.param))
