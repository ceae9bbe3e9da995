"""What would happen if the age, or the game, ended now: the conflicts with their strengths, and the
symbols that masks would copy. It is public, and part of every view.
"""

from itertools import pairwise

from pharos.classic.cities.diplomacy import TEAM_TOKENS
from pharos.classic.cities.masks import green_symbols, masked_worth
from pharos.classic.memory import Memory
from pharos.classic.names import cards_in
from pharos.classic.piece import GREEN, SYMBOLS
from pharos.classic.pieces import CARDS
from pharos.classic.state import State
from pharos.classic.zones.place import Place, Scene, Size
from pharos.core.bits import ONE, lane
from pharos.core.shape import Name, Parts, Several, Whole
from pharos.core.zone import Written

MOST_STRENGTH = 999
MOST_MASKS = 99

SYMBOL_OF = {
    card.name: n
    for card in CARDS
    if card.color == GREEN
    for n in range(len(SYMBOLS))
    if lane(card.symbols, n)
}
"""The symbol of each green card; other cards cannot be copied (CITIES-MASK-05)."""


def strength_of(state: State, number: int) -> int:
    """Returns the strength of a city in a conflict, including defeat tokens that count (CITIES-LEAD-10)."""
    city = state.city(number)
    return int(city.shields + city.defeats * city.defeat_shields)


def fights_of(state: State) -> list[dict[str, object]]:
    """Returns the conflicts at the end of the age: two cities each, the second to the left of the first, and
    the number of tokens at stake (SW-WAR-01; CITIES-DIPLO-03 to CITIES-DIPLO-06; CITIES-TEAM-06 to
    CITIES-TEAM-09)."""
    ring = int(state.deal.ring)
    doves = [int(state.city(n).doves) > 0 for n in range(ring)]
    if state.deal.rules.teams:
        return [
            {"cities": [n, (n + 1) % ring], "tokens": int(TEAM_TOKENS[doves[n] + doves[(n + 1) % ring]])}
            for n in range(1, ring, 2)
        ]
    meeting = [n for n in range(ring) if not doves[n]]
    pairs = list(pairwise(meeting))
    if len(meeting) > 2:
        pairs.append((meeting[-1], meeting[0]))
    return [{"cities": list(pair), "tokens": 1} for pair in pairs]


def masks_of(state: State, number: int) -> list[dict[str, object]]:
    """Returns what each mask of a city would copy: a symbol, and the neighbor and green card it is on
    (CITIES-MASK-02); masks for which there is no symbol are omitted."""
    mine = state.city(number)
    sides = [int(state.left_of(number)), int(state.right_of(number))]
    near = sum(int(green_symbols(state.city(side))) for side in sides)
    symbols, masks = int(mine.symbols), int(mine.masks)
    taken: set[tuple[int, str]] = set()
    copied: list[dict[str, object]] = []
    while masks:
        masks -= 1
        worths = {
            n: masked_worth(symbols + ONE[n], mine.wild, masks, near - ONE[n], mine.set_bonus)
            for n in range(len(SYMBOLS))
            if lane(near, n)
        }
        if not worths:
            break
        symbol = max(worths, key=lambda n: (worths[n], -n))
        symbols += int(ONE[symbol])
        near -= int(ONE[symbol])
        side, card = next(
            (side, card)
            for side in sides
            for card in cards_in(state.city(side))
            if SYMBOL_OF.get(card) == symbol and (side, card) not in taken
        )
        taken.add((side, card))
        copied.append({"symbol": SYMBOLS[symbol], "city": side, "card": card})
    return copied


class Outlook(Place):
    """The preview of conflicts and masks; computed from the rest of a view, and never read back."""

    seen: tuple[str, ...] = ("conflicts", "masks")

    def __init__(self, size: Size) -> None:
        count = Whole(0, MOST_STRENGTH)
        fight = Parts({"cities": Several(size.city, 2, 2), "tokens": Whole(0, 2)})
        copied = Parts(
            {"symbol": Name("symbol", SYMBOLS), "city": size.city, "card": Name("card", SYMBOL_OF)}
        )
        strength, fights = Several(count, size.ring, size.ring), Several(fight, size.ring)
        self.sometimes = {
            "conflicts": Parts({"strength": strength, "fights": fights}),
            "masks": Parts({}, {str(n): Several(copied, MOST_MASKS) for n in range(size.ring)}),
        }

    def conclude(self, view: Written, memory: Memory, scene: Scene) -> Written:
        state, ring = scene.state, scene.ring
        data: Written = {
            "conflicts": {"strength": [strength_of(state, n) for n in ring], "fights": fights_of(state)}
        }
        masks = {str(n): masks_of(state, n) for n in ring if state.city(n).masks}
        return data | ({"masks": masks} if masks else {})
