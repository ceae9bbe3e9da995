"""The engine in WebAssembly plays the same games as the native one, choice by choice (in Node).

It runs in another version of Python and on another processor, so the daily deal and the choices of its
opponents are compared here, too. `tests/browser/test_without_a_server.py` compares in Chromium. To run all of
it, compiled:

    export PHAROS_TEST_WASM=compiled PHAROS_TEST_FINGERPRINTS=1000 PHAROS_TEST_SEARCHED=20
    pytest -n 0 tests/local/test_fingerprints.py
    PHAROS_TEST_BROWSER=all pytest -n 0 tests/browser/test_without_a_server.py -k same_games
"""

from __future__ import annotations

import json
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.local.engines import CODE_WITH_DAILY, DAILY, GAMES, SEARCHED, in_node, made_kit, unpack
from tests.local.fingerprints import all_kinds, daily_game, fingerprints

# Interfaces for machine learning and other programs need a Python library that is not shipped to browsers.
IMPORT_ALL = """
import pharos, importlib, pkgutil
MISSING = ("argparse", "concurrent.futures.process", "multiprocessing", "numpy")
for found in list(pkgutil.walk_packages(pharos.__path__, "pharos.")):
    try:
        importlib.import_module(found.name)
    except ModuleNotFoundError as missing:
        assert missing.name in MISSING, (found.name, missing.name)
"""


def test_node_plays_the_same_games(tmp_path: Path) -> None:
    from web_build import NotBuilt, node_folder

    try:
        node = node_folder() / "node"
    except NotBuilt as reason:
        pytest.skip(f"there is no Node: {reason}")
    folder = unpack(made_kit(), tmp_path / "kit")
    for name in ("pharos.zip", "libraries.zip", "pyodide/python_stdlib.zip"):
        with ZipFile(folder / name) as archive:  # nothing is compiled at a visit
            assert not [one for one in archive.namelist() if one.endswith(".py")]
    theirs, daily = json.loads(in_node(node, folder, IMPORT_ALL + CODE_WITH_DAILY))
    assert theirs == fingerprints(GAMES, SEARCHED)
    assert len(theirs) == len(all_kinds()) + SEARCHED
    assert daily == [daily_game(*one) for one in DAILY]
