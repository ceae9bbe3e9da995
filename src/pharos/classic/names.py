"""The pieces of a game of 7 Wonders, by place and name."""

from pharos.classic.boards import BOARDS, MOST_STAGES
from pharos.classic.choices import card_name
from pharos.classic.city import City
from pharos.classic.deal import FREE_CITY_PLAYERS
from pharos.classic.pieces import CARDS, WORD_STARTS, WORDS
from pharos.classic.state import ROOM, State
from pharos.core.bits import members

BOARD_NUMBERS = {board.name: int(board.number) for board in BOARDS}


def cards_in(city: City) -> list[str]:
    """Returns the structures in a city."""
    words = [(int(WORD_STARTS[word]), members(int(city.word(word)))) for word in range(int(WORDS))]
    return [CARDS[start + n].name for start, found in words for n in found]


def held_cards(state: State, seat: int) -> list[int]:
    """Returns the cards a seat holds, as numbers."""
    hand = int(state.hand_of(seat))
    start = hand * int(ROOM)
    return [int(state.hands[n]) for n in range(start, start + int(state.held[hand]))]


def hand_of(state: State, seat: int) -> list[str]:
    """Returns the cards a seat holds."""
    return [CARDS[card].name for card in held_cards(state, seat)]


def discarded(state: State) -> list[str]:
    """Returns the cards of the discard pile, sorted, with all copies."""
    names: list[str] = []
    for word in range(int(WORDS)):
        for n in members(int(state.discard_word(word))):
            card = CARDS[n + int(WORD_STARTS[word])]
            names += [card.name] * int(state.copies_discarded(card))
    return names


def markers_of(state: State, number: int) -> list[str]:
    """Returns the cards and leaders under a wonder, first stage first."""
    start = number * int(MOST_STAGES)
    return [card_name(int(state.under[start + n])) for n in range(int(state.city(number).stages))]


def pile_of(state: State) -> list[str]:
    """Returns the rest of the free city's pile, top card first."""
    if state.deal.players != FREE_CITY_PLAYERS or state.turn == 0:
        return []
    return [CARDS[int(state.pile_card(n))].name for n in range(int(state.drawn), int(state.deal.hand_size))]
