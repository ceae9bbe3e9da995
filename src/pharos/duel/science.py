"""Science and progress: symbols, pairs, progress tokens, scientific supremacy."""

from typing import Final

from mypy_extensions import i64

from pharos.core.bits import ONE, lane
from pharos.duel.pieces import SETUP
from pharos.duel.state import SCIENCE, City, State
from pharos.duel.steps import PROGRESS as CHOOSE_TOKEN

KINDS_TO_WIN: Final[i64] = SETUP.science_symbols_to_win


def learn(state: State, seat: i64, symbol: i64) -> None:
    """Adds a symbol to a city: the sixth kind wins, a pair brings a token (DUEL-SCI-02 to DUEL-SCI-06)."""
    city = state.city(seat)
    city.science += ONE[symbol]
    copies = lane(city.science, symbol)
    if copies == 1:
        city.kinds += 1
        if city.kinds == KINDS_TO_WIN:
            state.win(seat, SCIENCE)
    elif copies == 2:
        state.push(CHOOSE_TOKEN, seat, 0)


def know_symbol(city: City, symbol: i64) -> None:
    """Adds a symbol to a city without any consequences."""
    if lane(city.science, symbol) == 0:
        city.kinds += 1
    city.science += ONE[symbol]


def forget(state: State, seat: i64, symbol: i64) -> None:
    """Removes a symbol from a city."""
    city = state.city(seat)
    city.science -= ONE[symbol]
    if lane(city.science, symbol) == 0:
        city.kinds -= 1
