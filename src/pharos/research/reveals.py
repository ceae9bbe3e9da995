"""What is turned up in the base game of Duel, as chance of its own.

A game is dealt beforehand, so a card that nobody has seen may still be exchanged for any other with the same
back: that is what chance does when it is turned up. A new age turns many up at once, one after the other.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from pharos.core.bits import members
from pharos.duel.deal import REMOVED, SLOTS, Deal
from pharos.duel.pieces import CARDS
from pharos.game import Game

LAST_AGE = 3
GUILD = 0
GUILD_COLOR = 6
BACKS = [GUILD if card.color == GUILD_COLOR else int(card.age) for card in CARDS]
"""What the back of each card shows: an age, or a guild."""
BASE = [not card.expansion for card in CARDS]
GUILDS = {int(card.number) for card in CARDS if BACKS[card.number] == GUILD and not card.expansion}


class Reveals:
    """The places whose cards were turned up last and still wait for chance."""

    def __init__(self) -> None:
        self._age = 0
        self._seen = 0
        """The places of the age whose cards were turned up before, as a mask."""
        self.pending: list[int] = []

    def look(self, game: Game) -> None:
        """Notes what has been turned up since the last look."""
        state: Any = game.state
        shown = int(state.present & state.shown)
        age = int(state.age) if state.present else 0
        if age != self._age:
            self._age, self._seen = age, 0
        self.pending = [] if game.over else members(shown & ~self._seen)
        self._seen |= shown

    def outcomes(self, game: Game) -> list[int]:
        """The numbers of the cards that may turn up in the next place: every card with its back that nobody
        has seen, laid out or in the box."""
        state: Any = game.state
        deal: Deal = state.deal
        laid = list(deal.cards[(self._age - 1) * SLOTS : self._age * SLOTS])
        back = BACKS[laid[self.pending[0]]]
        found = {laid[place] for place in [*members(state.present & ~state.shown), *self.pending]}
        found.update(deal.removed[(self._age - 1) * REMOVED : self._age * REMOVED])
        if back == GUILD:  # those that were not dealt lie in the box
            found |= GUILDS.difference(laid)
        return sorted(card for card in found if card >= 0 and BACKS[card] == back and BASE[card])

    def turn_up(self, game: Game, card: int) -> None:
        """A card turns up in the next place: it changes places with the one that was dealt there."""
        state: Any = game.state
        place = self.pending[0]
        self.pending = self.pending[1:]
        if int(state.deal.card_at(self._age, place)) != card:
            state.deal = _exchanged(state.deal, self._age, place, card)
            game._course.forget()


def _exchanged(deal: Deal, age: int, place: int, card: int) -> Deal:
    """A deal in which a card lies in a place, and what lay there where that card was; others keep the old
    one, which they share."""
    first = (age - 1) * int(SLOTS)
    was = int(deal.card_at(age, place))
    cards, removed = list(deal.cards), list(deal.removed)
    laid = cards[first : first + int(SLOTS)]
    new = Deal(deal.rules)
    if card in laid:
        cards[first + laid.index(card)] = was
    elif card in removed:
        removed[removed.index(card)] = was
    cards[first + place] = card
    slots = [-1] * len(CARDS)
    for at, number in enumerate(cards):
        if number >= 0:
            slots[number] = at % int(SLOTS)
    new.cards, new.slot_of, new.removed = vec[i64](cards), vec[i64](slots), vec[i64](removed)
    new.first, new.wonders, new.board, new.box = deal.first, deal.wonders, deal.board, deal.box
    new.added = deal.added
    return new
