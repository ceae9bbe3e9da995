"""Who wins 7 Wonders: the highest total, to the point, then coins, then a shared victory.

The total is the sum of all rows of the sheet. In each case a city scores in some way, and a rival gets
exactly as many coins as make the totals differ by one point, or equal.
"""

from collections.abc import Sequence
from typing import Any

import pytest

import pharos
from tests.rules.classic_table import CARDS, after, city, laid
from tests.rules.leaders.table import LEADERS, last_turn, table

BOTH = ("leaders", "cities")
GREEN = ("apothecary", "workshop", "scriptorium", "dispensary", "laboratory")
GUILDS = sorted(card.id for card in CARDS.values() if card.color == "purple")
COLORFUL = ("altar", "lumber_yard", "loom_1", "barracks", "marketplace", *GREEN)


def ended(mine: dict[str, Any], left: dict[str, Any], coins: int, expansions: Sequence[str]) -> pharos.Game:
    """The game after its last turn; the right neighbor has this many coins more."""
    cities = (mine, left, city(wonder="alexandria_a", coins=3 + coins))
    turn = last_turn(3, expansions)
    if expansions:
        return after(table(*cities, age=3, turn=turn, expansions=expansions))
    return after(laid(*cities, age=3, turn=turn))


def decided_to_the_point(
    mine: dict[str, Any], left: dict[str, Any], expansions: Sequence[str] = BOTH
) -> None:
    """The city of seat 0 and its right neighbor, with enough extra coins to change the winner."""
    totals = [sheet["total"] for sheet in ended(mine, left, 0, expansions).scores()]
    ahead = totals[0] - totals[2]
    assert ahead > 1, f"the case is too poor: {totals}"
    assert totals[0] > totals[1] + 1, f"the case must not be won by the left neighbour: {totals}"
    for more, winner in ((ahead - 1, {0}), (ahead, {2}), (ahead + 1, {2})):
        game = ended(mine, left, 3 * more, expansions)
        result = game.result
        assert result is not None
        for sheet in result.scores:
            assert sheet["total"] == sum(points for row, points in sheet.items() if row != "total")
        found = [sheet["total"] for sheet in result.scores]
        assert found[2] - found[0] == more - ahead
        assert set(result.winners) == winner, (found, more)


def rich(*cards: str, **more: Any) -> dict[str, Any]:
    """A city that is ahead of the others."""
    return city(*COLORFUL, *cards, coins=3, **more)


@pytest.mark.rule("SW-OLY-06", "SW-SCORE-01", "SW-TIE-01")
@pytest.mark.parametrize("guild", GUILDS)
def test_a_copied_guild_decides_the_game_to_the_point(guild: str) -> None:
    mine = rich(wonder="olympia_b", stages=3)
    decided_to_the_point(mine, city(guild, "press_1", wonder="rhodes_a", leaders=["aristotle"]))


@pytest.mark.rule("SW-SCORE-01", "SW-TIE-01")
@pytest.mark.parametrize("guild", GUILDS)
def test_an_own_guild_decides_the_game_to_the_point(guild: str) -> None:
    decided_to_the_point(
        rich(guild, wonder="ephesus_b", stages=3), city("press_1", "baths", wonder="rhodes_a")
    )


@pytest.mark.rule("LEADERS-POINTS-01", "SW-TIE-01")
@pytest.mark.parametrize("leader", sorted(LEADERS))
def test_a_leader_decides_the_game_to_the_point(leader: str) -> None:
    mine = rich("haven", wonder="ephesus_a", stages=3, leaders=[leader])
    decided_to_the_point(mine, city("press_1", wonder="rhodes_a"))


@pytest.mark.rule("SW-SCORE-01", "SW-TIE-01")
def test_without_expansions_too() -> None:
    mine = rich("haven", "arena", "palace", "scientists_guild", wonder="giza_b", stages=4)
    decided_to_the_point(mine, city("press_1", wonder="rhodes_a"), ())
    copied = rich(wonder="olympia_b", stages=3)
    decided_to_the_point(copied, city("scientists_guild", wonder="rhodes_a"), ())


@pytest.mark.rule("SW-TIE-01")
def test_equal_totals_are_decided_by_coins_and_then_shared() -> None:
    same = [city("altar", wonder=board, coins=3) for board in ("babylon_a", "rhodes_a", "giza_a")]

    def winners(*coins: int) -> set[int]:
        rows = [row | {"coins": amount} for row, amount in zip(same, coins, strict=True)]
        game = after(laid(*[row | {"cards": []} for row in rows], age=3, turn=last_turn(3, ())))
        assert game.result is not None
        return set(game.result.winners)

    assert winners(3, 3, 3) == {0, 1, 2}
    assert winners(4, 3, 4) == {0, 2}
    assert winners(3, 5, 4) == {1}
