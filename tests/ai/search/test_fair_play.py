"""An agent knows what its seat knows and nothing else."""

from typing import Any

import pytest

import pharos
from pharos.ai.levels import LEVELS, level_agent
from pharos.products import PRODUCTS

KINDS = [("duel", 2, [])]
if "pantheon" in PRODUCTS["duel"].expansions:
    KINDS += [("duel", 2, ["pantheon"]), ("duel", 2, ["agora"]), ("duel", 2, ["pantheon", "agora"])]
KINDS += [("classic", 2, []), ("classic", 3, [])]
SIMULATIONS = 12


class StrictView:
    """A view that fails when anything but the public door is touched."""

    ALLOWED = ("seat", "data", "choices", "sample")

    def __init__(self, view: pharos.View) -> None:
        object.__setattr__(self, "_behind", view)

    def __getattribute__(self, name: str) -> Any:
        if name not in StrictView.ALLOWED:
            raise AssertionError(f"the agent touched {name!r} of its view")
        return getattr(object.__getattribute__(self, "_behind"), name)


def position_after(game: str, players: int, expansions: list[str], choices: int) -> pharos.Game:
    started = pharos.new_game(game, players=players, expansions=expansions, seed=choices)
    for number in range(choices):
        if started.over:
            break
        seat = started.waiting[0]
        options = started.choices(seat)
        started.choose(seat, options[(number * 7 + 3) % len(options)])
    return started


@pytest.mark.parametrize(("game", "players", "expansions"), KINDS)
@pytest.mark.parametrize("choices", [3, 21])
def test_hidden_cards_do_not_matter(game: str, players: int, expansions: list[str], choices: int) -> None:
    played = position_after(game, players, expansions, choices)
    seat = played.waiting[0]
    view = played.view(seat)
    chosen = level_agent("master", 5, simulations=SIMULATIONS).choose(view)
    for seed in (1, 2):
        other = view.sample(seed)
        again = level_agent("master", 5, simulations=SIMULATIONS).choose(other.view(seat))
        assert str(again) == str(chosen)


@pytest.mark.parametrize(("game", "players", "expansions"), KINDS)
@pytest.mark.parametrize("level", LEVELS)
def test_an_agent_touches_the_view_alone(game: str, players: int, expansions: list[str], level: str) -> None:
    played = position_after(game, players, expansions, 10)
    seat = played.waiting[0]
    strict: Any = StrictView(played.view(seat))
    chosen = level_agent(level, 1, simulations=SIMULATIONS).choose(strict)
    played.choose(seat, chosen)


def test_the_strict_view_is_strict() -> None:
    played = position_after("duel", 2, [], 10)
    strict: Any = StrictView(played.view(played.waiting[0]))
    with pytest.raises(AssertionError, match="touched '_state'"):
        _ = strict._state


def test_the_same_seed_gives_the_same_thought() -> None:
    played = position_after("duel", 2, [], 12)
    view = played.view(played.waiting[0])
    lines = [level_agent("master", 9, simulations=40).analyse(view) for _ in range(2)]
    told = [[(str(line.choice), line.win, line.visits, line.note) for line in one] for one in lines]
    assert told[0] == told[1]
    other = level_agent("master", 10, simulations=40).analyse(view)
    assert told[0] != [(str(line.choice), line.win, line.visits, line.note) for line in other]
