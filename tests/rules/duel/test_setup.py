"""Chapter SETUP: how a game is set up."""

from collections import Counter
from typing import Any

import pytest

import pharos
from pharos.ai.beginning import coins_for_beginning
from tests.rules.duel.table import CARDS, TOKENS, dealt, table
from tests.rules.duel_table import ANNA, BORIS, after, city, coins, drafted, options, pawn, view

DEALS: list[dict[str, Any]] = [pharos.new_game("duel", seed=seed).deal for seed in range(300)]


@pytest.mark.rule("DUEL-SETUP-01")
def test_the_pawn_starts_in_the_middle() -> None:
    assert pawn(dealt()) == 0


@pytest.mark.rule("DUEL-SETUP-02")
def test_four_military_tokens_lie_on_their_places() -> None:
    assert view(dealt())["military_tokens"] == ["seat0_near", "seat0_far", "seat1_near", "seat1_far"]
    losses = {}
    for space in range(8):
        game = after(table(boris=city(coins=20), pawn=space, cards=["barracks"]), "build:barracks")
        losses[space + 1] = 20 - coins(game, BORIS)
    # each token is used as soon as the pawn enters its zone
    assert {space: loss for space, loss in losses.items() if loss} == {3: 2, 6: 5}


@pytest.mark.rule("DUEL-SETUP-02")
def test_the_tokens_of_the_other_side_mirror_them() -> None:
    losses = {}
    for space in range(8):
        game = table(anna=city(coins=20), pawn=-space, cards=["barracks"], turn=BORIS)
        losses[space + 1] = 20 - coins(after(game, "build:barracks"), ANNA)
    assert {space: loss for space, loss in losses.items() if loss} == {3: 2, 6: 5}


@pytest.mark.rule("DUEL-SETUP-03")
def test_five_random_progress_tokens_lie_on_the_board() -> None:
    for deal in DEALS:
        assert len(deal["progress"]) == len(deal["box"]) == 5
        assert {*deal["progress"], *deal["box"]} == set(TOKENS)
    on_board = Counter(token for deal in DEALS for token in deal["progress"])
    assert all(110 < on_board[token] < 190 for token in TOKENS)  # 150 each on average
    assert set(view(dealt(), ANNA)["progress"]) == set(DEALS[1]["progress"])


@pytest.mark.rule("DUEL-SETUP-04")
def test_everybody_starts_with_seven_coins() -> None:
    assert (coins(dealt(), ANNA), coins(dealt(), BORIS)) == (7, 7)


@pytest.mark.rule("DUEL-SETUP-05")
def test_three_random_cards_leave_each_deck() -> None:
    for deal in DEALS:
        for age, (laid, removed) in enumerate(zip(deal["ages"], deal["removed"], strict=True), start=1):
            buildings = [card for card in laid if CARDS[card].kind == "building"]
            assert len(removed) == 3
            assert len(buildings) == (17 if age == 3 else 20)
            assert {*buildings, *removed} == {
                c.id for c in CARDS.values() if c.age == age and c.kind == "building"
            }
    gone = Counter(card for deal in DEALS for removed in deal["removed"] for card in removed)
    assert len(gone) == 66
    assert max(gone.values()) < 75  # 39 or 45 each on average


@pytest.mark.rule("DUEL-SETUP-06")
def test_three_random_guilds_join_age_three() -> None:
    guilds = [[card for card in deal["ages"][2] if CARDS[card].kind == "guild"] for deal in DEALS]
    assert all(len(found) == 3 for found in guilds)
    times = Counter(guild for found in guilds for guild in found)
    assert len(times) == 7
    assert all(90 < count < 170 for count in times.values())  # 129 each on average


