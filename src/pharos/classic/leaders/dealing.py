"""Converts the leaders of a deal to plain data and back."""

from collections.abc import Mapping

from pharos.classic.deal import Deal
from pharos.classic.leaders.draft import deck_of_leaders
from pharos.classic.leaders.roster import FIRST_LEADER, LEADER_NUMBERS, LEADERS, LEADERS_DEALT
from pharos.core.errors import InvalidDeal
from pharos.core.plain import shown

DEALT = int(LEADERS_DEALT)


def leaders_deal_data(deal: Deal) -> dict[str, object]:
    """Returns four leaders by seat, before the draft, and the unused ones in drawing order."""
    dealt = [LEADERS[int(leader)].name for leader in deal.leaders]
    return {
        "leaders": [dealt[n : n + DEALT] for n in range(0, len(dealt), DEALT)],
        "leader_pile": [LEADERS[int(leader)].name for leader in deal.leader_pile],
    }


def read_leaders_deal(deal: Deal, data: Mapping[str, object]) -> None:
    """Reads the leaders of a deal; every leader is dealt or unused."""
    hands = data.get("leaders")
    if not isinstance(hands, list | tuple) or len(hands) != deal.players:
        raise InvalidDeal(f"The leaders of a deal for {deal.players} players are {deal.players} lists.")
    left = set(deck_of_leaders(int(deal.mix)))
    dealt: list[int] = []
    for hand in hands:
        if not isinstance(hand, list | tuple) or len(hand) != DEALT:
            raise InvalidDeal(f"Every seat is dealt {DEALT} leaders.")
        dealt += [_taken(name, left) for name in hand]
    pile = data.get("leader_pile", [LEADERS[n].name for n in sorted(left)])
    if not isinstance(pile, list | tuple):
        raise InvalidDeal("The unused leaders of a deal are a list.")
    unused = [_taken(name, left) for name in pile]
    if left:
        raise InvalidDeal(f"The leader {LEADERS[min(left)].name} is neither dealt nor unused.")
    deal.put_leaders(dealt, unused)


def _taken(name: object, left: set[int]) -> int:
    number = LEADER_NUMBERS.get(name) if isinstance(name, str) else None
    if number is None:
        raise InvalidDeal(f"There is no leader {shown(name)}.")
    number -= int(FIRST_LEADER)
    if number not in left:
        raise InvalidDeal(f"The leader {name} is dealt twice or not in this game.")
    left.remove(number)
    return number
