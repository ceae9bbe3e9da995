"""The deal: everything chance decides, fixed before the first choice.

Nothing changes a deal after it is made, so all copies of a game share it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.core.chance import Chance
from pharos.duel.pieces import CARDS, PROGRESS, SETUP, WONDERS

SLOTS: Final[i64] = 25
"""Places reserved for each age in the list of cards (the largest structure)."""

WONDERS_DEALT: Final[i64] = 8
TOKENS_ON_BOARD: Final[i64] = SETUP.progress_tokens_on_board
REMOVED: Final[i64] = SETUP.removed_cards_per_deck
GUILDS_ADDED: Final[i64] = SETUP.guilds_added


@final
@mypyc_attr(acyclic=True)
class Deal:
    """One deal, in numbers of components."""

    def __init__(self) -> None:
        self.first: i64 = 0
        self.last_player_chooses: bool = False
        self.first_game_wonders: bool = False
        self.wonders: vec[i64] = vec[i64]([-1] * int(WONDERS_DEALT))
        self.board: i64 = 0
        self.box: vec[i64] = vec[i64]()
        self.cards: vec[i64] = vec[i64]([-1] * (3 * int(SLOTS)))
        self.slot_of: vec[i64] = vec[i64]([-1] * len(CARDS))
        self.removed: vec[i64] = vec[i64]([-1] * (3 * int(REMOVED)))

    def card_at(self, age: i64, slot: i64) -> i64:
        """The card in a slot of an age's structure (ages from 1)."""
        return self.cards[(age - 1) * SLOTS + slot]

    def lay(self, age: i64, slot: i64, card: i64) -> None:
        """Puts a card into a slot of an age's structure."""
        self.cards[(age - 1) * SLOTS + slot] = card
        self.slot_of[card] = slot


AGE_DECKS: Final = [
    vec[i64]([int(card.number) for card in CARDS if card.age == age and not card.guild]) for age in (1, 2, 3)
]
"""The cards of each age deck, guilds left out."""
GUILDS: Final = vec[i64]([int(card.number) for card in CARDS if card.guild])


def _numbers(count: int) -> vec[i64]:
    return vec[i64](list(range(count)))


def deal_cards(chance: Chance) -> Deal:
    """A random deal of the base game (DUEL-SETUP-03, -05, -06, -08, DUEL-DRAFT-01)."""
    deal = Deal()
    deal.first = chance.below(2)
    wonders = _numbers(len(WONDERS))
    chance.shuffle(wonders, len(wonders))
    deal.wonders = wonders[: int(WONDERS_DEALT)]
    deal_tokens(deal, chance)
    age: i64 = 1
    while age <= 3:
        deck = AGE_DECKS[age - 1][:]
        chance.shuffle(deck, len(deck))
        kept: i64 = len(deck) - REMOVED
        n: i64 = 0
        while n < REMOVED:
            deal.removed[(age - 1) * REMOVED + n] = deck[kept + n]
            n += 1
        if age == 3:
            guilds = GUILDS[:]
            chance.shuffle(guilds, len(guilds))
            n = 0
            while n < GUILDS_ADDED:
                deck[kept + n] = guilds[n]
                n += 1
            kept += GUILDS_ADDED
            chance.shuffle(deck, kept)
        slot: i64 = 0
        while slot < kept:
            deal.lay(age, slot, deck[slot])
            slot += 1
        age += 1
    return deal


def deal_tokens(deal: Deal, chance: Chance) -> None:
    """Progress tokens: some on the board, the others in the box in the order of a draw."""
    tokens = _numbers(len(PROGRESS))
    chance.shuffle(tokens, len(tokens))
    n: i64 = 0
    while n < TOKENS_ON_BOARD:
        deal.board |= PROGRESS[tokens[n]].lo
        n += 1
    deal.box = tokens[int(TOKENS_ON_BOARD) :]
