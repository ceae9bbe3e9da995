"""Visible pieces that cannot be chosen come with their reason; public prices come for every seat."""

from collections import Counter
from random import Random

import pytest

import pharos
from tests.rules import classic_table as classic
from tests.rules.duel.table import table
from tests.rules.duel_table import ANNA, BORIS, city

pytestmark = pytest.mark.as_seated("what lies open lies open for everybody, wherever somebody sits")

MIXES = [
    ("duel", 2, ()),
    ("duel", 2, ("pantheon", "agora")),
    ("classic", 2, ()),
    ("classic", 3, ("leaders",)),
    ("classic", 4, ("leaders", "cities")),
]


def reasons(game: pharos.Game, seat: int) -> dict[str, str]:
    return {barred.choice: barred.refusal.key for barred in game.barred(seat)}


def test_open_cards_and_wonders_that_are_too_dear_or_covered() -> None:
    game = table(
        city(coins=1, wonders=["the_sphinx"]),
        cards={0: "walls", 1: "forum", 6: "statue"},
    )
    assert reasons(game, ANNA) == {
        "build:walls": "refused-covered",
        "build:forum": "refused-covered",
        "build:statue": "refused-too-few-coins",
        "wonder:the_sphinx:statue": "refused-too-few-coins",
    }
    assert reasons(game, BORIS) == {}, "a seat that owes nothing is told nothing"
    walls, _, statue, _ = game.barred(ANNA)
    assert (walls.refusal.rule, statue.refusal.rule) == ("DUEL-STRUCT-05", "DUEL-BUILD-12")
    assert statue.refusal.args == {"price": 4, "coins": 1}
    assert walls.price == pharos.Price(coins=4, bought=(pharos.Purchase("stone", 2, 2),))


def test_the_rivals_prices_lie_open_too() -> None:
    game = table(city("quarry", wonders=["the_sphinx"]), city("stone_reserve"), cards=["walls"])
    anna, boris = game.price_lists()
    assert anna.markets[0].prices["stone"] == 2
    assert boris.markets[0].prices["stone"] == 1
    assert anna.things["build:walls"].coins == 2
    assert boris.things["build:walls"].coins == 2
    assert anna.things["wonder:the_sphinx"] == game.explain(ANNA, "wonder:the_sphinx:walls").price
    assert "wonder:the_sphinx" not in boris.things


def test_a_fixed_price_counts_from_the_owners_next_turn() -> None:
    """DUEL-TRADE-08: in the list of the seat that waits it counts already."""
    game = table(city("quarry"), city(), turn=BORIS, cards=["stone_reserve", "altar"], age=1)
    game.choose(BORIS, "build:stone_reserve")
    assert game.price_lists()[BORIS].markets[0].prices["stone"] == 1


def test_neighbours_and_the_bank_sell_at_their_prices() -> None:
    game = classic.laid(classic.city("east_trading_post"), classic.city("clay_pool"), hand=["altar"])
    left, right = game.price_lists()[0].markets
    assert (left.seller, right.seller) == (1, 2)
    assert {left.prices["wood"], left.prices["cloth"]} == {2}
    assert (right.prices["wood"], right.prices["cloth"]) == (1, 2)
    stage = game.price_lists()[0].things["stage"]
    assert (stage.coins, stage.paid_to) == (2, {1: 2})
    assert stage == game.explain(0, "stage:altar").price


@pytest.mark.parametrize(("name", "players", "expansions"), MIXES)
def test_every_open_thing_can_be_chosen_or_is_barred(
    name: str, players: int, expansions: tuple[str, ...]
) -> None:
    """Nothing is listed twice, nothing legal is barred, and a barred choice is rejected for that reason."""
    kinds: Counter[str] = Counter()
    chance = Random(5)
    for seed in range(3):
        game = pharos.new_game(name, players=players, expansions=expansions, seed=seed)
        while not game.over:
            seat = chance.choice(game.waiting)
            options = [str(choice) for choice in game.choices(seat)]
            barred = game.barred(seat)
            assert len({one.choice for one in barred}) == len(barred)
            for one in barred:
                assert one.choice not in options
                explained = game.explain(seat, one.choice)
                assert (explained.key, explained.rule) == (one.refusal.key, one.refusal.rule)
                assert explained.price == one.price
                kinds[one.refusal.key] += 1
            view = game.view(seat).data
            named = {word for text in options + [one.choice for one in barred] for word in text.split(":")}
            if "discard:" in "".join(options):
                open_cards = [place["card"] for place in view.get("pyramid", []) if place and "card" in place]
                missing = set(open_cards or view["hand"]) - named
                assert len(missing) <= ("city" in named), "the own sealed card is not the free city's"
            game.choose(seat, chance.choice(options))
    assert kinds
