"""Revealed cards in base Duel as explicit chance events.

A game is dealt in advance, but an unseen card can still be exchanged for any other with the same back. That
is what a chance event does when the card is revealed. A new age reveals many cards, one after the other.
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
"""The back of each card: an age, or a guild."""
BASE = [not card.expansion for card in CARDS]
GUILDS = {int(card.number) for card in CARDS if BACKS[card.number] == GUILD and not card.expansion}


class Reveals:
    """The slots whose cards were just revealed and still await their chance event."""

    def __init__(self) -> None:
        self._age = 0
        self._seen = 0
        """Mask of the slots of the age whose cards were revealed earlier."""
        self.pending: list[int] = []

    def look(self, game: Game) -> None:
        """Records the slots revealed since the last call."""
        state: Any = game.state
        shown = int(state.present & state.shown)
        age = int(state.age) if state.present else 0
        if age != self._age:
            self._age, self._seen = age, 0
        self.pending = [] if game.over else members(shown & ~self._seen)
        self._seen |= shown

    def outcomes(self, game: Game) -> list[int]:
        """Returns the cards that may be in the next slot: all unseen cards with its back, in the structure or
        in the box."""
        state: Any = game.state
        deal: Deal = state.deal
        laid = list(deal.cards[(self._age - 1) * SLOTS : self._age * SLOTS])
        back = BACKS[laid[self.pending[0]]]
        found = {laid[place] for place in [*members(state.present & ~state.shown), *self.pending]}
        found.update(deal.removed[(self._age - 1) * REMOVED : self._age * REMOVED])
        if back == GUILD:  # guilds that were not dealt are in the box
            found |= GUILDS.difference(laid)
        return sorted(card for card in found if card >= 0 and BACKS[card] == back and BASE[card])

    def turn_up(self, game: Game, card: int) -> None:
        """Puts a card into the next slot, in exchange for the one dealt there."""
        state: Any = game.state
        place = self.pending[0]
        self.pending = self.pending[1:]
        if int(state.deal.card_at(self._age, place)) != card:
            state.deal = _exchanged(state.deal, self._age, place, card)
            game._course.forget()


def _exchanged(deal: Deal, age: int, place: int, card: int) -> Deal:
    """Returns a copy of a deal with a card exchanged into a slot; the original is shared and stays
    unchanged."""
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
