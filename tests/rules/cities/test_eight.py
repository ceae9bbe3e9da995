"""Chapter EIGHT: eight players."""

from collections import Counter
from typing import Any

import pytest

import pharos
from tests.rules.cities.table import BLACK, CITIES
from tests.rules.classic_table import CARDS, after, deck, open_city


@pytest.mark.rule("CITIES-EIGHT-01")
def test_the_decks_of_seven_players() -> None:
    deal: Any = pharos.new_game("classic", players=8, expansions=["cities"], seed=2).deal
    for n, hands in enumerate(deal["hands"]):
        cards = [card for hand in hands for card in hand]
        assert [len(hand) for hand in hands] == [7] * 8
        assert sum(card in BLACK for card in cards) == 7
        rest = [card for card in cards if card not in BLACK and CARDS[card].color != "purple"]
        assert Counter(rest) == Counter(deck(7, n + 1, CITIES))
    assert len(deal["guilds"]) == 9
    assert len({board[:-2] for board in deal["wonders"]}) == 8


@pytest.mark.rule("CITIES-EIGHT-02")
def test_six_turns_of_seven_cards() -> None:
    game = pharos.new_game("classic", players=8, expansions=["cities"], seed=2)
    for turn in range(1, 7):
        assert game.view(None).data["turn"] == turn
        game = after(game)
    assert (game.view(None).data["age"], game.view(None).data["discard_backs"]) == (2, [56, 0, 0])


@pytest.mark.rule("CITIES-EIGHT-03")
@pytest.mark.parametrize("teams", [False, True])
def test_eight_play_each_for_himself_or_in_teams(teams: bool) -> None:
    game = pharos.new_game("classic", players=8, expansions=["cities"], seed=2, options={"teams": teams})
    while not game.over:
        game = after(game)
    assert game.result is not None
    assert all(open_city(game, n)["debt"] == 0 for n in range(8))
    with pytest.raises(pharos.PharosError, match="needs the expansion cities"):
        pharos.new_game("classic", players=8, seed=2)
    with pytest.raises(pharos.PharosError, match="2 to 8 players, not 9"):
        pharos.new_game("classic", players=9, expansions=["cities"], seed=2)
    with pytest.raises(pharos.PharosError, match="needs the expansion cities"):
        pharos.new_game("classic", players=8, expansions=["leaders"], seed=2)
