"""Senators: their price, and their effects when recruited."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.bits import lane, mask_of, size
from pharos.duel.agora import steps as agora_steps
from pharos.duel.agora.decrees import EXTENDING, counted_blue
from pharos.duel.agora.senate import PRINTED
from pharos.duel.piece import BLUE, POLITICIAN, SECTIONS
from pharos.duel.pieces import CARDS, PROGRESS
from pharos.duel.state import City, State

PRICE_STEP: Final[i64] = PRINTED.setup.senator_price_step
SENATOR_CARDS: Final[i64] = sum(int(card.hi) for card in CARDS if card.kind >= POLITICIAN)
"""All Senators, in the high word of a set of cards."""
FREEING: Final[i64] = mask_of([int(token.number) for token in PROGRESS if token.free_senators])
SECTION_CHAMBERS: Final = vec[i64](
    [
        mask_of([n for n, chamber in enumerate(PRINTED.chambers) if chamber.section == section])
        for section in SECTIONS
    ]
)
_MOST_BLUE: Final = max(step.blue_cards for step in PRINTED.setup.senate_actions)
ACTIONS: Final = vec[i64](
    [
        max(step.actions for step in PRINTED.setup.senate_actions if step.blue_cards <= blue)
        for blue in range(_MOST_BLUE + 1)
    ]
)
"""Senate actions by number of blue cards, up to the number that gives the most (AGORA-POL-01)."""
ACTION_FIELD: Final[i64] = 8
"""The argument of a Senate step is `section + actions left * ACTION_FIELD`."""


def senator_price(city: City) -> i64:
    """Returns the price of the next Senator (AGORA-REC-01 to AGORA-REC-03)."""
    if city.progress & FREEING != 0:
        return 0
    return size(city.hi & SENATOR_CARDS) * PRICE_STEP


def senate_actions(city: City) -> i64:
    """Returns the number of actions of a Politician (AGORA-POL-01, AGORA-DEC-10)."""
    blue = lane(city.counts, BLUE) + counted_blue(city.decrees)
    if blue > _MOST_BLUE:
        blue = _MOST_BLUE
    return ACTIONS[blue]


def recruit(state: State, seat: i64, number: i64) -> None:
    """Recruits a Senator; the number of actions is determined at this moment (AGORA-POL-06, AGORA-DEC-19)."""
    card = CARDS[number]
    mine = state.city(seat)
    mine.gain(card)
    if card.kind == POLITICIAN:
        state.push(agora_steps.SENATE, seat, card.section + senate_actions(mine) * ACTION_FIELD)
        return
    if mine.decrees & EXTENDING != 0:
        state.again = 1
    state.push(card.asks[0][0], seat, card.asks[0][1])
