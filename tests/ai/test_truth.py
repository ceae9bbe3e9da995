"""The reference positions with known values are complete, and a sample of them still solves to the stored
values.
"""

import os
from collections import Counter
from random import Random

import pytest

from benchmarks import truth
from benchmarks.truth import LATE, MIDDLE, MIXES, OpenEnd, Position, as_chances, kept, regrets, solved
from pharos.ai.search.duel.endgame import Endgame
from pharos.duel.state import NOT_OVER

DRAWN = int(os.environ.get("PHAROS_TEST_TRUTH", "3"))
"""Number of late positions of each mix that are solved again."""
LEAST_LATE, LEAST_MIDDLE = 60, 15
POSITIONS = kept()


def of_mix(kind: str, mix: tuple[str, ...]) -> list[Position]:
    return [one for one in POSITIONS if one.kind == kind and one.expansions == list(mix)]


def test_the_set_is_whole() -> None:
    counted = Counter((one.kind, tuple(one.expansions)) for one in POSITIONS)
    assert all(counted[LATE, mix] >= LEAST_LATE and counted[MIDDLE, mix] >= LEAST_MIDDLE for mix in MIXES)
    assert len({(one.choices, one.seed) for one in POSITIONS}) == len(POSITIONS)
    for one in POSITIONS:
        assert len(one.worths) > 1
        assert all(0.0 <= worth <= 1.0 for worth in one.worths.values())
        assert one.kind == MIDDLE or max(one.worths.values()) > min(one.worths.values())
        assert (one.simulations > 0) == (one.kind == MIDDLE)


@pytest.mark.parametrize("mix", MIXES, ids="+".join)
def test_drawn_positions_solve_to_what_is_kept(mix: tuple[str, ...]) -> None:
    """Detects changes in the rules, in the solver or in the names of choices."""
    for one in Random(1).sample(of_mix(LATE, mix), min(DRAWN, LEAST_LATE)):
        game = one.game()
        worths = solved(game)
        assert worths is not None
        assert as_chances(game, worths) == pytest.approx(one.worths, abs=2e-6)


@pytest.mark.parametrize("mix", MIXES, ids="+".join)
def test_judged_positions_can_be_reached(mix: tuple[str, ...]) -> None:
    for one in of_mix(MIDDLE, mix)[:3]:
        game = one.game()
        assert set(one.worths) == {str(choice) for choice in game.choices(game.waiting[0])}


def test_both_solvers_agree_where_everything_is_seen() -> None:
    compared = 0
    for one in of_mix(LATE, ()):
        state = one.game().state
        if state.present & ~state.shown != 0 or compared == 3:
            continue
        exact = Endgame(state).worths()
        try:
            found = OpenEnd().worths(state)
        except truth.TooLarge:
            continue
        if truth.solved_open(one.game()) is None:
            continue  # the position involves a random draw
        assert found == pytest.approx(exact)
        compared += 1
    assert compared == 3


def test_regret_is_what_a_choice_gives_away() -> None:
    one = of_mix(LATE, ())[0]
    best = max(one.worths, key=lambda choice: one.worths[choice])
    worst = min(one.worths, key=lambda choice: one.worths[choice])
    assert one.regret(best) == 0.0
    assert one.regret(worst) == max(one.worths.values()) - min(one.worths.values()) > 0.0
    assert one.game().state.victory == NOT_OVER
    found = regrets("master", [one], seconds=0.5)
    assert found == {(LATE, "base"): [0.0]}
