"""Every rule test is played from every seat: both of Duel; the first, the next and the last of a ring.

A test that is about one seat of the engine says so: `@pytest.mark.as_seated("why")`. With
`PHAROS_TEST_SEATS=written` everybody stays: what `make test` asks the compiled engine from every seat, it
asks the plain one from one.
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
    """Gives every test the ways to sit at its game."""
    if "seats" in metafunc.fixturenames:
        folder = Path(metafunc.definition.path).parent.name
        ways = FOLDERS.get(folder, RING)
        if STAYING or metafunc.definition.get_closest_marker("as_seated"):
            ways = {"as written": 0}
        metafunc.parametrize("seats", list(ways.values()), ids=list(ways), indirect=True)


@pytest.fixture(autouse=True)
def seats(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sits everybody somewhere else while a test runs."""
    if request.param:
        for name, product in PRODUCTS.items():
            monkeypatch.setitem(PRODUCTS, name, Turned(product, request.param))
