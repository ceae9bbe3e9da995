"""An agent knows only what its seat knows."""

import time
from typing import Any

import pytest

import pharos
from pharos.ai.levels import LEVELS, level_agent
from pharos.ai.search.agent import Clock
from tests.ai.search.kinds import DUEL, SAMPLE, Kind

SIMULATIONS = 12


class StrictView:
    """A view that fails on access to anything but its public interface."""

    ALLOWED = ("seat", "data", "choices", "sample")

    def __init__(self, view: pharos.View) -> None:
        object.__setattr__(self, "_behind", view)

    def __getattribute__(self, name: str) -> Any:
        if name not in StrictView.ALLOWED:
            raise AssertionError(f"the agent touched {name!r} of its view")
        return getattr(object.__getattribute__(self, "_behind"), name)


def position_after(kind: Kind, choices: int) -> pharos.Game:
    started = kind.new_game(choices)
    for number in range(choices):
        if started.over:
            break
        seat = started.waiting[0]
        options = started.choices(seat)
        started.choose(seat, options[(number * 7 + 3) % len(options)])
    return started


@pytest.mark.parametrize("kind", SAMPLE, ids=str)
@pytest.mark.parametrize("choices", [3, 21, 45])
def test_hidden_cards_do_not_matter(kind: Kind, choices: int) -> None:
    played = position_after(kind, choices)
    seat = played.waiting[0]
    view = played.view(seat)
    chosen = level_agent("master", 5, simulations=SIMULATIONS).choose(view)
    for seed in (1, 2):
        other = view.sample(seed)
        again = level_agent("master", 5, simulations=SIMULATIONS).choose(other.view(seat))
        assert str(again) == str(chosen)


@pytest.mark.parametrize("kind", SAMPLE, ids=str)
@pytest.mark.parametrize("level", LEVELS)
def test_an_agent_touches_the_view_alone(kind: Kind, level: str) -> None:
    played = position_after(kind, 10)
    seat = played.waiting[0]
    strict: Any = StrictView(played.view(seat))
    chosen = level_agent(level, 1, simulations=SIMULATIONS).choose(strict)
    played.choose(seat, chosen)


def test_the_strict_view_is_strict() -> None:
    played = position_after(DUEL[0], 10)
    strict: Any = StrictView(played.view(played.waiting[0]))
    with pytest.raises(AssertionError, match="touched '_state'"):
        _ = strict._state


@pytest.mark.parametrize("kind", [DUEL[0], DUEL[3], SAMPLE[5], SAMPLE[9]], ids=str)
def test_the_same_seed_gives_the_same_thought(kind: Kind) -> None:
    played = position_after(kind, 12)
    view = played.view(played.waiting[0])
    lines = [thought(9, time.monotonic, view), thought(9, HastyClock(), view)]
    assert lines[0] == lines[1]
    assert lines[0] != thought(10, time.monotonic, view)


class HastyClock:
    """A clock that advances a second per call: a limit on simulations must not depend on it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def thought(seed: int, clock: Clock, view: pharos.View) -> list[tuple[str, float, int, str]]:
    lines = level_agent("master", seed, simulations=40, clock=clock).analyse(view)
    return [(str(line.choice), line.win, line.visits, line.note) for line in lines]
