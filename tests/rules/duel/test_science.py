"""Chapter SCI: scientific symbols, pairs, scientific supremacy."""

import pytest

from pharos.content import effects
from tests.rules.duel.table import CARDS, TOKENS, WONDERS, table
from tests.rules.duel_table import ANNA, BORIS, after, city, options, refusal, tokens_of, view, won

PAIRS = [
    ("scriptorium", "library"),
    ("pharmacist", "dispensary"),
    ("workshop", "laboratory"),
    ("apothecary", "school"),
    ("academy", "study"),
    ("university", "observatory"),
]
FIVE = ["scriptorium", "pharmacist", "workshop", "apothecary", "academy"]


def symbols(of: tuple[effects.DuelEffect, ...]) -> list[str]:
    return [effect.symbol for effect in of if isinstance(effect, effects.Science)]


@pytest.mark.rule("DUEL-SCI-01")
def test_seven_symbols_six_of_them_on_two_green_cards_each() -> None:
    on_cards: dict[str, set[str]] = {}
    for card in CARDS.values():
        for symbol in symbols(card.effects):
            assert card.color == "green"
            on_cards.setdefault(symbol, set()).add(card.id)
    assert sorted(sorted(pair) for pair in on_cards.values()) == sorted(sorted(pair) for pair in PAIRS)
    on_tokens = {token.id: symbols(token.effects) for token in TOKENS.values() if symbols(token.effects)}
    assert list(on_tokens) == ["law"]
    assert len({*on_cards, *on_tokens["law"]}) == 7


@pytest.mark.rule("DUEL-SCI-01", "DUEL-SCI-02")
@pytest.mark.parametrize("pair", PAIRS)
def test_each_pair_brings_a_token(pair: tuple[str, str]) -> None:
    first, second = pair
    age = CARDS[second].age
    game = table(city(first, coins=60), age=age, board=["law", "economy"], cards=[second])
    game = after(game, f"build:{second}")
    assert game.waiting == (ANNA,)
    assert options(game) == {"progress:law", "progress:economy"}
    game = after(game, "progress:economy")
    assert tokens_of(game, ANNA) == {"economy"}
    assert view(game)["progress"] == ["law"]
    assert game.waiting == (BORIS,)


@pytest.mark.rule("DUEL-SCI-02")
def test_two_different_symbols_bring_nothing() -> None:
    game = table(city("scriptorium", coins=60), board=["law"], cards=["laboratory"])
    assert after(game, "build:laboratory").waiting == (BORIS,)


@pytest.mark.rule("DUEL-SCI-02")
def test_a_pair_is_made_in_one_city() -> None:
    game = table(city(coins=60), city("workshop"), board=["law"], cards=["laboratory"])
    assert after(game, "build:laboratory").waiting == (BORIS,)


@pytest.mark.rule("DUEL-SCI-03")
def test_a_token_must_be_taken() -> None:
    game = after(table(city("workshop", coins=60), board=["law"], cards=["laboratory"]), "build:laboratory")
    assert options(game) == {"progress:law"}
    assert refusal(game, "discard:courthouse") == "DUEL-TURN-02"
    assert refusal(game, "progress:economy") == "DUEL-SCI-02"


@pytest.mark.rule("DUEL-SCI-04")
def test_a_pair_with_an_empty_board_gives_nothing() -> None:
    game = table(city("workshop", coins=60), board=[], cards=["laboratory"])
    game = after(game, "build:laboratory")
    assert game.waiting == (BORIS,)
    assert tokens_of(game, ANNA) == set()


@pytest.mark.rule("DUEL-SCI-04")
def test_taken_tokens_are_not_replaced() -> None:
    anna = city("workshop", "apothecary", coins=60)
    game = table(anna, board=["law", "economy"], box=["strategy"], cards=["laboratory", "school", "walls"])
    game = after(game, "build:laboratory", "progress:law", "discard:walls", "build:school")
    assert options(game) == {"progress:economy"}


@pytest.mark.rule("DUEL-SCI-05")
def test_six_different_symbols_win_at_once() -> None:
    game = table(city(*FIVE, coins=60), age=3, cards=["university"])
    game = after(game, "build:university")
    assert won(game) == ((ANNA,), "science")
    assert game.waiting == ()


@pytest.mark.rule("DUEL-SCI-05")
def test_five_different_symbols_are_not_enough() -> None:
    game = table(city(*FIVE[:4], coins=60), age=3, board=["law"], cards=["university"])
    assert won(after(game, "build:university")) is None
    game = table(city(*FIVE, coins=60), age=3, board=["economy"], cards=["study"])  # a pair, no new symbol
    assert won(after(game, "build:study", "progress:economy")) is None


@pytest.mark.rule("DUEL-SCI-06")
def test_law_as_the_sixth_symbol_through_a_pair() -> None:
    game = table(city(*FIVE, coins=60), age=3, board=["law", "economy"], cards=["study"])
    game = after(game, "build:study")
    assert won(after(game, "progress:economy")) is None
    assert won(after(game, "progress:law")) == ((ANNA,), "science")


@pytest.mark.rule("DUEL-SCI-06")
def test_law_as_the_sixth_symbol_through_the_great_library() -> None:
    anna = city(*FIVE, coins=60, wonders=["the_great_library"])
    game = table(anna, age=3, box=["economy", "law", "strategy"], cards=["port"])
    game = after(game, "wonder:the_great_library:port")
    assert won(after(game, "library:law")) == ((ANNA,), "science")
    assert won(after(game, "library:strategy")) is None


@pytest.mark.rule("DUEL-SCI-06")
def test_a_green_card_as_the_sixth_symbol_after_law() -> None:
    game = table(city(*FIVE[:4], progress=["law"], coins=60), age=3, cards=["study"])
    assert won(after(game, "build:study")) == ((ANNA,), "science")


@pytest.mark.rule("DUEL-SCI-07")
@pytest.mark.parametrize("card", ["library", "dispensary", "laboratory", "school"])
def test_law_makes_no_pair(card: str) -> None:
    game = table(city(coins=60, progress=["law"]), board=["economy"], cards=[card])
    assert after(game, f"build:{card}").waiting == (BORIS,)


@pytest.mark.rule("DUEL-SCI-07")
def test_taking_law_makes_no_pair() -> None:
    game = table(city("workshop", coins=60), board=["law", "economy"], cards=["laboratory"])
    assert after(game, "build:laboratory", "progress:law").waiting == (BORIS,)


@pytest.mark.rule("DUEL-SCI-08")
def test_no_construction_brings_shields_and_a_symbol() -> None:
    asking = (effects.BuildFromDiscard, effects.DrawProgressToken)
    printed = [card.effects for card in CARDS.values()]
    printed += [wonder.effects for wonder in WONDERS.values()]
    printed += [token.effects for token in TOKENS.values()]
    for found in printed:
        assert not (
            any(isinstance(effect, effects.Shields) for effect in found)
            and any(isinstance(effect, (effects.Science, *asking)) for effect in found)
        )


@pytest.mark.rule("DUEL-SCI-08")
def test_the_active_player_wins_by_the_one_that_was_reached() -> None:
    anna = city(*FIVE, coins=60, wonders=["the_mausoleum"])
    game = table(anna, age=3, pawn=8, discard=["university", "pretorium"], cards=["port"])
    game = after(game, "wonder:the_mausoleum:port")
    assert won(after(game, "revive:university")) == ((ANNA,), "science")
    assert won(after(game, "revive:pretorium")) == ((ANNA,), "military")