@pytest.mark.rule("DUEL-SETUP-06")
def test_a_deal_with_other_guilds_is_refused() -> None:
    deal: dict[str, Any] = dealt().deal
    unused = next(c.id for c in CARDS.values() if c.kind == "guild" and c.id not in deal["ages"][2])
    slot = next(n for n, card in enumerate(deal["ages"][2]) if CARDS[card].kind == "building")
    deal["ages"][2][slot] = unused
    with pytest.raises(pharos.InvalidDeal, match="4 guilds"):
        pharos.new_game("duel", deal=deal)


@pytest.mark.rule("DUEL-SETUP-07")
def test_removed_cards_are_not_in_the_discard_pile() -> None:
    game = table(
        city("sawmill", "brickyard", wonders=["the_mausoleum"]),
        cards=["walls"],
        discard=["baths", "altar"],
        removed=[
            ["tavern", "stable", "garrison"],
            ["forum", "brewery", "school"],
            ["port", "arena", "palace"],
        ],
    )
    assert view(game, ANNA)["discard"] == ["altar", "baths"]
    assert options(after(game, "wonder:the_mausoleum:walls")) == {"revive:altar", "revive:baths"}


@pytest.mark.rule("DUEL-SETUP-08")
def test_the_first_player_is_random_or_named() -> None:
    assert 120 < sum(deal["first"] for deal in DEALS) < 180
    assert dealt({"first": 0}).waiting == (0,)
    assert dealt({"first": 1}).waiting == (1,)


@pytest.mark.rule("DUEL-SETUP-09")
def test_the_back_of_a_guild_shows_that_it_is_one() -> None:
    cards = {2: "port", 3: "builders_guild", 4: "arena", 5: "palace", 6: "senate", 7: "study", 8: "circus"}
    game = table(age=3, cards=cards, hidden=[2, 3, 4])
    for seat in (ANNA, BORIS, None):
        pyramid = view(game, seat)["pyramid"]
        assert pyramid[3]["back"] == "guild"
        assert pyramid[2]["back"] == pyramid[4]["back"] == "age_3"
        assert all("card" not in place for place in pyramid[2:5])


@pytest.mark.rule("DUEL-SETUP-09")
def test_backs_of_a_whole_deal() -> None:
    game = drafted(dealt())
    backs = {place["back"] for place in view(game, ANNA)["pyramid"] if "back" in place}
    assert backs == {"age_1"}


def bidding(first: int, **more: Any) -> pharos.Game:
    return dealt({"first": first}, bidding=True, **more)


@pytest.mark.rule("DUEL-SETUP-10")
@pytest.mark.parametrize("first", [ANNA, BORIS])
def test_the_last_bid_is_paid_and_begins(first: int) -> None:
    other = 1 - first
    game = bidding(first)
    assert len(view(game)["offer"]) == 4
    assert game.waiting == (other,)
    assert [str(choice) for choice in game.choices(other)] == ["cede", *(f"bid:{n}" for n in range(1, 8))]
    game.choose(other, "bid:1")
    assert [str(choice) for choice in game.choices(first)] == ["cede", *(f"bid:{n}" for n in range(2, 8))]
    game.choose(first, "bid:2")
    left, bought = game.copy(), game.copy()
    left.choose(other, "cede")
    assert (coins(left, first), coins(left, other)) == (5, 7)
    bought.choose(other, "bid:4")
    bought.choose(first, "cede")
    assert (coins(bought, first), coins(bought, other)) == (7, 3)
    for ended, begins in ((left, first), (bought, other)):
        picks: list[int] = []
        while "offer" in view(ended):
            picks += ended.waiting
            ended.choose(ended.waiting[0], ended.choices(ended.waiting[0])[0])
        second = 1 - begins
        assert picks == [begins, second, second, begins, second, begins, begins, second]
        assert ended.waiting == (begins,)
        assert ended.deal["first"] == first
        assert pharos.replay(ended.record()).position() == ended.position()


