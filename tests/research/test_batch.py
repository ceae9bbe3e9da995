"""Many games at once play the same games as one at a time."""

import gc
import os
import weakref
from typing import Any

import numpy as np
import pytest

import pharos
import pharos.research as research
from pharos import PharosError
from pharos.research.batch import deals, lay_tables, view
from tests.research.test_encoding import KINDS, Kind

SEEDS = 2**32


def batch_of(kind: Kind, games: int, seed: int = 0) -> research.Batch:
    game, players, expansions = kind
    return research.Batch(game, games, players=players, expansions=expansions, seed=seed)


def one_of(mask: np.ndarray, dice: np.random.Generator) -> np.ndarray:
    best: np.ndarray = (dice.random(mask.shape) * mask).argmax(axis=1)
    return best


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_batch_plays_the_games_of_its_seeds(kind: Kind) -> None:
    batch = batch_of(kind, 2, seed=3)
    game_name, players, expansions = kind
    games = [
        pharos.new_game(game_name, players=players, expansions=expansions, seed=3 * SEEDS + n)
        for n in range(2)
    ]
    dice = np.random.default_rng(1)
    ended = [False, False]
    while not all(ended):
        for n, game in enumerate(games):
            if not ended[n]:
                assert batch.seat[n] == game.waiting[0]
                allowed = {number for number, _ in batch.encoding.named(game, game.waiting[0])}
                assert set(np.flatnonzero(batch.mask[n])) == allowed
        actions = one_of(batch.mask, dice)
        for n, game in enumerate(games):
            if not ended[n]:
                game.choose(game.waiting[0], research.choice_of(game, int(actions[n]), game.waiting[0]))
        batch.step(actions)
        for n, game in enumerate(games):
            if not ended[n]:
                assert bool(batch.over[n]) == game.over
                if game.over:
                    ended[n] = True
                    assert game.result is not None
                    won = {seat for seat in range(players) if batch.rewards[n, seat] > 0}
                    shared = len(game.result.winners) == players
                    assert won == (set() if shared else set(game.result.winners))
                    assert abs(batch.rewards[n].sum()) < 1e-6


def test_what_is_drawn_is_allowed_and_even() -> None:
    batch, twin, other = (batch_of(KINDS[0], 200, seed) for seed in (4, 4, 5))
    counts = np.zeros(batch.mask.shape[1])
    for _ in range(8):
        drawn = batch.sample()
        assert (batch.mask[np.arange(200), drawn] == 1).all()
        np.add.at(counts, drawn, 1)
    again = [twin.sample() for _ in range(8)]
    assert np.array_equal(again[-1], drawn)
    assert not np.array_equal(other.sample(), again[0])
    # Four wonders lie open in each game, so each of them is drawn about twice.
    open_to_all = batch.mask.sum(axis=0) * 2
    assert abs(counts - open_to_all).max() < 6 * np.sqrt(open_to_all.max())
    assert (counts[open_to_all == 0] == 0).all()
    few = batch_of(KINDS[-1], 2)
    for _ in range(90):
        few.step(few.sample())


def test_the_arrays_are_the_memory_of_the_engine() -> None:
    batch = batch_of(KINDS[0], 4)
    observation, mask = batch.observation, batch.mask
    assert (observation.dtype, mask.dtype, batch.rewards.dtype) == (np.float32, np.int8, np.float32)
    before = observation.copy()
    batch.step(one_of(mask, np.random.default_rng(0)))
    assert batch.observation is observation
    assert not np.array_equal(before, observation)
    batch.reset()
    assert (mask.sum(axis=1) == 4).all()


def test_a_wrong_step_changes_nothing() -> None:
    batch = batch_of(KINDS[0], 3)
    right = one_of(batch.mask, np.random.default_rng(0))
    before = batch.observation.copy()
    wrong = right.copy()
    wrong[2] = 1201
    wrongs: list[Any] = [wrong, right[:2], ["a", "b", "c"], [0.5, 1, 1], [True, 1, 1]]
    for actions in wrongs:
        with pytest.raises(PharosError):
            batch.step(actions)
        assert np.array_equal(before, batch.observation)
    batch.step(right)
    for games in (0, -1, True, "3"):
        with pytest.raises(PharosError):
            research.Batch("duel", games)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", [KINDS[0], KINDS[-1]], ids=str)
def test_a_few_rows_show_one_game_after_the_other(kind: Kind) -> None:
    whole, games, rows = batch_of(kind, 5), 5, 2
    known = whole.encoding
    tables = lay_tables(known, games, deals(known, 0), again=True, rows=rows)
    observation = view(tables.pad.cells, np.float32, (rows, whole.observation.shape[1]))
    mask = view(tables.mask, np.int8, (rows, whole.mask.shape[1]))
    dice = np.random.default_rng(3)
    work = tables.lay
    for step in range(50):
        for first in range(0, games, rows):
            last = min(first + rows, games)
            work(first, last)
            assert np.array_equal(observation[: last - first], whole.observation[first:last])
            assert np.array_equal(mask[: last - first], whole.mask[first:last])
        if step == 40:
            whole.reset()
            work = tables.reset
            continue
        actions = one_of(whole.mask, dice)
        whole.step(actions)
        assert tables.read(actions.tolist()) == -1
        work = tables.play


def test_several_processes_play_what_their_parts_would_play() -> None:
    parts = [research.Batch("duel", 2, seed=5 * 1_000_003 + part) for part in (0, 1)]
    with research.ParallelBatch("duel", 4, processes=2, seed=5) as batch:
        dice = np.random.default_rng(2)
        for _ in range(90):
            together = [
                np.concatenate([getattr(part, name) for part in parts]) for name in ("observation", "mask")
            ]
            assert np.array_equal(batch.observation, together[0])
            assert np.array_equal(batch.mask, together[1])
            actions = batch.sample()
            assert np.array_equal(actions, np.concatenate([part.sample() for part in parts]))
            batch.step(actions)
            parts[0].step(actions[:2])
            parts[1].step(actions[2:])
        with pytest.raises(PharosError):
            batch.step([0, 0, 0, 10**6])
        batch.reset()
        assert (batch.mask.sum(axis=1) == 4).all()
        right = one_of(batch.mask, dice)
        batch._workers[1].kill()
        batch._workers[1].join()
        for _ in range(2):
            with pytest.raises(PharosError, match="has ended"):
                batch.step(right)
    batch.close()
    with pytest.raises(PharosError, match="is closed"):
        batch.reset()
    with pytest.raises(PharosError, match="is closed"):
        batch.sample()
    with pytest.raises(PharosError, match="is closed"):
        batch.step(right)


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="this system binds no process to a core")
def test_a_process_can_be_bound_to_a_core() -> None:
    usable = os.sched_getaffinity(0)
    with research.ParallelBatch("duel", 1, processes=1, pinned=True) as batch:
        assert os.sched_getaffinity(batch._workers[0].pid) == {min(usable)}
        batch.step(batch.sample())
    assert os.sched_getaffinity(0) == usable
    with pytest.raises(PharosError, match="cores for"):
        research.ParallelBatch("duel", 2000, processes=len(usable) + 1, pinned=True)


def test_a_batch_that_nobody_holds_is_given_back() -> None:
    batch = research.Batch("duel", 2)
    held = weakref.ref(batch)
    del batch
    gc.collect()
    assert held() is None
