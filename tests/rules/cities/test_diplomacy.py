"""Chapter DIPLO: sitting out a conflict, and how the others close the ring."""

from typing import Any

import pytest

import pharos
from tests.rules.cities.table import doves, last_turn, table
from tests.rules.classic_table import (
    LEFT,
    RIGHT,
    after,
    city,
    open_city,
    options,
    played,
    position,
    score,
    tokens,
)


def soldiers(*strengths: tuple[int, int]) -> list[dict[str, Any]]:
    """Cities with this many shields (up to three) and diplomacy tokens; each red card is dealt once."""
    singles, doubles = ["barracks", "stockade", "guard_tower"], ["walls", "stables", "archery_range"]
    rows = []
    for shields, tokens_held in strengths:
        cards = [doubles.pop()] if shields > 1 else []
        cards += [singles.pop()] if shields % 2 else []
        rows.append(city(*cards, diplomacy=tokens_held))
    return rows


def fought(*strengths: tuple[int, int]) -> pharos.Game:
    """The game after the conflict of age II between cities with these shields and diplomacy tokens."""
    players = len(strengths)
    return after(table(*soldiers(*strengths), players=players, age=2, turn=last_turn(players)))


@pytest.mark.rule("CITIES-DIPLO-01")
def test_the_token_comes_at_once_and_openly() -> None:
    game = played(table(city("clay_pool"), hand=["residence"]), "build:residence")
    assert doves(game) == 1
    seen: Any = game.view(2).data["cities"]
    assert seen[0]["diplomacy"] == 1


@pytest.mark.rule("CITIES-DIPLO-01")
def test_a_stage_with_the_dove_gives_one_too() -> None:
    board = city("lumber_yard", "sawmill", "press_1", wonder="byzantium_a", stages=1)
    game = table(board, age=2)
    done = played(game, "stage:" + position(game)["hands"][0][0])
    assert doves(done) == 1


@pytest.mark.rule("CITIES-DIPLO-02")
def test_a_diplomat_must_stay_out_even_if_stronger() -> None:
    game = fought((3, 1), (0, 0), (0, 0))
    assert tokens(game) == (0, 0)
    assert doves(game) == 0
    assert tokens(game, LEFT) == tokens(game, RIGHT) == (0, 0)
    weak = fought((0, 1), (1, 0), (2, 0))
    assert tokens(weak) == (0, 0)


@pytest.mark.rule("CITIES-DIPLO-03")
def test_the_neighbours_of_a_diplomat_fight_each_other() -> None:
    game = fought((3, 1), (0, 0), (1, 0), (2, 0))
    # The ring is 1, 2, 3: the first faces the last where the diplomat was.
    assert [tokens(game, n) for n in range(4)] == [(0, 0), (0, 2), (1, 1), (2, 0)]


@pytest.mark.rule("CITIES-DIPLO-04")
def test_several_diplomats_side_by_side_are_all_skipped() -> None:
    game = fought((2, 0), (3, 1), (3, 1), (1, 0), (0, 0))
    assert [tokens(game, n) for n in range(5)] == [(2, 0), (0, 0), (0, 0), (1, 1), (0, 2)]
    apart = fought((2, 1), (1, 0), (3, 2), (0, 0), (2, 0))
    assert [tokens(apart, n) for n in range(5)] == [(0, 0), (1, 1), (0, 0), (0, 2), (2, 0)]


@pytest.mark.rule("CITIES-DIPLO-05")
def test_two_that_remain_fight_once() -> None:
    game = fought((0, 1), (2, 0), (0, 1), (1, 0))
    assert [tokens(game, n) for n in range(4)] == [(0, 0), (1, 0), (0, 0), (0, 1)]
    assert (score(game, "military", 1), score(game, "military", 3)) == (3, -1)
    tie = fought((0, 1), (1, 0), (1, 0))
    assert tokens(tie, 1) == tokens(tie, 2) == (0, 0)


@pytest.mark.rule("CITIES-DIPLO-06")
@pytest.mark.parametrize("staying", [1, 0])
def test_nobody_to_fight_with(staying: int) -> None:
    diplomats = [(n % 2, 1) for n in range(3 - staying)]
    game = fought(*diplomats, *[(3, 0) for _ in range(staying)])
    assert all(tokens(game, n) == (0, 0) for n in range(3))
    assert all(doves(game, n) == 0 for n in range(3))


@pytest.mark.rule("CITIES-DIPLO-07")
def test_one_token_is_used_in_each_conflict() -> None:
    rows = soldiers((0, 2), (1, 0), (0, 0))
    game = table(*rows, turn=last_turn())
    for age, held in ((1, 1), (2, 0)):
        while game.lying_open()["age"] == age:
            game = after(game)
        assert (doves(game), tokens(game)) == (held, (0, 0))
    while not game.over:
        game = after(game)
    assert tokens(game) == (0, 1)


@pytest.mark.rule("CITIES-DIPLO-08")
def test_a_token_of_the_last_turn_is_used_at_once() -> None:
    strong = soldiers((1, 0), (1, 0))
    game = table(city("clay_pool"), *strong, turn=last_turn(), hand=["residence"])
    done = after(game, "build:residence")
    assert (tokens(done), doves(done)) == ((0, 0), 0)


@pytest.mark.rule("CITIES-DIPLO-09")
def test_the_supply_of_tokens_is_endless() -> None:
    rows = [city("clay_pool", diplomacy=2), city(diplomacy=2), city(diplomacy=2)]
    game = after(table(*rows, hand=["residence"]), "build:residence")
    assert [doves(game, n) for n in range(3)] == [3, 2, 2]


@pytest.mark.rule("CITIES-DIPLO-10")
def test_diplomacy_changes_no_other_neighbourhood() -> None:
    rows = [city(diplomacy=1), city("press_1", diplomacy=1), city(diplomacy=1)]
    game = table(*rows, players=5, hand=["scriptorium"], hands={1: ["gambling_den"]})
    assert options(game, "build:scriptorium") == {"build:scriptorium"}
    done = after(game, "build:scriptorium", others={1: "build:gambling_den"})
    assert open_city(done)["coins"] == 3 - 2 + 1
    assert [open_city(done, n)["coins"] for n in (2, 3)] == [3 + 3 + 1, 3 + 3]
    scored = table(city("philosophers_guild", diplomacy=1), city("workshop", diplomacy=1), age=3)
    assert score(scored, "guilds") == 1


@pytest.mark.rule("CITIES-DIPLO-11")
@pytest.mark.parametrize(
    ("card", "age", "points"), [("residence", 1, 1), ("consulate", 2, 2), ("embassy", 3, 3)]
)
def test_residence_consulate_and_embassy(card: str, age: int, points: int) -> None:
    game = table(city("clay_pool", "press_1", "stone_pit", "loom_1"), age=age, hand=[card])
    done = played(game, f"build:{card}")
    assert (doves(done), score(done, "cities")) == (1, points)
