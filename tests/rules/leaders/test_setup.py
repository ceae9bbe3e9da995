"""Chapters SETUP and DRAFT: coins, guilds, the deck of leaders, and how hands are passed."""

from typing import Any

import pytest

import pharos
from tests.rules.classic_table import CARDS, coins, open_city, options, position, refused, step
from tests.rules.leaders.table import LEADERS, WITH_CITIES, leader_hand, recruitment, table


def new(players: int, seed: int = 1, expansions: tuple[str, ...] = ("leaders",)) -> pharos.Game:
    return pharos.new_game("classic", players=players, expansions=expansions, seed=seed)


def deal(players: int, seed: int = 1, expansions: tuple[str, ...] = ("leaders",)) -> dict[str, Any]:
    return dict(new(players, seed, expansions).deal)


@pytest.mark.rule("LEADERS-SETUP-01")
def test_everybody_starts_with_six_coins() -> None:
    assert [coins(new(3), seat) for seat in range(3)] == [6, 6, 6]
    assert coins(new(4, expansions=WITH_CITIES)) == 6
    assert coins(pharos.new_game("classic", players=3, seed=1)) == 3


@pytest.mark.rule("LEADERS-SETUP-02")
def test_four_guilds_join_and_as_many_are_drawn_as_before() -> None:
    dealt: set[str] = set()
    for seed in range(60):
        guilds = deal(3, seed)["guilds"]
        assert len(guilds) == 3 + 2
        dealt |= set(guilds)
    new_guilds = {"architects_guild", "courtesans_guild", "diplomats_guild", "gamers_guild"}
    assert new_guilds <= dealt
    assert len(dealt) == 14


@pytest.mark.rule("LEADERS-SETUP-03")
def test_rome_and_the_guilds_of_leaders_need_the_expansion() -> None:
    without: set[str] = set()
    wonders: set[str] = set()
    for seed in range(60):
        base: dict[str, Any] = pharos.new_game("classic", players=7, seed=seed).deal
        without |= set(base["guilds"])
        wonders |= set(base["wonders"])
    assert not {"courtesans_guild", "diplomats_guild"} & without
    assert not {"rome_a", "rome_b"} & wonders
    assert any("rome_a" in deal(7, seed)["wonders"] for seed in range(30))
    assert any("rome_b" in deal(7, seed)["wonders"] for seed in range(30))
    boards = ("rome_a", "giza_a", "rhodes_a")
    with pytest.raises(pharos.InvalidPosition, match="rome_a is not a wonder of this mix"):
        table(*(dict(_plain(), wonder=board) for board in boards), expansions=())


@pytest.mark.rule("LEADERS-SETUP-04")
@pytest.mark.parametrize(
    ("players", "expansions", "unused"), [(7, ("leaders",), 8), (7, WITH_CITIES, 14), (8, WITH_CITIES, 10)]
)
def test_four_leaders_each_and_the_rest_put_aside(
    players: int, expansions: tuple[str, ...], unused: int
) -> None:
    data = deal(players, 3, expansions)
    assert [len(hand) for hand in data["leaders"]] == [4] * players
    assert len(data["leader_pile"]) == unused
    everyone = [leader for hand in data["leaders"] for leader in hand] + data["leader_pile"]
    assert len(everyone) == len(set(everyone)) == (42 if "cities" in expansions else 36)
    view = new(players, 3, expansions).view(0).data
    assert view["leader_pile"] == unused


@pytest.mark.rule("LEADERS-SETUP-05")
def test_leaders_are_no_age_cards_and_cost_coins_only() -> None:
    data = deal(5)
    assert not any(card in LEADERS for age in data["hands"] for hand in age for card in hand)
    assert all(not leader.cost.resources and leader.cost.coins > 0 for leader in LEADERS.values())
    with_marker = table({**_plain(), "stages": 1, "markers": ["sappho"]})
    assert open_city(with_marker)["marker_backs"] == [0]


def _plain() -> dict[str, Any]:
    return {"wonder": "", "cards": [], "coins": 3, "stages": 0}


@pytest.mark.rule("LEADERS-DRAFT-01")
def test_one_is_kept_and_the_others_go_to_the_right() -> None:
    game = new(4)
    data = game.deal
    leaders: Any = data["leaders"]
    assert (step(game), game.waiting) == ("draft", (0, 1, 2, 3))
    held = {seat: set(leaders[seat]) for seat in range(4)}
    for left_over in (3, 2, 1):
        assert all(
            options(game, "draft:", seat) == {f"draft:{name}" for name in held[seat]} for seat in range(4)
        )
        kept = {seat: min(held[seat]) for seat in range(4)}
        for seat in (2, 0, 3, 1):
            game.choose(seat, f"draft:{kept[seat]}")
        held = {(seat - 1) % 4: held[seat] - {kept[seat]} for seat in range(4)}
        assert all(len(hand) == left_over for hand in held.values())
        assert position(game).get("sealed", [None] * 4) == [None] * 4
    assert step(game) == "recruit"
    assert all(held[seat] <= set(leader_hand(game, seat)) for seat in range(4))


@pytest.mark.rule("LEADERS-DRAFT-01")
def test_everybody_is_told_that_the_draft_goes_to_the_right() -> None:
    game = pharos.new_game("classic", players=3, expansions=["leaders"], seed=1)
    directions = set()
    while game.view(None).data["step"] == "draft":
        directions.add(game.view(0).data["direction"])
        for seat in game.waiting:
            game.choose(seat, game.choices(seat)[0])
    assert directions == {"right"}
    assert game.view(0).data["direction"] == "left"


@pytest.mark.rule("LEADERS-DRAFT-01")
def test_a_leader_of_another_hand_cannot_be_kept() -> None:
    game = new(3)
    hands: Any = position(game)["draft_hands"]
    assert refused(game, f"draft:{hands[1][0]}") == "LEADERS-DRAFT-01"
    assert refused(game, "discard:altar") == "LEADERS-DRAFT-01"


@pytest.mark.rule("LEADERS-DRAFT-02")
@pytest.mark.parametrize("players", range(2, 8))
def test_everybody_ends_with_a_secret_hand_of_four(players: int) -> None:
    game = new(players, 5)
    for _ in range(3):
        for seat in game.waiting:
            game.choose(seat, game.choices(seat)[0])
    hands = [leader_hand(game, seat) for seat in range(players)]
    assert [len(hand) for hand in hands] == [4] * players
    assert len({leader for hand in hands for leader in hand}) == 4 * players
    view = game.view(0).data
    assert view["leader_hand"] == hands[0]
    assert "leader_hands" not in view
    entries: Any = view["history"]
    assert all(entry["choice"] == "draft" for entry in entries if entry["city"] != 0)


def test_what_went_round_is_remembered() -> None:
    game = new(3)
    first: Any = game.deal["leaders"]
    for _ in range(3):
        for seat in game.waiting:
            game.choose(seat, game.choices(seat)[0])
    seen: Any = game.view(0).data["leaders_seen"]
    assert seen[0] == {"round": 1, "leaders": sorted(first[0])}
    assert set(seen[1]["leaders"]) < set(first[1])
    assert set(seen[2]["leaders"]) < set(first[2])
    assert set(seen[3]["leaders"]) < set(first[0])


def test_every_leader_of_the_content_is_in_a_hand_of_the_engine() -> None:
    for leader in LEADERS.values():
        expansions = WITH_CITIES
        game = recruitment({**_plain(), "coins": 20}, leaders=[leader.id], expansions=expansions)
        assert options(game) >= {f"recruit:{leader.id}", f"discard:{leader.id}"}
    assert len(CARDS) == 112
