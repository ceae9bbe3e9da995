"""Chapter TEAM: teams of two, teammates side by side."""

from typing import Any

import pytest

import pharos
from tests.rules.cities.table import doves, finished, last_turn, owes, table
from tests.rules.classic_table import after, city, coins, options, played, position, refused, score, tokens

TEAMS = {"teams": True}


def new(players: int) -> pharos.Game:
    return pharos.new_game("classic", players=players, expansions=["cities"], seed=4, options=TEAMS)


def team_table(*cities: dict[str, Any], players: int = 4, **more: Any) -> pharos.Game:
    return table(*cities, players=players, options=TEAMS, **more)


def fought(*cities: dict[str, Any], age: int = 1) -> pharos.Game:
    """The game after the conflict of an age."""
    return after(team_table(*cities, age=age, turn=last_turn(4)))


@pytest.mark.rule("CITIES-TEAM-01")
def test_four_six_or_eight_players_in_teams_of_two() -> None:
    for players in (4, 6, 8):
        assert new(players).players == players
    for players in (2, 3, 5, 7):
        with pytest.raises(pharos.PharosError, match="4 or 6 or 8 players"):
            new(players)
    with pytest.raises(pharos.PharosError, match="needs the Cities expansion"):
        pharos.new_game("classic", players=4, seed=4, options=TEAMS)


@pytest.mark.rule("CITIES-TEAM-01")
def test_partners_are_0_and_1_2_and_3() -> None:
    game = finished(city("capitol"), city(), city("tabularium"), city("lair"), players=4, options=TEAMS)
    assert game.result is not None
    assert game.result.winners == (2, 3)


@pytest.mark.rule("CITIES-TEAM-02")
def test_partners_show_each_other_their_hands() -> None:
    game = new(6)
    hands = position(game)["hands"]
    for seat in range(6):
        shown: Any = game.view(seat).data["hands"]
        for other in range(6):
            if other in (seat, seat ^ 1):
                assert shown[other]["known"] == hands[other]
            else:
                assert "known" not in shown[other]
    alone = pharos.new_game("classic", players=6, expansions=["cities"], seed=4)
    shown = alone.view(0).data["hands"]
    assert "known" not in shown[1]
    spectator: Any = game.view(None).data["hands"]
    assert all("known" not in hand for hand in spectator)


@pytest.mark.rule("CITIES-TEAM-02")
def test_what_a_partner_showed_is_remembered() -> None:
    game = new(8)
    seen = position(game)["hands"][1]
    game = after(game)
    # The teammate's hand went to seat 2; seat 0 knows all of it except the card that was played.
    later: Any = game.view(0).data["hands"]
    assert sorted(later[2]["possible"]) == sorted(seen)
    for seed in range(3):
        sample = position(game.view(0).sample(seed))
        assert set(sample["hands"][2]) <= set(seen)
        assert sample["hands"][1] == position(game)["hands"][1]


@pytest.mark.rule("CITIES-TEAM-03")
def test_what_the_own_city_makes_is_not_bought() -> None:
    mine = city("press_1", coins=9)
    game = team_table(mine, city("press_2", coins=0), age=2, hand=["consulate"])
    for choice in options(game, "build:consulate"):
        price = game.explain(0, choice).price
        assert price is not None
        assert "papyrus" not in {buy.resource for buy in price.bought}
    sold_too = team_table(city(wonder="ephesus_a", coins=9), city("press_1"), hand=["scriptorium"])
    assert options(sold_too, "build:scriptorium") == {"build:scriptorium"}
    assert refused(sold_too, "build:scriptorium@left=2,right=0") == "SW-TRADE-10"
    assert coins(after(sold_too, "build:scriptorium")) == 9


@pytest.mark.rule("CITIES-TEAM-04")
def test_no_gifts_between_partners() -> None:
    game = team_table(
        city("scriptorium", coins=9), city("loom_1", "brickyard", coins=0), age=2, hand=["courthouse"]
    )
    assert options(game, "build:courthouse") == {"build:courthouse"}
    assert refused(game, "build:courthouse@left=6,right=0") == "SW-CHAIN-05"
    done = after(game, "build:courthouse")
    assert (coins(done), coins(done, 1)) == (9, 3), "through the chain, and the partner gets nothing"
    verbs = {str(choice).partition(":")[0] for choice in game.choices(0)}
    assert verbs <= {"build", "stage", "discard"}
    buyer = team_table(city(coins=1), city("press_1"), hand=["scriptorium"])
    assert refused(buyer, "build:scriptorium") == "SW-COST-04", "a partner sells for the price of all"


@pytest.mark.rule("CITIES-TEAM-05")
def test_a_loss_hits_the_partner_too() -> None:
    assert owes(played(team_table(hand=["hideout"]), "build:hideout")) == {1: 1, 2: 1, 3: 1}


