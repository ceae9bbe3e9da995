"""Chapters POINTS, SCI and ARMY: points, symbols and shields of leaders."""

from typing import Any

import pytest

from tests.rules.classic_table import CONTENT, LEFT, RIGHT, after, city, coins, score, tokens
from tests.rules.leaders.table import LEADERS, WITH_CITIES, last_turn, paid, recruitment, table


def with_leader(leader: str, *cards: str, age: int = 3, **more: Any) -> tuple[int, int]:
    """The row of leaders and the total of a city, both as differences to the city without the leader; the
    version of the Craftsmens Guild makes no difference."""
    sheets = []
    for guild in ("rulebook", "printed"):
        for leaders in ([], [leader]):
            mine = city(*cards, leaders=leaders, **more)
            game = table(mine, age=age, turn=4, options={"craftsmens_guild": guild})
            sheets.append((score(game, "leaders"), score(game, "total")))
    assert sheets[:2] == sheets[2:]
    return sheets[1][0] - sheets[0][0], sheets[1][1] - sheets[0][1]


@pytest.mark.rule("LEADERS-POINTS-01")
@pytest.mark.parametrize(
    ("leader", "cost", "points"),
    [("sappho", 1, 2), ("zenobia", 2, 3), ("nefertiti", 3, 4), ("cleopatra", 4, 5)],
)
def test_leaders_worth_points(leader: str, cost: int, points: int) -> None:
    assert paid(recruitment(city(coins=9), leaders=[leader]), f"recruit:{leader}") == cost
    assert with_leader(leader) == (points, points)


@pytest.mark.rule("LEADERS-POINTS-02")
@pytest.mark.parametrize(
    ("leader", "cost", "cards", "points"),
    [
        ("phidias", 3, ("lumber_yard", "clay_pit", "sawmill"), 3),
        ("praxiteles", 3, ("loom_1", "press_2"), 4),
        ("nebuchadnezzar", 4, ("altar", "theater", "baths"), 3),
        ("varro", 3, ("marketplace", "forum"), 2),
        ("pericles", 6, ("stockade", "barracks", "walls", "stables"), 8),
        ("hypatia", 4, ("workshop", "school"), 2),
        ("hiram", 3, ("spies_guild", "traders_guild"), 4),
    ],
)
def test_leaders_worth_points_per_own_card(
    leader: str, cost: int, cards: tuple[str, ...], points: int
) -> None:
    assert paid(recruitment(city(coins=9), leaders=[leader]), f"recruit:{leader}") == cost
    assert with_leader(leader, *cards) == (points, points)
    assert with_leader(leader) == (0, 0)


@pytest.mark.rule("LEADERS-POINTS-02")
def test_cards_of_neighbours_do_not_count() -> None:
    game = table(city(leaders=["pericles"]), city("stockade"), city("barracks"), age=3, turn=4)
    assert score(game, "leaders") == 0


@pytest.mark.rule("LEADERS-POINTS-03")
def test_amytis_counts_stages_and_alexander_victory_tokens() -> None:
    assert paid(recruitment(city(coins=9), leaders=["amytis"]), "recruit:amytis") == 4
    assert with_leader("amytis", stages=2) == (4, 4)
    assert paid(recruitment(city(coins=9), leaders=["alexander"]), "recruit:alexander") == 3
    assert with_leader("alexander", victories=3, victory_points=1 + 3 + 3, defeats=1) == (3, 3)


@pytest.mark.rule("LEADERS-POINTS-04")
def test_midas_counts_coins_besides_their_usual_points() -> None:
    assert paid(recruitment(city(coins=9), leaders=["midas"]), "recruit:midas") == 3
    assert with_leader("midas", coins=8) == (2, 2)
    game = table(city(leaders=["midas"], coins=8), age=3, turn=4)
    assert (score(game, "treasury"), score(game, "leaders")) == (2, 2)


@pytest.mark.rule("LEADERS-POINTS-05")
def test_justinian_and_plato_count_sets() -> None:
    assert paid(recruitment(city(coins=9), leaders=["justinian"]), "recruit:justinian") == 3
    blue, red = ("altar", "theater", "baths"), ("stockade", "barracks")
    green = ("workshop", "apothecary", "scriptorium", "school", "library")
    assert with_leader("justinian", *blue, *red, *green) == (6, 6)
    assert with_leader("justinian", *blue, *red) == (0, 0)
    assert paid(recruitment(city(coins=9), leaders=["plato"]), "recruit:plato") == 4
    one = ("lumber_yard", "loom_1", "altar", "marketplace", "workshop", "stockade", "spies_guild")
    two = ("clay_pool", "press_1", "theater", "forum", "apothecary", "barracks", "traders_guild")
    assert with_leader("plato", *one) == (7, 7)
    assert with_leader("plato", *one, *two) == (14, 14)
    assert with_leader("plato", *one[1:], *two[1:]) == (0, 0)


