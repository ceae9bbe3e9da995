"""Two players, teams, and Leaders together with Cities."""

from typing import Any

import pytest

import pharos
from tests.rules.classic_table import after, city, coins, open_city, options, position, score, step
from tests.rules.leaders.table import LEADERS, WITH_CITIES, chosen, leader_hand, paid, recruitment, table


@pytest.mark.rule("LEADERS-TWOP-01")
def test_two_players_draft_across_and_the_free_city_takes_no_leaders() -> None:
    game = pharos.new_game("classic", players=2, expansions=["leaders"], seed=4)
    assert [coins(game, number) for number in range(3)] == [6, 6, 3]
    leaders: Any = game.deal["leaders"]
    kept = [min(leaders[seat]) for seat in range(2)]
    for seat in range(2):
        game.choose(seat, f"draft:{kept[seat]}")
    hands: Any = position(game)["draft_hands"]
    assert set(hands[0]) == set(leaders[1]) - {kept[1]}
    for _ in range(2):
        for seat in game.waiting:
            game.choose(seat, game.choices(seat)[0])
    assert (step(game), game.waiting) == ("recruit", (0, 1))
    assert [len(leader_hand(game, seat)) for seat in range(2)] == [4, 4]
    assert "leader_cards" not in open_city(game, 2)
    for seat in game.waiting:
        game.choose(seat, game.choices(seat)[-1])
    assert (step(game), [coins(game, number) for number in range(3)]) == ("turn", [9, 9, 3])


@pytest.mark.rule("LEADERS-TWOP-01")
def test_rome_as_the_free_city_helps_its_neighbours_only() -> None:
    free = city("clay_pool", "lumber_yard", wonder="rome_b", coins=0)
    game = recruitment(city(coins=9), city(), free, players=2, leaders=["pericles"])
    assert paid(game, "recruit:pericles") == 5
    for wonder_stages, makers, gained in (
        (0, ("clay_pool", "lumber_yard"), 5),
        (1, ("clay_pool", "stone_pit", "loom_1"), 0),
    ):
        free = city(*makers, wonder="rome_b", stages=wonder_stages, coins=0)
        turn = table(
            city(), city(), free, players=2, age=2, turn=2, hand=["walls", "temple"], leaders=["midas"]
        )
        holder = 0 if (2 + 2) % 2 == 0 else 1
        assert holder == 0
        turn = chosen(turn, "discard:walls", 0)
        turn = chosen(turn, "city:stage:temple", 0)
        pile = position(turn)["leader_pile"]
        done = turn.copy()
        done.choose(1, next(str(choice) for choice in done.choices(1) if str(choice).startswith("discard")))
        assert (open_city(done, 2)["stages"], coins(done, 2)) == (wonder_stages + 1, gained)
        assert position(done)["leader_pile"] == pile
        assert (step(done), leader_hand(done)) == ("turn", ["midas"])


def test_the_free_city_may_copy_a_leader() -> None:
    makers = ("clay_pool", "lumber_yard", "glassworks_1", "loom_1")
    free = city(*makers, coins=0)
    hand = ["courtesans_guild", "palace"]
    game = table(city(leaders=["croesus"]), city(), free, players=2, age=3, turn=3, hand=hand)
    game = chosen(chosen(game, "discard:palace"), "city:build:courtesans_guild")
    game.choose(1, next(str(choice) for choice in game.choices(1) if str(choice).startswith("discard")))
    assert (step(game), game.waiting, options(game)) == ("copy", (0,), {"city:copy:croesus"})
    assert coins(chosen(game, "city:copy:croesus"), 2) == 6


@pytest.mark.rule("LEADERS-CITIES-01")
def test_the_leaders_of_cities_are_in_the_deck_only_with_both() -> None:
    six = {leader.id for leader in LEADERS.values() if leader.expansion == "cities"}
    assert six == {"aspasia", "berenice", "caligula", "darius", "diocletian", "semiramis"}
    both: Any = pharos.new_game("classic", players=3, expansions=WITH_CITIES, seed=1).deal
    alone: Any = pharos.new_game("classic", players=3, expansions=["leaders"], seed=1).deal
    everyone = [
        {leader for hand in deal["leaders"] for leader in hand} | set(deal["leader_pile"])
        for deal in (both, alone)
    ]
    assert (six <= everyone[0], six & everyone[1]) == (True, set())


@pytest.mark.rule("LEADERS-CITIES-01")
def test_black_cards_complete_no_set() -> None:
    six_colors = ("loom_1", "altar", "marketplace", "workshop", "stockade", "spies_guild")
    plato = table(city(*six_colors, "hideout", leaders=["plato"]), age=3, expansions=WITH_CITIES)
    assert score(plato, "leaders") == 0
    justinian = table(
        city("altar", "stockade", "pigeon_loft", leaders=["justinian"]), age=3, expansions=WITH_CITIES
    )
    assert score(justinian, "leaders") == 0


@pytest.mark.rule("LEADERS-TEAM-01")
def test_partners_show_each_other_their_leaders() -> None:
    game = pharos.new_game("classic", players=4, expansions=WITH_CITIES, seed=2, options={"teams": True})
    shown: Any = game.view(0).data["partner_leaders"]
    assert shown["draft_hand"] == position(game)["draft_hands"][1]
    for _ in range(3):
        for seat in game.waiting:
            game.choose(seat, game.choices(seat)[0])
    shown = game.view(0).data["partner_leaders"]
    assert shown["leader_hand"] == leader_hand(game, 1)
    for other in (2, 3):
        hidden = set(leader_hand(game, other)) - {
            name for row in shown["leaders_seen"] for name in row["leaders"]
        }
        seen: Any = game.view(0).data["leaders_seen"]
        hidden -= {name for row in seen for name in row["leaders"]}
        assert not any(f'"{name}"' in str(game.view(0).data) for name in hidden)
    # Nothing can be given to the teammate.
    verbs = {choice.partition(":")[0] for choice in options(game)}
    assert verbs <= {"recruit", "stage", "discard"}
    alone = pharos.new_game("classic", players=4, expansions=WITH_CITIES, seed=2)
    assert "partner_leaders" not in alone.view(0).data


def test_a_whole_game_with_leaders_is_scored_in_all_rows() -> None:
    game = after(table(city(leaders=["midas"]), expansions=WITH_CITIES))
    rows = ["military", "treasury", "wonders", "civilian", "scientific", "commercial", "guilds", "leaders"]
    assert list(game.scores()[0]) == [*rows, "cities", "debt", "total"]
    assert list(after(table()).scores()[0]) == [*rows, "total"]
