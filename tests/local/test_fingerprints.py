"""The engine in WebAssembly plays the same games as the native one, choice by choice (in Node)."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.local.fingerprints import KINDS, fingerprints

ROOT = Path(__file__).resolve().parents[2]
GAMES = int(os.environ.get("PHAROS_TEST_FINGERPRINTS", "2"))
"""Random games of each kind; 200 of each are 1,000."""
SEARCHED = int(os.environ.get("PHAROS_TEST_SEARCHED", "0"))
"""Searched games: 20 take minutes."""


def test_the_engine_for_browsers_plays_the_same_games() -> None:
    from hatch_build import alone
    from wasm_build import Kit, NotFetched
    from web_build import NotBuilt, node_folder

    kit = Kit(ROOT)
    try:
        node = node_folder() / "node"
        with alone(ROOT, "wasm"):  # several processes test, one builds
            kit.make(compiled=os.environ.get("PHAROS_TEST_WASM", "") == "compiled")
    except (NotFetched, NotBuilt) as reason:
        pytest.skip(f"the engine for browsers is left out: {reason}")
    script = Path(__file__).with_name("fingerprints.mjs")
    asked = [str(node), str(script), str(kit.home), str(GAMES), str(SEARCHED)]
    run = subprocess.run(asked, capture_output=True, text=True, check=False, timeout=3600)
    assert run.returncode == 0, run.stderr[-3000:]
    theirs = json.loads(run.stdout.splitlines()[-1])
    assert theirs == fingerprints(GAMES, SEARCHED)
    assert len(theirs) == len(KINDS) + SEARCHED
