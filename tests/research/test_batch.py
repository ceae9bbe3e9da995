"""A batch plays the same games as single environments."""

import copy
import gc
import hashlib
import json
import os
import pickle
import weakref
from typing import Any

import numpy as np
import pytest

import pharos
import pharos.research as research
from pharos import PharosError
from pharos.research.batch import lay_tables, view
from pharos.research.seeds import Deals, training_seed
from tests.research.test_encoding import KINDS, Kind


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
        pharos.new_game(game_name, players=players, expansions=expansions, seed=training_seed(3, n))
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
    # Four Wonders are on offer in each game, so each of them is drawn about twice.
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
    tables = lay_tables(known, games, Deals(known, 0, games), again=True, rows=rows)
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


def test_the_games_are_the_same_whatever_the_number_of_processes() -> None:
    alone = research.Batch("duel", 5, seed=5)
    with (
        research.ParallelBatch("duel", 5, processes=2, seed=5) as batch,
        research.ParallelBatch("duel", 5, processes=3, seed=5) as other,
    ):
        for _ in range(150):  # several games one after the other
            for name in ("observation", "mask", "offered", "seat", "rewards", "over"):
                assert np.array_equal(getattr(batch, name), getattr(alone, name)), name
                assert np.array_equal(getattr(other, name), getattr(alone, name)), name
            for n, offered in enumerate(alone.offered):
                assert np.array_equal(batch.offers[n, :offered], alone.offers[n, :offered])
            actions = batch.sample()
            assert np.array_equal(actions, alone.sample())
            assert np.array_equal(actions, other.sample())
            for one in (alone, batch, other):
                one.step(actions)


def test_a_batch_of_processes_that_lost_one_says_so() -> None:
    with research.ParallelBatch("duel", 4, processes=2, seed=5) as batch:
        with pytest.raises(PharosError, match="not allowed in game 3"):
            batch.step([*batch.sample()[:3], 10**6])
        batch.step(batch.sample())
        batch.reset()
        assert (batch.mask.sum(axis=1) == 4).all()
        right = batch.sample()
        for copied in (copy.copy, copy.deepcopy, pickle.dumps):
            with pytest.raises(PharosError, match="cannot be copied"):
                copied(batch)
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


def test_parts_of_a_batch_are_stepped_on_their_own() -> None:
    alone = research.Batch("duel", 6, seed=2)
    with research.ParallelBatch("duel", 6, processes=2, seed=2) as batch:
        actions = batch.sample()
        batch.send(actions)
        with pytest.raises(PharosError, match="under way"):
            batch.send(actions)
        with pytest.raises(PharosError, match="under way"):
            batch.sample()
        with pytest.raises(PharosError, match="under way"):
            batch.reset()
        batch.recv()
        with pytest.raises(PharosError, match="Nothing is under way"):
            batch.recv(0)
        alone.step(actions)
        assert np.array_equal(batch.observation, alone.observation)
        with pytest.raises(PharosError, match="no part 2"):
            batch.send(actions, 2)
        with pytest.raises(PharosError, match="this part takes 3"):
            batch.send(actions, 1)
        ahead = batch.parts[1]
        second = batch.sample(1)
        batch.send(second, 1)
        first = batch.sample(0)  # the other part is idle
        batch.send(first, 0)
        done: set[int] = set()
        while len(done) < 2:
            for part in batch.ready():
                batch.recv(part)
                done.add(part)
        assert batch.ready(0) == []
        alone.step(np.concatenate([first, second]))
        assert np.array_equal(batch.observation[ahead], alone.observation[ahead])
        assert np.array_equal(batch.mask, alone.mask)


def openings(batch: research.Batch, rounds: int) -> set[bytes]:
    """Everything that determines a deal, for all games of a batch and those that follow."""
    found: set[bytes] = set()
    for _ in range(rounds):
        for state in batch._tables.states:
            deal = batch.encoding.product.deal(state)
            found.add(hashlib.sha256(json.dumps(deal).encode()).digest())
        batch.reset()
    return found