@pytest.mark.rule("DUEL-SETUP-10")
@pytest.mark.parametrize("first", [ANNA, BORIS])
def test_without_a_bid_the_game_begins_as_it_was_dealt(first: int) -> None:
    game = bidding(first)
    game.choose(1 - first, "cede")
    assert game.waiting == (first,)
    assert (coins(game, ANNA), coins(game, BORIS)) == (7, 7)


@pytest.mark.rule("DUEL-SETUP-10")
def test_nobody_bids_above_what_the_other_could_answer() -> None:
    game = bidding(ANNA)
    game.choose(BORIS, "bid:7")
    assert game.waiting == (BORIS,)
    assert options(game, "draft")
    assert coins(game, BORIS) == 0


@pytest.mark.rule("DUEL-SETUP-10")
def test_a_bid_that_is_not_higher_is_refused() -> None:
    game = bidding(ANNA)
    game.choose(BORIS, "bid:3")
    for choice in ("bid:3", "bid:0"):
        with pytest.raises(pharos.IllegalChoice) as refused:
            game.choose(ANNA, choice)
        assert refused.value.rule == "DUEL-SETUP-10"
        assert "higher than 3" in str(refused.value)
    with pytest.raises(pharos.IllegalChoice):
        dealt().choose(dealt().waiting[0], "bid:1")


@pytest.mark.rule("DUEL-SETUP-10")
@pytest.mark.parametrize("expansions", [(), ("pantheon",), ("agora",), ("pantheon", "agora")])
@pytest.mark.parametrize("first_game", [False, True])
def test_bids_are_positions_and_views_like_all_else(expansions: tuple[str, ...], first_game: bool) -> None:
    options = {"bidding": True, "first_game_wonders": first_game}
    game = pharos.new_game("duel", expansions=expansions, options=options, seed=4)
    first = game.deal["first"]
    for choice in ("bid:2", "bid:3", "cede"):
        seat = game.waiting[0]
        assert pharos.from_position(game.position()).position() == game.position()
        assert [str(one) for one in game.view(seat).choices] == [str(one) for one in game.choices(seat)]
        sampled = game.view(seat).sample(7)
        sampled.choose(seat, choice)
        game.choose(seat, choice)
        assert sampled.waiting == game.waiting
    assert game.waiting == (first,)
    assert [len(city["wonders"]) for city in game.position()["cities"]] == [4 * first_game] * 2


@pytest.mark.rule("DUEL-SETUP-10")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"options": {}}, "the step bid needs the option bidding"),
        ({"steps": [{"step": "bid", "seat": 1, "bid": 0}]}, "before anything else is done"),
        ({"steps": [{"step": "bid", "seat": 1, "bid": 7}]}, "leave the other something to offer"),
        ({"turn": 0}, "before anything else is done"),
    ],
)
def test_a_position_of_impossible_bids_is_refused(change: dict[str, Any], said: str) -> None:
    position = bidding(BORIS).position()
    with pytest.raises(pharos.InvalidPosition, match=said):
        pharos.from_position(position | change)


@pytest.mark.rule("DUEL-SETUP-10")
def test_games_without_bids_are_written_as_before() -> None:
    assert "bidding" not in dealt().record()["options"]
    assert "bidding" not in dealt().position()["options"]
    assert bidding(ANNA).record()["options"]["bidding"] is True


@pytest.mark.rule("DUEL-SETUP-10")
def test_opponents_bid_coin_by_coin_up_to_what_the_beginning_is_worth() -> None:
    for level in ("greedy", "pupil", "trader", "builder", "strategist"):
        game = bidding(ANNA)
        worth = coins_for_beginning(game._state)
        bids = [f"bid:{coins}" for coins in range(1, 8) if worth - coins > coins - 1 - worth]
        assert bids, "a game between equals is not won half of the time"
        agent = pharos.agent(level, 3)
        for said in (*bids, "cede", "draft"):
            choice = agent.choose(game.view(game.waiting[0]))
            assert str(choice).startswith(said), level
            game.choose(game.waiting[0], choice)
