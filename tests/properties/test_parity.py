"""The compiled and the plain engine give the same states and the same outputs for every kind of game."""

import json
import os
import subprocess
import sys

import pytest

from pharos import pure
from tests.measure import every
from tests.properties.accounts import account_of
from tests.properties.damage import KINDS
from tests.properties.digests import BLOCK, FILE, GAMES, digest

SEEDS = range(3, 3 + int(os.environ.get("PHAROS_TEST_PARITY", "1")))
"""One game of each kind; `make endurance` plays twenty."""

PART = 500
"""Games per test: few enough to spread over processes, many enough to be worth the overhead."""


@pytest.mark.parametrize("first", every(range(0, GAMES, PART), 3))
def test_random_games_come_to_the_noted_states(first: int) -> None:
    noted = dict(line.split() for line in FILE.read_text("utf-8").splitlines())
    found = {str(seed): digest(seed) for seed in range(first, first + PART, BLOCK)}
    assert found == {seed: noted[seed] for seed in found}


@pytest.mark.skipif(not pure.compiled(), reason="it takes both engines")
def test_both_engines_tell_the_same_of_every_kind_of_game() -> None:
    command = [sys.executable, "-m", "tests.properties.accounts", *map(str, SEEDS)]
    run = subprocess.run(command, env=os.environ | {"PHAROS_PURE": "1"}, capture_output=True, check=False)
    assert run.returncode == 0, run.stderr.decode()
    for seed, accounts in zip(SEEDS, json.loads(run.stdout), strict=True):
        for kind, plain in zip(KINDS, accounts, strict=True):
            compiled = account_of(kind, seed)
            assert compiled == plain, f"{kind}, seed {seed}"
            assert len(compiled) > 30


def test_different_seeds_give_different_games() -> None:
    assert len(set(FILE.read_text("utf-8").split()[1::2])) == GAMES // BLOCK