def test_no_deal_of_one_seed_is_dealt_by_another() -> None:
    games, rounds = 100, 10
    seen: set[bytes] = set()
    for seed in (0, 1, 2, -1, 2**32, 10**40):
        dealt = openings(research.Batch("duel", games, seed=seed), rounds)
        assert len(dealt) == games * rounds
        assert not seen & dealt
        seen |= dealt
    # neither a match nor an evaluation, whatever its seed
    for number in range(500):
        deal = pharos.new_game("duel", seed=number).deal
        assert hashlib.sha256(json.dumps(deal).encode()).digest() not in seen
    with research.ParallelBatch("duel", 8, processes=2, seed=0) as batch:
        other = research.Batch("duel", 8, seed=1)
        for game in batch.observation:
            assert not (other.observation == game).all(axis=1).any()


def test_seeds_of_training_never_meet_those_of_matches() -> None:
    largest = 2**256 - 1
    numbers = range(0, 2**64, 2**61)
    for seed in (-largest, -1, 0, 1, largest):
        assert all(training_seed(seed, number) > largest * 2**64 + 2**64 for number in numbers)
        assert training_seed(seed, 2**64 - 1) < training_seed(seed + 1, 0) if seed < largest else True
    for wrong in (True, 2**256, "1", 0.5, None):
        with pytest.raises(PharosError, match="seed is a whole number"):
            research.Batch("duel", 1, seed=wrong)  # type: ignore[arg-type]
    assert np.array_equal(
        research.Batch("duel", 1, seed=np.int32(3)).observation,  # type: ignore[arg-type]
        research.Batch("duel", 1, seed=3).observation,
    )


@pytest.mark.parametrize("kind", KINDS, ids=str)
@pytest.mark.parametrize(
    "copied",
    [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(copy.copy(batch)))],
    ids=["deepcopy", "pickle"],
)
def test_a_batch_is_copied_and_pickled_in_mid_game(kind: Kind, copied: Any) -> None:
    batch = batch_of(kind, 3, seed=8)
    ended = 0
    for step in range(330):
        if step % 41 == 40 or (batch.over.any() and ended < 3):
            ended += bool(batch.over.any())
            other = copied(batch)
            for name in ("observation", "mask", "seat", "rewards", "over"):
                assert np.array_equal(getattr(batch, name), getattr(other, name)), name
            before = batch.observation.copy()
            other.step(other.sample())
            assert np.array_equal(batch.observation, before), "the copy shares its games"
            twin = copied(batch)
            for _ in range(60):  # long enough for games to end and restart
                actions = batch.sample()
                assert np.array_equal(actions, twin.sample())
                batch.step(actions)
                twin.step(actions)
                assert np.array_equal(batch.observation, twin.observation)
                assert np.array_equal(batch.mask, twin.mask)
                assert np.array_equal(batch.rewards, twin.rewards)
                assert np.array_equal(batch.over, twin.over)
            if ended >= 2 and step > 120:
                return
        batch.step(batch.sample())


def test_other_libraries_share_the_arrays() -> None:
    batch = research.Batch("duel", 4, seed=1)
    for name in ("observation", "mask", "offers", "offered", "seat", "rewards", "over"):
        array = getattr(batch, name)
        assert array.flags.writeable, f"torch warns of {name}"
        assert np.shares_memory(np.from_dlpack(array), array)
    observation = np.from_dlpack(batch.observation)
    del batch
    gc.collect()
    assert observation.sum() > 0  # the memory lives as long as an array that uses it


def test_the_offers_are_the_mask() -> None:
    batch = batch_of(KINDS[-1], 5, seed=3)
    for _ in range(40):
        for game in range(batch.n):
            offers = batch.offers[game, : batch.offered[game]]
            assert sorted(offers) == np.flatnonzero(batch.mask[game]).tolist()
        batch.step(batch.offers[:, 0].copy())


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