@pytest.mark.rule("LEADERS-POINTS-06")
def test_aristotle_makes_sets_of_symbols_worth_ten() -> None:
    assert paid(recruitment(city(coins=9), leaders=["aristotle"]), "recruit:aristotle") == 3
    sets = ("workshop", "apothecary", "scriptorium", "laboratory", "dispensary", "library")
    for leaders, worth in (([], 3 * 4 + 2 * 7), (["aristotle"], 3 * 4 + 2 * 10)):
        game = table(city(*sets, leaders=leaders), age=3, turn=4)
        assert (score(game, "scientific"), score(game, "leaders")) == (worth, 0)


@pytest.mark.rule("LEADERS-POINTS-06")
def test_with_aristotle_a_wild_symbol_prefers_a_set() -> None:
    # Three equal symbols and one of another kind: a fourth equal one brings 7, a set 1 + 7 or 1 + 10.
    mine = city("workshop", "laboratory", "apothecary", wonder="babylon_b", stages=3, leaders=["aristotle"])
    game = table(mine, age=3, turn=4)
    assert score(game, "scientific") == 4 + 1 + 1 + 10


@pytest.mark.rule("LEADERS-POINTS-07")
def test_points_of_leaders_have_a_row_of_their_own() -> None:
    game = table(city("altar", leaders=["cleopatra", "nebuchadnezzar"]), age=2)
    sheet = game.scores()[0]
    assert (sheet["leaders"], sheet["civilian"]) == (6, 2)
    assert sheet["total"] == sum(points for row, points in sheet.items() if row != "total")
    both = table(city("gates_of_the_city", leaders=["darius"]), age=2, expansions=WITH_CITIES)
    assert (score(both, "leaders"), score(both, "cities")) == (1, 4)


@pytest.mark.rule("LEADERS-SCI-01")
@pytest.mark.parametrize(
    ("leader", "pair"), [("euclid", "apothecary"), ("ptolemy", "scriptorium"), ("pythagoras", "workshop")]
)
def test_leaders_with_a_symbol(leader: str, pair: str) -> None:
    assert paid(recruitment(city(coins=9), leaders=[leader]), f"recruit:{leader}") == 5
    symbols = {card.id: card.effects[0] for card in CONTENT.cards if card.color == "green"}
    assert LEADERS[leader].effects == (symbols[pair],)
    game = table(city(pair, leaders=[leader, "hypatia"]), age=2)
    assert (score(game, "scientific"), score(game, "leaders")) == (4, 1)


@pytest.mark.rule("LEADERS-ARMY-01")
@pytest.mark.parametrize(("leader", "cost", "shields"), [("hannibal", 2, 1), ("caesar", 5, 2)])
def test_leaders_with_shields(leader: str, cost: int, shields: int) -> None:
    assert paid(recruitment(city(coins=9), leaders=[leader]), f"recruit:{leader}") == cost
    red = ("stockade", "barracks")
    for enemy, result in ((red[: shields - 1], (2, 0)), (red[:shields], (1, 0))):
        game = table(city(leaders=[leader]), city(*enemy), age=1, turn=last_turn())
        assert tokens(after(game)) == result


@pytest.mark.rule("LEADERS-ARMY-02")
def test_tomyris_hands_her_defeats_to_the_winner() -> None:
    assert paid(recruitment(city(coins=9), leaders=["tomyris"]), "recruit:tomyris") == 4
    mine = city(leaders=["tomyris"])
    game = table(mine, city("stockade"), city("barracks"), age=2, turn=last_turn())
    done = after(game)
    assert tokens(done) == (0, 0)
    # The two neighbours are level with each other.
    assert tokens(done, LEFT) == tokens(done, RIGHT) == (1, 1)
    assert score(done, "military", LEFT) == 3 - 1
    strong = table(city("walls", leaders=["tomyris"]), age=2, turn=last_turn())
    assert tokens(after(strong)) == (2, 0)


@pytest.mark.rule("LEADERS-ARMY-03")
def test_a_token_handed_on_stays_with_the_winner() -> None:
    mine = city(leaders=["tomyris"])
    game = table(mine, city("walls"), city("stockade", "strategists_guild"), age=3, turn=last_turn())
    before = score(game, "guilds", RIGHT)
    done = after(game)
    # The left neighbor beats both; one defeat token, its own or Tomyris', is with it, one with the right one.
    assert (tokens(done), tokens(done, LEFT), tokens(done, RIGHT)) == ((0, 0), (2, 1), (1, 2))
    # The Strategists Guild of the right city counts tokens where they are: none here, one on the left.
    assert score(done, "guilds", RIGHT) - before == 1
    assert coins(done) == 3 + 3