@pytest.mark.rule("CITIES-TEAM-06")
def test_everyone_fights_the_opponent_beside_him_for_two_tokens() -> None:
    # Seats 1 and 2 fight, and 3 and 0; teammates do not.
    game = fought(city("barracks"), city("stockade", "guard_tower"), city(), city("pawnshop"), age=1)
    assert [tokens(game, n) for n in range(4)] == [(2, 0), (2, 0), (0, 2), (0, 2)]
    assert [score(game, "military", n) for n in range(4)] == [2, 2, -2, -2]
    late = fought(city("barracks"), city("stockade"), city("walls"), city(), age=3)
    assert [score(late, "military", n) for n in range(4)] == [10, -2, 10, -2]


@pytest.mark.rule("CITIES-TEAM-06")
def test_a_tie_gives_nothing() -> None:
    game = fought(city("barracks"), city("stockade"), city("guard_tower"), city())
    assert [tokens(game, n) for n in range(4)] == [(2, 0), (0, 0), (0, 0), (0, 2)]


@pytest.mark.rule("CITIES-TEAM-07")
def test_with_diplomacy_one_token_is_taken() -> None:
    # The example: seat 1 uses diplomacy and loses, the partner wins in the usual way.
    game = fought(city("barracks"), city(diplomacy=1), city("stockade"), city(), age=3)
    assert [score(game, "military", n) for n in range(4)] == [10, -1, 5, -2]
    assert [tokens(game, n) for n in range(4)] == [(2, 0), (0, 1), (1, 0), (0, 2)]
    winning = fought(city(), city("barracks", diplomacy=1), city(), city())
    assert (tokens(winning, 1), tokens(winning, 2)) == ((1, 0), (0, 1))


@pytest.mark.rule("CITIES-TEAM-08")
def test_two_diplomats_take_nothing() -> None:
    game = fought(city(), city("barracks", diplomacy=1), city(diplomacy=2), city())
    assert (tokens(game, 1), tokens(game, 2)) == ((0, 0), (0, 0))
    assert (doves(game, 1), doves(game, 2)) == (0, 1)


@pytest.mark.rule("CITIES-TEAM-09")
def test_the_token_is_used_up_and_helps_its_owner_only() -> None:
    game = fought(city(), city(diplomacy=1), city("barracks"), city("stockade"))
    assert doves(game, 1) == 0
    assert tokens(game) == (0, 2), "the partner fights as ever"
    assert tokens(game, 1) == (0, 1)
    assert tokens(game, 3) == (2, 0), "nobody closes up"


@pytest.mark.rule("CITIES-TEAM-10")
def test_everything_else_counts_token_by_token_and_partners_are_neighbours() -> None:
    fighting = [city("barracks"), city("brickyard", "quarry", "glassworks_1", "loom_1"), city(), city()]
    game = fought(*fighting, age=2)
    assert tokens(game) == (2, 0)
    data = position(game)
    rows: Any = data["cities"]
    again = team_table(*[dict(row) for row in rows], age=3, hands={1: ["cenotaph"]}, discard=())
    assert owes(played(again, others={1: "build:cenotaph"})) == {0: 2}
    mourners = team_table(city(victories=2, victory_points=6), city("mourners_guild"), age=3)
    assert score(mourners, "guilds", 1) == 2
    near = team_table(city("guild_of_shadows", "pigeon_loft"), city("hideout", "workshop"), age=3)
    assert (score(near, "guilds"), score(near, "scientific")) == (1, 1)
    gambler = after(team_table(hand=["gambling_den"]), "build:gambling_den")
    assert [coins(gambler, n) for n in range(4)] == [9, 7, 6, 7]
    trade = team_table(city(coins=2), city("press_1"), hand=["scriptorium"])
    assert coins(after(trade, "build:scriptorium"), 1) == 3 + 3 + 2


@pytest.mark.rule("CITIES-TEAM-11")
def test_the_totals_of_partners_are_added() -> None:
    rows = [
        city("capitol", coins=0),
        city(coins=0),
        city("tabularium", coins=0),
        city("gates_of_the_city", coins=0),
    ]
    game = finished(*rows, players=4, options=TEAMS)
    assert [sheet["total"] for sheet in game.scores()] == [8, 0, 6, 4]
    assert game.result is not None
    assert game.result.winners == (2, 3)
    each = finished(*rows, players=4)
    assert each.result is not None
    assert each.result.winners == (0,)


@pytest.mark.rule("CITIES-TEAM-12")
def test_coins_of_both_partners_break_a_tie() -> None:
    rows = [
        city("tabularium", coins=2),
        city(coins=0),
        city("gates_of_the_city", coins=1),
        city("hideout", coins=2),
    ]
    game = finished(*rows, players=4, options=TEAMS)
    assert game.result is not None
    assert game.result.winners == (2, 3)
    rows[1]["coins"] = 1
    shared = finished(*rows, players=4, options=TEAMS)
    assert shared.result is not None
    assert shared.result.winners == (0, 1, 2, 3)
