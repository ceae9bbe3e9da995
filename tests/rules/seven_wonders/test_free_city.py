"""Chapter DUO: two players and the free city (city 2, seat 0 to its left, seat 1 to its right)."""

from collections import Counter
from typing import Any

import pytest

import pharos
from pharos.classic.turn import choices_of
from tests.rules.classic_table import (
    city,
    coins,
    discarding,
    laid,
    open_city,
    options,
    position,
    refused,
    score,
)
from tests.rules.seven_wonders.table import CARDS, WONDERS, deck

FREE = 2


def duo(*cities: dict[str, Any], age: int = 1, turn: int = 0, **more: Any) -> pharos.Game:
    """Two players, seat 0 holding the free city's card."""
    game = laid(*cities, players=2, age=age, turn=turn or (4 if age == 2 else 3), **more)
    assert game.view(None).data["free_city_holder"] == 0
    return game


def turn(game: pharos.Game, own: str = "", free: str = "", other: str = "") -> pharos.Game:
    """Returns a copy after a turn in which seat 0 is the holder; choices that are not given are the first
    ones."""
    game = game.copy()
    game.choose(0, own or discarding(game, 0))
    if 0 in game.waiting:
        game.choose(0, free or game.choices(0)[0])
    game.choose(1, other or discarding(game, 1))
    return game


@pytest.mark.rule("SW-DUO-07")
def test_whoever_has_chosen_for_both_cities_has_nothing_left_to_choose() -> None:
    game = duo()
    game.choose(0, discarding(game, 0))
    assert game.choices(0), "the free city's card comes next"
    assert all(str(choice).startswith("city:") for choice in game.choices(0))
    game.choose(0, game.choices(0)[0])
    assert game.waiting == (1,)
    assert game.choices(0) == []
    assert choices_of(game._state, 0) == [], "nor does the engine offer anything"


def started(seed: int = 1) -> pharos.Game:
    return pharos.new_game("classic", players=2, seed=seed)


@pytest.mark.rule("SW-DUO-01")
def test_two_players_use_the_deck_of_three_and_a_third_board() -> None:
    deal = started().deal
    assert len(deal["wonders"]) == 3
    assert len({WONDERS[wonder].board for wonder in deal["wonders"]}) == 3
    assert len(deal["guilds"]) == 5
    for age in (1, 2, 3):
        cards = [card for hand in [*deal["hands"][age - 1], deal["pile"][age - 1]] for card in hand]
        assert len(cards) == 21
        assert not Counter(cards) - Counter(deck(2, age))


@pytest.mark.rule("SW-DUO-02", "SW-DUO-11")
def test_the_free_city_is_a_neighbour_of_both_and_trades_both_ways() -> None:
    game = duo(city(), city(), city("press_1", coins=0), hands={0: ["scriptorium"]})
    done = turn(game, "build:scriptorium")
    assert coins(done, FREE) >= 2
    # It buys, too: from seat 0 on its left and seat 1 on its right.
    buys = duo(city("press_1"), city(), city(coins=2), hands={0: ["scriptorium", "altar"]})
    bought = turn(buys, "build:altar", "city:build:scriptorium")
    assert (coins(bought, 0), coins(bought, FREE)) == (5, 0)
    right = duo(city(), city("press_1"), city(coins=2), hands={0: ["scriptorium", "altar"]})
    paid = turn(right, "build:altar", "city:build:scriptorium")
    assert coins(paid, 1) == 3 + 3 + 2


@pytest.mark.rule("SW-DUO-02")
def test_guilds_count_the_free_city() -> None:
    game = duo(city("workers_guild"), city("lumber_yard"), city("ore_vein"), age=3)
    assert score(game, "guilds") == 2


@pytest.mark.rule("SW-DUO-03")
def test_seven_cards_each_and_seven_in_the_pile() -> None:
    deal = started().deal
    assert [[len(hand) for hand in hands] for hands in deal["hands"]] == [[7, 7]] * 3
    assert [len(pile) for pile in deal["pile"]] == [7, 7, 7]


