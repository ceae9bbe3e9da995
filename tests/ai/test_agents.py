"""Agents choose from a view alone, choose only legal options, and greedy plays better than random."""

from typing import Any

import pytest

import pharos
from pharos.ai import AGENTS, agent, agent_names
from pharos.ai.beginning import coins_for_beginning
from pharos.ai.match import play_on, play_quickly
from pharos.products import PRODUCTS
from tests.measure import many


class GuardedView:
    """A view that allows access only to its public interface."""

    ALLOWED = frozenset({"data", "choices", "sample", "seat"})

    def __init__(self, view: pharos.View) -> None:
        object.__setattr__(self, "_view", view)

    def __getattribute__(self, name: str) -> Any:
        if name not in GuardedView.ALLOWED:
            raise AssertionError(f"an agent touched {name}")
        return getattr(object.__getattribute__(self, "_view"), name)

    def __setattr__(self, name: str, value: object) -> None:
        raise AssertionError(f"an agent changed {name}")


def kinds() -> list[tuple[str, int]]:
    return [("duel", 2)] + [("classic", players) for players in (3, 5) if "classic" in PRODUCTS]


@pytest.mark.parametrize("name", agent_names())
@pytest.mark.parametrize(("game", "players"), kinds())
def test_an_agent_needs_the_view_only_and_chooses_what_is_allowed(name: str, game: str, players: int) -> None:
    played = pharos.new_game(game, players=players, seed=11)
    agents = [agent(name, seat, simulations=many(20, 4)) for seat in range(players)]
    for _ in range(24):
        if played.over:
            break
        seat = played.waiting[0]
        guarded: Any = GuardedView(played.view(seat))
        choice = agents[seat].choose(guarded)
        assert choice in played.choices(seat)
        played.choose(seat, choice)


@pytest.mark.parametrize("name", agent_names())
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    records = []
    for _ in range(2):
        game = pharos.new_game("duel", seed=5)
        play_on(game, [agent(name, seat, simulations=many(20, 4)) for seat in (1, 2)])
        records.append(game.record())
    assert records[0] == records[1]


@pytest.mark.parametrize("name", ["master-0", "master-1"])
def test_a_former_master_plays_and_is_no_level(name: str) -> None:
    assert name not in agent_names()
    game = pharos.new_game("duel", seed=5)
    play_on(game, [agent(name, 1, simulations=5), agent("random", 2)])
    assert game.result is not None
    assert agent(name).name == name


def test_random_takes_every_choice_about_equally_often() -> None:
    game = pharos.new_game("duel", seed=3)
    view = game.view(game.waiting[0])
    chooser = agent("random", 1)
    taken = [str(chooser.choose(view)) for _ in range(400)]
    assert set(taken) == {str(choice) for choice in view.choices}
    assert all(60 < taken.count(notation) < 140 for notation in set(taken))


def test_greedy_does_not_look_at_hidden_cards() -> None:
    """Two games that look the same to a seat lead to the same choice."""
    game = pharos.new_game("duel", seed=9)
    play = agent("random", 4)
    for _ in range(20):
        game.choose(game.waiting[0], play.choose(game.view(game.waiting[0])))
    seat = game.waiting[0]
    other = game.view(seat).sample(99)
    assert game.position() != other.position()
    assert agent("greedy", 1).choose(game.view(seat)) == str(agent("greedy", 1).choose(other.view(seat)))


def test_greedy_wins_at_once_when_it_can() -> None:
    """With the pawn one space before the capital and a shield available, greedy ends the game."""
    game = pharos.new_game("duel", seed=7)
    play = agent("random", 4)
    while game.view(None).data["pyramid"] == []:
        game.choose(game.waiting[0], play.choose(game.view(game.waiting[0])))
    seat = game.waiting[0]
    position = game.position()
    position["pawn"] = 8 if seat == 0 else -8
    position["military_tokens"] = []
    near = pharos.from_position(position)
    assert "build:guard_tower" in near.choices(seat)
    near.choose(seat, agent("greedy", 2).choose(near.view(seat)))
    assert near.result is not None
    assert (near.result.victory, near.result.winners) == ("military", (seat,))


def wins_of_greedy(game: str, players: int, games: int) -> float:
    won = 0.0
    for number in range(games):
        played = pharos.new_game(game, players=players, seed=number)
        agents = [agent("random", 100 * number + seat) for seat in range(players)]
        agents[number % players] = agent("greedy", number)
        play_quickly(played, agents)
        assert played.result is not None
        if number % players in played.result.winners:
            won += 1 / len(played.result.winners)
    return won / games


def test_greedy_beats_random_in_duel() -> None:
    assert wins_of_greedy("duel", 2, 60) > 0.9


@pytest.mark.skipif("classic" not in PRODUCTS, reason="there is no classic game")
def test_greedy_beats_random_in_classic() -> None:
    assert wins_of_greedy("classic", 3, 10) >= 0.8


def test_an_unknown_agent_is_named() -> None:
    with pytest.raises(pharos.UnknownName, match="no agent 'deep_thought'"):
        agent("deep_thought")
    assert set(AGENTS) < set(agent_names())
    assert "master" in agent_names()


def test_nobody_chooses_for_a_spectator() -> None:
    view = pharos.new_game("duel", seed=1).view(None)
    for name in agent_names():
        with pytest.raises(pharos.PharosError):
            agent(name).choose(view)


@pytest.mark.parametrize("name", ["greedy", "builder"])
@pytest.mark.parametrize("expansions", [(), ("pantheon",), ("agora",), ("pantheon", "agora")], ids="+".join)
def test_nobody_bids_more_for_the_beginning_than_it_is_worth(name: str, expansions: tuple[str, ...]) -> None:
    for bid in (0, 1, 2, 4):
        game = pharos.new_game("duel", expansions=expansions, seed=bid, options={"bidding": True})
        worth = coins_for_beginning(game._state)
        if bid:
            game.choose(game.waiting[0], f"bid:{bid}")
        seat = game.waiting[0]
        answer = str(agent(name, 1, simulations=20).choose(game.view(seat)))
        if answer != "cede":
            assert answer == f"bid:{bid + 1}", "a higher bid buys no more"
        # A bid is worth one more coin if starting for that price is better than letting the opponent start
        # for the current bid.
        assert (answer == "cede") == (worth - (bid + 1) <= bid - worth)
