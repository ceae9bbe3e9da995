"""Chapter DISCARD: discarding for coins."""

import pytest

from tests.rules.duel.table import table
from tests.rules.duel_table import ANNA, BORIS, after, cards_of, city, gained, view


@pytest.mark.rule("DUEL-DISCARD-01")
def test_two_coins_and_one_for_each_yellow_card() -> None:
    game = table(city("forum", "brewery"), city("tavern", "clay_reserve"), turn=BORIS, cards=["aqueduct"])
    assert gained(game, "discard:aqueduct", seat=BORIS) == 4
    assert gained(game, "discard:aqueduct", seat=ANNA) == 0
    explained = game.explain(BORIS, "discard:aqueduct").price
    assert explained is not None
    assert explained.gain == 4


@pytest.mark.rule("DUEL-DISCARD-02")
def test_both_players_see_the_discard_pile() -> None:
    game = after(table(cards=["aqueduct", "walls", "forum"]), "discard:walls", "discard:aqueduct")
    for seat in (ANNA, BORIS, None):
        assert sorted(view(game, seat)["discard"]) == ["aqueduct", "walls"]
    assert cards_of(game, ANNA) == cards_of(game, BORIS) == set()


@pytest.mark.rule("DUEL-DISCARD-03")
def test_the_discarded_card_does_not_count_itself() -> None:
    assert gained(table(cards=["brewery"]), "discard:brewery") == 2