@pytest.mark.rule("SW-DUO-04")
def test_three_coins_for_all_three_cities() -> None:
    assert [coins(started(), n) for n in range(3)] == [3, 3, 3]


@pytest.mark.rule("SW-DUO-05")
def test_who_holds_the_card_in_each_turn() -> None:
    game = pharos.new_game("classic", players=2, seed=6, options={"sides": "a"})
    holders: dict[int, str] = {1: "", 2: "", 3: ""}
    while not game.over:
        data = game.view(None).data
        if data["step"] == "turn" and len(data["owed"]) == 3:
            holders[data["age"]] += "LR"[data["free_city_holder"]]
        for seat in game.waiting:
            game.choose(seat, game.choices(seat)[-1])
    assert holders == {1: "LRLRLR", 2: "RLRLRL", 3: "LRLRLR"}


@pytest.mark.rule("SW-DUO-06")
def test_the_holder_draws_and_plays_two_cards() -> None:
    game = started()
    assert [len(hand) for hand in position(game)["hands"]] == [8, 7]
    assert position(game)["pile"] == started().deal["pile"][0][1:]
    assert started().deal["pile"][0][0] in position(game)["hands"][0]
    done = turn(game)
    assert [len(hand) for hand in position(done)["hands"]] == [6, 7]
    assert len(position(done)["pile"]) == 5
    # What happens automatically is in the history and is not a choice.
    for happening in ("draw:altar", "leave:altar", "gather:alexander"):
        assert game.explain(0, happening).key == "refused-classic-unknown"


@pytest.mark.rule("SW-DUO-07")
def test_the_own_card_comes_first_then_the_free_citys_from_the_rest() -> None:
    game = duo(hands={0: ["altar", "theater"]})
    assert all(not choice.startswith("city:") for choice in options(game))
    assert refused(game, "city:build:altar") == "SW-DUO-07"
    game.choose(0, "build:altar")
    assert game.waiting == (0, 1)
    assert all(choice.startswith("city:") for choice in options(game))
    assert not [choice for choice in options(game) if choice.endswith(":altar")]
    assert "city:build:theater" in options(game)
    game.choose(0, "city:build:theater")
    assert game.waiting == (1,)


@pytest.mark.rule("SW-DUO-08")
def test_the_free_city_pays_with_what_it_had_at_the_start_of_the_turn() -> None:
    # Seat 0 buys its loom for 2 coins, and cannot use these coins for the press in the same turn.
    game = duo(
        city(coins=9), city("press_1"), city("loom_1", coins=0), hands={0: ["apothecary", "scriptorium"]}
    )
    game.choose(0, "build:apothecary")
    assert "city:build:scriptorium" not in options(game)


@pytest.mark.rule("SW-DUO-09")
def test_the_free_city_must_play_a_card_if_any_can_be_played() -> None:
    game = duo(
        city(),
        city(),
        city(coins=0),
        hands={0: ["altar", "theater", "workshop", "scriptorium", "apothecary"]},
    )
    game.choose(0, "build:altar")
    assert options(game) >= {"city:build:theater"}
    assert not options(game, "city:discard")
    assert refused(game, "city:discard:workshop") == "SW-DUO-09"
    # A marker for an affordable stage is a play, too, and so is an unused power.
    staged = duo(
        city(), city(), city("stone_pit", wonder="giza_a", coins=0), hands={0: ["altar", "workshop"]}
    )
    staged.choose(0, "build:altar")
    assert "city:stage:workshop" in options(staged)
    assert not options(staged, "city:discard")
    power = city(wonder="olympia_a", stages=2, coins=0)
    free = duo(city(), city(), power, hands={0: ["altar", "workshop"]})
    free.choose(0, "build:altar")
    assert "city:build:workshop@power=olympia" in options(free)
    assert not options(free, "city:discard")


NOTHING = ["palace", "pantheon", "senate", "lodge", "university", "academy"]


