"""The symbols that masks would copy if the game ended now."""

from pharos.classic.cities.masks import green_symbols, masked_worth
from pharos.classic.names import cards_in
from pharos.classic.piece import GREEN, SYMBOLS
from pharos.classic.pieces import CARDS
from pharos.classic.state import State
from pharos.classic.zones.place import Size
from pharos.core.bits import ONE, lane
from pharos.core.shape import Name, Parts, Several, Shape

MOST_MASKS = 99

SYMBOL_OF = {
    card.name: n
    for card in CARDS
    if card.color == GREEN
    for n in range(len(SYMBOLS))
    if lane(card.symbols, n)
}
"""The symbol of each green card; other cards cannot be copied (CITIES-MASK-05)."""


def shapes(size: Size) -> dict[str, Shape]:
    """Returns the shape of what masks copy, by city."""
    copied = Parts({"symbol": Name("symbol", SYMBOLS), "city": size.city, "card": Name("card", SYMBOL_OF)})
    return {"masks": Parts({}, {str(n): Several(copied, MOST_MASKS) for n in range(size.ring)})}


def outlook(state: State) -> dict[str, object]:
    """Returns what the masks of each city that has some would copy."""
    ring = range(int(state.deal.ring))
    masks = {str(n): masks_of(state, n) for n in ring if state.city(n).masks}
    return {"masks": masks} if masks else {}


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
