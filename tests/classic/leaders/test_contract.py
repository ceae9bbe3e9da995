"""Invariants of every game with Leaders: leaders, coins, order, positions, records, scores."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import pharos
from pharos.classic.playout import random_fingerprints, random_games
from pharos.content.classic import load_classic
from tests.classic.leaders.play import LEADERS, all_leaders, dismissed, every_mix, moments, step, step_of
from tests.classic.mixes import BOTH, WITH_LEADERS, Mix

CONTENT = load_classic()
CARDS = {card.id: card for card in CONTENT.cards}
COLORS = ("brown", "grey", "blue", "green", "yellow", "red", "purple", "black")


@every_mix
def test_no_leader_is_lost_or_made(mix: Mix) -> None:
    deal: Any = mix.new(1).deal
    dealt = sorted([leader for hand in deal["leaders"] for leader in hand] + deal["leader_pile"])
    for game in moments(mix, 1, 0.1):
        position = game.position()
        assert sorted(all_leaders(position) + dismissed(position)) == dealt
        assert all(row["coins"] >= 0 for row in _rows(position))


def _rows(position: dict[str, object]) -> list[dict[str, Any]]:
    rows: Any = position["cities"]
    return list(rows)


@every_mix
def test_positions_and_records_come_back(mix: Mix) -> None:
    for seed in (0, 2):
        game = mix.new(seed)
        for game in moments(mix, seed, 0.05):
            position = json.loads(json.dumps(game.position()))
            again = pharos.from_position(position)
            assert again.position() == position
            assert again.waiting == game.waiting
            for seat in game.waiting:
                assert [str(choice) for choice in again.choices(seat)] == [str(c) for c in game.choices(seat)]
        record = json.loads(json.dumps(game.record()))
        assert pharos.replay(record).record() == record


@every_mix
def test_a_game_that_goes_on_from_a_position_goes_on_the_same(mix: Mix) -> None:
    draw = Random(str(mix))
    game = mix.new(3)
    for _ in range(draw.randint(5, 25)):
        step(game, draw)
    twin = pharos.from_position(game.position())
    while not game.over:
        seat = draw.choice(game.waiting)
        choice = str(draw.choice(game.choices(seat)))
        game.choose(seat, choice)
        twin.choose(seat, choice)
    assert twin.position() == game.position()
    assert twin.result == game.result


@every_mix
def test_the_order_of_sealed_choices_does_not_matter(mix: Mix) -> None:
    draw = Random(f"order {mix}")
    one, other = mix.new(4), mix.new(4)
    while not one.over:
        made: dict[int, list[str]] = {}
        told = _told(one)
        for seat in draw.sample(one.waiting, len(one.waiting)):
            # With two players the holder of the free city's card makes two choices in a row.
            while seat in one.waiting and _told(one) == told:
                choice = str(draw.choice(one.choices(seat)))
                made.setdefault(seat, []).append(choice)
                one.choose(seat, choice)
        for seat in draw.sample(sorted(made), len(made)):
            for choice in made[seat]:
                other.choose(seat, choice)
        assert other.position() == one.position()


def _told(game: pharos.Game) -> int:
    """The length of the history."""
    return int(game.state.recorded)


def _expected(leader: str, game: pharos.Game, seat: int) -> int:
    """A leader's points in the row of leaders, computed from the content and public information."""
    rows: Any = game.lying_open()["cities"]
    row = rows[seat]
    colors = Counter(str(CARDS[card].color) for card in row["cards"])
    counted = {f"{color}_cards": colors[color] for color in COLORS}
    counted |= {"wonder_stages": row["stages"], "victory_tokens": row["victories"]}
    points = 0
    for effect in LEADERS[leader].effects:
        detail: Any = effect
        if effect.type == "points":
            points += detail.amount
        elif effect.type == "points_per":
            points += detail.amount * counted[detail.per]
        elif effect.type == "points_per_coins":
            points += row["coins"] // detail.coins * detail.amount
        elif effect.type == "points_per_set":
            points += detail.amount * min(colors[color] for color in detail.colors)
    return points


@every_mix
def test_scores_are_those_of_the_printed_leaders(mix: Mix) -> None:
    for game in moments(mix, 5, 0.1):
        rows: Any = game.lying_open()["cities"]
        if any(row["wonder"] is None for row in rows):
            continue
        for seat, sheet in enumerate(game.scores()):
            assert sheet["leaders"] == sum(_expected(leader, game, seat) for leader in rows[seat]["leaders"])
            assert sheet["total"] == sum(points for name, points in sheet.items() if name != "total")


@every_mix
def test_random_games_end(mix: Mix) -> None:
    assert random_games(40, 11, mix.players, mix.expansions) > 40 * 18 * mix.players


@pytest.mark.parametrize("mix", WITH_LEADERS[:13], ids=str)
def test_the_same_seed_plays_the_same_games(mix: Mix) -> None:
    first = random_fingerprints(3, 5, mix.players, mix.expansions, mix.teams)
    assert first == random_fingerprints(3, 5, mix.players, mix.expansions, mix.teams)
    assert first != random_fingerprints(3, 6, mix.players, mix.expansions, mix.teams)


def test_all_extra_steps_come_up() -> None:
    found: Counter[object] = Counter()
    for seed in range(30):
        draw = Random(seed)
        game = Mix(3 + seed % 5, BOTH if seed % 2 == 0 else ("leaders",)).new(seed, sides="b")
        while not game.over:
            found[step_of(game)] += 1
            step(game, draw)
    assert set(found) >= {"draft", "recruit", "turn", "extra_leader", "copy"}