@pytest.mark.rule("SW-DUO-10")
def test_if_nothing_can_be_played_the_holder_discards_for_it() -> None:
    game = duo(city(), city(), city(coins=0), age=3, hands={0: NOTHING})
    game.choose(0, "discard:palace")
    assert options(game) == {f"city:discard:{card}" for card in NOTHING[1:]}
    game.choose(0, "city:discard:lodge")
    game.choose(1, discarding(game, 1))
    assert coins(game, FREE) == 3
    assert {"palace", "lodge"} <= set(position(game)["discard"])


@pytest.mark.rule("SW-DUO-12")
def test_the_holder_chooses_where_the_free_city_buys() -> None:
    game = duo(city("press_1"), city(wonder="ephesus_a"), city(coins=2), hands={0: ["altar", "scriptorium"]})
    game.choose(0, "build:altar")
    ways = {choice for choice in options(game) if "scriptorium" in choice}
    assert ways == {f"city:build:scriptorium@left={a},right={b}" for a, b in ((2, 0), (0, 2))}


@pytest.mark.rule("SW-DUO-13")
def test_what_is_free_through_a_chain_must_be_built() -> None:
    free = city("scriptorium", "quarry", wonder="giza_a", coins=9, stages=0)
    game = duo(city(), city(), free, age=2, hands={0: ["vineyard", "library", "courthouse", "walls"]})
    game.choose(0, "build:vineyard")
    assert {choice for choice in options(game) if choice.endswith(":library")} == {"city:build:library"}
    assert refused(game, "city:stage:library") == "SW-DUO-13"
    # Another card may be chosen, also as a marker.
    assert "city:stage:walls" in options(game)
    # A card the city already has cannot be built, but can be a marker.
    double = city("scriptorium", "altar", "quarry", "loom_1", wonder="giza_a", coins=9)
    twice = duo(city(), city(), double, age=2, hands={0: ["vineyard", "loom_2"]})
    twice.choose(0, "build:vineyard")
    assert "city:stage:loom_2" in options(twice)


@pytest.mark.rule("SW-DUO-14")
def test_doubles_and_the_order_of_stages_hold_for_the_free_city() -> None:
    free = city("loom_1", "foundry", wonder="alexandria_a", coins=0)
    game = duo(city(), city(), free, age=2, hands={0: ["vineyard", "loom_2", "sawmill", "walls"]})
    game.choose(0, "build:vineyard")
    assert not [choice for choice in options(game) if "build:loom_2" in choice or "stage" in choice]


@pytest.mark.rule("SW-DUO-15")
def test_hands_are_swapped_in_every_age_and_the_card_changes_hands() -> None:
    for age in (1, 2, 3):
        game = duo(age=age)
        hands = [Counter(hand) for hand in position(game)["hands"]]
        done = turn(game)
        assert done.view(None).data["free_city_holder"] == 1
        mine, theirs = (Counter(hand) for hand in position(done)["hands"])
        assert not mine - hands[1]
        assert sum((theirs - hands[0]).values()) == 1  # the card just drawn


@pytest.mark.rule("SW-DUO-16")
def test_three_cards_are_left_over_in_an_age() -> None:
    game = duo(turn=6, age=2)
    assert [len(hand) for hand in position(game)["hands"]] == [3, 2]
    assert len(position(game)["pile"]) == 1
    last = position(game)["pile"][0]
    treasuries = [coins(game, n) for n in range(3)]
    done = turn(game)
    left = [entry for entry in position(done)["history"] if entry["choice"].startswith("leave")]
    assert len(left) == 3
    assert {"city": 2, "choice": f"leave:{last}", "age": 2, "turn": 6} in left
    assert last in position(done)["discard"]
    assert sum(coins(done, n) for n in range(2)) <= sum(treasuries[:2]) + 3 + 3


@pytest.mark.rule("SW-DUO-17")
def test_the_holder_decides_for_the_free_city() -> None:
    free = city("ore_vein", "foundry", wonder="halicarnassus_a", stages=1, coins=0)
    game = duo(city(), city(), free, age=2, turn=4, hands={0: ["vineyard", "school"]}, discard=["altar"])
    done = turn(game, "build:vineyard", "city:stage:school")
    assert done.waiting == (0,)
    assert {"city:revive:altar", "city:skip"} <= options(done)
    assert "altar" in done.view(0).data["discard"]
    assert "altar" not in done.view(1).data["discard"]
    done.choose(0, "city:revive:altar")
    assert "altar" in open_city(done, FREE)["cards"]


@pytest.mark.rule("SW-DUO-18")
def test_babylon_b_as_free_city_plays_the_last_card_of_the_pile() -> None:
    free = city(wonder="babylon_b", stages=2, coins=0)
    game = duo(
        city(), city(), free, age=2, turn=6, hands={0: ["school", "walls", "statue"]}, pile=["vineyard"]
    )
    done = turn(game, "discard:school")
    assert done.waiting == (0,)
    assert options(done) == {"city:build:vineyard"}
    assert [str(choice) for choice in done.view(0).choices] == ["city:build:vineyard"]
    assert done.view(0).sample(1).view(0).data == done.view(0).data
    assert "vineyard" not in str(done.view(1).data)
    done.choose(0, "city:build:vineyard")
    assert "vineyard" in open_city(done, FREE)["cards"]
    poor = duo(
        city(), city(), free, age=2, turn=6, hands={0: ["school", "walls", "statue"]}, pile=["library"]
    )
    sold = turn(poor, "discard:school")
    assert options(sold) == {"city:discard:library"}


@pytest.mark.rule("SW-DUO-19")
def test_the_free_city_fights_too() -> None:
    last = duo(city("barracks"), city("strategists_guild"), city(), age=3, turn=5)
    done = last.copy()
    while not done.over:
        for seat in done.waiting:
            done.choose(seat, done.choices(seat)[-1])
    assert open_city(done, FREE)["defeats"] == 1
    assert score(done, "guilds", 1) == 1


@pytest.mark.rule("SW-DUO-20")
def test_the_free_city_cannot_win() -> None:
    rows = city("altar", coins=0), city(coins=0), city("palace", "town_hall", "pantheon", "senate", coins=99)
    game = duo(*rows, age=3, turn=5)
    while not game.over:
        for seat in game.waiting:
            game.choose(seat, discarding_last(game, seat))
    assert game.result is not None
    assert set(game.result.winners) <= {0, 1}
    assert len(game.result.scores) == 2


def discarding_last(game: pharos.Game, seat: int) -> str:
    return str(game.choices(seat)[-1])


@pytest.mark.rule("SW-DUO-20")
def test_coins_break_a_tie_of_two_players() -> None:
    def winners(first: int, second: int) -> tuple[int, ...]:
        game = duo(city(coins=first), city(coins=second), age=3, turn=5)
        while not game.over:
            for seat in game.waiting:
                own = [str(choice) for choice in game.choices(seat)]
                game.choose(seat, next((choice for choice in own if choice.startswith("discard")), own[-1]))
        assert game.result is not None
        totals = [sheet["total"] for sheet in game.result.scores]
        held = [coins(game, seat) for seat in (0, 1)]
        best = max(zip(totals, held, strict=True))
        assert game.result.winners == tuple(n for n in (0, 1) if (totals[n], held[n]) == best)
        return game.result.winners

    assert winners(5, 4) == (0,)
    assert winners(4, 5) == (1,)
    assert winners(4, 4) == (0, 1)


@pytest.mark.rule("SW-DUO-21")
def test_the_pile_is_hidden_and_the_drawn_card_is_the_holders() -> None:
    game = started(3)
    drawn = game.deal["pile"][0][0]
    assert game.view(0).data["pile"] == game.view(1).data["pile"] == 6
    assert drawn in game.view(0).data["hand"]
    assert drawn not in str(game.view(1).data)
    assert CARDS[drawn].age == 1
    for card in game.deal["pile"][0][1:]:
        assert card not in str(game.view(0).data["hand"])
